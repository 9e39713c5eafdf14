"""The interface for Python programs: games, odds, positions, tables, records.

``import juegos`` has all of it: ``juegos.games``, ``juegos.game``, ``juegos.play``,
``juegos.odds``, ``juegos.record``, ``juegos.table``, once called ``juegos.report``, as it still is.
A reading is given by the name of its crux, ``cubo="si"``, with ``_`` for ``-``: ``dados_ambos``.
In a notebook a position shows its board and a table its rows. Errors are those of
``juegos.core.errors``.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from juegos import catalogue
from juegos.core.errors import BadRequest, NotExact
from juegos.core.game import Event, Game, Outcome, Turn
from juegos.core.message import _
from juegos.core.record import parse
from juegos.core.table import Table
from juegos.draw.drawing import svg
from juegos.engine import account as accounts
from juegos.engine import replay
from juegos.engine.account import Account
from juegos.engine.odds import Odds
from juegos.engine.odds import odds as exact
from juegos.engine.sample import draw
from juegos.tables import table

WHOLE = ("first_wins", "second_wins", "nobody_wins", "mean_casts")  # the figures of a whole game

__all__ = ["Game", "Odds", "Position", "Table"]
__all__ += ["game", "games", "odds", "play", "record", "report", "table"]


@dataclass(frozen=True, slots=True)
class Position:
    """The state of a game with the account of its stakes, and the events of the last move."""

    game: Game[Hashable, Hashable]
    state: Hashable
    account: Account
    events: tuple[Event, ...] = ()

    @property
    def turn(self) -> int | Turn:
        """The turn: a seat, counted from 0, ``Turn.CHANCE``, or ``Turn.END``.

        >>> game("azar").turn
        <Turn.CHANCE: 'chance'>
        """
        return self.game.turn(self.state)

    @property
    def legal_moves(self) -> tuple[str, ...]:
        """The legal moves, or the possible throws and deals, in the notation of the game.

        >>> game("alquerque").legal_moves
        ('b2-c3', 'c2-c3', 'd2-c3', 'd3-c3')
        """
        chance = self.turn is Turn.CHANCE
        moves = self.game.throws(self.state) if chance else self.game.moves(self.state)
        return tuple(map(self.game.write_move, moves))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, and by which rule; None while it goes on.

        >>> play("mayores", "6-4-1", "5-3-1").outcome.why.id
        'mayores.gana'
        """
        return self.game.outcome(self.state)

    @property
    def notation(self) -> str:
        """The position in the notation of the game, with the account if the game is staked.

        >>> play("mayores", "6-4-1").notation
        'segunda B 11 -'
        """
        return accounts.write(self.game, self.state, self.account)

    def play(self, *moves: str) -> Position:
        """Return the position after these moves; raises ``IllegalMove`` or ``BadNotation``.

        >>> game("mayores").play("6-4-1")
        mayores: segunda B 11 -
        """
        here = self
        for move in moves:
            here = here._after(self.game.read_move(here.state, move))
        return here

    def throw(self, dice: str = "", *, seed: int | None = None) -> Position:
        """Return the position after these dice, or after a random throw, the same for each seed.

        Raises:
            BadRequest: it is not the turn of chance.
            IllegalMove: there is no such throw.
            BadNotation: the dice are badly written.

        >>> game("mayores").throw("6-4-1")
        mayores: segunda B 11 -
        >>> game("mayores").throw(seed=1)
        mayores: segunda B 7 -
        """
        if self.turn is not Turn.CHANCE:
            raise BadRequest(_("there is nothing to throw here; ask 'moves' what there is to do"))
        if dice:
            return self.play(dice)
        return self._after(draw(self.game.throws(self.state), random.Random(seed)))

    def odds(self) -> Odds:
        """Return the exact odds from here on; raises ``NotExact`` where there are none.

        A game that is counted as a whole, such as doblet, has odds only at its start.

        >>> play("mayores", "6-4-1").odds().p_first
        Fraction(9, 16)
        """
        if self.state == self.game.start() and (stored := _stored_odds(self.game)):
            return stored
        if catalogue.entry(self.game.slug).counted(self.game):
            message = _("{slug} has chances as a whole, not of a state", slug=self.game.slug)
            raise NotExact(message)
        return exact(self.game, self.state, account=self.account)

    def _after(self, move: Hashable) -> Position:
        step = self.game.play(self.state, move)
        return Position(self.game, step.state, self.account.after(step), step.events)

    def svg(self) -> str:
        """Return the drawing of the board as SVG.

        >>> game("alquerque").svg()[:4]
        '<svg'
        """
        return svg(accounts.scene(self.game, self.state, self.account))

    def _repr_svg_(self) -> str:
        """Return the drawing of the board, which Jupyter shows."""
        return self.svg()

    def __repr__(self) -> str:
        return f"{self.game.slug}: {self.notation}"


