"""A board drawn from the other side: the same men in the same places, the other seat near."""

from __future__ import annotations

import re
from typing import Any

import pytest

from juegos.catalogue import CATALOGUE
from juegos.serve import handle
from tests.help.sweeps import sweep

AT = re.compile(r'<circle[^>]*data-at="(\w+)"[^>]*cx="([\d.]+)" cy="([\d.]+)"')
ARROW = re.compile(r'data-at="(\w+)" transform="translate\((\d+) (\d+)\)"')
SLUGS = [slug for slug, entry in CATALOGUE.items() if entry.family in {"alquerque", "tablas"}]


def scene(slug: str, near: int) -> dict[str, Any]:
    """Return the scene of a game at its start, drawn for the seat at the near edge."""
    fields: dict[str, Any] = handle({"do": "start", "slug": slug, "near": near})["scene"]
    return fields


def heights(svg: str) -> dict[str, float]:
    """Return how far from the upper edge each place is drawn that is a mark by itself."""
    return {name: float(y) for pattern in (AT, ARROW) for name, _x, y in pattern.findall(svg)}


@pytest.mark.parametrize("slug", sweep(SLUGS, "alquerque", "cercar-la-liebre", "backgammon", "toc"))
def test_what_was_near_is_far(slug: str) -> None:
    """Every place changes its half of the board, and the scene says the same in all else."""
    one, other = scene(slug, 0), scene(slug, 1)
    before, after = heights(one.pop("svg")), heights(other.pop("svg"))
    assert one == other
    assert before.keys() == after.keys()
    assert len(before) > 1
    middle = {before[name] + after[name] for name in before}
    assert max(middle) - min(middle) <= 1  # mirrored at one line


def test_nobody_sits_at_an_edge_where_dice_or_cards_lie() -> None:
    """A table of dice or of cards is drawn the same for both."""
    for slug in ("azar", "piquet"):
        assert scene(slug, 0) == scene(slug, 1)


def test_seats_have_names_where_one_may_choose() -> None:
    """Two names for the two seats of a game, but for cards, where the cut decides who deals."""
    for entry in CATALOGUE.values():
        assert len(set(entry.sides)) == (0 if entry.family == "naipes" else entry.seats)


def test_an_edge_that_is_not_there_is_refused() -> None:
    """As is anything that is no seat."""
    for near in (2, -1, "0", None, True):
        reply = handle({"do": "start", "slug": "alquerque", "near": near})
        assert reply["error"]["kind"] == "BadRequest"
