"""What the laws are held against: every game under every combination of its readings.

A game small enough is walked whole; of a bigger one as many states are seen as ``STATES``,
nearest the start first, and those of a few games played to their end at random. Of a game with
more combinations of readings than ``MANY`` those count that change the default at most twice.

Of games that are no dice games fewer states are seen, of each game played out its first turns
and its last, and only the default and every change of a single reading.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import combinations as combinations_of
from itertools import product
from math import prod
from types import ModuleType
from typing import Any

from juegos import catalogue, tables
from juegos.core.distribution import Dist
from juegos.core.errors import JuegosError
from juegos.core.game import Game, Step, Turn
from juegos.core.source import Crux

STATES = 2000
PLAYS = 5
LONGEST = 2000
MANY = 100
ALL = 3000
FEW = 30
# The same for games that have far more states than can be walked.
BIG_STATES = 40
FIRST, LAST = 15, 6
BIG_PLAYS = 2

RULES = {rule.id: rule for slug in catalogue.CATALOGUE for rule in catalogue.game(slug).rules}
# Kinds of rules that are never met in play as an event. A rule of another kind must fire in some
# play under some reading; one of these must not. What departs from that is listed with its reason.
NEVER_MET = {"board", "men", "ban", "manner"}
MET = {
    "azar-pujado.medio": "stands for all rules of medio azar, whose events it tells",
    "backgammon.crawford": "is told also when that game begins",
}
LEAVE = "says when taken men leave the board: what is taken tells it"
UNMET = {
    "alquerque.retirada": "makes no difference that could be seen: test_alquerque.py says why",
    "alquerque.tablas": "says how the game comes out between good players, and ends none",
    "cercar-la-liebre.cadena": "says how many are taken, in a turn or in the game",
    "cercar-la-liebre.uno": "is met where a second leap is refused",
    "fanorona.elegir": "says that a choice is free where there are two captures in one step",
    "damas-espanolas.retirada": LEAVE,
    "damas-rusas.retirada": LEAVE,
    "damas-internacionales.retirada": LEAVE,
    "zamma.retirada": LEAVE,
    "dama-filipina.retirada": LEAVE,
    "todas-tablas.dobladas": "says which men are safe",
    "trictrac.conserver-impuissance": "says how two events go together, each with its own rule",
    "trictrac.conserver-impuissance-coin": "follows from another: trictrac/test_disputes.py",
    "trictrac.fausse-case-passage-corrigee": "cannot be met here: the rule after it says why",
    "piquet.blanca-queda": "says that a score stays: none is told again",
    "piquet-au-cent.blanca-queda": "says that a score stays: none is told again",
    "piquet-au-cent.calla": "says that silence is allowed: it is not told",
}
DEFINITIONS = ({id for id, rule in RULES.items() if rule.kind in NEVER_MET} - {*MET}) | {*UNMET}


@cache
def defaults(slug: str) -> frozenset[tuple[str, str]]:
    """Return the readings of a game that are in force where none is chosen."""
    return frozenset((crux.name, crux.default) for crux in catalogue.game(slug).cruces)


@dataclass(frozen=True)
class Case:
    """A game under one combination of readings, and what can be seen of it."""

    slug: str
    readings: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return f"{self.slug}[{' '.join(f'{crux}={key}' for crux, key in self.readings)}]"

    @cached_property
    def game(self) -> Game[Any, Any]:
        """The game."""
        return catalogue.game(self.slug, dict(self.readings))

    @property
    def changes(self) -> int:
        """How many of its readings are not the default; of a combination that is refused too."""
        return len({*self.readings} - defaults(self.slug))


@dataclass(frozen=True)
class Seen:
    """The states met, every way on that was taken, and whether that is all there is."""

    game: Game[Any, Any]
    states: tuple[Any, ...]
    ways: dict[Any, dict[Any, Step[Any]]]
    whole: bool

    @cached_property
    def steps(self) -> tuple[Step[Any], ...]:
        """All steps taken."""
        return tuple(step for ways in self.ways.values() for step in ways.values())

    @cached_property
    def moves(self) -> frozenset[Any]:
        """All moves that were possible somewhere."""
        return frozenset(move for ways in self.ways.values() for move in ways)


def offered(game: Game[Any, Any], state: Any) -> tuple[Any, ...]:
    """Return all that may be done at a state, by a seat or by chance."""
    match game.turn(state):
        case Turn.END:
            return ()
        case Turn.CHANCE:
            return tuple(game.throws(state))
    return game.moves(state)


def usual(game: Game[Any, Any], state: Any) -> Dist[Any]:
    """Return what may be cast, or what the game's policy has the seat to move do."""
    if game.turn(state) is Turn.CHANCE:
        return game.throws(state)
    assert game.policy, f"{game.slug} has no policy"
    return game.policy.choice(state)


def big(slug: str) -> bool:
    """Return whether a game has too many states to be walked."""
    return catalogue.CATALOGUE[slug].family != "dados" if slug in catalogue.CATALOGUE else False


