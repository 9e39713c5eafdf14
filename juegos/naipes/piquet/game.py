"""Piquet as a ``Game``: the cut, the deals of a partie, what is written and what a seat sees.

A move is its own notation: a card (``AS``) where chance deals or a player plays, else a word and
what it is about (``descarta 8C 7C``, ``punto 5``, ``cuanto``). A state is written as the dealer,
the packet, the deals and the games written down, and the moves since: ``A 2 28-23 - | AS KS``.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from importlib import import_module

from juegos.core.game import Known, Policy
from juegos.draw.cards.scene import Cards
from juegos.naipes.piquet import former_notation, notation, offers, words
from juegos.naipes.piquet import scene as tablero
from juegos.naipes.piquet.course import Mesa
from juegos.naipes.piquet.cruces import CRUCES, REGLAS, options, readings_of_piquet
from juegos.naipes.piquet.cut import Cutting
from juegos.naipes.piquet.partie import Partida
from juegos.naipes.piquet.position import State, seat_of
from juegos.naipes.piquet.view import View, view

__all__ = ["Juego", "Piquet", "State"]


class Juego(Mesa):
    """A game of piquet under the rules of a table: what is seen of it, said and written."""

    seats = 2
    stake = 1
    policy: Policy | None = None

    def known(self) -> Known:
        """Return exact chances of the cards, and what was found by play, each with its error."""
        resumen = import_module("juegos.naipes.piquet.summary")  # which keeps what this plays
        found: Known = resumen.known(self.slug, self.readings)
        return found

    def sees(self, state: State, seat: int) -> Hashable:
        """Return what that seat knows: the scores, and the deal as it has seen and heard it."""
        head = (seat, state.cut, state.dealer, state.packet, state.scores, state.games, state.past)
        return (*head, self.view(state, seat))

    def view(self, state: State, seat: int) -> View | None:
        """Return the deal that is on as a seat knows it, or None."""
        if state.deal is None:
            return None
        return view(state.deal, seat_of(state, seat), self.opciones)

    def write(self, state: State) -> str:
        """Return a state in the notation of ``notas``."""
        return notation.write(state)

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        return notation.read(self, text)

    def write_move(self, move: str) -> str:
        """Return a move: it is its own notation."""
        return move

    def say_move(self, state: State, move: str) -> str:
        """Return a move in words: ``Play the ace of spades``."""
        return words.say(move)

    def read_move(self, state: State, text: str) -> str:
        """Return the move that ``text`` writes, its cards in any order.

        Raises:
            BadNotation: a word of it is no card, or a card stands twice.
        """
        return former_notation.unfolded(self, state, words.normal(text))

    def steps(self, move: str) -> tuple[str, ...]:
        """Return the cards that a move names; none where it is made by a word."""
        return offers.steps(move)

    def takes(self, move: str) -> tuple[str, ...]:
        """Return nothing: at cards no place is emptied."""
        return ()

    def scene(self, state: State, last: str | None = None) -> Cards:
        """Return what both players may see on the table, and it all in words."""
        return tablero.table(self, state, None)

    def shown_to(self, state: State, seat: int, last: str | None = None) -> Cards:
        """Return what one player sees on the table."""
        return tablero.table(self, state, seat)

    def heard(self, move: str) -> str:
        """Return a move as the other knows of it: of a discard the word alone."""
        return tablero.heard(move)


class Piquet(Juego):
    """Piquet under these readings (crux name to reading key); raises ``UnknownName``."""

    def __init__(self, readings: Mapping[str, str]) -> None:
        chosen = readings_of_piquet(readings)
        weights = (1,) * 6 if chosen["partida"] == "seis" else (2, 1, 1, 2)
        tally = Partida(options(chosen), weights)
        super().__init__("piquet", CRUCES, chosen, tally, Cutting(REGLAS))
