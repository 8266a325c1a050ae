"""The games this house serves, by their name on the interface."""

from __future__ import annotations

from typing import Any

from tripot.rules.cul_de_chouette import CulDeChouette
from tripot.rules.el_cacho import ElCacho
from tripot.rules.engine import Ruleset
from tripot.rules.vache_qui_rit import VacheQuiRit

RULESETS: dict[str, Ruleset[Any]] = {
    ruleset.name: ruleset for ruleset in (CulDeChouette(), ElCacho(), VacheQuiRit())
}
