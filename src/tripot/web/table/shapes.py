"""What each move asks for besides who makes it: a choice, a stake, a name; and what its button says."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from tripot.rules.cul_de_chouette.bets import STAKE
from tripot.rules.cul_de_chouette.soufflette import PENALTY, PRIZES
from tripot.rules.moves import Offer
from tripot.rules.people import LONGEST_NAME
from tripot.web.forms import units
from tripot.web.french import gettext as _
from tripot.web.french import phrases, words
from tripot.web.offers import DIE_FACES, Drawing, seat_choices
from tripot.web.table.accounts import deposited, sung, withdrawn
from tripot.web.table.adjusting import correction_fields
from tripot.web.table.shapes_of_five_dice import FIVE_DICE
from tripot.web.table.stakes import staked_on_a_challenge, staked_on_a_civet
from tripot.web.views.forms import Choice, Field, OfferView


def _just_a_button(_drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    return view


def _cry(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    return replace(view, label=words.named(words.CRIES, offer.bounds["cry"]), tone="cry")


def _purchase(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    return replace(view, label=_("Acheter"), price=str(offer.bounds["price"]), tone="buy")


def _cried(_drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    return replace(view, tone="cry")


def _bevue(drawing: Drawing, _offer: Offer, view: OfferView) -> OfferView:
    options: Any = drawing.table.options
    whose = "" if view.seat is None else drawing.name(view.seat)
    label = phrases.signed(-options.bevue_points)
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
        Choice(str(jet), words.JETS[jet], phrases.signed(points[jet])) for jet in offer.bounds["jets"]
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
    return Field("name", label, "text", most=units(LONGEST_NAME), is_required=True)


def from_its_fields(_drawing: Drawing, offer: Offer, view: OfferView) -> OfferView:
    """A move of a game to come: its fields as they are, bounded where the offer bounds them by name."""
    names = [name for name in offer.move.model_fields if name not in ("move", "seat")]
    return replace(view, fields=tuple(Field(name, name, "text", is_required=True) for name in names))


SHAPES: dict[str, Callable[[Drawing, Offer, OfferView], OfferView]] = {
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
"""By the name of the move."""