def explore(game: Game[Any, Any], states: int | None = None) -> Seen:
    """Return what is seen of a game, from its start outward."""
    states = states or (BIG_STATES if big(game.slug) else STATES)
    start = game.start()
    ways: dict[Any, dict[Any, Step[Any]]] = {}
    queue, met = deque([start]), {start}
    while queue and len(ways) < states:
        state = queue.popleft()
        ways[state] = {move: game.play(state, move) for move in offered(game, state)}
        for step in ways[state].values():
            if step.state not in met:
                met.add(step.state)
                queue.append(step.state)
    whole = not queue
    for seed in range(0 if whole else BIG_PLAYS if big(game.slug) else PLAYS):
        played = list(at_random(game, random.Random(seed)))
        if big(game.slug):
            played = played[:FIRST] + played[FIRST:][-LAST:]
        for state, move, step in played:
            ways.setdefault(state, {})[move] = step
            met.add(step.state)
    return Seen(game, tuple(met), ways, whole)


@lru_cache(maxsize=1)
def explored(case: Case) -> Seen:
    """Return what is seen of the game of a case; that of the last one asked for is kept."""
    return explore(case.game)


@cache
def fired(case: Case) -> frozenset[str]:
    """Return the ids of the rules that events told of in what is seen of a case."""
    return frozenset(event.rule.id for step in explored(case).steps for event in step.events)


def at_random(
    game: Game[Any, Any], rng: random.Random, longest: int = LONGEST
) -> Iterator[tuple[Any, Any, Step[Any]]]:
    """Play a game out, all moves alike; yield each state, the move there and its step."""
    state = game.start()
    for _ in range(longest):
        moves = offered(game, state)
        if not moves:
            return
        move = rng.choice(moves)
        step = game.play(state, move)
        yield state, move, step
        state = step.state


def combinations(slug: str) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yield every combination of readings, the impossible ones included.

    Of a game with more than ``ALL`` those that change the default at most twice.
    """
    cruces = catalogue.game(slug).cruces
    if prod(len(crux.keys) for crux in cruces) > ALL:
        yield from _near(cruces, 2)
        return
    names = [crux.name for crux in cruces]
    for keys in product(*(crux.keys for crux in cruces)):
        yield tuple(zip(names, keys, strict=True))


def _near(cruces: tuple[Crux, ...], most: int) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yield the default readings and those that differ from it in at most so many."""
    default = {crux.name: crux.default for crux in cruces}
    for count in range(most + 1):
        for some in combinations_of(cruces, count):
            for keys in product(*(crux.keys[1:] for crux in some)):
                changed = zip((crux.name for crux in some), keys, strict=True)
                yield tuple({**default, **dict(changed)}.items())


# The games that only the Book of Tables describes; todas tablas is played elsewhere too.
OF_THE_BOOK = tuple(
    entry.slug
    for entry in catalogue.games_of("tablas")
    if entry.loci[0].startswith("ldj:") and entry.slug != "todas-tablas"
)
DICE = tuple(slug for slug in catalogue.CATALOGUE if not big(slug))


def tables_made_in(module: ModuleType) -> list[str]:
    """Return the ids of the tables that functions of a module make."""
    return [id for id, maker in tables.TABLES.items() if maker.startswith(f"{module.__name__}:")]


def cases(*slugs: str) -> list[Case]:
    """Return the cases of these games, by default of all; a refused combination is none."""
    return [case for slug in slugs or catalogue.CATALOGUE for case in _cases(slug)]


@cache
def _cases(slug: str) -> tuple[Case, ...]:
    return tuple(case for r in chosen(slug) if refusal(case := Case(slug, r)) is None)


def chosen(slug: str) -> list[tuple[tuple[str, str], ...]]:
    """Return the combinations of readings that the laws are held against."""
    if big(slug):
        return list(_single(slug))
    every = list(combinations(slug))
    if len(every) <= MANY:
        return every
    return list(_near(catalogue.game(slug).cruces, 2))


def _single(slug: str) -> Iterator[tuple[tuple[str, str], ...]]:
    """Yield the default and each change of a single reading.

    Where a reading cannot stand alone it comes with the first other change that lets it.
    """
    cruces = catalogue.game(slug).cruces
    for readings in _near(cruces, 1):
        if refusal(Case(slug, readings)) is None:
            yield readings
            continue
        (alone,) = set(readings) - {(crux.name, crux.default) for crux in cruces}
        wider = (r for r in _near(cruces, 2) if alone in r)
        yield next(r for r in wider if refusal(Case(slug, r)) is None)


def changed(case: Case) -> bool:
    """Return whether a case is another than the default."""
    return case.changes > 0


def few_cases(*slugs: str) -> list[Case]:
    """Return the cases of these games, by default of all.

    Of a game with more than ``FEW`` combinations only the default and every change of a
    single reading.
    """
    result = []
    for slug in slugs or catalogue.CATALOGUE:
        every = cases(slug)
        few = [] if len(every) <= FEW else [*map(dict, _single(slug))]
        result += [case for case in every if not few or dict(case.readings) in few]
    return result


def refusal(case: Case) -> JuegosError | None:
    """Return the error by which a combination of readings is refused, or None."""
    try:
        case.game  # noqa: B018  the game is made when first asked for
    except JuegosError as error:
        return error
    return None


def playable(slug: str) -> list[dict[str, str]]:
    """Return of ``singles`` those that are not refused by themselves."""
    return [r for r in singles(slug) if refusal(Case(slug, tuple(r.items()))) is None]


def singles(slug: str) -> list[dict[str, str]]:
    """Return the default readings (none given) and every change of a single one."""
    changes = [
        {crux.name: key}
        for crux in catalogue.game(slug).cruces
        for key in crux.keys
        if key != crux.default
    ]
    return [{}, *changes]
