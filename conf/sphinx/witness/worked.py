"""What a treatise works out and our tests count too: throws at a position, moves, and chances.

They are the data of ``tests/oracles``, where each has its place in the treatise.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.edition.document import ROOT, toml
from juegos.core.message import Message, _

if TYPE_CHECKING:
    from collections.abc import Iterator

ORACLES = ROOT / "tests" / "oracles"
# How the data write a place, and its numeral.
PLACE = re.compile(r"(?:n\. |ch\. )?(?:(second part), )?(introduction|[IVX]+(?:\.[IVX]+)?|\d+)")

# Where the men stand afterwards, as the data have it.
PLAYED = {
    "play": _("what may be played with the throw {throw}"),
    "plays": _("all that may be played with the throw {throw}"),
    "not": _("what may not be played with the throw {throw}"),
}


class Worked(NamedTuple):
    """What is worked out at a place of a treatise, and what the treatise says of it."""

    what: Message
    says: str


def worked(key: str, unit: str) -> tuple[Worked, ...]:
    """Return what is worked out in an article, a chapter or a section of a work."""
    return _all().get((key, unit), ())


@cache
def _all() -> dict[tuple[str, str], tuple[Worked, ...]]:
    found: dict[tuple[str, str], tuple[Worked, ...]] = {}
    for key, where, one in (*_positions(), *_chances()):
        at = PLACE.match(where)
        if at:
            unit = f"II.{at[2]}" if at[1] else at[2]
            found[key, unit] = (*found.get((key, unit), ()), one)
    return found


def _positions() -> Iterator[tuple[str, str, Worked]]:
    """Yield throws at positions and what is played then: of which work and place each is."""
    told = toml(ORACLES / "trictrac.toml")
    for one in told["score"]:
        yield from _at(one, Worked(_throw(one), ", ".join(map(_score, one["scores"])) or "0"))
    for one in told["fills"]:
        said = str(next(one[name] for name in ("fills", "ways", "chances") if name in one))
        yield from _at(one, Worked(_("the throws that fill or keep"), said))

    for one in told["plays"]:
        for kind, what in PLAYED.items():
            if kind in one:
                stands = one[kind] if kind == "plays" else [one[kind]]
                yield from _at(one, Worked(what.filled(throw=one["throw"]), ", ".join(stands)))


def _throw(one: dict[str, Any]) -> Message:
    return _("the throw {throw}", throw=one["throw"])


def _score(text: str) -> str:
    """Return a jan with its ways and points: ``six-tables 1 × 4``."""
    jan, ways, points = text.split()
    return f"{jan} {ways} × {points}"


def _at(one: dict[str, Any], here: Worked) -> Iterator[tuple[str, str, Worked]]:
    for source in one["source"].split(", "):
        key, _colon, where = source.replace(" ", ":", 1).partition(":")
        yield key, where, here


def _chances() -> Iterator[tuple[str, str, Worked]]:
    """Yield figures that were printed: of which work and place each is."""
    for one in toml(ORACLES / "trictrac-suertes.toml")["figure"]:
        yield (
            one["by"],
            one["where"],
            Worked(_("a chance that is printed there"), str(one["value"])),
        )
