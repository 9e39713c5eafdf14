"""The protocol of a game: frozen states, chance as a player with integer weights, named rules.

A game is any object of the shape ``Game``; there is no base class. Two games that share a rule
share a function.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import Any, Generic, NamedTuple, Protocol, TypedDict, TypeVar, runtime_checkable

from juegos.core.distribution import Dist
from juegos.core.errors import UnknownName, one_of
from juegos.core.message import _
from juegos.core.scene import AnyScene
from juegos.core.source import Crux, Rule

S = TypeVar("S", bound=Hashable)
M = TypeVar("M", bound=Hashable)

SEATS = "AB"


class Turn(Enum):
    """The kind of turn at which no seat moves: a throw of the dice, or the end."""

    CHANCE = "chance"
    END = "end"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: each seat's share of the stake (they sum to zero), and the rule."""

    shares: tuple[Fraction, ...]
    why: Rule


@dataclass(frozen=True, slots=True)
class Event:
    """Something that a move brought about, in words, with the rule behind it."""

    rule: Rule
    text: str
    seat: int | None = None
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The result of a move.

    ``pays`` is what each seat receives at once; it sums to zero, and is empty where nothing is
    paid. ``pot`` is added to the stake that the outcome will share out.
    """

    state: S
    events: tuple[Event, ...] = ()
    pays: tuple[int, ...] = ()
    pot: int = 0


Choice = Callable[[Any], Dist[Any]]


class Policy(NamedTuple):
    """How players are assumed to decide: in words, and as a distribution of moves for a state."""

    says: str
    choice: Choice


class GameRules(Protocol):
    """The rules of a game under chosen readings, by whatever engine it is played."""

    @property
    def slug(self) -> str:
        """The game's name in addresses and ids."""

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All its rules."""

    @property
    def cruces(self) -> tuple[Crux, ...]:
        """What is disputed in it."""

    @property
    def readings(self) -> Mapping[str, str]:
        """The reading chosen of each crux, by its name."""


class Game(GameRules, Protocol[S, M]):
    """A game under chosen readings. ``S`` and ``M`` are frozen and hashable.

    ``stake`` is what the outcome shares out if no step adds to it; a game with stake 0 is *staked*:
    tantos are put down during play, and the caller keeps a ``juegos.engine.account``. ``policy`` is
    how the players are assumed to decide where odds are published: None where nobody decides, or
    where no way of deciding can be assumed.
    """

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def stake(self) -> int:
        """What the outcome shares out if no step adds to it."""

    @property
    def policy(self) -> Policy | None:
        """How the players are assumed to decide where odds are published."""

    @property
    def hides(self) -> bool:
        """Whether a seat does not see everything: it is ``Hidden``, its states have no odds."""

    def start(self) -> S:
        """Return the state before the first move."""

    def turn(self, state: S) -> int | Turn:
        """Return the seat that is to move, ``CHANCE`` or ``END``."""

    def throws(self, state: S) -> Dist[M]:
        """Return what chance may do at a state where it moves."""

    def distinct_throws(self, state: S) -> Dist[M]:
        """Return ``throws`` with those that lead to the same state merged into one."""

    def moves(self, state: S) -> tuple[M, ...]:
        """Return the moves of the seat to move, sorted; none at chance or at the end."""

    def play(self, state: S, move: M) -> Step[S]:
        """Return the result of a move; raises ``IllegalMove`` where it is not allowed."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    def write(self, state: S) -> str:
        """Return the state in the game's notation."""

    def read(self, text: str) -> S:
        """Return the state that ``text`` writes; raises ``BadNotation``."""

    def write_move(self, move: M) -> str:
        """Return a move in the game's notation."""

    def say_move(self, state: S, move: M) -> str:
        """Return the name of a move where a player chooses among several."""

    def read_move(self, state: S, text: str) -> M:
        """Return the move that ``text`` writes; raises ``BadNotation``."""

    def scene(self, state: S, last: M | None = None) -> AnyScene:
        """Return the scene of a state, ``last`` being the move that led to it."""


@runtime_checkable
class Stepwise(Protocol):
    """A game whose moves are made on a board from place to place."""

    def steps(self, move: Any) -> tuple[str, ...]:
        """Return the places that a move goes through; none if it is chosen by its name."""

    def takes(self, move: Any) -> tuple[str, ...]:
        """Return the places from which a move removes the opponent's men."""


