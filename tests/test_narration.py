"""Whole random games told in every language, and seats in the sentences of the hall."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from greathall import Match, Question, games, new_match
from greathall.narration import Narrator
from greathall.texts import Texts, languages
from samples import SAMPLE, game_of_seat

SETTINGS = [
    (game.id, scenario, players)
    for game in games().values()
    for scenario, counts in game.scenarios.items()
    for players in counts
]
every_language = pytest.mark.parametrize("language", languages())


@every_language
@pytest.mark.parametrize(("game", "scenario", "players"), SETTINGS)
def test_whole_games_can_be_told(game: str, scenario: str, players: int, language: str) -> None:
    """Once as the options are by default, once with the last value of each."""
    narrator = Narrator(Texts(language, game))
    others = {name: values[-1] for name, values in games()[game].options.items()}
    for seed, options in enumerate(({}, others)):
        match = new_match(game, scenario=scenario, players=players, seed=seed, options=options)
        for question in questions_of(match, seed):
            told = [narrator.question(question)]
            told += [narrator.option(question, option) for option in question.options]
            assert_is_language(told)
            assert len(set(told)) == len(told), f"two options sound alike: {told}"
        assert match.outcome is not None
        assert narrator.texts.has(f"ending-{match.outcome.how}")
        for who in (None, *match.seats):
            assert_is_language([narrator.event(event) for event in match.log(who)])


def questions_of(match: Match, seed: int) -> Iterator[Question]:
    chance = random.Random(seed)
    while asked := match.questions():
        yield asked[0]
        match.answer(asked[0].actor, chance.choice(asked[0].options))


def assert_is_language(sentences: list[str]) -> None:
    """No id, no field and no bare value has slipped through; parts of an event are indented."""
    odd = re.compile(r"[{}$]|None|True|False|  |\b[a-z]+(-[a-z]+){2,}\b|\.\.")
    for sentence in sentences:
        assert sentence.strip() == sentence != ""
        for line in sentence.split("\n  "):
            assert not odd.search(line), line


def said_by_the_hall(language: str, message: str, seat: str) -> str:
    game = game_of_seat(seat) if seat else SAMPLE
    fields = {"seat": seat, "bot": "steward", "to": 12, "why": "nothing"}
    return Narrator(Texts(language, game)).message(message, fields)


@pytest.mark.parametrize(
    ("language", "seat", "words"),
    [
        ("en", "baratheon", "A bot (Steward) plays for Baratheon now."),
        ("en", "witch-king", "A bot (Steward) plays for the Witch-king now."),
        ("uk", "baratheon", "За Баратеонів тепер грає бот (Намісник)."),
        ("uk", "witch-king", "За Короля-Відьмака тепер грає бот (Намісник)."),
        ("uk", "free", "За гравця за Вільні Народи тепер грає бот (Намісник)."),
        ("uk", "shadow", "За гравця за Тінь тепер грає бот (Намісник)."),
        ("pl", "baratheon", "Za Baratheonów gra teraz bot (Namiestnik)."),
        ("pl", "frodo", "Za Froda gra teraz bot (Namiestnik)."),
        ("pl", "free", "Za gracza Wolnych Ludów gra teraz bot (Namiestnik)."),
    ],
)
def test_a_notice_puts_a_seat_into_its_case(language: str, seat: str, words: str) -> None:
    assert said_by_the_hall(language, "notice-handed-over", seat) == words


@pytest.mark.parametrize(
    ("language", "message", "seat", "words"),
    [
        ("uk", "notice-taken-back", "lannister", "Ланістери знову грають."),
        ("uk", "notice-taken-back", "gandalf", "Гандальф знову грає."),
        ("uk", "notice-declined", "stark", "Старки не погоджуються."),
        ("uk", "page-proposed-go-on", "stark", "Старки пропонують продовжити. Згода?"),
        ("uk", "error-nothing-to-undo", "stark", "Старки зараз не мають чого скасувати."),
        ("uk", "error-nothing-to-undo", "frodo", "Фродо зараз не має чого скасувати."),
        ("pl", "notice-taken-back", "lannister", "Lannisterowie grają ponownie."),
        ("pl", "notice-taken-back", "gandalf", "Gandalf gra ponownie."),
        ("pl", "notice-left", "free", "Gracz Wolnych Ludów odchodzi od stołu."),
        ("pl", "notice-left", "shadow", "Gracz Cienia odchodzi od stołu."),
        ("pl", "page-proposed-go-on", "tyrell", "Tyrellowie proponują wznowienie. Zgoda?"),
    ],
)
def test_verbs_agree_with_a_seat(language: str, message: str, seat: str, words: str) -> None:
    assert said_by_the_hall(language, message, seat) == words


@pytest.mark.parametrize(
    ("language", "message", "seat", "words"),
    [
        ("en", "error-seat-taken", "witch-king", "The Witch-king's seat is not free."),
        ("uk", "error-seat-taken", "stark", "Місце Старків зайняте."),
        ("pl", "error-seat-taken", "free", "Miejsce gracza Wolnych Ludów jest zajęte."),
        ("pl", "error-seat-taken", "shadow", "Miejsce gracza Cienia jest zajęte."),
        ("en", "error-not-your-seat", "stark", "You do not play for Stark."),
        ("en", "error-not-your-seat", "", "This seat is not yours."),
        ("uk", "error-not-your-seat", "gandalf", "Ви не граєте за Гандальфа."),
        ("pl", "error-not-asked", "stark", "Starkowie nie mają teraz na co odpowiadać."),
    ],
)
def test_a_refusal_names_a_seat_and_not_its_id(
    language: str, message: str, seat: str, words: str
) -> None:
    assert said_by_the_hall(language, message, seat) == words


@pytest.mark.parametrize(
    ("language", "why", "words"),
    [
        ("en", "answered", "This answer stands: Saruman has answered since."),
        ("uk", "answered", "Цього вже не скасувати: потім була відповідь Сарумана."),
        ("pl", "chance", "Tej decyzji nie można już cofnąć: później zdecydował los."),
        ("en", "revealed", "This answer stands: what came of it has been seen."),
    ],
)
def test_an_answer_that_stands_says_why(language: str, why: str, words: str) -> None:
    fields = {"seat": "frodo", "by": "saruman", "why": why}
    assert Narrator(Texts(language, SAMPLE)).message("error-nothing-to-undo", fields) == words


def test_who_names_a_seat_that_is_not_there_reads_how_the_others_are_called_and_typed() -> None:
    fields = {"seat": "sauron", "known": "frodo, shadow"}
    assert Narrator(Texts("uk", SAMPLE)).message("error-unknown-seat", fields) == (
        "За цим столом немає місця «sauron»; є такі: Фродо (frodo), Гравець за Тінь (shadow)."
    )


def test_whoever_sits_on_a_seat_may_be_named_beside_it() -> None:
    texts = Texts("uk", game_of_seat("lannister"))
    fields = Narrator(texts).seat("lannister", "to", "Olena")
    told = texts("page-in-private", who="Taras", **fields)
    assert told == "Taras до Ланістерів (Olena), приватно:"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The table waits for Frodo, the Witch-king."),
        ("uk", "Стіл чекає на Фродо, Короля-Відьмака."),
        ("pl", "Stół czeka na Froda, Czarnoksiężnika z Angmaru."),
    ],
)
def test_several_seats_stand_in_one_case(language: str, words: str) -> None:
    texts = Texts(language, SAMPLE)
    fields = Narrator(texts).seats(("frodo", "witch-king"), "names")
    assert texts("page-waits-for", **fields) == words
