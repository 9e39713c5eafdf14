"""Computer players: their levels, and the advice that they give."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pkgutil import resolve_name
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar, cast

from juegos.core.errors import UnknownName, one_of, quoted
from juegos.core.message import Message, _

if TYPE_CHECKING:  # whoever asks a player has them
    from fractions import Fraction
    from random import Random

    from juegos.core.review import Reviewer
    from juegos.core.view import View

G = TypeVar("G")
S = TypeVar("S")
M = TypeVar("M")

# Every level that a game may have and what it does, the same in all games; the strongest first.
LEVELS: Mapping[str, Message] = {
    "best": _("Computes exactly what each move gains, and takes the best."),
    "strong": _(
        "Looks as far ahead as it may: at answers, at throws to come, at cards it cannot see."
    ),
    "good": _("Makes mistakes: small ones often, costly ones rarely."),
    "middling": _("Looks a third as far ahead as the strong one, with a third of the work."),
    "weak": _(
        "Looks only at the next turn, and makes mistakes: small ones often, costly ones rarely."
    ),
    "beginner": _("Follows plain precepts."),
    "greedy": _("Takes whatever it can now; never looks ahead."),
    "random": _("Plays a random move."),
}


class Advice(NamedTuple, Generic[M]):
    """A move, its value to the seat to move and the unit of that value, and the reason for it.

    ``work`` counts what the player looked at to find the move, in a unit of its own: positions,
    throws or imagined deals. No player looks at a clock, so the result is the same on every
    machine. ``worth`` has the value of each move that was compared, if there were several.
    """

    move: M
    value: Fraction
    unit: str
    why: str
    work: int = 0
    worth: Mapping[M, Fraction] | None = None


# A function that plays. Given the same view, level and state of the generator, it always makes the
# same move.
Player = Callable[["View[G, S]", str, "Random"], Advice[M]]


@dataclass(frozen=True, slots=True)
class Players:
    """The levels at which the computer plays a game, the strongest first, and the player itself.

    ``plays`` is a reference to the player, ``"module:name"``. ``work`` limits the work for one
    move. ``former`` maps old names of levels to the present ones. ``reviews`` is a reference to the
    reviewer of games that were played; without one, a game is reviewed by its strongest player.
    Levels listed in ``no_better`` are no stronger than the next below: they are not
    offered, but can be asked for by name.
    """

    levels: tuple[str, ...]
    plays: str
    work: int
    former: Mapping[str, str] = field(default_factory=dict)
    reviews: str = ""
    no_better: tuple[str, ...] = ()

    @property
    def offered(self) -> tuple[str, ...]:
        """The levels that are stronger than the next below, the strongest first.

        >>> Players(("good", "greedy", "random"), "", 9, no_better=("greedy",)).offered
        ('good', 'random')
        """
        return tuple(level for level in self.levels if level not in self.no_better)

    def without(self, no_better: tuple[str, ...]) -> Players:
        """Return the same players without offering these levels.

        >>> Players(("good", "random"), "", 9).without(("good",)).offered
        ('random',)
        """
        return replace(self, no_better=no_better) if no_better else self

    def level(self, name: object) -> str:
        """Return the level of this name, present or former; raises ``UnknownName``.

        >>> players = Players(("strong", "weak"), "", 100, {"fuerte": "strong"})
        >>> players.level("weak"), players.level("fuerte")
        ('weak', 'strong')
        >>> players.level("strongest")
        Traceback (most recent call last):
            ...
        juegos.core.errors.UnknownName: there is no level 'strongest'; there are: strong, weak
        """
        current = self.former.get(name, name) if isinstance(name, str) else None
        if current not in self.levels:
            raise UnknownName(
                _(
                    "there is no level {name}; {levels}",
                    name=quoted(name),
                    levels=one_of(self.offered),
                )
            )
        return str(current)

    def player(self) -> Player[Any, Any, Any]:
        """Return the player.

        >>> Players(("best", "random"), "juegos.engine.players:advise", 9).player().__name__
        'advise'
        """
        return cast("Player[Any, Any, Any]", resolve_name(self.plays))

    def reviewer(self) -> Reviewer | None:
        """Return the reviewer, or None.

        >>> Players(("random",), "juegos.engine.players:advise", 9).reviewer() is None
        True
        """
        return cast("Reviewer", resolve_name(self.reviews)) if self.reviews else None

    def advise(self, view: View[Any, Any], level: object, seed: Random) -> Advice[Any]:
        """Return the move that a player of this level makes.

        Raises:
            UnknownName: there is no such level.
            NotExact: the values of the moves cannot be computed.

        >>> from random import Random
        >>> from juegos.catalogue import entry, game
        >>> from juegos.core.view import view
        >>> alquerque = game("alquerque")
        >>> seen = view(alquerque, alquerque.read("5/5/2b2/2w2/5 w"))
        >>> advice = entry("alquerque").players.advise(seen, "greedy", Random(1))
        >>> alquerque.write_move(advice.move), advice.unit
        ('c2xc4', 'men')
        """
        return self.player()(view, self.level(level), seed)


def random_move(moves: tuple[M, ...], unit: str, rng: Random) -> Advice[M]:
    """Return a move drawn at random, which is what ``random`` plays at every game.

    >>> from random import Random
    >>> random_move(("a1-a2", "b1-b2"), "points", Random(1)).why
    'Chosen at random.'
    """
    from fractions import Fraction  # noqa: PLC0415  only an answer needs it

    return Advice(rng.choice(moves), Fraction(0), unit, _("Chosen at random."))


def softened(worth: Mapping[M, int], cost: int, rng: Random) -> M:
    """Return a move drawn at random, most often the best; costly mistakes are rare.

    A mistake that loses ``cost`` is made a quarter as often as the best move, one that loses three
    times as much a sixteenth as often.

    >>> from random import Random
    >>> worth, rng = {"a1-a2": 0, "b1-b2": -100, "c1-c2": -300}, Random(1)
    >>> drawn = [softened(worth, 100, rng) for _ in range(5000)]
    >>> [drawn.count(move) for move in worth]
    [3762, 984, 254]
    """
    best = max(worth.values())
    # Whole numbers, so that every machine draws alike.
    odds = [(10_000 * cost // (cost + best - value)) ** 2 for value in worth.values()]
    return rng.choices(list(worth), odds)[0]


def estimated(move: M, value: float, unit: str, why: str, work: int = 0) -> Advice[M]:
    """Return advice with an estimated value, rounded to a hundredth.

    >>> estimated("a1-a2", 0.666, "points", "It looks good.").value
    Fraction(67, 100)
    """
    from fractions import Fraction  # noqa: PLC0415  only an answer needs it

    return Advice(move, Fraction(round(100 * value), 100), unit, why, work)
