"""Everything people read, in their language: the Fluent messages of `locales/`.

Each game has messages of its own over those that all share.

>>> texts = Texts("en")
>>> texts("error-unknown-game", game="chess", known=("draughts", "go"))
'There is no game “chess” here; there are: draughts, go.'
>>> texts.has("error-unknown-game")
True
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING

from greathall.games import package_of, with_bases
from greathall.kernel.errors import Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

_LONGEST_FIELD = 1000  # characters
_LANGUAGES = ("en", "uk", "pl")


class UnknownLanguage(Refusal):
    text = "error-unknown-language"


class MissingText(LookupError):
    """A message that a language lacks, or that cannot be said with the fields given."""


def languages() -> tuple[str, ...]:
    """All languages of the hall; the first is the one for those who speak none of the others."""
    return _LANGUAGES


def system_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language that the system is set to, or English where the hall does not speak it.

    >>> system_language({"LC_ALL": "", "LANG": "uk_UA.UTF-8"})
    'uk'
    >>> system_language({"LANG": "C.UTF-8"})
    'en'
    """
    chosen = (environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, chosen), "")
    language = re.split("[-_.@]", locale.lower())[0]
    return language if language in _LANGUAGES else _LANGUAGES[0]


class Texts:
    """The messages of one language. Call it with a message's id and the fields it mentions.

    An attribute of a message is asked for after a dot: `texts("card-joker.text")`. A field is a
    text, a number, or several of them, which follow one after the other.
    """

    def __init__(self, language: str, game: str = "") -> None:
        if language not in _LANGUAGES:
            known = ", ".join(_LANGUAGES)
            plain = f"the hall does not speak {language!r}, but it does: {known}"
            raise UnknownLanguage(plain, language=language, known=known)
        self.language, self.game = language, game
        self._bundle = _bundle(language, game)

    def of(self, game: str) -> Texts:
        """The same language, with the words of this game."""
        return Texts(self.language, game)

    def __call__(self, message_id: str, /, **fields: object) -> str:
        pattern = self._pattern(message_id)
        if pattern is None:
            raise MissingText(f"{self.language}: there is no message {message_id}")
        said = {name: _field(value) for name, value in fields.items()}
        text, faults = self._bundle.format_pattern(pattern, said)
        if faults or not isinstance(text, str):
            raise MissingText(f"{self.language}: {message_id}: {'; '.join(map(str, faults))}")
        return text

    def has(self, message_id: str) -> bool:
        return self._pattern(message_id) is not None

    def _pattern(self, message_id: str) -> Pattern | None:
        name, _, attribute = message_id.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


@cache
def _bundle(language: str, game: str) -> FluentBundle:
    """All files of one language, read once; an expansion may reword what its base says."""
    # The engine does without Fluent, and may ask for the language of the system.
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([language], use_isolating=False)
    for package in ("greathall", *map(package_of, with_bases(game) if game else ())):
        folder = resources.files(package) / "locales" / language
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                resource = FluentResource(file.read_text(encoding="utf-8"))
                bundle.add_resource(resource, allow_overrides=True)
    return bundle


def _field(value: object) -> object:
    """A field as it is said; what somebody made endless is cut, since Fluent would refuse it."""
    said = ", ".join(map(str, value)) if isinstance(value, tuple | list) else value
    if isinstance(said, str) and len(said) > _LONGEST_FIELD:
        return f"{said[: _LONGEST_FIELD - 1]}…"
    return said
