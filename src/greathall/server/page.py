"""The page, built from `web/` into this package: one document for every screen, and its assets."""

from __future__ import annotations

import gzip
import mimetypes
from functools import cache
from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, Response

PAGE = Path(str(files("greathall.server") / "static"))
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with their content
ASK_AGAIN = "no-cache"
TEXTUAL = (".html", ".js", ".css", ".svg")
WORKER = "told.js"  # it stands at the root, so that it serves the whole page
PICTURES = ("icons.svg", "favicon.svg", "favicon-turn.svg")
router = APIRouter(include_in_schema=False)


@cache
def _read(file: Path, changed: int, *, packed: bool) -> bytes:
    """What stands in a file that was changed then, packed once for all who ask."""
    return gzip.compress(file.read_bytes(), mtime=0) if packed else file.read_bytes()


def send_file(request: Request, file: Path, caching: str) -> Response:
    """A file of the page, packed where that helps and the browser can unpack it."""
    packed = file.suffix in TEXTUAL and "gzip" in request.headers.get("accept-encoding", "")
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    changed = file.stat().st_mtime_ns
    headers["etag"] = f'"{changed:x}{"-packed" * packed}"'
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return Response(_read(file, changed, packed=packed), media_type=kind, headers=headers)


@router.get("/")
@router.get("/me")
@router.get("/operate")
@router.get("/stop/{rest:path}")
@router.get("/confirm/{rest:path}")
@router.get("/rules")
@router.get("/rules/{rest:path}")
@router.get("/new")
@router.get("/new/{rest:path}")
@router.get("/learn/{rest:path}")
@router.get("/t/{rest:path}")
async def page(request: Request, rest: str = "") -> Response:
    """Every screen has its own address, and the page itself finds out which one it is."""
    if not (PAGE / "index.html").is_file():
        return PlainTextResponse("The page was not built: run 'make page'.", 503)
    return send_file(request, PAGE / "index.html", ASK_AGAIN)


@router.get("/assets/{name}")
async def asset(request: Request, name: str) -> Response:
    # What somebody asks for is compared and never opened: it may be no name of a file at all.
    for file in (PAGE / "assets").glob("*"):
        if file.name == name:
            return send_file(request, file, FOR_EVER)
    return PlainTextResponse("There is no such file.", 404)


@router.get(f"/{WORKER}")
async def worker(request: Request) -> Response:
    if not (PAGE / WORKER).is_file():
        return PlainTextResponse("The page was not built: run 'make page'.", 503)
    return send_file(request, PAGE / WORKER, ASK_AGAIN)


@router.get("/{name}.svg")
async def picture(request: Request, name: str) -> Response:
    if f"{name}.svg" not in PICTURES or not (PAGE / f"{name}.svg").is_file():
        return PlainTextResponse("There is no such picture.", 404)
    return send_file(request, PAGE / f"{name}.svg", ASK_AGAIN)
