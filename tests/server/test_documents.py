"""The hall shows its documents, or says that they were not built."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.halls import ServedHall


async def test_the_documents_are_served(
    any_hall: ServedHall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    site = tmp_path / "site"
    (site / "rules").mkdir(parents=True)
    (site / "index.html").write_text("the first page", encoding="utf-8")
    (site / "rules" / "chess.html").write_text("the rules", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("secret", encoding="utf-8")
    monkeypatch.setattr("greathall.server.documents.SITE", site)
    async with any_hall.http() as http:
        to = await http.get("/docs")
        assert (to.status_code, to.headers["location"]) == (307, "/docs/")
        first = await http.get("/docs/")
        assert (first.text, first.headers["content-type"][:9]) == ("the first page", "text/html")
        assert (await http.get("/docs/rules/chess.html")).text == "the rules"
        for name in ("rules", "rules/", "nothing.html", "..%2Fsecret.txt", "%00"):
            assert (await http.get(f"/docs/{name}")).status_code == 404


async def test_documents_that_were_not_built_are_told(
    any_hall: ServedHall, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greathall.server.documents.SITE", tmp_path)
    async with any_hall.http() as http:
        told = await http.get("/docs/")
    assert (told.status_code, told.text) == (503, "The documents were not built: run 'make docs'.")
