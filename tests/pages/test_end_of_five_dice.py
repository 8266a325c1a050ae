"""The end of El Cacho and of Vache qui rit Tour: their feats beside the ranking, and the curve."""

import re

import pytest

CAST = ("Perceval", "Karadoc", "Bohort")


def say(device, move, seat=None, **fields):
    data = {"move": move} | ({} if seat is None else {"seat": seat}) | fields
    answer = device._show(device.client.post(f"/t/{device.code}/coups", data=data))
    assert answer.status == 200, answer.refusal
    return answer


def feats(device):
    found = re.findall(r"<small>([^<]*)</small><b>([^<]*)</b><small>([^<]*)</small>", device.text)
    return {title: (what, whisper) for title, what, whisper in found}


@pytest.mark.rule("T12")
def test_el_cacho_tells_of_the_best_box_and_of_the_boxes_crossed_out(device):
    device.new_game(CAST, rules="el-cacho")
    for seat, box, value in ((0, "full", 35), (1, "grande", 0), (2, "6", 18), (0, "1", 3), (1, "poker", 0)):
        say(device, "write", seat, box=box, value=value)
    say(device, "end")
    assert feats(device) == {
        "Coup de la soirée": ("Full, 35", "Perceval · +35, au tour 1"),
        "Grille à trous": ("2 cases barrées", "Karadoc · sur 10"),
    }


@pytest.mark.rule("V10", "V11")
def test_vache_qui_rit_tells_of_the_best_turn_and_of_the_bars(device):
    device.new_game(CAST, rules="vache-qui-rit", **{"option.entry": "0"})
    say(device, "keep", 0, dice="3-3-3")
    say(device, "stop", 0)
    for seat in (1, 2, 0, 1):
        say(device, "bust", seat)
    say(device, "end")
    assert feats(device) == {
        "Coup de la soirée": ("Je m’arrête, 300", "Perceval · +300, au tour 1"),
        "Bonne poire": ("2 barres", "Karadoc · 0 point"),
    }


@pytest.mark.parametrize("rules", ["el-cacho", "vache-qui-rit"])
def test_a_game_stopped_before_it_began_has_no_feat(device, rules):
    device.new_game(CAST, rules=rules)
    say(device, "end")
    assert feats(device) == {}
