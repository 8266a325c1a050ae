"""What the page says of the last move is what has fallen in it, and what it has settled from the first die on."""

import re

import pytest
from tests.pages.conftest import say, throw

NB = "\u00a0"


def undone_next(device):
    return device.page.form("undo").buttons[0].label.removeprefix(f"Annuler{NB}: ")


def effects(device):
    """The lines over the tray: who, how much, why."""
    (listed,) = re.findall(r'<ul class="effects">(.*?)</ul>', device.text) or [""]
    found = re.findall(r"<span>([^<]*)</span> <b[^>]*>([^<]*)</b> <small>([^<]*)</small>", listed)
    return [f"{name} {points} {reason}" for name, points, reason in found]


@pytest.fixture
def rich(table):
    for seat in range(4):
        say(table, "correction", seat, points=100)
    return table


@pytest.mark.rule("R4")
def test_a_die_for_a_tie_of_a_suite_is_named_by_itself_though_the_suite_ends_on_the_same_face(table):
    throw(table, 0, "2-3-4")
    assert undone_next(table) == "Suite"
    say(table, "tie", seats=["1", "2"])
    throw(table, 1, "4")
    assert undone_next(table) == "Jet 4"
    assert table.announcement.startswith(f"Karadoc{NB}: quatre.")
    throw(table, 2, "5")
    assert undone_next(table) == "Jet 5"


@pytest.mark.rule("R3")
def test_a_die_for_a_tie_of_a_chouette_velute_is_named_by_itself(table):
    throw(table, 0, "2-2-4")
    assert undone_next(table) == "Chouette Velute de 4"
    say(table, "tie", seats=["1", "2"])
    throw(table, 1, "4")
    assert undone_next(table) == "Jet 4"
    assert "Velute" not in table.announcement


@pytest.mark.rule("F3")
def test_a_try_at_a_soufflette_is_not_the_soufflette(table):
    throw(table, 0, "4-2-1")
    assert undone_next(table) == "Soufflette"
    say(table, "soufflette", 0, target=1)
    throw(table, 1, "4-2-1")
    assert undone_next(table) == "Jet 4-2-1"


def test_a_cul_and_a_die_sipped_are_named_by_what_all_three_make(table):
    throw(table, 0, "4-4")
    assert undone_next(table) == "Jet 4-4"
    throw(table, 0, "2")
    assert undone_next(table) == "Chouette de 4"
    say(table, "sirotage", 0)
    throw(table, 0, "4")
    assert undone_next(table) == "Sirotage réussi"


def test_what_has_been_undone_is_named_no_more(table):
    throw(table, 0, "2-3-4")
    say(table, "tie", seats=["1", "2"])
    throw(table, 1, "4")
    table.press(table.page.form("undo"))
    table.press(table.page.form("undo"))
    assert undone_next(table) == "Suite"
    table.press(table.page.form("redo"))
    table.press(table.page.form("redo"))
    assert undone_next(table) == "Jet 4"


@pytest.mark.rule("A1", "A2")
def test_a_bought_cul_tells_what_the_chouettes_brought_and_what_it_cost(rich):
    throw(rich, 0, "4-4")
    say(rich, "achat_de_de", 1)
    assert effects(rich) == ["Karadoc −30 Achat de Dé", "Perceval +16 Chouette"]
    throw(rich, 1, "2")
    assert effects(rich) == ["Karadoc −30 Achat de Dé", "Perceval +16 Chouette", "Karadoc +16 Chouette"]


@pytest.mark.rule("A1")
def test_a_bought_cul_that_makes_nothing_still_tells_its_price(rich):
    throw(rich, 0, "6-6")
    say(rich, "achat_de_de", 1)
    throw(rich, 1, "6")
    assert effects(rich)[:2] == ["Karadoc −30 Achat de Dé", "Perceval +36 Chouette"]
    say(rich, "nobody")
    throw(rich, 1, "1-3")
    assert effects(rich) == []
    say(rich, "achat_de_de", 2)
    throw(rich, 2, "6")
    assert effects(rich) == ["Léodagan −30 Achat de Dé"]


@pytest.mark.rule("A1", "A3")
def test_what_a_bought_cul_brings_stands_beside_its_price_though_the_chouettes_bring_nothing(rich):
    throw(rich, 0, "1-3")
    say(rich, "achat_de_de", 1)
    throw(rich, 1, "4")
    assert effects(rich) == ["Karadoc −30 Achat de Dé", "Karadoc +32 Velute"]


@pytest.mark.rule("S3", "S4", "S5")
def test_a_contre_sirop_stands_beside_the_sirotage_it_answers(rich):
    throw(rich, 0, "4-4-2")
    say(rich, "sirotage", 0)
    say(rich, "bet", 1, on=1)
    throw(rich, 0, "1")
    lost = ["Perceval +16 Chouette", "Perceval −32 Sirotage", "Karadoc +25 Pari"]
    assert effects(rich) == lost
    say(rich, "award", 2)
    assert effects(rich) == [*lost, "Léodagan +16 Contre-Sirop"]


@pytest.mark.rule("C1", "C6")
def test_what_a_race_brings_stands_beside_what_the_dice_brought(rich):
    throw(rich, 0, "1-2-3")
    say(rich, "last", 2)
    assert effects(rich) == ["Perceval +18 Suite", "Léodagan −10 Suite"]


@pytest.mark.rule("N3", "N4")
def test_a_challenge_tells_its_throw_with_its_stake_and_nothing_of_the_neant_before(rich):
    say(rich, "correction", 2, **{"tokens.grelottine": "1"})
    throw(rich, 0, "1-3-6")
    say(rich, "grelottine", 2, on="velute", stake="10")
    throw(rich, 0, "4-4-2")
    say(rich, "decline", 0)
    assert effects(rich) == ["Perceval +16 Chouette", "Perceval −10 Grelottine", "Léodagan +10 Grelottine"]


def test_a_bevue_and_a_correction_stand_alone(rich):
    throw(rich, 0, "4-4")
    say(rich, "achat_de_de", 1)
    say(rich, "bevue", 2)
    assert effects(rich) == []
    throw(rich, 1, "2")
    assert "Bévue" not in " ".join(effects(rich))


def test_the_next_dice_begin_a_new_account(rich):
    throw(rich, 0, "4-4")
    say(rich, "achat_de_de", 1)
    throw(rich, 1, "3")
    assert effects(rich)
    throw(rich, 1, "2-2")
    assert effects(rich) == []
