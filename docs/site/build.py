"""Builds the documents into a site of plain pages: `python docs/site/build.py FOLDER`.

No script, no font and no picture comes from elsewhere, so the hall can serve it as it stands.
"""

from __future__ import annotations

import re
import shutil
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from os.path import relpath
from pathlib import Path
from string import Template
from urllib.parse import urlsplit

from http_interface import http_interface
from markdown_it import MarkdownIt
from markdown_it.token import Token
from reference import reference

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
OWN = Path(__file__).parent
REFERENCE, HTTP = DOCS / "reference.md", DOCS / "http.md"  # written from the code, never to disk
# What documents show or offer besides pages, which goes along.
COPIED = (".png", ".svg", ".ipynb", ".jsonl")
# What is read in which order; documents that are not named stand in the last chapter.
CHAPTERS = {
    "Play": ("playing.md", "fair-dice.md", "guided-matches.md"),
    "Rules by game": ("rules/*.md",),
    "Keep a hall": ("operating.md",),
    "Write programs": ("writing-a-bot.md", "protocol.md", "http.md", "reference.md"),
    "Take part": (
        *("../ARCHITECTURE.md", "../CONTRIBUTING.md", "adding-a-game.md", "adding-a-card.md"),
        *("decisions/README.md", "../CHANGELOG.md"),
    ),
    "Findings": ("*.md",),
}


@dataclass
class Page:
    """One document: where its text stands, and where it goes."""

    source: Path
    text: str
    tokens: list[Token] = field(default_factory=list)
    anchors: set[str] = field(default_factory=set)

    @property
    def title(self) -> str:
        return re.sub(r"[`*]", "", self.text.partition("\n")[0].removeprefix("# "))

    @property
    def short_title(self) -> str:
        """The title as the menu has room for it."""
        return re.sub(r"^The rules of |, and where they are$", "", self.title)

    @property
    def address(self) -> str:
        """Where it lies in the site."""
        base = DOCS if self.source.is_relative_to(DOCS) else ROOT
        place = self.source.relative_to(base).with_suffix(".html").as_posix()
        folder, _, name = place.rpartition("/")
        name = "index.html" if name == "README.html" else name
        return f"{folder}/{name}".lower().lstrip("/")


class Site:
    """All documents, and what is wrong with them."""

    def __init__(self) -> None:
        self.pages: dict[Path, Page] = {}
        self.beside: set[Path] = set()
        self.faults: list[str] = []
        self.chapters: dict[str, list[Page]] = {}
        self.add(DOCS / "README.md")
        for chapter, names in CHAPTERS.items():
            found = [file for name in names for file in self._files(name)]
            self.chapters[chapter] = [self.add(file) for file in found if file not in self.pages]
        for file in sorted((DOCS / "decisions").glob("0*.md")):
            self.add(file)
            self._list_below(DOCS / "decisions" / "README.md", file)
        for page in self.pages.values():
            self._parse(page)

    def _files(self, name: str) -> list[Path]:
        if (DOCS / name).resolve() in (REFERENCE, HTTP):
            return [(DOCS / name).resolve()]
        found = sorted(DOCS.glob(name)) if "*" in name else [(DOCS / name).resolve()]
        assert found, name
        return found

    def add(self, source: Path) -> Page:
        written = {REFERENCE: reference, HTTP: http_interface}.get(source)
        text = written() if written else source.read_text(encoding="utf-8")
        page = self.pages[source] = Page(source, text)
        return page

    def _list_below(self, page: Path, file: Path) -> None:
        self.pages[page].text += f"\n- [{self.pages[file].title}]({file.name})"

    def _parse(self, page: Page) -> None:
        """Read a document, and give its headings names to link to."""
        page.tokens = MARKDOWN.parse(page.text)
        for heading, words in zip(page.tokens, page.tokens[1:], strict=False):
            if heading.type == "heading_open":
                name = anchor(words.content)
                heading.attrSet("id", name)
                page.anchors.add(name)

    def write(self, folder: Path) -> None:
        """Write every page, what they show and offer, and their style."""
        shutil.rmtree(folder, ignore_errors=True)
        for page in self.pages.values():
            file = folder / page.address
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(self.html(page), encoding="utf-8")
        for each in sorted(self.beside):
            file = folder / each.relative_to(DOCS)
            file.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(each, file)
        shutil.copy(OWN / "style.css", folder / "style.css")

    def html(self, page: Page) -> str:
        for token in page.tokens:
            for inner in token.children or []:
                if inner.type in ("link_open", "image"):
                    name = "href" if inner.type == "link_open" else "src"
                    inner.attrSet(name, self._target(page, str(inner.attrGet(name))))
        template = Template((OWN / "page.html").read_text(encoding="utf-8"))
        return template.substitute(
            title=escape(page.title),
            top=relpath(".", Path(page.address).parent),
            chapters="\n".join(self._menu(page)),
            text=MARKDOWN.renderer.render(page.tokens, MARKDOWN.options, {}),
        )

    def _menu(self, here: Page) -> Iterator[str]:
        for chapter, pages in self.chapters.items():
            yield f"<h2>{escape(chapter)}</h2>\n<ul>"
            for page in pages:
                mark = ' aria-current="page"' if page is here else ""
                way = relpath(page.address, Path(here.address).parent)
                yield f'<li><a href="{way}"{mark}>{escape(page.short_title)}</a></li>'
            yield "</ul>"

    def _target(self, page: Page, link: str) -> str:
        """Where a link of a document leads in the site; one that leads nowhere is a fault."""
        parts = urlsplit(link)
        if parts.scheme:
            return link
        file = (page.source.parent / parts.path).resolve() if parts.path else page.source
        file = file / "README.md" if file.is_dir() else file
        if file.suffix in COPIED and file.is_file():
            self.beside.add(file)
            return relpath(file.relative_to(DOCS), Path(page.address).parent)
        target = self.pages.get(file)
        if target is None or (parts.fragment and parts.fragment not in target.anchors):
            self.faults.append(f"{page.source.relative_to(ROOT)}: {link} leads nowhere")
            return link
        way = relpath(target.address, Path(page.address).parent)
        return f"{way}#{parts.fragment}" if parts.fragment else way


def anchor(heading: str) -> str:
    """The name of a heading in links, as code hosts make it.

    >>> anchor("Settings, and `more` of them")
    'settings-and-more-of-them'
    """
    return re.sub(r"[^\w\s.-]", "", heading).strip().lower().replace(" ", "-")


MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


def build(folder: Path) -> list[str]:
    """Write the site; what is wrong with it."""
    site = Site()
    site.write(folder)
    return site.faults


if __name__ == "__main__":
    faults = build(Path(sys.argv[1]))
    sys.exit("\n".join(faults) or 0)
