"""The folders that are no Python code lie in the root of a checkout, and in `_data` inside an installed wheel."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_IN_THE_WHEEL = _PACKAGE / "_data"
_IN_THE_CHECKOUT = _PACKAGE.parents[1]
_ROOT = _IN_THE_WHEEL if _IN_THE_WHEEL.is_dir() else _IN_THE_CHECKOUT


def templates_dir() -> Path:
    """The Jinja templates."""
    return _ROOT / "templates"


def static_dir() -> Path:
    """Style sheets, scripts, icons and fonts, served as they lie there."""
    return _ROOT / "static"


def alembic_dir() -> Path:
    """The migrations: `env.py` and `versions/`."""
    return _ROOT / "alembic"


def seeds_dir() -> Path:
    """Rule sheets and whole games that are shown and replayed."""
    return _ROOT / "seeds"
