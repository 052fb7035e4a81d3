"""Whole random games told in every language: all that is asked or happens has its words."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator

import pytest

from architecture.messages import catalogue
from architecture.source import modules
from greathall import Match, Question, games, new_match
from greathall.games.thrones import chronicle as chronicle_of_thrones
from greathall.games.thrones import facts
from greathall.games.wotr_cards import chronicle as chronicle_of_wotr_cards
from greathall.kernel import Event, Game
from greathall.narration import Narrator
from greathall.texts import Texts, languages

GAMES = [games()["wotr-cards"], games()["thrones"]]
SETTINGS = [
    (game.id, scenario, players)
    for game in GAMES
    for scenario, counts in game.scenarios.items()
    for players in counts
]
EVENTS = [
    kind
    for chronicle in (chronicle_of_wotr_cards, chronicle_of_thrones)
    for kind in vars(chronicle).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
]
every_language = pytest.mark.parametrize("language", languages())


@every_language
@pytest.mark.parametrize(("game", "scenario", "players"), SETTINGS)
def test_whole_games_can_be_told(game: str, scenario: str, players: int, language: str) -> None:
    """Once as the options are by default, once with the last value of each."""
    narrator = Narrator(Texts(language))
    others = {name: values[-1] for name, values in games()[game].options.items()}
    for seed, options in enumerate(({}, others)):
        match = new_match(game, scenario=scenario, players=players, seed=seed, options=options)
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
    assert len(question_kinds()) > 60
    assert [kind for kind in question_kinds() if not texts.has(f"question-{kind}")] == []


def question_kinds() -> list[str]:
    """The kinds that stand in calls of `choose`, or of a rule of ours that passes them on."""
    calls = [
        node
        for module in modules()
        if module.name.startswith(("greathall.games.wotr_cards", "greathall.games.thrones"))
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
    told = catalogue(language).fields(f"event-{event.kind}")
    known = [name for name, *_ in event.plan]
    assert [f for f in told if not any(f == n or f.startswith(f"{n}_") for n in known)] == []


@every_language
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_option_of_the_game_has_words(game: Game, language: str) -> None:
    texts = Texts(language)
    for name, values in game.options.items():
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


WORDS_OF_THRONES = {
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
@pytest.mark.parametrize("kind", WORDS_OF_THRONES)
def test_every_word_of_the_board_game_is_a_name_of_its_kind(kind: str, language: str) -> None:
    narrator = Narrator(Texts(language))
    words = WORDS_OF_THRONES[kind]
    assert [word for word in words if narrator.name(word)[0] != kind] == []


@every_language
def test_every_place_of_the_board_game_can_stand_in_a_sentence(language: str) -> None:
    texts = Texts(language)
    parts = [f"location-{area}.{part}" for area in facts.AREAS for part in ("at", "from", "to")]
    assert [part for part in parts if not texts.has(part)] == []


@every_language
def test_every_card_of_the_board_game_with_a_text_tells_it(language: str) -> None:
    texts = Texts(language)
    own = [card.id for card in facts.HOUSE_CARDS.values() if card.text]
    others = (*facts.WESTEROS_CARDS, *facts.WILDLING_CARDS, *facts.TIDES)
    assert [card for card in (*own, *others) if not texts.has(f"card-{card}.text")] == []
    silent = [card.id for card in facts.HOUSE_CARDS.values() if not card.text]
    assert [card for card in silent if texts.has(f"card-{card}.text")] == []


def test_a_hint_tells_a_step_from_an_order_of_the_same_name() -> None:
    narrator = Narrator(Texts("en"))
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
    assert Narrator(Texts(language)).event({**event, "units": ("ship",) * 3}) == words


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
    assert Narrator(Texts(language)).event({**event, "units": units}) == words


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
    assert Narrator(Texts(language)).event(event) == words


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
    narrator = Narrator(Texts(language))
    group = ("footman",) * count
    question = Question("stark", "march-group", (group, ("knight",)), about="karhold")
    assert narrator.option(question, group) == words


def test_one_unit_is_an_answer_by_its_name() -> None:
    narrator = Narrator(Texts("uk"))
    question = Question("stark", "casualty", ("footman", "knight"), about="winterfell")
    assert narrator.question(question) == "Який загін ви втрачаєте у Вінтерфелі?"
    assert narrator.option(question, "knight") == "Лицар"


def test_a_unit_and_its_place_are_one_answer() -> None:
    narrator = Narrator(Texts("pl"))
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
    narrator = Narrator(Texts(language))
    question = Question("stark", "bid", (0, 1, 3, 5), about="wildlings")
    assert [narrator.option(question, bid) for bid in question.options] == answers


def test_houses_in_a_row_need_no_quotation_marks() -> None:
    event = {"event": "track-settled", "track": "fiefdoms", "houses": ("greyjoy", "stark")}
    assert Narrator(Texts("uk")).event(event) == "Трек вотчин: Грейджої, Старки."


def test_a_wildling_card_is_named_only_to_the_one_who_looks() -> None:
    narrator = Narrator(Texts("en"))
    event = {"event": "wildlings-seen", "player": "stark"}
    assert narrator.event({**event, "card": "crow-killers"}) == (
        "Messenger Raven: Stark looks at the top wildling card, Crow Killers."
    )
    assert narrator.event({**event, "card": None}) == (
        "Messenger Raven: Stark looks at the top wildling card."
    )


def test_the_parts_of_an_event_are_told_one_a_line() -> None:
    parts = ({"event": "passed", "player": "frodo"}, {"event": "passed", "player": "aragorn"})
    event = {"event": "bot-turn", "player": "saruman", "walk": parts}
    assert Narrator(Texts("en")).event(event).splitlines() == [
        "Saruman (bot) follows the flowchart.",
        "  Frodo passes.",
        "  Aragorn passes.",
    ]


def said_by_the_hall(language: str, message: str, seat: str) -> str:
    fields = {"seat": seat, "bot": "steward", "to": 12}
    return Narrator(Texts(language)).told(message, fields)


@pytest.mark.parametrize(
    ("language", "seat", "words"),
    [
        ("en", "baratheon", "A bot (Steward) plays for Baratheon now."),
        ("en", "witch-king", "A bot (Steward) plays for the Witch-king now."),
        ("uk", "baratheon", "За Баратеонів тепер грає бот (Намісник)."),
        ("uk", "witch-king", "За Короля-Відьмака тепер грає бот (Намісник)."),
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


def test_who_names_a_seat_that_is_not_there_reads_how_the_others_are_called_and_typed() -> None:
    fields = {"seat": "sauron", "known": "frodo, shadow"}
    assert Narrator(Texts("uk")).told("error-unknown-seat", fields) == (
        "За цим столом немає місця «sauron»; є такі: Фродо (frodo), Гравець за Тінь (shadow)."
    )


def test_whoever_sits_on_a_seat_may_be_named_beside_it() -> None:
    texts = Texts("uk")
    fields = Narrator(texts).seat("lannister", "to", "Olena")
    told = texts("page-in-private", who="Taras", **fields)
    assert told == "Taras до Ланістерів (Olena), приватно:"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "The table waits for Stark, the Witch-king."),
        ("uk", "Стіл чекає на Старків, Короля-Відьмака."),
        ("pl", "Stół czeka na Starków, Czarnoksiężnika z Angmaru."),
    ],
)
def test_several_seats_stand_in_one_case(language: str, words: str) -> None:
    texts = Texts(language)
    fields = Narrator(texts).seats(("stark", "witch-king"), "names")
    assert texts("page-waits-for", **fields) == words


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
    assert Narrator(Texts("uk")).question(question) == words


def test_a_preposition_sounds_well_whatever_goes_before_it() -> None:
    narrator = Narrator(Texts("uk"))
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


@pytest.mark.parametrize(
    ("lost", "words"),
    [
        (("gimli",), "W lokalizacji „Moria” ma zostać wykluczona karta „Gimli”."),
        (
            ("gimli", "sting"),
            "W lokalizacji „Moria” mają zostać wykluczone karty: „Gimli”, „Żądło”.",
        ),
    ],
)
def test_one_card_or_several_are_to_be_lost(lost: tuple[str, ...], words: str) -> None:
    question = Question("aragorn", "agree", ("yes", "no"), about=("moria", *lost))
    assert Narrator(Texts("pl")).question(question) == f"{words} Czy się zgadzasz?"
