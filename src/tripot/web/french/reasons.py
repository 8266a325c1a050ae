"""Every refusal in French, by its reason. Values stand apart; a seat comes with its `name` (games)."""

from __future__ import annotations

from collections.abc import Mapping

from tripot.web.french import gettext as _
from tripot.web.french import words
from tripot.web.french.options import OPTIONS
from tripot.web.french.reasons_of_five_dice import FIVE_DICE

RULES = {
    "already-bet": _("%(name)s a déjà parié."),
    "artichette-too-late": _("Trop tard pour crier « Artichette ! »."),
    "bet-on-something-else": _("Ce pari n’est pas proposé. Paris possibles : %(among)s."),
    "cannot-be-challenged": _("On ne peut pas défier %(name)s en ce moment."),
    "cannot-be-handed-to": _("Le défi ne peut pas passer à %(name)s."),
    "correction-of-nothing": _("Cette correction ne corrige rien : il faut dire ce qui doit changer."),
    "cried-second": _("%(name)s a crié en second : le défi revient au premier cri."),
    "deposit-too-high": _("Dépôt trop grand : %(max)s × %(step)s points au plus."),
    "finished": _("La partie est finie : il ne reste qu’à annuler le dernier coup ou à prendre la revanche."),
    "has-left": _("%(name)s a quitté la table."),
    "name-empty": _("Il manque un nom."),
    "name-forbidden-character": _("Un nom contient un caractère invisible ou interdit."),
    "name-taken": _("Le nom %(name)s est déjà pris : il en faut un différent."),
    "name-too-long": _("Un nom a %(most)s caractères au plus."),
    "note-too-long": _("Une note a %(most)s caractères au plus."),
    "one-bet-not-a-list": _("Un pari porte sur une seule chose : pas de liste ici."),
    "one-to-three-totals": _("De un à trois totaux."),
    "no-boucliette": _("%(name)s n’a pas de Boucliette."),
    "no-civet": _("%(name)s n’a pas de Civet."),
    "no-grelottine": _("%(name)s n’a pas de Grelottine : la table peut compter une Bévue."),
    "no-neant-to-challenge": _("Il n’y a pas de Néant à défier."),
    "no-passe-grelot": _("%(name)s ne peut pas passer le grelot."),
    "no-sirotage": _("Il n’y a pas de Chouette à siroter en ce moment."),
    "no-sloubi-in-doublette": _("En Doublette, personne ne rejoint la table par un Chante-Sloubi."),
    "no-such-challenge": _("On ne peut pas défier sur cette combinaison : %(on)s."),
    "no-such-race": _("Aucune course ne se joue à ce cri en ce moment : « %(cry)s »."),
    "no-such-seat": _("Personne n’est assis à cette place."),
    "not-in-this-race": _("%(name)s ne participe pas à cette course."),
    "not-now": _("Ce n’est pas le moment : %(move)s."),
    "not-this-seat": _("%(name)s ne peut pas faire cela en ce moment : %(move)s."),
    "not-your-dice": _("Ce n’est pas à %(name)s de lancer, mais à %(thrower_name)s."),
    "nothing-to-bet-on": _("Il n’y a rien à parier en ce moment."),
    "nothing-to-buy": _("Il n’y a pas de dé à acheter en ce moment."),
    "option-needs": _("La règle maison « %(option)s » ne va pas sans « %(needed)s »."),
    "parties-do-not-bet": _("%(name)s est de la partie et ne parie pas."),
    "rule-not-played": _("Cette règle n’est pas jouée à cette table."),
    "settle-first": _("Il faut d’abord finir ce qui est en cours."),
    "stake-too-high": _("Mise trop haute : %(max)s au plus."),
    "table-is-full": _("La table est complète : %(most)s personnes au plus."),
    "teams-not-equal": _("En Doublette, il faut au moins deux équipes de même taille, de deux ou plus."),
    "teams-not-opposite": _("En Doublette, les membres d’une équipe sont assis face à face."),
    "tie-names-a-seat-twice": _("Une égalité nomme chaque personne une seule fois."),
    "too-poor-to-bet": _("%(name)s n’a pas les %(stake)s points d’un pari."),
    "too-poor-to-buy": _("%(name)s n’a pas les %(price)s points d’un achat."),
    "totals-as-a-list": _("Le lanceur donne ses totaux en liste, %(most)s au plus."),
    "totals-not-different": _("Les totaux doivent être différents."),
    "two-must-stay": _("Il faut rester au moins deux à la table."),
    "two-teams-must-stay": _("Il faut rester au moins deux équipes à la table."),
    "withdrawal-too-high": _("Retrait trop grand : %(max)s au plus."),
    "wrong-number-of-dice": _("Ce n’est pas le bon nombre de dés. Attendu : %(expected)s."),
}
GAMES = {
    "amend-breaks": _(
        "Avec cette correction, le coup n° %(seq)s ne serait plus possible (%(what)s). %(because)s Rien n’a été changé."
    ),
    "bad-key": _("La clé contre les répétitions a de 1 à %(most)s caractères simples."),
    "dice-and-roll": _("Ou bien les dés sont donnés, ou bien la maison les lance : pas les deux."),
    "how-many-players": _("Il faut de %(least)s à %(most)s personnes à cette table."),
    "is-undone": _("Ce coup est annulé : il ne se corrige pas."),
    "key-used": _("Cette clé contre les répétitions a déjà servi à autre chose."),
    "missing-field": _("Il manque quelque chose : « %(field)s »."),
    "no-move": _("Il manque le nom du coup."),
    "no-such-game": _("Aucune partie ne porte ce code : %(code)s."),
    "no-such-move": _("Il n’y a pas de coup à corriger ici : n° %(seq)s."),
    "no-token": _("Sans la clé de la table, on regarde, on ne joue pas."),
    "not-a-whole-number": _("Il faut un nombre entier : « %(field)s »."),
    "not-among": _("Ce choix n’existe pas : « %(field)s »."),
    "not-text": _("Il faut un texte : « %(field)s »."),
    "not-yes-or-no": _("Il faut oui ou non : « %(field)s »."),
    "not-yours": _("Cet appareil n’est pas celui de la table : il regarde, il ne joue pas."),
    "nothing-to-redo": _("Il n’y a rien à rétablir."),
    "nothing-to-undo": _("Il n’y a rien à annuler."),
    "stale": _("La partie a avancé entre-temps : rien n’a été changé."),
    "too-few": _("Pas assez de valeurs : « %(field)s », %(least)s au moins."),
    "too-large": _("Valeur trop grande : « %(field)s », %(most)s au plus."),
    "too-many": _("Trop de valeurs : « %(field)s », %(most)s au plus."),
    "too-small": _("Valeur trop petite : « %(field)s », %(least)s au moins."),
    "unknown-field": _("Ce champ n’existe pas : « %(field)s »."),
    "unknown-move": _("Ce coup n’existe pas : « %(move)s »."),
    "unknown-option": _("Cette règle maison n’existe pas : « %(field)s »."),
    "unknown-rules": _("Ce jeu n’existe pas ici : « %(rules)s »."),
    "wrong-value": _("Cette valeur ne va pas : « %(field)s »."),
}
HOUSE = {
    "cannot-listen": _("impossible d’écouter sur %(host)s, port %(port)s : %(why)s."),
    "data-damaged": _(
        "le fichier %(path)s est abîmé (%(why)s). Rien n’a été changé : une copie peut le remplacer."
    ),
    "data-from-the-future": _(
        "le fichier %(path)s vient d’un Tripot plus récent (%(revision)s). Rien n’a été changé."
    ),
    "data-in-use": _("un autre Tripot se sert déjà des données de %(path)s. Rien n’a été changé."),
    "data-missing": _("il n’y a pas de données ici : %(path)s."),
    "data-of-another-version": _(
        "le fichier %(path)s est d’une autre version (%(revision)s) : « tripot serve » le met à jour."
    ),
    "data-unusable": _(
        "le dossier des données %(path)s n’est pas utilisable (%(why)s). Rien n’a été changé."
    ),
    "broken-json": _("Ce n’est pas du JSON lisible."),
    "cross-site": _("Cette demande vient d’un autre site : elle est refusée."),
    "disk": _("Le disque ne répond pas : rien n’a été changé."),
    "full": _("Le disque est plein : rien n’a été changé. Ce qui est là reste lisible."),
    "internal": _("Quelque chose s’est cassé de notre côté : rien n’a été changé."),
    "method-not-allowed": _("Cela ne se demande pas de cette façon."),
    "not-an-object": _("Il faut un objet JSON."),
    "not-found": _("Il n’y a rien à cette adresse."),
    "refused": _("Cette demande est refusée."),
    "too-large-body": _("C’est trop long : %(most)s octets au plus."),
    "too-many-requests": _("Trop de demandes à la fois. Nouvel essai possible dans %(seconds)s s."),
    "wrong-host": _("Cette maison ne répond pas au nom « %(host)s ». Réglage : TRIPOT_HOSTS."),
}
SENTENCES = RULES | FIVE_DICE | GAMES | HOUSE

NAMED = {
    "cry": words.CRIES,
    "on": words.COMBINATIONS,
    "move": words.MOVES,
    "box": words.BOXES,
    "among": words.BOXES | words.BETS,
    "option": OPTIONS,
    "needed": OPTIONS,
}
"""Values that have a display name."""


def sentence(reason: str, values: Mapping[str, object]) -> str:
    """What the player is told; a reason from a newer game is told in general words."""
    template = SENTENCES.get(reason, SENTENCES["refused"])
    return template % _Said({key: _said(key, value) for key, value in values.items()})


class _Said(dict[str, str]):
    """The values as they are said; a seat where nobody sits has no name."""

    def __missing__(self, key: str) -> str:
        return _("cette personne") if key.endswith("name") else "…"


def _said(key: str, value: object) -> str:
    if isinstance(value, list | tuple):
        return ", ".join(_said(key, part) for part in value)
    return words.named(NAMED[key], str(value)) if key in NAMED else str(value)
