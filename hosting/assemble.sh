#!/bin/sh
# Puts together what a running bot needs, and no more: `hosting/assemble.sh FOLDER`. The Dockerfile runs this; without
# containers the folder can be copied to a machine of the same kind (system, processor, libc), and started there as
# hosting/bonfire.service does.
set -eu
[ $# = 1 ] || { echo "Usage: $0 FOLDER" >&2; exit 1; }
[ ! -e "$1" ] || { echo "$1 is there already." >&2; exit 1; }
mkdir -p "$1"
to=$(cd "$1" && pwd)
# Half of a bot is none, and would be in the way of the next attempt.
trap 'rm -rf "$to"' EXIT
cd "$(dirname "$0")/.."

# Always: after a `git pull` what lies here is of the version before.
npm ci --ignore-scripts
npm run --silent generate
npm run --silent build

# The sandbox and the benches are for whoever develops. What they share with the bot lies in dist/chunks.
cp -R package.json package-lock.json .npmrc LICENSE sqlite dist "$to/"
mkdir "$to/prisma"
cp -R prisma/migrations "$to/prisma/"
rm -r "$to/dist/sandbox" "$to/dist/bench" "$to/dist/test"

cd "$to"
npm ci --omit=dev --ignore-scripts
rm package-lock.json .npmrc

# Prisma brings a compiler of queries for each of its databases, in two sizes and two module formats. What is compiled
# says which of them it loads.
compilers=$(grep -rhoE 'query_compiler_[a-z]+_bg\.[a-z]+(\.wasm-base64)?\.m?js' dist | sort -u)
[ -n "$compilers" ] || { echo "The bot names none of Prisma's compilers of queries." >&2; exit 1; }
runtime=node_modules/@prisma/client/runtime
for name in $compilers; do
  [ -f "$runtime/$name" ] || { echo "Prisma brings no $name, which the bot loads." >&2; exit 1; }
done
for file in "$runtime"/query_compiler_* "$runtime"/wasm-compiler-edge*; do
  printf '%s\n' "$compilers" | grep -qxF "${file##*/}" || rm "$file"
done
# Fonts come in two formats: the canvas reads emoji in one, all others in the other (render/fonts.ts).
find node_modules/@fontsource -name '*.woff' ! -name 'noto-color-emoji-*' -delete
rm node_modules/@fontsource/noto-color-emoji/files/*.woff2
# libsql comes for both C libraries of Linux.
case $(node -p 'process.report.getReport().header.glibcVersionRuntime ? "glibc" : "other"') in
  glibc) rm -rf node_modules/@libsql/*-musl ;;
  *) rm -rf node_modules/@libsql/*-gnu ;;
esac
# OpenTelemetry comes in three module formats, of which Node loads one.
rm -rf node_modules/@opentelemetry/*/build/esm node_modules/@opentelemetry/*/build/esnext
# What only editors and debuggers of the libraries read.
find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' -o -name '*.tsbuildinfo' \) -delete
# Another user starts it than the one who puts it together, whose files may be nobody else's to read.
chmod -R a+rX .
trap - EXIT
