"""An example set up on a table, played, and what its last column claims compared with what came of it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import ModuleType
from typing import Any

from tests.sheets import cul_de_chouette, el_cacho, vache_qui_rit
from tests.sheets.speaking import hear, joined, plain

from tripot.rules.rulesets import RULESETS
from tripot.sheets import Deck, Example

STAGES: dict[str, ModuleType] = {
    "cul-de-chouette": cul_de_chouette,
    "el-cacho": el_cacho,
    "vache-qui-rit": vache_qui_rit,
}
"""What each game has of its own: `set_up`, `SENTENCES`, `found`, and what is `held`."""


class Show:
    """One example of a deck, at its beginning."""

    def __init__(self, rules: str, deck: Deck, example: Example) -> None:
        self.stage = STAGES[rules]
        self.rules = RULESETS[rules]
        played = [deck.house_rules[name] for name in example.house_rules]
        self.game: Any = self.stage.set_up(example, {rule.option: rule.value for rule in played})
        self.before = self.game.table

    @property
    def table(self) -> Any:
        return self.game.table

    def play(self, moves: Iterable[str]) -> list[str]:
        """Plays what is said; the reasons of all changes, in order."""
        reasons: list[str] = []
        for sentence in moves:
            spoken = hear(sentence, self.table.names.index, self.stage.SENTENCES)
            said = {key: value for key, value in spoken.body.items() if key not in {"move", "seat"}}
            act = self.game.refuse if spoken.is_refused else self.game.play
            came = act(spoken.body["move"], spoken.body.get("seat"), **said)
            reasons += [] if isinstance(came, str) else [change.reason for change in came]
        return reasons

    def outcome(self, claimed: Iterable[str]) -> list[str]:
        """What really came of each claim, in the words of the claim; and the changes that nobody claimed."""
        told = [plain(claim) for claim in claimed]
        found = [self._found(claim) for claim in told]
        named = {
            self.table.sides[self._seat(claim)]
            for claim in told
            if re.search(r"→|^[\w-]+ (garde|part de) ", claim)
        }
        scores = enumerate(self.table.scores)
        silent = [side for side, score in scores if side not in named and score != self._old(side)]
        ends = self.table.over and not any("la partie" in claim for claim in told)
        return [*found, *map(self._change, silent), *(["la partie est finie"] if ends else [])]

    def _seat(self, claim: str) -> int:
        seat: int = self.table.names.index(re.split(r"[ ’]", claim)[0])
        return seat

    def _old(self, side: int) -> int:
        return int(self.before.scores[side]) if side < len(self.before.scores) else 0

    def _change(self, side: int) -> str:
        new = self.table.scores[side]
        points = new - self._old(side)
        people = joined(self.table.names[seat] for seat in self.table.members(side))
        return f"{people} {'+' if points > 0 else '-'}{abs(points)} → {new}".replace("-", "−")

    def _found(self, claim: str) -> str:
        """The truth about what a claim is about."""
        table = self.table
        if claim == "rien ne change":
            is_still = self.stage.held(self.before) == self.stage.held(table)
            return claim if is_still else "quelque chose change"
        if re.match(r"au tour d(e |’)", claim):
            name = table.names[self.rules.describe(table)["turn"]["seat"]]
            return f"au tour d’{name}" if name[0] in "AEIOUYÉ" else f"au tour de {name}"
        if claim.endswith("la partie"):
            winners = joined(table.names[seat] for seat in table.winners)
            return f"{winners} {'gagnent' if ' et ' in winners else 'gagne'} la partie"
        if re.fullmatch(r"[\w-]+ garde \d+", claim):
            return f"{claim.split(maxsplit=1)[0]} garde {table.score_of(self._seat(claim))}"
        own: str | None = self.stage.found(self.game, claim)
        return self._change(table.sides[self._seat(claim)]) if own is None else own
