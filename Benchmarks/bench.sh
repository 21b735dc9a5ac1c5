#!/bin/sh
# Prints a table of medians, side by side in one run: the tool against its peers on the same job.
#
# usage: bench.sh SCAFFOLD
#   SCAFFOLD    the release binary
#   MAKE_TREE   the script that writes one project twice, as Swift and as Python
#   RUNS        how often each command is measured, 20 without it
#
# Needs hyperfine; a peer that is not installed is said and left out.
set -eu

scaffold=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
make_tree=${MAKE_TREE:-$(cd "$(dirname "$0")/.." && pwd)/../shared/bench/make-tree.py}
runs=${RUNS:-20}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

has() { command -v "$1" >/dev/null 2>&1; }

has hyperfine || { echo "bench: hyperfine is not installed" >&2; exit 2; }

# median COMMAND [PREPARE]: in milliseconds; empty when the command fails.
median() {
    if hyperfine --shell=none --output=pipe --warmup 3 --runs "$runs" --export-csv "$work/times.csv" \
        ${2:+--prepare "$2"} "$1" >/dev/null 2>"$work/errors"; then
        # The command may hold commas: the columns are counted from the end.
        awk -F, 'NR == 2 { printf "%.2f", $(NF - 4) * 1000 }' "$work/times.csv"
    fi
}

head_row() { printf '\n%-44s %12s %12s %10s\n' "$1" "ours ms" "peer ms" "ours/peer"; }

# row PEER OURS THEIRS
row() {
    if [ -z "$2" ] || [ -z "$3" ]; then
        printf '%-44s %12s\n' "$1" "failed"
    else
        awk -v peer="$1" -v ours="$2" -v theirs="$3" \
            'BEGIN { printf "%-44s %12.2f %12.2f %10.3f\n", peer, ours, theirs, ours / theirs }'
    fi
}

skipped() { printf '%-44s %12s\n' "$1" "not there"; }

# against PEER PROGRAM OURS COMMAND [PREPARE]
against() {
    if has "$2"; then row "$1" "$3" "$(median "$4" "${5:-}")"; else skipped "$1"; fi
}

tree() {
    if [ -f "$make_tree" ] && has python3; then
        python3 "$make_tree" "$work/$1" "$2" "$3" 125
    else
        return 1
    fi
}

bench_check() {
    head_row "check: 200 modules, 5,000 files"
    if tree small 200 25; then
        cd "$work/small/swift"
        ours=$(median "$scaffold check --strict")
        against "rg -n '^\\s*import\\s'" rg "$ours" "rg -n '^\\s*import\\s' $work/small/swift"
        cd "$work/small/py"
        against "tach check (the same graph in Python)" tach "$ours" "tach check"
        against "lint-imports (the same graph in Python)" lint-imports "$ours" "lint-imports --no-cache"
    else
        skipped "$make_tree"
    fi
}

bench_growth() {
    head_row "check: 1,000 modules, 50,000 files"
    if tree large 1000 50; then
        cd "$work/large/swift"
        ours=$(median "$scaffold check --strict")
        against "rg -n '^\\s*import\\s'" rg "$ours" "rg -n '^\\s*import\\s' $work/large/swift"
        if [ -x /usr/bin/time ]; then
            /usr/bin/time -f '%M' "$scaffold" check --strict 2>"$work/memory" >/dev/null || true
            echo "memory: $(tail -n 1 "$work/memory") KiB"
        fi
    else
        skipped "$make_tree"
    fi
}

bench_start() {
    head_row "start"
    bare=$(median true)
    row "--version, against true" "$(median "$scaffold --version")" "$bare"
    cd "$work"
    "$scaffold" new Shop --no-git --quiet
    cd "$work/Shop"
    row "check of a fresh default workspace, against true" "$(median "$scaffold check")" "$bare"
}

bench_new() {
    head_row "new: the default workspace"
    cd "$work"
    ours=$(median "$scaffold new Shop --no-git --quiet --output out" "rm -rf $work/out")
    row "cp -r of the result" "$ours" "$(median "cp -r Shop out" "rm -rf $work/out")"
    mkdir -p "$work/cutter/{{cookiecutter.name}}" "$work/copier/template"
    cp -r "$work/Shop/Sources" "$work/Shop/Tests" "$work/cutter/{{cookiecutter.name}}"
    cp -r "$work/Shop/Sources" "$work/Shop/Tests" "$work/copier/template"
    echo '{ "name": "out", "_copy_without_render": ["*.strings"] }' >"$work/cutter/cookiecutter.json"
    printf '_subdirectory: template\nname:\n  type: str\n  default: out\n' >"$work/copier/copier.yml"
    against "cookiecutter, the same sources" cookiecutter "$ours" "cookiecutter --no-input $work/cutter" "rm -rf $work/out"
    against "copier, the same sources" copier "$ours" "copier copy --quiet --defaults $work/copier $work/out" "rm -rf $work/out"
}

# Every fourth module publishes a service, which the next three use.
many_modules() {
    awk 'BEGIN {
        print "{ \"name\": \"Many\", \"modules\": ["
        for (i = 0; i < 1000; i++) {
            more = i % 4 ? sprintf("\"dependencies\": [\"Page%dInterface\"]", i - i % 4) : "\"interface\": true"
            printf "%s{ \"name\": \"Page%d\", \"layer\": \"Main\", %s }\n", i ? "," : "", i, more
        }
        print "] }"
    }'
}

bench_many() {
    head_row "a workspace of 1,000 modules"
    bare=$(median true)
    cd "$work"
    many_modules >many.json
    "$scaffold" new Many --spec many.json --no-git --quiet
    cd Many
    "$scaffold" add-module Cart --layer Main --quiet
    row "add-module, against true" "$(median "$scaffold add-module Cart --layer Main --quiet" \
        "$scaffold remove-module Cart --force --quiet")" "$bare"
    row "check, against true" "$(median "$scaffold check")" "$bare"
}

bench_check
bench_growth
bench_start
bench_many
bench_new
