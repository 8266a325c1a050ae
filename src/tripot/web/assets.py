"""Style sheets, scripts, fonts and icons, under a path that changes with any of them and may be kept for ever."""

from __future__ import annotations

import hashlib
import mimetypes
import os
import re
from functools import cache
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tripot.resources import static_dir

FOR_EVER = "public, max-age=31536000, immutable"
COMMENT = re.compile(r"/\*.*?\*/\s*", re.DOTALL)

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("font/woff2", ".woff2")


@cache
def mount_path() -> str:
    """`/static/` and a hash of the whole tree, made once a process."""
    return f"/static/{hash_of(static_dir())}"


def hash_of(tree: Path) -> str:
    """Another one when any file in the tree is another, or elsewhere."""
    seen = hashlib.sha256()
    for path in sorted(path for path in tree.rglob("*") if path.is_file()):
        seen.update(str(path.relative_to(tree)).encode() + b"\0" + path.read_bytes() + b"\0")
    return seen.hexdigest()[:12]


def static(path: str, root: str = "") -> str:
    """Where the browser finds a file of `static/`; a global of the templates. `root`: where the house is mounted."""
    return f"{root}{mount_path()}/{path}"


@cache
def style_sheet(path: Path) -> str:
    """A sheet as it is sent: its comments are for who reads the source, and weigh a tenth of it."""
    return COMMENT.sub("", path.read_text(encoding="utf-8"))


class Assets(StaticFiles):
    """The files of `static/`; whatever is found may be kept for ever."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """The file, to be kept for ever."""
        path = Path(full_path)
        response = (
            Response(style_sheet(path), status_code, media_type="text/css")
            if path.suffix == ".css"
            else super().file_response(full_path, stat_result, scope, status_code)
        )
        response.headers["Cache-Control"] = FOR_EVER
        return response