def games() -> tuple[str, ...]:
    """Return the names of all games.

    >>> games()[:3]
    ('mayores', 'menores', 'tanto')
    """
    return tuple(catalogue.CATALOGUE)


def game(slug: str, readings: Mapping[str, str] | None = None, **more: str) -> Position:
    """Return a game at its start, under readings given by name or as a mapping.

    Raises:
        UnknownName: there is no such game, crux or reading.

    >>> game("backgammon", cubo="si").game.readings["cubo"]
    'si'
    """
    chosen = catalogue.game(slug, _readings(readings, more))
    return Position(chosen, chosen.start(), accounts.opening(chosen))


def _readings(given: Mapping[str, str] | None, more: Mapping[str, str]) -> dict[str, str]:
    """Return all readings that were given; the name of a crux has no underscore."""
    return {**(given or {}), **{name.replace("_", "-"): key for name, key in more.items()}}


def odds(slug: str, readings: Mapping[str, str] | None = None, **more: str) -> Odds:
    """Return the exact odds of a game from its start, under readings given by name or mapping.

    Raises:
        UnknownName: there is no such game, crux or reading.
        NotExact: the odds of this game cannot be computed exactly.

    >>> odds("azar", encuentro="pasa").mean_net
    Fraction(200, 6337)
    """
    asked = catalogue.game(slug, _readings(readings, more))
    return _stored_odds(asked) or exact(asked)


def _stored_odds(asked: Game[Hashable, Hashable]) -> Odds | None:
    """Return the odds of a game whose chances are stored because they take minutes to compute."""
    counted = catalogue.entry(asked.slug).counted(asked)
    chances = counted.known_figures().chances if counted else {}
    if "first_wins" not in chances:
        return None
    first, second, nobody, casts = (chances[name] for name in WHOLE)
    net = first - second  # each has put in one stake
    return Odds(first, second, nobody, casts, net, first + second - net**2, Fraction(1))


def play(
    slug: str, *moves: str, readings: Mapping[str, str] | None = None, **more: str
) -> Position:
    """Return the position of a game after these moves, given in its notation.

    Raises:
        UnknownName: there is no such game, crux or reading.
        BadNotation: a move is badly written.
        IllegalMove: a move is not allowed.

    >>> play("alquerque", "c2-c3").legal_moves
    ('c4xc2',)
    """
    return game(slug, readings, **more).play(*moves)


def record(text: str) -> Position:
    r"""Return the last position of a game written down, replayed by the rules.

    Raises:
        JuegosError: of the kind that fits, its message headed by the line of the error.

    >>> record("Game: mayores\n\n6-4-1\n5-3-1\n")
    mayores: fin A mayores.gana
    """
    written = parse(text)
    chosen = catalogue.game_of(written)
    here = Position(chosen, *replay.begin(chosen, written))
    for _move, step in replay.replay(chosen, written):
        here = Position(chosen, step.state, here.account.after(step), step.events)
    return here


report = table  # the name that it once had
