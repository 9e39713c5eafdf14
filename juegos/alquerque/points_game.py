"""A game of points as a ``Game``: a core with draws, offers and a board."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from juegos.alquerque.notation import Notation
from juegos.alquerque.state import WHO, State
from juegos.core.distribution import Dist
from juegos.core.errors import IllegalMove
from juegos.core.game import Event, Outcome, Policy, Positions, Step, Turn, shares
from juegos.core.message import _
from juegos.draw.points.scene import Points
from juegos.engine.line_game import Core, Move

if TYPE_CHECKING:
    from juegos.core.about import Make, Readings

from juegos.core.message import Message, _n, join_sentences
from juegos.engine.line_game import Ending

OFFER, TAKE, REFUSE = _TALK = Move(mark="tablas"), Move(mark="acepta"), Move(mark="rehusa")


def game_maker(core: Callable[[Readings], Core[Any]]) -> Make:
    """Return a function that makes a game of points under readings, from one that makes its core.

    >>> from juegos.alquerque.zamma import Zamma
    >>> game_maker(Zamma)({}).slug
    'zamma'
    """
    return lambda readings: PointsGame(core(readings))


class PointsGame(Notation):
    """A game of points as a ``Game``."""

    seats = 2
    stake = 1
    policy: Policy | None = None
    hides = False

    def __init__(self, core: Core[Any]) -> None:
        self.core = core
        self.slug = core.slug
        self.rules = core.rules
        self.cruces = core.cruces
        self.readings = core.readings
        self._rule = {rule.id: rule for rule in core.rules}
        self._legal = lru_cache(maxsize=4096)(lambda position: tuple(sorted(core.moves(position))))

    def start(self) -> State:
        """Return the state before the first move."""
        return State(self.core.start())

    def turn(self, state: State) -> int | Turn:
        """Return the seat to move, chance where dice are cast, or the end."""
        if state.end or not self._legal(state.position):
            return Turn.END
        if self._cast(state):
            return Turn.CHANCE
        side = self.core.side(state.position)
        return 1 - side if state.offer == side else side

    def throws(self, state: State) -> Dist[Move]:
        """Return the throws of the dice; raises ``IllegalMove`` where none are cast."""
        if cast := self._cast(state):
            return cast
        raise IllegalMove(_("nothing is thrown here: a player moves"))

    def distinct_throws(self, state: State) -> Dist[Move]:
        """Return every throw: none is known to be equivalent to another."""
        return self.throws(state)

    def _cast(self, state: State) -> Dist[Move] | None:
        throws = None if state.end else self.core.throws
        return throws(state.position) if throws else None

    def moves(self, state: State) -> tuple[Move, ...]:
        """Return the moves of the seat to move, including offers of a draw and answers to one."""
        if isinstance(self.turn(state), Turn):
            return ()
        if state.offer == self.core.side(state.position):
            return (TAKE, REFUSE)
        talk = (OFFER,) if self._agree and state.offer is None else ()
        return (*talk, *self._legal(state.position))

    @property
    def _agree(self) -> bool:
        return not self.core.final.repeats

    def play(self, state: State, move: Move) -> Step[State]:
        """Return the result of a move; raises ``IllegalMove``, naming the rule that forbids it."""
        if move not in (self._cast(state) or self.moves(state)):
            raise self._refusal(state, move)
        if move in _TALK:
            return self._draw_offer(state, move)
        return self._step(state, move)

    def _draw_offer(self, state: State, move: Move) -> Step[State]:
        """Return the result of offering, taking or refusing a draw."""
        rule, side = self.core.final.rule, self.core.side(state.position)
        if move == OFFER:
            event = Event(rule, _("{player} offers a draw.", player=WHO[side]), side)
            return Step(replace(state, offer=side), (event,))
        if move == REFUSE:
            text = _("{player} refuses the draw.", player=WHO[1 - side])
            event = Event(rule, text, 1 - side)
            return Step(replace(state, offer=-1), (event,))
        ended = replace(state, offer=None, end=rule.id)
        return Step(ended, (Event(rule, _("The draw is agreed.")),))

    def _step(self, state: State, move: Move) -> Step[State]:
        """Return the result of a move on the board, with the end if it brings one."""
        core, here = self.core, state.position
        events = core.narrate(here, move)
        there = core.after(here, move)
        if core.irreversible(here, move):
            after = State(there)
        else:
            past = (*state.past, here) if core.final.repeats else ()
            after = State(there, state.idle + 1 if core.final.plies else 0, past)
        if not self._legal(there):
            ending = core.ending(there)
        elif end := draw_ending(core, after):
            ending, after = end, replace(after, end=end.why.id)
        else:
            return Step(after, events)
        return Step(after, (*events, Event(ending.why, ending.says, ending.winner)))

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        if not state.end:
            if self._legal(state.position):
                return None
            ending = self.core.ending(state.position)
            return shares(ending.winner, ending.why)
        end = draw_ending(self.core, state)
        winner = end.winner if end and end.why.id == state.end else None
        return shares(winner, self._rule[state.end])

    def positions(self, state: State) -> Positions:
        """Return the position of a state, with the core's functions on positions."""
        return Positions(state.position, self.core.moves, self.core.after)

    def canonical(self) -> Callable[[Any], Any]:
        """Return a function from a position to the one that represents all with the same result."""
        from juegos.alquerque.endings import canonicalizer  # noqa: PLC0415  few ask for it

        return canonicalizer(self.core)

    def endings(self, most: int) -> Iterable[Any]:
        """Return the positions with at most so many men, at least one of each, White to move."""
        from juegos.alquerque.endings import endings  # noqa: PLC0415  few ask for it

        return endings(self.core, most, once=True)

    def say_move(self, state: State, move: Move) -> str:
        """Return the name of a move where a player chooses among several.

        Where players number the squares, it has their numbers: ``32-28``, ``26x37``.
        """
        return self.say_at(state.position, move) if move.path else _MARK_TEXTS.get(move.mark, "")

    def say_at(self, position: Any, move: Move) -> str:
        """Return the name of a move on the board at a position."""
        named = self.core.board.numbers
        return self.short(position, move, named) if named else self.write_move(move)

    def short(self, position: Any, move: Move, named: Mapping[int, str], takes: str = "x") -> str:
        """Return a move by its two ends; by every square where another move has the same ends."""
        path = move.path
        if len(path) == 1:
            return named[path[0]] + move.mark
        ends = path[0], path[-1]
        like = [one for one in self._legal(position) if (one.path[0], one.path[-1]) == ends]
        return (takes if move.taken else "-").join(
            named[point] for point in (path if len(like) > 1 else ends)
        )

    def read_move(self, state: State, text: str) -> Move:
        """Return the move that ``text`` writes.

        Raises:
            BadNotation: it names no points; ``at`` is the place.
            IllegalMove: it is well written, but illegal here; the message names the rule.
        """
        for move in self._cast(state) or self.moves(state):
            if self.write_move(move) == text:
                return move
        path = self.read_path(text, self._legal(self.core.start())[0])
        raise self._refusal(state, Move(path), text)

    def _refusal(self, state: State, move: Move, text: str = "") -> IllegalMove:
        text = text or self.write_move(move)
        if self.turn(state) is Turn.END:
            return IllegalMove(_("{text!r}: the game is over", text=text))
        if not move.path or state.offer in {0, 1}:
            return IllegalMove(_("{text!r} is not for saying here", text=text))
        rule, why = self.core.explain_refusal(state.position, move.path)
        message = _("{text!r}: {why} [{rule}]", text=text, why=why, rule=rule.id)
        return IllegalMove(message, rule=rule.id)

    def scene(self, state: State, last: Move | None = None) -> Points:
        """Return the board, with the last move and the turn."""
        core = self.core
        turn = self.turn(state)
        names = core.board.names
        end = self.outcome(state)
        return Points(
            core.board,
            core.look,
            self._caption(state, end),
            tuple(sorted((names[p], what) for p, what in core.men(state.position).items())),
            None if isinstance(turn, Turn) else turn,
            tuple(names[p] for p in last.path) if last else (),
            self.takes(last) if last else (),
            core.counts(state.position),
            core.counts(core.start()),
            draws=self._agree,
        )

    def _caption(self, state: State, end: Outcome | None) -> str:
        if end is not None:
            winner = next((s for s, share in enumerate(end.shares) if share > 0), None)
            if winner is None:
                return _("Drawn.")
            return _("{player} has won.", player=WHO[winner])
        if state.offer in {0, 1}:
            return _("{player} is offered a draw.", player=WHO[state.offer == 0])
        player = WHO[self.core.side(state.position)]
        if self._cast(state):
            return _("{player} throws.", player=player)
        return _("{player} moves.", player=player)


