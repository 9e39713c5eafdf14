"""The differences between the games of trictrac's kin: rules and cruces, marking, ends.

Throwing, moving and scoring are the same in all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Protocol

from juegos.core.errors import JuegosError
from juegos.core.game import Event, Outcome, Step
from juegos.core.message import Message
from juegos.core.source import Crux, Rule
from juegos.tablas.trictrac.marking import Marks
from juegos.tablas.trictrac.scoring import Jan, Score, Throw
from juegos.tablas.trictrac.state import Marques, State

Readings = Mapping[str, str]


class Marking(Protocol):
    """The marking of what a throw brings."""

    @property
    def in_points(self) -> bool:
        """Whether a throw brings points, not holes."""

    def brings(self, score: Score, throw: Throw, *, thrower: bool) -> int:
        """Return what a throw brings its thrower, or the other."""

    def says(self, jan: Jan, hand: int) -> Event:
        """Return the event of a jan of the throw of a hand."""

    def gain(self, state: State, seat: int, amount: int) -> Step[State]:
        """Return the state with a positive amount marked for a seat."""

    def marked(self, marks: Marks, seat: int, amount: int) -> Marks:
        """Return the marks after a seat has marked so much, for an opponent to judge."""


class WhenOver(Protocol):
    """The end of a game, and who has won what."""

    @property
    def over(self) -> Rule:
        """The rule that nothing is played after the end."""

    @property
    def by_holes(self) -> bool:
        """Whether the game is won by holes, and so has one winner."""

    def won(self, marks: Marks, seat: int) -> bool:
        """Return whether a seat has won by its holes."""

    def pegged(self, marks: Marks) -> Marks:
        """Return the marks as the pegs show them."""

    def ended(self, step: Step[State], winner: int) -> Step[State]:
        """Return the end of the game, when the last event has given a seat the holes to win."""

    def begun(self, state: State) -> State:
        """Return the state when the first thrower is known."""

    def left(self, state: State, goes: Event) -> Step[State]:
        """Return the state after the hand has gone away."""

    def leaving(self, state: State) -> float:
        """Return the value of going away besides the marks, in holes, for an opponent to judge."""

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    def says(self, state: State) -> tuple[Message, ...]:
        """Return sentences about the state of the game besides the marks."""

    def write(self, state: State) -> str:
        """Return the text after a state of trictrac in the notation."""

    def read(self, text: str) -> tuple[str, Marques]:
        """Return the state of trictrac in a text, and the text after it."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A game of trictrac's kin.

    ``strict`` are the rules that hold only where the players mark for themselves; ``bound`` are
    readings of trictrac's cruces that the game takes for granted.
    """

    slug: str
    rules: tuple[Rule, ...]
    cruces: tuple[Crux, ...]
    marking: Callable[[Readings], Marking]
    ending: Callable[[Readings], WhenOver]
    stake: int = 1
    strict: tuple[Rule, ...] = ()
    bound: Readings = field(default_factory=dict)

    def id_of(self, rule: Rule) -> str:
        """Return the id that a rule of trictrac has in this game."""
        return _id_in(self.slug, rule.id)

    @contextmanager
    def naming(self) -> Iterator[None]:
        """Rename the rule of any error raised inside to its id in this game.

        A rule that this game does not have, as toc has none of jetons, keeps the id of trictrac.
        """
        try:
            yield
        except JuegosError as error:
            own = _id_in(self.slug, error.rule)
            if all(rule.id != own for rule in self.rules):
                raise
            raise error.replace(rule=own) from None


def adopted_rules(slug: str, rules: Iterable[Rule]) -> tuple[Rule, ...]:
    """Return rules of trictrac adopted by another game, under its own ids."""
    return tuple(replace(rule, id=_id_in(slug, rule.id)) for rule in rules)


def _id_in(slug: str, id: str) -> str:
    return f"{slug}.{id.partition('.')[2]}"
