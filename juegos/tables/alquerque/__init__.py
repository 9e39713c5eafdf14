"""Tables of the games of points: move sequences, solutions, matches, boards, manners of play.

This module is imported when one of them is asked for. Results that took long are in
``juegos/data``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product, takewhile
from types import MappingProxyType
from typing import Any, NamedTuple

from juegos import catalogue, data
from juegos.alquerque.alquerque_de_tres import AlquerqueDeTres
from juegos.alquerque.ancestry import Kin, tree
from juegos.alquerque.cercar_la_liebre import HUNTERS, CercarLaLiebre
from juegos.alquerque.fanorona import Fanorona
from juegos.alquerque.hunters import strategy
from juegos.alquerque.konane import Konane
from juegos.alquerque.perft_counts import stored_counts
from juegos.alquerque.players import LEVELS
from juegos.alquerque.queah import Queah
from juegos.alquerque.solving_costs import COSTS, SOLVED, Cost
from juegos.alquerque.state import WHO
from juegos.core.entry import Entry
from juegos.core.game import choose
from juegos.core.message import _, _n, joined
from juegos.core.source import Locus, Standing
from juegos.core.table import Cell, Table, as_tuples
from juegos.engine.retrograde import Solution, Verdict
from juegos.engine.search import MOVES
from juegos.material.boards import Board
from juegos.tables import can_be_played

# The counts go as deep as there are no more sequences than this, but never deeper than that.
MOST, DEEPEST = 100_000, 10

Readings = Mapping[str, str]


def _in_force(
    slug: str, readings: Readings
) -> tuple[tuple[Locus, ...], tuple[tuple[str, str], ...]]:
    """Return the places of a game in the text, and its readings in force."""
    entry = catalogue.entry(slug)
    return tuple(map(Locus.parse, entry.loci)), tuple(entry.game(readings).readings.items())


def sequences(slug: str, readings: Readings) -> Table:
    """Return the number of move sequences of every game of points, by their length.

    A sequence is counted by its whole turns: a capture of many men is one, two captures over
    different points are two. A throw counts as a move of its own, and so do a huff, the removal of
    a man in alquerque de nueve and, in queah, a man put before one moves. No rule of draws is
    applied. A game has a row for its default readings and one for every change of a single one that
    its moves depend on.
    """
    choose(slug, (), readings)
    rows = [[entry.slug, *row] for entry in entries() for row in _sequences_of(entry.slug, ())]
    return Table(
        f"{slug}.perft",
        _("Sequences of moves of the games of points, by their length"),
        (_("game"), *_COLUMNS),
        as_tuples(rows),
        joined([_SEQUENCES, *PARTS.values()], "; "),
        (),
        (),
    )


def sequences_of_one(slug: str, readings: Readings) -> Table:
    """Return the number of move sequences of one game, by the given readings and changes."""
    entry = catalogue.entry(slug)
    base = entry.game(readings)
    rows = _sequences_of(slug, tuple(sorted(readings.items())))
    width = max(len([cell for cell in row if cell != ""]) for row in rows)
    return Table(
        f"{slug}.perft",
        _("{name}: sequences of moves, by their length", name=entry.name),
        _COLUMNS[:width],
        as_tuples([row[:width] for row in rows]),
        joined([_SEQUENCES, PARTS[slug]], "; ") if slug in PARTS else _SEQUENCES,
        tuple(map(Locus.parse, entry.loci)),
        tuple(base.readings.items()),
    )


_COLUMNS = (_("readings"), *map(str, range(1, DEEPEST + 1)))
_SEQUENCES = _(
    "sequences of whole turns, the routes of captures kept apart; without rules of draws"
)
# What is counted as a move of its own though it is not a whole turn, by game.
PARTS = {
    "alquerque-de-nueve": _(
        "in alquerque de nueve a throw and a removal count as moves of their own"
    ),
    "queah": _("in queah, under reserva=y-mueve, a man put counts as a move of its own"),
}


def entries() -> list[Entry]:
    """Return the games of the family, in the catalogue's order."""
    return list(catalogue.games_of("alquerque"))


@cache
def _sequences_of(slug: str, given: tuple[tuple[str, str], ...]) -> list[list[Cell]]:
    """Return the counts of a game under its readings, the default or given ones first."""
    rows: list[list[Cell]] = []
    for changed in singles(slug, dict(given)):
        counts = _counts_of(slug, {**dict(given), **changed})
        says = " ".join(f"{crux}={key}" for crux, key in changed.items())
        says = says or (_("as chosen") if given else _("default"))
        rows.append([says, *counts, *[""] * (DEEPEST - len(counts))])
    return rows


