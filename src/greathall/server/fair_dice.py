"""Provably fair dice: the hall commits to a secret, and every answer of chance follows from it."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sized

from greathall.kernel import CHANCE, Refusal, Seat
from greathall.kernel.record import WrittenRecord
from greathall.matches import begin_match, find_answer


class DiceDiffer(Refusal):
    text = "error-dice-differ"


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


def verify(written: WrittenRecord) -> int:
    """Check every answer of chance, and the lots, against the secret; how many answers it were."""
    footer = dict(written.footer)
    if "secret" not in footer or "commitment" not in footer:
        raise NoDice("the record shows no secret and commitment")
    secret, begins = footer["secret"], int(footer.get("dice-from", "0"))
    if commitment_to(secret) != footer["commitment"]:
        raise DiceDiffer("the secret is not the one committed to", line=0)
    checked = 0
    match = begin_match(written.header)
    if footer.get("lot", drawn := spell_lot(draw_lots(secret, match.seats))) != drawn:
        raise LotDiffers("the seats were not dealt as the secret says")
    for line, words in written.answers:
        actor, option = find_answer(match, words, line)
        if actor == CHANCE and len(match) >= begins:
            options = match.questions()[0].options
            if options[int(number(secret, len(match)) * len(options))] != option:
                raise DiceDiffer(f"line {line}: chance did not follow from the secret", line=line)
            checked += 1
        match.answer(actor, option)
    return checked
