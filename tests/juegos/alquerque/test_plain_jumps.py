"""The games of jumps against a second generator, written plainly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

import pytest

from juegos.alquerque.alquerque import Alquerque
from juegos.alquerque.awithlaknannai import Awithlaknannai
from juegos.alquerque.dablot import Dablot
from juegos.alquerque.dama_filipina import DamaFilipina
from juegos.alquerque.damas_espanolas import DamasEspanolas
from juegos.alquerque.damas_internacionales import DamasInternacionales
from juegos.alquerque.damas_rusas import DamasRusas
from juegos.alquerque.damas_turcas import DamasTurcas
from juegos.alquerque.dieciseis_soldados import DieciseisSoldados
from juegos.alquerque.peralikatuma import Peralikatuma
from juegos.alquerque.queah import Queah
from juegos.alquerque.state import SIDES
from juegos.alquerque.zamma import Zamma
from juegos.material import boards
from juegos.tables.alquerque.agreement import EACH
from tests.juegos.alquerque.compare_generators import differences, miscounted, plain, positions
from tests.juegos.alquerque.games_of_jumps import GAMES
from tests.juegos.alquerque.plain_jumps import Plain, Rules, captures, moves, name

POSITIONS = EACH
AHEAD, NOT_BACK = frozenset({1}), frozenset({0, 1})
FREE: Mapping[str, Any] = {"free": True}
MUST: Mapping[str, Any] = {"must": True}
MOST: Mapping[str, Any] = {"must": True, "most": "men"}
DRAUGHTS: Mapping[str, Any] = {"step": AHEAD, "kings": True, "must": True, "stay": True}
TURKISH: Mapping[str, Any] = {**MOST, "step": NOT_BACK, "take": NOT_BACK, "kings": True}
ZAMMA: Mapping[str, Any] = {"step": AHEAD, "kings": True}


class Case(NamedTuple):
    """A game under some readings, what its rules say, and the share of positions it gets."""

    game: Any
    readings: Mapping[str, str]
    rules: Mapping[str, Any]
    share: int = 1

    def __str__(self) -> str:
        return f"{self.game.slug}{sorted(self.readings.items())}"


CASES = [
    Case(Alquerque, {}, FREE, 5),
    Case(Alquerque, {"captura": "una"}, {"single": True}, 5),
    Case(Alquerque, {"captura": "entera"}, {}, 5),
    Case(Alquerque, {"captura": "obligatoria"}, MUST, 5),
    Case(Alquerque, {"captura": "maxima", "pasos": "sin-retroceso"}, {**MOST, "step": NOT_BACK}, 5),
    Case(DamasEspanolas, {}, {**DRAUGHTS, "take": AHEAD, "most": "kings"}),
    Case(DamasRusas, {}, {**DRAUGHTS, "far": True, "crowned_at_once": True}),
    Case(DamasInternacionales, {}, {**DRAUGHTS, "most": "men"}),
    Case(DamasTurcas, {}, {**TURKISH, "straight_back": False}, 2),
    Case(
        DamasTurcas,
        {"coronacion": "sigue"},
        {**TURKISH, "straight_back": False, "crowned_at_once": True},
        2,
    ),
    Case(DamaFilipina, {}, {**DRAUGHTS, "most": "men"}, 2),
    Case(DamaFilipina, {"captura": "obligatoria"}, DRAUGHTS, 2),
    Case(Zamma, {}, {**ZAMMA, **MUST, "stay": True}, 4),
    Case(Zamma, {"retirada": "al-momento"}, {**ZAMMA, **MUST}, 4),
    Case(Zamma, {"captura": "maxima"}, {**ZAMMA, **MOST, "stay": True}, 4),
    Case(Zamma, {"captura": "libre"}, {**ZAMMA, **FREE, "stay": True}, 4),
    Case(Peralikatuma, {}, MUST, 2),
    Case(Peralikatuma, {"captura": "libre", "vertice": "quebrado"}, FREE, 2),
    Case(DieciseisSoldados, {"vertice": "quebrado"}, MUST, 2),
    Case(DieciseisSoldados, {"captura": "libre"}, FREE, 2),
    Case(Awithlaknannai, {}, FREE, 2),
    Case(Awithlaknannai, {"tablero": "veintitres"}, FREE, 2),
    Case(Awithlaknannai, {"tablero": "veinticuatro", "captura": "obligatoria"}, MUST, 2),
    Case(Dablot, {}, {**FREE, "ranks": True}, 2),
    Case(Dablot, {"captura": "obligatoria"}, {**MUST, "ranks": True}, 2),
]
SWEPT = [  # one of four at every change
    pytest.param(case, marks=pytest.mark.thorough) if at % 4 else case
    for at, case in enumerate(CASES)
]


@pytest.mark.thorough
@pytest.mark.heavy
@pytest.mark.parametrize("case", SWEPT, ids=str)
def test_plain_generator_agrees(case: Case) -> None:
    """At random positions both find the same moves, and the same board after each."""
    core = case.game(case.readings)
    rules = Rules(core.board.lines, **case.rules)
    number = POSITIONS // case.share
    assert not differences(core, lambda board, side: moves(rules, board, side), number)


@pytest.mark.parametrize("case", SWEPT, ids=str)
def test_plain_generator_counts_alike(case: Case) -> None:
    """From positions in the middle of games both count as many sequences of three moves, or two."""
    core = case.game(case.readings)
    rules = Rules(core.board.lines, **case.rules)
    depth = 3 if len(core.board.points) <= 32 else 2
    assert not miscounted(core, lambda board, side: moves(rules, board, side), 8, depth)


def test_every_game_is_asked_often_enough() -> None:
    """Over its readings each game of jumps is compared at as many positions as is said."""
    asked: Counter[str] = Counter()
    for case in CASES:
        asked[case.game.slug] += POSITIONS // case.share
    assert {*asked, Queah.slug} == set(GAMES)
    assert min(asked.values()) >= EACH


def queah(
    board: Plain, side: str, flags: tuple[int, int], rules: Rules, *, whole: bool
) -> Iterator[tuple[str, tuple[Plain, str, tuple[int, int]]]]:
    """Yield the moves of queah, a man from the reserve first, with the board, side and men after.

    A man put is a ``whole`` turn, or one moves in the same.
    """
    seat = SIDES.index(side)
    other = SIDES[1 - seat]
    if flags[seat] and list(board.values()).count(side) < 4:
        left = (flags[0] - 1, flags[1]) if seat == 0 else (flags[0], flags[1] - 1)
        for xy, what in board.items():
            if not what:
                yield name(xy), ({**board, xy: side}, other if whole else side, left)
        return
    for text, there in moves(rules, board, side):
        yield text, (there, other, flags)


@pytest.mark.parametrize("capture", ["libre", "obligatoria"])
@pytest.mark.parametrize("reserve", ["y-mueve", "es-turno"])
def test_plain_generator_agrees_on_queah(capture: str, reserve: str) -> None:
    """A man is put from the reserve where one was lost, else there are single jumps and steps.

    The board, the side to move and the men in reserve are the same after each.
    """
    core = Queah({"captura": capture, "reserva": reserve})
    rules = Rules(core.board.lines, single=True, must=capture == "obligatoria")
    for position in positions(core, EACH):
        side = SIDES[core.side(position)]
        ours = {}
        for move in core.moves(position):
            there = core.after(position, move)
            after = plain(core, there), SIDES[core.side(there)], core.reserves(there)
            ours[written(core, move)] = after
        result = core.reserves(position)
        board = plain(core, position)
        assert ours == dict(queah(board, side, result, rules, whole=reserve == "es-turno"))


@pytest.mark.parametrize(
    ("game", "readings", "due", "ways"),
    [
        (Alquerque, {"captura": "obligatoria"}, MUST, {}),
        (Alquerque, {"captura": "maxima"}, MOST, {}),
        (DamasEspanolas, {}, {"must": True, "most": "kings"}, {**DRAUGHTS, "take": AHEAD}),
    ],
)
def test_who_can_be_huffed(
    game: Any, readings: Mapping[str, str], due: Mapping[str, Any], ways: Mapping[str, Any]
) -> None:
    """All is free but the men that could have taken duly, if none did, may be huffed."""
    core = game({**readings, "soplo": "si"})
    free = Rules(core.board.lines, **{**ways, "must": False, "free": True})
    bound = Rules(core.board.lines, **{**ways, **due})
    for position in positions(core, POSITIONS // 2):
        board, side = plain(core, position), SIDES[core.side(position)]
        taking = captures(bound, board, side)
        duly = {"x".join(map(name, chain.path)) for chain in taking}
        for move in core.moves(position):
            if move.mark:
                continue
            there = core.after(position, move)
            may = {core.board.xy[point] for point in boards.points(there.more)}
            start, end = core.board.xy[move.path[0]], core.board.xy[move.path[-1]]
            owing = {end if chain.path[0] == start else chain.path[0] for chain in taking}
            assert may == (set() if written(core, move) in duly else owing)
        ours = {written(core, move) for move in core.moves(position) if not move.mark}
        assert ours == {text for text, _ in moves(free, board, side)}


def written(core: Any, move: Any) -> str:
    """Return a move as it is written."""
    return ("x" if move.taken else "-").join(core.board.names[point] for point in move.path)
