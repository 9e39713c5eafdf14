"""Two doors that count: what two hands score, and what the totals of a partie come to.

They take plain JSON values and return such (``juegos.serve`` passes them on). In every pair the
elder is first. Both hands are taken to declare all that they hold, and a hand without king, queen
or knave is a carte blanche. The tricks that were played may be given or left out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from juegos.core.errors import BadRequest
from juegos.core.message import _
from juegos.naipes.piquet import hands_written
from juegos.naipes.piquet.account_of_a_deal import BLANCA, ORDER, DealCount, count
from juegos.naipes.piquet.cruces import options, readings_of_piquet
from juegos.naipes.piquet.hands_open import declared
from juegos.naipes.piquet.partie import settle
from juegos.naipes.piquet.told import told

Reply = dict[str, Any]
NAMES = {BLANCA: "carte_blanche", "punto": "point", "secuencia": "sequence", "grupo": "sets"}


def score(request: Mapping[str, Any]) -> Reply:
    """Return what two hands score: declarations, and with ``tricks`` the whole deal.

    Raises:
        BadRequest: a field is missing or of the wrong kind.
        BadNotation: a word is no card, or a card stands twice; ``at`` is its place.
        IllegalMove: a hand has not twelve cards, or a trick breaks a rule, which is named.
        UnknownName: there is no such reading.
    """
    rules = options(readings_of_piquet(readings_in(request)))
    hands = hands_written.hands(request, rules)
    played = hands_written.tricks(request["tricks"], hands, rules) if "tricks" in request else ()
    found = count(declared(hands, rules, blank=hands), played, rules, hands)
    return {
        "slug": "piquet",
        "declarations": _declarations(found),
        "repique": list(found.repique),
        "pique": list(found.pique),
        "running": [list(pair) for pair in found.running] or [list(found.total)],
        "tricks_won": list(found.tricks),
        "total": list(found.total),
        "events": told(found.lines, rules),
    }


def partie(request: Mapping[str, Any]) -> Reply:
    """Return what the totals of a finished partie come to: winner, points, rubicon.

    Raises:
        BadRequest: ``totals`` is not a pair of whole numbers, none below nought or a thousand
            million and more.
    """
    totals = request.get("totals")
    if (
        not isinstance(totals, Sequence)
        or isinstance(totals, str)
        or len(totals) != 2
        or not all(type(total) is int and 0 <= total < 10**9 for total in totals)
    ):
        raise BadRequest(
            _("the request needs 'totals', two whole numbers like [105, 101], of up to nine digits")
        )
    end = settle((totals[0], totals[1]))
    return {
        "slug": "piquet",
        "totals": list(totals),
        "winner": end.winner,
        "points": end.points,
        "rubicon": end.rubicon,
    }


def readings_in(request: Mapping[str, Any]) -> dict[str, str]:
    """Return the readings that a request gives; raises ``BadRequest`` if they are no object."""
    value = request.get("readings", {})
    if not isinstance(value, Mapping) or not all(isinstance(v, str) for v in value.values()):
        raise BadRequest(_('\'readings\' is an object like {"cartas-al-pique": "si"}'))
    return {str(name): key for name, key in value.items()}


def _declarations(found: DealCount) -> dict[str, list[int]]:
    sums = {kind: [0, 0] for kind in (*ORDER, "carta-roja")}
    for line in found.lines:
        if line.rule in sums:
            sums[line.rule][line.who] += line.points
    named = {name: sums[kind] for kind, name in NAMES.items()}
    return {**named, "carte_rouge": sums["carta-roja"]} if any(sums["carta-roja"]) else named
