from __future__ import annotations

import pytest
from fluent.runtime import FluentBundle, FluentResource

from greathall import texts as texts_module
from greathall.texts import MissingText, Texts, UnknownLanguage, languages, system_language

CARDS = """
-ring = the One Ring
card-joker = Joker
    .text = Draw { $count ->
        [one] a card
       *[other] { $count } cards
    }.
card-nameless =
    .text = Wears { -ring }.
card-lost = Seeks { card-nobody }.
"""


@pytest.fixture
def cards(monkeypatch: pytest.MonkeyPatch) -> Texts:
    """The English texts of three cards made for these tests."""
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(CARDS))
    monkeypatch.setattr(texts_module, "_bundle", lambda language, game: bundle)
    return Texts("en")


def test_the_hall_speaks_english_ukrainian_and_polish() -> None:
    assert languages() == ("en", "uk", "pl")


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same_in_its_own_words(language: str) -> None:
    texts = Texts(language)
    told = texts("error-unknown-game", game="chess", known="draughts, go")
    assert texts.language == language
    assert "chess" in told
    assert "draughts, go" in told
    assert told.endswith(".")


def test_languages_differ() -> None:
    said = {Texts(language)("error-no-such-file", file="x") for language in languages()}
    assert len(said) == len(languages())


def test_an_unknown_language_is_refused_in_one_sentence() -> None:
    with pytest.raises(UnknownLanguage, match="does not speak 'qya'") as refusal:
        Texts("qya")
    sentence = Texts("en")(refusal.value.text, **refusal.value.fields)
    assert sentence == "The hall does not speak “qya”; it speaks: en, uk, pl."


@pytest.mark.parametrize(
    ("language", "players", "words"),
    [
        ("en", 1, "1 player;"),
        ("en", 5, "5 players;"),
        ("uk", 1, "на 1 гравця;"),
        ("uk", 3, "на 3 гравців;"),
        ("uk", 21, "на 21 гравця;"),
        ("pl", 1, "dla 1 gracza;"),
        ("pl", 5, "dla 5 graczy;"),
        ("pl", 21, "dla 21 graczy;"),
    ],
)
def test_numbers_take_the_right_form(language: str, players: int, words: str) -> None:
    texts = Texts(language)
    told = texts("error-wrong-player-count", scenario="duel-2", players=players, allowed=2)
    assert words in told


@pytest.mark.parametrize("language", languages())
def test_the_number_of_a_line_is_written_without_gaps(language: str) -> None:
    assert "12345" in Texts(language)("error-broken-record", line=12345)


def test_several_values_are_told_one_after_the_other() -> None:
    texts = Texts("en")
    told = texts("error-wrong-player-count", scenario="trilogy", players=5, allowed=(2, 3, 4))
    assert told == "“trilogy” is not made for 5 players; it may be played by: 2, 3, 4."


def test_a_part_of_a_message_is_asked_for_after_a_dot(cards: Texts) -> None:
    assert cards("card-joker") == "Joker"
    assert cards("card-joker.text", count=1) == "Draw a card."
    assert cards("card-joker.text", count=2) == "Draw 2 cards."
    assert cards("card-nameless.text") == "Wears the One Ring."


def test_one_may_ask_whether_there_is_a_text(cards: Texts) -> None:
    assert cards.has("card-joker")
    assert cards.has("card-joker.text")
    assert cards.has("card-nameless.text")
    assert not cards.has("card-nameless")
    assert not cards.has("card-joker.song")
    assert not cards.has("card-nobody")
    assert not cards.has("card-nobody.text")


@pytest.mark.parametrize("message_id", ["card-nobody", "card-joker.song", "card-nameless"])
def test_a_missing_text_is_never_passed_over(cards: Texts, message_id: str) -> None:
    with pytest.raises(MissingText, match=f"en: there is no message {message_id}"):
        cards(message_id)


def test_a_missing_field_is_never_passed_over(cards: Texts) -> None:
    with pytest.raises(MissingText, match="count"):
        cards("card-joker.text")


def test_a_field_that_cannot_be_said_is_never_passed_over() -> None:
    with pytest.raises(MissingText, match="game"):
        Texts("en")("error-unknown-game", game=None, known="")


def test_a_message_that_leads_nowhere_is_never_passed_over(cards: Texts) -> None:
    with pytest.raises(MissingText, match="card-nobody"):
        cards("card-lost")


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LC_ALL": "uk_UA.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8", "LANG": "en_GB.UTF-8"}, "uk"),
        ({"LC_ALL": "", "LC_MESSAGES": "pl_PL.UTF-8", "LANG": "en_GB.UTF-8"}, "pl"),
        ({"LANG": "uk"}, "uk"),
        ({"LANG": "pl.UTF-8"}, "pl"),
        ({"LANG": "pl-PL"}, "pl"),
        ({"LANG": "uk_UA@euro"}, "uk"),
        ({"LANG": "pl@euro"}, "pl"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "uk_UA.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(environ: dict[str, str], language: str) -> None:
    assert system_language(environ) == language


def test_a_field_without_end_is_cut_and_not_refused() -> None:
    said = Texts("en")("error-no-such-file", file="x" * 5000)
    assert "xxx…" in said
    assert len(said) < 1100
