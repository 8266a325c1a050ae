"""Vache qui rit Tour on the page, played as plain forms."""

import pytest
from tests.pages.conftest import THREE, Device

NO_BREAK = "\u00a0"


def tags(device, name):
    return [given for _tag, given in device.page.tags if name in given]


def button(device, name):
    """A button of the pad by its name."""
    pad = next(form for form in device.page.forms if form.id.startswith("pad-"))
    return next(it for it in pad.buttons if it.name == name)


def keep(device, *dice, then="faire"):
    for die in dice:
        device.tap("de", str(die))
    return device.tap(then, "keep" if then == "faire" else "stop")


def test_keep_throw_again_keep_and_stop(turn):
    keep(turn, 1)
    assert turn.state()["turn"]["dice_left"] == 4
    keep(turn, 1, then="puis")
    assert turn.scores() == [200, 0, 0]
    assert turn.announcement == "Perceval\u00a0: Je m’arrête, plus 200, total 200. À Karadoc."
    assert turn.page.form("undo").buttons[0].label == f"Annuler{NO_BREAK}: Je m’arrête, 200"


def test_the_help_goes_with_the_selection(turn):
    turn.tap("de", "3")
    assert "encore deux" in turn.text
    assert button(turn, "faire").is_disabled
    turn.tap("de", "3")
    assert "encore un" in turn.text
    turn.tap("de", "3")
    assert "+300" in turn.text
    assert "Relancer 2 dés" in turn.text
    assert not button(turn, "puis").is_disabled
    turn.tap("de", "5")
    assert "encore 50" in turn.text
    assert button(turn, "puis").is_disabled
    turn.tap("efface", "4").tap("de", "6")
    assert button(turn, "faire").is_disabled


def test_a_selection_is_page_state(turn):
    turn.tap("de", "1").tap("de", "5")
    assert turn.url.endswith("?des=1-5")
    assert turn.state()["version"] == 0


def test_main_pleine_brings_the_five_back(turn):
    turn.tap("de", "1").tap("de", "1").tap("de", "1").tap("de", "5").tap("de", "5")
    assert "les 5 reviennent" in turn.text
    turn.tap("faire", "keep")
    assert turn.state()["phase"] == "main-pleine"
    assert "Main pleine" in turn.text
    assert turn.state()["turn"]["dice_left"] == 5


def test_below_the_threshold_it_says_where_the_entry_is(device):
    device.new_game(THREE, rules="vache-qui-rit")
    device.tap("de", "1")
    assert "entrée à 500" in device.text
    assert button(device, "puis").is_disabled
    keep(device, then="faire")
    device.press_move("give_up", 0)
    assert device.state()["turn"]["seat"] == 1
    assert device.scores() == [0, 0, 0]


def test_a_stop_that_is_refused_keeps_nothing_either(turn):
    pad = next(form for form in turn.page.forms if form.id.startswith("pad-"))
    before = turn.state()
    turn.press(pad, des="5", puis="stop")
    assert turn.status == 409
    assert turn.refusal == "50 n’est pas un multiple de 100\u00a0: encore 50."
    assert turn.state() == before


def test_keep_and_stop_sent_twice_count_once(turn):
    turn.tap("de", "1")
    pad = next(form for form in turn.page.forms if form.id.startswith("pad-"))
    stop = button(turn, "puis")
    turn.press(pad, stop)
    version = turn.state()["version"]
    turn.press(pad, stop)
    assert (turn.status, turn.state()["version"], turn.scores()) == (200, version, [100, 0, 0])


def test_a_bar_is_one_tap_and_stands_large_until_the_next_throw(house, turn):
    turn.press_move("bust", 0)
    assert turn.state()["players"][0]["bars"] == 1
    assert "BARRE" in turn.page.texts[tags(turn, "data-flash")[0]["id"]]
    assert "1 barre sur trois" in {given["aria-label"] for given in tags(turn, "aria-label")}
    turn.press_move("barre_cry", 2)
    assert tags(turn, "data-flash")
    cookies = dict(house.cookies)
    house.cookies.clear()
    assert tags(Device(house).get(f"/t/{turn.code}"), "data-flash"), "on every screen"
    house.cookies.update(cookies)
    keep(turn, 1)
    assert not tags(turn, "data-flash")


