"""An evening of each game of five dice by the page alone: all that Cul de Chouette has, with and without JavaScript."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.browser.conftest import Player, listen

CAST = ("Perceval", "Karadoc", "Bohort")
GAMES = ("el-cacho", "vache-qui-rit")


@pytest.fixture(params=["with JavaScript", "without"])
def guest(request, browser, browser_context_args, house, complaints):
    context = browser.new_context(
        **browser_context_args, java_script_enabled=request.param == "with JavaScript"
    )
    listen(context, complaints)
    yield Player(context.new_page(), house)
    context.close()


def sit_down(player, rules):
    form = {"regles": "oui", "option.entry": "0"} if rules == "vache-qui-rit" else {}
    player.page.goto(player.post(f"/nouvelle/{rules}", nom=CAST, premier="0", **form).url)


def turn(player, rules, die):
    """A turn of the lit card: the sixes of a sheet of paper, or dice kept and a stop."""
    page, version = player.page, player.version
    if rules == "el-cacho":
        page.locator(f".lit .box[data-box='{die}'] summary").click()
        page.locator(f".sheet:visible button[value='{die * 2}']").click()
    else:
        for _twice in range(2):
            player.key(die).click()
        page.locator(".stop").click()
    player.drawn_after(version)


def taps_back(player, name):
    version = player.version
    player.page.locator(f"#{name} button").click()
    player.drawn_after(version)


def in_the_menu(player, label, *, name="", whose="Karadoc"):
    """A rarer move: its sheet, and the answer on it."""
    page, version = player.see().page, player.version
    page.locator("#menu > summary").click()
    page.locator("#menu .choices").get_by_text(label, exact=True).first.click()
    sheet = page.locator("#menu .sheet .sheet:visible")
    if sheet.count():
        if sheet.locator("select[name=seat]").count():
            sheet.locator("select[name=seat]").select_option(label=whose)
        if name:
            sheet.locator("input[name=name]").fill(name)
        sheet.locator("form button").last.click()
    player.drawn_after(version)


def put_right(player, rules):
    """The first turn of the registre: another value, or other dice, by its pencil."""
    page = player.page
    page.locator("#coup-1 a").click()
    if rules == "el-cacho":
        page.locator(".correction button[name=value][aria-pressed=false]").first.click()
    else:
        player.key(1).click()
        if page.get_by_role("button", name="Voir l’effet").count():
            page.get_by_role("button", name="Voir l’effet").click()
    expect(page.locator(".effect")).to_contain_text("Perceval")
    page.get_by_role("button", name="Corriger").click()
    expect(page.locator("#coup-1")).to_contain_text("corrigé")


@pytest.mark.parametrize("rules", GAMES)
def test_undo_redo_registre_names_leaving_rematch_and_export(guest, rules):
    page = guest.page
    sit_down(guest, rules)
    for _seat in CAST:
        turn(guest, rules, 1)
    first = guest.scores()
    assert len(set(first)) == 1
    assert first[0] > 0
    taps_back(guest, "undo")
    expect(page.locator("#card-2[aria-current]")).to_be_visible()
    taps_back(guest, "redo")
    assert guest.scores() == first

    page.goto(f"/t/{guest.code}/registre")
    put_right(guest, rules)
    assert guest.scores()[1:] == first[1:]
    exported = [page.locator(".exports a").nth(at).get_attribute("href") for at in range(2)]
    csv, every = (page.request.get(f"{guest.house}{address}") for address in exported)
    assert "Karadoc" in csv.text()
    assert every.json()["state"]["rules"] == rules

    in_the_menu(guest, "Corriger un nom", name="Yvain")
    expect(page.locator(".cards")).to_contain_text("Yvain")
    in_the_menu(guest, "Quitter la table")
    expect(page.locator(".card.gone")).to_have_count(1)
    in_the_menu(guest, "Arrêter la partie")
    expect(guest.see().page.locator(".winner")).to_be_visible()
    page.get_by_role("button", name="Revanche dans le même ordre").click()
    expect(page.locator("#table[data-version='0']")).to_be_visible()
    assert guest.state()["rules"] == rules
    assert sum(guest.scores()) == 0
