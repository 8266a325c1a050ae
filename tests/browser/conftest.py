"""A house on a port of its own, and Chromium with a thumb. Every test ends with no word from the content policy."""

from __future__ import annotations

import re
import shutil
import socket
import threading
from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
import uvicorn
from playwright.sync_api import BrowserContext, Locator, Page, expect

from tripot.app import create_app
from tripot.settings import Settings

CAST = ("Perceval", "Karadoc", "Léodagan", "Guenièvre")
PHONE = {"width": 390, "height": 844}
SMALL = {"width": 360, "height": 640}
TABLET = {"width": 1280, "height": 800}
QUIET = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
TELL = """addEventListener("securitypolicyviolation", event =>
  console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`))"""
EXPECTED = (
    "the server responded with a status of 4",
    "net::ERR_INTERNET_DISCONNECTED",
    "htmx:error: Failed to fetch",
    "Cross-Origin-Opener-Policy header has been ignored",
)
"""What Chromium says of a refusal, of a network that a test took away, and of a header that is not for plain http."""

expect.set_options(timeout=8_000)


@pytest.fixture(scope="session")
def house(tmp_path_factory) -> Iterator[str]:
    """The address of a served house."""
    settings = Settings(data=tmp_path_factory.mktemp("house"), limits="off")
    listening = socket.create_server(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(create_app(settings), log_level="error", lifespan="on"))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)


@pytest.fixture(scope="session")
def browser_type_launch_args():
    chromium = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return {"executable_path": chromium, "args": QUIET}


@pytest.fixture
def browser_context_args(house):
    return {
        "base_url": house,
        "viewport": PHONE,
        "has_touch": True,
        "reduced_motion": "reduce",
        "locale": "fr-FR",
    }


@pytest.fixture
def complaints() -> Iterator[list[str]]:
    """What the browser complained of; a test that brings a complaint about itself takes it out of the list."""
    heard: list[str] = []
    yield heard
    assert not [said for said in heard if not any(known in said for known in EXPECTED)]


def listen(context: BrowserContext, heard: list[str]) -> None:
    context.add_init_script(TELL)
    context.on("console", lambda said: heard.append(said.text) if said.type == "error" else None)
    context.on("weberror", lambda error: heard.append(str(error.error)))


class Player:
    """Somebody with a thumb: counts the taps."""

    def __init__(self, page: Page, house: str) -> None:
        self.page, self.house = page, house
        page.set_default_timeout(8_000)
        self.taps = 0

    def new_game(self, names=CAST, *, first="0", mode="telephone", **options):
        """A game made by the form's own request, without filling it in."""
        form = {"premier": first, "mode": mode}
        if options:
            form |= (
                {"regles": "oui"}
                | self._taverne()
                | {f"option.{name}": said for name, said in options.items()}
            )
        answer = self.post("/nouvelle/cul-de-chouette", nom=names, **form)
        self.page.goto(answer.url)
        return self

    def post(self, path, **fields):
        """A form sent by this browser without a page."""
        answer = self.page.request.post(
            f"{self.house}{path}",
            data=urlencode(fields, doseq=True),
            headers={"Origin": self.house, "Content-Type": "application/x-www-form-urlencoded"},
        )
        assert answer.ok, (fields, answer.status)
        return answer

    @staticmethod
    def _taverne() -> dict[str, str]:
        switches = (
            "soufflette", "sirotage", "contre_sirop", "civet", "grelottine", "passe_grelot", "boucliette",
            "bleu_rouge", "achat_de_de", "floor",
        )  # fmt: skip
        return {f"option.{name}": "oui" for name in switches}

    @property
    def code(self) -> str:
        return re.split("[/?#]", self.page.url.partition("/t/")[2])[0]

    def state(self):
        return self.page.request.get(f"{self.house}/api/v1/games/{self.code}").json()

    def scores(self):
        return [player["score"] for player in self.state()["players"]]

    def say(self, **fields):
        """A move said from elsewhere, to set the table."""
        self.post(f"/t/{self.code}/coups", **fields)
        return self

    def see(self):
        """The page drawn again."""
        self.page.goto(f"{self.house}/t/{self.code}")
        return self

    def give(self, *scores):
        for seat, points in enumerate(scores):
            if points:
                self.say(move="correction", seat=seat, points=points)
        return self.see()

    def tap(self, what: Locator) -> None:
        what.tap()
        self.taps += 1

    def key(self, die: int) -> Locator:
        return self.page.get_by_role(
            "button", name=f"Dé\u00a0: {('', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six')[die]}"
        )

    def throw(self, *dice: int) -> None:
        """Taps a whole throw, and waits until it is booked."""
        version = self.version
        self.listens()
        for die in dice:
            self.tap(self.key(die))
        self.drawn_after(version)
        expect(self.page.locator("#table[data-phase=before-cul]")).to_have_count(0)

    def listens(self) -> None:
        """Everything is deaf for a moment after a move; a hand takes longer than that."""
        expect(self.page.locator(".pad:not([data-sending])")).to_be_visible()
        self.page.locator(".pad .key").first.tap(trial=True)

    @property
    def version(self) -> int:
        return int(self.page.locator("#table").get_attribute("data-version") or 0)

    def drawn_after(self, version: int) -> None:
        expect(self.page.locator(f'#table[data-version="{version}"]')).to_have_count(0)

    def is_at(self, phase: str) -> None:
        expect(self.page.locator(f"#table[data-phase={phase}]")).to_be_visible()


@pytest.fixture
def player(context, page, house, complaints) -> Player:
    listen(context, complaints)
    return Player(page, house)
