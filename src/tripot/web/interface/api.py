"""The JSON interface, version 1: the same functions the pages call."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Request
from pydantic_core import from_json, to_json
from starlette.responses import Response

from tripot.games import Malformed, Played, Snapshot, export
from tripot.web.devices import bearer_of
from tripot.web.french import gettext as _
from tripot.web.house import games_of
from tripot.web.interface.answers import BAD, CREATED, LOG, PLAYED, STATE
from tripot.web.interface.openapi import BODY_OF_A_GAME, BODY_OF_A_MOVE, BODY_OF_AN_AMEND, BODY_OF_AN_UNDO
from tripot.web.limits import limit_creation, within_limits

router = APIRouter(prefix="/api/v1/games", dependencies=[Depends(within_limits)])

Key = Annotated[str | None, Header(alias="Idempotency-Key")]
BIGGEST = 2**53


def json(content: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """The content as JSON, written once."""
    return Response(to_json(content), status, headers, "application/json")


async def read_object(request: Request) -> dict[str, Any]:
    """The JSON object in the body; nothing at all is an empty one. Raises Malformed."""
    body = await request.body()
    try:
        said = from_json(body or b"{}", allow_inf_nan=False)
    except ValueError:
        raise Malformed("broken-json") from None
    if not isinstance(said, dict):
        raise Malformed("not-an-object")
    return said


def take_version(said: dict[str, Any]) -> int | None:
    """The version the sender saw, taken out of the body. Raises Malformed."""
    version = said.pop("version", None)
    if version is None:
        return None
    if type(version) is not int or not 0 <= version < BIGGEST:
        raise Malformed("not-a-whole-number", field="version")
    return version


def refuse_more(said: dict[str, Any]) -> None:
    """Raises Malformed when something is left in the body."""
    if said:
        raise Malformed("unknown-field", field=next(iter(said)))


async def read_version(request: Request) -> int | None:
    """A body that holds a version at most. Raises Malformed."""
    said = await read_object(request)
    version = take_version(said)
    refuse_more(said)
    return version


def take_seq(said: dict[str, Any]) -> int:
    """The move that is meant, taken out of the body. Raises Malformed."""
    if "seq" not in said:
        raise Malformed("missing-field", field="seq")
    seq = said.pop("seq")
    if type(seq) is not int or abs(seq) >= BIGGEST:
        raise Malformed("not-a-whole-number", field="seq")
    return seq


async def read_amend(request: Request) -> tuple[int, dict[str, Any], int | None]:
    """Which move is replaced, by what, and the version the sender saw. Raises Malformed."""
    said = await read_object(request)
    version, seq = take_version(said), take_seq(said)
    if "move" not in said:
        raise Malformed("missing-field", field="move")
    move = said.pop("move")
    refuse_more(said)
    if not isinstance(move, dict):
        raise Malformed("wrong-value", field="move")
    return seq, move, version


def told(played: Played) -> Response:
    """What an entry did, and the state it led to."""
    changes = export.changes_as_dicts(played.changes)
    return json({"seq": played.seq, "changes": changes, "state": played.game.state()}, 201)


def attached(game: Snapshot, kind: str) -> dict[str, str]:
    """The header by which a browser keeps the answer as a file."""
    return {"Content-Disposition": f'attachment; filename="tripot-{game.code}.{kind}"'}


@router.post(
    "",
    summary=_("Une nouvelle partie"),
    openapi_extra=BODY_OF_A_GAME,
    responses=CREATED | BAD,
    status_code=201,
)
async def create(request: Request, key: Key = None) -> Response:
    """A new game; its table token is told this once."""
    limit_creation(request)
    made = await games_of(request).create(await read_object(request), key=key)
    answer = {"code": made.game.code, "table_token": made.token, "state": made.game.state()}
    return json(answer, 201, {"Location": f"{router.prefix}/{made.game.code}"})


@router.get(
    "/{code}", summary=_("La partie : scores, jetons, et tout ce qui peut se faire"), responses=STATE | BAD
)
async def read(request: Request, code: str) -> Response:
    """The state: scores, tokens, and all that may be done now, by whom, within which bounds."""
    return json((await games_of(request).read(code)).state())


@router.post(
    "/{code}/moves",
    summary=_("Un coup : ce qui a été dit ou lancé"),
    openapi_extra=BODY_OF_A_MOVE,
    responses=PLAYED | BAD,
    status_code=201,
)
async def play(request: Request, code: str, key: Key = None) -> Response:
    """A move: what was said or thrown at the table."""
    said = await read_object(request)
    version = take_version(said)
    return told(await games_of(request).play(code, said, token=bearer_of(request), version=version, key=key))


@router.post(
    "/{code}/undo",
    summary=_("Annuler le dernier coup qui compte"),
    openapi_extra=BODY_OF_AN_UNDO,
    responses=PLAYED | BAD,
    status_code=201,
)
async def undo(request: Request, code: str, key: Key = None) -> Response:
    """The last move that counts, taken back."""
    version = await read_version(request)
    return told(await games_of(request).undo(code, token=bearer_of(request), version=version, key=key))


@router.post(
    "/{code}/redo",
    summary=_("Rétablir le dernier coup annulé"),
    openapi_extra=BODY_OF_AN_UNDO,
    responses=PLAYED | BAD,
    status_code=201,
)
async def redo(request: Request, code: str, key: Key = None) -> Response:
    """The last move taken back, brought again."""
    version = await read_version(request)
    return told(await games_of(request).redo(code, token=bearer_of(request), version=version, key=key))


@router.post(
    "/{code}/amend",
    summary=_("Corriger un coup passé : ceux d’après sont rejoués"),
    openapi_extra=BODY_OF_AN_AMEND,
    responses=PLAYED | BAD,
    status_code=201,
)
async def amend(request: Request, code: str, key: Key = None) -> Response:
    """Another move in the place of a past one; the moves after it are played again."""
    seq, move, version = await read_amend(request)
    token = bearer_of(request)
    return told(await games_of(request).amend(code, seq, move, token=token, version=version, key=key))


@router.get("/{code}/moves", summary=_("Le registre : tous les coups, dans l’ordre"), responses=LOG | BAD)
async def moves(request: Request, code: str) -> Response:
    """Every move in order; the undone ones say so."""
    return json({"moves": [export.line_as_dict(line) for line in await games_of(request).log(code)]})


@router.get("/{code}/export.json", summary=_("Toute la partie, à emporter"), responses=LOG | BAD)
async def export_json(request: Request, code: str) -> Response:
    """All of a game, to take away."""
    game, log = await games_of(request).with_log(code)
    return json(export.as_json(game, log), headers=attached(game, "json"))


@router.get("/{code}/export.csv", summary=_("Le registre pour un tableur"), responses=BAD)
async def export_csv(request: Request, code: str) -> Response:
    """The ledger of a game, for a spreadsheet."""
    game, log = await games_of(request).with_log(code)
    return Response(export.as_csv(game, log), 200, attached(game, "csv"), "text/csv")
