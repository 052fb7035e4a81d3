"""What people are told by message: in their language, and nothing that is hidden from anybody."""

from __future__ import annotations

from greathall.server.people.channels import Letter
from greathall.server.store import Row
from greathall.texts import Texts


def letter_of(language: str, which: str, waiting: list[Row], url: str, stop: str) -> Letter:
    """It is somebody's turn at these tables, or they are invited there."""
    texts = Texts(language)
    names = [_name(language, row) for row in waiting]
    if len(names) == 1:
        title, link = texts(f"letter-{which}", table=names[0]), f"{url}/t/{waiting[0]['id']}"
    else:
        title, link = texts(f"letter-{which}s", count=len(names)), f"{url}/"
    body = "\n".join([texts(f"letter-{which}.text"), *(f"· {name}" for name in names)])
    return Letter(title, body, link, stop, texts("letter-stop"))


def trial_letter(language: str, link: str, stop: str, *, confirmed: bool) -> Letter:
    """So that somebody sees whether a channel works, or says that the address is theirs."""
    texts = Texts(language)
    text = texts("letter-trial-text" if confirmed else "letter-confirm")
    return Letter(texts("letter-trial"), text, link, stop, texts("letter-stop"))


def _name(language: str, row: Row) -> str:
    """A table by what its host called it, or by what is played there."""
    texts = Texts(language, row["game"])
    names = (f"game-{row['game']}", f"scenario-{row['scenario']}")
    game = " – ".join(texts(name) for name in names)
    return f"{row['title']} ({game})" if row["title"] else game
