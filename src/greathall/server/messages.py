"""What clients say over a websocket, and what they are asked. All else is in docs/protocol.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, TypedDict, TypeVar

import msgspec
from msgspec import Meta

from greathall.server.errors import BadMessage

T = TypeVar("T")
MOST_AT_ONCE = 100  # answers in one act; no move of a game has so many parts
Hex = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{64}$", max_length=64)]


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True):
    """Something a client wants. `ref` comes back with the acknowledgement or the refusal."""

    ref: int | str | None = None


class Sit(Message, tag="sit"):
    """Take the seats of these keys, or watch; then everything since this event is sent.

    With `changes`, what has changed is told instead of every position as a whole.
    """

    keys: list[str] = []
    name: str = ""
    since: int = 0
    era: int | None = None  # of which `since` is; after a take-back all is sent anew
    changes: bool = False


class Answer(Message, tag="answer", kw_only=True):
    """Answer the question that waits for this player, who has answered `turn` questions before."""

    actor: str
    turn: int
    option: Any


class Pledge(Message, tag="pledge", kw_only=True):
    """The SHA-256 of one's share of the dice, before anybody reveals theirs."""

    seat: str
    pledge: Hex


class Share(Message, tag="share", kw_only=True):
    """One's share of the dice, when all have pledged."""

    seat: str
    share: Hex


class Answers(Message, tag="answers", kw_only=True):
    """Answer this question and those that follow it as one act, or none of them."""

    actor: str
    turn: int
    options: Annotated[list[Any], Meta(min_length=1, max_length=MOST_AT_ONCE)]


class Undo(Message, tag="undo", kw_only=True):
    """Take back the last answers of this player as one act, or none of them."""

    actor: str
    count: Annotated[int, Meta(ge=1, le=MOST_AT_ONCE)] = 1


class Explain(Message, tag="explain", kw_only=True):
    """Tell all that this seat, or a watcher, may know of a thing: a card, a place, a player."""

    seat: str
    of: str
    id: str


class Propose(Message, tag="propose", kw_only=True):
    """Ask all people for what a table may decide; of who is absent, all the others."""

    what: Literal[
        "take-back",
        "go-on",
        "show-hands",
        "cover-hands",
        "allow-hints",
        "pause",
        "resume",
        "extend",
        "draw",
        "replace",
        "reseat",
    ]
    to: int = 0
    seat: str | None = None  # of whoever is absent
    minutes: Annotated[int, Meta(ge=1, le=30 * 24 * 60)] = 24 * 60  # of a pause, or of more time


class Agree(Message, tag="agree", kw_only=True):
    """Say yes or no to the proposal of this number, and to no other."""

    number: int
    yes: bool


class Chat(Message, tag="chat", kw_only=True):
    """Say something to all, or to one seat alone."""

    text: str
    to: str | None = None


class Note(Message, tag="note", kw_only=True):
    seat: str
    text: str


class HandOver(Message, tag="hand-over", kw_only=True):
    """Let a bot play this seat."""

    seat: str
    bot: str


class TakeSeat(Message, tag="take-seat", kw_only=True):
    """Play this seat oneself again."""

    seat: str


class ComeBack(Message, tag="come-back", kw_only=True):
    """Take back the seat on which somebody else has played for us."""

    seat: str


class InAdvance(msgspec.Struct, forbid_unknown_fields=True):
    """An answer that is given whenever it fits, as the game declares it."""

    id: Annotated[str, Meta(max_length=64)]
    about: Annotated[str, Meta(max_length=64)] = ""


class SetStanding(Message, tag="standing", kw_only=True):
    """All the answers that this seat gives in advance from now on."""

    seat: str
    answers: Annotated[list[InAdvance], Meta(max_length=50)]


class Leave(Message, tag="leave", kw_only=True):
    """Give the seat up; somebody else may take it."""

    seat: str


class Waive(Message, tag="waive", kw_only=True):
    """Give another seat its time back."""

    seat: str


class Hint(Message, tag="hint", kw_only=True):
    """Ask the table's bot what it would do in place of this player, and why."""

    actor: str
    turn: int


class Read(Message, tag="lesson", kw_only=True):
    """A lesson of a guided match was read, or is skipped."""

    lesson: Annotated[str, Meta(max_length=64)]


class Rematch(Message, tag="rematch"):
    """The same table once more; on wish everybody moves on to the next chair."""

    swap: bool = False


AnyMessage = (
    Sit
    | Answer
    | Answers
    | Pledge
    | Share
    | Undo
    | Explain
    | Propose
    | Agree
    | Chat
    | Note
    | HandOver
    | TakeSeat
    | ComeBack
    | SetStanding
    | Leave
    | Waive
    | Hint
    | Read
    | Rematch
)


Keys = Annotated[list[str], Meta(max_length=20)]


class Follow(Message, tag="follow", kw_only=True):
    """In the lobby: hear how it stands at one's own tables, by the keys that one holds."""

    tables: Annotated[dict[str, Keys], Meta(max_length=50)]


class Asked(TypedDict):
    """A question, as the one who is asked hears it."""

    actor: str
    turn: int  # how many questions they have answered before
    kind: str
    options: Sequence[Any]
    about: Any


class Told(TypedDict):
    """A reason: the id of a sentence, and the names and numbers that go into it."""

    good: bool
    text: str
    fields: dict[str, Any]


class Advised(TypedDict):
    """What a bot thinks of an option of one's question."""

    option: Any
    worth: float
    reasons: list[Told]
    if_so: Told | None
    if_not: Told | None


DEEPEST_OPTION = 8  # lists within lists; no game nests them further
_decoder = msgspec.json.Decoder(AnyMessage)
_lobby_decoder = msgspec.json.Decoder(Follow)


def read_message(text: str | bytes) -> AnyMessage:
    """What a client says at a table, or a refusal that says what is wrong with it."""
    message: AnyMessage = _read(text, _decoder)
    return message


def read_lobby_message(text: str | bytes) -> Follow:
    """What a client says in the lobby."""
    return _read(text, _lobby_decoder)


def _read(text: str | bytes, decoder: msgspec.json.Decoder[T]) -> T:
    nul = "\\u0000" if isinstance(text, str) else b"\\u0000"
    if nul in text:  # type: ignore[operator]
        raise BadMessage("no text holds a NUL", why="NUL")
    try:
        return decoder.decode(text)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as wrong:
        raise BadMessage(f"this is no message: {wrong}", why=str(wrong)) from wrong


def plain(option: Any, deep: int = 0) -> Any:
    """An option as the engine writes it: JSON has lists where the engine has tuples."""
    if isinstance(option, dict) or deep > DEEPEST_OPTION:
        raise BadMessage("an option is a word, a number, or a list of these", why="option")
    return tuple(plain(part, deep + 1) for part in option) if isinstance(option, list) else option
