# `make` alone lists what there is.

SWIFT ?= swift
PREFIX ?= /usr/local
SOURCES = Package.swift Sources Tests Templates/BundledTemplates.swift
# One file that runs on any machine of the same system, without a Swift installation.
RELEASE = -c release $(if $(filter Linux,$(shell uname -s)),--static-swift-stdlib)

.PHONY: help build test lint format golden documentation faults bench install check clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "%-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

build: ## build the release binary
	$(SWIFT) build $(RELEASE) --product scaffold

test: ## run all tests, those that build a generated workspace included
	$(SWIFT) test

lint: ## check the formatting of the sources
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format: ## format the sources
	$(SWIFT) format format --in-place --recursive --parallel $(SOURCES)

golden: ## record what the golden workspaces look like now; review the difference
	-RECORD=1 $(SWIFT) test --filter Golden

documentation: ## write the pages that are made from the code; review the difference
	-RECORD=1 $(SWIFT) test --filter GeneratedPageTests

faults: ## disturb the tool at every system call that writes; needs strace
	FAULTS=all $(SWIFT) test --filter FaultInjectionTests

bench: build ## measure the tool beside its peers; those that are missing are said
	Benchmarks/bench.sh "$$($(SWIFT) build $(RELEASE) --show-bin-path)/scaffold"

install: build ## install the binary in $(PREFIX)/bin
	install -d $(DESTDIR)$(PREFIX)/bin
	install -m 755 "$$($(SWIFT) build $(RELEASE) --show-bin-path)/scaffold" $(DESTDIR)$(PREFIX)/bin/scaffold

check: lint test ## what the continuous integration runs

clean: ## remove what was built
	$(SWIFT) package clean
