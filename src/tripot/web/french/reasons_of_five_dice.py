"""The refusals of the two games of five dice, in French, by their reason."""

from __future__ import annotations

from tripot.web.french import gettext as _

FIVE_DICE = {
    "already-in": _("%(name)s est déjà dans le jeu : ce tour ne s’abandonne plus."),
    "already-cried": _("%(name)s a déjà crié « BARRE ! »."),
    "already-polluted": _("%(name)s a déjà pollué ce tour."),
    "another-box-scores": _(
        "Une case marque encore des points : on ne barre pas %(box)s. Possibles : %(among)s."
    ),
    "box-is-filled": _("La case %(box)s est déjà remplie (%(value)s)."),
    "dice-on-the-table": _("Les dés sont sur la table : il faut remplir une case avec eux."),
    "dice-score": _("Ces dés marquent : ce n’est pas une barre."),
    "does-not-score": _("Ces dés ne marquent pas : %(dice)s."),
    "end-needs-a-value": _("Il faut dire en combien de manches."),
    "end-takes-no-value": _("Une partie libre n’a ni but ni nombre de manches."),
    "grid-is-full": _("La grille est déjà pleine : %(name)s ne joue plus."),
    "impossible-value": _("La case %(box)s ne peut pas valoir %(value)s. Possibles : %(among)s."),
    "keep-first": _("Il faut d’abord garder au moins un dé qui marque."),
    "kept-not-among-dice": _("Un dé gardé n’est plus parmi les cinq."),
    "kept-not-thrown": _("Ces dés n’étaient pas dans le lancer précédent : %(dice)s."),
    "main-pleine-goes-on": _("Main pleine : à cette table, il faut relancer les cinq dés."),
    "no-bar-to-cry": _("Il n’y a pas de barre à crier."),
    "no-dice-yet": _("Il faut d’abord les dés."),
    "no-teams": _("À ce jeu, on joue chacun pour soi."),
    "no-throw-left": _("Pas de lancer de plus : %(throws)s au plus par tour."),
    "not-a-hundred": _("%(total)s n’est pas un multiple de 100 : encore %(missing)s."),
    "not-in-yet": _("%(name)s n’est pas encore dans le jeu et ne rachète pas."),
    "not-thrown": _("Ces dés n’ont pas été lancés : %(dice)s."),
    "not-your-turn": _("Ce n’est pas à %(name)s de jouer, mais à %(thrower_name)s."),
    "nothing-for-sale": _("Il n’y a rien à racheter."),
    "nothing-to-stop-on": _("Il faut d’abord lancer."),
    "one-keep-a-throw": _("On garde une seule fois par lancer : il faut entrer le lancer suivant."),
    "only-the-next-buys": _("Seule la personne suivante peut racheter : %(thrower_name)s."),
    "own-bar": _("%(name)s ne crie pas sa propre barre : aux autres de crier."),
    "own-turn": _("C’est le tour en cours : %(name)s ne pollue pas ses propres dés."),
    "score-is-the-grid": _("Le score est la somme de la grille : il faut corriger une case."),
    "throw-after-rachat": _("Après un rachat, il faut lancer au moins une fois."),
    "too-many-dice": _("Trop de dés : %(max)s au plus."),
    "too-poor-for-rachat": _("%(name)s n’a pas les %(price)s points d’un rachat."),
    "under-the-threshold": _("L’entrée est à %(entry)s : encore %(missing)s."),
}
