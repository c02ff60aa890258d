#!/bin/sh
# Renews the lock files, for `make lock`: one set of versions for Python 3.11 to 3.14 on every platform.
set -eu

uv=$(mktemp -d)
trap 'rm -rf "$uv"' EXIT
.venv/bin/python -m pip install -qq --disable-pip-version-check --target "$uv" uv

lock() {
    extra=$1 file=$2
    shift 2
    "$uv/bin/uv" pip compile --quiet --universal --python-version 3.11 --fork-strategy fewest --upgrade \
        --custom-compile-command "make lock" --extra "$extra" --output-file "$file" "$@" pyproject.toml
}

lock dev requirements.lock
# The container installs nothing that does not have one of these hashes.
lock image requirements-image.lock --constraint requirements.lock --generate-hashes --no-annotate
lock bench requirements-bench.lock --constraint requirements.lock
lock mutants requirements-mutants.lock --constraint requirements.lock
lock docs requirements-docs.lock --constraint requirements.lock