def test_the_third_bar_costs_two_hundred(turn):
    turn.press(turn.page.of_move("correction", 0), points="500", bars="2")
    turn.press_move("bust", 0)
    assert (turn.scores()[0], turn.state()["players"][0]["bars"]) == (300, 0)


def test_who_is_not_in_yet_takes_no_bar(device):
    device.new_game(THREE, rules="vache-qui-rit")
    assert device.page.of_move("bust", 0).buttons[0].label == f"Raté{NO_BREAK}: rien ne marque"
    device.press_move("bust", 0)
    assert not tags(device, "data-flash")


def test_the_next_player_buys_or_just_plays(turn):
    turn.press(turn.page.of_move("correction", 1), points="400")
    keep(turn, 1, 1, then="puis")
    assert f"Karadoc rachète{NO_BREAK}?" in turn.text
    assert "Donner 200 à Perceval et repartir de ses 200 avec 3 dés, ou jouer ses cinq dés." in turn.text
    turn.press_move("rachat", 1)
    assert turn.scores() == [400, 200, 0]
    assert (turn.state()["phase"], turn.state()["turn"]["total"]) == ("taken-over", 200)
    turn.press(turn.page.form("undo"))
    keep(turn, 5)
    assert turn.state()["turn"]["total"] == 50


def test_pollution_shakes_the_card_of_whose_turn_it_is(turn):
    turn.press_move("pollution", 1)
    assert [given["id"] for given in tags(turn, "data-shaken")] == ["card-0"]
    first = tags(turn, "data-shaken")[0]["data-shaken"]
    turn.press_move("pollution", 2)
    assert tags(turn, "data-shaken")[0]["data-shaken"] != first, "the second one shakes anew"
    keep(turn, 1)
    assert not tags(turn, "data-shaken")


def test_dice_of_the_house_are_kept_where_they_lie(turn):
    turn.client.post(f"/t/{turn.code}/coups", data={"move": "throw", "seat": "0", "dice": "1-5-5-2-3"})
    turn.get(f"/t/{turn.code}")
    assert [given["data-lies"] for given in tags(turn, "data-lies")] == ["1", "5", "5", "2", "3"]
    turn.tap("garde", "5").tap("garde", "5")
    assert [given["aria-pressed"] for given in tags(turn, "data-lies")] == [
        "false", "true", "true", "false", "false",
    ]  # fmt: skip
    turn.tap("lache", "5").tap("garde", "1").tap("lache", "5")
    turn.tap("faire", "keep")
    assert turn.state()["turn"]["total"] == 100
    assert turn.page.of_move("stop", 0), "the next dice are entered too, and one may stop"
    turn.press_move("stop", 0)
    assert turn.scores()[0] == 100


def test_who_watches_sees_what_is_kept_and_what_the_turn_has_come_to(house, turn):
    keep(turn, 5, 5)
    house.cookies.clear()
    watcher = Device(house).get(f"/t/{turn.code}")
    assert "100 au tour" in watcher.text
    assert not [form for form in watcher.page.forms if form.move]


ENDS = {
    "target": (
        {"option.end": "target", "option.end.value": "200"},
        {"kind": "target", "value": 200},
        "premier à 200",
    ),
    "rounds": (
        {"option.end": "rounds", "option.end.value": "3"},
        {"kind": "rounds", "value": 3},
        "3 manches en tout",
    ),
    "free": ({"option.end": "free"}, {"kind": "free"}, "partie libre"),
}


@pytest.mark.parametrize("kind", ENDS)
def test_a_game_ends_as_it_was_chosen_to(device, kind):
    typed, option, said = ENDS[kind]
    device.new_game(THREE, rules="vache-qui-rit", **{"option.entry": "0"}, **typed)
    assert device.state()["options"]["end"] == option
    assert said in device.text


