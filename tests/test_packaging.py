"""The wheel alone, in an empty environment somewhere else, is the whole program."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urljoin
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).resolve().parents[1]
TRIES = 100
PAUSE = 0.1  # seconds between two tries
STOPS_WITHIN = 2  # seconds


def run(*command: str | Path) -> None:
    subprocess.run(command, check=True, cwd=ROOT)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    dist = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", dist)
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="module")
def empty_environment(wheel, tmp_path_factory) -> Path:
    """An environment with the locked packages and the wheel, and nothing of the checkout."""
    environment = tmp_path_factory.mktemp("elsewhere") / "environment"
    python = environment / "bin" / "python"
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "--python", python)
    run(sys.executable, "-m", "venv", "--without-pip", environment)
    run(*pip, "install", "--require-hashes", "-r", "requirements.lock")
    run(*pip, "install", "--no-deps", "--no-index", wheel)
    return environment


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def wait_until_it_answers(url: str, server: subprocess.Popen) -> None:
    for _ in range(TRIES):
        try:
            urlopen(url).close()
        except URLError:
            with pytest.raises(subprocess.TimeoutExpired):
                server.wait(PAUSE)
        else:
            return
    pytest.fail(f"{url} does not answer")


@pytest.fixture
def house(empty_environment, tmp_path) -> Iterator[tuple[str, subprocess.Popen]]:
    """The address of a house served from the wheel, and its process."""
    port = free_port()
    server = subprocess.Popen(
        [empty_environment / "bin" / "tripot", "serve", "--host", "127.0.0.1", "--port", str(port)],
        cwd=tmp_path,
        env={"PATH": os.defpath, "TRIPOT_DATA": str(tmp_path / "data")},
    )
    address = f"http://127.0.0.1:{port}/"
    try:
        wait_until_it_answers(urljoin(address, "sante"), server)
        yield address, server
    finally:
        server.kill()
        server.wait()


@pytest.mark.parametrize("folder", ["alembic", "seeds", "static", "templates"])
def test_the_wheel_carries_every_folder(wheel, folder):
    inside = {name for name in ZipFile(wheel).namelist() if name.startswith(f"tripot/_data/{folder}/")}
    in_the_checkout = {
        f"tripot/_data/{path.relative_to(ROOT)}"
        for path in (ROOT / folder).rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert inside == in_the_checkout
    assert inside


def test_the_wheel_serves_its_pages_and_what_they_link_to(house):
    address, _ = house
    with urlopen(address) as answer:
        page = answer.read().decode()
    linked = re.findall(r'<(?:link|script)[^>]*(?:href|src)="([^"]+)"', page)
    assert "Tripot" in page
    assert linked
    for link in linked:
        with urlopen(urljoin(address, link)) as answer:
            assert answer.read()


def test_a_terminated_house_ends_at_once_and_leaves_its_games_in_one_file(house, tmp_path):
    """Whoever copies `tripot.sqlite` then has everything: no write-ahead log is left beside it."""
    _, server = house
    server.send_signal(signal.SIGTERM)
    assert server.wait(STOPS_WITHIN) in {0, -signal.SIGTERM}
    assert [file.name for file in (tmp_path / "data").glob("tripot.sqlite*")] == ["tripot.sqlite"]
