"""Each matter that the seeds name has a home in the project, which names it, or a reason for none.

The list is ``tests/project/seeds.toml``. Only sources are read: pages, glossaries, works and rules.
"""

from __future__ import annotations

import json
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from conf.edition import corpus, views
from juegos import catalogue

ROOT = Path(__file__).parents[2]
LEAST = {"000": 128, "001": 104, "002": 225, "003": 50, "004": 83}  # matters of each seed
HEADING = re.compile(r"^#+ (.*)$", re.MULTILINE)


class Matter(NamedTuple):
    """What a seed names, with its home and the words by which that names it; or a reason."""

    seed: str
    kind: str
    what: str
    home: str
    says: str
    none: str


def matters() -> list[Matter]:
    """Return all that is listed, in the order of the file."""
    listed = tomllib.loads(Path(__file__).with_name("seeds.toml").read_text("utf-8"))
    result = []
    for seed, kinds in listed.items():
        for kind, of_kind in kinds.items():
            for what, value in of_kind.items():
                entry = value if isinstance(value, dict) else {"home": value}
                says = entry.get("says", what)
                home, none = entry.get("home", ""), entry.get("none", "")
                result.append(Matter(seed, kind, what, home, says, none))
    return result


MATTERS = matters()


def anchor(heading: str) -> str:
    """Return the anchor of a heading, as the site makes it.

    >>> anchor("g. Free to take"), anchor("The king’s laws")
    ('g-free-to-take', 'the-kings-laws')
    """
    return re.sub(r"[^\w\- ]", "", heading.strip().lower()).replace(" ", "-")


@cache
def parts(page: str) -> dict[str, str]:
    """Return the text of a page under each anchor, and the whole under the empty one."""
    text = (ROOT / "docs" / f"{page}.md").read_text("utf-8")
    result = {"": text}
    heads = [*HEADING.finditer(text)]
    ends = [head.start() for head in heads[1:]] + [len(text)]
    for head, end in zip(heads, ends, strict=True):
        result[anchor(head[1])] = text[head.start() : end]
    return result


@cache
def others() -> dict[str, str]:
    """Return the words of each term, crux, passage, work and rule, by its id as a home has it."""
    loaded = corpus.load()
    result = {term.id: repr(term) for term in loaded.terms}
    result |= {f"crux:{crux.id}": repr(crux) for crux in loaded.cruces}
    for div in loaded.divisions:
        english = (views.plain(segment.en, "e") for segment in div.segments)
        result[f"pasaje:{div.id}"] = " ".join(english)
    for key, work in loaded.bibliography.items():
        result[f"obra:{key}"] = json.dumps(work, ensure_ascii=False)
    for slug in catalogue.CATALOGUE:
        for rule in catalogue.game(slug).rules:
            result[f"regla:{rule.id}"] = str(rule.says)
    return result


def words(home: str) -> str:
    """Return what stands at a home; raises ``KeyError`` or ``OSError`` if there is none."""
    if home.startswith("term.") or ":" in home:
        return others()[home]
    page, _, part = home.partition("#")
    return parts(page)[part]


def plain(text: str) -> str:
    """Return words in small letters, one space apart."""
    return re.sub(r"\s+", " ", text).lower()


@pytest.mark.parametrize("seed", LEAST)
def test_each_home_names_its_matter(seed: str) -> None:
    """The page, the word, the work or the rule is there, and has the name in it."""
    lost = []
    for one in MATTERS:
        if one.seed == seed and one.home:
            try:
                if plain(one.says) not in plain(words(one.home)):
                    lost.append(f"{one.home} does not say {one.says!r}")
            except (KeyError, OSError):
                lost.append(f"{one.home}, the home of {one.what!r}, is not there")
    assert lost == []


def test_what_has_no_home_says_why() -> None:
    """A matter has a home or a reason, never both; a reason is a sentence."""
    for one in MATTERS:
        assert bool(one.home) != bool(one.none), one.what
        assert not one.none or one.none.endswith("."), one.what


@pytest.mark.parametrize(("seed", "least"), LEAST.items())
def test_no_seed_is_passed_over(seed: str, least: int) -> None:
    """So many matters of each are listed, of every kind."""
    listed = [one for one in MATTERS if one.seed == seed]
    assert len(listed) >= least
    assert {one.kind for one in listed} == {"person", "work", "game", "date", "term"}


def test_a_home_that_is_not_there_is_seen() -> None:
    """A heading, a page and a word that nobody has are no homes."""
    for home in ("dados/ley#nowhere", "dados/nowhere", "term.nowhere"):
        with pytest.raises((KeyError, OSError)):
            words(home)
