"""Every text that people read is there in every language, says the same, and is used."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import greathall.texts
from architecture.messages import (
    Catalogue,
    asked_for,
    bundles,
    catalogue,
    files,
    languages,
    parts_asked_for,
    read,
    requests,
    without_grammar,
)
from architecture.source import Module, modules
from greathall.games import games, with_bases
from greathall.texts import Texts

every_bundle = pytest.mark.parametrize(
    ("name", "language"), [(name, language) for name in bundles() for language in languages()]
)


@pytest.mark.parametrize("name", bundles())
def test_every_folder_of_texts_is_a_language_of_the_hall(name: str) -> None:
    assert languages(name) == sorted(greathall.texts.languages())


def test_every_game_has_words_of_its_own() -> None:
    assert set(bundles()) == {"", *games()}


@every_bundle
def test_every_file_is_there_in_every_language(name: str, language: str) -> None:
    assert files(name, language) == files(name, "en")


@every_bundle
def test_every_file_can_be_read_to_its_end(name: str, language: str) -> None:
    assert catalogue(language, name).junk == ()


@every_bundle
def test_no_message_is_written_twice(name: str, language: str) -> None:
    assert catalogue(language, name).twice == ()


@every_bundle
def test_every_language_has_the_same_messages(name: str, language: str) -> None:
    there, here = catalogue("en", name).messages, catalogue(language, name).messages
    assert sorted(there - here) == [], "missing"
    assert sorted(here - there) == [], "not in English"


@every_bundle
def test_every_language_tells_the_same_fields(name: str, language: str) -> None:
    there, here = (catalogue(each, *with_common(name)) for each in ("en", language))
    assert different_fields(there, here) == []


@every_bundle
def test_every_text_can_be_said(name: str, language: str) -> None:
    texts, here = Texts(language, name), catalogue(language, *with_common(name))
    assert leads_nowhere(here) == []
    for each in here.texts:
        if not each.startswith("-"):
            assert texts(each, **dict.fromkeys(here.fields(each), 3))


@every_bundle
def test_every_message_is_used(name: str, language: str) -> None:
    assert unused(catalogue(language, name), modules()) == []


@pytest.mark.parametrize("language", languages())
def test_every_message_asked_for_is_there(language: str) -> None:
    shared = [module for module in modules() if not game_of(module)]
    assert unanswered(catalogue(language), shared) == []
    for game in games():
        own = [module for module in modules() if game_of(module) == game]
        assert unanswered(catalogue(language, *with_common(game)), own) == []


def with_common(name: str) -> tuple[str, ...]:
    """The bundles that a game's texts are read over, and its own."""
    return ("", *with_bases(name)) if name else ("",)


def game_of(module: Module) -> str:
    """The game in whose folder a module lives, if any."""
    parts = module.name.split(".")
    return parts[2].replace("_", "-") if parts[1:2] == ["games"] and len(parts) > 2 else ""


def test_a_missing_or_odd_message_is_noticed() -> None:
    texts = read(["a-b = Yes\na-b = No\n= oops\nc-d = X\n    .acc = Y\n    .text = Z\n-e = E\n"])
    assert texts.twice == ("a-b",)
    assert len(texts.junk) == 1
    assert texts.messages == {"a-b", "c-d", "c-d.text"}


def test_a_different_field_is_noticed() -> None:
    english = read(["a-b = { $card } goes to { $place }.\nc-d = { $who } wins.\n"])
    ukrainian = read(
        ["a-b = { $card_acc } пішло.\nc-d = { $who_gender ->\n *[m] { $who } виграв\n}.\n"]
    )
    assert different_fields(english, ukrainian) == ["a-b"]


def test_fields_of_what_a_message_mentions_are_its_own() -> None:
    texts = read(
        ['a-b = { c-d.text }{ -e(case: "gen") }\nc-d = D\n    .text = { $card }\n-e = { $case }\n']
    )
    assert texts.fields("a-b") == {"card"}


def test_a_mention_that_leads_nowhere_is_noticed() -> None:
    assert leads_nowhere(read(["a-b = { c-d } { -e } { a-b.text }\n"])) == [
        "a-b: -e",
        "a-b: a-b.text",
        "a-b: c-d",
    ]


def test_an_unused_message_is_noticed() -> None:
    texts = read(
        [
            "card-joker = Joker\n    .text = T\n    .acc = A\n    .song = S\n",
            "error-lost = Lost { place }\nplace = place\nspare = spare\n-term = term\n",
        ]
    )
    code = 'name = f"card-{card}"\nsay(texts(name), texts(f"{name}.text"))'
    assert unused(texts, [Module("greathall.cli", f'{code}\nproblem = "error-lost"\n')]) == [
        "-term",
        "card-joker.song",
        "spare",
    ]


def test_a_message_that_nobody_wrote_is_noticed() -> None:
    texts = read(["card-joker = Joker\nerror-lost = { $place }\n"])
    code = (
        'texts("card-joker")\nself.texts(f"card-{x}")\ntexts("error-lost", place=1)\n'
        'texts("error-lost", **fields)\n'
        'texts("card-legolas")\ntexts(f"deck-{x}")\ntexts("error-lost", area=1)\n'
    )
    assert unanswered(texts, [Module("greathall.cli", code)]) == [
        "greathall.cli:5: 'card-legolas'",
        "greathall.cli:6: f'deck-{x}'",
        "greathall.cli:7: 'error-lost' without place",
    ]


def different_fields(there: Catalogue, here: Catalogue) -> list[str]:
    return [
        name
        for name in sorted(there.messages & here.messages)
        if without_grammar(there.fields(name)) != without_grammar(here.fields(name))
    ]


def leads_nowhere(here: Catalogue) -> list[str]:
    return sorted(
        f"{text.id}: {name}"
        for text in here.texts.values()
        for name in text.mentions
        if name not in here.texts
    )


def unused(here: Catalogue, code: Sequence[Module]) -> list[str]:
    """The texts that neither the code nor another text asks for. Forms of grammar are let be."""
    parts = parts_asked_for(code)
    mentioned = {name for text in here.texts.values() for name in text.mentions}
    used = mentioned | asked_for(code, here.texts)

    def is_used(name: str) -> bool:
        message, _, part = name.partition(".")
        return name in used or (part in parts and message in used)

    terms = {name for name in here.texts if name.startswith("-") and "." not in name}
    return sorted(name for name in here.messages | terms if not is_used(name))


def unanswered(here: Catalogue, code: Sequence[Module]) -> list[str]:
    """The calls of `texts(…)` for a message that does not exist, or without a field it needs."""
    wrong = []
    for request in (request for module in code for request in requests(module)):
        found = [name for name in here.texts if request.pattern.fullmatch(name)]
        if not found:
            wrong.append(request.where)
        elif request.fields is not None and len(found) == 1:
            lacking = here.fields(found[0]) - request.fields
            wrong += [f"{request.where} without {', '.join(sorted(lacking))}"] if lacking else []
    return wrong
