"""Westeros in words: places, armies and houses stand in the right form."""

from __future__ import annotations

import pytest

from greathall import Question
from greathall.games.thrones import GAME, facts
from greathall.narration import Narrator
from greathall.texts import Texts, languages

every_language = pytest.mark.parametrize("language", languages())

NAMED = {
    "location": [*facts.AREAS],
    "player": [*facts.HOUSES],
    "card": [
        *facts.HOUSE_CARDS,
        *facts.WESTEROS_CARDS,
        *facts.WILDLING_CARDS,
        *facts.TIDES,
    ],
    "unit": [*facts.UNITS],
    "order": [*facts.ORDERS],
    "track": [*facts.TRACKS],
}


@every_language
@pytest.mark.parametrize("kind", NAMED)
def test_every_word_is_a_name_of_its_kind(kind: str, language: str) -> None:
    narrator = Narrator(Texts(language, GAME.id))
    words = NAMED[kind]
    assert [word for word in words if narrator.name(word)[0] != kind] == []


@every_language
def test_every_place_can_stand_in_a_sentence(language: str) -> None:
    texts = Texts(language, GAME.id)
    parts = [f"location-{area}.{part}" for area in facts.AREAS for part in ("at", "from", "to")]
    assert [part for part in parts if not texts.has(part)] == []


@every_language
def test_every_card_with_a_text_tells_it(language: str) -> None:
    texts = Texts(language, GAME.id)
    own = [card.id for card in facts.HOUSE_CARDS.values() if card.text]
    others = (*facts.WESTEROS_CARDS, *facts.WILDLING_CARDS, *facts.TIDES)
    assert [card for card in (*own, *others) if not texts.has(f"card-{card}.text")] == []
    silent = [card.id for card in facts.HOUSE_CARDS.values() if not card.text]
    assert [card for card in silent if texts.has(f"card-{card}.text")] == []


def test_a_hint_tells_a_step_from_an_order_of_the_same_name() -> None:
    narrator = Narrator(Texts("en", GAME.id))
    assert narrator.name("consolidate-power") == ("order", "Consolidate Power")
    assert narrator.name("consolidate-power", "phase") == ("phase", "Consolidating power")


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Stark marches from Oldtown to the Narrow Sea: 3 ships."),
        ("uk", "Старки вирушають зі Старгорода у Вузьке море: 3 кораблі."),
        ("pl", "Starkowie wyruszają ze Starego Miasta na Wąskie Morze: 3 statki."),
    ],
)
def test_places_take_their_prepositions(language: str, words: str) -> None:
    event = {"event": "marched", "player": "stark", "origin": "oldtown", "area": "narrow-sea"}
    assert Narrator(Texts(language, GAME.id)).event({**event, "units": ("ship",) * 3}) == words


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Stark retreats to Pyke: 2 footmen, 1 knight and 1 siege engine."),
        ("uk", "Старки відступають на Пайк: 2 солдати, 1 лицар та 1 облогова вежа."),
        ("pl", "Starkowie wycofują się na Pyke: 2 piechurów, 1 rycerz i 1 machina oblężnicza."),
    ],
)
def test_an_army_is_counted_by_type(language: str, words: str) -> None:
    event = {"event": "retreated", "player": "stark", "area": "pyke"}
    units = ("footman", "footman", "knight", "siege-engine")
    assert Narrator(Texts(language, GAME.id)).event({**event, "units": units}) == words


@pytest.mark.parametrize(
    ("language", "unit", "words"),
    [
        ("en", "knight", "Tyrell loses 1 knight in the port of Oldtown."),
        ("uk", "knight", "Тайрели втрачають 1 лицаря в порту Старгорода."),
        ("uk", "siege-engine", "Тайрели втрачають 1 облогову вежу в порту Старгорода."),
        ("uk", "ship", "Тайрели втрачають 1 корабель у порту Старгорода."),
        ("pl", "knight", "Tyrellowie tracą 1 rycerza w porcie Starego Miasta."),
        ("pl", "siege-engine", "Tyrellowie tracą 1 machinę oblężniczą w porcie Starego Miasta."),
        ("pl", "ship", "Tyrellowie tracą 1 statek w porcie Starego Miasta."),
    ],
)
def test_a_unit_takes_the_case_that_the_sentence_needs(
    language: str, unit: str, words: str
) -> None:
    event = {"event": "unit-lost", "player": "tyrell", "unit": unit, "area": "oldtown-port"}
    assert Narrator(Texts(language, GAME.id)).event(event) == words


