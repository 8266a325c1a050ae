#!/bin/sh
# chromium.sh: the browser tests drive the system's Chromium. Best without its windows, in which they take half the time.
set -eu

is_there() {
    command -v "$1" && "$(dirname "$0")/../.venv/bin/playwright" --version
} >/dev/null 2>&1

packages="chromium-headless-shell fonts-dejavu-core libatomic1"
is_there chromium-headless-shell && exit 0
# shellcheck disable=SC2086
"$(dirname "$0")/apt.sh" $packages && is_there chromium-headless-shell && exit 0
is_there chromium && exit 0
echo "tripot: the browser tests need Chromium: install it first, on Debian with: apt-get install $packages" >&2
exit 1
