#!/usr/bin/env bash
# usage: action.sh get|check
# The steps of action.yml. What a workflow gives comes in variables, never as text of a script.
set -euo pipefail
prefix=$RUNNER_TEMP/scaffold

get() {
    if [ -n "$SCAFFOLD_ARCHIVE" ]; then unpack; else build; fi
}

# A release archive is tried only after its checksum.
unpack() {
    if [ -z "$SCAFFOLD_SHA256" ]; then
        echo "::error::'archive' needs 'sha256': an archive without a checksum is not run"
        exit 2
    fi
    curl --fail --silent --show-error --location --output "$RUNNER_TEMP/scaffold.tar.gz" "$SCAFFOLD_ARCHIVE"
    checksum "$RUNNER_TEMP/scaffold.tar.gz"
    mkdir -p "$prefix"
    tar -xzf "$RUNNER_TEMP/scaffold.tar.gz" --strip-components 1 -C "$prefix"
}

checksum() { # FILE
    local sum=(sha256sum)
    command -v sha256sum >/dev/null || sum=(shasum -a 256)
    echo "$SCAFFOLD_SHA256  $1" | "${sum[@]}" --check
}

build() {
    make -C "$GITHUB_ACTION_PATH" install "PREFIX=$prefix"
}

check() {
    local words=()
    if [ -n "$SCAFFOLD_SARIF" ]; then
        words+=(--format text --format "sarif=$SCAFFOLD_SARIF")
        echo "sarif=$SCAFFOLD_SARIF" >> "$GITHUB_OUTPUT"
    fi
    if [ -n "$SCAFFOLD_BASELINE" ]; then words+=(--baseline "$SCAFFOLD_BASELINE"); fi
    if [ "$SCAFFOLD_STRICT" = true ]; then words+=(--strict); fi
    "$prefix/bin/scaffold" check ${words[@]+"${words[@]}"} -- "$SCAFFOLD_PATH"
}

case ${1-} in
    get) get ;;
    check) check ;;
    *) echo "usage: $0 get|check" >&2 && exit 2 ;;
esac
