"""The front door, the form for a new table, the house's choices, and the pages of what went wrong."""

import re

import pytest
from tests.pages.conftest import CAST, Device, served

from tripot.rules.cul_de_chouette.options import NEEDS
from tripot.sheets import games_with_sheets
from tripot.web.french.options import WITH

RIGHT_TO_LEFT_OVERRIDE = "\u202e"


def names(device):
    return [one.value for one in device.page.form("new_game").inputs if one.name == "nom"]


def press(device, value, **typed):
    form = device.page.form("new_game")
    return device.press(form, next(it for it in form.buttons if it.value == value), **typed)


GAMES = ("cul-de-chouette", "el-cacho", "vache-qui-rit")


def test_the_front_door_offers_the_games_and_their_rules_and_leads_nowhere_else(device):
    device.get("/")
    links = {given["href"] for tag, given in device.page.tags if tag == "a"}
    assert links == {f"/nouvelle/{game}" for game in GAMES} | {
        f"/regles/{game}" for game in games_with_sheets()
    }


@pytest.mark.parametrize("path", ["/", *(f"/nouvelle/{game}" for game in GAMES), "/regles/cul-de-chouette"])
def test_every_link_leads_somewhere(device, path):
    device.new_game()
    device.get(path)
    for tag, given in list(device.page.tags):
        if tag in ("a", "link", "script") and given.get("href", given.get("src")):
            assert device.client.get(given.get("href", given.get("src"))).status_code == 200


def test_a_device_goes_on_with_its_games(device):
    code = device.new_game().code
    device.get("/")
    assert f"/t/{code}" in {given["href"] for tag, given in device.page.tags if tag == "a"}


def test_a_code_leads_to_its_table_and_an_unknown_one_to_a_word(device):
    code = device.new_game().code
    device.get("/")
    device.press(
        next(form for form in device.page.forms if form.action == "/rejoindre"), code=f" {code.lower()} "
    )
    assert device.code == code
    device.get("/rejoindre?code=NADANO")
    assert device.status == 404
    assert ("p", "alert") in {(tag, given.get("role")) for tag, given in device.page.tags}


def test_rows_move_go_and_come(device):
    device.get("/nouvelle/cul-de-chouette")
    press(device, "bas-1", nom=list(CAST))
    assert names(device) == ["Karadoc", "Perceval", "Léodagan", "Guenièvre"]
    press(device, "haut-4")
    assert names(device) == ["Karadoc", "Perceval", "Guenièvre", "Léodagan"]
    press(device, "retirer-2")
    assert names(device) == ["Karadoc", "Guenièvre", "Léodagan"]
    press(device, "ajouter")
    assert names(device) == ["Karadoc", "Guenièvre", "Léodagan", ""]
    for _ in range(12):
        form = device.page.form("new_game")
        if any(it.value == "ajouter" for it in form.buttons[1:]):
            press(device, "ajouter")
    assert len(names(device)) == 12


def test_the_device_remembers_the_names_it_played_with(device):
    device.new_game()
    device.get("/nouvelle/cul-de-chouette")
    press(device, "inviter-Karadoc")
    assert names(device)[0] == "Karadoc"
    offered = re.findall(
        r'<li( hidden)?><button class="button" name="fait" value="inviter-([^"]*)"', device.text
    )
    assert {name for hidden, name in offered if hidden} == {"Karadoc"}


def test_bleusaille_leaves_the_combinations_and_the_bevues(device):
    device.get("/nouvelle/cul-de-chouette")
    press(device, "regles-bleusaille")
    device.press(device.page.form("new_game"), nom=list(CAST), premier="0")
    options = device.state()["options"]
    off = {name for name, value in options.items() if value in (False, "off")}
    assert off == {
        "pelican", "sirotage", "contre_sirop", "civet", "grelottine", "passe_grelot", "boucliette", "bleu_rouge",
        "achat_de_de",
    }  # fmt: skip
    device.throw(4, 4, 2)
    assert device.scores()[0] == 16
    device.throw(4, 2, 1)
    assert device.state()["phase"] == "soufflette-offered"


def test_what_a_house_rule_needs_stands_beside_it(device):
    device.get("/nouvelle/cul-de-chouette")
    for option, needed in NEEDS.items():
        label = next(part for part in device.text.split("<label") if f'name="option.{option}"' in part)
        assert WITH[needed] in label


@pytest.mark.parametrize("needed", sorted(set(NEEDS.values())))
def test_a_rule_switched_off_takes_along_what_needs_it(device, needed):
    device.get("/nouvelle/cul-de-chouette")
    sent = device.page.form("new_game").sends(nom=list(CAST), premier="0")
    del sent[f"option.{needed}"]
    device._show(device.client.post("/nouvelle/cul-de-chouette", data=sent))
    assert "/t/" in device.url, device.refusal
    off = {name for name, value in device.state()["options"].items() if value is False}
    assert off == {needed, *(option for option, wants in NEEDS.items() if wants == needed)}


def test_a_rule_asked_for_without_what_it_needs_is_refused_by_their_french_names(device):
    wish = {"rules": "cul-de-chouette", "players": list(CAST), "options": {"sirotage": False, "civet": True}}
    answer = device.client.post("/api/v1/games", json=wish)
    assert answer.status_code == 422
    assert "«\u00a0Civet\u00a0» ne va pas sans «\u00a0Sirotage et paris\u00a0»" in answer.json()["detail"]


