#!/bin/sh
# Installs the checker of the client's types into .venv, for `make check` and `make test`. Node and npm come with the
# development packages; what is installed is in tools/typescript/package-lock.json, with its hashes.
set -eu

echo "Installing the packages of tools/typescript/package-lock.json"
mkdir -p .venv/node
cp tools/typescript/package.json tools/typescript/package-lock.json .venv/node
.venv/bin/npm ci --prefix .venv/node --loglevel=error --no-audit --no-fund --no-update-notifier >/dev/null
