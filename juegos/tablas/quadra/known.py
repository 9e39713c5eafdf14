"""What is known of a game in which chance alone moves: kept, since some take minutes to reckon."""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.game import Known
from juegos.kept.quadra import KEPT, Exact


def exact(slug: str, readings: Mapping[str, str]) -> Exact:
    """Return what is kept of a game; raises ``StopIteration`` for one that is not kept.

    Where each player of doze canes has a quarter of his own, all other readings but that of the
    dice play alike, and one combination is kept.
    """
    own = readings.get("cuadra") == "propia"
    asked = {name: readings[name] for name in ("cuadra", "dados")} if own else dict(readings)
    return next(
        kept for kept in KEPT if kept.slug == slug and asked.items() <= kept.readings.items()
    )


def known(slug: str, readings: Mapping[str, str]) -> Known:
    """Return the chances of who throws first, of the other and of neither, and the mean throws."""
    names = ("first_wins", "second_wins", "nobody_wins", "mean_casts")
    return Known(dict(zip(names, exact(slug, readings).figures, strict=True)), {}, "")
