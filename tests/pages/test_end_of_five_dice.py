"""The end of El Cacho and of Vache qui rit Tour: their feats beside the ranking, and the curve."""

import pytest
from tests.pages.conftest import THREE, feats, say


@pytest.mark.rule("T12")
def test_el_cacho_tells_of_the_best_box_and_of_the_boxes_crossed_out(device):
    device.new_game(THREE, rules="el-cacho")
    for seat, box, value in ((0, "full", 35), (1, "grande", 0), (2, "6", 18), (0, "1", 3), (1, "poker", 0)):
        say(device, "write", seat, box=box, value=value)
    say(device, "end")
    assert feats(device) == {
        "Coup de la soirée": ("Full, 35", "Perceval · +35, à la manche 1"),
        "Du premier lancer": ("1 figure", "Perceval · +35 points"),
        "Roi des chiffres": ("18 points", "Bohort · en 1 case"),
        "Grille à trous": ("2 cases barrées", "Karadoc · sur 10"),
    }


@pytest.mark.rule("T6", "T7")
def test_el_cacho_tells_of_the_figures(device):
    device.new_game(THREE, rules="el-cacho")
    for seat, box, value in ((0, "full", 30), (1, "2", 0), (2, "6", 0), (0, "suite", 20)):
        say(device, "write", seat, box=box, value=value)
    say(device, "end")
    assert feats(device)["Maître des figures"] == ("2 figures", "Perceval · +50 points")


@pytest.mark.rule("V9", "V10", "V15", "V16")
def test_vache_qui_rit_tells_of_the_fall_the_hands_the_rachats_and_the_pollution(device):
    device.new_game(
        THREE, rules="vache-qui-rit", **{"option.entry": "0", "regles": "oui", "option.rachat": "oui"}
    )
    say(device, "correction", 1, points=400)
    say(device, "keep", 0, dice="1-2-3-4-5")
    say(device, "stop", 0)
    say(device, "rachat", 1)
    say(device, "keep", 1, dice="1")
    say(device, "stop", 1)
    say(device, "keep", 2, dice="3-3-3")
    say(device, "pollution", 0)
    say(device, "bust", 2)
    say(device, "end")
    assert feats(device) == {
        "Coup de la soirée": ("Je m’arrête, 1\u00a0100", "Karadoc · +1\u00a0100, à la manche 1"),
        "Chute de la soirée": ("300 points perdus", "Bohort · −300, à la manche 1"),
        "Main heureuse": ("1 main pleine", "Perceval · les cinq dés repris"),
        "Rachats": ("1 payant sur 1", "Karadoc · +900 points au total"),
        "Bonne poire": ("1 barre", "Bohort · 0 point"),
        "Dédé de la soirée": ("1 pollution", "Perceval · de mauvaises ondes"),
    }


@pytest.mark.rule("V10", "V11")
def test_vache_qui_rit_tells_of_the_best_turn_and_of_the_bars(device):
    device.new_game(THREE, rules="vache-qui-rit", **{"option.entry": "0"})
    say(device, "keep", 0, dice="3-3-3")
    say(device, "stop", 0)
    for seat in (1, 2, 0, 1):
        say(device, "bust", seat)
    say(device, "end")
    assert feats(device) == {
        "Coup de la soirée": ("Je m’arrête, 300", "Perceval · +300, à la manche 1"),
        "Bonne poire": ("2 barres", "Karadoc · 0 point"),
    }


@pytest.mark.parametrize("rules", ["el-cacho", "vache-qui-rit"])
def test_a_game_stopped_before_it_began_has_no_feat(device, rules):
    device.new_game(THREE, rules=rules)
    say(device, "end")
    assert feats(device) == {}
