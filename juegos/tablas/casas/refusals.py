"""The explanation of refused plays: the first thing in a play that the rules of tables forbid."""

from __future__ import annotations

from juegos.core.message import Message, _, _n
from juegos.tablas.casas.board import (
    BAR,
    HAND,
    MEN,
    OFF,
    SIDE,
    START,
    Board,
    Play,
    Throw,
    Travel,
)
from juegos.tablas.casas.notation import name, write_play


def why_not(travel: Travel, board: Board, throw: Throw, play: Play) -> tuple[str, str]:
    """Return the rule of ``TablesRules.event_rules`` that forbids a play, and why in words."""
    if wrong := _ways(travel, board, play):
        return wrong
    if wrong := _entering(travel, board, play):
        return wrong
    if travel.courier and _before_courier(travel, board, play):
        return "courier", _("the first man must reach the last quarter before another moves")
    if any(step[1] == OFF for step in play):
        refused = _exit(travel, board, throw)
        if refused:
            return "sacar", refused
    return _dice(travel, board, throw, play)


def _entering(travel: Travel, board: Board, play: Play) -> tuple[str, str] | None:
    """Return the rule by which other men enter first, or None."""
    held = board[BAR]
    entered = sum(step[0] == BAR for step in play)
    if held and (entered == 0 or (travel.first and entered < min(held, len(play)))):
        return "bar", _("the men on the bar enter first")
    waiting = board[HAND]
    entered += sum(step[0] == HAND for step in play)
    if travel.waits and entered < min(held + waiting, len(play)):
        return "entra", _("all men in hand enter before another moves")
    return None


def _ways(travel: Travel, board: Board, play: Play) -> tuple[str, str] | None:
    """Return what forbids the way of some man, whatever was thrown, or None."""
    own, their = bytearray(board[:SIDE]), board[SIDE:]
    for out, to, hits in play:
        if not own[out]:
            return "men", _("no man of the player stands on {casa}", casa=name(out))
        if to >= out:
            return "mover", _(
                "men go down from casa to casa, and {there} lies behind {here}",
                there=name(to),
                here=name(out),
            )
        held = their[travel.facing(to)] if 0 < to < BAR else 0
        if held >= travel.closes:
            return "casa", _held(travel, to)
        if 0 < to < BAR and own[to] and _alone(travel, out, to, play):
            return "sola", _("no man may join another on {casa}", casa=name(to))
        if hits and not held:
            return "hiere", _("the other has no man on {casa} to be hit", casa=name(to))
        own[out] -= 1
        own[to] += 1
    return None


def _before_courier(travel: Travel, board: Board, play: Play) -> bool:
    """Return whether a second man leaves the start while none has reached the last quarter."""
    left = MEN - board[START] + sum(step[0] == START for step in play)
    arrived = any(board[: travel.courier + 1]) or any(to <= travel.courier for _out, to, _ in play)
    return left > 1 and not arrived


def _held(travel: Travel, casa: int) -> Message:
    if travel.closes == 1:
        return _("a man of the other holds {casa}", casa=name(casa))
    return _("two or more of the other’s men hold {casa}", casa=name(casa))


def _alone(travel: Travel, out: int, to: int, play: Play) -> bool:
    """Return whether a man may not join another on its goal, where it would stay."""
    bans = travel.alone < to or (out >= BAR and not travel.joins)
    return bans and all(step[0] != to for step in play)


def alone(travel: Travel, board: Board, casa: int) -> str:
    """Return why the casa alone on which a play begins does not name a play."""
    if board[casa]:
        return _("say also where the man on {casa} goes", casa=name(casa))
    if 0 < casa < BAR and board[SIDE + travel.facing(casa)]:
        return _("the man on {casa} is the other’s", casa=name(casa))
    return _("no man stands on {casa}", casa=name(casa))


def _exit(travel: Travel, board: Board, throw: Throw) -> str:
    """Return why no man is borne off here, or an empty result if some play bears one off."""
    if any(step[1] == OFF for play in travel.plays(board, throw) for step in play):
        return ""
    top = max(casa for casa in range(1, SIDE) if board[casa])
    if top > travel.home:
        return _("a man still stands on {casa}, outside the last quarter", casa=name(top))
    return _("no die of the throw bears that man off")


def _dice(travel: Travel, board: Board, throw: Throw, play: Play) -> tuple[str, str]:
    plays = list(travel.plays(board, throw))
    dice = sorted(travel.dealt(throw))
    lengths = sorted(travel.length(out, to) for out, to, _hits in play)
    most = max(map(len, plays))
    if _fits(lengths, dice) and len(play) < most:
        text = _n(
            "{count} die can be played, so {count} must be: {play}",
            "{count} dice can be played, so {count} must be: {play}",
            most,
            play=write_play(plays[-1]),
        )
        return "todos", text
    if travel.larger and _fits(lengths, dice) and len(play) == 1 == most and len(throw) == 2:
        larger = max(throw)
        return "menor", _(
            "only one die can be played, and it must be the larger: {die}", die=larger
        )
    if (travel.larger or travel.points) and _fits(lengths, dice) and len(play) < len(dice):
        ways = write_play(plays[-1])
        return "todos", _("not all dice can be played, and the larger must be: {play}", play=ways)
    faces = "-".join(map(str, sorted(throw, reverse=True)))
    return "dados", _("the throw {throw} does not move men like this", throw=faces)


def _fits(lengths: list[int], dice: list[int]) -> bool:
    """Return whether every way is as long as a die of its own."""
    left = list(dice)
    for length in lengths:
        if length not in left:
            return False
        left.remove(length)
    return True
