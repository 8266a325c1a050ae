#!/bin/sh
# venv.sh LOCK: brings .venv to the packages of LOCK, by their hashes, and to this checkout's own command `tripot`.
set -eu

lock=$1
python=${PYTHON:-python3}

say() { echo "tripot: $*"; }
give_up() { echo "tripot: $*" >&2; exit 1; }

command -v "$python" >/dev/null || give_up "Python 3.11 or newer is needed: install the package python3"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    give_up "Python 3.11 or newer is needed, and $python is older: make PYTHON=python3.12 ... names another"

# Debian packs ensurepip apart; without it `python -m venv` leaves half an environment behind.
if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
    "$(dirname "$0")/apt.sh" python3-venv || give_up "Python cannot make environments here: install the package python3-venv"
fi

if ! .venv/bin/python -m pip --version >/dev/null 2>&1; then
    say "making the environment .venv"
    "$python" -m venv --clear .venv
fi

say "installing what $lock names into .venv"
quiet_pip="env PIP_DISABLE_PIP_VERSION_CHECK=1 .venv/bin/python -m pip install --quiet"
$quiet_pip --require-hashes --requirement "$lock"
$quiet_pip --require-hashes --requirement requirements-build.lock
$quiet_pip --no-deps --no-build-isolation --no-index --editable .