def _counts_of(slug: str, readings: Readings) -> list[int]:
    """Return the counts of a game: the stored ones, where these readings have some."""
    game: Any = catalogue.game(slug, readings)
    usual = {crux.name: crux.default for crux in game.cruces if crux.name != "final"}
    changed = {name: game.readings[name] for name in usual if game.readings[name] != usual[name]}
    for one in stored_counts():
        if (one.slug, one.chosen) == (slug, changed):
            return _as_deep_as_is_quick(one.nodes)
    return counts(game.core)


def _as_deep_as_is_quick(nodes: Sequence[int]) -> list[int]:
    """Return of counts that go far enough what ``counts`` finds: after a none come more of them."""
    ended = [0] * DEEPEST if nodes[-1] == 0 else []
    return list(takewhile(lambda number: number <= MOST, (*nodes, *ended)))[:DEEPEST]


def singles(slug: str, given: Readings = MappingProxyType({})) -> Iterator[dict[str, str]]:
    """Yield no change of the given readings, and every change of one that moves depend on.

    A change that contradicts another reading comes with the first change of that reading that
    allows it.
    """
    yield {}
    game = catalogue.game(slug, given)
    cruces = [crux for crux in game.cruces if crux.name != "final"]
    for crux in cruces:
        for key in (key for key in crux.keys if key != game.readings[crux.name]):
            others = [{c.name: k} for c in cruces if c is not crux for k in c.keys[1:]]
            for more in ({}, *others):
                if can_be_played(slug, {**given, **(chosen := {**more, crux.name: key})}):
                    yield chosen
                    break


def counts(core: Any, most: int = MOST, deepest: int = DEEPEST) -> list[int]:
    """Return the numbers of sequences of one move, two and so on, as long as they are few."""
    numbers: list[int] = []
    layer = Counter({core.start(): 1})
    while len(numbers) < deepest:
        number, following = 0, Counter[Any]()
        for position, ways in layer.items():
            moves = core.moves(position)
            number += ways * len(moves)
            if number > most:
                return numbers
            for move in moves:
                following[core.after(position, move)] += ways
        numbers.append(number)
        layer = following
    return numbers


def cost(slug: str, readings: Mapping[str, str]) -> Table:
    """Return how many positions of a game were searched to solve it, in what time and memory.

    The given readings do not matter: every form that was solved or tried has its row.
    """
    entry = catalogue.entry(slug)
    rows: list[list[Cell]] = [
        [_searched(one), one.positions, _took(one), one.megabytes, one.command]
        for one in COSTS
        if one.slug == slug
    ]
    return Table(
        f"{slug}.coste",
        _("{name}: what it took to solve it", name=entry.name),
        (_("what"), _("positions"), _("seconds"), _("megabytes"), _("command")),
        as_tuples(rows),
        _("positions gone through; seconds of one processor; megabytes of memory at most"),
        *_in_force(slug, readings),
    )


def _searched(one: Cost) -> str:
    return one.what if one.came == SOLVED else _("{what}: given up", what=one.what)


def _took(one: Cost) -> Cell:
    return round(one.seconds) if one.seconds >= 1 else _("under 1")


class SetUps(NamedTuple):
    """The results of a game by the set-up of the hunters, the hare on the centre.

    ``ways`` counts the ways of leaving out some of the twelve men. The hunters win ``shut`` of
    them, in ``soonest`` to ``latest`` moves of both sides; the hare wins ``escapes``; the rest are
    drawn. ``ours`` is the number of moves from the set-up played here, 0 if the hunters do not win
    it or none has so many.
    """

    ways: int
    shut: int
    escapes: int
    soonest: int
    latest: int
    ours: int


class Stratum(NamedTuple):
    """All positions with so many hunters, counted once for each side to move.

    ``leaps`` is the reading of the crux ``saltos``; ``nine``: with nine hunters the hare has won.
    ``shut_hunters`` and ``shut_hare``: the hunters win, they or the hare to move; ``escapes_...``:
    the hare wins. ``longest`` is the most moves, of both sides, of a win of the hunters if they
    move first. ``taken``: positions, hunters to move, in which the hare can just have taken one
    more; ``taken_shut``: those of them that the hunters win.
    """

    leaps: str
    nine: bool
    hunters: int
    positions: int
    shut_hunters: int
    shut_hare: int
    escapes_hunters: int
    escapes_hare: int
    longest: int
    taken: int
    taken_shut: int
    begin_hunters: SetUps
    begin_hare: SetUps


