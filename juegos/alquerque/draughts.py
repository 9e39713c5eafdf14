"""The rules common to the games of draughts on one colour of a chequered board."""

from __future__ import annotations

from juegos.alquerque import shared_rules
from juegos.alquerque.narration import Laws
from juegos.core.message import _
from juegos.core.source import stated

_BOTH_WAYS = _(
    "A man captures a piece next to him, ahead or back, by jumping over it to the point behind."
)
_AHEAD = _(
    "A man captures a piece next to him, ahead, never back, by jumping over it to the point behind."
)


def laws(slug: str, place: str, *, size: int = 8, back: bool = True) -> Laws:
    """Return the rules of draughts under the ids of one game; with ``back`` men take backward."""
    squares, men = size * size // 2, size * (size // 2 - 1) // 2
    takes = _BOTH_WAYS if back else _AHEAD
    return Laws(
        board=stated(
            f"{slug}.tablero",
            place,
            "",
            _(
                "The board is the {squares} squares of one colour of a board of {size} by {size}, "
                "joined at their corners; {men} men of each side fill the rows next to it.",
                squares=squares,
                size=size,
                men=men,
            ),
            kind="board",
        ),
        step=stated(
            f"{slug}.paso",
            place,
            "",
            "A man moves one point diagonally ahead to an empty one.",
            kind="move",
        ),
        jump=stated(f"{slug}.salto", place, "", takes, kind="capture"),
        chain=stated(
            f"{slug}.cadena",
            place,
            "",
            "A player who has captured goes on in the same turn if he can capture again "
            "from where he lands.",
            kind="capture",
        ),
        blocked=shared_rules.no_move(slug, place),
        must=shared_rules.must(slug, place),
        leave=shared_rules.stay(slug, place),
        crown=shared_rules.crown(slug, place),
        king=shared_rules.king(slug, place),
    )
