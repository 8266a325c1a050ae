"""The house rules as a form: three presets, then every option with its French name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel
from starlette.datastructures import FormData

from tripot.rules.engine import Ruleset
from tripot.web import words_of_options as words
from tripot.web.forms import YES, number
from tripot.web.french import gettext as _
from tripot.web.views_of_forms import Choice, Field

DEFAULT = "taverne"
PRESETS = {"bleusaille": _("Bleusaille"), "taverne": _("Taverne"), "tout": _("Tout")}
ALWAYS_ON = frozenset({"floor"})


def defaults(ruleset: Ruleset[Any]) -> dict[str, Any]:
    """Every house rule with its default."""
    return ruleset.options_type().model_dump()


def preset(ruleset: Ruleset[Any], name: str) -> dict[str, Any]:
    """Bleusaille: every rule that can be switched off is. Taverne: the defaults. Tout: every one is on."""
    played = defaults(ruleset)
    if name == "bleusaille":
        return {option: _switched(option, value, on=False) for option, value in played.items()}
    if name == "tout":
        return {option: _switched(option, value, on=True) for option, value in played.items()}
    return played


def _switched(option: str, value: Any, *, on: bool) -> Any:
    return on if isinstance(value, bool) and option not in ALWAYS_ON else value


def read_options(form: FormData, ruleset: Ruleset[Any]) -> dict[str, Any]:
    """The house rules a form says; a switch that is not sent is off, a rule that needs another one follows it."""
    if "regles" not in form:
        return defaults(ruleset)
    said: dict[str, Any] = {}
    for option, value in defaults(ruleset).items():
        given = form.get(f"option.{option}")
        if isinstance(value, bool):
            said[option] = given == YES
        elif isinstance(given, str) and given.strip():
            said[option] = given if isinstance(value, str) else number(given)
    return said


def chosen(options: Mapping[str, Any], ruleset: Ruleset[Any]) -> str:
    """The preset these options are, or nothing."""
    played = defaults(ruleset) | dict(options)
    return next((name for name in PRESETS if preset(ruleset, name) == played), "")


def preset_choices(options: Mapping[str, Any], ruleset: Ruleset[Any]) -> tuple[Choice, ...]:
    """The three presets, the present one marked."""
    now = chosen(options, ruleset)
    return tuple(
        Choice(name, called, words.PRESETS[name], is_chosen=name == now) for name, called in PRESETS.items()
    )


def option_fields(options: Mapping[str, Any], ruleset: Ruleset[Any]) -> tuple[Field, ...]:
    """Every house rule as a field, switches first."""
    fields = [
        _field(name, info.annotation, options.get(name, info.default), ruleset.options_type)
        for name, info in ruleset.options_type.model_fields.items()
    ]
    return tuple(sorted(fields, key=lambda field: field.kind != "switch"))


def _field(option: str, kind: Any, value: Any, options_type: type[BaseModel]) -> Field:
    label = words.OPTIONS.get(option, option)
    name = f"option.{option}"
    if kind is bool:
        return Field(name, label, "switch", value=YES if value else "")
    if get_origin(kind) is Literal:
        choices = tuple(
            Choice(str(given), words.VALUES.get((option, str(given)), str(given)), is_chosen=given == value)
            for given in get_args(kind)
        )
        return Field(name, label, "select", choices, value=str(value))
    bounds = {key: at for at_key in options_type.model_fields[option].metadata for key, at in _bound(at_key)}
    return Field(name, label, "number", least=bounds.get("ge"), most=bounds.get("le"), value=str(value))


def _bound(constraint: Any) -> tuple[tuple[str, int], ...]:
    return tuple((key, getattr(constraint, key)) for key in ("ge", "le") if hasattr(constraint, key))
