"""Undo in the middle of the hardest nestings: every table that was there comes back, windows and seats too."""

import pytest

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


@pytest.mark.rule("G8", "L1")
@pytest.mark.parametrize("moves", NESTINGS.values(), ids=NESTINGS.keys())
def test_undo_leads_back_through_every_table_and_redo_forth_again(table, moves):
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
