"""The French display names of games, moves, cries, combinations, boxes, reasons and tokens; accents live here."""

from __future__ import annotations

from tripot.web.french import gettext as _

NUMBERS = ("zéro", "un", "deux", "trois", "quatre", "cinq", "six")

EMBLEMS = (
    "pique", "coeur", "gland", "rose", "feuille", "lune", "coupe", "tour", "denier", "epee", "trefle", "carreau",
)  # fmt: skip

TOKENS = {
    "grelottine": _("Grelottine"),
    "boucliette": _("Boucliette"),
    "civet": _("Civet"),
    "passe_grelot": _("Passe-Grelot"),
}

CRIES = {
    "pas-mou-le-caillou": _("Pas mou le caillou !"),
    "grelotte-ca-picote": _("Grelotte ça picote !"),
    "pelican": _("Pélican !"),
    "fruits-au-sirop": _("J’apprécie les fruits au sirop !"),
    "raitournelle": _("Raitournelle !"),
    "artichette": _("Artichette !"),
}

COMBINATIONS = {
    "pelican": _("Pélican"),
    "cul-de-chouette": _("Cul de Chouette"),
    "cul-de-chouette-sirote": _("Cul de Chouette siroté"),
    "chouette-velute": _("Chouette Velute"),
    "bleu-rouge": _("Bleu-Rouge"),
    "suite-velute": _("Suite"),
    "suite": _("Suite"),
    "soufflette": _("Soufflette"),
    "velute": _("Velute"),
    "chouette": _("Chouette"),
    "sirop-grelot": _("Sirop-Grelot"),
    "neant": _("Néant"),
}
WITH_A_VALUE = frozenset({"cul-de-chouette", "chouette-velute", "velute", "chouette"})

BOXES = {
    **{str(face): str(face) for face in range(1, 7)},
    "suite": _("Suite"),
    "full": _("Full"),
    "poker": _("Poker"),
    "grande": _("Grande"),
    "grande2": _("2e Grande"),
}

BIRDS = (
    _("Linotte"), _("Alouette"), _("Fauvette"), _("Mouette"), _("Bergeronnette"), _("Chouette"),
)  # fmt: skip

MOVES = {
    "opening": _("Dé du départ"),
    "throw": _("Jet"),
    "achat_de_de": _("Achat de Dé"),
    "award": _("Course gagnée"),
    "last": _("Suite perdue"),
    "tie": _("Ex æquo"),
    "nobody": _("Personne"),
    "sirotage": _("Sirotage"),
    "bet": _("Pari"),
    "civet": _("Civet"),
    "grelottine": _("Grelottine"),
    "passe_grelot": _("Passe-Grelot"),
    "boucliette": _("Boucliette"),
    "soufflette": _("Soufflette"),
    "soufflette_outcome": _("Soufflette"),
    "decline": _("Offre laissée"),
    "bevue": _("Bévue"),
    "banque_depot": _("Dépôt à la Banque"),
    "banque_retrait": _("Retrait de la Banque"),
    "chante_sloubi": _("Chante-Sloubi"),
    "dice": _("Dés"),
    "mark": _("Case"),
    "write": _("Case"),
    "keep": _("Garde"),
    "bust": _("Rien ne marque"),
    "stop": _("Je m’arrête"),
    "give_up": _("Tour laissé"),
    "rachat": _("Rachat"),
    "barre_cry": _("« BARRE ! »"),
    "pollution": _("Pollution Dédé"),
    "correction": _("Correction"),
    "rename": _("Nouveau nom"),
    "leave": _("Départ"),
    "end": _("Fin de la partie"),
}
"""A move as it stands in the log: what undo and redo name."""

BUTTONS = MOVES | {
    "award": _("Course gagnée par…"),
    "last": _("Le dernier, c’est…"),
    "tie": _("Égalité"),
    "sirotage": _("Siroter"),
    "bet": _("Parier"),
    "civet": _("Jouer le Civet"),
    "grelottine": _("Grelottine !"),
    "passe_grelot": _("Passe-Grelot !"),
    "boucliette": _("Boucliette !"),
    "soufflette": _("Défier"),
    "soufflette_outcome": _("Résultat"),
    "decline": _("Laisser"),
    "banque_depot": _("Déposer"),
    "banque_retrait": _("Retirer"),
    "bust": _("Barre"),
    "give_up": _("Laisser ce tour"),
    "barre_cry": _("BARRE !"),
    "pollution": _("Polluer"),
    "rename": _("Corriger un nom"),
    "leave": _("Quitter la table"),
    "end": _("Arrêter la partie"),
}
"""A move as it stands on its button."""

IMPOSED = {
    "chouette": _("Une Chouette ?"),
    "velute": _("Une Velute ?"),
    "sirop-grelot": _("Un Sirop-Grelot ?"),
    "cul-de-chouette": _("Un Cul de Chouette ?"),
    "chouette-velute": _("Une Chouette Velute ?"),
}
BETS = {"reussite": _("Sur la réussite"), "echec": _("Sur l’échec")}
JETS = (_("Raté"), _("421 au 1er"), _("2e"), _("3e"))

REASONS = (
    BOXES
    | COMBINATIONS
    | {
        "contre-sirop": _("Contre-Sirop"),
        "sirotage": _("Sirotage"),
        "pari": _("Pari"),
        "civet": _("Civet"),
        "grelottine": _("Grelottine"),
        "achat-de-de": _("Achat de Dé"),
        "bevue": _("Bévue"),
        "correction": _("Correction"),
        "banque-depot": _("Banque"),
        "banque-retrait": _("Banque"),
        "raitournelle": _("Raitournelle"),
        "chante-sloubi": _("Chante-Sloubi"),
        "tour": _("Tour"),
        "barres": _("Trois barres"),
        "rachat": _("Rachat"),
    }
)
"""Why points changed."""

ICONS = {
    "achat_de_de": "purse",
    "grelottine": "grelottine",
    "boucliette": "boucliette",
    "civet": "civet",
    "passe_grelot": "passe_grelot",
    "sirotage": "cup",
    "banque_depot": "purse",
    "banque_retrait": "purse",
    "cry": "fist",
    "barre_cry": "fist",
    "bust": "bar",
}

ROUNDS = {
    "tour": (_("Tour %(round)s"), _("au tour %(round)s")),
    "manche": (_("Manche %(round)s"), _("à la manche %(round)s")),
}
"""A round by its number, as a heading and in a phrase: each game has its own word for it."""

BY_THE_HOUSE = _("dés de la maison")
SLOTS = {1: (_("Dé"),), 2: (_("Dé 1"), _("Dé 2")), 3: (_("Chouette 1"), _("Chouette 2"), _("Cul"))}
ALIKE = (_("Dé 1"), _("Dé 2"), _("Dé 3"), _("Dé 4"), _("Dé 5"))
"""The places of dice none of which is a red one."""


def emblem(seat: int) -> str:
    """Who one is at the table."""
    return EMBLEMS[seat % len(EMBLEMS)]


def named(words: dict[str, str], key: str) -> str:
    """The display name, or the key itself where a newer game brings a word of its own."""
    return words.get(key, key)
