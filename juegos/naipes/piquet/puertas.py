"""The doors of the count: two hands, perhaps their tricks, scored; the totals of a partie settled.

Plain JSON values in and out (``juegos.serve`` passes them on). In every pair the elder is first.
Both hands declare all that they hold; a hand without king, queen or knave is a carte blanche.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from juegos.errors import BadNotation, BadRequest, IllegalMove
from juegos.material import naipes
from juegos.material.naipes import Card, Hand
from juegos.naipes.piquet.bazas import Trick, may_play
from juegos.naipes.piquet.cuenta import BLANCA, ORDER, Count, count
from juegos.naipes.piquet.lecturas import Opciones, options, readings_of_piquet
from juegos.naipes.piquet.mejor import declared
from juegos.naipes.piquet.partida import settle
from juegos.naipes.piquet.relato import told

Reply = dict[str, Any]
SIDES = ("elder", "younger")
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
    hands = _hands(request, rules)
    played = _tricks(request["tricks"], hands, rules) if "tricks" in request else ()
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
        BadRequest: ``totals`` is not a pair of whole numbers, none below nought.
    """
    totals = request.get("totals")
    if (
        not isinstance(totals, Sequence)
        or isinstance(totals, str)
        or len(totals) != 2
        or not all(type(total) is int and total >= 0 for total in totals)
    ):
        raise BadRequest("the request needs 'totals', two whole numbers like [105, 101]")
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
        raise BadRequest('\'readings\' is an object like {"cartas-al-pique": "si"}')
    return {str(name): key for name, key in value.items()}


def _hands(request: Mapping[str, Any], rules: Opciones) -> tuple[Hand, Hand]:
    elder, younger = (_hand(request, side, rules) for side in SIDES)
    if both := elder & younger:
        token = naipes.write_card(naipes.cards(both)[0])
        at = request["younger"].find(token)
        raise BadNotation(f"{token!r} is in both hands; there is one in the pack", at)
    return elder, younger


def _hand(request: Mapping[str, Any], side: str, rules: Opciones) -> Hand:
    text = request.get(side)
    if not isinstance(text, str):
        raise BadRequest(f"the request needs a text {side!r}, twelve cards like 'AS TH 7C'")
    try:
        hand = naipes.read(text)
    except BadNotation as error:
        raise BadNotation(f"{side}: {error}", error.at) from error
    if hand.bit_count() != 12:
        rule = rules["reparto"].id
        raise IllegalMove(f"{side}: {hand.bit_count()} cards; a hand has twelve ({rule})", 0)
    return hand


def _tricks(given: Any, hands: tuple[Hand, Hand], rules: Opciones) -> tuple[Trick, ...]:
    """Return the tricks given as pairs of cards, the card led first."""
    if not isinstance(given, Sequence) or isinstance(given, str) or len(given) > 12:
        raise BadRequest("'tricks' is a list of at most twelve pairs like ['AH', 'TH']")
    held, leader = list(hands), 0
    found: list[Trick] = []
    for number, pair in enumerate(given):
        words = isinstance(pair, Sequence) and not isinstance(pair, str)
        if not words or len(pair) != 2 or not all(isinstance(card, str) for card in pair):
            raise BadRequest(f"trick {number + 1} is not a pair of cards like ['AH', 'TH']")
        try:
            led = _card(pair[0], held[leader], None, leader, rules)
            answer = _card(pair[1], held[1 - leader], led, 1 - leader, rules)
        except (BadNotation, IllegalMove) as error:
            raise type(error)(f"trick {number + 1}: {error}", number) from error
        held[leader] &= ~(1 << led)
        held[1 - leader] &= ~(1 << answer)
        found.append(Trick(leader, led, answer))
        leader = found[-1].winner
    return tuple(found)


def _card(text: str, held: Hand, led: Card | None, who: int, rules: Opciones) -> Card:
    card, rule = naipes.read_card(text), rules["asistir"].id
    if not held >> card & 1:
        raise IllegalMove(f"{text!r} is not in the hand of the {SIDES[who]} ({rule})")
    if led is not None and not may_play(held, led) >> card & 1:
        suit = naipes.SUIT_NAMES[led >> 3]
        raise IllegalMove(f"{text!r} does not follow suit: {suit} were led ({rule})")
    return card


def _declarations(found: Count) -> dict[str, list[int]]:
    sums = {kind: [0, 0] for kind in (*ORDER, "carta-roja")}
    for line in found.lines:
        if line.rule in sums:
            sums[line.rule][line.who] += line.points
    named = {name: sums[kind] for kind, name in NAMES.items()}
    return {**named, "carte_rouge": sums["carta-roja"]} if any(sums["carta-roja"]) else named
