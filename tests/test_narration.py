"""Whole random games told in every language: all that is asked or happens has its words."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator

import pytest

from architecture.source import modules
from greathall import Match, Question, games, new_match
from greathall.games.wotr_cards import chronicle
from greathall.kernel import Event
from greathall.narration import Narrator
from greathall.texts import Texts, languages

SETTINGS = [
    (scenario, players)
    for scenario, counts in games()["wotr-cards"].scenarios.items()
    for players in counts
]
EVENTS = [
    kind
    for kind in vars(chronicle).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
every_language = pytest.mark.parametrize("language", languages())


@every_language
@pytest.mark.parametrize(("scenario", "players"), SETTINGS)
def test_whole_games_can_be_told(scenario: str, players: int, language: str) -> None:
    narrator = Narrator(Texts(language))
    for seed in range(2):
        match = new_match("wotr-cards", scenario=scenario, players=players, seed=seed)
        for question in questions_of(match, seed):
            told = [narrator.question(question)]
            told += [narrator.option(question, option) for option in question.options]
            assert_is_language(told)
            assert len(set(told)) == len(told), f"two options sound alike: {told}"
        for who in (None, *match.seats):
            assert_is_language([narrator.event(event) for event in match.log(who)])


def questions_of(match: Match, seed: int) -> Iterator[Question]:
    chance = random.Random(seed)
    while asked := match.questions():
        yield asked[0]
        match.answer(asked[0].actor, chance.choice(asked[0].options))


def assert_is_language(sentences: list[str]) -> None:
    """No id, no field and no bare value has slipped through."""
    for told in sentences:
        assert told.strip() == told != ""
        assert not re.search(r"[{}$]|None|True|False|  |\b[a-z]+(-[a-z]+){2,}\b|\.\.", told), told


@every_language
def test_every_question_of_the_rules_has_words(language: str) -> None:
    texts = Texts(language)
    assert len(question_kinds()) > 20
    assert [kind for kind in question_kinds() if not texts.has(f"question-{kind}")] == []


def question_kinds() -> list[str]:
    """The kinds that stand in calls of `choose`, or of a rule of ours that passes them on."""
    calls = [
        node
        for module in modules()
        if module.name.startswith("greathall.games.wotr_cards")
        for node in ast.walk(module.tree)
        if isinstance(node, ast.Call) and "choose" in ast.unparse(node.func)
    ]
    kinds = {
        argument.value
        for call in calls
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    }
    return sorted(kinds)


@every_language
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: event.kind)
def test_every_event_of_the_chronicle_has_words(event: type[Event], language: str) -> None:
    assert Texts(language).has(f"event-{event.kind}")


@every_language
def test_every_option_of_the_game_has_words(language: str) -> None:
    texts = Texts(language)
    for name, values in games()["wotr-cards"].options.items():
        assert texts(f"option-{name}")
        assert texts(f"option-{name}.text")
        assert all(texts(f"option-{name}-{value}") for value in values)


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "Frodo draws 1 card."),
        ("en", 0, "Frodo has no card left to draw."),
        ("uk", 1, "Фродо бере 1 карту."),
        ("uk", 3, "Фродо бере 3 карти."),
        ("uk", 5, "Фродо бере 5 карт."),
        ("uk", 21, "Фродо бере 21 карту."),
        ("pl", 1, "Frodo dobiera 1 kartę."),
        ("pl", 3, "Frodo dobiera 3 karty."),
        ("pl", 5, "Frodo dobiera 5 kart."),
        ("pl", 22, "Frodo dobiera 22 karty."),
    ],
)
def test_numbers_take_the_right_form(language: str, count: int, words: str) -> None:
    event = {"event": "cards-drawn", "player": "frodo", "count": count, "cards": None}
    assert Narrator(Texts(language)).event(event) == words


def test_what_is_secret_is_told_without_its_name() -> None:
    event = {"event": "card-discarded", "player": "frodo", "source": "hand", "shown": False}
    narrator = Narrator(Texts("en"))
    assert (
        narrator.event({**event, "card": "gimli"}) == "Frodo discards Gimli from hand, face down."
    )
    assert narrator.event({**event, "card": None}) == "Frodo discards a card from hand, face down."


def test_a_player_and_a_card_of_one_name_are_told_apart() -> None:
    """In Polish the player Aragorn and the card of his name stand in different forms."""
    event = {"event": "card-moved", "player": "aragorn", "card": "aragorn", "to": "moria"}
    told = Narrator(Texts("pl")).event(event)
    assert told == "Aragorn porusza kartę „Aragorn” do lokalizacji „Moria”."


def test_losses_are_told_with_their_place() -> None:
    narrator = Narrator(Texts("uk"))
    question = Question("aragorn", "agree", ("yes", "no"), about=("moria", "gimli", "legolas"))
    assert narrator.question(question) == (
        "На локації «Морія» пропонують знищити: «Гімлі», «Леголас». Ви згодні?"
    )
    assert narrator.option(question, "no") == "Ні, нехай вибирають нападники"


def test_corruption_rises_and_falls() -> None:
    narrator = Narrator(Texts("en"))
    event = {"event": "corruption-changed", "total": 2}
    assert narrator.event({**event, "change": 2}) == "Corruption rises by 2 to 2."
    assert narrator.event({**event, "change": -1}) == "Corruption falls by 1 to 2."
