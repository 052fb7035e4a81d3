"""What becomes of texts when names and numbers go into them, as it was read by eye."""

from __future__ import annotations

import re

import pytest

from architecture.messages import bundles, languages
from greathall.games import games
from greathall.texts import Texts
from texts.composing import RENEW, composed, file_of, gathered, has_own_seats
from texts.values import seats_of

every_language = pytest.mark.parametrize("language", languages())
every_bundle = pytest.mark.parametrize("game", bundles(), ids=lambda game: game or "hall")
VOWELS, CONSONANTS = "аеєиіїоуюя", "бвгґджзйклмнпрстфхцчшщь"
# «у» where «в» is easier to say after a vowel, and «в» between two consonants.
HARD_TO_SAY = re.compile(
    rf"[{VOWELS}] у (?=[{CONSONANTS}])(?![вф]|[гдлстх]ь?в)|[{CONSONANTS}] в (?=[{CONSONANTS}])",
    re.IGNORECASE,
)


@every_bundle
@every_language
def test_texts_are_composed_as_they_were_read(language: str, game: str) -> None:
    file = file_of(language, game)
    assert file.is_file(), f"write the table of {game} with `{RENEW} {game}`, and read its lines"
    assert composed(language, game) == file.read_text("utf-8"), (
        f"texts read otherwise than in {file}. If that is meant, renew the tables with `{RENEW}`"
        " and read every line that changed: case, number, gender, prepositions"
    )


@pytest.mark.parametrize("game", [game for game in games() if has_own_seats(game)])
@every_language
def test_every_seat_is_composed(language: str, game: str) -> None:
    texts, table = Texts(language, game), " ".join(composed(language, game).split())
    seats = seats_of(game)
    names = [f"seat-{s}" if texts.has(f"seat-{s}") else f"player-{s}" for s in seats]
    assert seats
    assert [name for name in names if texts(name) not in table] == []


@pytest.mark.parametrize(
    ("language", "fraction"), [("en", "1.5 µs"), ("uk", "1,5 мкс"), ("pl", "1,5 µs")]
)
def test_a_fraction_is_written_as_in_its_language(language: str, fraction: str) -> None:
    assert fraction in composed(language)


def test_what_differs_in_one_place_is_told_once() -> None:
    told = ["Stark plays again.", "The Balrog plays again.", "Nobody is left here any more."]
    assert list(gathered(told)) == [
        "[Stark | The Balrog] plays again.",
        "Nobody is left here any more.",
    ]


@every_bundle
def test_ukrainian_is_easy_to_say(game: str) -> None:
    files = [*sorted((bundles()[game] / "uk").glob("*.ftl")), file_of("uk", game)]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if HARD_TO_SAY.search(line)] == []


def test_what_is_hard_to_say_in_ukrainian_is_noticed() -> None:
    assert HARD_TO_SAY.search("віддаєте у Ланіспорті")
    assert HARD_TO_SAY.search("наказ в порту")


@every_bundle
@every_language
def test_an_apostrophe_is_always_the_same_sign(language: str, game: str) -> None:
    """The one on every keyboard, so that names can be searched for."""
    files = (bundles()[game] / language).glob("*.ftl")
    texts = "".join(file.read_text("utf-8") for file in files)
    assert set("’ʼ‘`") & set(re.sub("`greathall games`", "", texts)) == set()
