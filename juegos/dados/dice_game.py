"""The table that every game of dice for two is played on: its states, notation and board.

A state is written ``carrera A 11 9``: the phase, the hand (the seat that casts), the number
given to the other and the hand's own (``-`` while there is none); where the two gather something
on the way, what each has of it: ``junta A 11 9 24:3``; at the end ``fin A azar.azar``: the winner
(``-`` for nobody) and the rule that ended the game.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import dataclass
from itertools import product
from typing import TYPE_CHECKING, NamedTuple, Protocol

from juegos.core.distribution import Dist
from juegos.core.errors import IllegalMove
from juegos.core.game import SEATS, Event, GameRules, Outcome, Policy, Step, Turn, shares
from juegos.core.message import Message, _, join_sentences
from juegos.core.source import Rule
from juegos.core.tokens import Tokens
from juegos.draw.dice.scene import Mark, Scene
from juegos.material import dice
from juegos.material.dice import Throw, number

if TYPE_CHECKING:
    from juegos.core.about import Make, Readings

END = "fin"


@dataclass(frozen=True, slots=True)
class State:
    """The state of a game of dice; a number that nobody has yet is 0.

    ``taken`` is what the hand and the other have gathered, a digit each; nobody: nothing.
    """

    phase: str
    hand: int = 0
    given: int = 0
    own: int = 0
    winner: int | None = None
    why: str = ""
    taken: tuple[str, str] = ("", "")

    @property
    def other(self) -> int:
        """The seat that does not cast."""
        return 1 - self.hand


class Decision(NamedTuple):
    """The options of a seat, each in words, their results, and the choice that odds assume."""

    moves: Mapping[str, str]
    leads: Callable[[State, str], Step[State]]
    usual: str
    says: str


class Phase(NamedTuple):
    """What is known in a phase, what the board says of it, how many dice are cast.

    ``says`` may name the seats ``{hand}`` and ``{other}``, their numbers ``{own}`` and ``{given}``,
    and what they have gathered, ``{mine}`` and ``{theirs}``. ``mark`` is the name of the numbers
    that the seats hold; where ``answers``, it is the other seat that casts, not the one that holds
    the hand; where there is a ``decision``, that seat decides and nothing is cast. ``numbers`` are
    those that can be held, if not the game's own; ``takes`` is all that a seat can have gathered.
    Throws for which ``alike`` has the same value, given both seats' numbers, lead to the same;
    without it none are known to.
    """

    given: bool
    own: bool
    says: Message
    dice: int = 3
    mark: str = "suerte"
    answers: bool = False
    decision: Decision | None = None
    numbers: Collection[int] = ()
    takes: tuple[str, ...] = ()
    alike: Callable[[tuple[int, int], Throw], Hashable] | None = None


_OVER = Phase(False, False, _("The game is over."))


class DiceRules(GameRules, Protocol):
    """The rules of a game of dice; ``DiceGame`` makes a ``Game`` of them."""

    @property
    def stake(self) -> int:
        """What the outcome shares out if no step adds to it."""

    @property
    def numbers(self) -> Collection[int]:
        """The numbers that a seat can hold."""

    @property
    def phases(self) -> Mapping[str, Phase]:
        """Its phases by name, the first of them first."""

    def cast(self, state: State, throw: Throw) -> Step[State]:
        """Return the result of a throw."""


Move = Throw | str  # what is cast, or what is decided


def game_maker(rules: Callable[[Readings], DiceRules]) -> Make:
    """Return a function that makes a game of dice under readings, from one that makes its rules.

    >>> from juegos.dados.mayores import Mayores
    >>> game_maker(Mayores)({"dados": "dos"}).readings["dados"]
    'dos'
    """
    return lambda readings: DiceGame(rules(readings))


class DiceGame:
    """A game of dice as a ``Game``: chance casts, except in phases in which a seat decides."""

    seats = 2
    hides = False

    def __init__(self, own: DiceRules) -> None:
        self.own = own
        self.slug = own.slug
        self.stake = own.stake
        self.rules = own.rules
        self.cruces = own.cruces
        self.readings = own.readings
        self.policy = _policy(own.phases)
        self._lots: dict[tuple[str, int, int], Dist[Throw]] = {}
        self._rule = {rule.id: rule for rule in own.rules}

    def start(self) -> State:
        """Return the state before the first cast, the dice in A's hand."""
        return State(next(iter(self.own.phases)))

    def turn(self, state: State) -> int | Turn:
        """Return the seat that decides, else chance until the end."""
        if state.phase == END:
            return Turn.END
        phase = self._phase(state)
        return _seat(state, phase) if phase.decision else Turn.CHANCE

    def throws(self, state: State) -> Dist[Throw]:
        """Return the throws of the dice, weighted by permutations."""
        phase = self._phase(state)
        if phase.decision:
            raise IllegalMove(_("nothing is thrown here: a player decides"))
        return dice.throws(phase.dice)

    def distinct_throws(self, state: State) -> Dist[Throw]:
        """Return one throw for each group that its phase treats alike."""
        key = state.phase, state.given, state.own
        if key not in self._lots:
            alike, throws = self._phase(state).alike, self.throws(state)
            kinds = (
                {throw: alike((state.given, state.own), throw) for throw in throws} if alike else {}
            )
            first: dict[Hashable, Throw] = {}
            for throw, kind in kinds.items():
                first.setdefault(kind, throw)
            self._lots[key] = throws.map(lambda throw: first[kinds[throw]]) if alike else throws
        return self._lots[key]

    def moves(self, state: State) -> tuple[str, ...]:
        """Return the decisions of the seat to move."""
        decision = None if state.phase == END else self._phase(state).decision
        return tuple(decision.moves) if decision else ()

    def play(self, state: State, move: Move) -> Step[State]:
        """Return the result of a cast or a decision."""
        phase = self._phase(state)
        if isinstance(move, str):
            if phase.decision is None or move not in phase.decision.moves:
                raise IllegalMove(_("{move!r} is not for deciding here", move=move))
            return phase.decision.leads(state, move)
        if phase.decision or move not in dice.throws(phase.dice):
            cast = dice.write(move)
            if phase.decision:
                raise IllegalMove(_("{move!r} cannot be thrown here with no dice", move=cast))
            raise IllegalMove(
                _("{move!r} cannot be thrown here with {dice} dice", move=cast, dice=phase.dice)
            )
        return self.own.cast(state, move)

    def _phase(self, state: State) -> Phase:
        if state.phase == END:
            raise IllegalMove(_("the game is over: nothing is thrown any more"))
        return self.own.phases[state.phase]

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, or None while it goes on."""
        return shares(state.winner, self._rule[state.why]) if state.phase == END else None

    def write(self, state: State) -> str:
        """Return a state in the notation of this module."""
        if state.phase == END:
            return f"{END} {'-' if state.winner is None else SEATS[state.winner]} {state.why}"
        text = f"{state.phase} {SEATS[state.hand]} {state.given or '-'} {state.own or '-'}"
        takes = self.own.phases[state.phase].takes
        return f"{text} {_pair(state.taken)}" if takes else text

    def read(self, text: str) -> State:
        """Return the state that ``text`` writes; raises ``BadNotation`` with the place."""
        tokens = Tokens(text)
        name = tokens.one_of([*self.own.phases, END])
        if name == END:
            winner = tokens.one_of([*SEATS, "-"])
            why = tokens.one_of(self._rule)
            tokens.finish()
            return State(END, winner=None if winner == "-" else SEATS.index(winner), why=why)
        phase = self.own.phases[name]
        hand = SEATS.index(tokens.one_of(SEATS))
        numbers = list(map(str, phase.numbers or self.own.numbers))
        given = tokens.one_of(numbers) if phase.given else tokens.one_of("-")
        own = tokens.one_of(numbers) if phase.own else tokens.one_of("-")
        pairs = {_pair((a, b)): (a, b) for a, b in product(phase.takes, repeat=2)}
        taken = pairs[tokens.one_of(tuple(pairs))] if pairs else ("", "")
        tokens.finish()
        return State(name, hand, _number(given), _number(own), taken=taken)

    def write_move(self, move: Move) -> str:
        """Return a throw, highest face first: ``6-4-1``; a decision is its own notation."""
        return move if isinstance(move, str) else dice.write(move)

    def say_move(self, state: State, move: Move) -> str:
        """Return a decision in words; a throw is its own notation."""
        decision = None if state.phase == END else self._phase(state).decision
        return decision.moves[str(move)] if decision else self.write_move(move)

    def read_move(self, state: State, text: str) -> Move:
        """Return the throw or the decision that ``text`` writes; raises ``BadNotation``."""
        phase = self._phase(state)
        if phase.decision is None:
            return dice.read(text, phase.dice)
        tokens = Tokens(text)
        move = tokens.one_of(tuple(phase.decision.moves))
        tokens.finish()
        return move

    def scene(self, state: State, last: Move | None = None) -> Scene:
        """Return the dice on the table, each seat's number, and who casts or decides."""
        over = state.phase == END
        phase = _OVER if over else self.own.phases[state.phase]
        names = {
            "hand": SEATS[state.hand],
            "other": SEATS[state.other],
            "given": number(state.given),
            "own": number(state.own),
            "mine": _list(state.taken[0]),
            "theirs": _list(state.taken[1]),
        }
        marks = tuple(
            Mark(seat, phase.mark, str(_caster(state, seat) or ""), seat == state.winner)
            for seat in (0, 1)
        )
        hand = None if over else _seat(state, phase)
        lie = last if isinstance(last, tuple) else ()
        says = phase.says.with_fields(**names)
        return Scene("dados", says, lie, marks, hand, phase.dice)


