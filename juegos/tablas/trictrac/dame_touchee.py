"""Dame touchée, dame jouée: the plays required by a man that is touched, lifted or driven out.

A player also looks at which dice are valid before touching anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import NamedTuple

from juegos.core.source import implied, stated, supplied
from juegos.tablas.trictrac.plays import RETOUR, Ground, Legal, Play, Playable
from juegos.tablas.trictrac.position import ARROWS, FAR_CORNER, HOME, Men

DES = stated(
    "trictrac.des",
    "lelasseux1852:203",
    "",
    "A die that lies on the other, on the band or off the board makes the throw void: both are "
    "thrown again.",
    kind="manner",
)
DES_INCLINES = stated(
    "trictrac.des-inclines",
    "lelasseux1852:204",
    "",
    "So does a die that leans, unless it leans on jetons; one that lies on a man beside the band "
    "is good if it stays there when the man is drawn away.",
    kind="manner",
)
DES_ICI = supplied(
    "trictrac.des-ici",
    "lelasseux1852:203",
    "",
    "Here every die lies flat, and is thrown when the other has played: no throw is void.",
    kind="manner",
)
TOUCHEE = stated(
    "trictrac.dame-touchee",
    "lelasseux1852:46",
    "",
    "A man who is touched after the throw must be played, if he can be.",
    kind="move",
)
ADOUBE = stated(
    "trictrac.adoube",
    "lelasseux1852:46",
    "",
    "A player who has first said j’adoube may touch a man without playing him.",
    kind="move",
)
PILE_TOUCHEE = stated(
    "trictrac.pile-touchee",
    "guiton1822",
    "",
    "Of several men lifted from the talon only one need be played.",
    kind="move",
)
LEVEES = stated(
    "trictrac.dames-levees",
    "lelasseux1852:170",
    "",
    "A player who lifted his men to go away without the right to do so plays those of them "
    "that the other chooses, even if a jan is then not filled or kept.",
    kind="move",
)
CHASSEE = stated(
    "trictrac.dame-chassee",
    "lelasseux1852:213",
    "",
    "A man left in the table where the other can still fill his grand jan may be driven on into "
    "the next table by the throw that follows, if he can go there.",
    kind="move",
)
CHASSEE_PLEIN = implied(
    "trictrac.dame-chassee-plein",
    "lelasseux1852:213",
    "",
    "A jan that is broken in this way, or not filled, counts no points.",
    kind="score",
)
RULES = (
    *(DES, DES_INCLINES, DES_ICI),
    *(TOUCHEE, ADOUBE, PILE_TOUCHEE, LEVEES, CHASSEE, CHASSEE_PLEIN),
)

Wanted = Callable[[Play], int]
DUTIES = ("remplir", "conserver")
FORCES = "force"


class BoundPlays(NamedTuple):
    """The plays that are left; ``breaks`` where none of them fills or keeps the jan that is due."""

    plays: dict[Men, Play]
    breaks: bool = False


def touching(arrows: tuple[int, ...]) -> Wanted:
    """Return how many of the men on these arrows a play moves."""
    men = Counter(arrows)
    return lambda play: sum((Counter(leg.start for leg in play.legs) & men).values())


def driving(index: int) -> Wanted:
    """Return how many men a play moves from an arrow into the last table."""
    return lambda play: sum(leg.start == index and leg.to in RETOUR for leg in play.legs)


def most(plays: Iterable[tuple[Play, Men]], wanted: Wanted) -> dict[Men, Play]:
    """Return the plays that satisfy most of the requirement; none where none satisfies any."""
    rated = [(wanted(play), play, men) for play, men in plays]
    best = max((rate for rate, _, _ in rated), default=0)
    return {men: play for rate, play, men in reversed(rated) if rate == best > 0}


def bound_plays(playable: Playable, legal: Legal, wanted: Wanted) -> BoundPlays:
    """Return the plays that satisfy most of the requirement, within the duties if possible.

    Where nothing of it is possible, all allowed plays are left.
    """
    best = most(playable.plays, wanted)
    within = {men: play for men, play in best.items() if men in legal.plays}
    if within or not best:
        return BoundPlays(within or legal.plays)
    if legal.obligation.startswith(DUTIES):
        return BoundPlays(best, breaks=True)
    return BoundPlays(
        most(((play, men) for men, play in legal.plays.items()), wanted) or legal.plays
    )


def lifted(playable: Playable, legal: Legal) -> dict[str, tuple[Men, ...]]:
    """Return the men that may be forced to be played, ``force 8 5``, with their possible moves."""
    led: dict[str, set[Men]] = {}
    for play, men in playable.plays:
        names = [ARROWS[start] for start in sorted(leg.start for leg in play.legs)]
        if names:
            led.setdefault(" ".join((FORCES, *names)), set()).add(men)
    return {name: _meeting_duties(men, legal) for name, men in sorted(led.items())}


def _meeting_duties(positions: set[Men], legal: Legal) -> tuple[Men, ...]:
    """Return the positions that meet the duty of the throw, or all where none does."""
    return tuple(sorted(positions & set(legal.plays) or positions))


def stray_man(here: Ground, before: Men, after: Men) -> int | None:
    """Return the arrow of a man put into a grand jan that the other can still fill."""
    table = range(FAR_CORNER + 1, HOME[0])
    if not any(table[0] in closed for closed in here.closed):
        return None
    return next((index for index in table if after[index] > before[index]), None)
