#!/bin/sh
# chromium.sh: the browser tests drive the system's Chromium. Nothing to do where it is there, and what drives it runs.
set -eu

is_there() {
    command -v chromium && "$(dirname "$0")/../.venv/bin/playwright" --version
} >/dev/null 2>&1

packages="chromium fonts-dejavu-core libatomic1"
is_there && exit 0
# shellcheck disable=SC2086
"$(dirname "$0")/apt.sh" $packages && is_there && exit 0
echo "tripot: the browser tests need Chromium: install it first, on Debian with: apt-get install $packages" >&2
exit 1
