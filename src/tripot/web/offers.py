"""Every offer as a button or a small form; a move not known here still gets a form, drawn from its fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any

from tripot.games import Snapshot
from tripot.rules.moves import Offer
from tripot.web import words
from tripot.web.corrections import correction_fields
from tripot.web.french import gettext as _
from tripot.web.views_of_forms import Choice, Field, Hidden, OfferView, Row

DIE_FACES = tuple(range(1, 7))


@dataclass(frozen=True)
class Drawing:
    """One drawing of a game: where its forms go, and `nonce`, from which the keys against repeats are made."""

    game: Snapshot
    base: str
    nonce: str

    @property
    def seen(self) -> str:
        """What every form carries: the version it shows, and which drawing it stands in."""
        return f"{self.game.version}.{self.nonce}"

    @property
    def table(self) -> Any:
        """The table: what it holds beside names and scores depends on the game."""
        return self.game.table

    @property
    def root(self) -> str:
        """Where the house is mounted."""
        return self.base.removesuffix(f"/t/{self.game.code}")

    @property
    def moves_url(self) -> str:
        return f"{self.base}/coups"

    @property
    def last_move(self) -> str:
        """The name of the move that undo would take back."""
        last = self.game.last
        return "" if last is None else last.move.move_name()

    def name(self, seat: int) -> str:
        return str(self.game.table.names[seat])

    def hidden(self, move: str, **values: object) -> Hidden:
        """The hidden fields of a form for `move`."""
        given = tuple((name, str(value)) for name, value in values.items())
        return (("move", move), *given, ("vu", self.seen))


def offer_of(offers: Iterable[Offer], move: str) -> Offer | None:
    """The first offer of a kind of move that somebody may make."""
    return next((offer for offer in offers if offer.move.move_name() == move and offer.seats), None)


def draw(drawing: Drawing, offer: Offer, seat: int | None) -> OfferView:
    """The offer for one seat, or for nobody in particular."""
    move = offer.move.move_name()
    cry = offer.bounds.get("cry", "")
    values: dict[str, object] = {} if seat is None else {"seat": seat}
    if cry:
        values["cry"] = cry
    label = words.named(words.BUTTONS, move)
    view = OfferView(
        id="-".join(str(part) for part in (move, *values.values())),
        move=move,
        action=drawing.moves_url,
        hidden=drawing.hidden(move, **values),
        label=label,
        title=label if seat is None else f"{label} · {drawing.name(seat)}",
        icon=words.ICONS.get(move, ""),
    )
    view = _SHAPES.get(move, _from_its_fields)(drawing, offer, view)
    whose = view.say or (view.label if seat is None else f"{view.label} · {drawing.name(seat)}")
    return replace(view, say=whose)


def draw_together(drawing: Drawing, offer: Offer) -> OfferView:
    """The offer for whichever of its seats: one button each, or a choice before the rest."""
    if not offer.seats or offer.move.move_name() == "tie":
        return draw(drawing, offer, None)
    if len(offer.seats) == 1:
        return draw(drawing, offer, offer.seats[0])
    view = draw(drawing, offer, None)
    names = seat_choices(drawing, offer.seats)
    if view.is_button:
        return replace(view, chooses="seat", choices=names)
    return replace(view, fields=(Field("seat", _("Qui ?"), "select", names), *view.fields))


def seat_choices(drawing: Drawing, seats: tuple[int, ...] | list[int]) -> tuple[Choice, ...]:
    """The seats by their names."""
    return tuple(Choice(str(seat), drawing.name(seat)) for seat in seats)


def roll(drawing: Drawing, offer: Offer, dice: int) -> OfferView:
    """« Lancer »: the house throws, `dice` of them where several numbers are on offer."""
    count = {"n": dice} if len(offer.bounds["dice"]) > 1 else {}
    return OfferView(
        id="roll",
        move="throw",
        action=drawing.moves_url,
        hidden=drawing.hidden("throw", seat=offer.seats[0], roll="oui", **count),
        label=_("Lancer"),
        say=_("Lancer les dés de la maison"),
        icon="cup",
    )


def _just_a_button(_drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    return view


def _cry(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    return replace(view, label=words.named(words.CRIES, offer.bounds["cry"]), tone="cry")


def _purchase(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    return replace(view, label=_("Acheter %(price)s") % {"price": offer.bounds["price"]}, tone="cry")


def _cried(_drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    return replace(view, tone="cry")


def _quiet(_drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    return replace(view, tone="quiet")


def _bust(drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    """Who is not in yet takes no bar."""
    if drawing.table.entered[drawing.table.turn]:
        return replace(view, tone="red")
    return replace(view, tone="red", label=_("Raté"), say=_("Raté : rien ne marque"))


def _rachat(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    return replace(view, label=_("Racheter %(price)s") % {"price": words.signed(-offer.bounds["price"])})


def _bevue(drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    points = getattr(drawing.table.options, "bevue_points", 10)
    seat = dict(view.hidden).get("seat")
    whose = drawing.name(int(seat)) if seat else ""
    label = words.signed(-points)
    return replace(
        view,
        label=label,
        tone="bevue",
        say=_("Bévue %(points)s : %(name)s") % {"points": label, "name": whose},
    )


def _stakes(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    """A combination and a stake: a line for each, with its own maximum."""
    rows = tuple(_stake_row(view, on, most) for on, most in offer.bounds["stakes"].items())
    return replace(view, rows=rows, tone="cry", whisper=_("Trois dés d’un coup."))


def _one_stake(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    choices = tuple(_stake_row(view, on, offer.bounds["max"]) for on in words.CIVET_ON)
    return replace(view, rows=choices, whisper=_("Le prochain jet doit faire…"))


def _stake_row(view: OfferView, on: str, most: int) -> Row:
    stake = Field(
        "stake", _("Mise, de 1 à %(most)s") % {"most": most}, "number", least=1, most=most, value=str(most)
    )
    called = words.named(words.COMBINATIONS, on)
    button = _("Défier") if view.move == "grelottine" else _("Miser")
    return Row((*view.hidden, ("on", on)), called, _("au plus %(most)s") % {"most": most}, stake, button)


def _bet(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    among = list(offer.bounds["among"])
    birds = among == list(DIE_FACES)
    labels = [f"{words.BIRDS[on - 1]} {on}" if birds else words.named(words.BETS, str(on)) for on in among]
    choices = tuple(Choice(str(on), label) for on, label in zip(among, labels, strict=True))
    most = offer.bounds.get("most")
    if most:
        ticks = Field("on", _("De un à %(most)s totaux") % {"most": most}, "ticks", choices, most=most)
        return replace(
            view, label=_("Nommer les totaux"), hidden=(*view.hidden, ("several", "on")), fields=(ticks,)
        )
    return replace(view, chooses="on", choices=choices, whisper=_("La mise est de 5 points."))


def _to_a_seat(field: str) -> Callable[[Drawing, Offer, OfferView], OfferView]:
    def drawn(drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
        return replace(view, chooses=field, choices=seat_choices(drawing, offer.bounds["among"]))

    return drawn


def _outcome(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    choices = tuple(Choice(str(jet), words.JETS[jet]) for jet in offer.bounds["jets"])
    return replace(view, chooses="jet", choices=choices)


def _tie(drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    ticks = Field("seats", _("Qui est à égalité ?"), "ticks", seat_choices(drawing, offer.seats))
    return replace(view, fields=(ticks,))


def _number(field: str, label: str) -> Callable[[Drawing, Offer, OfferView], OfferView]:
    def drawn(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
        most = offer.bounds["max"]
        says = label % {"most": most, "step": offer.bounds.get("step", 1)}
        asked = Field(field, says, "number", least=1, most=most, value="1", is_required=True)
        return replace(view, fields=(asked,))

    return drawn


def _sloubi(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    points = {"points": offer.bounds.get("points", 0), "sung": offer.bounds.get("sung_points", 0)}
    choices = (
        Choice("non", _("Prendre %(points)s sans chanter") % points),
        Choice("oui", _("Chanté jusqu’au bout : %(sung)s") % points),
    )
    return replace(view, fields=(_name_field(),), chooses="sung", choices=choices)


def _rename(_drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    return replace(view, fields=(_name_field(),))


def _name_field() -> Field:
    return Field("name", _("Nouveau nom"), "text", most=24, is_required=True)


def _from_its_fields(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    """A move of a game to come: its fields as they are, bounded where the offer bounds them by name."""
    names = [name for name in offer.move.model_fields if name not in ("move", "seat")]
    return replace(view, fields=tuple(Field(name, name, "text", is_required=True) for name in names))


_SHAPES: dict[str, Callable[[Drawing, Offer, OfferView], OfferView]] = {
    "cry": _cry,
    "achat_de_de": _purchase,
    "boucliette": _cried,
    "bevue": _bevue,
    "grelottine": _stakes,
    "civet": _one_stake,
    "bet": _bet,
    "passe_grelot": _to_a_seat("to"),
    "soufflette": _to_a_seat("target"),
    "soufflette_outcome": _outcome,
    "tie": _tie,
    "banque_depot": _number("steps", _("Paliers de %(step)s, de 1 à %(most)s")),
    "banque_retrait": _number("points", _("Points à retirer, de 1 à %(most)s")),
    "chante_sloubi": _sloubi,
    "rename": _rename,
    "correction": lambda _drawing, offer, view: replace(
        view, label="±", fields=tuple(correction_fields(offer, view))
    ),
    "barre_cry": _cried,
    "pollution": _quiet,
    "bust": _bust,
    "rachat": _rachat,
    "give_up": _just_a_button,
    "award": _just_a_button,
    "last": _just_a_button,
    "nobody": _just_a_button,
    "sirotage": _just_a_button,
    "decline": _just_a_button,
    "leave": _just_a_button,
    "end": _just_a_button,
}
