#!/bin/sh
# Firefox and WebKit for the tests of the table, and nginx for that of docs/deploy.md, for `make test`: where they are not and
# may be installed, as Debian's. Where they cannot be had, what needs them is skipped and says so.
set -eu

missing() {
    for name in firefox-esr WebKitWebDriver Xvfb nginx; do
        command -v "$name" >/dev/null || [ -x "/usr/sbin/$name" ] || return 0
    done
    return 1
}

install_debian() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    wanted='firefox-esr webkit2gtk-driver xvfb nginx-light'
    printf 'Installing %s\n' "$wanted"
    # shellcheck disable=SC2086  # several words. No service is started: a test starts its own nginx.
    { apt-get -qq update && RUNLEVEL=1 DEBIAN_FRONTEND=noninteractive apt-get -qq -y install $wanted; } >/dev/null 2>&1
}

! missing || install_debian || true
