"""Undo in the middle of the hardest nestings: every table that was there comes back, windows and seats too."""

import pytest
from tests.games.conftest import Table

BOXES = ("1", "2", "3", "4", "5", "6", "suite", "full", "poker", "grande")
RICH = [("correction", seat, {"points": 120, "tokens": {"grelottine": 1}}) for seat in (0, 1, 2)]
THROW = "throw"
NESTINGS = {
    "a Sirop-Grelot with side bets": [
        *RICH, (THROW, 0, {"dice": [1, 3, 5]}), ("grelottine", 1, {"on": "sirop-grelot", "stake": 20}),
        ("bet", 2, {"on": "reussite"}), (THROW, 0, {"dice": [4, 4, 1]}), ("sirotage", 0, {}),
        ("bet", 2, {"on": 3}), (THROW, 0, {"dice": [2]}), ("award", 2, {}),
    ],
    "a Civet on a Suite whose last are tied": [
        ("correction", 0, {"points": 120, "tokens": {"civet": 1}}), ("civet", 0, {"on": "suite", "stake": 50}),
        (THROW, 0, {"dice": [2, 3, 4]}), ("cry", 1, {"cry": "grelotte-ca-picote"}),
        ("tie", None, {"seats": [0, 2]}), (THROW, 0, {"dice": [2]}), (THROW, 2, {"dice": [5]}),
    ],
    "a Bleu-Rouge that throws a Bleu-Rouge": [
        *RICH, (THROW, 0, {"dice": [3, 4, 3]}), ("bet", 0, {"on": [9, 10, 11]}), ("bet", 1, {"on": 10}),
        (THROW, 0, {"dice": [3, 3, 4]}), ("bet", 0, {"on": [8]}), (THROW, 0, {"dice": [2, 2, 4]}),
    ],
    "a buyer's Soufflette": [
        *RICH, (THROW, 0, {"dice": [4, 2]}), ("achat_de_de", 1, {}), (THROW, 1, {"dice": [1]}),
        ("soufflette", 1, {"target": 0}), (THROW, 0, {"dice": [4, 3, 6]}), (THROW, 0, {"dice": [4, 2, 1]}),
    ],
    "a newcomer in an open race": [
        *RICH, (THROW, 0, {"dice": [2, 2, 4]}), ("chante_sloubi", None, {"name": "Merlin", "sung": True}),
        (THROW, 1, {"dice": [1, 3, 4]}),
    ],
}  # fmt: skip
IN = [("correction", seat, {"points": 800, "entered": True}) for seat in (0, 1, 2)]
ALMOST = [("correction", seat, {"points": 4900, "entered": True}) for seat in (0, 1, 2)]
OF_FIVE_DICE = {
    "a main pleine that busts, third bar and cry": ("vache-qui-rit", {}, [
        *IN, ("correction", 0, {"bars": 2, "points": -700}), (THROW, 0, {"dice": [1, 1, 1, 5, 2]}),
        ("keep", 0, {"dice": [1, 1, 1, 5]}), ("pollution", 2, {}), (THROW, 0, {"dice": [5]}),
        ("keep", 0, {"dice": [5]}), (THROW, 0, {"dice": [2, 3, 4, 6, 6]}), ("barre_cry", 1, {}),
        ("keep", 1, {"dice": [1]}),
    ]),
    "a turn bought, bought again, and left": ("vache-qui-rit", {"rachat_points": "transferred"}, [
        *IN, ("keep", 0, {"dice": [1, 1, 1, 5, 5]}), ("stop", 0, {}), ("rachat", 1, {}),
        ("keep", 1, {"dice": [1, 1]}), ("stop", 1, {}), ("rachat", 2, {}), ("leave", 2, {}),
        ("keep", 0, {"dice": [5]}),
    ]),
    "a sale passed on by who goes home": ("vache-qui-rit", {}, [
        *IN, ("keep", 0, {"dice": [1]}), ("stop", 0, {}), ("leave", 1, {}), ("rachat", 2, {}), ("bust", 2, {}),
    ]),
    "a turn given up, then the threshold": ("vache-qui-rit", {}, [
        (THROW, 0, {"dice": [1, 2, 2, 3, 4]}), ("give_up", 0, {}), ("keep", 1, {"dice": [5, 5, 5]}),
        ("stop", 1, {}), ("rename", 1, {"name": "Yvain"}),
    ]),
    "a target reached by two at once": ("vache-qui-rit", {}, [
        *ALMOST, ("keep", 0, {"dice": [1]}), ("stop", 0, {}), ("keep", 1, {"dice": [1]}), ("stop", 1, {}),
        ("bust", 2, {}),
    ]),
    "the last round": ("vache-qui-rit", {"end": {"kind": "rounds", "value": 1}}, [
        *IN, ("bust", 0, {}), ("bust", 1, {}), ("bust", 2, {}),
    ]),
    "the end of a free game": ("vache-qui-rit", {"end": {"kind": "free"}}, [
        *IN, (THROW, 0, {"dice": [1, 1, 5, 2, 3]}), ("end", None, {}),
    ]),
    "three throws, a zero, and a box opened again": ("el-cacho", {"zero_anywhere": True}, [
        (THROW, 0, {"dice": [4, 4, 4, 4, 1]}), (THROW, 0, {"dice": [4, 4, 4, 4, 2], "kept": [4, 4, 4, 4]}),
        (THROW, 0, {"dice": [1, 2, 3, 3, 6], "kept": []}), ("mark", 0, {"box": "grande"}),
        ("dice", 1, {"dice": [3, 4, 5, 6, 1], "first_throw": True}), ("correction", 1, {"grid": {"suite": 20}}),
        ("mark", 1, {"box": "6"}), ("correction", 0, {"grid": {"grande": None}}), ("leave", 2, {}),
        ("correction", 1, {"turn": True}), ("write", 1, {"box": "grande", "value": 55}),
    ]),
    "a grande that wins at once": ("el-cacho", {"second_grande": True, "grande_first_throw": "wins-at-once"}, [
        ("write", 0, {"box": "6", "value": 30}), (THROW, 1, {"dice": [2, 2, 2, 2, 2]}),
        ("mark", 1, {"box": "grande2"}),
    ]),
    "the last box filled by a correction": ("el-cacho", {}, [
        *(("correction", seat, {"grid": dict.fromkeys(BOXES, 0)}) for seat in (1, 2)),
        ("correction", 0, {"grid": dict.fromkeys(BOXES[1:], 0)}), (THROW, 0, {"dice": [1, 1, 1, 2, 3]}),
        ("correction", 0, {"grid": {"1": 0}}),
    ]),
}  # fmt: skip


@pytest.mark.rule("G8", "L1")
@pytest.mark.parametrize("moves", NESTINGS.values(), ids=NESTINGS.keys())
def test_undo_leads_back_through_every_table_and_redo_forth_again(table, moves):
    lead_back_and_forth(table, moves)


@pytest.mark.rule("T9", "T13", "V9", "V11", "V15", "V17")
@pytest.mark.parametrize(("rules", "options", "moves"), OF_FIVE_DICE.values(), ids=OF_FIVE_DICE.keys())
def test_undo_leads_back_through_the_games_of_five_dice_and_their_ends(games, rules, options, moves):
    lead_back_and_forth(Table(games, rules=rules, options=options), moves)


def lead_back_and_forth(table, moves):
    tables = [told(table)]
    for move, seat, fields in moves:
        table.play(move, seat, **fields)
        tables.append(told(table))
    for before in reversed(tables[:-1]):
        table.undo()
        assert told(table) == before
    for after in tables[1:]:
        table.redo()
        assert told(table) == after


def told(table):
    """The whole state, but for the version that only grows and the moment it began."""
    state = table.now().state()
    return {key: value for key, value in state.items() if key not in ("version", "since")}
