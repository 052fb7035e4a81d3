"""The documents at `/docs`, built from `docs/` into this package as the page is."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from greathall.server.page import ASK_AGAIN, send_file

SITE = Path(str(files("greathall.server") / "site"))
router = APIRouter(include_in_schema=False)


@router.get("/docs")
async def to_the_documents() -> Response:
    return RedirectResponse("/docs/")  # what they link to lies beside them


@router.get("/docs/{name:path}")
async def document(request: Request, name: str) -> Response:
    if not (SITE / "index.html").is_file():
        return PlainTextResponse("The documents were not built: run 'make docs'.", 503)
    # What somebody asks for is compared and never opened: it may be no name of a file at all.
    for file in SITE.rglob("*.*"):
        if file.relative_to(SITE).as_posix() == (name or "index.html"):
            return send_file(request, file, ASK_AGAIN)
    return PlainTextResponse("There is no such document.", 404)
