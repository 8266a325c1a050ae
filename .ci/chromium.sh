#!/bin/sh
# chromium.sh: the browser tests drive the system's Chromium. Best without its windows, in which they take half the time.
set -eu

is_there() {
    command -v "$1" && "$(dirname "$0")/../.venv/bin/playwright" --version
} >/dev/null 2>&1

needed="fonts-dejavu-core libatomic1"
for browser in chromium-headless-shell chromium; do
    is_there $browser && exit 0
    # shellcheck disable=SC2086
    "$(dirname "$0")/apt.sh" $browser $needed && is_there $browser && exit 0
done
echo "tripot: the browser tests need Chromium: install it first, on Debian with: apt-get install chromium $needed" >&2
exit 1
