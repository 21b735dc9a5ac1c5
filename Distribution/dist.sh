#!/bin/sh
# usage: dist.sh BINARY FOLDER
# Writes FOLDER/scaffold-VERSION-SYSTEM-MACHINE.tar.gz and its SHA-256; the same inputs give the same bytes.
set -eu
binary=$1
folder=$2
here=$(dirname "$0")
system=$(uname -s | tr '[:upper:]' '[:lower:]' | sed 's/^darwin$/macos/')
name=scaffold-$("$binary" --version)-$system-$(uname -m)

# The time of the last commit, unless the caller has one.
stamp() {
    seconds=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct 2>/dev/null || echo 0)}
    date -u -d "@$seconds" +%Y%m%d%H%M.%S 2>/dev/null || date -u -r "$seconds" +%Y%m%d%H%M.%S
}

# Sorted, owned by nobody in particular; GNU's and BSD's tar say so in different words.
pack() {
    if tar --version | grep -q GNU; then
        set -- --owner=0 --group=0 --numeric-owner
    else
        set -- --uid 0 --gid 0 --numeric-owner
    fi
    find "$name" -print | LC_ALL=C sort | tar -cf - --format=ustar "$@" --no-recursion -T - | gzip -n -9
}

checksum() {
    if command -v sha256sum >/dev/null; then sha256sum "$1"; else shasum -a 256 "$1"; fi
}

stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
umask 022
"$here/install.sh" "$binary" "$stage/$name"
for page in README.md CHANGELOG.md LICENSE; do
    if [ -f "$here/../$page" ]; then install -m 644 "$here/../$page" "$stage/$name/$page"; fi
done
time=$(stamp)
find "$stage/$name" -exec env TZ=UTC touch -t "$time" {} +
mkdir -p "$folder"
(cd "$stage" && pack) > "$folder/$name.tar.gz"
(cd "$folder" && checksum "$name.tar.gz" > "$name.tar.gz.sha256")
echo "$folder/$name.tar.gz"
