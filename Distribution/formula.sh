#!/bin/sh
# usage: formula.sh URL VERSION FOLDER
# Writes FOLDER/scaffold-VERSION.tar.gz, the sources of the last commit, and FOLDER/scaffold.rb, the Homebrew formula
# that builds them. URL is where the archive will be found.
set -eu
url=$1
version=$2
folder=$3
here=$(dirname "$0")

checksum() {
    if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -d ' ' -f 1
}

mkdir -p "$folder"
archive=$folder/scaffold-$version.tar.gz
git -C "$here/.." archive --prefix="scaffold-$version/" HEAD | gzip -n -9 > "$archive"
sed -e "s|@URL@|$url|" -e "s|@SHA256@|$(checksum < "$archive")|" "$here/scaffold.rb.in" > "$folder/scaffold.rb"
echo "$folder/scaffold.rb"
