"""Why a play is refused: the first thing in it that the rules of tables forbid."""

from __future__ import annotations

from juegos.tablas.casas.board import BAR, OFF, SIDE, Board, Play, Throw, Travel
from juegos.tablas.casas.notation import name, write_play


def why_not(travel: Travel, board: Board, throw: Throw, play: Play) -> tuple[str, str]:
    """Return which rule of ``TablesRules.told`` forbids a play, and in words why."""
    if wrong := _ways(travel, board, play):
        return wrong
    held = board[BAR]
    entered = sum(out == BAR for out, _, _ in play)
    if held and (entered == 0 or (travel.first and entered < min(held, len(play)))):
        return "bar", "the men on the bar enter first"
    if any(to == OFF for _, to, _ in play):
        refused = _exit(travel, board, throw)
        if refused:
            return "sacar", refused
    return _dice(travel, board, throw, play)


def _ways(travel: Travel, board: Board, play: Play) -> tuple[str, str] | None:
    """Return what forbids the way of some man, whatever was thrown, or None."""
    own, their = bytearray(board[:SIDE]), board[SIDE:]
    for out, to, hits in play:
        if not own[out]:
            return "men", f"no man of the player stands on {name(out)}"
        if to >= out:
            return "mover", f"men go down from casa to casa, and {name(to)} lies behind {name(out)}"
        if 0 < to < BAR and their[travel.facing(to)] > 1:
            return "casa", f"two men or more of the other hold {name(to)}"
        if hits and not (0 < to < BAR and their[travel.facing(to)]):
            return "hiere", f"no man of the other stands on {name(to)} to be hit"
        own[out] -= 1
        own[to] += 1
    return None


def alone(travel: Travel, board: Board, casa: int) -> str:
    """Return why no play is told by the casa alone that it would begin on."""
    if board[casa]:
        return f"whither the man on {name(casa)} goes is to be said too"
    if 0 < casa < BAR and board[SIDE + travel.facing(casa)]:
        return f"the man on {name(casa)} is the other’s"
    return f"no man stands on {name(casa)}"


def _exit(travel: Travel, board: Board, throw: Throw) -> str:
    """Return why none is borne off here, or nothing if some play bears a man off."""
    if any(to == OFF for play in travel.plays(board, throw) for _, to, _ in play):
        return ""
    top = max(casa for casa in range(1, SIDE) if board[casa])
    if top > travel.home:
        return f"a man still stands on {name(top)}, outside the last quarter"
    return "no die of the throw bears that man off"


def _dice(travel: Travel, board: Board, throw: Throw, play: Play) -> tuple[str, str]:
    plays = list(travel.plays(board, throw))
    dice = sorted(throw * (travel.steps(throw) // len(throw)))
    lengths = sorted(min(out, BAR) - to for out, to, _ in play)
    most = max(map(len, plays))
    if _fits(lengths, dice) and len(play) < most:
        return "todos", f"{most} dice can be played, so {most} must be: {write_play(plays[-1])}"
    if travel.larger and _fits(lengths, dice) and len(play) == 1 == most:
        return "menor", f"one die alone can be played, and it must be the larger: {max(throw)}"
    told = "-".join(map(str, sorted(throw, reverse=True)))
    return "dados", f"the throw {told} does not move men so"


def _fits(lengths: list[int], dice: list[int]) -> bool:
    """Return whether every way is as long as a die of its own."""
    left = list(dice)
    for length in lengths:
        if length not in left:
            return False
        left.remove(length)
    return True
