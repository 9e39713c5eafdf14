"""What a game is: frozen states, chance as a player with integer weights, rules by name.

A game is any object of the shape ``Game``; there is no base class. Two games that share a
rule share a function.
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
    """What comes next where no seat is to move: a throw of the dice, or nothing any more."""

    CHANCE = "chance"
    END = "end"


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: each seat's share of the stake (they sum to nought), and by which rule."""

    shares: tuple[Fraction, ...]
    why: Rule


@dataclass(frozen=True, slots=True)
class Event:
    """Something that a move brought about, in words, with the rule that makes it so."""

    rule: Rule
    text: str
    seat: int | None = None
    amount: int = 0


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """What a move leads to.

    ``pays`` is what each seat receives at once; it adds up to nought, and is empty where nothing
    is paid. ``pot`` is what is added to the stake that the outcome will share out.
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


class Game(Protocol[S, M]):
    """A game under chosen readings. ``S`` and ``M`` are frozen and hashable.

    ``stake`` is what the outcome shares if no step adds to it; a game with stake 0 is *staked*:
    tantos are put down on the way, and whoever plays keeps a ``juegos.engine.account``. ``policy``
    is how the players are assumed to decide where odds are published: None where nobody decides,
    or where no way to decide can be taken for granted.
    """

    @property
    def slug(self) -> str:
        """The game's name in addresses and ids."""

    @property
    def seats(self) -> int:
        """How many play."""

    @property
    def stake(self) -> int:
        """What the outcome shares if no step adds to it."""

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All its rules."""

    @property
    def cruces(self) -> tuple[Crux, ...]:
        """What is disputed in it."""

    @property
    def readings(self) -> Mapping[str, str]:
        """The reading chosen of each crux, by its name."""

    @property
    def policy(self) -> Policy | None:
        """How the players are assumed to decide where odds are published."""

    @property
    def hides(self) -> bool:
        """Whether something is kept from a seat: then it is ``Hidden``, without odds of states."""

    def start(self) -> S:
        """Return the state before the first move."""

    def turn(self, state: S) -> int | Turn:
        """Return the seat that is to move, ``CHANCE`` or ``END``."""

    def throws(self, state: S) -> Dist[M]:
        """Return what chance may do at a state where it is to move."""

    def distinct_throws(self, state: S) -> Dist[M]:
        """Return ``throws``, but of those that lead to the same only one, with all their weight."""

    def moves(self, state: S) -> tuple[M, ...]:
        """Return what the seat to move may do, sorted; nothing at chance or at the end."""

    def play(self, state: S, move: M) -> Step[S]:
        """Return what the move leads to; raises ``IllegalMove`` where it is not allowed."""

    def outcome(self, state: S) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""

    def sees(self, state: S, seat: int) -> Hashable:
        """Return what that seat may know of the state."""

    def write(self, state: S) -> str:
        """Return the state in the game's notation."""

    def read(self, text: str) -> S:
        """Return the state that ``text`` writes; raises ``BadNotation``."""

    def write_move(self, move: M) -> str:
        """Return a move in the game's notation."""

    def say_move(self, state: S, move: M) -> str:
        """Return what a move is called where a player chooses among several."""

    def read_move(self, state: S, text: str) -> M:
        """Return the move that ``text`` writes; raises ``BadNotation``."""

    def scene(self, state: S, last: M | None = None) -> AnyScene:
        """Return what a board shows, ``last`` being the move that led here."""


@runtime_checkable
class Stepwise(Protocol):
    """A game whose moves are made on a board from place to place."""

    def steps(self, move: Any) -> tuple[str, ...]:
        """Return the places that a move goes through; none if it is chosen by its name."""

    def takes(self, move: Any) -> tuple[str, ...]:
        """Return the places that a move empties of the other's men."""


@runtime_checkable
class Hidden(Protocol):
    """A game that hides something from its seats: each is shown no more than it ``sees``."""

    def shown_to(self, state: Any, seat: int, last: Any = None) -> AnyScene:
        """Return what the table shows to a seat."""

    def heard(self, move: Any) -> str:
        """Return what the other seats learn of a move, in its notation; empty if nothing."""


class KnownFigures(NamedTuple):
    """What is known of a game as a whole: exact chances, and figures of simulated play.

    ``sampled`` holds a ``juegos.engine.sample.Estimate`` for each name; ``played`` says in words
    who played the games that they come from.
    """

    chances: Mapping[str, Fraction]
    sampled: Mapping[str, Any]
    played: str


@runtime_checkable
class Counted(Protocol):
    """A game whose odds take too long or cannot be exact, but of which some chances are known."""

    def known(self) -> KnownFigures:
        """Return chances and sampled figures of the game as a whole."""


class MoveGraph(TypedDict):
    """How the moves of a state can be made step by step, as JSON.

    A knot is what the board looks like between two steps; the first is the board now. ``knots``
    has for each the steps that can be made there, ``[from, to, knot]``, with the knot that the
    step leads to. ``ends`` has for each the number of the move that is complete there, or None.
    ``dice`` are those that are to be played, one for each step; ``played`` has for each knot which
    of them are played there.
    """

    knots: list[list[list[str | int]]]
    ends: list[int | None]
    dice: list[int]
    played: list[list[bool]]


@runtime_checkable
class MultiStep(Protocol):
    """A game in which a move has several steps, made on the board in any order one likes."""

    def move_graph(self, state: Any) -> MoveGraph:
        """Return how the moves can be made step by step."""


@runtime_checkable
class Positional(Protocol):
    """A game whose sequences of moves are counted by positions alone: no rule of draws applies."""

    @property
    def core(self) -> Any:
        """What the game says of its positions: ``juegos.engine.line_game.Core``."""

    def positions(self, state: Any) -> Positions:
        """Return the position of a state, and what can be done with positions."""

    def canonical(self) -> Callable[[Any], Any]:
        """Return what gives one position for all that must come out alike."""

    def endings(self, most: int) -> Iterable[Any]:
        """Return the positions with at most so many men, the first seat to move."""


class Positions(NamedTuple):
    """A position, what may be done at any position, and what a move leads to."""

    first: Any
    moves: Callable[[Any], Collection[Any]]
    after: Callable[[Any, Any], Any]


def choose(slug: str, cruces: Iterable[Crux], given: Mapping[str, str]) -> dict[str, str]:
    """Return the reading in force for every crux: the one given, else the default.

    Raises:
        UnknownName: the game has no such crux, or the crux no such reading.

    >>> from juegos.catalogue import game
    >>> cruces = game("mayores").cruces
    >>> choose("mayores", cruces, {})
    {'dados': 'tres', 'empate': 'repite'}
    >>> choose("mayores", cruces, {"dados": "dos"})
    {'dados': 'dos', 'empate': 'repite'}
    """
    known = {crux.name: crux for crux in cruces}
    for name, key in given.items():
        if name not in known:
            raise UnknownName(
                _("{slug} has no crux {name!r}; {known}", slug=slug, name=name, known=one_of(known))
            )
        if key not in known[name].keys:
            raise UnknownName(
                _(
                    "{slug}.{name} has no reading {key!r}; {keys}",
                    slug=slug,
                    name=name,
                    key=key,
                    keys=one_of(known[name].keys),
                )
            )
    return {name: given.get(name, crux.default) for name, crux in known.items()}


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