# What the whole analysis of the game says.
STRATA = tuple(
    Stratum(
        **{
            **one,
            "begin_hunters": SetUps(**one["begin_hunters"]),
            "begin_hare": SetUps(**one["begin_hare"]),
        }
    )
    for one in data.load_json("alquerque/liebre.json")["strata"]
)


def hare_solved(slug: str, readings: Readings) -> Table:
    """Return the results of all positions by the number of hunters, in the four forms of the game.

    The given readings do not matter: every form has its rows.
    """
    rows: list[list[Cell]] = [
        [
            *(one.leaps, _nine(nine=one.nine), one.hunters, one.positions),
            *(one.shut_hunters, one.escapes_hunters, one.shut_hare, one.escapes_hare),
            *(one.longest, one.taken, one.taken_shut),
        ]
        for one in STRATA
    ]
    return Table(
        f"{slug}.resuelta",
        _("Cercar la liebre solved: all positions by the number of hunters"),
        (
            *(_("jumps"), _("with nine"), _("hunters"), _("positions")),
            *(_("hunters to move: they win"), _("the hare wins"), _("hare to move: hunters win")),
            *(_("hare wins"), _("longest"), _("just captured"), _("of these the hunters win")),
        ),
        as_tuples(rows),
        _("positions, the rest drawn; moves of both players together"),
        *_in_force(slug, readings),
    )


def hare_set_ups(slug: str, readings: Readings) -> Table:
    """Return the results of the set-ups, with some of the twelve men left out in every way.

    The given readings do not matter: every form has its rows.
    """
    rows: list[list[Cell]] = [
        [
            *(one.leaps, _nine(nine=one.nine), one.hunters, who, up.ways),
            *(up.shut, up.escapes, up.ways - up.shut - up.escapes),
            *(f"{up.soonest}–{up.latest}" if up.shut else "–", up.ours or "–"),
        ]
        for one in STRATA
        for who, up in ((_("hunters"), one.begin_hunters), (_("hare"), one.begin_hare))
    ]
    return Table(
        f"{slug}.comienzo",
        _("Cercar la liebre solved: who wins from the start, the hare on the centre"),
        (
            *(_("jumps"), _("with nine"), _("hunters"), _("who begins"), _("set-ups")),
            *(_("hunters win"), _("hare wins"), _("drawn"), _("in moves"), _("from ours in")),
        ),
        as_tuples(rows),
        _("ways to set up this many of the twelve; moves of both players together"),
        *_in_force(slug, readings),
    )


def hare_strategy(slug: str, readings: Readings) -> Table:
    """Return how much of the hunters’ strategy is stored, and the longest wins by it.

    The given readings do not matter: every number of hunters has its row.
    """
    rows = [_strategy_of(reading) for reading in HUNTERS]
    return Table(
        f"{slug}.estrategia",
        _("The hunters’ complete strategy at cercar la liebre"),
        (
            *(_("hunters"), _("positions kept"), _("bytes")),
            *(_("hunters begin and win in"), _("best play wins in")),
            *(_("hare begins, hunters win in"), _("best play wins then in")),
        ),
        as_tuples(rows),
        _("positions, those alike counted once; moves of both players together, at most"),
        *_in_force(slug, readings),
    )


def _strategy_of(reading: str) -> list[Cell]:
    number = HUNTERS[reading]
    plans = strategy(number)
    hunters, hare, _side = CercarLaLiebre({"cazadores": reading}).start()
    centre = hare.bit_length() - 1
    plan = plans.plan(hunters, centre) if plans else None
    if not plans or not plan:
        return [number, 0, 0, *["–"] * 4]
    (best,) = (one for one in STRATA if (one.leaps, one.nine, one.hunters) == ("uno", True, number))
    begun = (plan.turns, best.begin_hunters.ours)
    answered = (plans.left(hunters, centre) or "–", best.begin_hare.ours)
    return [number, len(plans), plans.bytes, *begun, *answered]


def _nine(*, nine: bool) -> str:
    return _("hare wins") if nine else _("play goes on")


