"""Letters that a terminal does not have are written with similar ones that it has."""

from __future__ import annotations

import codecs
import sys
import unicodedata

NAME = "greathall.similar"
UNKNOWN = "?"
# The letters of Ukraine as its passports write them, and some that are no letter with a mark.
LATIN = dict(zip("абвгґдезийіїклмнопрстуфьłđø", "abvhgdezyiiiklmnoprstuf'ldo", strict=True)) | {
    "є": "ie",
    "ж": "zh",
    "х": "kh",
    "ц": "ts",
    "ч": "ch",
    "ш": "sh",
    "щ": "shch",
    "ю": "iu",
    "я": "ia",
    "æ": "ae",
    "þ": "th",
}
SIGNS = dict.fromkeys("“”„«»", '"') | dict.fromkeys("‘’ʼ", "'") | dict.fromkeys("–—−", "-")
SIGNS |= {"…": "...", "→": "->", "№": "No", "×": "x", "·": "*", "•": "*", "µ": "u"}
SIMILAR = LATIN | {letter.upper(): latin.capitalize() for letter, latin in LATIN.items()} | SIGNS


def similar(letter: str) -> str:
    """What everybody can show instead of this.

    >>> "".join(map(similar, "Éowyn “йде” — żółw…"))
    'Eowyn "ide" - zolw...'
    """
    if letter in SIMILAR:
        return SIMILAR[letter]
    plain = unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode()
    return plain or UNKNOWN


def printable(text: str) -> str:
    """What somebody else has typed, without what would move the cursor of our terminal."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def _replace(problem: UnicodeError) -> tuple[str, int]:
    assert isinstance(problem, UnicodeEncodeError)
    letters = problem.object[problem.start : problem.end]
    return "".join(map(similar, letters)), problem.end


def show_every_letter() -> None:
    """From now on no letter is an error, neither shown nor typed."""
    for shown in (sys.stdout, sys.stderr):
        shown.reconfigure(errors=NAME)  # type: ignore[union-attr]
    if sys.stdin.errors == "strict":
        sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]


codecs.register_error(NAME, _replace)