def test_the_usual_end_is_at_five_thousand(device):
    device.new_game(THREE, rules="vache-qui-rit")
    assert device.state()["options"] == {}
    assert f"premier à 5{NO_BREAK}000" in device.text


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ({"option.end": "rounds"}, "Il faut dire en combien de manches."),
        (
            {"option.end": "free", "option.end.value": "3"},
            "Une partie libre n’a ni but ni nombre de manches.",
        ),
        ({"nom": [f"Joueur {number}" for number in range(7)]}, "Il faut"),
    ],
    ids=["rounds", "free", "seven"],
)
def test_a_game_that_cannot_be_is_refused_with_a_word(device, typed, reason):
    device.get("/nouvelle/vache-qui-rit")
    form = device.page.form("new_game").sends(nom=list(THREE)) | typed
    device._show(device.client.post("/nouvelle/vache-qui-rit", data=form))
    if "nom" in typed:
        assert len(device.state()["players"]) == 6, "the form has six rows"
    else:
        assert (device.status, device.refusal) == (422, reason)


def test_the_round_of_the_target_is_played_to_its_end(device):
    house_rules = {"option.entry": "0", "option.end": "target", "option.end.value": "200"}
    device.new_game(THREE, rules="vache-qui-rit", **house_rules)
    keep(device, 1, 1, then="puis")
    assert device.state()["status"] == "playing"
    device.press_move("bust", 1)
    device.press_move("bust", 2)
    assert device.state()["winners"] == [0]
    device.press(device.page.form("rematch-dernier"))
    assert device.state()["options"]["end"] == {"kind": "target", "value": 200}


@pytest.mark.parametrize(
    ("before", "said", "reason"),
    [
        ([], {"move": "keep", "dice": "2"}, "Ces dés ne marquent pas\u00a0: 2."),
        ([], {"move": "keep"}, "Pas assez de valeurs"),
        ([], {"move": "stop"}, "Il faut d’abord lancer."),
        ([], {"move": "give_up"}, "Perceval est déjà dans le jeu"),
        ([], {"move": "rachat", "seat": "1"}, "Il n’y a rien à racheter."),
        ([], {"move": "barre_cry", "seat": "1"}, "Il n’y a pas de barre à crier."),
        ([], {"move": "pollution"}, "Perceval ne pollue pas ses propres dés."),
        (
            [("throw", 0, "1-2-3-3-6")],
            {"move": "keep", "dice": "5"},
            "Ces dés n’ont pas été lancés\u00a0: 5.",
        ),
        ([("throw", 0, "1-2-3-3-6")], {"move": "stop"}, "Il faut d’abord garder"),
        (
            [("throw", 0, "1-1-3-3-6"), ("keep", 0, "1")],
            {"move": "keep", "dice": "1"},
            "On garde une seule fois",
        ),
        ([("keep", 0, "1-1-5")], {"move": "stop"}, "250 n’est pas un multiple de 100\u00a0: encore 50."),
        ([("bust", 0, "")], {"move": "rachat", "seat": "1"}, "Il n’y a rien à racheter."),
        ([("bust", 0, "")], {"move": "barre_cry", "seat": "0"}, "aux autres de crier."),
    ],
)
def test_nonsense_is_refused_beside_the_pad_and_changes_nothing(turn, before, said, reason):
    def say(form):
        return turn.client.post(f"/t/{turn.code}/coups", data={"seat": "0"} | form)

    for move, seat, dice in before:
        assert say({"move": move, "seat": str(seat)} | ({"dice": dice} if dice else {})).status_code == 200
    state = turn.state()
    turn._show(say(said))
    assert turn.status in (409, 422)
    assert reason in turn.refusal
    assert turn.state() == state


def test_no_page_holds_a_style_and_every_id_is_unique(turn):
    for move in ("pollution", "bust", "barre_cry"):
        ids = [given["id"] for _tag, given in turn.page.tags if given.get("id")]
        assert len(ids) == len(set(ids))
        assert "style=" not in turn.text
        turn.press_move(move, 0 if move == "bust" else 2)
