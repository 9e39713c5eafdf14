"""Second generators for the alquerques of three and nine, written as plainly as they are told."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.juegos.alquerque.plain_generators import XY, Plain, Plays, add, alquerque_ways, name


def three(board: Plain, mine: str, *, men: int, movement: str, barred: bool) -> Plays:
    """Yield the moves of the alquerque of three: men are put, then they go, if they do."""
    theirs = "b" if mine == "w" else "w"
    rows = [[(a, b) for b in range(3)] for a in range(3)]
    rows += [[(b, a) for b in range(3)] for a in range(3)]
    rows += [[(0, 0), (1, 1), (2, 2)], [(0, 2), (1, 1), (2, 0)]]
    if any(all(board[xy] == theirs for xy in row) for row in rows):
        return
    empty = [xy for xy in board if not board[xy]]
    if len(empty) > 9 - 2 * men:
        for xy in empty:
            if not (barred and len(empty) == 9 and xy == (1, 1)):
                yield name(xy), {**board, xy: mine}
        return
    for here in board:
        if board[here] == mine and movement != "ninguno":
            near = [add(here, step) for step in alquerque_ways(here)]
            for there in empty:
                if movement == "cualquiera" or there in near:
                    yield f"{name(here)}-{name(there)}", {**board, here: "", there: mine}


NINE_ROWS = [
    *[[(r, y), (3, y), (6 - r, y)] for r in range(3) for y in (r, 6 - r)],
    *[[(x, r), (x, 3), (x, 6 - r)] for r in range(3) for x in (r, 6 - r)],
    *[[(3, y), (3, y + 1), (3, y + 2)] for y in (0, 4)],
    *[[(x, 3), (x + 1, 3), (x + 2, 3)] for x in (0, 4)],
]


def in_rows(board: Plain, mine: str) -> set[XY]:
    """Return the points that stand in a full row of one colour on the board of nine."""
    return {xy for row in NINE_ROWS if all(board[p] == mine for p in row) for xy in row}


@dataclass(frozen=True)
class Nine:
    """A position of the alquerque of nine: board and side, men in hand, to be taken, to be put."""

    board: Plain
    mine: str
    hand: tuple[int, int]
    take: int = 0
    place: int = 0

    @property
    def theirs(self) -> str:
        return "b" if self.mine == "w" else "w"


def nine(now: Nine, *, flying: bool, dice: bool) -> Iterator[tuple[str, Nine]]:
    """Yield the moves of the alquerque of nine, with the position after each."""
    board, mine, theirs = now.board, now.mine, now.theirs
    empty = [xy for xy in board if not board[xy]]
    if now.take:
        every = {xy for xy in board if board[xy] == theirs}
        for xy in every - in_rows(board, theirs) or every:
            turn = mine if now.take > 1 else theirs
            yield f"{name(xy)}x", Nine({**board, xy: ""}, turn, now.hand, now.take - 1)
    elif now.place == 3:
        for row in NINE_ROWS:
            if all(not board[xy] for xy in row):
                text = "-".join(name(xy) for xy in sorted(row, key=lambda xy: (xy[1], xy[0])))
                yield text, nine_after(now, row, None, dice=dice)
    elif now.hand["wb".index(mine)]:
        for xy in empty:
            yield name(xy), nine_after(now, [xy], None, dice=dice)
    else:
        for here, there in nine_goings(now, flying=flying):
            yield f"{name(here)}-{name(there)}", nine_after(now, [there], here, dice=dice)


def nine_goings(now: Nine, *, flying: bool) -> Iterator[tuple[XY, XY]]:
    """Yield whence a man may go whither; with two men left none goes."""
    men = [xy for xy in now.board if now.board[xy] == now.mine]
    for here in men if len(men) > 2 else []:
        for there in (xy for xy in now.board if not now.board[xy]):
            joined = any({here, there} in (set(row[:2]), set(row[1:])) for row in NINE_ROWS)
            if joined or (flying and len(men) == 3):
                yield here, there


def nine_after(now: Nine, new: list[XY], left: XY | None, *, dice: bool) -> Nine:
    """Return the position after men are put, or one has left a point for another."""
    board = {**now.board, **dict.fromkeys(new, now.mine)}
    hand = list(now.hand)
    if left is None:
        hand["wb".index(now.mine)] -= len(new)
    else:
        board[left] = ""
    rows = [row for row in NINE_ROWS if all(board[xy] == now.mine for xy in row)]
    number = sum(any(xy in new for xy in row) for row in rows)
    due = min(number if dice else min(number, 1), list(board.values()).count(now.theirs))
    return Nine(board, now.mine if due else now.theirs, (hand[0], hand[1]), due)
