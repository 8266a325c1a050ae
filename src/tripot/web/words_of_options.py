"""The French display names of the house rules, their values and their presets."""

from __future__ import annotations

from tripot.web.french import gettext as _

PRESETS = {
    "bleusaille": _("les combinaisons et les Bévues"),
    "taverne": _("toutes les règles, sans la Banque"),
    "tout": _("et la Banque"),
}

OPTIONS = {
    "pelican": _("Pélican"),
    "soufflette": _("Soufflette"),
    "sirotage": _("Sirotage et paris"),
    "contre_sirop": _("Contre-Sirop"),
    "civet": _("Civet"),
    "grelottine": _("Grelottine"),
    "passe_grelot": _("Passe-Grelot"),
    "boucliette": _("Boucliette"),
    "bleu_rouge": _("Bleu-Rouge"),
    "achat_de_de": _("Achat de Dé"),
    "banque": _("Banque"),
    "banque_to": _("La Raitournelle verse"),
    "sirotage_rate": _("Sirotage raté"),
    "chouette_velute_tie": _("Chouette Velute à égalité"),
    "bet_gain": _("Un pari juste rapporte"),
    "bleu_rouge_others": _("Bleu-Rouge deviné par les autres"),
    "grelottine_rounding": _("Mise maximale d’une Grelottine"),
    "grelottine_bets": _("Paris sur une Grelottine"),
    "passe_grelot_earned": _("Le Passe-Grelot se gagne"),
    "transfer": _("Un gain pris à quelqu’un"),
    "bevue_points": _("Une Bévue coûte"),
    "suite_points": _("La Suite coûte au dernier"),
    "floor": _("Jamais sous zéro"),
    "target": _("Points pour gagner"),
}

VALUES = {
    ("pelican", "always"): _("toujours"),
    ("pelican", "only-bleu-rouge"): _("seulement au Bleu-Rouge"),
    ("pelican", "off"): _("non"),
    ("banque_to", "account"): _("sur le compte"),
    ("banque_to", "score"): _("au score"),
    ("sirotage_rate", "minus-v2"): _("on perd la valeur de la Chouette"),
    ("sirotage_rate", "just-not-gained"): _("on ne gagne rien"),
    ("chouette_velute_tie", "six-or-lanceur"): _("au premier six, sinon au lanceur ex æquo"),
    ("chouette_velute_tie", "no-six-lanceur"): _("au premier six, sinon au lanceur"),
    ("chouette_velute_tie", "tied-lose-the-points"): _("les points sont perdus"),
    ("bet_gain", "25"): _("25 points"),
    ("bet_gain", "20"): _("20 points"),
    ("bleu_rouge_others", "same-prize"): _("le même prix"),
    ("bleu_rouge_others", "25"): _("25 points"),
    ("grelottine_rounding", "down"): _("arrondie en dessous"),
    ("grelottine_rounding", "up"): _("arrondie au-dessus"),
    ("grelottine_bets", "success"): _("sur la réussite"),
    ("grelottine_bets", "both"): _("sur la réussite ou l’échec"),
    ("passe_grelot_earned", "challenged"): _("en réussissant un défi imposé"),
    ("passe_grelot_earned", "either-side"): _("en gagnant un défi"),
    ("transfer", "nominal"): _("est payé en entier"),
    ("transfer", "what-was-paid"): _("s’arrête à ce qui a pu être payé"),
    ("bevue_points", "10"): _("10 points"),
    ("bevue_points", "5"): _("5 points"),
}
