"""What a position of tick-tack is worth by its men alone, in stakes.

As at trictrac a small net judges it: from where the men of both sides stand it tells what a side
that has just played wins, if neither of the next two casts wins anything (these an opponent counts
itself). All that it knows it has from games that the strong player played against itself.
"""

from __future__ import annotations

from functools import lru_cache

from juegos.tablas.trictrac.evaluation import MenJudge, weights
from juegos.tablas.trictrac.position import Men


@lru_cache(maxsize=1)
def _judge() -> MenJudge:
    return MenJudge(weights("tick-tack"))


def worth(men: Men, foe: Men) -> float:
    """Return what the men are worth to a side that has just played; the other is to cast."""
    return _judge().worth(men, foe)
