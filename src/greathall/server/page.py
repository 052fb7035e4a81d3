"""The page, built from `web/` into this package: one document for every screen, and its assets."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

from fastapi import FastAPI
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.staticfiles import StaticFiles

PAGE = Path(str(files("greathall.server") / "static"))
FOR_EVER = "public, max-age=31536000, immutable"  # the names of assets change with their content


class Assets(StaticFiles):
    """Files whose names tell their content; browsers keep them."""

    def file_response(self, *args: object, **kw: object) -> Response:
        response = super().file_response(*args, **kw)  # type: ignore[arg-type]
        response.headers["cache-control"] = FOR_EVER
        return response


def serve_page(app: FastAPI) -> None:
    """Every screen has its own address, and the page itself finds out which one it is."""
    if (PAGE / "assets").is_dir():
        app.mount("/assets", Assets(directory=PAGE / "assets"))

    @app.get("/", include_in_schema=False)
    @app.get("/rules", include_in_schema=False)
    @app.get("/t/{rest:path}", include_in_schema=False)
    async def page(rest: str = "") -> Response:
        if not (PAGE / "index.html").is_file():
            return PlainTextResponse("The page was not built: run 'make page'.", 503)
        return FileResponse(PAGE / "index.html", headers={"cache-control": "no-cache"})

    @app.get("/{name}.svg", include_in_schema=False)
    async def picture(name: str) -> Response:
        if name not in ("icons", "favicon", "favicon-turn"):
            return PlainTextResponse("There is no such picture.", 404)
        return FileResponse(PAGE / f"{name}.svg")
