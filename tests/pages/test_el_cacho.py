"""El Cacho on the page, played as plain forms."""

import pytest
from tests.pages.conftest import THREE, Device

NO_BREAK = "\u00a0"


def boxes(device, *states):
    """The boxes shown in one of `states` on any card."""
    return [given["data-box"] for _tag, given in device.page.tags if given.get("data-state") in states]


@pytest.fixture
def sheets(device):
    return device.new_game(THREE, rules="el-cacho")


def test_a_box_and_its_value_from_the_paper(sheets):
    sheets.tap("value", "35", move="write")
    assert sheets.state()["players"][0]["grid"]["full"] == 35
    assert sheets.announcement == "Perceval\u00a0: Full, plus 35, total 35. À Karadoc."
    assert sheets.page.form("undo").buttons[0].label == f"Annuler{NO_BREAK}: Full, 35"


def test_every_open_box_offers_exactly_its_possible_values(sheets):
    written = {}
    for form in sheets.page.forms:
        if form.move == "write":
            written[form.hidden["box"]] = [int(button.value) for button in form.buttons]
    assert written["4"] == [0, 4, 8, 12, 16, 20]
    assert written["suite"] == [0, 20, 25]
    assert len(written) == 10


def test_five_dice_show_what_every_open_box_would_score(sheets):
    for die in (5, 5, 5, 3, 3):
        assert sheets.state()["version"] == 0
        sheets.tap("de", str(die))
    assert boxes(sheets, "offer") == ["full", "5", "3"]
    assert "Full, 30" in sheets.text
    sheets.tap("box", "full")
    assert sheets.scores() == [30, 0, 0]
    assert sheets.state()["turn"]["seat"] == 1


def test_dice_of_the_first_throw_are_worth_more_and_may_be_thrown_again(sheets):
    pad = next(form for form in sheets.page.forms if form.id.startswith("pad-"))
    sheets.press(pad, next(it for it in pad.buttons if it.value == "5"), coup="throw")
    assert "coup=throw" in sheets.url
    for die in (5, 5, 3, 3):
        sheets.tap("de", str(die))
    assert sheets.state()["offers"][1]["points"]["full"] == 35
    assert sheets.state()["turn"]["throws_left"] == 2


def test_both_ways_to_enter_dice_say_what_they_change(sheets):
    assert "<span>Relancés</span><small>sans prime</small>" in sheets.text
    assert "<span>1er lancer</span><small>figures +5</small>" in sheets.text


def test_dice_are_kept_and_the_others_entered_again(sheets):
    sheets.client.post(f"/t/{sheets.code}/coups", data={"move": "throw", "seat": "0", "dice": "5-5-3-1-2"})
    sheets.get(f"/t/{sheets.code}").tap("garde", "5").tap("garde", "5")
    assert sheets.url.endswith("?gardes=5-5")
    assert [given["aria-pressed"] for tag, given in sheets.page.tags if "data-lies" in given] == [
        "true", "true", "false", "false", "false",
    ]  # fmt: skip
    sheets.tap("lache", "5").tap("garde", "5")
    for die in (5, 6, 6):
        sheets.tap("de", str(die))
    assert sheets.state()["turn"]["dice"] == [5, 5, 5, 6, 6]
    assert sheets.state()["turn"]["throws_left"] == 1


def test_keeping_all_five_throws_nothing(sheets):
    sheets.client.post(f"/t/{sheets.code}/coups", data={"move": "throw", "seat": "0", "dice": "5-5-5-1-2"})
    sheets.get(f"/t/{sheets.code}")
    for die in (5, 5, 5, 1, 2):
        sheets.tap("garde", str(die))
    assert (sheets.status, sheets.state()["turn"]["throws_left"]) == (200, 2)


def cross_out_only(device):
    """Perceval's full and suite alone are open, and his dice score in neither."""
    filled = {f"grid.{box}": "0" for box in ("1", "2", "3", "4", "5", "6", "poker", "grande")}
    device.press(device.page.of_move("correction", 0), **filled)
    for die in (1, 1, 4, 4, 6):
        device.tap("de", str(die))


def test_crossing_out_takes_two_taps(sheets):
    cross_out_only(sheets)
    assert boxes(sheets, "arming") == ["suite", "full"]
    version = sheets.state()["version"]
    sheets.tap("barre", "full")
    assert sheets.state()["version"] == version
    assert boxes(sheets, "armed") == ["full"]
    assert "Barrer" in sheets.text
    sheets.tap("box", "full")
    assert sheets.state()["players"][0]["grid"]["full"] == 0


def test_a_box_that_scores_nothing_is_no_button_while_another_scores(sheets):
    for die in (1, 1, 4, 4, 6):
        sheets.tap("de", str(die))
    assert set(boxes(sheets, "zero")) == {"2", "3", "5", "suite", "full", "poker", "grande"}
    assert boxes(sheets, "arming") == []


def test_the_last_box_is_lit_beforehand(sheets):
    filled = {f"grid.{box}": "0" for box in ("1", "2", "3", "4", "5", "6", "poker", "grande", "suite")}
    sheets.press(sheets.page.of_move("correction", 0), **filled)
    assert [given["data-last"] for _tag, given in sheets.page.tags if "data-last" in given] == [""]


def test_a_box_is_corrected_and_opened_again(sheets):
    sheets.tap("value", "35", move="write")
    sheets.press(sheets.page.of_move("correction", 0), **{"grid.full": "libre", "grid.6": "24"})
    assert sheets.state()["players"][0]["grid"]["full"] is None
    assert sheets.scores()[0] == 24


