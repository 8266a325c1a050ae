#!/bin/sh
# chromium.sh: the browser tests drive the system's Chromium. Nothing to do where it is installed.
set -eu

command -v chromium >/dev/null && exit 0
"$(dirname "$0")/apt.sh" chromium fonts-dejavu-core && command -v chromium >/dev/null && exit 0
echo "tripot: the browser tests need Chromium: install it first, on Debian with: apt-get install chromium" >&2
exit 1
