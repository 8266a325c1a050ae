#!/bin/sh
# apt.sh PACKAGE...: installs Debian packages where this user may, and fails without a question where not.
set -eu

command -v apt-get >/dev/null || exit 1
if [ "$(id -u)" = 0 ]; then
    as_root=""
elif command -v sudo >/dev/null && sudo -n true 2>/dev/null; then
    as_root="sudo -n"
else
    exit 1
fi
echo "tripot: installing $* with apt"
$as_root apt-get update -qq -o Acquire::Retries=3
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qq -y --no-install-recommends -o Acquire::Retries=3 "$@" >/dev/null
