#!/bin/sh
# Firefox and WebKit for the tests of the table, for `make test`: where they are not and may be installed, as Debian's. Where
# they cannot be had, what needs them is skipped and says so.
set -eu

missing() {
    for name in firefox-esr WebKitWebDriver Xvfb; do
        command -v "$name" >/dev/null || return 0
    done
    return 1
}

install_debian() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    printf 'Installing firefox-esr, webkit2gtk-driver and xvfb\n'
    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq -y install firefox-esr webkit2gtk-driver xvfb; } >/dev/null 2>&1
}

! missing || install_debian || true
