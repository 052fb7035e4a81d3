"""What `verify` proves: a record that was changed in any way is found out, in a sentence."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from greathall import replay
from greathall.kernel import CHANCE, Answer, Refusal
from greathall.matches import begin_match, checked_header
from greathall.reading import BrokenRecord, RecordDiffers, read_record
from greathall.server.fair_dice import (
    BadDice,
    CommitmentDiffers,
    DiceDiffer,
    FairDice,
    LotDiffers,
    NoDice,
    OtherCommitment,
    Proof,
    ShareDiffers,
    Unfinished,
    commitment_to,
    verify,
)
from server.halls import BALROG, DUEL, GAME, GANDALF, loaded_dice, play_on, served

BOTS = dict.fromkeys((GANDALF, BALROG), "random")


async def dealt_by_lot(folder: object) -> str:
    """The record of a match of two bots who were dealt their seats."""
    with served(data=folder) as hall:
        opened = await hall.open_table(**DUEL, bots=BOTS, by_lot=True)
        async with hall.sit(opened["watch_link"]) as watcher:
            await play_on(watcher)
        return await hall.record(opened["table"])


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with loaded_dice("what verify proves"):
        yield asyncio.run(dealt_by_lot(tmp_path_factory.mktemp("hall")))


def proof_of(text: str, noted: str = "") -> Proof:
    return verify(read_record(text), noted)


def without(text: str, *names: str) -> str:
    """The record without the lines of these names."""
    lines = text.splitlines()
    return "\n".join(line for line in lines if line.partition(": ")[0] not in names)


def value_of(text: str, name: str) -> str:
    return dict(read_record(text).footer)[name]


def test_a_record_as_it_was_told_is_proven(text: str) -> None:
    proof = proof_of(text)
    rolled = [line for line in text.splitlines() if line.startswith("chance ")]
    assert proof.answers == len(rolled) > 14
    assert proof.commitment == value_of(text, "commitment")
    assert proof.begins == 0


def test_the_commitment_that_was_noted_is_compared(text: str) -> None:
    commitment = value_of(text, "commitment")
    for noted in (commitment, commitment.upper(), f" {commitment}\n"):
        assert proof_of(text, noted).commitment == commitment
    for other in ("0" * 64, commitment[:-1], "nonsense"):
        with pytest.raises(OtherCommitment):
            proof_of(text, other)


def test_a_changed_end_is_found_out(text: str) -> None:
    line = next(line for line in text.splitlines() if line.startswith("end: "))
    for end in ("end: nobody at-all", "end: unfinished", line.replace("=", "=1", 1)):
        with pytest.raises(RecordDiffers):
            proof_of(text.replace(line, end))


def test_a_cut_tail_is_found_out(text: str) -> None:
    """The secret is told when the match is over, so a record that shows it has an end."""
    head, _, tail = text.partition("\nend: ")
    footer = tail.partition("\n")[2]
    cut = "\n".join(head.splitlines()[:-9])
    with pytest.raises(Unfinished):
        proof_of(f"{cut}\n\nend: unfinished\n{footer}")
    with pytest.raises(RecordDiffers):
        proof_of(f"{cut}\n\nend: {tail}")


def test_a_lot_that_was_removed_or_changed_is_found_out(text: str) -> None:
    with pytest.raises(LotDiffers):
        proof_of(without(text, "lot"))
    with pytest.raises(LotDiffers):
        proof_of(text.replace(f"lot: {BALROG}", f"lot: {GANDALF}"))


@pytest.mark.parametrize("begins", ["100000", "-1", "many", "", "1.5", "³", "9" * 5000])
def test_dice_from_is_a_position_of_the_record(text: str, begins: str) -> None:
    with pytest.raises((BadDice, BrokenRecord)):
        proof_of(text.replace("dice-from: 0", f"dice-from: {begins}"))


def of_old(secret: str = "f00d") -> str:
    """The record of a table from before there were shares: chance follows from the secret alone."""
    match = begin_match(checked_header(GAME, "fellowship", 2, {}))
    rng = random.Random(secret)
    match.let_chance(FairDice(secret, match))
    while match.outcome is None:
        question = match.questions()[0]
        match.answer(question.actor, rng.choice(question.options))
    lines = {"commitment": commitment_to(secret), "secret": secret, "dice-from": "0"}
    return replace(match.record, footer=tuple(lines.items())).text


def test_a_record_of_old_is_proven_as_it_was() -> None:
    proof = proof_of(of_old())
    assert (proof.answers > 14, proof.shared, proof.withheld) == (True, (), ())
    with pytest.raises(DiceDiffer):
        proof_of(of_old() + "by-lot: no\npledges: -\nshares: -\n")


def test_a_record_in_which_nothing_was_rolled_proves_nothing() -> None:
    played = len(read_record(of_old()).answers)
    with pytest.raises(NoDice):
        proof_of(of_old().replace("dice-from: 0", f"dice-from: {played}"))


def test_where_the_dice_begin_cannot_be_changed(text: str) -> None:
    for begins in (1, 14, len(read_record(text).answers)):
        with pytest.raises((DiceDiffer, LotDiffers, NoDice)):
            proof_of(text.replace("dice-from: 0", f"dice-from: {begins}"))


def test_a_lot_cannot_be_left_out_without_a_trace(text: str) -> None:
    for change in (
        without(text, "lot").replace("by-lot: yes", "by-lot: no"),
        without(text, "lot", "by-lot"),
        without(text, "lot", "by-lot", "pledges"),
        without(text, "lot", "by-lot", "pledges", "shares"),
    ):
        with pytest.raises((DiceDiffer, ShareDiffers)):
            proof_of(change)


@pytest.mark.parametrize(
    ("pledges", "shares"),
    [
        (f"{GANDALF}={commitment_to('ab')}", "-"),
        (f"{GANDALF}={commitment_to('ab')}", f"{GANDALF}=cd"),
        ("-", f"{GANDALF}=ab"),
        (f"{GANDALF}", f"{GANDALF}"),
        ("", ""),
        ("=", "="),
        (f"frodo={commitment_to('ab')}", "frodo=ab"),
        (f"{GANDALF}={commitment_to('ab')}", f"{GANDALF}=ab {GANDALF}=ab"),
    ],
)
def test_other_shares_are_found_out(text: str, pledges: str, shares: str) -> None:
    for change in (
        text.replace("pledges: -", f"pledges: {pledges}").replace("shares: -", f"shares: {shares}"),
        text.replace("shares: -", f"shares: {shares}"),
    ):
        if change != text:
            with pytest.raises((DiceDiffer, ShareDiffers, BrokenRecord)):
                proof_of(change)


def test_a_line_that_is_told_twice_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord):
        proof_of(f"{text}dice-from: 3\n")


def test_other_secrets_are_found_out(text: str) -> None:
    with pytest.raises(CommitmentDiffers):
        proof_of(text.replace(value_of(text, "secret"), "0" * 64))
    for name in ("secret", "commitment"):
        with pytest.raises(NoDice):
            proof_of(without(text, name))


@given(st.data())
@settings(max_examples=150, deadline=None)
def test_whatever_is_done_to_a_record_the_answer_is_a_refusal(
    text: str, data: st.DataObject
) -> None:
    changed = tampered(text, data)
    try:
        proof = proof_of(changed)
    except Refusal:
        return
    assert proof == proof_of(text)
    assert chance_of(changed) == chance_of(text)
    assert value_of(changed, "lot") == value_of(text, "lot")


def chance_of(text: str) -> tuple[list[Answer], str]:
    """What is proven: all that chance answered, and the end. People may have chosen otherwise."""
    record = replay(text).record
    return [answer for answer in record.answers if answer.actor == CHANCE], record.end


def tampered(text: str, data: st.DataObject) -> str:
    """The record with a line left out, twice, elsewhere, or with other words."""
    lines = text.splitlines()
    ends = st.integers(0, 12) | st.integers(len(lines) - 12, len(lines) - 1)
    number = data.draw(ends | st.integers(0, len(lines) - 1))
    match data.draw(st.sampled_from(["drop", "twice", "swap", "change", "cut"])):
        case "drop":
            del lines[number]
        case "twice":
            lines.insert(number, lines[number])
        case "swap":
            other = data.draw(st.integers(0, len(lines) - 1))
            lines[number], lines[other] = lines[other], lines[number]
        case "cut":
            del lines[number:]
        case _:
            words = lines[number].split(" ")
            place = data.draw(st.integers(0, len(words) - 1))
            odd = st.text(max_size=4) | st.sampled_from(["9" * 5000, "-1", "0", "=", ": "])
            words[place] = data.draw(odd)
            lines[number] = " ".join(words)
    return "\n".join(lines)
