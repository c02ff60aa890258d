#!/bin/sh
# Makes .venv from the lock file, for `make setup`. PYTHON=… names the interpreter; otherwise the first of these that fits is taken.
set -eu

say() { printf '%s\n' "$*"; }
fail() { say "$*" >&2; exit 1; }

# By running it: a pyenv shim can be on the path and refuse to run.
fits() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] < (3, 15))' 2>/dev/null; }

choose_python() {
    for candidate in ${PYTHON:-python3.13 python3.14 python3.12 python3.11 python3}; do
        if fits "$candidate"; then
            say "$candidate"
            return
        fi
    done
    fail "Arasta needs Python 3.11 to 3.14. Install one, or name it: make setup PYTHON=/path/to/python3"
}

make_venv() { "$1" -m venv --clear .venv >/dev/null 2>&1; }

# Debian ships Python without ensurepip; its venv package brings it.
install_venv_package() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    say "Installing $1"
    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y install "$1"; } >/dev/null 2>&1
}

if ! fits .venv/bin/python || ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    python=$(choose_python)
    say "Making .venv with $("$python" --version)"
    if ! make_venv "$python"; then
        package=$("$python" -c 'import sys; print("python{}.{}-venv".format(*sys.version_info))')
        { install_venv_package "$package" && make_venv "$python"; } ||
            fail "$python cannot make virtual environments. On Debian: apt-get install $package; then run make again."
    fi
fi

say "Installing the packages of requirements.lock"
# -qq keeps errors and drops warnings about this machine's package settings.
.venv/bin/python -m pip install -qq --disable-pip-version-check -r requirements.lock
.venv/bin/python -m pip install -qq --disable-pip-version-check --no-deps --no-build-isolation -e .
