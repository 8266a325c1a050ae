"""A pad of several dice alike: its slots, what lies in them, and what may be kept of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from tripot.web.french import gettext as _
from tripot.web.french import words
from tripot.web.halves import Half, told
from tripot.web.offers import Drawing
from tripot.web.table.trays import SPOKEN, die_faces
from tripot.web.views.forms import Choice, Hidden
from tripot.web.views.parts import Slot
from tripot.web.views.tray import PadView

Said = tuple[str, str]


def draw_alike(
    drawing: Drawing,
    count: int,
    says: Said,
    half: Half,
    *,
    hidden: Hidden,
    lies: Sequence[int] | None = None,
    ways: tuple[Choice, ...] = (),
) -> PadView:
    """A pad of `count` dice; those that `lies` says lie there may be kept."""
    kept = half.kept if lies else ()
    entered = half.dice[: max(count - len(kept) - 1, 0)]
    title, whisper = says
    return PadView(
        id=f"pad-{drawing.game.since}",
        action=drawing.moves_url,
        hidden=(*hidden, ("assez", str(count))),
        slots=tuple(alike_slots(lies or (0,) * count, kept, entered)),
        enough=count,
        sends_early=False,
        goes_on=False,
        entered=told(entered),
        is_half=False,
        label=_("Le jet : %(name)s") % {"name": drawing.name(drawing.table.turn)},
        asks=title,
        then=title,
        whisper=whisper,
        card="",
        spoken=SPOKEN,
        faces=die_faces(),
        ways=ways,
        kept=None if lies is None else told(kept),
    )


def alike_slots(lies: Sequence[int], kept: Sequence[int], entered: Sequence[int]) -> Iterator[Slot]:
    """Dice kept stay where they lie; the other places give way to the dice entered, as soon as there is one."""
    left, again = Counter(kept), list(entered)
    for name, lying in zip(words.ALIKE, lies, strict=False):
        if left[lying] > 0 and lying:
            left[lying] -= 1
            label = _("%(slot)s : %(die)s") % {"slot": name, "die": words.NUMBERS[lying]}
            yield Slot(name, label, lying, is_red=False, is_lying=False, clears=0, lies=lying, is_kept=True)
            continue
        value = again.pop(0) if again else 0 if entered else lying
        clears = len(entered) - len(again) if entered else 0
        said = {"slot": name, "die": words.NUMBERS[value] if value else _("à jouer")}
        label = _("%(slot)s : %(die)s. Effacer") if value and entered else _("%(slot)s : %(die)s")
        yield Slot(name, label % said, value, is_red=False, is_lying=False, clears=clears, lies=lying)
