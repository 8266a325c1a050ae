"""Style sheets, scripts, fonts and icons, under a path that changes with any of them and may be kept for ever."""

from __future__ import annotations

import hashlib
import mimetypes
from functools import cache
from pathlib import Path

from starlette.responses import Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from tripot.resources import static_dir

FOR_EVER = "public, max-age=31536000, immutable"

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


class Assets(StaticFiles):
    """The files of `static/`; whatever is found may be kept for ever."""

    def file_response(
        self, full_path: object, stat_result: object, scope: Scope, status_code: int = 200
    ) -> Response:
        """The file, to be kept for ever."""
        response = super().file_response(full_path, stat_result, scope, status_code)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOR_EVER
        return response
