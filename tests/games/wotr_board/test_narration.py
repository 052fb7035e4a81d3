"""Middle-earth in words: regions, armies and players stand in the right form."""

from __future__ import annotations

import random

import pytest

from greathall import Question
from greathall.games.wotr_board import GAME, facts
from greathall.games.wotr_board.actions import DEEDS
from greathall.games.wotr_board.seats import NATIONS_OF_PLAYER
from greathall.matches import new_match
from greathall.narration import Narrator
from greathall.texts import Texts, languages

every_language = pytest.mark.parametrize("language", languages())

NAMED = {
    "card": [*facts.EVENT_CARDS],
    "combat": [*facts.COMBAT_CARDS],
    "region": [*facts.REGIONS],
    "player": [*NATIONS_OF_PLAYER],
    "nation": [*facts.NATIONS],
    "unit": [*facts.FIGURES, facts.GOLLUM],
    "face": [face for faces in facts.FACES.values() for face in faces],
    "deed": [deed.id for deed in DEEDS],
}


@every_language
@pytest.mark.parametrize("kind", NAMED)
def test_every_word_is_a_name_of_its_kind(kind: str, language: str) -> None:
    narrator = Narrator(Texts(language, GAME.id))
    assert [word for word in NAMED[kind] if narrator.name(word)[0] != kind] == []


@every_language
def test_a_tile_and_a_deck_are_named_where_they_are_expected(language: str) -> None:
    """A special tile is called as its card, a deck as a die; the field says which is meant."""
    narrator = Narrator(Texts(language, GAME.id))
    assert {narrator.name(tile, "tile")[0] for tile in facts.HUNT_TILES} == {"tile"}
    assert {narrator.name(deck, "deck")[0] for deck in facts.DECKS} == {"deck"}


@every_language
def test_every_card_and_every_character_says_what_it_does(language: str) -> None:
    texts = Texts(language, GAME.id)
    needed = [f"card-{card}.text" for card in facts.EVENT_CARDS]
    needed += [f"combat-{combat}.text" for combat in facts.COMBAT_CARDS]
    needed += [f"ability-{who}" for who in (*facts.CHARACTERS, facts.GOLLUM, facts.NAZGUL)]
    assert [message for message in needed if not texts.has(message)] == []


@every_language
def test_every_region_can_stand_in_a_sentence(language: str) -> None:
    texts = Texts(language, GAME.id)
    parts = [f"region-{r}.{part}" for r in facts.REGIONS for part in ("at", "from", "to")]
    assert [part for part in parts if not texts.has(part)] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "1 Gondor Elite, 3 Gondor Regulars and Strider"),
        ("uk", "1 елітний загін Гондору, 3 звичайні загони Гондору та Бурлака"),
        ("pl", "1 jednostka elitarna Gondoru, 3 jednostki regularne Gondoru i Obieżyświat"),
    ],
)
def test_an_army_is_counted(language: str, sentence: str) -> None:
    army = ("gondor-elite", *("gondor-regular",) * 3, "strider")
    assert Narrator(Texts(language, GAME.id)).army(army) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Shadow: 1 Nazgûl recruited in Moria."),
        ("uk", "Тінь: найнято 1 назгула в Морії."),
        ("pl", "Cień: zrekrutowano 1 Nazgûla w Morii."),
    ],
)
def test_a_figure_is_recruited_in_the_right_case(language: str, sentence: str) -> None:
    event = {
        "event": "figure-recruited",
        "player": "shadow",
        "figure": "nazgul",
        "region": "moria",
    }
    assert Narrator(Texts(language, GAME.id)).event(event) == sentence


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Will of the West: what do you do with this die?", "Recruit")),
        ("uk", ("Воля Заходу: що ви робите цим кубиком?", "Найняти")),
        ("pl", ("Wola Zachodu: co robisz tą kością?", "Rekrutuj")),
    ],
)
def test_an_action_is_a_die_and_a_deed(language: str, words: tuple[str, str]) -> None:
    question = Question("free-peoples", "act", ("recruit",), about="will-of-the-west")
    narrator = Narrator(Texts(language, GAME.id))
    assert (narrator.question(question), narrator.option(question, "recruit")) == words


@pytest.mark.parametrize("players", [2, 4])
def test_whole_games_can_be_told_in_every_language(players: int) -> None:
    narrators = [Narrator(Texts(language, GAME.id)) for language in languages()]
    match, chance = new_match(GAME.id, players=players, seed=3), random.Random(3)
    for _ in range(1200):
        if not (asked := match.questions()):
            break
        question = asked[0]
        option = chance.choice(question.options)
        assert all(each.question(question) and each.option(question, option) for each in narrators)
        match.answer(question.actor, option)
    for event in match.log(next(iter(match.seats))):
        assert all(each.event(event) for each in narrators)