@pytest.mark.parametrize(
    ("language", "count", "words"),
    [
        ("en", 1, "1 footman"),
        ("en", 2, "2 footmen"),
        ("uk", 1, "1 солдат"),
        ("uk", 3, "3 солдати"),
        ("uk", 5, "5 солдатів"),
        ("pl", 1, "1 piechur"),
        ("pl", 3, "3 piechurów"),
    ],
)
def test_a_group_of_units_is_an_answer(language: str, count: int, words: str) -> None:
    narrator = Narrator(Texts(language, GAME.id))
    group = ("footman",) * count
    question = Question("stark", "march-group", (group, ("knight",)), about="karhold")
    assert narrator.option(question, group) == words


def test_one_unit_is_an_answer_by_its_name() -> None:
    narrator = Narrator(Texts("uk", GAME.id))
    question = Question("stark", "casualty", ("footman", "knight"), about="winterfell")
    assert narrator.question(question) == "Який загін ви втрачаєте у Вінтерфелі?"
    assert narrator.option(question, "knight") == "Лицар"


def test_a_unit_and_its_place_are_one_answer() -> None:
    narrator = Narrator(Texts("pl", GAME.id))
    offers = (("ship", "narrow-sea"), ("upgrade", "knight"), "done")
    question = Question("stark", "muster", offers, about="white-harbor")
    assert [narrator.option(question, offer) for offer in offers] == [
        "Statek na Wąskim Morzu",
        "Ulepsz piechura na rycerza",
        "Nic więcej",
    ]


@pytest.mark.parametrize(
    ("language", "answers"),
    [
        ("en", ["Nothing", "1 power", "3 power", "5 power"]),
        ("uk", ["Нічого", "1 жетон влади", "3 жетони влади", "5 жетонів влади"]),
        ("pl", ["Nic", "1 żeton władzy", "3 żetony władzy", "5 żetonów władzy"]),
    ],
)
def test_a_number_is_an_answer_in_the_right_form(language: str, answers: list[str]) -> None:
    narrator = Narrator(Texts(language, GAME.id))
    question = Question("stark", "bid", (0, 1, 3, 5), about="wildlings")
    assert [narrator.option(question, bid) for bid in question.options] == answers


def test_houses_in_a_row_need_no_quotation_marks() -> None:
    event = {"event": "track-settled", "track": "fiefdoms", "houses": ("greyjoy", "stark")}
    assert Narrator(Texts("uk", GAME.id)).event(event) == "Трек вотчин: Грейджої, Старки."


def test_a_wildling_card_is_named_only_to_the_one_who_looks() -> None:
    narrator = Narrator(Texts("en", GAME.id))
    event = {"event": "wildlings-seen", "player": "stark"}
    assert narrator.event({**event, "card": "crow-killers"}) == (
        "Messenger Raven: Stark looks at the top wildling card, Crow Killers."
    )
    assert narrator.event({**event, "card": None}) == (
        "Messenger Raven: Stark looks at the top wildling card."
    )


@pytest.mark.parametrize(
    ("area", "words"),
    [
        ("lannisport", "Який наказ ви віддаєте в Ланіспорті?"),
        ("stoney-sept", "Який наказ ви віддаєте в Скелястому Септі?"),
        ("winterfell", "Який наказ ви віддаєте у Вінтерфелі?"),
        ("yronwood", "Який наказ ви віддаєте в Айронвуді?"),
        ("pyke", "Який наказ ви віддаєте на Пайку?"),
    ],
)
def test_a_preposition_sounds_well_after_a_vowel(area: str, words: str) -> None:
    question = Question("lannister", "place-order", ("raid",), about=area)
    assert Narrator(Texts("uk", GAME.id)).question(question) == words


def test_a_preposition_sounds_well_whatever_goes_before_it() -> None:
    narrator = Narrator(Texts("uk", GAME.id))
    event = {"event": "unit-lost", "player": "stark", "area": "lannisport"}
    told = [narrator.event({**event, "unit": unit}) for unit in ("knight", "ship")]
    assert told == [
        "Старки втрачають 1 лицаря в Ланіспорті.",
        "Старки втрачають 1 корабель у Ланіспорті.",
    ]
    question = Question("stark", "muster", (("ship", "lannisport"), ("siege-engine", "lannisport")))
    assert [narrator.option(question, option) for option in question.options] == [
        "Корабель у Ланіспорті",
        "Облогова вежа в Ланіспорті",
    ]