@runtime_checkable
class Hidden(Protocol):
    """A game that hides something from its seats: each is shown only what it may know."""

    def shown_to(self, state: Any, seat: int, last: Any = None) -> AnyScene:
        """Return the scene of a state for a seat."""

    def heard(self, move: Any) -> str:
        """Return what the other seats learn of a move, in its notation; empty if nothing.

        The game's ``say_move`` tells that in words too.
        """


class KnownFigures(NamedTuple):
    """Figures known of a game as a whole: exact chances, and results of simulated play.

    ``sampled`` has a ``juegos.engine.sample.Estimate`` for each name; ``played`` says in words who
    played the simulated games.
    """

    chances: Mapping[str, Fraction]
    sampled: Mapping[str, Any]
    played: str


@runtime_checkable
class Counted(Protocol):
    """A game whose odds take too long or cannot be exact, but some of whose chances are known."""

    def known_figures(self) -> KnownFigures:
        """Return the known chances and sampled figures of the game as a whole."""


class MoveGraph(TypedDict):
    """How the moves of a state can be made step by step, as JSON.

    A node is the board between two steps; the first node is the present board. ``knots`` has for
    each node its steps ``[from, to, node]``, with the node that the step leads to. ``ends`` has for
    each node the number of the move that is complete there, or None. ``dice`` are the dice to be
    played, one for each step; ``played`` tells for each node which of them have been played.
    """

    knots: list[list[list[str | int]]]
    ends: list[int | None]
    dice: list[int]
    played: list[list[bool]]


@runtime_checkable
class MultiStep(Protocol):
    """A game in which a move has several steps, made on the board in any order."""

    def move_graph(self, state: Any) -> MoveGraph:
        """Return how the moves of a state can be made step by step."""


@runtime_checkable
class Positional(Protocol):
    """A game whose sequences of moves depend on positions alone, without rules of draws."""

    @property
    def core(self) -> Any:
        """The rules of its positions: a ``juegos.engine.line_game.Core``."""

    def positions(self, state: Any) -> Positions:
        """Return the position of a state, with the functions that play on from it."""

    def canonical(self) -> Callable[[Any], Any]:
        """Return a function from a position to the one that represents all with the same result."""

    def endings(self, most: int) -> Iterable[Any]:
        """Return the positions with at most so many men, the first seat to move."""


class Positions(NamedTuple):
    """A position, the moves of any position, and the position after a move."""

    first: Any
    moves: Callable[[Any], Collection[Any]]
    after: Callable[[Any, Any], Any]


def choose(slug: str, cruces: Iterable[Crux], given: Mapping[str, str]) -> dict[str, str]:
    """Return the reading in force for every crux: the given one, else the default.

    Raises:
        UnknownName: the game has no such crux, or the crux no such reading.

    >>> from juegos.catalogue import game
    >>> cruces = game("mayores").cruces
    >>> choose("mayores", cruces, {})
    {'dados': 'tres', 'empate': 'repite'}
    >>> choose("mayores", cruces, {"dados": "dos"})
    {'dados': 'dos', 'empate': 'repite'}
    """
    by_name = {crux.name: crux for crux in cruces}
    for name, key in given.items():
        if name not in by_name:
            raise UnknownName(
                _(
                    "{slug} has no crux {name!r}; {known}",
                    slug=slug,
                    name=name,
                    known=one_of(by_name),
                )
            )
        if key not in by_name[name].keys:
            raise UnknownName(
                _(
                    "{slug}.{name} has no reading {key!r}; {keys}",
                    slug=slug,
                    name=name,
                    key=key,
                    keys=one_of(by_name[name].keys),
                )
            )
    return {name: given.get(name, crux.default) for name, crux in by_name.items()}


def shares(winner: int | None, why: Rule) -> Outcome:
    """Return the outcome of a game for two in which the winner takes the stake (None: nobody).

    >>> from juegos.catalogue import game
    >>> more_points, tie = game("mayores").rules
    >>> shares(1, more_points).shares
    (Fraction(-1, 1), Fraction(1, 1))
    >>> shares(None, tie).shares
    (Fraction(0, 1), Fraction(0, 1))
    """
    one = Fraction(0) if winner is None else Fraction(1 if winner == 0 else -1)
    return Outcome((one, -one), why)
