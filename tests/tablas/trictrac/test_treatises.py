"""The treatises: positions with the results that Guiton, Lepeintre and Lelasseux-Lafosse state."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from juegos.material.dice import throws
from juegos.tablas.trictrac.plays import legal_of
from juegos.tablas.trictrac.position import START, Men, read, read_both, write
from juegos.tablas.trictrac.readings import Usage
from juegos.tablas.trictrac.scored import Score, When, score
from juegos.tablas.trictrac.values import Throw

Case = dict[str, Any]
FILE = Path(__file__).parents[2] / "oracles" / "trictrac.toml"
CASES: dict[str, list[Case]] = tomllib.loads(FILE.read_text("utf-8"))
USUAL = Usage()


def throw_of(text: str) -> Throw:
    """Return the throw that a text writes."""
    high, low = map(int, text.split("-"))
    return high, low


def told(found: Score) -> list[str]:
    """Return each jan of a score as the file tells it."""
    return sorted(f"{jan.name} {jan.ways} {jan.points}" for jan in found.jans)


def label(case: Case) -> str:
    """Return a name for a case."""
    return f"{case['source']}-{case['thrower']}-{case.get('throw', '')}"


@pytest.mark.parametrize("case", CASES["score"], ids=label)
def test_score_of_a_treatise(case: Case) -> None:
    """The throw scores what the treatise says, and nothing else where it tells all."""
    men, foe = read_both(case["thrower"], case["opponent"])
    found = score(men, foe, throw_of(case["throw"]), when=When(case.get("nth", 0)))
    if case.get("some"):
        rest = told(found)
        for line in case["scores"]:
            rest.remove(line)
    else:
        assert told(found) == sorted(case["scores"])
    if "total" in case:
        assert found.total(thrower=True) == case["total"]


def filling(men: Men, foe: Men) -> dict[str, int]:
    """Return in how many ways each throw fills a jan."""
    found = {}
    for throw in throws(2):
        high, low = throw
        jans = score(men, foe, (high, low)).jans
        ways = [jan.ways for jan in jans if jan.name.startswith("remplir")]
        if ways:
            found[f"{high}-{low}"] = ways[0]
    return found


@pytest.mark.parametrize("case", CASES["fills"], ids=label)
def test_throws_that_fill(case: Case) -> None:
    """The throws that fill are those of the treatise, in as many ways, by as many chances."""
    foe = read(case["opponent"]) if "opponent" in case else START
    found = filling(read(case["thrower"]), foe)
    if "fills" in case:
        assert set(found) == set(case["fills"].split()) | set(case.get("differs", "").split())
    for throw, ways in case.get("ways", {}).items():
        assert found[throw] == ways, throw
    if "chances" in case:
        assert sum(1 if text[0] == text[2] else 2 for text in found) == case["chances"]


@pytest.mark.parametrize("case", CASES["plays"], ids=label)
def test_plays_of_a_treatise(case: Case) -> None:
    """What the treatise plays is allowed, and what it forbids is not."""
    men, foe = read_both(case["thrower"], case["opponent"])
    found = {write(after) for after in legal_of(men, foe, throw_of(case["throw"]), USUAL).plays}
    if "plays" in case:
        assert found == set(case["plays"])
    assert case.get("play", next(iter(found))) in found
    assert case.get("not") not in found


def test_there_are_forty_positions() -> None:
    """At least forty positions of three treatises are held, and what differs says why."""
    every = [case for cases in CASES.values() for case in cases]
    assert len(every) >= 40
    assert {case["source"][:4] for case in every} == {"lepe", "lela", "guit"}
    assert all("note" in case for case in every if "differs" in case)