def test_the_second_grande_has_a_box_of_its_own(device):
    device.get("/nouvelle/el-cacho")
    device.press(device.page.form("new_game"), nom=list(THREE), **{"option.second_grande": "oui"})
    assert boxes(device, "open")[:11][-2:] == ["grande", "grande2"]


def test_every_seat_has_its_grid_a_tap_away(sheets):
    links = {
        given["href"] for tag, given in sheets.page.tags if tag == "a" and "chip" in given.get("class", "")
    }
    assert links == {"#card-1", "#card-2"}


def test_the_end_says_lightly_who_drinks_and_has_a_soft_version(sheets):
    sheets.press(sheets.page.of_move("correction", 0), **{"grid.6": "24"})
    sheets.press(sheets.page.of_move("correction", 1), **{"grid.5": "5"})
    sheets.press_move("end")
    assert "La tournée est pour Bohort. Un sirop compte autant." in sheets.text
    sheets.press(sheets.page.form("rematch-dernier"))
    assert sheets.state()["turn"]["seat"] == 2


def test_the_words_of_bolivia_are_said_as_they_are_there(sheets):
    assert '<h1><span lang="es">El Cacho</span>' in sheets.text
    assert '<span lang="es">Grande</span>' in sheets.text
    assert '<span lang="es">El Cacho</span> · table' in sheets.get(f"/t/{sheets.code}/registre").text
    assert 'lang="es"' not in sheets.new_game(THREE, rules="vache-qui-rit").text


def test_a_last_box_of_somebody_else_is_not_how_the_game_was_won(sheets):
    for seat in range(3):
        grid = {f"grid.{box}": "0" for box in (*"123456", "suite", "full", "poker")}
        sheets.press(sheets.page.of_move("correction", seat), **grid)
    for value in (50, 0, 0):
        sheets.tap("value", str(value), move="write")
    assert sheets.state()["winners"] == [0]
    assert "<small>Meilleur total</small>" in sheets.text
    assert "· 1 manche ·" in sheets.text
    assert "+50, à la manche 1" in sheets.text


def test_where_nobody_lost_everybody_drinks(sheets):
    sheets.press_move("end")
    assert "La tournée est pour toute la table" in sheets.text


def test_who_watches_sees_the_grids_and_no_button(house, sheets):
    for die in (5, 5, 5, 3, 3):
        sheets.tap("de", str(die))
    house.cookies.clear()
    watcher = Device(house).get(f"/t/{sheets.code}")
    assert not [form for form in watcher.page.forms if form.move]
    assert len(boxes(watcher, "open")) == 30
    assert "Full, 30" in watcher.text


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ({"move": "dice", "dice": "1-2-3-4", "first_throw": "non"}, "Pas assez de valeurs"),
        ({"move": "dice", "dice": "1-2-3-4-5-6", "first_throw": "non"}, "Trop de valeurs"),
        ({"move": "write", "box": "4", "value": "7"}, "La case 4 ne peut pas valoir 7. Possibles"),
        ({"move": "write", "box": "full", "value": "20"}, "La case Full ne peut pas valoir 20"),
        ({"move": "write", "box": "6", "value": "6"}, "La case 6 est déjà remplie (24)."),
        ({"move": "mark", "box": "full"}, "Il faut d’abord les dés."),
        (
            {"move": "throw", "dice": "1-2-3-4-5", "kept": "1", "several": "kept"},
            "n’étaient pas dans le lancer précédent",
        ),
        (
            {"move": "throw", "seat": "1", "dice": "1-2-3-4-5"},
            "Ce n’est pas à Karadoc de jouer, mais à Perceval.",
        ),
        ({"move": "correction", "points": "5"}, "Le score est la somme de la grille"),
    ],
)
def test_nonsense_is_refused_beside_the_pad_and_changes_nothing(sheets, said, reason):
    sheets.press(sheets.page.of_move("correction", 0), **{"grid.6": "24"})
    before = sheets.state()
    answer = sheets.client.post(f"/t/{sheets.code}/coups", data={"seat": "0"} | said)
    sheets._show(answer)
    assert sheets.status in (409, 422)
    assert reason in sheets.refusal
    assert sheets.state() == before


def test_no_page_holds_a_style_and_every_id_is_unique(sheets):
    for die in (5, 5, 5, 3, 3):
        ids = [given["id"] for _tag, given in sheets.page.tags if given.get("id")]
        assert len(ids) == len(set(ids))
        assert "style=" not in sheets.text
        sheets.tap("de", str(die))


def test_a_past_move_is_taken_up_again(sheets):
    """In the registre: dice on the pad as they were entered, a box by its value."""
    for die in (5, 5, 5, 3, 3):
        sheets.tap("de", str(die))
    sheets.tap("box", "full")
    sheets.tap("value", "25", move="write")
    sheets.get(f"/t/{sheets.code}/registre?seq=1&move=dice&seat=0&des=5-5-5-3-2")
    assert sheets.status == 200
    token = {"vu": f"{sheets.state()['version']}.abcdefgh", "seq": "3", "move": "write", "seat": "1"}
    sheets._show(
        sheets.client.post(f"/t/{sheets.code}/registre", data=token | {"box": "suite", "value": "20"})
    )
    assert (sheets.status, sheets.refusal) == (200, "")
    assert sheets.scores() == [30, 20, 0]
    dice = {
        "vu": f"{sheets.state()['version']}.abcdefgi",
        "seq": "1",
        "move": "dice",
        "seat": "0",
        "des": "6-6-6-3-3",
    }
    sheets._show(sheets.client.post(f"/t/{sheets.code}/registre", data=dice))
    assert (sheets.status, sheets.refusal) == (200, "")
    for seq in (1, 2, 3):
        assert sheets.get(f"/t/{sheets.code}/registre?seq={seq}").status == 200
