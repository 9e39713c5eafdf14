"""The throws of three dice that fols. 66r-66v write out, in their order: 55 of the 56.

Under eight 4-3-1 is wanting, though fol. 69v has it; among the triples called *par en todos los
dados* 3-3-3 is wanting, though it stands under nine.
"""

from __future__ import annotations

from juegos.material.dice import Throw, read


def _throws(written: str) -> tuple[Throw, ...]:
    return tuple(read(throw, 3) for throw in written.split())


LISTED = {
    total: _throws(written)
    for total, written in {
        18: "6-6-6",
        17: "6-6-5",
        16: "6-6-4 6-5-5",
        15: "6-6-3 6-5-4 5-5-5",
        6: "4-1-1 3-2-1 2-2-2",
        5: "3-1-1 2-2-1",
        4: "2-1-1",
        3: "1-1-1",
        7: "5-1-1 4-2-1 3-2-2 3-3-1",
        8: "6-1-1 5-2-1 4-2-2 3-3-2",
        9: "6-2-1 5-3-1 5-2-2 4-4-1 4-3-2 3-3-3",
        10: "6-3-1 6-2-2 5-4-1 5-3-2 4-4-2 4-3-3",
        11: "6-4-1 6-3-2 5-4-2 5-5-1 5-3-3 4-4-3",
        12: "6-5-1 6-4-2 6-3-3 5-4-3 5-5-2 4-4-4",
        13: "6-6-1 6-4-3 6-5-2 5-5-3 5-4-4",
        14: "6-6-2 6-5-3 6-4-4 5-5-4",
    }.items()
}

PARES = _throws("6-6-6 5-5-5 4-4-4 2-2-2 1-1-1")
