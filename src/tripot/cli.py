"""The command `tripot`."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from pydantic import ValidationError

from tripot.settings import Settings

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)

Host = Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 for everybody on the network.")]
Port = Annotated[int, typer.Option(help="The port to listen at.", min=0, max=65535)]
SOURCES = ("src", "templates", "static", "seeds")
"""What `tripot dev` watches, in a checkout."""


def fail(sentence: str) -> typer.Exit:
    """One line, and the end."""
    typer.echo(f"tripot: {sentence}", err=True)
    return typer.Exit(1)


def settings() -> Settings:
    """The settings of the environment; what is wrong there ends the command."""
    try:
        return Settings()
    except ValidationError as error:
        first = error.errors()[0]
        name = "_".join(str(part) for part in first["loc"]).upper()
        why = first["msg"].removeprefix("Value error, ")
        raise fail(f"TRIPOT_{name} : {why}") from None


@app.command()
def serve(host: Host = "127.0.0.1", port: Port = 8000) -> None:
    """Serve the house until it is told to stop."""
    gc.disable()  # what is loaded here stays: searching it for garbage is a seventh of the start
    from tripot.server import CannotOpen, run  # noqa: PLC0415 -- the other commands need no server

    gc.freeze()
    gc.enable()
    try:
        run(host, port, settings())
    except CannotOpen as error:
        raise fail(str(error)) from None


@app.command()
def dev(host: Host = "127.0.0.1", port: Port = 8000) -> None:
    """Serve with demo data, and again after every change of the source."""
    import uvicorn  # noqa: PLC0415

    seed()
    uvicorn.run(
        "tripot.app:create_app",
        factory=True,
        host=host,
        port=port,
        reload=True,
        reload_dirs=[source for source in SOURCES if Path(source).is_dir()],
        reload_includes=["*.py", "*.html", "*.css", "*.js", "*.json", "*.md"],
    )


@app.command()
def seed() -> None:
    """Load the games that come with the house, and print a link to each."""
    from tripot.games import seeding  # noqa: PLC0415
    from tripot.resources import seeds_dir  # noqa: PLC0415
    from tripot.store import open_store  # noqa: PLC0415

    found = settings()
    with refusals_told():
        store = open_store(found.data)
    try:
        for name, kept in seeding.seeds_in(seeds_dir() / "games").items():
            act = partial(seeding.seed, name=name, kept=kept, syllables=found.code_syllables)
            seeded = store.writer.submit(act).result()
            code, names = seeded.game.code, ", ".join(seeded.game.table.names)
            typer.echo(f"{code}  {names}  {path_of(code, seeded.link)}")
    finally:
        store.close()


@app.command()
def replay() -> None:
    """Fold every stored game with today's rules and compare; beside a running house too."""
    from tripot.games.replaying import replay_all  # noqa: PLC0415
    from tripot.store import read_beside  # noqa: PLC0415

    with refusals_told():
        games = read_beside(settings().data, replay_all)
    differing = [game for game in games if game.differs_at is not None]
    for game in differing:
        typer.echo(f"{game.code} : l’entrée {game.differs_at} donne autre chose ({game.why})", err=True)
    entries = sum(game.entries for game in games)
    typer.echo(f"parties : {len(games)}, entrées : {entries}, différences : {len(differing)}")
    if differing:
        raise typer.Exit(1)


@app.command()
def table(code: Annotated[str, typer.Argument(help="The game's code.")]) -> None:
    """Print a fresh link: the device that opens it becomes the game's table, once."""
    from tripot.games import creating  # noqa: PLC0415
    from tripot.games.codes import normal  # noqa: PLC0415
    from tripot.store import write_beside  # noqa: PLC0415
    from tripot.store.directory import announced  # noqa: PLC0415

    data = settings().data
    with refusals_told():
        link = write_beside(data, lambda connection: creating.make_link(connection, normal(code)))
    for address in announced(data) or [""]:
        typer.echo(address + path_of(normal(code), link))


def path_of(code: str, link: str) -> str:
    """Where the link leads."""
    return f"/t/{code}/reprendre?cle={link}"


@contextmanager
def refusals_told() -> Iterator[None]:
    """What goes wrong inside ends the command with one line."""
    from tripot.rules.errors import TripotError  # noqa: PLC0415
    from tripot.store import DataError  # noqa: PLC0415
    from tripot.web.french.reasons import sentence  # noqa: PLC0415

    try:
        yield
    except (DataError, TripotError) as error:
        raise fail(sentence(error.reason, error.values)) from None
