"""What may be said at the table of piquet: each move made by a word, and the sense of the word."""

from __future__ import annotations

from collections.abc import Iterator

from juegos.material import cards
from juegos.naipes.piquet import words as cuadro
from juegos.naipes.piquet.combinations import (
    GRUPO,
    KINDS,
    SECUENCIA,
    best,
    say,
    scores,
    strength,
    whole,
)
from juegos.naipes.piquet.course import Course
from juegos.naipes.piquet.cruces import TableRules
from juegos.naipes.piquet.position import State
from juegos.naipes.piquet.view import Sight

Offer = tuple[str, str, str]
_FALSE = "More than you hold since you put cards out: a false call."

_SENSES = {
    "reparte": "Who deals first will be the elder when the sixth deal comes.",
    "cede": "Then you are the elder hand in the first deal.",
    "a dos": "Two cards at a time, throughout the partie.",
    "a tres": "Three cards at a time, throughout the partie.",
    "calla": "You call nothing of this kind, or sink what you hold.",
    "buena": "You hold nothing that is better or equal, or do not say so.",
    "igual": "You hold the same: neither of you scores this kind.",
    "no": "You hold better, and show it when you reckon.",
    "cuanto": "You hold as many, and ask what theirs comes to.",
    "basta": "You reckon no more of this kind.",
    "mira": "You see the cards you left, and so does the other.",
    "deja": "Nobody sees the cards you left.",
    "blanca": "A hand dealt without king, queen or knave: ten, before all else.",
    "descarta nada": "You keep the hand that you were dealt.",
    "retira": "You called more than you hold: set it right before the first trick.",
    "sigue": "What was said stands.",
    "corrige": "You hold better, and say so before the elder goes on.",
    "recoge": "You lead another card, if you will.",
}
# The sense of a word that has another in another phase.
_AT = {
    ("mirada", "mira"): "You alone see the cards you leave to the other.",
    ("mirada", "deja"): "You do not look at the cards you leave to the other.",
    ("enmienda", "sigue"): "You have called less than you hold, and leave it so.",
    ("repara", "sigue"): "You hold better, and do not say so.",
    ("recoge", "sigue"): "The other has taken back a claim; your card lies.",
}
_SHOWN = {"declara", "suma", "corrige"}


def offers(game: Course, state: State, seat: int | None, seen: Sight | None) -> tuple[Offer, ...]:
    """Return what the seat may say, the best first; nothing where it is not its turn."""
    if seat is None or game.turn(state) != seat or (seen and seen.phase == "descarte"):
        return (
            (("descarta nada", cuadro.say("descarta nada"), _SENSES["descarta nada"]),)
            if seen and seen.phase == "descarte" and "descarta nada" in game.moves(state)
            else ()
        )
    return tuple(_worded(game.moves(state), seen, game.table_rules))


def _worded(moves: tuple[str, ...], seen: Sight | None, rules: TableRules) -> Iterator[Offer]:
    """Yield the moves that are made by a word: what is called as it is held first."""
    shown = [m for m in moves if m.partition(" ")[0] in _SHOWN and steps(m)]
    if seen and shown:
        yield from _named(shown, seen, rules)
    numbers = [move for move in moves if move.partition(" ")[2].isdecimal()]
    for move in sorted(numbers, key=lambda m: int(m.partition(" ")[2]), reverse=True):
        yield move, cuadro.say(move), _number(move, seen, rules)
    for move in moves:
        if move not in shown and move not in numbers and not steps(move):
            yield move, cuadro.say(move), _sense(move, seen)


def _named(shown: list[str], seen: Sight, rules: TableRules) -> Iterator[Offer]:
    """Yield what may be called or reckoned by its cards, the best four, what is held before."""
    masks = {move: cards.read(move.partition(" ")[2]) for move in shown}
    kinds = {move: _kind(mask, seen) for move, mask in masks.items()}
    held = [move for move in shown if not masks[move] & ~seen.hand]
    full = [m for m in held if masks[m] in whole(kinds[m], seen.hand, rules.least)]
    best_first = sorted(
        full or held or shown, key=lambda m: strength(kinds[m], masks[m]), reverse=True
    )
    for move in best_first[:4]:
        points = scores(kinds[move], masks[move], rules.fours)
        sense = f"Good, it scores {points}." if move in held else _FALSE
        said = say(kinds[move], masks[move])
        yield move, f"“{said[:1].upper()}{said[1:]}”", sense


def _kind(mask: cards.Hand, seen: Sight) -> str:
    """Return the kind that is on; of what the elder had left out, the one that the cards are."""
    if seen.phase != "rectifica":
        return KINDS[seen.kind]
    ranks = {card & 7 for card in cards.cards(mask)}
    return GRUPO if len(ranks) == 1 else SECUENCIA


def _sense(move: str, seen: Sight | None) -> str:
    phase = seen.phase if seen else ""
    verb = move.partition(" ")[0]
    return _AT.get((phase, verb)) or _SENSES.get(move) or _SENSES[verb]


def _number(move: str, seen: Sight | None, rules: TableRules) -> str:
    """Return the sense of a call of so many cards."""
    verb, _, many = move.partition(" ")
    if seen is None or verb not in {*KINDS, "corrige"}:
        return _SENSES["blanca"]
    kind = KINDS[seen.kind]
    most = best(kind, seen.hand, rules.least).bit_count()
    if int(many) > most:
        return _FALSE
    if int(many) < most:
        return "Less than you hold: to sink a part of it."
    return "As many cards of one suit." if kind == "punto" else "As many in sequence, of one suit."


def steps(move: str) -> tuple[str, ...]:
    """Return the cards that a move names; none where it is made by a word."""
    words = move.split(" ")
    return tuple(word for word in words if len(word) == 2 and word[-1] in cards.SUITS)