# The strong player does so much work a move, far less than on a page; he begins the games of an
# even seed, seeds being 0 and up; four turns are played first by who takes most. By game there is a
# letter for each seed: the strong player won, drew or lost.
_PLAYED = data.load_json("alquerque/matches.json")
WORK: int = _PLAYED["work"]
RESULTS: Mapping[str, str] = _PLAYED["results"]
_OF_MATCHES = _(
    "games, seeds 0 and up; the work of a move is {work}, on a page {page}: a position looked at "
    "counts 1, and 1 more for each {moves} moves it has; played on {day}",
    work=WORK,
    page=LEVELS["strong"].work,
    moves=MOVES,
    day=_PLAYED["made"],
)


def matches(slug: str, readings: Readings) -> Table:
    """Return how many games the strong player won in each game on lines."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = [
        [game, len(outcomes), *map(outcomes.count, "wdl")] for game, outcomes in RESULTS.items()
    ]
    return Table(
        f"{slug}.encuentros",
        _("The strong player against one that captures the most men now"),
        (_("game"), _("games"), _("won"), _("drawn"), _("lost")),
        as_tuples(rows),
        _OF_MATCHES,
        (),
        (),
    )


_MOVES = _("moves of both players together")
FORM = ("movimiento", "piezas", "centro")  # the cruces that the moves depend on


class SolvedEnding(NamedTuple):
    """The results of all positions with so many men, White to move.

    ``longest`` is the most moves, of both sides, of a win of either.
    """

    white: int
    black: int
    won: int
    lost: int
    drawn: int
    longest: int


# Of alquerque with up to four men, by the reading of captura.
ENDINGS = {
    key: tuple(SolvedEnding(*one) for one in plans)
    for key, plans in data.load_json("alquerque/endings.json")["endings"].items()
}


def three_solved(slug: str, readings: Readings) -> Table:
    """Return who wins the alquerque de tres in each of its forms, with best play on both sides.

    The given readings do not matter: every form has its row.
    """
    keys = [crux.keys for crux in AlquerqueDeTres.cruces if crux.name in FORM]
    rows: list[list[Cell]] = []
    for chosen in product(*keys):
        solution = Solution(AlquerqueDeTres(dict(zip(FORM, chosen, strict=True))))
        verdict = solution[solution.core.start()]
        rows.append([*chosen, len(solution), *verdict_text(verdict)])
    return Table(
        f"{slug}.resuelta",
        _("The alquerque of three solved in every form"),
        (*FORM, _("positions"), _("who wins"), _("in moves")),
        as_tuples(rows),
        _MOVES,
        *_in_force(slug, readings),
    )


def three_first_men(slug: str, readings: Readings) -> Table:
    """Return the result of the alquerque de tres after each first man, with best play."""
    core = AlquerqueDeTres(readings)
    solution, start = Solution(core), core.start()
    first = {core.board.names[m.path[0]]: core.after(start, m) for m in core.moves(start)}
    rows: list[list[Cell]] = [
        [where, *verdict_text(solution[position])] for where, position in sorted(first.items())
    ]
    return Table(
        f"{slug}.primera",
        _("The alquerque of three by the point of the first man"),
        (_("first man on"), _("who wins"), _("in moves after")),
        as_tuples(rows),
        _MOVES,
        *_in_force(slug, readings),
    )


def endings_solved(slug: str, readings: Readings) -> Table:
    """Return the results of the endings of alquerque with up to four men, for each way of taking.

    The given readings do not matter: every one has its rows.
    """
    rows: list[list[Cell]] = [
        [capture, *ending] for capture, endings in ENDINGS.items() for ending in endings
    ]
    return Table(
        f"{slug}.finales",
        _("Endings of alquerque solved: all positions with up to four men, White to move"),
        (
            *("captura", _("White has"), _("Black has")),
            *(_("White wins"), _("White loses"), _("drawn"), _("longest")),
        ),
        as_tuples(rows),
        _("men; positions; moves of both players together"),
        *_in_force(slug, readings),
    )


def verdict_text(verdict: Verdict) -> tuple[str, Cell]:
    """Return who wins in words, and in how many moves, a dash where nobody does."""
    if verdict.winner is None:
        return _("nobody"), "–"
    return WHO[verdict.winner], verdict.plies


@cache
def boards() -> tuple[tuple[Board, tuple[str, ...]], ...]:
    """Return every board that some reading of a game is played on, with those readings.

    A game is named alone where its default reading has the board, else with the reading that
    changes it. Boards are in the order of the catalogue.
    """
    pairs: dict[frozenset[frozenset[Any]], tuple[Board, list[str]]] = {}
    for entry in entries():
        seen = set()
        for changed in singles(entry.slug):
            game: Any = catalogue.game(entry.slug, changed)
            board = game.core.board
            key = frozenset(frozenset(line) for line in board.lines)
            if key not in seen:
                seen.add(key)
                reading = "".join(f" {crux}={choice}" for crux, choice in changed.items())
                pairs.setdefault(key, (board, []))[1].append(entry.slug + reading)
    return tuple((board, tuple(played)) for board, played in pairs.values())


def all_boards(slug: str, readings: Mapping[str, str]) -> Table:
    """Return the boards by number, the counts of each, and the games played on it."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = [
        [
            number,
            len(board.points),
            sum(map(len, board.neighbours.values())) // 2,
            sum(map(len, board.jumps.values())),
            ", ".join(played),
        ]
        for number, (board, played) in enumerate(boards(), 1)
    ]
    return Table(
        f"{slug}.tableros",
        _("All boards of the family, and the games and readings that are played on them"),
        (_("board"), _("points"), _("lines"), _("jumps"), _("played on it")),
        as_tuples(rows),
        _("points; lines from a point to the next; ways to jump from a point over the next"),
        (),
        (),
    )


