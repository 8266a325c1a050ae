"""The registre, read and corrected as plain forms without JavaScript."""

import re

import pytest
from tests.pages.conftest import Device, say

NB = "\u00a0"


@pytest.fixture
def played(table):
    """Perceval 16, Karadoc 50, Léodagan a Néant, then a Bévue of Karadoc's; and the page of the registre."""
    say(table, "throw", 0, des="4-4-2", assez=3)
    say(table, "throw", 1, des="1-4-5", assez=3)
    say(table, "throw", 2, des="1-3-6", assez=3)
    say(table, "bevue", 1)
    return table.get(f"/t/{table.code}/registre")


def lines(device):
    """The text of each line, newest first."""
    found = {at: text for at, text in device.page.texts.items() if at.startswith("coup-")}
    return {int(at.removeprefix("coup-")): " ".join(text.split()) for at, text in found.items()}


def links(device):
    return [given["href"] for tag, given in device.page.tags if tag == "a" and "href" in given]


def effect(device):
    found = re.search(r'<p class="effect" role="status">(.*?)</p>', device.text)
    return found and found[1].replace("&#39;", "'")


def test_every_move_has_its_line_with_its_changes_the_newest_first(played):
    assert list(lines(played)) == [4, 3, 2, 1]
    assert lines(played)[1].startswith("Chouette de 4Perceval")
    assert lines(played)[1].endswith("+16")
    assert lines(played)[3].startswith("NéantLéodagan")
    assert (lines(played)[4].startswith("BévueKaradoc"), lines(played)[4][-3:]) == (True, "−10")
    assert re.findall(r"<h2>(.*?)</h2>", played.text) == ["Tour 1"]


def test_moves_stand_under_their_round(device):
    table = device.new_game(["Perceval", "Karadoc"])
    for seat in (0, 1, 0):
        say(table, "throw", seat, des="1-4-5", assez=3)
    table.get(f"/t/{table.code}/registre")
    assert re.findall(r"<h2>(.*?)</h2>", table.text) == ["Tour 2", "Tour 1"]


def test_an_undone_move_is_struck_through_and_cannot_be_corrected(played):
    undo = played.page.form("undo")
    assert undo.buttons[0].label == f"Annuler{NB}: Bévue"
    played.press(undo)
    assert played.url.endswith("/registre")
    assert "<del>Bévue</del>" in played.text
    assert f"/t/{played.code}/registre?seq=4" not in links(played)
    assert f"/t/{played.code}/registre?seq=3" in links(played)
    played.press(played.page.form("redo"))
    assert "<del>" not in played.text


def test_the_menu_of_the_table_leads_here_and_here_leads_to_the_exports(played):
    base = f"/t/{played.code}"
    assert base in links(played)
    exports = [link for link in links(played) if "export" in link]
    assert [played.client.get(link).status_code for link in exports] == [200, 200]
    played.get(base)
    assert f"{base}/registre" in links(played)


def test_the_pen_opens_the_throw_in_the_pad_as_it_was(played):
    played.get(f"/t/{played.code}/registre?seq=1")
    pad = played.page.form("pad-1")
    assert (pad.method, pad.action) == ("get", f"/t/{played.code}/registre")
    assert (pad.hidden["des"], pad.hidden["seat"]) == ("4-4-2", "0")
    assert effect(played) is None


def test_a_die_is_cleared_another_tapped_and_the_effect_is_said_before_anything_is_saved(played):
    played.get(f"/t/{played.code}/registre?seq=2")
    pad = played.page.form("pad-2")
    played.press(pad, next(b for b in pad.buttons if (b.name, b.value) == ("efface", "3")))
    assert effect(played) is None
    pad = played.page.form("pad-2")
    played.press(pad, next(b for b in pad.buttons if (b.name, b.value) == ("de", "4")))
    assert effect(played) == f"Karadoc 40 → 6{NB}; rien d’autre ne change."
    assert played.scores() == [16, 40, 0, 0]
    played.press(played.page.form("save"))
    assert played.scores() == [16, 6, 0, 0]
    assert played.url.endswith("/registre#coup-2")
    assert lines(played)[2].startswith("Chouette de 4Karadoc · corrigé")


def test_a_key_tapped_on_a_full_pad_begins_the_throw_anew(played):
    played.get(f"/t/{played.code}/registre?seq=2")
    pad = played.page.form("pad-2")
    played.press(pad, next(b for b in pad.buttons if (b.name, b.value) == ("de", "6")))
    assert played.page.form("pad-2").hidden["des"] == "6"


def test_the_dice_alone_ask_for_the_effect(played):
    played.get(f"/t/{played.code}/registre?seq=1&des=6-6-1")
    assert effect(played) == f"Perceval 16 → 36{NB}; rien d’autre ne change."
    before = played.state()
    played.get(f"/t/{played.code}/registre?seq=1&des=6-6-1")
    assert played.state() == before


def test_the_same_dice_ask_nothing(played):
    played.get(f"/t/{played.code}/registre?seq=1&des=4-4-2")
    assert effect(played) is None
    assert not [form for form in played.page.forms if form.id == "save"]


def test_what_else_changes_is_said_too(played):
    """A Néant would have given Perceval a Grelottine."""
    played.get(f"/t/{played.code}/registre?seq=1&des=1-3-6")
    assert effect(played) == f"Perceval 16 → 0{NB}; Perceval{NB}: Grelottine en plus."


