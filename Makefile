# `make` alone lists what there is.

SWIFT ?= swift
# More options for building, such as --disable-sandbox.
SWIFTFLAGS ?=
PREFIX ?= /usr/local
SOURCES = Package.swift Sources Tests Templates/BundledTemplates.swift
# One file that runs on any machine of the same system, without a Swift installation and without names of this machine;
# on Linux without shared libraries where the system has static ones: loading them takes longer than most commands.
STATIC_C = $(and $(wildcard /usr/lib/*/libc.a /usr/lib64/libc.a),$(wildcard /usr/lib/gcc/*/*/libstdc++.a))
LINUX = $(if $(STATIC_C),-Xswiftc -static-executable,--static-swift-stdlib) -Xlinker -s
RELEASE = -c release $(if $(filter Linux,$(shell uname -s)),$(LINUX)) $(SWIFTFLAGS)
# The program that `make build` leaves; asked for when a recipe runs, as it takes the package manager a moment.
BINARY = $$($(SWIFT) build $(RELEASE) --show-bin-path)/scaffold
# What `make install` puts below PREFIX.
INSTALLED = bin/scaffold share/man/man1/scaffold.1 share/bash-completion/completions/scaffold \
	share/zsh/site-functions/_scaffold share/fish/vendor_completions.d/scaffold.fish

.PHONY: help build test lint format golden documentation faults fuzz bench install uninstall dist formula check clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: ## build the release binary
	$(SWIFT) build $(RELEASE) --product scaffold

test: ## run all tests, those that build a generated workspace included
	$(SWIFT) test

lint: ## check the formatting of the sources, and the scripts where there is shellcheck
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)
	if command -v shellcheck >/dev/null; then shellcheck .ci/run */*.sh; fi

format: ## format the sources
	$(SWIFT) format format --in-place --recursive --parallel $(SOURCES)

golden: ## record what the golden workspaces look like now; review the difference
	-RECORD=1 $(SWIFT) test --filter Golden

documentation: ## write the pages that are made from the code; review the difference
	-RECORD=1 $(SWIFT) test --filter GeneratedPageTests

faults: ## disturb the tool at every system call that writes; needs strace
	FAULTS=all $(SWIFT) test --filter FaultInjectionTests

fuzz: ## feed the readers of hostile input with what covers new branches; RUNS=100000 inputs each
	for target in Imports Specs Templates; do Tests/Fuzz/fuzz.sh $$target $(or $(RUNS),100000) || exit; done

bench: build ## measure the tool beside its peers; those that are missing are said
	Benchmarks/bench.sh "$(BINARY)"

install: build ## install program, manual page and completions below PREFIX; DESTDIR goes before it
	Distribution/install.sh "$(BINARY)" "$(DESTDIR)$(PREFIX)"

uninstall: ## take away what `make install` put there
	for file in $(INSTALLED); do rm -f "$(DESTDIR)$(PREFIX)/$$file"; done

dist: build ## make a release archive and its checksum in .build/dist
	Distribution/dist.sh "$(BINARY)" .build/dist

formula: build ## make the Homebrew formula for an archive of the sources that URL will hold
	Distribution/formula.sh "$(URL)" "$$("$(BINARY)" --version)" .build/dist

check: lint test ## what the continuous integration runs

clean: ## remove what was built
	$(SWIFT) package clean
