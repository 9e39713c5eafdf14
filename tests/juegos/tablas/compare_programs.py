"""Our games of the Book of Tables beside those of the second program, throw by throw."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from conf.make.libro_readings import TOGETHER
from juegos import catalogue
from juegos.core.game import Turn
from juegos.engine.sample import draw
from juegos.tablas.casas.board import SIDE
from juegos.tablas.casas.state import TIRA, State
from juegos.tablas.quadra.game import QuadraGame
from tests.help.laws import cases
from tests.juegos.tablas import second_within
from tests.juegos.tablas.second_generator import GAMES, Board, Outcome, outcomes, words_of

SLUGS = tuple(dict.fromkeys([*GAMES, *second_within.GAMES]))
Outcomes = set[Outcome] | set[second_within.Outcome]
Both = Callable[[Any, tuple[int, ...]], tuple[Outcomes, Outcomes]]


def changes(slug: str, readings: Mapping[str, str]) -> dict[str, str]:
    """Return the readings that are not the default of a game, with another that they need."""
    defaults = {crux.name: crux.default for crux in catalogue.game(slug).cruces}
    changed = {name: key for name, key in readings.items() if key != defaults[name]}
    needed = [TOGETHER.get((slug, name), {}) for name in changed]
    return {**dict(pair for other in needed for pair in other.items()), **changed}


# The default and every change of a single reading, with the other change that it cannot do without.
CASES = [
    (case.slug, changes(case.slug, dict(case.readings))) for slug in SLUGS for case in cases(slug)
]


class Compared(NamedTuple):
    """A position and a throw, and all that they lead to in our game and in the second program."""

    position: str
    throw: tuple[int, ...]
    ours: Outcomes
    second: Outcomes


def sides(board: bytes, seat: int) -> Board:
    """Return a board of ours as the second program has it, the side of a seat first."""
    halves = tuple(board[:SIDE]), tuple(board[SIDE:])
    return halves[seat], halves[1 - seat]


def ours(game: Any, state: State, throw: tuple[int, ...]) -> set[Outcome]:
    """Return all that a throw leads to in our game, as the second program tells it."""
    seat, result = state.seat, set()
    work, met = [game.play(state, throw).state], set()
    while work:
        here = work.pop()
        if here in met:
            continue
        met.add(here)
        turn = game.turn(here)
        if isinstance(turn, int):
            work += [game.play(here, move).state for move in game.moves(here)]
            continue
        board = sides(here.board, seat)
        if turn is Turn.CHANCE:
            result.add((board, int(here.seat != seat), ""))
        elif here.points:
            result.add((board, 0, int(here.winner != seat)))
        else:
            result.add((board, 0, "drawn"))
    return result


def close(outcome: Outcome) -> Outcome:
    """Return an outcome without whose throw is next where the game is over."""
    board, following, won = outcome
    return board, following if won == "" else 0, won


def of_race(slug: str, game: Any) -> Both:
    """Return what makes both sets of outcomes of a throw in a race."""
    words = words_of(slug, game.readings)

    def both(state: State, throw: tuple[int, ...]) -> tuple[Outcomes, Outcomes]:
        second = outcomes(words, sides(state.board, state.seat), throw)
        return {*map(close, ours(game, state, throw))}, {*map(close, second)}

    return both


def of_casas(casas: Any, seat: int, *, lies: bool) -> second_within.Board:
    """Return casas of ours as the second program has them, the side of a seat first.

    Where men lie one upon another (``lies``), three says that they do, on a casa that has two.
    """
    stands = {3: (2, True)} if lies else {}
    halves = [tuple(stands.get(men, (men, False)) for men in side) for side in casas]
    return halves[seat], halves[1 - seat]


def within(slug: str, game: QuadraGame) -> Both:
    """Return what makes both sets of outcomes of a throw where no man travels."""
    words = second_within.GAMES[slug](game.readings)

    def both(state: Any, throw: tuple[int, ...]) -> tuple[Outcomes, Outcomes]:
        here = of_casas(state.casas, state.seat, lies=words.lowers)
        after = game.play(state, throw).state
        won: int | str = ""
        if game.turn(after) is Turn.END:
            won = "drawn" if after.winner is None else int(after.winner != state.seat)
        else:
            assert after.seat == 1 - state.seat
        mine = of_casas(after.casas, state.seat, lies=words.lowers), 1, won
        return {mine}, second_within.outcomes(words, here, throw)

    return both


def compared(slug: str, readings: Mapping[str, str], share: float = 0.5) -> Iterator[Compared]:
    """Yield without end what both make of such a share of the throws of games played by lot."""
    game: Any = catalogue.game(slug, readings)
    both = within(slug, game) if isinstance(game, QuadraGame) else of_race(slug, game)
    rng = random.Random(" ".join([slug, *(f"{name}={key}" for name, key in readings.items())]))
    state = game.start()
    while True:
        chance = game.turn(state) is Turn.CHANCE
        move = draw(game.throws(state), rng) if chance else rng.choice(game.moves(state))
        if state.phase == TIRA and rng.random() < share:
            yield Compared(game.write(state), move, *both(state, move))
        state = game.play(state, move).state
        if game.turn(state) is Turn.END:
            state = game.start()
