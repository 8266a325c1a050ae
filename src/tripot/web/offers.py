"""Every offer as a button or a small form; a move not known here still gets a form, drawn from its fields."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from tripot.games import Snapshot
from tripot.rules.cul_de_chouette.bets import STAKE
from tripot.rules.cul_de_chouette.soufflette import PENALTY, PRIZES
from tripot.rules.moves import Offer
from tripot.web import words
from tripot.web.accounts import deposited, sung, withdrawn
from tripot.web.adjusting import correction_fields
from tripot.web.french import gettext as _
from tripot.web.shapes_of_five_dice import FIVE_DICE
from tripot.web.stakes import staked_on_a_challenge, staked_on_a_civet
from tripot.web.views_of_forms import Choice, Field, Hidden, OfferView

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
        seat=seat,
        title=label if seat is None else f"{label} · {drawing.name(seat)}",
        icon=words.ICONS.get(move, ""),
    )
    view = _SHAPES.get(move, _from_its_fields)(drawing, offer, view)
    whose = view.say or (view.label if seat is None else f"{view.label} · {drawing.name(seat)}")
    return replace(view, say=whose if view.price == "" else f"{whose} {view.price}")


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


def pointed_at(drawing: Drawing, offer: Offer, field: str, seat: int) -> OfferView:
    """The offer of somebody else, answered by a tap on the card of `seat`."""
    view = draw(drawing, offer, offer.seats[0])
    return replace(
        view,
        id=f"{view.id}-{seat}",
        hidden=(*view.hidden, (field, str(seat))),
        say=f"{view.label} · {drawing.name(seat)}",
        tone="cry",
        chooses="",
        choices=(),
    )


def one_each(view: OfferView) -> Iterator[OfferView]:
    """A button for each answer there is to choose."""
    for choice in view.choices:
        yield replace(
            view,
            id=f"{view.id}-{choice.value}",
            hidden=(*view.hidden, (view.chooses, choice.value)),
            label=choice.label,
            price=choice.whisper,
            say=f"{choice.label} {choice.whisper}",
            chooses="",
            choices=(),
        )


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
    return replace(view, label=_("Acheter"), price=str(offer.bounds["price"]), tone="buy")


def _cried(_drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    return replace(view, tone="cry")


def _bevue(drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    points = getattr(drawing.table.options, "bevue_points", 10)
    whose = "" if view.seat is None else drawing.name(view.seat)
    label = words.signed(-points)
    return replace(
        view,
        label=label,
        tone="bevue",
        say=_("Bévue %(points)s : %(name)s") % {"points": label, "name": whose},
    )


def _grelottine(drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    challenged = drawing.table.exposure.seat
    whisper = _("Néant : %(name)s") % {"name": drawing.name(challenged)}
    challenger = offer.seats[0] if view.seat is None else view.seat
    stakes = staked_on_a_challenge(drawing.table, challenger, challenged, offer.bounds["stakes"])
    return replace(view, stakes=stakes, tone="cry", title=view.label, whisper=whisper)


def _civet(drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    stakes = staked_on_a_civet(drawing.table, offer.bounds["max"])
    return replace(
        view, stakes=stakes, title=words.named(words.MOVES, "civet"), whisper=drawing.name(offer.seats[0])
    )


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
    return replace(
        view, chooses="on", choices=choices, whisper=_("La mise est de %(stake)s points.") % {"stake": STAKE}
    )


def _to_a_seat(field: str) -> Callable[[Drawing, Offer, OfferView], OfferView]:
    def drawn(drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
        return replace(view, chooses=field, choices=seat_choices(drawing, offer.bounds["among"]))

    return drawn


def _outcome(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    points = (-PENALTY, *PRIZES)
    choices = tuple(
        Choice(str(jet), words.JETS[jet], words.signed(points[jet])) for jet in offer.bounds["jets"]
    )
    return replace(view, chooses="jet", choices=choices)


def _tie(drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    ticks = Field("seats", _("Qui est à égalité ?"), "ticks", seat_choices(drawing, offer.seats))
    return replace(view, fields=(ticks,))


def _depot(drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    return replace(view, account=deposited(drawing.table, offer.seats[0], offer.bounds), title=_("La Banque"))


def _retrait(drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    return replace(view, account=withdrawn(drawing.table, offer.seats[0], offer.bounds), title=_("La Banque"))


def _sloubi(drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    song = sung(drawing.table, offer.bounds)
    choices = (Choice("non", song.skip), Choice("oui", song.sung))
    asked = (_name_field(_("Qui rejoint la table ?")),)
    return replace(view, fields=asked, chooses="sung", choices=choices, song=song)


def _rename(_drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    return replace(view, fields=(_name_field(),))


def _name_field(label: str = _("Nouveau nom")) -> Field:
    return Field("name", label, "text", most=24, is_required=True)


def _from_its_fields(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    """A move of a game to come: its fields as they are, bounded where the offer bounds them by name."""
    names = [name for name in offer.move.model_fields if name not in ("move", "seat")]
    return replace(view, fields=tuple(Field(name, name, "text", is_required=True) for name in names))


_SHAPES: dict[str, Callable[[Drawing, Offer, OfferView], OfferView]] = {
    **FIVE_DICE,
    "cry": _cry,
    "achat_de_de": _purchase,
    "boucliette": _cried,
    "bevue": _bevue,
    "grelottine": _grelottine,
    "civet": _civet,
    "bet": _bet,
    "passe_grelot": _to_a_seat("to"),
    "soufflette": _to_a_seat("target"),
    "soufflette_outcome": _outcome,
    "tie": _tie,
    "banque_depot": _depot,
    "banque_retrait": _retrait,
    "chante_sloubi": _sloubi,
    "rename": _rename,
    "correction": lambda _drawing, offer, view: replace(
        view, label="±", fields=tuple(correction_fields(offer, view.seat))
    ),
    "stop": _just_a_button,
    "barre_cry": _cried,
    "give_up": _just_a_button,
    "award": _just_a_button,
    "last": _just_a_button,
    "nobody": _just_a_button,
    "sirotage": _just_a_button,
    "decline": _just_a_button,
    "leave": _just_a_button,
    "end": _just_a_button,
}
