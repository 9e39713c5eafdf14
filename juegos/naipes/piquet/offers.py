"""The moves that are made by a word instead of a card: the move, its words, its meaning."""

from __future__ import annotations

from collections.abc import Iterator

from juegos.core.message import Message, _
from juegos.material import cards
from juegos.naipes.piquet.combinations import (
    GRUPO,
    KINDS,
    PUNTO,
    SECUENCIA,
    best,
    say,
    scores,
    strength,
    whole,
)
from juegos.naipes.piquet.course import Course
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.state import Sight, State
from juegos.naipes.piquet.words import say as say_move

Offer = tuple[str, Message, Message]
_FALSE = _("More than you hold since you discarded cards: a false call.")

_SENSES = {
    "reparte": _("The first dealer will be the elder hand in the sixth deal."),
    "cede": _("Then you are the elder hand in the first deal."),
    "a dos": _("Two cards at a time, throughout the partie."),
    "a tres": _("Three cards at a time, throughout the partie."),
    "calla": _("You call nothing of this kind, or sink what you hold."),
    "buena": _("You hold nothing that is better or equal, or do not say so."),
    "igual": _("You hold the same: neither of you scores this kind."),
    "no": _("You hold better, and show it when you count."),
    "cuanto": _("You hold as many cards, and ask what theirs make."),
    "basta": _("You count no more of this kind."),
    "mira": _("You see the cards you left, and so does the other."),
    "deja": _("Nobody sees the cards you left."),
    "blanca": _("A hand dealt without king, queen or knave: ten, before all else."),
    "descarta nada": _("You keep the hand that you were dealt."),
    "retira": _("You called more than you hold: set it right before the first trick."),
    "sigue": _("What was said stands."),
    "corrige": _("You hold better, and say so before the elder goes on."),
    "recoge": _("You may lead another card."),
}
# Where a word means something else in one phase: the phase and the word.
_AT = {
    ("glance", "mira"): _("You alone see the cards you leave to the other."),
    ("glance", "deja"): _("You do not look at the cards you leave to the other."),
    ("mend", "sigue"): _("You have called less than you hold, and leave it so."),
    ("repair", "sigue"): _("You hold better, and do not say so."),
    ("retake", "sigue"): _("The other has taken back a claim; you leave the card that you led."),
}
_SHOWN = {"declara", "suma", "corrige"}


def offers(game: Course, state: State, seat: int | None, seen: Sight | None) -> tuple[Offer, ...]:
    """Return the moves that a seat may make by a word, the best first; none out of its turn."""
    if seat is None or game.turn(state) != seat or (seen and seen.phase == "discard"):
        return (
            (("descarta nada", say_move("descarta nada"), _SENSES["descarta nada"]),)
            if seen and seen.phase == "discard" and "descarta nada" in game.moves(state)
            else ()
        )
    return tuple(_worded(game.moves(state), seen, game.table_rules))


def _worded(moves: tuple[str, ...], seen: Sight | None, rules: TableRules) -> Iterator[Offer]:
    """Yield the moves that are made by a word; first those that name cards, the best before."""
    shown = [m for m in moves if m.partition(" ")[0] in _SHOWN and steps(m)]
    if seen and shown:
        yield from _named_claims(shown, seen, rules)
    numbers = [move for move in moves if move.partition(" ")[2].isdecimal()]
    for move in sorted(numbers, key=lambda m: int(m.partition(" ")[2]), reverse=True):
        yield move, say_move(move), _number(move, seen, rules)
    for move in moves:
        if move not in shown and move not in numbers and not steps(move):
            yield move, say_move(move), _sense(move, seen)


def _named_claims(shown: list[str], seen: Sight, rules: TableRules) -> Iterator[Offer]:
    """Yield the four best combinations that may be called or reckoned by their cards.

    If the player holds some of them truly, only those are offered, and whole ones if there are any.
    """
    masks = {move: cards.read(move.partition(" ")[2]) for move in shown}
    kinds = {move: _kind(mask, seen) for move, mask in masks.items()}
    held = [move for move in shown if not masks[move] & ~seen.hand]
    full = [m for m in held if masks[m] in whole(kinds[m], seen.hand, rules.least)]
    best_first = sorted(
        full or held or shown, key=lambda m: strength(kinds[m], masks[m]), reverse=True
    )
    for move in best_first[:4]:
        points = scores(kinds[move], masks[move], rules.fours)
        sense = _("Good, it scores {points}.", points=points) if move in held else _FALSE
        result = say(kinds[move], masks[move]).capitalize()
        yield move, _("“{call}”", call=result), sense


def _kind(mask: cards.Hand, seen: Sight) -> str:
    """Return the kind of some cards: the current kind, except where Law 56 applies.

    There the elder reckons an omitted combination, a sequence or a trio or quatorze.
    """
    if seen.phase != "right":
        return KINDS[seen.kind]
    ranks = {card & 7 for card in cards.cards(mask)}
    return GRUPO if len(ranks) == 1 else SECUENCIA


def _sense(move: str, seen: Sight | None) -> Message:
    """Return the meaning of a move for the player who makes it."""
    phase = seen.phase if seen else ""
    verb = move.partition(" ")[0]
    return _AT.get((phase, verb)) or _SENSES.get(move) or _SENSES[verb]


def _number(move: str, seen: Sight | None, rules: TableRules) -> Message:
    """Return the meaning of a call of a number of cards for the player who makes it."""
    verb, _blank, many = move.partition(" ")
    if seen is None or verb not in {*KINDS, "corrige"}:
        return _SENSES["blanca"]
    kind = KINDS[seen.kind]
    most = best(kind, seen.hand, rules.least).bit_count()
    if int(many) > most:
        return _FALSE
    if int(many) < most:
        return _("Less than you hold: you sink part of it.")
    if kind == PUNTO:
        return _("As many cards of one suit.")
    return _("As many in sequence, of one suit.")


def steps(move: str) -> tuple[str, ...]:
    """Return the cards that a move names; none if it names no card."""
    words = move.split(" ")
    return tuple(word for word in words if len(word) == 2 and word[-1] in cards.SUITS)
