"""Provably fair dice: the hall commits to a secret, and every answer of chance follows from it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sized
from typing import NamedTuple

from greathall.kernel import CHANCE, Match, Refusal, Seat
from greathall.kernel.game import pick
from greathall.kernel.questions import Actor, Option
from greathall.kernel.record import WrittenRecord, is_number
from greathall.matches import play_again


class DiceDiffer(Refusal):
    text = "error-dice-differ"


class CommitmentDiffers(Refusal):
    text = "error-commitment-differs"


class OtherCommitment(Refusal):
    text = "error-other-commitment"


class BadDice(Refusal):
    text = "error-bad-dice-from"


class Unfinished(Refusal):
    text = "error-cut-record"


class LotDiffers(Refusal):
    text = "error-lot-differs"


class NoDice(Refusal):
    text = "error-no-dice"


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """What is shown before the first answer; it fixes the secret without telling it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def number(secret: str, what: int | str) -> float:
    """The random number that belongs to the answer at a position, or to a lot, in [0, 1)."""
    digest = hmac.new(secret.encode(), str(what).encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:7], "big") / (1 << 56)


def draw_lots(secret: str, seats: Iterable[Seat]) -> dict[Seat, Seat]:
    """For whoever sits on each of these seats, the seat that they are dealt."""
    chairs = list(seats)
    left = list(chairs)
    return {
        seat: left.pop(int(number(secret, f"lot {n}") * len(left))) for n, seat in enumerate(chairs)
    }


def spell_lot(lot: dict[Seat, Seat]) -> str:
    """Lots as a record writes them."""
    return " ".join(f"{before}={now}" for before, now in lot.items())


class FairDice:
    """The chance of one match: its answer depends on the secret and on its place in the record."""

    def __init__(self, secret: str, answers: Sized) -> None:
        self.secret, self.answers = secret, answers

    def random(self) -> float:
        return number(self.secret, len(self.answers))


class Proof(NamedTuple):
    """What was checked: so many answers of chance, from this position on, against this."""

    answers: int
    begins: int
    commitment: str


def verify(written: WrittenRecord, noted: str = "") -> Proof:
    """Check the whole record, and that chance and lots follow from the secret committed to.

    A player who has noted the commitment when the table was open gives it here.
    """
    footer = dict(written.footer)
    secret, commitment = _committed(footer, noted.strip().lower())
    begins = _position(footer.get("dice-from", "0"), len(written.answers))
    checked = 0

    def check(match: Match, line: int, actor: Actor, option: Option) -> None:
        nonlocal checked
        if actor == CHANCE and len(match) >= begins:
            asked = next(q for q in match.questions() if q.actor == CHANCE)
            if option != pick(asked.options, FairDice(secret, match)):
                raise DiceDiffer(f"line {line}: chance did not follow from the secret", line=line)
            checked += 1

    match = play_again(written, check)
    _check_lot(footer, spell_lot(draw_lots(secret, match.seats)))
    if match.outcome is None:
        raise Unfinished("a secret is told when the match is over; this record was cut")
    if not checked:
        raise NoDice("no answer of chance in the record was rolled with this secret")
    return Proof(checked, begins, commitment)


def _committed(footer: dict[str, str], noted: str) -> tuple[str, str]:
    """The secret and the commitment of a record, if they belong together."""
    if "secret" not in footer or "commitment" not in footer:
        raise NoDice("the record shows no secret and commitment")
    secret, commitment = footer["secret"], footer["commitment"]
    if noted not in ("", commitment):
        raise OtherCommitment("the record is of another commitment", found=commitment)
    if commitment_to(secret) != commitment:
        raise CommitmentDiffers("the secret is not the one committed to")
    return secret, commitment


def _position(word: str, last: int) -> int:
    if not is_number(word) or int(word) > last:
        raise BadDice(f"dice-from is a position of the record, not {word!r}", value=word[:40])
    return int(word)


def _check_lot(footer: dict[str, str], drawn: str) -> None:
    """Records from before `by-lot` show no more than the lot itself."""
    by_lot = footer.get("by-lot", "yes" if "lot" in footer else "no") == "yes"
    if footer.get("lot") != (drawn if by_lot else None):
        raise LotDiffers("the seats were not dealt as the secret says")
