"""Piquet in words: the names of moves, and the state of the game as both players see it."""

from __future__ import annotations

import re

from juegos.core.game import SEATS
from juegos.core.message import Message, _, join_sentences
from juegos.draw.dice.scene import Scene
from juegos.material import cards
from juegos.naipes.piquet.course import Course
from juegos.naipes.piquet.state import State, counted

_WORDS = {
    "reparte": _("Deal."),
    "cede": _("Let the other deal."),
    "a dos": _("Deal by twos."),
    "a tres": _("Deal by threes."),
    "blanca": _("“I have a carte blanche.”"),
    "calla": _("Say nothing."),
    "buena": _("“Good.”"),
    "no": _("“Not good.”"),
    "igual": _("“Equal.”"),
    "cuanto": _("Ask: “Making?” or “How high?”"),
    "basta": _("That is all."),
    "mira": _("Look at the cards left."),
    "deja": _("Leave the cards unseen."),
    "descarta nada": _("Discard nothing."),
    "sigue": _("Let it stand."),
    "corrige": _("Correct yourself: “Not good.”"),
    "recoge": _("Take up the card you led."),
    "retira punto": _("Take back the point."),
    "retira secuencia": _("Take back the sequence."),
    "retira grupo": _("Take back the set."),
}
# Moves of a word followed by cards, or by how many cards.
_VERBS = {
    "descarta": _("Discard {cards}."),
    "declara": _("Declare {cards}."),
    "suma": _("Count {cards}."),
    "punto": _("Call a point of {cards}."),
    "secuencia": _("Call a sequence of {cards}."),
    "corrige": _("Correct yourself, and call {cards}."),
    "blanca": _("“Discard for carte blanche”; take {cards}."),
}
# What the other player hears of a move whose cards he does not see.
_HEARD = {"descarta": _("Discard."), "declara": _("Declare."), "suma": _("Count.")}
_NUMBER = re.compile("[0-9]{1,2}")  # as many cards as are called; a pack has no more


def say(move: str) -> Message:
    """Return a move, or what is heard of it, in words: ``Discard 8C 7C.``, ``Discard.``."""
    if ", " in move:
        return join_sentences(*map(say, move.split(", ")))
    if result := _WORDS.get(move) or _HEARD.get(move):
        return result
    verb, blank, what = move.partition(" ")
    if not blank:
        return _("The {card}.", card=cards.say(cards.read_card(move)))
    return _VERBS[verb].with_fields(cards=what)


def normal(text: str) -> str:
    """Return a move, or several, with its cards in the order of the notation.

    Raises:
        BadNotation: a word is no card and begins no move, or a card occurs twice.
    """
    if ", " in text:
        return ", ".join(map(normal, text.split(", ")))
    if text in _WORDS:
        return text
    verb, _blank, what = text.partition(" ")
    if verb in _VERBS and _NUMBER.fullmatch(what):
        return f"{verb} {int(what)}"
    if verb in {"descarta", "declara", "suma", "corrige"}:
        return f"{verb} {cards.write(cards.read(what))}"
    return cards.write_card(cards.read_card(text))


def scene(game: Course, state: State) -> Scene:
    """Return the words about the table for both players, without cards that only one sees."""
    turn = game.turn(state)
    hand = turn if isinstance(turn, int) else None
    says, where = game.tally.says(state.scores, state.games), ""
    if state.deal is not None and state.deal.phase != "deal":
        total = counted(state.deal, game.table_rules).total
        elder = 1 - state.dealer
        where = _(
            "{seat} is elder and counts {elder}, the younger {younger}.",
            seat=SEATS[elder],
            elder=total[0],
            younger=total[1],
        )
    return Scene("naipes", says, hand=hand, count=0, position=where)
