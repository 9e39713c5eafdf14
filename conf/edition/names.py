"""The index of names: people and places in pages and texts, and works where they are cited.

People and places are listed in ``nombres.toml``; works are those of the bibliography.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from conf.edition import corpus
from conf.edition.document import ROOT, toml
from conf.edition.views import plain

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

LIST = ROOT / "corpus" / "nombres.toml"
DOCS = ROOT / "docs"
KINDS = ("personas", "lugares")
APART = ("desarrollo/", "indices/")  # pages of the program, and those that list
UNSAID = re.compile(r"\A---\n.*?\n---\n|\]\([^)]*\)|\{j:\w+\}`?[^`\n]*`?|<[^>]*>", re.DOTALL)
CITED = re.compile(r"\{j:obra\}`(?:[^`<]*<)?([\w-]+)>?`")


@dataclass(frozen=True)
class Named:
    """A name, the pages that contain it, and the segments whose translation does."""

    name: str
    pages: tuple[str, ...]
    segments: tuple[str, ...] = ()


def people_or_places(kind: str) -> Iterator[Named]:
    """Yield each name of a kind in the order of the list; raises ``KeyError`` for others.

    Who wrote a work is named where it is cited.
    """
    cited = works()
    for name, forms in _listed()[kind].items():
        spellings = forms or [name]
        names = _searched(spellings)
        pages = {page for page, text in prose().items() if names(text)}
        for key, work in corpus.load().bibliography.items():
            people = (*work.get("author", ()), *work.get("editor", ()))
            if any({one.get("family"), one.get("literal")} & {*spellings} for one in people):
                pages.update(cited[key])
        segments = tuple(id for id, text in _translated() if names(text))
        yield Named(name, tuple(sorted(pages)), segments)


def _searched(forms: list[str]) -> Callable[[str], bool]:
    """Return a predicate for texts that contain one of some forms as whole words."""
    whole = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, forms))})(?!\w)")

    def names(text: str) -> bool:
        return any(form in text for form in forms) and bool(whole.search(text))  # most have none

    return names


def called(name: str, language: str) -> str:
    """Return the form in a language of a listed name."""
    return str(_listed().get(language, {}).get(name, name))


@cache
def _listed() -> dict[str, Any]:
    return toml(LIST)


def works() -> dict[str, tuple[str, ...]]:
    """Return the pages that cite each work of the bibliography, by its key."""
    result: dict[str, list[str]] = {key: [] for key in corpus.load().bibliography}
    for page, text in _pages():
        for key in dict.fromkeys(CITED.findall(text)):
            if key in result:
                result[key].append(page)
    return {key: tuple(pages) for key, pages in result.items()}


@cache
def prose() -> dict[str, str]:
    """Return the words of each page, without addresses, ids and front matter."""
    return {page: UNSAID.sub(" ", text) for page, text in _pages()}


def _pages() -> Iterator[tuple[str, str]]:
    for path in sorted(DOCS.rglob("*.md")):
        page = path.relative_to(DOCS).with_suffix("").as_posix()
        if not page.startswith(APART):
            yield page, path.read_text("utf-8")


@cache
def _translated() -> tuple[tuple[str, str], ...]:
    words = corpus.load()
    every = (s for d in words.divisions for s in (d.title_segment, *d.segments) if s)
    return tuple((segment.id, plain(segment.en, "e")) for segment in every)
