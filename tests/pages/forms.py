"""A reader of pages: the forms a person without JavaScript would find, and what pressing one of their buttons sends."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any


@dataclass
class Button:
    name: str
    value: str
    label: str
    is_disabled: bool


@dataclass
class Input:
    name: str
    value: str
    kind: str
    is_checked: bool = False
    options: list[str] = field(default_factory=list)


@dataclass
class Form:
    id: str
    action: str
    method: str
    hidden: dict[str, str] = field(default_factory=dict)
    inputs: list[Input] = field(default_factory=list)
    buttons: list[Button] = field(default_factory=list)

    @property
    def move(self) -> str:
        return self.hidden.get("move", "")

    def sends(self, button: Button | None = None, **typed: Any) -> dict[str, Any]:
        """What the browser would send: hidden fields, fields as they stand or as typed, and the button pressed."""
        data: dict[str, Any] = dict(self.hidden)
        for one in self.inputs:
            if one.kind not in ("checkbox", "radio") or one.is_checked:
                before = data.get(one.name, [])
                data[one.name] = [*([before] if isinstance(before, str) else before), one.value]
        if button is not None and button.name:
            data[button.name] = button.value
        return data | typed


class Reader(HTMLParser):
    """Collects forms, texts by id, and every attribute seen."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self.texts: dict[str, str] = {}
        self.tags: list[tuple[str, dict[str, str]]] = []
        self._form: Form | None = None
        self._button: Button | None = None
        self._select: Input | None = None
        self._open: list[tuple[str, str]] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag, attrs):
        given = {key: value or "" for key, value in attrs}
        self.tags.append((tag, given))
        if tag not in ("input", "meta", "link", "br", "use", "rect", "img"):
            self._open.append((tag, given.get("id", "")))
        if tag == "form":
            self._form = Form(given.get("id", ""), given.get("action", ""), given.get("method", "get"))
            self.forms.append(self._form)
        owner = next((form for form in self.forms if form.id and form.id == given.get("form")), self._form)
        if owner is None:
            return
        if tag == "input":
            self._take(owner, given)
        elif tag == "select":
            self._select = Input(given["name"], "", "select")
            owner.inputs.append(self._select)
        elif tag == "option" and self._select is not None:
            self._select.options.append(given["value"])
            if "selected" in given or len(self._select.options) == 1:
                self._select.value = given["value"]
        elif tag == "button":
            self._button = Button(
                given.get("name", ""),
                given.get("value", ""),
                given.get("aria-label", ""),
                "disabled" in given,
            )
            owner.buttons.append(self._button)

    def _take(self, owner: Form, given):
        kind = given.get("type", "text")
        if kind == "hidden":
            owner.hidden[given["name"]] = given["value"]
        elif given.get("name"):
            is_checked = "checked" in given
            owner.inputs.append(Input(given["name"], given.get("value", "on"), kind, is_checked))

    def handle_startendtag(self, tag, attrs):
        self.tags.append((tag, {key: value or "" for key, value in attrs}))

    def handle_endtag(self, tag):
        while self._open and self._open.pop()[0] != tag:
            pass
        if tag == "form":
            self._form = None
        elif tag == "button":
            self._button = None
        elif tag == "select":
            self._select = None

    def handle_data(self, data):
        for _tag, at in self._open:
            if at:
                self.texts[at] = self.texts.get(at, "") + data
        if self._button is not None and not self._button.label:
            self._button.label = data.strip()

    def form(self, at: str) -> Form:
        return next(form for form in self.forms if form.id == at)

    def of_move(self, move: str, seat: int | None = None) -> Form:
        """The form of an offer, for a seat."""
        return next(
            form
            for form in self.forms
            if form.move == move and form.hidden.get("seat", str(seat)) == str(seat)
        )
