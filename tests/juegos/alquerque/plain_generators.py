"""Second generators, written as plainly as the rules are told: no bits, no tables, no speed.

A board is a dict from (x, y) to letters, a column from the bottom up; each generator yields the
moves of the side to move as they are written, with the board after each.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_lowercase

XY = tuple[int, int]
Plain = dict[XY, str]
Plays = Iterator[tuple[str, Plain]]

STRAIGHT = [(1, 0), (-1, 0), (0, 1), (0, -1)]
ASLANT = [(1, 1), (-1, 1), (1, -1), (-1, -1)]


def name(xy: XY) -> str:
    return f"{ascii_lowercase[xy[0]]}{xy[1] + 1}"


def add(xy: XY, step: XY, times: int = 1) -> XY:
    return xy[0] + times * step[0], xy[1] + times * step[1]


def alquerque_ways(xy: XY) -> list[XY]:
    return STRAIGHT + (ASLANT if sum(xy) % 2 == 0 else [])


# fanorona --------------------------------------------------------------------------------------


def fanorona(board: Plain, mine: str, *, free: bool = True) -> Plays:
    captures = [
        item
        for start in board
        if board[start] == mine
        for item in fanorona_chain(board, start, start, [start], None, name(start), free=free)
    ]
    if captures:
        yield from captures
        return
    for start in board:
        if board[start] == mine:
            for step in alquerque_ways(start):
                there = add(start, step)
                if board.get(there) == "":
                    yield f"{name(start)}-{name(there)}", {**board, start: "", there: mine}


def fanorona_chain(  # noqa: PLR0913, PLR0917  as many things as the rule names
    board: Plain,
    start: XY,
    here: XY,
    been: list[XY],
    last: XY | None,
    text: str,
    *,
    free: bool,
) -> Plays:
    mine = board[here]
    theirs = "b" if mine == "w" else "w"
    for step in alquerque_ways(here):
        there = add(here, step)
        if board.get(there) != "" or there in been or step == last:
            continue
        for sign, first, way in (("+", add(there, step), 1), ("-", add(here, step, -1), -1)):
            after = dict(board)
            point = first
            while after.get(point) == theirs:
                after[point] = ""
                point = add(point, step, way)
            if point == first:
                continue
            after[here], after[there] = "", mine
            longer = f"{text}x{name(there)}{sign}"
            further = list(
                fanorona_chain(after, start, there, [*been, there], step, longer, free=free)
            )
            yield from further
            if free or not further:
                yield longer, after


# konane ----------------------------------------------------------------------------------------


def konane(board: Plain, mine: str) -> Plays:
    holes = [xy for xy in board if not board[xy]]
    size = 1 + max(x for x, _ in board)
    if len(holes) < 2:
        middle = {size // 2 - 1, size // 2}
        for xy in board:
            x, y = xy
            corner = x in {0, size - 1} and y in {0, size - 1}
            central = x in middle and y in middle
            beside = [add(xy, step) for step in STRAIGHT]
            if board[xy] == mine and (holes[0] in beside if holes else corner or central):
                yield f"{name(xy)}x", {**board, xy: ""}
        return
    for start in board:
        if board[start] != mine:
            continue
        for step in STRAIGHT:
            after, here, text = dict(board), start, name(start)
            while after.get(add(here, step), mine) not in {"", mine}:
                there = add(here, step, 2)
                if after.get(there) != "":
                    break
                after[here], after[add(here, step)], after[there] = "", "", mine
                here, text = there, f"{text}x{name(there)}"
                yield text, dict(after)


# lasca and bashni ------------------------------------------------------------------------------


def columns(board: Plain, mine: str, *, flying: bool, back: bool) -> Plays:
    """Lasca, or with ``flying`` bashni, in which soldiers may take ``back``."""
    captures = [
        item
        for start in board
        if board[start][-1:].lower() == mine
        for item in column_chain(board, start, [], name(start), flying=flying, back=back)
    ]
    if captures:
        yield from captures
        return
    for start in board:
        column = board[start]
        if column[-1:].lower() != mine:
            continue
        for step in ASLANT:
            if column[-1].islower() and step[1] != forward(mine):
                continue
            for times in range(1, 9 if flying and column[-1].isupper() else 2):
                there = add(start, step, times)
                if board.get(there) != "":
                    break
                after = {**board, start: "", there: crowned(board, column, there)}
                yield f"{name(start)}-{name(there)}", after


def forward(mine: str) -> int:
    return 1 if mine == "w" else -1


def crowned(board: Plain, column: str, there: XY) -> str:
    last = max(y for _, y in board) if column[-1] == "w" else 0
    return column[:-1] + column[-1].upper() if there[1] == last else column


def column_chain(  # noqa: PLR0913  as many things as the rule names
    board: Plain, here: XY, jumped: list[XY], text: str, *, flying: bool, back: bool
) -> Plays:
    for step in ASLANT:
        landings = column_jumps(board, here, step, jumped, flying=flying, back=back)
        if flying:
            # A king must land where he can take on, if he can from some of the points.
            more = [
                end
                for end in landings
                if any(
                    column_jumps(end[1], end[0], way, [*jumped, end[2]], flying=True, back=back)
                    for way in ASLANT
                )
            ]
            landings = more or landings
        for there, after, prey in landings:
            longer = f"{text}x{name(there)}"
            over = not flying and after[there][-1] != board[here][-1]  # crowned: the turn ends
            further = (
                []
                if over
                else list(
                    column_chain(after, there, [*jumped, prey], longer, flying=flying, back=back)
                )
            )
            yield from further or [(longer, tidied(after))]


def column_jumps(  # noqa: PLR0913  as many things as the rule names
    board: Plain, here: XY, step: XY, jumped: list[XY], *, flying: bool, back: bool
) -> list[tuple[XY, Plain, XY]]:
    """Return the landings of one jump: the point, the board after it and who was jumped over."""
    column = board[here]
    mine, king = column[-1].lower(), column[-1].isupper()
    if not king and step[1] != forward(mine) and not (flying and back):
        return []
    prey = add(here, step)
    while flying and king and board.get(prey) == "":
        prey = add(prey, step)
    victim = board.get(prey, "").strip("#")
    if not victim or victim[-1].lower() == mine or prey in jumped:
        return []
    result = []
    there = add(prey, step)
    while board.get(there) == "":
        # In bashni an emptied point stays in the way until the turn is over: '#'.
        left = victim[:-1] or ("#" if flying else "")
        longer = crowned(board, victim[-1] + column, there)
        after = {**board, here: "", prey: left, there: longer}
        result.append((there, after, prey))
        if not (flying and king):
            break
        there = add(there, step)
    return result


def tidied(board: Plain) -> Plain:
    return {xy: column.strip("#") for xy, column in board.items()}


# the hare --------------------------------------------------------------------------------------


def hare(board: Plain, mine: str, *, several: bool) -> Plays:
    if list(board.values()).count("w") <= 9:
        return
    letter = "w" if mine == "w" else "h"
    for start in board:
        if board[start] != letter:
            continue
        for step in alquerque_ways(start):
            there = add(start, step)
            if board.get(there) == "":
                after = {**board, start: "", there: letter}
                yield f"{name(start)}-{name(there)}", after
        if letter == "h":
            yield from hare_leaps(board, start, name(start), several=several)


def hare_leaps(board: Plain, here: XY, text: str, *, several: bool) -> Plays:
    for step in alquerque_ways(here):
        over, there = add(here, step), add(here, step, 2)
        if board.get(over) == "w" and board.get(there) == "":
            after = {**board, here: "", over: "", there: "h"}
            longer = f"{text}x{name(there)}"
            yield longer, after
            if several:
                yield from hare_leaps(after, there, longer, several=True)