def test_taverne_is_the_default_and_tout_plays_the_banque_as_well(device):
    device.new_game()
    assert device.state()["options"] == {}
    device.get("/nouvelle/cul-de-chouette")
    press(device, "regles-tout")
    device.press(device.page.form("new_game"), nom=list(CAST), premier="0")
    assert device.state()["options"] == {"banque": True}


def test_teams_sit_face_to_face(device):
    device.new_game(equipes="2")
    assert [player["team"] for player in device.state()["players"]] == [0, 1, 0, 1]


def test_a_second_pair_is_linked_without_parting_the_first(device):
    device.get("/nouvelle/cul-de-chouette")
    for row in ("lier-1", "lier-2", "lier-3", "lier-2"):
        press(device, row, **({"nom": [*CAST, "Yvain", "Séli"]} if row == "lier-1" else {}))
    assert names(device) == ["Perceval", "Séli", "Léodagan", "Karadoc", "Yvain", "Guenièvre"]
    device.press(device.page.form("new_game"), premier="0")
    assert [player["team"] for player in device.state()["players"]] == [0, 1, 2, 0, 1, 2]


@pytest.mark.parametrize("teams", ["3", "6", "0", "-1"])
def test_teams_that_do_not_fit_are_refused_with_a_word(device, teams):
    device.get("/nouvelle/cul-de-chouette")
    device.press(device.page.form("new_game"), nom=list(CAST), equipes=teams)
    assert device.status == 422
    assert device.refusal


@pytest.mark.parametrize(
    "bad",
    [
        ["Perceval"],
        [],
        ["Perceval", "perceval"],
        ["Perceval", "x" * 25],
        ["Perceval", "y" * 200],
        ["Perceval", f"Kara{RIGHT_TO_LEFT_OVERRIDE}doc"],
    ],
    ids=["alone", "nobody", "twice", "25", "200", "override"],
)
def test_bad_names_are_refused_in_french_and_what_was_typed_stays(device, bad):
    device.get("/nouvelle/cul-de-chouette")
    device.press(device.page.form("new_game"), nom=bad)
    assert device.status == 422
    assert device.refusal
    assert names(device) == bad


@pytest.mark.parametrize(
    "name",
    ["<script>alert(1)</script>"[:24], "👩‍👩‍👧‍👦 Séli", "\"'><b>", "{{ 7 * 7 }}", "%(name)s", "A : B !"],
)
def test_any_other_name_is_shown_as_it_was_typed(device, name):
    device.new_game(names=[name, "Karadoc"])
    device.throw(4, 4, 2)
    assert device.state()["players"][0]["name"] == name
    assert "<script>alert" not in device.text
    assert "<b>" not in device.page.texts.get("card-0", "").replace(name, "")
    assert name in device.page.texts["card-0"]


def test_a_form_for_a_new_table_sent_twice_is_one_game(device):
    device.get("/nouvelle/cul-de-chouette")
    form = device.page.form("new_game")
    device.press(form, nom=list(CAST))
    first = device.code
    device.press(form, nom=list(CAST))
    assert device.code == first


def test_light_device_and_keys_are_kept(device):
    device.get("/")
    form = next(form for form in device.page.forms if form.action == "/gouts")
    device.press(form, next(it for it in form.buttons if it.value == "jour"))
    assert ("html", "jour") in {(tag, given.get("data-theme")) for tag, given in device.page.tags}
    device.client.post("/gouts", data={"retour": "https://elsewhere.example/", "theme": "nuit"})
    answer = device.client.post("/gouts", data={"retour": "//elsewhere.example/"}, follow_redirects=False)
    assert answer.headers["location"] == "/"


@pytest.mark.parametrize("path", ["/t/NADANO", "/nouvelle/belote", "/nothing"])
def test_what_is_not_there_is_a_page_of_the_house(device, path):
    device.get(path)
    assert device.status == 404
    assert 'class="error"' in device.text
    assert "/static/" in device.text


def test_too_many_new_tables_are_refused_with_a_word(tmp_path):
    with served(tmp_path) as client:
        device = Device(client)
        device.get("/nouvelle/cul-de-chouette")
        for _ in range(60):
            device.press(device.page.form("new_game"), nom=["Perceval"])
            if device.status == 429:
                break
        assert device.status == 429
        assert device.refusal


def test_too_many_wrong_codes_are_a_page_of_the_house(tmp_path):
    with served(tmp_path) as client:
        device = Device(client)
        for _ in range(12):
            device.get("/t/NADANO")
        assert device.status == 429
        assert 'class="error"' in device.text


def test_our_own_mistakes_are_a_page_of_the_house(house, device, monkeypatch):
    monkeypatch.setattr("tripot.web.room.pages.draw_home", lambda *_: 1 / 0)
    device.get("/")
    assert device.status == 500
    assert 'class="error"' in device.text


def test_teams_are_chosen_by_their_names(device):
    device.get("/nouvelle/cul-de-chouette")
    form = device.page.form("new_game")
    again = form.sends(nom=["Perceval", "Karadoc", "Léodagan", "Guenièvre"], fait="ajouter")
    device._show(device.client.post(form.action, data=again))
    assert "Perceval et Léodagan · Karadoc et Guenièvre" in device.text


@pytest.mark.parametrize("between", [" ", "-", " - "])
def test_a_code_may_be_typed_by_its_syllables(table, between):
    code = table.code
    table.client.get("/")
    typed = between.join((code[:2], code[2:4], code[4:])).lower()
    answer = table.client.get("/rejoindre", params={"code": typed})
    assert str(answer.url).endswith(f"/t/{code}")