def _policy(phases: Mapping[str, Phase]) -> Policy | None:
    """Return the decisions that published odds assume; None where nobody decides."""
    decisions = {name: phase.decision for name, phase in phases.items() if phase.decision}
    if not decisions:
        return None
    says = join_sentences(*dict.fromkeys(decision.says for decision in decisions.values()))
    return Policy(says, lambda state: Dist.certain(decisions[state.phase].usual))


def _seat(state: State, phase: Phase) -> int:
    """Return the seat that casts or decides."""
    return state.other if phase.answers else state.hand


def _number(token: str) -> int:
    return 0 if token == "-" else int(token)


def _pair(taken: tuple[str, str]) -> str:
    """Return what both seats have gathered, as a state writes it."""
    return ":".join(one or "-" for one in taken)


def _list(taken: str) -> str:
    """Return what a seat has gathered in words: ``none``, ``2``, ``2, 4``."""
    return ", ".join(taken) or _("none")


def _caster(state: State, seat: int) -> int:
    return state.own if seat == state.hand else state.given


def ends(winner: int | None, why: Rule, text: str) -> Step[State]:
    """Return the end of a game: who takes the stake (None: nobody), the rule, the words."""
    state = State(END, winner=winner, why=why.id)
    return Step(state, (Event(why, text, winner),))


def goes(state: State, rule: Rule, text: str, seat: int | None = None) -> Step[State]:
    """Return a step to another state, with the rule and the words."""
    return Step(state, (Event(rule, text, seat),))
