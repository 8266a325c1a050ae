"""What a correction would change on the present sheet, in words: « Léodagan 243 → 227 ; rien d’autre ne change »."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tripot.games import Effect, Snapshot
from tripot.rules.table import Table
from tripot.web.french import gettext as _
from tripot.web.french import phrases, words

SAID = frozenset({"seat", "name", "score", "tokens", "account"})
"""What of a player is put into words; anything else is said to change, without saying how."""


def in_words(game: Snapshot, effect: Effect) -> str:
    """All that changes, the scores first, in one sentence."""
    before, after = effect.before, effect.after
    scores = tuple(_scores(before, after))
    told = [game.ruleset.describe(table) for table in (before, after)]
    rest = tuple(dict.fromkeys(_rest(before, after, *told)))
    if scores and not rest:
        rest = (_("rien d’autre ne change"),)
    parts = (*scores, *rest) or (_("rien ne change sur la feuille"),)
    sentence = "\u00a0; ".join(parts) + "."
    begins_with_a_name = sentence.startswith((*before.names, *after.names))
    return sentence if begins_with_a_name else sentence[0].upper() + sentence[1:]


def _scores(before: Table, after: Table) -> Iterator[str]:
    for side in range(max(len(before.scores), len(after.scores))):
        old, new = (table.scores[side] if side < len(table.scores) else None for table in (before, after))
        if old != new:
            table = before if new is None else after
            names = " et ".join(table.names[seat] for seat in table.members(side))
            sheet = [_("pas de feuille") if it is None else phrases.thousands(it) for it in (old, new)]
            yield f"{names} {' → '.join(sheet)}"


def _rest(before: Table, after: Table, old: dict[str, Any], new: dict[str, Any]) -> Iterator[str]:
    for was, now in zip(old["players"], new["players"], strict=False):
        yield from _of_player(was, now)
    if (before.over, before.winners) != (after.over, after.winners):
        yield _outcome(after)
    if not after.over and old["turn"]["seat"] != new["turn"]["seat"]:
        yield _("le prochain jet est à %(name)s") % {"name": after.names[new["turn"]["seat"]]}
    elif not after.over and (old["turn"], old["phase"]) != (new["turn"], new["phase"]):
        yield _("ce qui est en cours change")


def _of_player(was: dict[str, Any], now: dict[str, Any]) -> Iterator[str]:
    name = now["name"]
    if was["name"] != name:
        yield _("%(old)s s’appelle %(new)s") % {"old": was["name"], "new": name}
    held = was.get("tokens", {}), now.get("tokens", {})
    for token, called in words.TOKENS.items():
        more = held[1].get(token, 0) - held[0].get(token, 0)
        if more:
            says = _("%(name)s : %(token)s en plus") if more > 0 else _("%(name)s : %(token)s en moins")
            yield says % {"name": name, "token": called}
    if was.get("account") != now.get("account"):
        said = {"name": name, "old": was.get("account"), "new": now.get("account")}
        yield _("%(name)s, Banque %(old)s → %(new)s") % said
    if any(was.get(key) != now.get(key) for key in {*was, *now} - SAID):
        yield _("%(name)s : la feuille change aussi") % {"name": name}


def _outcome(after: Table) -> str:
    if not after.over:
        return _("la partie n’est plus finie")
    names = " et ".join(after.names[seat] for seat in after.winners)
    return _("la partie est gagnée : %(names)s") % {"names": names} if names else _("la partie est finie")
