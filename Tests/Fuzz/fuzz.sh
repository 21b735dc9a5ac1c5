#!/bin/sh
# Feeds a reader of hostile input with what covers new branches of it (libFuzzer), from the corpus beside this file.
#
# usage: fuzz.sh Imports|Specs|Templates [RUNS]
#   RUNS    how many inputs are tried, 100000 without it
#   KEEP    a folder for inputs that reach new code; they are thrown away without it
#
# Ends with 0 when nothing crashes, hangs or takes more than 512 MB, and with 77 where the compiler has no libFuzzer.
set -eu

here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
target=$1
runs=${2:-100000}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

compile="swiftc -O -swift-version 6 -parse-as-library -sanitize=fuzzer -I $work -L $work"

printf '@_cdecl("LLVMFuzzerTestOneInput") public func f(_ d: UnsafePointer<UInt8>?, _ n: Int) -> CInt { 0 }\n' \
    >"$work/probe.swift"
$compile "$work/probe.swift" -o "$work/probe" 2>/dev/null || {
    echo "fuzz: the compiler has no libFuzzer" >&2
    exit 77
}

# module NAME FILE...
module() {
    name=$1
    shift
    $compile -emit-module -emit-module-path "$work/$name.swiftmodule" -emit-library -static -module-name "$name" \
        -o "$work/lib$name.a" "$@"
}

sources() { find "$root/Sources/$1" -name '*.swift'; }

# The default spec, as the build-tool plugin embeds it.
bundle() {
    swiftc "$root"/Sources/TemplateEmbedder/*.swift -o "$work/embed"
    "$work/embed" "$root/Templates" "$work/EmbeddedFiles.swift" "$root"/Templates/Spec/*
    module BundledTemplates "$root"/Templates/*.swift "$work/EmbeddedFiles.swift"
}

# shellcheck disable=SC2046 # No source has a blank in its path.
build() {
    module Diagnostics $(sources Diagnostics)
    case $target in
        Imports) module ImportScanner $(sources ImportScanner) && libraries="-lImportScanner" ;;
        Templates) module TemplateEngine $(sources TemplateEngine) && libraries="-lTemplateEngine" ;;
        Specs)
            bundle
            module WorkspaceSpec $(sources WorkspaceSpec)
            libraries="-lWorkspaceSpec -lBundledTemplates"
            ;;
        *) echo "fuzz: there is no target '$target'" >&2 && exit 2 ;;
    esac
    cat >"$work/entry.swift" <<END
@_cdecl("LLVMFuzzerTestOneInput")
public func enter(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    exercise$target(Array(UnsafeBufferPointer(start: data, count: count)))
    return 0
}
END
    # shellcheck disable=SC2086 # Words.
    $compile "$work/entry.swift" "$here/Targets/$target.swift" -o "$work/fuzz" $libraries -lDiagnostics
}

build
mkdir -p "$work/found"
cd "$work"
"$work/fuzz" -runs="$runs" -seed=20261130 -timeout=10 -rss_limit_mb=512 -max_len=4096 -print_final_stats=1 \
    "${KEEP:-$work/found}" "$here/Corpus/$target" 2>"$work/log" || {
    tail -n 60 "$work/log" >&2
    for input in crash-* timeout-* oom-*; do
        if [ -f "$input" ]; then cp "$input" "$root/" && echo "fuzz: the input is '$root/$input'" >&2; fi
    done
    exit 1
}
grep -E 'DONE|number_of_executed_units|new_units_added' "$work/log" | tail -n 3