_MARK_TEXTS = {
    "tablas": _("Offer a draw"),
    "acepta": _("Accept the draw"),
    "rehusa": _("Refuse the draw"),
}

_STANDS = {
    2: _("The position occurs for the second time."),
    3: _("The position occurs for the third time."),
}


def draw_ending(core: Core[Any], state: State) -> Ending | None:
    """Return the end of a game without progress, or None while it may go on."""
    final = core.final
    stood = 1 + state.past.count(state.position)
    if final.repeats and stood >= final.repeats:
        rule, says = final.repeated, _STANDS[stood]
    elif final.plies and state.idle >= final.plies:
        rule, says = final.rule, _idle(state.idle)
    else:
        return None
    first, second = core.counts(state.position)
    if final.by_count and first != second:
        winner = 0 if first > second else 1
        wins = _(
            "{player} has more men, {more} to {fewer}, and wins.",
            player=WHO[winner],
            more=max(first, second),
            fewer=min(first, second),
        )
        return Ending(winner, final.by_count, join_sentences(says, wins))
    if final.by_count:
        each = _n(
            "Each player has {count} man: nobody wins.",
            "Each player has {count} men: nobody wins.",
            first,
        )
        return Ending(None, final.by_count, join_sentences(says, each))
    return Ending(None, rule, join_sentences(says, _("Nobody wins.")))


def _idle(turns: int) -> Message:
    return _n(
        "{count} turn has changed nothing lasting.",
        "{count} turns have changed nothing lasting.",
        turns,
    )
