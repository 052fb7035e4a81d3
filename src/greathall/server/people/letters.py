"""What people are told by message: in their language, and nothing that is hidden from anybody.

A hall says what is to be told; the words are read and put together by the process that sends.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from greathall.server.people.channels import Letter
from greathall.texts import Texts


class Named(msgspec.Struct, frozen=True, order=True):
    """A table by what its host called it, or by what is played there."""

    id: str
    title: str
    game: str
    scenario: str


class Draft(msgspec.Struct, frozen=True):
    """A letter that is not written yet."""

    which: Literal["your-turn", "invited", "trial", "confirm"]
    language: str
    url: str  # of the hall
    link: str  # of a trial: where it leads
    stop: str
    tables: tuple[Named, ...] = ()


def letter_of(draft: Draft) -> Letter:
    """The letter, written."""
    texts = Texts(draft.language)
    stop = texts("letter-stop")
    if draft.which in ("trial", "confirm"):
        text = texts("letter-trial-text" if draft.which == "trial" else "letter-confirm")
        return Letter(texts("letter-trial"), text, draft.link, draft.stop, stop)
    names = [_name(draft.language, table) for table in draft.tables]
    if len(names) == 1:
        title = texts(f"letter-{draft.which}", table=names[0])
        link = f"{draft.url}/t/{draft.tables[0].id}"
    else:
        title, link = texts(f"letter-{draft.which}s", count=len(names)), f"{draft.url}/"
    body = "\n".join([texts(f"letter-{draft.which}.text"), *(f"· {name}" for name in names)])
    return Letter(title, body, link, draft.stop, stop)


def _name(language: str, table: Named) -> str:
    texts = Texts(language, table.game)
    names = (f"game-{table.game}", f"scenario-{table.scenario}")
    game = " – ".join(texts(name) for name in names)
    return f"{table.title} ({game})" if table.title else game
