"""Piquet in words: what a move is called, what lies on the table for both to see."""

from __future__ import annotations

import re

from juegos.core.game import SEATS
from juegos.draw.dice.scene import Scene
from juegos.material import cards
from juegos.naipes.piquet.course import Course
from juegos.naipes.piquet.position import State
from juegos.naipes.piquet.state import counted

_WORDS = {
    "reparte": "Deal.",
    "cede": "Let the other deal.",
    "a dos": "Deal by twos.",
    "a tres": "Deal by threes.",
    "blanca": "“I have a carte blanche.”",
    "calla": "Say nothing.",
    "buena": "“Good.”",
    "no": "“Not good.”",
    "igual": "“Equal.”",
    "cuanto": "Ask: “Making?” or “How high?”",
    "basta": "That is all.",
    "mira": "Look at the cards left.",
    "deja": "Leave the cards unseen.",
    "descarta nada": "Put out nothing.",
    "sigue": "Let it stand.",
    "corrige": "Correct yourself: “Not good.”",
    "recoge": "Take up the card you led.",
}
_VERBS = {
    "descarta": "Put out",
    "declara": "Declare",
    "suma": "Reckon",
    "punto": "Call a point of",
    "secuencia": "Call a sequence of",
    "retira": "Take back",
    "corrige": "Correct yourself, and call",
    "blanca": "“Discard for carte blanche”; take",
}
_NUMBER = re.compile("[0-9]{1,2}")  # as many cards as are called; a pack has no more
_BACK = {"punto": "the point", "secuencia": "the sequence", "grupo": "the set"}


def say(move: str) -> str:
    """Return a move in words: ``Put out 8C 7C.``, ``The ace of spades.``."""
    if ", " in move:
        return " ".join(map(say, move.split(", ")))
    if move in _WORDS:
        return _WORDS[move]
    verb, _, what = move.partition(" ")
    if not what:
        return f"The {cards.say(cards.read_card(move))}."
    return f"{_VERBS[verb]} {_BACK.get(what, what)}."


def normal(text: str) -> str:
    """Return a move, or several, with its cards in the order in which they are written.

    Raises:
        BadNotation: a word is neither a card nor one that moves begin with, or a card is twice.
    """
    if ", " in text:
        return ", ".join(map(normal, text.split(", ")))
    verb, _, what = text.partition(" ")
    if text in _WORDS or text in {f"retira {kind}" for kind in _BACK}:
        return text
    if verb in _VERBS and _NUMBER.fullmatch(what):
        return f"{verb} {int(what)}"
    if verb in {"descarta", "declara", "suma", "corrige"}:
        return f"{verb} {cards.write(cards.read(what))}"
    return cards.write_card(cards.read_card(text))


def scene(game: Course, state: State) -> Scene:
    """Return the table as both players see it: no card that one of them holds hidden."""
    turn = game.turn(state)
    hand = turn if isinstance(turn, int) else None
    says, where = game.tally.says(state.scores, state.games), ""
    if state.deal is not None and state.deal.phase != "reparto":
        total = counted(state.deal, game.table_rules).total
        elder = 1 - state.dealer
        where = f"{SEATS[elder]} is elder and counts {total[0]}, the younger {total[1]}."
    return Scene("naipes", says, hand=hand, count=0, position=where)