def side_by_side(slug: str, readings: Readings) -> Table:
    """Return a row for each game by its default readings: board, men, first moves."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = []
    for entry in entries():
        core = _core(entry.slug)
        start = core.start()
        lines = sum(map(len, core.board.neighbours.values())) // 2
        board, men = core.manner.board, _each(core.counts(start))
        rows.append([entry.slug, board, len(core.board.points), lines, men, len(core.moves(start))])
    return Table(
        f"{slug}.comparacion",
        _("The boards of the nineteen games, each by its default readings"),
        (_("game"), _("board"), _("points"), _("lines"), _("men"), _("first moves")),
        as_tuples(rows),
        _("points; lines from a point to the next; men of each side; number of first moves"),
        (),
        (),
    )


def manners(slug: str, readings: Readings) -> Table:
    """Return a row for each game under its default readings: how men move and take, how it ends."""
    choose(slug, (), readings)
    rows: list[list[Cell]] = []
    for entry in entries():
        core = _core(entry.slug)
        manner = core.manner
        must = manner.must or _must(core.kind.capture)
        rows.append(
            [entry.slug, manner.step, manner.take, must, manner.crowned, _idle(core)],
        )
    return Table(
        f"{slug}.maneras",
        _("How the nineteen games are played, each under its default readings"),
        (_("game"), _("men step"), _("men capture"), _("must they?"), _("crowned"), _("drawn")),
        as_tuples(rows),
        _("words; turns that change nothing, of both players together"),
        (),
        (),
    )


def _core(slug: str) -> Any:
    game: Any = catalogue.game(slug)
    return game.core


def _each(counts: tuple[int, int]) -> str:
    white, black = counts
    return str(white) if white == black else _("{white} and {black}", white=white, black=black)


def _must(capture: Any) -> str:
    if not capture.must:
        return _("no")
    return _("yes, the most") if capture.best else _("yes")


def _idle(core: Any) -> str:
    """Return when a game without progress ends, and which numbers are this edition's."""
    final = core.final
    if final.rule.id.endswith(".ultimo"):  # every move is for good
        return _("never")
    again, turns = _("3rd time"), _n("{count} turn", "{count} turns", final.plies)
    if final.repeated.standing is Standing.SUPPLIED:
        again = _("3rd time (ours)")
    if final.rule.standing is Standing.SUPPLIED:
        turns = _n("{count} turn (ours)", "{count} turns (ours)", final.plies)
    return joined([again, turns], "; ")


def kindred() -> list[Kin]:
    """Return the games of the family as a tree, each after its parent."""
    return tree(_core(entry.slug).kin for entry in entries())


def kinship(slug: str, readings: Readings) -> Table:
    """Return the parent of each game, the ground for that, and its first mention."""
    choose(slug, (), readings)
    return Table(
        f"{slug}.arbol",
        _("Kinship of the games, and the earliest account of each that we know"),
        (_("game"), _("kin of"), _("on what ground"), _("year"), _("first account")),
        as_tuples([[k.name, k.of or "–", k.how or "–", k.year, k.source] for k in kindred()]),
        _("years A.D."),
        tuple(dict.fromkeys(Locus.parse(kin.work) for kin in kindred() if kin.work)),
        (),
    )


