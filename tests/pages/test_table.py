"""The table's page, played as plain forms."""

import re

import pytest
from tests.pages.conftest import Device

NO_BREAK = "\u00a0"


def test_the_keys_fill_the_slots_and_the_last_one_throws(table):
    table.throw(4)
    assert table.url.endswith("?des=4")
    table.throw(4)
    assert table.state()["phase"] == "before-cul", "with Achat de Dé the Chouettes send themselves"
    table.throw(2)
    assert table.scores() == [16, 0, 0, 0]
    assert "?" not in table.url


def test_without_achat_and_banque_half_a_throw_stays_in_the_page(device):
    device.get("/nouvelle/cul-de-chouette")
    form = device.page.form("new_game")
    sent = form.sends(nom=["Perceval", "Karadoc"], premier="0")
    sent.pop("option.achat_de_de")
    device._show(device.client.post(form.action, data=sent))
    device.throw(4, 4)
    assert device.url.endswith("?des=4-4")
    assert device.state()["version"] == 0
    pad = next(form for form in device.page.forms if form.id.startswith("pad-"))
    device.press(pad, next(slot for slot in pad.buttons if slot.name == "efface"))
    assert device.url.endswith("?des=4")
    device.throw(4, 2)
    assert device.scores() == [16, 0]


def test_the_move_is_said_in_one_sentence(table):
    table.throw(4, 4, 2)
    assert (
        table.announcement
        == f"Perceval{NO_BREAK}: quatre, quatre, deux. Chouette de 4, plus 16, total 16. À Karadoc."
    )


def test_two_chouettes_are_not_called_what_lay_there_before(table):
    table.throw(2, 4, 4)
    table.press(table.page.of_move("decline", 0))
    table.throw(4, 4)
    assert table.page.form("undo").buttons[0].label == f"Annuler{NO_BREAK}: Jet 4-4"


def test_undo_names_what_it_takes_back_and_redo_brings_it_back(table):
    table.throw(5, 5, 5)
    undo = table.page.form("undo")
    assert undo.buttons[0].label == f"Annuler{NO_BREAK}: Cul de Chouette de 5"
    table.press(undo)
    assert table.scores()[0] == 0
    table.press(table.page.form("redo"))
    assert table.scores()[0] == 90


def test_a_form_sent_twice_counts_once(table):
    bevue = table.page.of_move("correction", 2)
    table.press(bevue, points="30", note="une croix de travers")
    table.press(bevue, points="30", note="une croix de travers")
    assert table.scores()[2] == 30
    assert table.status == 200


def test_a_throw_sent_twice_counts_once(table):
    table.throw(1)
    pad = next(form for form in table.page.forms if form.id.startswith("pad-"))
    key = next(key for key in pad.buttons if (key.name, key.value) == ("de", "1"))
    table.press(pad, key)
    after = table.state()["version"]
    table.press(pad, key)
    assert (table.status, table.state()["version"]) == (200, after)


def test_a_form_of_a_moment_that_is_over_is_refused_with_a_word_and_changes_nothing(table):
    old = next(form for form in table.page.forms if form.id.startswith("pad-"))
    table.throw(4, 4, 2)
    before = table.state()
    table.press(old, des="1", de="5")
    assert table.status == 409
    assert table.refusal
    assert table.state() == before
    assert ("p", "alert") in {(tag, given.get("role")) for tag, given in table.page.tags}


def test_reading_never_changes_the_score(table):
    table.throw(4, 4)
    before = table.state()
    for url in (
        table.url,
        f"/t/{table.code}?des=4-4-4",
        f"/t/{table.code}?des=nonsense",
        f"/t/{table.code.lower()}",
    ):
        assert table.get(url).status == 200
    assert table.state() == before


def test_who_only_has_the_code_watches(house, table):
    house.cookies.clear()
    watcher = Device(house).get(f"/t/{table.code}")
    assert watcher.status == 200
    assert not [form for form in watcher.page.forms if form.move]
    assert "Vous regardez" in watcher.text
    refused = house.post(f"/t/{table.code}/coups", data={"move": "bevue", "seat": "0"})
    assert refused.status_code in (401, 403)


def test_the_next_dice_close_a_window_without_a_tap(table):
    table.throw(4, 4, 2)
    assert [form for form in table.page.forms if form.move == "sirotage"]
    table.throw(5, 5, 5)
    assert table.scores() == [16, 90, 0, 0]


def test_in_a_race_every_card_has_a_button_and_the_arbiter_his(table):
    table.throw(2, 2, 4)
    cries = {form.hidden["seat"] for form in table.page.forms if form.move == "cry"}
    awards = {form.hidden["seat"] for form in table.page.forms if form.move == "award"}
    assert cries == awards == {"0", "1", "2", "3"}
    table.press(table.page.of_move("cry", 2))
    assert table.scores() == [0, 0, 32, 0]


def test_in_a_suite_who_has_not_clicked_loses(table):
    table.press(table.page.of_move("correction", 3), points="50", note="")
    table.throw(2, 3, 4)
    for seat in (1, 0, 2):
        table.press(table.page.of_move("cry", seat))
    assert table.scores() == [0, 0, 0, 40]


