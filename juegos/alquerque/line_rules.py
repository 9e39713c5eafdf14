"""The rules common to games whose men step and take any way along the lines."""

from __future__ import annotations

from juegos.alquerque import shared_rules
from juegos.alquerque.narration import Laws
from juegos.core.message import _
from juegos.core.source import Crux, Locus, Rule, stated


def laws(slug: str, place: str, board: str, captura: Crux) -> Laws:
    """Return the rules of such a game under its ids.

    ``board`` describes its board; the crux ``captura`` tells in which sources captures are
    compulsory.
    """
    return Laws(
        board=stated(f"{slug}.tablero", place, "", board, kind="board"),
        step=stated(
            f"{slug}.paso",
            place,
            "",
            "A man moves along a line to the next point, if it is empty.",
            kind="move",
        ),
        jump=stated(
            f"{slug}.salto",
            place,
            "",
            "A man captures another next to him by jumping over him along a line to the "
            "empty point behind; the captured man leaves the board at once.",
            kind="capture",
        ),
        chain=stated(
            f"{slug}.cadena",
            place,
            "",
            "A player who has captured may capture again in the same turn from where he "
            "lands, in any direction; where captures are compulsory he must.",
            kind="capture",
        ),
        blocked=shared_rules.no_move(slug, place),
        must=shared_rules.must(slug, *shared_rules.rule_source(captura, "obligatoria")),
        free=free(slug, captura),
    )


def free(slug: str, captura: Crux) -> Rule:
    """Return the rule that captures are not compulsory: ``<slug>.libre``."""
    place, reading, standing = shared_rules.rule_source(captura, "libre")
    says = _("Reading {reading}: nobody has to capture, or to go on capturing.", reading=reading)
    return Rule(f"{slug}.libre", Locus.parse(place), "", standing, says, "capture")
