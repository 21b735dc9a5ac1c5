#!/bin/sh
# usage: install.sh BINARY PREFIX
# Puts the program, its manual page and its completions below PREFIX, where shells and `man` look for them.
set -eu
binary=$1
prefix=$2
pages=$(mktemp -d)
trap 'rm -rf "$pages"' EXIT

put() { # MODE FILE TARGET
    install -d "$prefix/$(dirname "$3")"
    install -m "$1" "$2" "$prefix/$3"
}

# What follows from the program's own list of commands and options.
write() { # TARGET WORD...
    target=$1
    shift
    "$binary" "$@" > "$pages/page"
    put 644 "$pages/page" "$target"
}

put 755 "$binary" bin/scaffold
write share/man/man1/scaffold.1 help --man
write share/bash-completion/completions/scaffold completions bash
write share/zsh/site-functions/_scaffold completions zsh
write share/fish/vendor_completions.d/scaffold.fish completions fish
