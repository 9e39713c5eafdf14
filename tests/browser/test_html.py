"""The built pages as HTML: valid, in order, each part named; no browser is asked."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import html5lib
import pytest

from conf.sphinx.site.foreign_words import NONE, words
from tests.help.languages import english

if TYPE_CHECKING:
    import xml.etree.ElementTree as ET
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[2]
HEADINGS = {f"h{n}": n for n in range(1, 7)}
CITED = json.loads((ROOT / "corpus" / "bibliografia.json").read_text("utf-8"))
# Those of the pages and their texts, of words that are listed, and of titles of works cited.
LANGUAGES = {"en", "es", "osp", *words().values(), *(work.get("language") for work in CITED)} - {
    NONE,
    None,
}
CASTILIAN = ("dados/", "alquerque/")  # pages of old texts; others came to us in Spanish


class Parsed(NamedTuple):
    """The tree of a page, as a browser makes it, and what a strict parser has to say of it."""

    tree: ET.Element
    errors: list[str]


@pytest.fixture(scope="module")
def parsed(site: Path) -> dict[str, Parsed]:
    """Return every file of HTML by its path, read once, which takes long."""
    files = list(english(site))
    assert files, f"{site}: no pages there; `python3 noxfile.py site` builds them"
    return {file.relative_to(site).as_posix(): _parsed(file) for file in files}


def _parsed(file: Path) -> Parsed:
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    tree = parser.parse(file.read_text("utf-8"))
    return Parsed(tree, [f"{at[0]}: {code} {of}" for at, code, of in parser.errors])


@pytest.fixture(scope="module")
def pages(parsed: dict[str, Parsed]) -> dict[str, ET.Element]:
    """Return the trees of all pages by their paths."""
    return {name: one.tree for name, one in parsed.items() if "_static" not in name.split("/")}


def test_every_page_is_valid(parsed: dict[str, Parsed]) -> None:
    """A strict parser of HTML 5 finds no error."""
    assert {name: one.errors for name, one in parsed.items() if one.errors} == {}


def test_headings_are_in_order(pages: dict[str, ET.Element]) -> None:
    """Each page has one heading of the first rank, and no rank is left out on the way down."""
    for name, page in pages.items():
        ranks = [HEADINGS[element.tag] for element in page.iter() if element.tag in HEADINGS]
        assert ranks.count(1) == 1, name
        body = ranks[ranks.index(1) :]
        assert [b for a, b in pairwise(body) if b > a + 1] == [], name


def test_an_id_stands_once_on_a_page(pages: dict[str, ET.Element]) -> None:
    """So that a link to it leads to one place, and the label of a control to one control."""
    for name, page in pages.items():
        ids = Counter(id for element in page.iter() if (id := element.get("id")) is not None)
        assert [id for id, number in ids.items() if number > 1 or re.search(r"^$|\s", id)] == [], (
            name
        )


def test_every_picture_has_words(pages: dict[str, ET.Element]) -> None:
    """An image or drawing says what it shows, or that it is an ornament."""
    for name, page in pages.items():
        assert list(_mute(page)) == [], name


# What names itself: a picture in it is part of that name or an ornament, and axe asks for the name.
NAMED = {"a", "button", "label"}


def _mute(element: ET.Element) -> Iterator[str]:
    """Yield the pictures that neither they nor what holds them give words to."""
    if element.get("aria-hidden") == "true" or "display: none" in element.get("style", ""):
        return
    if element.tag == "img" and element.get("alt") is None:
        yield f"img {element.get('src')}"
    elif str(element.tag).endswith("}svg"):
        title = element.find("{*}title")
        if not (element.get("aria-label") or (title is not None and title.text)):
            yield f"svg {element.get('class')}"
    elif element.tag not in NAMED:
        for child in element:
            yield from _mute(child)


def test_every_page_and_every_passage_names_its_language(pages: dict[str, ET.Element]) -> None:
    """The page is in English; what is in another language is marked with one that we know."""
    for name, page in pages.items():
        assert page.get("lang") == "en", name
        assert {e.get("lang") for e in page.iter() if e.get("lang")} <= LANGUAGES, name
        for row in page.iterfind(".//*[@class]"):
            if "j-row" in str(row.get("class")).split():
                languages = [e.get("lang") for e in row.iter() if e.get("lang")]
                old = {"osp"} if name.startswith(CASTILIAN) else set()
                assert {"en", "es", *old} <= set(languages), f"{name}: {row.get('id')}"
