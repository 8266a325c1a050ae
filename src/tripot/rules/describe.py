"""The state of a game as the interface tells it: what all games tell alike (api)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pydantic import BaseModel

from tripot.rules.moves import Offer
from tripot.rules.table import Table


def describe(
    table: Table,
    options: BaseModel,
    offers: Sequence[Offer],
    *,
    players: Iterable[Mapping[str, Any]],
    turn: Mapping[str, Any],
) -> dict[str, Any]:
    """The state, with what a game has more to say of each of its `players`, in turn order, and of its `turn`."""
    return {
        "options": options.model_dump(exclude_defaults=True),
        "status": "finished" if table.over else "playing",
        "players": [
            {
                "seat": seat,
                "name": table.names[seat],
                "score": table.score_of(seat),
                **more,
                "left": seat in table.left,
            }
            for seat, more in zip(table.seats, players, strict=True)
        ],
        "turn": {"seat": table.turn, "round": table.round, **turn},
        "phase": table.phase.name(),
        "offers": [offer.as_dict() for offer in offers],
        "winners": list(table.winners),
    }
