"""Beginning a match, and taking one up again: defaults, and what is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import greathall
from greathall import Match, new_match, replay
from greathall.kernel import CHANCE
from greathall.kernel.errors import Refusal, UnknownGame
from greathall.matches import (
    BadOptionValue,
    UnknownOption,
    UnknownScenario,
    WrongPlayerCount,
    why_it_stands,
)
from greathall.reading import BrokenRecord, RecordDiffers
from greathall.texts import Texts
from samples import SAMPLE

GAME = greathall.games()[SAMPLE]
DEFAULTS = {name: values[0] for name, values in GAME.options.items()}


def finished(seed: int, **setting: Any) -> Match:
    """A match played at random to its end."""
    match, rng = new_match(SAMPLE, seed=seed, **setting), Random(seed)
    while match.questions():
        question = match.questions()[0]
        match.answer(question.actor, rng.choice(question.options))
    return match


# ------------------------------------------------------------------ defaults


def test_without_a_word_it_is_the_first_scenario_with_its_first_number_of_people() -> None:
    header = new_match(SAMPLE).header
    assert (header.game, header.scenario, header.players) == (SAMPLE, "trilogy", 4)
    assert header.rules == GAME.rules
    assert dict(header.options) == DEFAULTS


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_a_scenario_brings_its_own_number_of_people(scenario: str) -> None:
    match = new_match(SAMPLE, scenario=scenario)
    assert match.header.players == next(iter(GAME.scenarios[scenario]))
    assert match.seats == GAME.scenarios[scenario][match.header.players]


def test_options_that_are_not_given_keep_their_defaults() -> None:
    match = new_match(SAMPLE, options={"promos": "yes"})
    assert dict(match.header.options) == DEFAULTS | {"promos": "yes"}
    assert match.view()["options"] == DEFAULTS | {"promos": "yes"}


def test_options_are_written_in_the_order_of_the_game() -> None:
    given = dict(reversed([(name, values[-1]) for name, values in GAME.options.items()]))
    header = new_match(SAMPLE, options=given).header
    assert [name for name, _ in header.options] == list(GAME.options)
    assert dict(header.options) == given


@pytest.mark.parametrize("people", [2, 3, 4])
def test_fewer_people_share_the_decks(people: int) -> None:
    match = new_match(SAMPLE, scenario="trilogy", players=people)
    assert len(match.seats) == people
    players = [player for at_it in match.seats.values() for player in at_it]
    assert sorted(players) == ["aragorn", "frodo", "saruman", "witch-king"]


@pytest.mark.parametrize("seed", [7, "seven", 2**70, -1])
def test_the_same_seed_gives_the_same_deal(seed: int | str) -> None:
    one, other = new_match(SAMPLE, seed=seed), new_match(SAMPLE, seed=seed)
    assert one.record == other.record
    assert one.record.text == other.record.text


def test_without_a_seed_every_deal_is_another() -> None:
    deals = {new_match(SAMPLE, scenario="fellowship").record.text for _ in range(5)}
    assert len(deals) == 5


def test_every_game_of_the_hall_is_known_by_its_id() -> None:
    assert greathall.games()
    for name, game in greathall.games().items():
        assert game.id == name
        assert new_match(name).header.game == name


# ------------------------------------------------------------------ what is refused


REFUSED: list[tuple[dict[str, Any], type[Refusal], dict[str, Any]]] = [
    ({"game": "chess"}, UnknownGame, {"game": "chess"}),
    ({"game": ""}, UnknownGame, {"game": ""}),
    ({"game": SAMPLE.upper()}, UnknownGame, {"game": SAMPLE.upper()}),
    ({"scenario": "endless"}, UnknownScenario, {"scenario": "endless", "game": SAMPLE}),
    ({"scenario": ""}, UnknownScenario, {"scenario": ""}),
    ({"players": 5}, WrongPlayerCount, {"players": 5, "scenario": "trilogy"}),
    ({"players": 0}, WrongPlayerCount, {"players": 0, "allowed": "2, 3, 4"}),
    ({"players": -2}, WrongPlayerCount, {"players": -2}),
    ({"scenario": "duel-2", "players": 3}, WrongPlayerCount, {"allowed": "2"}),
    ({"options": {"weather": "fair"}}, UnknownOption, {"name": "weather", "game": SAMPLE}),
    ({"options": {"promos": "maybe"}}, BadOptionValue, {"name": "promos", "allowed": "no, yes"}),
    ({"options": {"promos": ""}}, BadOptionValue, {"value": ""}),
    ({"options": {"promos": "yes", "weather": "foul"}}, UnknownOption, {"name": "weather"}),
]


@pytest.mark.parametrize(("given", "refusal", "fields"), REFUSED, ids=str)
def test_what_the_hall_does_not_have_is_refused_with_what_it_has(
    given: dict[str, Any], refusal: type[Refusal], fields: dict[str, Any]
) -> None:
    with pytest.raises(refusal) as refused:
        new_match(given.get("game", SAMPLE), **{k: v for k, v in given.items() if k != "game"})
    assert fields.items() <= refused.value.fields.items()


@pytest.mark.parametrize("language", ["en", "uk", "pl"])
@pytest.mark.parametrize(("given", "refusal", "fields"), REFUSED, ids=str)
def test_every_refusal_can_be_said_in_one_sentence(
    given: dict[str, Any], refusal: type[Refusal], fields: dict[str, Any], language: str
) -> None:
    with pytest.raises(refusal) as refused:
        new_match(given.get("game", SAMPLE), **{k: v for k, v in given.items() if k != "game"})
    sentence = Texts(language)(refused.value.text, **refused.value.fields)
    assert sentence.endswith(".")
    assert "\n" not in sentence


# ------------------------------------------------------------------ records


def test_a_finished_match_replays_to_its_end() -> None:
    match = finished(3, scenario="fellowship", options={"promos": "yes"})
    again = replay(match.record.text)
    assert again.record == match.record
    assert again.outcome == match.outcome
    assert again.header == match.header
    assert [again.view(seat) for seat in again.seats] == [match.view(seat) for seat in match.seats]


def test_an_unfinished_match_is_taken_up_where_it_was_left() -> None:
    match = new_match(SAMPLE, scenario="duel-2", seed=5)
    match.answer("gandalf", match.questions("gandalf")[0].options[0])
    again = replay(match.record.text, Random(5))
    assert again.questions() == match.questions()
    while again.questions():
        again.answer(again.questions()[0].actor, again.questions()[0].options[-1])
    assert again.outcome is not None
    assert replay(again.record.text).outcome == again.outcome


def test_a_match_taken_up_without_a_source_of_randomness_waits_for_chance() -> None:
    start = "\n".join(new_match(SAMPLE, scenario="fellowship").record.text.splitlines()[:7])
    match = replay(f"{start}\nend: unfinished\n")
    assert [question.actor for question in match.questions()] == [CHANCE]
    assert CHANCE not in [q.actor for q in replay(match.record.text, Random(1)).questions()]


def test_a_record_may_leave_out_options_that_have_their_defaults() -> None:
    match = new_match(SAMPLE, scenario="fellowship", seed=1, options={"promos": "yes"})
    text = match.record.text
    line = text.splitlines()[5]
    assert line.startswith("options: promos=yes ")
    assert replay(text.replace(line, "options: promos=yes")).record == match.record


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (2, "game: chess"),
        (3, f"rules: {GAME.rules + 1}"),
        (4, "scenario: endless"),
        (5, "players: 9"),
        (6, "options: promos=perhaps"),
        (6, "options: weather=fair"),
    ],
)
def test_a_record_of_what_the_hall_does_not_have_is_refused_with_its_line(
    line: int, words: str
) -> None:
    lines = new_match(SAMPLE, scenario="fellowship", seed=1).record.text.splitlines()
    lines[line - 1] = words
    with pytest.raises(RecordDiffers) as refused:
        replay("\n".join(lines))
    assert (refused.value.line, refused.value.fields["found"]) == (line, words)


def test_a_record_with_its_first_line_gone_is_no_record() -> None:
    text = new_match(SAMPLE, scenario="fellowship", seed=1).record.text
    with pytest.raises(BrokenRecord):
        replay(text.partition("\n")[2])


@pytest.mark.parametrize("deed", ["leave out", "write twice", "change"])
def test_a_tampered_answer_of_a_whole_match_is_noticed_there_or_later(deed: str) -> None:
    match = finished(4, scenario="fellowship")
    lines = match.record.text.splitlines()
    rng = Random(1)
    for number in rng.sample(range(8, len(lines) - 2), 25):
        tampered = list(lines)
        if deed == "leave out":
            del tampered[number - 1]
        elif deed == "write twice":
            tampered.insert(number - 1, lines[number - 1])
        else:
            actor, kind, *_ = lines[number - 1].split()
            tampered[number - 1] = f"{actor} {kind} something-else"
        with pytest.raises(RecordDiffers) as refused:
            replay("\n".join(tampered))
        assert refused.value.line >= number
        if deed == "change":
            assert refused.value.line == number


def test_a_tampered_end_is_noticed() -> None:
    text = finished(4, scenario="fellowship").record.text
    lines = text.splitlines()
    for end in ("end: unfinished", "end: gandalf by-magic free=99 shadow=0"):
        with pytest.raises(RecordDiffers) as refused:
            replay("\n".join([*lines[:-1], end]))
        assert refused.value.line == len(lines)
        assert refused.value.fields["expected"] == lines[-1]


# ------------------------------------------------------------------ what stands


def test_an_answer_that_stands_is_refused_with_what_has_happened_since() -> None:
    match = new_match(SAMPLE, scenario="trilogy", seed=2)
    assert why_it_stands(match, "frodo").fields == {"seat": "frodo", "why": "nothing", "by": ""}
    seen = set()
    while len(seen) < 3:
        question = match.questions()[0]
        match.answer(question.actor, question.options[0])
        for player in ("frodo", "saruman"):
            if not match.can_undo(player):
                fields = why_it_stands(match, player).fields
                assert bool(fields["by"]) == (fields["why"] == "answered")
                assert fields["by"] != player
                seen |= {fields["why"]} - {"nothing"}
    assert seen == {"answered", "chance", "revealed"}