def degrees(slug: str, readings: Readings) -> Table:
    """Return the points of the board of alquerque by the number of lines that meet there.

    Beside it are the ways in which a man there can be jumped over, if all else is empty.
    """
    game: Any = catalogue.game(slug, readings)
    board = game.core.board
    leaps = Counter(over for jumps in board.jumps.values() for over, _ in jumps)
    kinds: dict[tuple[int, int], list[str]] = {}
    for point in board.points:
        kind = len(board.neighbours[point]), leaps[point]
        kinds.setdefault(kind, []).append(board.names[point])
    rows: list[list[Cell]] = [
        [degree, over, len(names), ", ".join(names)]
        for (degree, over), names in sorted(kinds.items())
    ]
    return Table(
        f"{slug}.grados",
        _("The twenty-five points by the lines that meet on each"),
        (_("next to it"), _("jumps over it"), _("points"), _("which")),
        as_tuples(rows),
        _("points next to each; ways to jump over a man there, from either side"),
        tuple(map(Locus.parse, catalogue.entry(slug).loci)),
        tuple(game.readings.items()),
    )


def openings(slug: str, readings: Readings) -> Table:
    """Return for each first move of alquerque the number of answers, and which of them take."""
    game: Any = catalogue.game(slug, readings)
    core = game.core
    rows: list[list[Cell]] = []
    for first in sorted(core.moves(core.start())):
        answers = core.moves(core.after(core.start(), first))
        taking = [game.write_move(move) for move in sorted(answers) if move.taken]
        rows.append([game.write_move(first), len(answers), ", ".join(taking)])
    return Table(
        f"{slug}.apertura",
        _("The first moves of alquerque and the answers to each"),
        (_("first move"), _("answers"), _("of these capture")),
        as_tuples(rows),
        _("moves"),
        tuple(map(Locus.parse, catalogue.entry(slug).loci)),
        tuple(game.readings.items()),
    )


Key = tuple[str, ...]


class Whole(NamedTuple):
    """The winner of a game from its start, or from another ``state``, with best play on both sides.

    ``winner`` is None for a draw; ``plies`` are the moves of both sides, 0 where they are unknown
    because the search went ``forward`` alone. ``positions`` were searched, those alike by rotation
    or reflection counted once.
    """

    slug: str
    readings: str
    state: str
    winner: int | None
    plies: int
    positions: int
    forward: bool = False

    @property
    def chosen(self) -> dict[str, str]:
        """The readings by their cruces."""
        return dict(pair.split("=") for pair in self.readings.split())


# Too large to solve when asked.
WHOLE = tuple(Whole(**one) for one in data.load_json("alquerque/whole-games.json")["games"])

# Solved when the table is made; of the others some are kept, for they take long.
SMALL: dict[str, tuple[Key, ...]] = {
    Konane.slug: (("4",),),
    Fanorona.slug: (("telo", "libre"), ("telo", "obligatoria")),
}


GAMES: dict[str, Callable[[Readings], Any]] = {
    Konane.slug: Konane,
    Fanorona.slug: Fanorona,
    Queah.slug: Queah,
}


def whole_games(slug: str, readings: Readings) -> Table:
    """Return who wins a small game in each form, with best play on both sides.

    The given readings do not matter: every form has its row.
    """
    entry = catalogue.entry(slug)
    cruces = [crux for crux in GAMES[slug]({}).cruces if crux.name != "final"]
    names = tuple(crux.name for crux in cruces)
    forms = product(*(crux.keys for crux in cruces))
    rows: list[list[Cell]] = [[*form, *_solved(slug, names, form)] for form in forms]
    return Table(
        f"{slug}.resuelta",
        _("{name} solved, as far as it goes", name=entry.name),
        (*names, _("positions"), _("who wins"), _("in moves")),
        as_tuples(rows),
        _MOVES,
        *_in_force(slug, readings),
    )


def _solved(slug: str, names: Key, form: Key) -> tuple[Cell, ...]:
    """Return the number of positions, the winner and the number of moves."""
    chosen = dict(zip(names, form, strict=True))
    for one in WHOLE:
        if (one.slug, one.chosen, one.state) == (slug, chosen, ""):
            if one.forward:
                return "–", verdict_text(Verdict(one.winner))[0], "–"
            return one.positions, *verdict_text(Verdict(one.winner, one.plies))
    if form not in SMALL.get(slug, ()):
        return "–", _("not solved"), "–"
    solution = Solution(GAMES[slug](chosen))
    return len(solution), *verdict_text(solution[solution.core.start()])
