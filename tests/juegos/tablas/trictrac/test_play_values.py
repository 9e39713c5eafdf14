"""What throws bring by masks of bits: the same as what the rules score, throw by throw."""

from __future__ import annotations

import pytest

from juegos.tablas.trictrac.cruces import Usage
from juegos.tablas.trictrac.play_values import FACES, USUAL, WEIGHTS, throw_gains
from juegos.tablas.trictrac.scoring import LATE, ThrowContext, casts
from tests.juegos.tablas.trictrac.made_positions import positions


@pytest.mark.parametrize(
    ("usage", "when"),
    [(USUAL, LATE), (USUAL, ThrowContext(3, 1)), (Usage(flat_hits=True), ThrowContext(9, 2))],
    ids=["late", "third", "flat"],
)
def test_each_throw_brings_what_the_rules_score(usage: Usage, when: ThrowContext) -> None:
    """On made positions of every kind all twenty-one agree, for the thrower and for the other."""
    for men, foe in positions(7, 90):
        scored = [
            (c.throw, c.weight, c.score.total(thrower=True), c.score.total(thrower=False))
            for c in casts(men, foe, usage, when)
        ]
        assert [tuple(row) for row in throw_gains(men, foe, usage, when)] == scored


def test_every_throw_is_there_once() -> None:
    """Twenty-one throws, the higher number first, fall in thirty-six ways."""
    assert (len({*FACES}), sum(WEIGHTS)) == (21, 36)
    assert all(high >= low for high, low in FACES)
