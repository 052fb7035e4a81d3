"""What becomes of texts when names and numbers go into them, as it was read by eye."""

from __future__ import annotations

import re
import unicodedata

import pytest

from architecture.messages import catalogue, languages
from architecture.source import PACKAGE
from greathall.texts import Texts
from texts.composing import RENEW, composed, file_of, gathered
from texts.values import HOUSES, PLAYERS, SEATS

every_language = pytest.mark.parametrize("language", languages())
VOWELS, CONSONANTS = "аеєиіїоуюя", "бвгґджзйклмнпрстфхцчшщь"
# «у» where «в» is easier to say after a vowel, and «в» between two consonants.
HARD_TO_SAY = re.compile(
    rf"[{VOWELS}] у (?=[{CONSONANTS}])(?![вф]|[гдлстх]ь?в)|[{CONSONANTS}] в (?=[{CONSONANTS}])",
    re.IGNORECASE,
)


@every_language
def test_texts_are_composed_as_they_were_read(language: str) -> None:
    assert composed(language) == file_of(language).read_text("utf-8"), (
        f"texts read otherwise than in {file_of(language).name}. If that is meant, renew the tables"
        f" with `{RENEW}` and read every line that changed: case, number, gender, prepositions"
    )


@every_language
def test_every_house_and_seat_and_number_is_composed(language: str) -> None:
    texts, table = Texts(language), " ".join(composed(language).split())
    names = [f"seat-{s}" if texts.has(f"seat-{s}") else f"player-{s}" for s in SEATS]
    assert [name for name in names if texts(name) not in table] == []
    assert {"en": "1.5 µs", "uk": "1,5 мкс", "pl": "1,5 µs"}[language] in table
    assert set(HOUSES) | set(PLAYERS) | {"free", "shadow"} == set(SEATS)


def test_what_differs_in_one_place_is_told_once() -> None:
    told = ["Stark plays again.", "The Balrog plays again.", "Nobody is left here any more."]
    assert list(gathered(told)) == [
        "[Stark | The Balrog] plays again.",
        "Nobody is left here any more.",
    ]


def test_ukrainian_is_easy_to_say() -> None:
    files = [*sorted((PACKAGE / "locales" / "uk").glob("*.ftl")), file_of("uk")]
    lines = [line for file in files for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if HARD_TO_SAY.search(line)] == []
    assert HARD_TO_SAY.search("віддаєте у Ланіспорті")
    assert HARD_TO_SAY.search("наказ в порту")


@every_language
def test_an_apostrophe_is_always_the_same_sign(language: str) -> None:
    """The one on every keyboard, so that names can be searched for."""
    texts = "".join(f.read_text("utf-8") for f in (PACKAGE / "locales" / language).glob("*.ftl"))
    assert set("’ʼ‘`") & set(re.sub("`greathall games`", "", texts)) == set()


def test_polish_has_one_word_for_a_token_and_one_for_a_combat() -> None:
    """Tokens are „żetony”, a combat is a „walka”; battlegrounds and Tides of Battle are names."""
    files = (PACKAGE / "locales" / "pl").glob("*.ftl")
    texts = "\n".join(file.read_text("utf-8") for file in files)
    named = re.compile(r"\b(pole|pola|polu|polem|pól|polach) bit\w+|los\w+ bitwy", re.IGNORECASE)
    assert re.findall(r"\w*znacznik\w*|\bbit(?:w|ew)\w*", named.sub("", texts)) == []


@every_language
def test_the_letters_of_a_faction_are_those_of_its_name(language: str) -> None:
    texts = Texts(language)
    factions = [name for name in catalogue(language).messages if name.endswith(".letters")]
    assert len(factions) == 10
    for letters in factions:
        name = without_accents(texts(letters.removesuffix(".letters")))
        first, second = without_accents(texts(letters))
        assert (name[0], second in name[1:]) == (first, True), letters


def without_accents(word: str) -> str:
    letters = unicodedata.normalize("NFD", word.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