def test_a_tie_wants_its_dice(table):
    table.throw(2, 2, 4)
    table.press(table.page.of_move("tie"), seats=["1", "2"])
    assert table.state()["phase"] == "tie-break"
    table.throw(3)
    table.throw(6)
    assert table.scores() == [0, 0, 32, 0]


def test_lots_find_who_starts(device):
    device.new_game(first="")
    assert device.state()["status"] == "opening"
    lots = device.page.form("lots")
    device.press(lots)
    assert device.state()["status"] == "playing"
    version = device.state()["version"]
    device.press(lots)
    assert device.state()["version"] == version


def test_the_dice_of_the_house_are_thrown_once(table):
    roll = table.page.form("roll")
    table.press(roll)
    version = table.state()["version"]
    table.press(roll)
    assert table.state()["version"] == version


@pytest.mark.parametrize("stage", [(4, 4, 2), (2, 3, 4), (1, 3, 6), (4, 2, 1), (3, 4, 3), (6, 6, 6)])
def test_no_page_holds_a_style_or_a_handler_and_every_id_is_unique(table, stage):
    table.throw(*stage)
    ids = [given["id"] for _tag, given in table.page.tags if given.get("id")]
    assert len(ids) == len(set(ids))
    assert not re.findall(r"\sstyle=|\son\w+=|javascript:|<style", table.text)
    assert not re.search(r"\w [;:!?»]", re.sub(r"<[^>]*>", "", table.text))


def test_a_wrong_name_is_mended_in_the_menu(table):
    table.press(table.page.of_move("rename"), seat="1", name="Karadoc de Vannes")
    assert table.state()["players"][1]["name"] == "Karadoc de Vannes"


def test_who_goes_home_is_skipped(table):
    form = table.page.of_move("leave")
    table.press(form, next(button for button in form.buttons if button.value == "1"))
    table.throw(4, 4, 2)
    table.throw(1, 4, 5)
    assert table.scores() == [16, 0, 50, 0]


def test_a_latecomer_sings_or_not(table):
    form = table.page.of_move("chante_sloubi")
    table.press(form, next(button for button in form.buttons if button.value == "non"), name="Séli")
    assert [player["name"] for player in table.state()["players"]][-1] == "Séli"


def test_the_table_stops_the_game(table):
    table.throw(5, 5, 5)
    table.press(table.page.of_move("end"))
    assert table.state()["winners"] == [0]
    table.press(table.page.form("undo"))
    assert table.state()["status"] == "playing"


def test_a_bad_name_for_a_latecomer_is_refused_with_a_word(table):
    form = table.page.of_move("chante_sloubi")
    for bad in ("Perceval", "x" * 25, "a\u202eb"):
        table.press(form, form.buttons[0], name=bad)
        assert table.status in (409, 422)
        assert table.refusal
    assert len(table.state()["players"]) == 4


def test_a_house_on_a_sub_path_keeps_to_it(house):
    house._transport.root_path = "/jeux"
    device = Device(house).get("/nouvelle/cul-de-chouette")
    addresses = [
        given.get(name, "")
        for _tag, given in device.page.tags
        for name in ("href", "src", "action", "hx-post")
        if given.get(name, "").startswith("/")
    ]
    assert addresses
    assert all(address.startswith("/jeux/") for address in addresses)


def test_a_gain_that_met_the_ceiling_is_said(table):
    table.press(table.page.of_move("correction", 2), points="330", note="")
    table.throw(2, 2, 4)
    table.press(table.page.of_move("cry", 2))
    assert table.scores()[2] == 332
    assert "plafonné" in table.announcement
    assert "plafonné (32)" in table.text


def test_partners_wear_each_others_emblem(device):
    device.new_game(equipes="2")
    assert device.state()["players"]
    assert device.text.count(", avec Léodagan") == 1


def test_an_empty_name_is_told_plainly(table):
    table.press(table.page.of_move("rename"), seat="1", name=" ")
    assert table.refusal == "Il manque un nom."


@pytest.mark.parametrize("totals", [[], ["4", "5", "7", "8"]])
def test_a_bleu_rouge_wants_one_to_three_totals(table, totals):
    table.throw(3, 4, 3)
    table.press(table.page.of_move("bet", 0), on=totals)
    assert table.refusal == "De un à trois totaux."


def test_two_stay_at_the_table(device):
    device.new_game(("Perceval", "Karadoc", "Bohort"))
    leave = device.page.of_move("leave")
    device.press(leave, seat="2")
    device.press(leave, seat="1")
    assert device.refusal == "Il faut rester au moins deux à la table."


def test_a_bevue_counts_however_far_the_game_has_got(table):
    bevue = table.page.of_move("bevue", 1)
    table.throw(4, 4, 2)
    table.press(table.page.of_move("correction", 1), points="50")
    table.press(bevue)
    assert (table.status, table.scores()) == (200, [16, 40, 0, 0])


def test_undo_and_redo_have_places_of_their_own(table):
    table.throw(5, 5, 5)
    table.press(table.page.form("undo"))
    forms = [form.id for form in table.page.forms]
    assert forms.index("redo") < forms.index("undo")
    table.press(table.page.form("undo"))
    places = [given for _tag, given in table.page.tags if given.get("class") == "undo"]
    assert len(places) == 2
