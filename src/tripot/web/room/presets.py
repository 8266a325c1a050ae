"""The house rules as a form: three presets, then every option with its French name.

An option that is itself a small model is a field for each of its own: `option.end` for the first, `option.end.value`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Literal, get_args, get_origin

from pydantic import BaseModel
from starlette.datastructures import FormData

from tripot.rules.cul_de_chouette.options import NEEDS
from tripot.rules.engine import Ruleset
from tripot.web.forms import YES, number
from tripot.web.french import options as words
from tripot.web.table.faces import FACES
from tripot.web.views.forms import Choice, Field

DEFAULT = "taverne"


def defaults(ruleset: Ruleset[Any]) -> dict[str, Any]:
    """Every house rule with its default."""
    return ruleset.options_type().model_dump()


def preset(ruleset: Ruleset[Any], name: str) -> dict[str, Any]:
    """Taverne: the defaults. What Bleusaille and Tout change of them, each game says itself."""
    return defaults(ruleset) | dict(FACES[ruleset.name].presets.get(name, {}))


def read_options(form: FormData, ruleset: Ruleset[Any]) -> dict[str, Any]:
    """The house rules a form says; a switch that is not sent is off, what was left empty is as usual.

    What needs a rule that is switched off goes with it: a form cannot say which of its switches were touched.
    """
    if "regles" not in form:
        return defaults(ruleset)
    said: dict[str, Any] = {}
    for option, value in defaults(ruleset).items():
        given = form.get(f"option.{option}")
        if isinstance(value, bool):
            said[option] = given == YES
        elif isinstance(given, str) and given.strip():
            said[option] = _read(given, option, value, form)
    return said | {option: False for option, needed in NEEDS.items() if said.get(needed) is False}


def _read(given: str, option: str, usual: Any, form: FormData) -> Any:
    if not isinstance(usual, dict):
        return given if isinstance(usual, str) else number(given)
    kind, *others = usual
    more = {name: str(form.get(f"option.{option}.{name}", "")) for name in others}
    said = {kind: given} | {name: number(typed) for name, typed in more.items() if typed.strip()}
    return usual | said if given == usual[kind] else said


def chosen(options: Mapping[str, Any], ruleset: Ruleset[Any]) -> str:
    """The preset these options are, or nothing."""
    played = defaults(ruleset) | dict(options)
    return next((name for name in words.PRESETS if preset(ruleset, name) == played), "")


def preset_choices(options: Mapping[str, Any], ruleset: Ruleset[Any]) -> tuple[Choice, ...]:
    """The three presets, the present one marked."""
    now, whispers = chosen(options, ruleset), FACES[ruleset.name].whispers
    return tuple(
        Choice(name, called, whispers[name], is_chosen=name == now) for name, called in words.PRESETS.items()
    )


def option_fields(options: Mapping[str, Any], ruleset: Ruleset[Any]) -> tuple[Field, ...]:
    """Every house rule as a field, switches first."""
    fields = [
        field
        for name, info in ruleset.options_type.model_fields.items()
        for field in _fields(name, info.annotation, options.get(name, info.default), ruleset.options_type)
    ]
    return tuple(sorted(fields, key=lambda field: field.kind != "switch"))


def _fields(option: str, kind: Any, value: Any, options_type: type[BaseModel]) -> Iterator[Field]:
    label = words.OPTIONS.get(option, option)
    name = f"option.{option}"
    if kind is bool:
        whisper = words.WITH[NEEDS[option]] if option in NEEDS else ""
        yield Field(name, label, "switch", value=YES if value else "", whisper=whisper)
    elif isinstance(kind, type) and issubclass(kind, BaseModel):
        yield from _of_a_model(option, kind, value, options_type.model_fields[option].default)
    elif get_origin(kind) is Literal:
        yield Field(name, label, "select", _choices(option, kind, value), value=str(value))
    else:
        metadata = options_type.model_fields[option].metadata
        bounds = {key: at for constraint in metadata for key, at in _bound(constraint)}
        yield Field(name, label, "number", least=bounds.get("ge"), most=bounds.get("le"), value=str(value))


def _of_a_model(option: str, kind: type[BaseModel], value: Any, usual: BaseModel) -> Iterator[Field]:
    """What a small model asks: one of a few kinds, and a number that may stay empty, as it does where it is usual."""
    said = value if isinstance(value, Mapping) else value.model_dump()
    first, *others = kind.model_fields
    choices = _choices(option, kind.model_fields[first].annotation, said[first])
    yield Field(f"option.{option}", words.OPTIONS[option], "select", choices)
    for name in others:
        typed = "" if said == usual.model_dump() else said.get(name)
        label = words.OPTIONS[f"{option}.{name}"]
        yield Field(f"option.{option}.{name}", label, "number", least=1, value=str(typed or ""))


def _choices(option: str, kind: Any, value: Any) -> tuple[Choice, ...]:
    return tuple(
        Choice(str(given), words.VALUES.get((option, str(given)), str(given)), is_chosen=given == value)
        for given in get_args(kind)
    )


def _bound(constraint: Any) -> tuple[tuple[str, int], ...]:
    return tuple((key, getattr(constraint, key)) for key in ("ge", "le") if hasattr(constraint, key))
