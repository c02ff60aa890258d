#!/bin/sh
# A Chromium for the tests of the table, for `make test`: one that is found, else Debian's where it may be installed, else
# Playwright's own. Where none can be had, those tests fail and say what to install.
set -eu

found() {
    [ -n "${ARASTA_CHROMIUM:-}" ] && return
    for name in chromium chromium-browser google-chrome google-chrome-stable chrome; do
        command -v "$name" >/dev/null && return
    done
    return 1
}

install_debian() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    printf 'Installing chromium\n'
    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y install chromium; } >/dev/null 2>&1
}

found || install_debian || .venv/bin/playwright install chromium >/dev/null 2>&1 || true
