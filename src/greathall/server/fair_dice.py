"""Provably fair dice: chance follows from a secret of the hall and from a share of each person.

The hall commits to its secret when a table is opened, and people pledge themselves to their shares
before anybody reveals one. So nobody, not even the hall, can choose the dice: docs/fair-dice.md.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping, Sized
from typing import Any, NamedTuple

from greathall.kernel import CHANCE, Match, Refusal, Seat
from greathall.kernel.game import pick
from greathall.kernel.questions import Actor, Option
from greathall.matches import play_again
from greathall.reading import WrittenRecord, is_number

SHARED = ("by-lot", "pledges", "shares")  # the lines of a record that those of old do not have
AGREED = "agreed"  # the line of a record whose match all ended before its end
MIXED = ("secret", "dice-from", *SHARED)  # the lines that make the seed


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


class ShareDiffers(Refusal):
    text = "error-share-differs"


class LotDiffers(Refusal):
    text = "error-lot-differs"


class NoDice(Refusal):
    text = "error-no-dice"


def new_secret() -> str:
    return secrets.token_hex(32)


def commitment_to(secret: str) -> str:
    """What is shown before the first answer; it fixes the secret without revealing it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def untold(row: Mapping[str, Any]) -> list[Seat]:
    """The seats whose pledges stand, but whose shares were not revealed."""
    return [seat for seat in row["pledges"] or () if seat not in row["shares"]]


def asked_for(row: Mapping[str, Any]) -> str | None:
    """What people are asked to add to the dice now: a pledge, or the share that they pledged."""
    if row["state"] != "open" or row["shares"] is None:
        return None
    return "pledge" if row["pledges"] is None else "share" if untold(row) else None


def dice_message(row: Mapping[str, Any], pledged: Mapping[Seat, str]) -> dict[str, Any]:
    """What people have added to the dice so far; before the list is closed, what is in by now."""
    pledges = pledged if row["pledges"] is None else row["pledges"]
    return {"asked": asked_for(row), "pledges": pledges, "shares": row["shares"] or {}}


def dice_lines(row: Mapping[str, Any], seats: Iterable[Seat]) -> dict[str, str]:
    """What a record says of the dice of its table. Tables of old had no shares."""
    lines = {
        "commitment": commitment_to(row["dice_secret"]),
        "secret": row["dice_secret"],
        "dice-from": str(row["dice_from"]),
    }
    if row["shares"] is not None:
        lines["by-lot"] = "yes" if row["by_lot"] else "no"
        for name in ("pledges", "shares"):
            given = row[name] or {}
            lines[name] = spell_pairs({seat: given[seat] for seat in seats if seat in given})
    if row["lot"]:
        lines["lot"] = spell_pairs(row["lot"])
    return lines


def seed_of(lines: Mapping[str, str]) -> str:
    """What chance and lots follow from: the secret, everybody's share, and what the table is."""
    if "shares" not in lines:
        return lines["secret"]
    mixed = "\n".join(f"{name}: {lines[name]}" for name in MIXED)
    return hashlib.sha256(mixed.encode()).hexdigest()


def number(seed: str, what: int | str) -> float:
    """The random number that belongs to the answer at a position, or to a lot, in [0, 1)."""
    digest = hmac.new(seed.encode(), str(what).encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:7], "big") / (1 << 56)


def draw_lots(seed: str, seats: Iterable[Seat]) -> dict[Seat, Seat]:
    """For whoever sits on each of these seats, the seat that they are dealt."""
    places = list(seats)
    left = list(places)
    return {
        seat: left.pop(int(number(seed, f"lot {n}") * len(left))) for n, seat in enumerate(places)
    }


def spell_pairs(pairs: Mapping[Seat, str]) -> str:
    """What belongs to each seat, as a record writes it."""
    return " ".join(f"{seat}={value}" for seat, value in pairs.items()) or "-"


class FairDice:
    """The chance of one match: its answer depends on the seed and on its place in the record."""

    def __init__(self, seed: str, answers: Sized) -> None:
        self.seed, self.answers = seed, answers

    def random(self) -> float:
        return number(self.seed, len(self.answers))


class Proof(NamedTuple):
    """What was checked: so many answers of chance, from this position on, against this."""

    answers: int
    begins: int
    commitment: str
    shared: tuple[Seat, ...] = ()  # whose shares are in the dice
    withheld: tuple[Seat, ...] = ()  # who had pledged one and did not reveal it


def verify(written: WrittenRecord, noted: str = "") -> Proof:
    """Check the whole record, and that chance and lots follow from all that was committed to.

    A player who has noted the commitment when the table was open gives it here.
    """
    footer = dict(written.footer)
    commitment = _committed(footer, noted.strip().lower())
    begins = _position(footer.get("dice-from", "0"), len(written.answers))
    shared, withheld = _shares(footer)
    seed, checked = seed_of(footer), 0

    def check(match: Match, line: int, actor: Actor, option: Option) -> None:
        nonlocal checked
        if actor == CHANCE and len(match) >= begins:
            asked = next(q for q in match.questions() if q.actor == CHANCE)
            if option != pick(asked.options, FairDice(seed, match)):
                raise DiceDiffer(f"line {line}: chance did not follow from the secret", line=line)
            checked += 1

    match = play_again(written, check)
    if not {*shared, *withheld} <= {*match.seats}:
        raise ShareDiffers("a share is nobody's")
    _check_lot(footer, spell_pairs(draw_lots(seed, match.seats)))
    if match.outcome is None and AGREED not in footer:
        raise Unfinished("a secret is shown when the match is over; this record was cut")
    if not checked:
        raise NoDice("no answer of chance in the record was rolled with this secret")
    return Proof(checked, begins, commitment, shared, withheld)


def _committed(footer: Mapping[str, str], noted: str) -> str:
    """The commitment of a record, if its secret is the one and the player has noted no other."""
    if "secret" not in footer or "commitment" not in footer:
        raise NoDice("the record shows no secret and commitment")
    commitment = footer["commitment"]
    if noted not in ("", commitment):
        raise OtherCommitment("the record is of another commitment", found=commitment)
    if commitment_to(footer["secret"]) != commitment:
        raise CommitmentDiffers("the secret is not the one committed to")
    return commitment


def _position(word: str, last: int) -> int:
    if not is_number(word) or int(word) > last:
        raise BadDice(f"dice-from is a position of the record, not {word!r}", value=word[:40])
    return int(word)


def _shares(footer: Mapping[str, str]) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Whose shares are in the dice and who withheld one, if each is the one that was pledged."""
    if not any(name in footer for name in SHARED):
        return (), ()
    if not all(name in footer for name in MIXED):
        raise ShareDiffers("the record does not say all that makes its dice")
    pledges, shares = _pairs(footer["pledges"]), _pairs(footer["shares"])
    if any(commitment_to(share) != pledges.get(seat) for seat, share in shares.items()):
        raise ShareDiffers("a share is not the one that was pledged")
    return tuple(shares), tuple(seat for seat in pledges if seat not in shares)


def _pairs(words: str) -> dict[Seat, str]:
    pairs = [] if words == "-" else [word.partition("=") for word in words.split(" ")]
    read = {seat: value for seat, _, value in pairs}
    if spell_pairs(read) != words:
        raise ShareDiffers("shares are written seat=share, each once")
    return read


def _check_lot(footer: Mapping[str, str], drawn: str) -> None:
    """Records of old say no more than the lot itself."""
    by_lot = footer.get("by-lot", "yes" if "lot" in footer else "no") == "yes"
    if footer.get("lot") != (drawn if by_lot else None):
        raise LotDiffers("the seats were not dealt as the secret says")
