"""Panquist read as a heaping of paradas: they cast on until one has all four of his own.

What a seat has gathered are the paradas that count towards four, a digit each. A throw that
takes two brings the first and the second together, so that the first need not be kept: nobody
gathers four without such a throw. One that takes three brings the third, one that takes all four
the fourth. This is how the commentary Yuyu 2011 plays the example that it gives.
"""

from __future__ import annotations

from itertools import combinations

from juegos.core.message import _

BROUGHT = {
    1: _("the first"),
    2: _("the first and the second"),
    3: _("the third"),
    4: _("the fourth"),
}
ALL = "1234"

_KEPT = {2: "12", 3: "3", 4: "4"}
SOME = tuple(
    "".join(sorted("".join(_KEPT[step] for step in steps)))
    for count in range(len(_KEPT))
    for steps in combinations(_KEPT, count)
)


def gathered(taken: str, step: int) -> str:
    """Return what a seat has once a throw of that step of the ladder has come to it."""
    return "".join(sorted({*taken, *_KEPT.get(step, "")}))
