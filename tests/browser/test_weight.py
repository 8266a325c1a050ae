"""What a first visit costs: measured on the wire, compressed."""

import gzip
from collections import Counter

import pytest
from tests.browser.stages_of_pages import EVERYWHERE

KILOBYTE = 1000
ICONS_OF_THE_MANIFEST = "icon-"


def weigh(page, go):
    """Bytes of each body by its address, as they came over the wire."""
    client = page.context.new_cdp_session(page)
    client.send("Network.enable")
    client.send("Network.setCacheDisabled", {"cacheDisabled": True})
    asked, bodies = {}, Counter()
    client.on(
        "Network.responseReceived", lambda event: asked.update({event["requestId"]: event["response"]["url"]})
    )
    client.on(
        "Network.dataReceived", lambda event: bodies.update({event["requestId"]: event["encodedDataLength"]})
    )
    go()
    page.wait_for_load_state("networkidle")
    html = page.request.get(page.url).body()
    by_address = {url: bodies[request] for request, url in asked.items() if bodies[request]}
    return by_address | {page.url: len(gzip.compress(html, 6))}


@pytest.mark.parametrize("players", [4, 8])
def test_the_tables_html_and_css_are_light(player, players):
    player.new_game([f"Joueur {number}" for number in range(1, players + 1)])
    weighed = weigh(player.page, player.page.reload)
    light = sum(size for url, size in weighed.items() if url.endswith(".css") or "/t/" in url)
    print(f"table with {players}: {light} bytes of HTML and CSS")
    assert light <= 14 * KILOBYTE


def test_a_first_visit_is_light(player):
    player.new_game()
    weighed = weigh(player.page, player.page.reload)
    total = sum(size for url, size in weighed.items() if ICONS_OF_THE_MANIFEST not in url)
    print({url.rsplit("/", 1)[-1]: size for url, size in weighed.items()}, total)
    assert total <= 60 * KILOBYTE
    assert all("127.0.0.1" in url for url in weighed)


PAGES = (
    "table", "verdict", "suite-on-a-tablet", "sloubi", "end", "watching", "cacho", "cacho-dice", "vache", "vache-kept",
    "registre", "registre-form", "home", "new", "new-vache", "sheets", "missing",
)  # fmt: skip


@pytest.mark.parametrize("which", PAGES)
def test_our_own_scripts_are_small_on_every_page(player, which):
    """All of a page's own modules together, as they are written, with sound and vibration on."""
    player.post("/gouts", sons="oui", vibrations="oui")
    EVERYWHERE[which](player)
    loaded = {}
    player.page.on("response", lambda answer: loaded.update({answer.url: answer}))
    player.page.reload()
    player.page.wait_for_load_state("networkidle")
    sizes = {url.rsplit("/", 1)[-1]: len(answer.body()) for url, answer in loaded.items() if "/js/" in url}
    print(f"{which}: {sum(sizes.values())} bytes of our own JavaScript", sizes)
    assert {"swap.js", "waiting.js"} <= set(sizes)
    assert sum(sizes.values()) <= 15 * KILOBYTE
