"""Records: a text that a person can read, which replays to the same end or names its line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from greathall import replay
from greathall.kernel import Answer, Game, Header, Match, Outcome, Record, choose, roll
from greathall.kernel.record import spell
from greathall.reading import BrokenRecord, OlderRecordDiffers, RecordDiffers, read_record
from kernel.random_toys import begun, games, many, seeds
from kernel.toys import (
    ANN,
    BOB,
    Table,
    begin,
    but_for_undo,
    everything,
    in_the_hall,
    say,
    toy,
)


async def bet(game: Table) -> None:
    for player in (ANN, BOB):
        say(game, player, await choose(player, "bet", ("high", ("exactly", 3), ())))
    face = await roll(3)
    game.outcome = Outcome((ANN,) if face == 3 else (BOB,), "by-the-die", ((ANN, face),))


GAMBLE = toy(bet)
TEXT = """\
Great Hall record 1
game: toy
rules: 3
scenario: short
players: 2
options: weather=fair moon=new

ann bet exactly 3
bob bet -
chance roll 2

end: bob by-the-die ann=2
"""
LINES = TEXT.splitlines()


@pytest.fixture(autouse=True)
def gamble() -> Iterator[Game]:
    with in_the_hall(GAMBLE) as game:
        yield game


def with_line(number: int, line: str) -> str:
    """The record with another line in that place; lines are counted from 1."""
    return "\n".join([*LINES[: number - 1], line, *LINES[number:]]) + "\n"


def without_line(number: int) -> str:
    return "\n".join(LINES[: number - 1] + LINES[number:]) + "\n"


def played() -> Match:
    match = begin(GAMBLE)
    match.answer(ANN, ("exactly", 3))
    match.answer(BOB, ())
    match.answer("chance", 2)
    return match


# ------------------------------------------------------------------ writing and reading


def test_a_record_is_a_text_that_a_person_can_read() -> None:
    assert played().record.text == TEXT


def test_a_record_of_a_match_that_goes_on_says_so() -> None:
    match = begin(GAMBLE)
    assert match.record.end == "unfinished"
    assert list(match.record.answers) == []
    match.answer(ANN, "high")
    assert list(match.record.answers) == [Answer(ANN, "bet", "high")]
    assert match.record.text.endswith("\nann bet high\n\nend: unfinished\n")


def test_answers_can_be_read_on_from_where_one_stopped() -> None:
    match = played()
    for number in range(4):
        assert match.answers(since=number) == list(match.record.answers[number:])


@pytest.mark.parametrize(
    ("option", "words"),
    [("high", "high"), (3, "3"), (("a", 1), "a 1"), (("a", ("b", "c")), "a b c"), ((), "-")],
)
def test_options_are_spelled_in_words(option: Any, words: str) -> None:
    assert spell(option) == words


def test_a_header_without_options_says_so() -> None:
    header = Header("toy", 3, "short", 2)
    assert str(header).splitlines()[-1] == "options: -"
    assert read_record(Record(header, (), "unfinished").text).header == header


def test_lines_that_a_server_adds_behind_the_end_are_kept_apart() -> None:
    record = replace(played().record, footer=(("secret of the dice", "f00d"), ("room", "7")))
    assert record.text == TEXT + "secret of the dice: f00d\nroom: 7\n"
    assert read_record(record.text).footer == record.footer
    assert everything(replay(record.text)) == everything(played())


def test_a_record_replays_to_the_same_match() -> None:
    assert everything(replay(TEXT)) == everything(played())


def test_a_record_that_goes_on_can_be_played_on() -> None:
    match = begin(GAMBLE)
    match.answer(ANN, "high")
    again = replay(match.record.text)
    assert everything(again) == everything(match)
    again.answer(BOB, "high")
    assert [q.actor for q in again.questions()] == ["chance"]


def test_a_record_played_on_with_a_source_of_randomness_does_not_wait_for_chance() -> None:
    unfinished = "\n".join([*LINES[:9], "end: unfinished"])
    assert replay(unfinished, Random(1)).outcome is not None


def test_blank_lines_and_spaces_at_the_ends_of_lines_make_no_difference() -> None:
    loose = "\r\n\r\n".join([*LINES[:6]]).replace("\r\n\r\n", "\r\n")
    loose += "\r\n\r\n\r\n" + "\r\n\r\n".join(f"  {line}  " for line in LINES[6:])
    assert everything(replay(loose)) == everything(played())


@given(games(), seeds)
@many
def test_in_any_game_the_record_replays_to_the_same_match(game: Game, rng: Random) -> None:
    match = begun(game, rng)
    with in_the_hall(game):
        again = replay(match.record.text)
    assert but_for_undo(everything(again)) == but_for_undo(everything(match))
    assert again.record == match.record


# ------------------------------------------------------------------ broken records


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (1, ""),
        (1, "Great Hall record 2"),
        (1, "game: toy"),
        (2, ""),
        (2, "gaem: toy"),
        (2, "game:"),
        (3, ""),
        (3, "rules: three"),
        (3, "rules: -3"),
        (3, "rules: ³"),
        (3, f"rules: {'9' * 5000}"),
        (3, "ruling: 3"),
        (4, "scene: short"),
        (4, ""),
        (5, "players: two"),
        (5, "players: 2.0"),
        (5, f"players: {'1' * 5000}"),
        (5, "people: 2"),
        (6, "option: weather=fair"),
        (6, "options: weather"),
        (6, "options: weather=fair full"),
        (12, "end:"),
        (12, "the end: unfinished"),
    ],
)
def test_a_line_that_no_record_has_there_is_refused_by_its_number(number: int, line: str) -> None:
    with pytest.raises(BrokenRecord) as refused:
        replay(with_line(number, line))
    assert refused.value.fields["line"] == number


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (2, "game: chess"),
        (3, "rules: 4"),
        (4, "scenario: endless"),
        (5, "players: 7"),
        (5, "players: 0"),
        (6, "options: weather=hail moon=new"),
        (6, "options: wind=none"),
    ],
)
def test_a_header_that_this_hall_cannot_play_is_refused_with_its_line(
    number: int, line: str
) -> None:
    with pytest.raises(RecordDiffers) as refused:
        replay(with_line(number, line))
    assert refused.value.line == number
    assert refused.value.fields["found"] == line


def test_a_record_of_older_rules_is_taken_if_those_of_today_lead_to_its_end() -> None:
    assert everything(replay(with_line(3, "rules: 2"))) == everything(played())


@pytest.mark.parametrize(
    ("number", "line"),
    [(4, "scenario: endless"), (8, "ann bet low"), (10, "chance roll 4"), (12, "end: ann by-luck")],
)
def test_a_record_of_older_rules_that_no_longer_fits_says_which_rules_made_it(
    number: int, line: str
) -> None:
    text = with_line(number, line).replace("rules: 3", "rules: 2")
    with pytest.raises(OlderRecordDiffers) as refused:
        replay(text)
    assert refused.value.line == number
    assert refused.value.fields["found"] == line
    assert (refused.value.fields["rules"], refused.value.fields["today"]) == (2, 3)


def test_a_name_that_stands_twice_behind_the_end_is_refused() -> None:
    with pytest.raises(BrokenRecord) as refused:
        read_record(TEXT + "secret: f00d\nroom: 7\nsecret: beef\n")
    assert refused.value.fields["line"] == 15


@pytest.mark.parametrize("lines", range(12))
def test_a_record_that_breaks_off_is_refused_where_it_does(lines: int) -> None:
    text = "\n".join(LINES[:lines])
    with pytest.raises(BrokenRecord) as refused:
        replay(text)
    header_is_whole = lines >= 6
    last = len(text.splitlines())
    assert refused.value.fields["line"] == (last if header_is_whole else last + 1)


@pytest.mark.parametrize("number", range(1, 7))
def test_a_header_that_lacks_a_line_is_refused_there(number: int) -> None:
    with pytest.raises(BrokenRecord) as refused:
        replay(without_line(number))
    assert refused.value.fields["line"] == number


@pytest.mark.parametrize("text", ["", "\n", "\n\n\n", "hello", "{}", "\x00\x01", "end: unfinished"])
def test_what_is_no_record_at_all_is_refused_at_its_first_line(text: str) -> None:
    with pytest.raises(BrokenRecord) as refused:
        replay(text)
    assert refused.value.fields["line"] == 1


# ------------------------------------------------------------------ tampered records


@pytest.mark.parametrize(
    ("number", "line"),
    [
        (8, "ann bet low"),
        (8, "ann bet exactly 4"),
        (8, "ann bet"),
        (8, "ann say high"),
        (8, "bob bet high"),
        (8, "cid bet high"),
        (8, "nobody bet high"),
        (8, "chance roll 2"),
        (8, "???"),
        (9, "bob bet none"),
        (9, "chance roll 2"),
        (10, "chance roll 4"),
        (10, "chance draw 2"),
        (12, "end: ann by-the-die ann=3"),
        (12, "end: bob by-the-die ann=1"),
        (12, "end: unfinished"),
    ],
)
def test_a_tampered_line_is_named(number: int, line: str) -> None:
    with pytest.raises(RecordDiffers) as refused:
        replay(with_line(number, line))
    assert refused.value.line == number
    assert refused.value.fields["line"] == number
    assert refused.value.fields["found"] == line.strip()


def test_the_refusal_tells_what_the_game_expected() -> None:
    with pytest.raises(RecordDiffers) as refused:
        replay(with_line(8, "bob bet high"))
    assert refused.value.fields["expected"] == "ann bet"
    with pytest.raises(RecordDiffers) as refused:
        replay(with_line(12, "end: unfinished"))
    assert refused.value.fields["expected"] == "end: bob by-the-die ann=2"


def test_another_answer_leads_to_another_end() -> None:
    with pytest.raises(RecordDiffers) as refused:
        replay(with_line(10, "chance roll 3"))
    assert (refused.value.line, refused.value.fields["expected"]) == (
        12,
        "end: ann by-the-die ann=3",
    )


@pytest.mark.parametrize(("number", "differs"), [(8, 8), (9, 9), (10, 11)])
def test_a_line_left_out_is_noticed(number: int, differs: int) -> None:
    with pytest.raises(RecordDiffers) as refused:
        replay(without_line(number))
    assert refused.value.line == differs


@pytest.mark.parametrize("number", [8, 9, 10])
def test_a_line_written_twice_is_noticed(number: int) -> None:
    with pytest.raises(RecordDiffers) as refused:
        replay(with_line(number, f"{LINES[number - 1]}\n{LINES[number - 1]}"))
    assert refused.value.line == number + 1


def test_an_answer_after_the_end_of_the_game_is_noticed() -> None:
    with pytest.raises(RecordDiffers) as refused:
        replay(with_line(11, "ann bet high"))
    assert refused.value.line == 11
    assert refused.value.fields["expected"] == "end: bob by-the-die ann=2"


def test_an_answer_behind_the_end_is_refused() -> None:
    with pytest.raises(BrokenRecord) as refused:
        replay(TEXT + "ann bet high\n")
    assert refused.value.fields["line"] == 13


@given(st.data())
@many
def test_whatever_is_done_to_a_record_it_is_refused_or_says_what_it_replays_to(
    data: st.DataObject,
) -> None:
    lines = list(LINES)
    number = data.draw(st.integers(0, len(lines) - 1))
    deed = data.draw(st.sampled_from(["drop", "swap", "change", "insert"]))
    if deed == "drop":
        del lines[number]
    elif deed == "swap":
        other = data.draw(st.integers(0, len(lines) - 1))
        lines[number], lines[other] = lines[other], lines[number]
    elif deed == "insert":
        lines.insert(number, data.draw(st.sampled_from(LINES) | st.text(max_size=8)))
    else:
        words = lines[number].split()
        place = data.draw(st.integers(0, max(0, len(words) - 1)))
        known = st.sampled_from(TEXT.split()) | st.text(max_size=4)
        words[place : place + 1] = [data.draw(known)]
        lines[number] = " ".join(words)
    with in_the_hall(GAMBLE):
        try:
            match = replay("\n".join(lines))
        except (BrokenRecord, RecordDiffers) as refused:
            named = refused.fields["line"]
        else:  # behind the end a server may add lines of its own
            named = next(i for i, line in enumerate(lines, 1) if line.strip().startswith("end: "))
            assert match.record.text.split() == " ".join(lines[:named]).split()
    assert 1 <= named <= len("\n".join(lines).splitlines()) + 1
