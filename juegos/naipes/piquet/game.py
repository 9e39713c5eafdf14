"""Piquet as a ``Game``: the cut, the deals of a partie, the notation and the view of a seat.

A move is its own notation: a card (``AS``) where chance deals or a player plays, else a word and
its object (``descarta 8C 7C``, ``punto 5``, ``cuanto``). A state is written as the dealer, the
packet, the deals and the games written down, and the moves since: ``A 2 28-23 - | AS KS``.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.core.about import About
from juegos.core.game import KnownFigures, Policy
from juegos.core.message import _
from juegos.draw.cards.scene import Cards
from juegos.naipes.piquet import in_a_minute, notation
from juegos.naipes.piquet import scene as card_table
from juegos.naipes.piquet.course import Course, Variant
from juegos.naipes.piquet.rules import CRUCES, options
from juegos.naipes.piquet.score import Partie
from juegos.naipes.piquet.state import State

__all__ = ["PIQUET", "Piquet", "State"]


def _partie(readings: Mapping[str, str]) -> Partie:
    """Return the score keeper of a partie of piquet under these readings."""
    weights = (1,) * 6 if readings["partida"] == "seis" else (2, 1, 1, 2)
    return Partie(options(readings), weights)


PIQUET = Variant("piquet", CRUCES, _partie)


class Piquet(Course):
    """A game of piquet under these readings: its views, its words and its notation.

    Raises ``UnknownName`` for a crux or a reading that the game does not have.
    """

    seats = 2
    stake = 1
    policy: Policy | None = None
    hides = True

    def __init__(self, readings: Mapping[str, str], variant: Variant = PIQUET) -> None:
        super().__init__(variant, readings)

    def known(self) -> KnownFigures:
        """Return exact chances of the cards, and figures sampled from play with their errors."""
        from juegos.naipes.piquet import summary  # noqa: PLC0415  only where it is asked for

        return summary.known(self.slug, self.readings)

    def write(self, state: State) -> str:
        """Return a state in the notation of ``juegos.naipes.piquet.notation``."""
        return notation.write(state)

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        return notation.read(self, text)

    def write_move(self, move: str) -> str:
        """Return a move: it is its own notation."""
        return move

    def say_move(self, state: State, move: str) -> str:
        """Return a move in words: ``Play the ace of spades``."""
        return card_table.say_move(move)

    def read_move(self, state: State, text: str) -> str:
        """Return the move that ``text`` writes, its cards in any order.

        Raises:
            BadNotation: a word of it is no card, or a card stands twice.
        """
        return notation.with_answers(self, state, card_table.normal(text))

    def steps(self, move: str) -> tuple[str, ...]:
        """Return the cards that a move names; none where it is made by a word."""
        return card_table.steps(move)

    def takes(self, move: str) -> tuple[str, ...]:
        """Return nothing: at cards no place is emptied."""
        return ()

    def scene(self, state: State, last: str | None = None) -> Cards:
        """Return what both players may see on the table, with a description in words."""
        return card_table.table(self, state, None)

    def shown_to(self, state: State, seat: int, last: str | None = None) -> Cards:
        """Return what one player sees on the table."""
        return card_table.table(self, state, seat)

    def heard(self, move: str) -> str:
        """Return a move as the other player learns of it; of a discard, only the word."""
        return card_table.heard(move)


ABOUT = About(
    "piquet",
    "Piquet",
    "cavendish",
    Piquet,
    says=_("Thirty-two cards: discard, declare, and play for tricks."),
    origin=_("France; its place of origin is unknown"),
    doors={
        "score": "juegos.naipes.piquet.doors:score",
        "partie": "juegos.naipes.piquet.doors:partie",
        "teach": "juegos.naipes.piquet.doors:teach",
        "count": "juegos.naipes.piquet.doors:count",
    },
    pays=("ganancia", "rubicon"),
    marks=True,
    lesson=in_a_minute.PIQUET,
)