def test_a_later_move_that_becomes_impossible_is_named_and_nothing_can_be_saved(played):
    say(played, "throw", 3, des="5-5-2", assez=3)
    say(played, "sirotage", 3)
    played.get(f"/t/{played.code}/registre?seq=5&des=1-4-5")
    assert effect(played) is None
    assert "le coup n° 6 ne serait plus possible (Guenièvre · Sirotage)" in played.text
    assert "Il n’y a pas de Chouette à siroter en ce moment." in played.text
    assert not [form for form in played.page.forms if form.id == "save"]


def test_the_refusal_of_an_impossible_correction_changes_nothing(played):
    say(played, "throw", 3, des="5-5-2", assez=3)
    say(played, "sirotage", 3)
    before = played.state()
    answer = played.client.post(
        f"/t/{played.code}/registre", data={"seq": 5, "move": "throw", "seat": 3, "des": "1-4-5"}
    )
    assert (answer.status_code, played.state()) == (409, before)
    assert "ne serait plus possible" in answer.text


def test_a_bevue_is_given_to_somebody_else_by_its_small_form(played):
    played.get(f"/t/{played.code}/registre?seq=4")
    form = played.page.of_move("bevue")
    assert (form.method, form.move, "vu" in form.hidden) == ("get", "bevue", False)
    played.press(form, next(b for b in form.buttons if b.value == "0"))
    assert effect(played) == f"Perceval 16 → 6{NB}; Karadoc 40 → 50{NB}; rien d’autre ne change."
    played.press(played.page.form("save"))
    assert played.scores() == [6, 50, 0, 0]


def test_a_decision_may_have_been_another_one(played):
    say(played, "throw", 3, des="5-5-2", assez=3)
    say(played, "decline", 3)
    played.get(f"/t/{played.code}/registre?seq=6")
    played.press(played.page.form("sirotage-3"))
    assert effect(played) == "Le prochain jet est à Guenièvre."
    played.press(played.page.form("save"))
    assert played.state()["phase"] == "sirotage"


def test_a_correction_comes_back_with_what_was_said(played):
    say(played, "correction", 2, points="30", note="une croix de travers")
    played.get(f"/t/{played.code}/registre?seq=5")
    form = played.page.of_move("correction")
    filled = {one.name: one.value for one in form.inputs}
    assert (filled["seat"], filled["points"], filled["note"]) == ("2", "30", "une croix de travers")
    played.press(form, points="20")
    played.press(played.page.form("save"))
    assert played.scores()[2] == 20


def test_an_opening_die_is_chosen_anew(device):
    table = device.new_game(["Perceval", "Karadoc"], first="")
    say(table, "opening", 0, die=3)
    table.get(f"/t/{table.code}/registre?seq=1")
    assert "<h2>Le départ</h2>" in table.text
    form = table.page.of_move("opening", 0)
    table.press(form, next(b for b in form.buttons if b.value == "5"))
    table.press(table.page.form("save"))
    assert table.client.get(f"/api/v1/games/{table.code}/moves").json()["moves"][0]["move"]["die"] == 5


def test_a_correction_sent_twice_counts_once(played):
    played.get(f"/t/{played.code}/registre?seq=1&des=6-6-1")
    save = played.page.form("save")
    played.press(save)
    played.press(save)
    assert (played.status, played.state()["version"]) == (200, 5)


def test_a_correction_of_a_page_that_has_grown_old_is_refused(played):
    played.get(f"/t/{played.code}/registre?seq=1&des=6-6-1")
    save = played.page.form("save")
    say(played, "bevue", 0)
    before = played.state()
    played.press(save)
    assert played.status == 409
    assert "La partie a avancé entre-temps" in played.text
    assert played.state() == before


def test_who_has_no_grant_reads_only(played):
    path = f"/t/{played.code}/registre"
    played.client.cookies.clear()
    for query in ("", "?seq=1", "?seq=1&des=6-6-1"):
        played.get(path + query)
        assert played.status == 200
        assert not played.page.forms
        assert not [link for link in links(played) if "seq=" in link]
    before = played.state()
    answer = played.client.post(path, data={"seq": 1, "move": "throw", "seat": 0, "des": "6-6-1"})
    assert (answer.status_code, played.state()) == (401, before)


@pytest.mark.parametrize("query", ["?seq=99", "?seq=x", "?seq=-1", "?des=9-9", "?seq=1&des=9", "?seq=0"])
def test_nonsense_shows_the_registre(played, query):
    played.get(f"/t/{played.code}/registre{query}")
    assert played.status == 200
    assert effect(played) is None


def test_nonsense_about_a_move_is_refused_with_a_word(played):
    played.get(f"/t/{played.code}/registre?seq=4&move=bevue&seat=9")
    assert played.status == 200
    assert "Bévue" in played.text
    assert effect(played) is None
    answer = played.client.post(f"/t/{played.code}/registre", data={"seq": "abc"})
    assert answer.status_code == 422


def test_a_game_nobody_plays(device):
    assert device.get("/t/ZUZUZU/registre").status == 404
    assert device.client.post("/t/ZUZUZU/registre", data={"seq": 1, "move": "end"}).status_code == 404


def test_an_empty_registre_says_so(table):
    table.get(f"/t/{table.code}/registre")
    assert "Rien n’est encore joué." in table.text


def test_a_name_is_never_markup(device):
    table = Device(device.client).new_game(["<img src=x>", "Karadoc"])
    say(table, "bevue", 0)
    table.get(f"/t/{table.code}/registre?seq=1")
    assert "<img" not in table.text
