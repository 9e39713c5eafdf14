"""A second generator for the games of jumps, written as plainly as their rules are told.

A board is a dict from (x, y) to letters and its lines are lists of such points: no bits, no
tables, no speed. Each move comes as it is written, with the board after it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from string import ascii_lowercase

XY = tuple[int, int]
Plain = dict[XY, str]
Line = tuple[XY, ...]
RANKS = {"w": 0, "p": 1, "k": 2, "b": 0, "q": 1, "l": 2}


@dataclass(frozen=True)
class Rules:
    """What the rules of a game say, in its own words: ways are -1 back, 0 sideways, 1 ahead."""

    lines: tuple[Line, ...]
    step: frozenset[int] = frozenset({-1, 0, 1})
    take: frozenset[int] = frozenset({-1, 0, 1})
    kings: bool = False
    must: bool = False
    most: str = ""  # "men", or "kings" if of equals most kings
    single: bool = False
    free: bool = False
    stay: bool = False
    far: bool = False
    straight_back: bool = True
    crowned_at_once: bool = False
    ranks: bool = False


@dataclass
class Chain:
    """A capture as far as it has gone."""

    board: Plain
    path: list[XY]
    gone: list[XY]
    what: str
    step: XY = (0, 0)


def name(xy: XY) -> str:
    tens, ones = divmod(xy[0], 26)
    return f"{ascii_lowercase[tens - 1] if tens else ''}{ascii_lowercase[ones]}{xy[1] + 1}"


def white(what: str) -> bool:
    return what in "wWpk"


def rays(rules: Rules, here: XY) -> Iterator[list[XY]]:
    for line in rules.lines:
        if here in line:
            at = line.index(here)
            yield list(line[at + 1 :])
            yield list(line[:at][::-1])


def ahead(here: XY, there: XY, what: str) -> int:
    rise = (there[1] > here[1]) - (there[1] < here[1])
    return rise if white(what) else -rise


def last_row(rules: Rules, xy: XY, what: str) -> bool:
    heights = [y for line in rules.lines for _, y in line]
    return xy[1] == (max(heights) if white(what) else min(heights))


def may_take(rules: Rules, what: str, prey: str) -> bool:
    if white(what) == white(prey):
        return False
    return not rules.ranks or RANKS[prey] <= RANKS[what]


def jumps(rules: Rules, chain: Chain) -> Iterator[tuple[XY, XY]]:
    """Yield the men that can be taken next, each with a point to land on."""
    look = flying if rules.kings and chain.what.isupper() else next_to
    for ray in rays(rules, chain.path[-1]):
        over, *behind = look(rules, chain, ray) or [None]
        if over is None or not chain.board[over] or over in chain.gone:
            continue
        if may_take(rules, chain.what, chain.board[over]):
            for there in behind:
                if chain.board[there]:
                    break
                yield over, there


def next_to(rules: Rules, chain: Chain, ray: list[XY]) -> list[XY]:
    """Return the next point and the one behind it, if a man may take that way."""
    if ray and ahead(chain.path[-1], ray[0], chain.what) in rules.take:
        return ray[:2]
    return []


def flying(rules: Rules, chain: Chain, ray: list[XY]) -> list[XY]:
    """Return the first man that a king sees on a line, and all points behind him."""
    here = chain.path[-1]
    if not ray:
        return []
    back = ray[0][0] - here[0] == -chain.step[0] and ray[0][1] - here[1] == -chain.step[1]
    if back and not rules.straight_back:
        return []
    while ray and not chain.board[ray[0]]:
        ray = ray[1:]
    return ray


def longer(rules: Rules, chain: Chain, over: XY, there: XY) -> Chain:
    here = chain.path[-1]
    board = dict(chain.board) if rules.stay else {**chain.board, over: ""}
    what = chain.what
    if rules.crowned_at_once and last_row(rules, there, what):
        what = what.upper()
    sign = [(b > a) - (b < a) for a, b in zip(here, over, strict=True)]
    size = max(abs(there[0] - over[0]), abs(there[1] - over[1])) if not rules.kings else 1
    step = sign[0] * size, sign[1] * size
    return Chain(board, [*chain.path, there], [*chain.gone, over], what, step)


def finished(rules: Rules, chain: Chain) -> Iterator[Chain]:
    """Yield every way in which a chain may go on to its end."""
    ways = [(over, longer(rules, chain, over, there)) for over, there in jumps(rules, chain)]
    if rules.far:
        on = {over for over, way in ways if list(jumps(rules, way))}
        ways = [(o, way) for o, way in ways if o not in on or list(jumps(rules, way))]
    if chain.gone and (rules.single or rules.free or not ways):
        yield chain
    if not (chain.gone and rules.single):
        for _, way in ways:
            yield from finished(rules, way)


def captures(rules: Rules, board: Plain, side: str) -> list[Chain]:
    result = [
        chain
        for start, what in board.items()
        if what and white(what) == (side == "w")
        for chain in finished(rules, Chain({**board, start: ""}, [start], [], what))
    ]
    if rules.must and rules.most and result:
        number = max(len(chain.gone) for chain in result)
        result = [chain for chain in result if len(chain.gone) == number]
    if rules.must and rules.most == "kings" and result:
        crowned = [sum(board[xy].isupper() for xy in chain.gone) for chain in result]
        result = [c for c, kings in zip(result, crowned, strict=True) if kings == max(crowned)]
    return result


def steps(rules: Rules, board: Plain, side: str) -> Iterator[tuple[XY, XY]]:
    for start, what in board.items():
        if not what or white(what) != (side == "w"):
            continue
        for ray in rays(rules, start):
            for there in ray:
                if board[there]:
                    break
                if rules.kings and what.isupper():
                    yield start, there
                    continue
                if ahead(start, there, what) in rules.step:
                    yield start, there
                break


def after(rules: Rules, board: Plain, path: list[XY], gone: list[XY], what: str) -> Plain:
    board = {**board, path[0]: ""}
    board.update(dict.fromkeys(gone, ""))
    crowned = rules.kings and last_row(rules, path[-1], what)
    return {**board, path[-1]: what.upper() if crowned else what}


def moves(rules: Rules, board: Plain, side: str) -> Iterator[tuple[str, Plain]]:
    """Yield every move, as it is written, with the board after it."""
    taking = captures(rules, board, side)
    for chain in taking:
        text = "x".join(map(name, chain.path))
        yield text, after(rules, board, chain.path, chain.gone, chain.what)
    if taking and rules.must:
        return
    for start, there in steps(rules, board, side):
        text = f"{name(start)}-{name(there)}"
        yield text, after(rules, board, [start, there], [], board[start])
