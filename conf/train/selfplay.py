"""A net that learns by self-play: TD(0), later from all throws instead of one.

While it plays, what a board was thought to be worth is drawn towards what the next board is, and
the last towards how the game ended (Tesauro, *Temporal difference learning and TD-Gammon*, 1995).
Later the goal is the mean over every throw, each answered as the net thinks best.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from conf.train.features import INPUTS, inputs, is_race
from conf.train.plays import BAR, MEN, OFF, SIDE, Space, boards_after, turn

OUTPUTS = 5  # wins, wins a gammon, wins a backgammon, loses a gammon, loses a backgammon


class Net(NamedTuple):
    """Weights of one hidden layer."""

    first: np.ndarray
    bias: np.ndarray
    second: np.ndarray
    last: np.ndarray


class Rules(NamedTuple):
    """What the compiled code needs to know of a game."""

    start: np.ndarray
    facing: np.ndarray
    throws: np.ndarray
    weights: np.ndarray
    doubles: int
    larger: bool
    gammons: bool
    races: bool


def new(hidden: int, seed: int) -> Net:
    """Return a net with random weights."""
    rng = np.random.default_rng(seed)
    return Net(
        rng.normal(0, 0.1, (INPUTS, hidden)).astype(np.float32),
        np.zeros(hidden, np.float32),
        rng.normal(0, 0.1, (hidden, OUTPUTS)).astype(np.float32),
        np.array([0, -1, -4, -1, -4], np.float32),
    )


@njit(cache=True, fastmath=True)
def forward(
    net: Net, index: np.ndarray, value: np.ndarray, count: int, inner: np.ndarray, out: np.ndarray
) -> None:
    """Write the values of the hidden units and the outputs."""
    hidden = net.bias.size
    for j in range(hidden):
        inner[j] = net.bias[j]
    for k in range(count):
        row = net.first[index[k]]
        v = value[k]
        for j in range(hidden):
            inner[j] += v * row[j]
    for o in range(OUTPUTS):
        out[o] = net.last[o]
    for j in range(hidden):
        inner[j] = np.float32(1) / (np.float32(1) + np.exp(-inner[j]))
        for o in range(OUTPUTS):
            out[o] += inner[j] * net.second[j, o]
    for o in range(OUTPUTS):
        out[o] = np.float32(1) / (np.float32(1) + np.exp(-out[o]))


@njit(cache=True, fastmath=True)
def learn(
    net: Net,
    index: np.ndarray,
    inputs: np.ndarray,
    count: int,
    inner: np.ndarray,
    out: np.ndarray,
    goal: np.ndarray,
    rate: np.float32,
) -> None:
    """Move the value of a board towards a goal."""
    hidden = net.bias.size
    off = np.empty(OUTPUTS, np.float32)
    for o in range(OUTPUTS):
        off[o] = rate * (goal[o] - out[o])
    for j in range(hidden):
        back = np.float32(0)
        for o in range(OUTPUTS):
            back += off[o] * net.second[j, o]
            net.second[j, o] += off[o] * inner[j]
        inner[j] = back * inner[j] * (np.float32(1) - inner[j])
        net.bias[j] += inner[j]
    for o in range(OUTPUTS):
        net.last[o] += off[o]
    for k in range(count):
        row = net.first[index[k]]
        v = inputs[k]
        for j in range(hidden):
            row[j] += v * inner[j]


@njit(cache=True)
def outcome(board: np.ndarray, rules: Rules, out: np.ndarray) -> bool:
    """Write the outcome of a board from which a side has borne all men off; return if it has."""
    if board[OFF] < MEN:
        return False
    out[:] = 0
    out[0] = 1
    if rules.gammons and not board[SIDE + OFF]:
        out[1] = 1
        back = board[SIDE + BAR] > 0
        for casa in range(19, 25):
            back |= board[SIDE + casa] > 0
        out[2] = back
    return True


@njit(cache=True)
def worth(out: np.ndarray, gammons: bool) -> np.float32:
    """Return the expected points from outputs."""
    result = 2 * out[0] - 1
    if gammons:
        result += out[1] + out[2] - out[3] - out[4]
    return result


@njit(cache=True)
def judge(
    board: np.ndarray,
    nets: tuple[Net, Net],
    rules: Rules,
    index: np.ndarray,
    value: np.ndarray,
    inner: np.ndarray,
    out: np.ndarray,
) -> tuple[int, int]:
    """Write the evaluation of a board; return which net it is from, -1 if the game is over."""
    if outcome(board, rules, out):
        return -1, 0
    which = 1 if rules.races and is_race(board, rules.facing) else 0
    count = inputs(board, rules.facing, index, value)
    forward(nets[which], index, value, count, inner, out)
    out[1] = min(out[1], out[0])
    return which, count


@njit(cache=True)
def other_side(out: np.ndarray, goal: np.ndarray) -> None:
    """Write the outputs as seen by the other side."""
    goal[0] = 1 - out[0]
    goal[1] = out[3]
    goal[2] = out[4]
    goal[3] = out[1]
    goal[4] = out[2]


@njit(cache=True)
def best_play(
    board: np.ndarray,
    throw: np.ndarray,
    nets: tuple[Net, Net],
    rules: Rules,
    space: Space,
    index: np.ndarray,
    value: np.ndarray,
    inner: np.ndarray,
    out: np.ndarray,
    into: np.ndarray,
) -> None:
    """Write into ``into`` the best board after a throw."""
    count = boards_after(board, throw, rules.facing, rules.doubles, rules.larger, space)
    if count == 0:
        into[:] = board
        return
    most = np.float32(-9)
    for at in range(count):
        judge(space.boards[at], nets, rules, index, value, inner, out)
        equity = worth(out, rules.gammons)
        if equity > most:
            most = equity
            into[:] = space.boards[at]


@njit(cache=True)
def over_throws(
    board: np.ndarray,
    nets: tuple[Net, Net],
    rules: Rules,
    space: Space,
    index: np.ndarray,
    inputs: np.ndarray,
    inner: np.ndarray,
    out: np.ndarray,
    goal: np.ndarray,
    spare: np.ndarray,
    into: np.ndarray,
) -> None:
    """Write the value of a board over all throws."""
    turn(board, spare)
    goal[:] = 0
    total = np.float32(0)
    one = np.empty(OUTPUTS, np.float32)
    for t in range(len(rules.throws)):
        best_play(spare, rules.throws[t], nets, rules, space, index, inputs, inner, out, into)
        judge(into, nets, rules, index, inputs, inner, out)
        other_side(out, one)
        for o in range(OUTPUTS):
            goal[o] += rules.weights[t] * one[o]
        total += rules.weights[t]
    for o in range(OUTPUTS):
        goal[o] /= total


@njit(cache=True)
def play(
    games: int,
    nets: tuple[Net, Net],
    rules: Rules,
    space: Space,
    rate: np.float32,
    every: int,
    seed: int,
) -> int:
    """Play games and learn; with ``every`` n, one board of n is learnt from all throws.

    Returns how many boards there were.
    """
    np.random.seed(seed)
    hidden = max(nets[0].bias.size, nets[1].bias.size)
    index, inputs = np.zeros(200, np.int64), np.zeros(200, np.float32)
    inner, out, goal = (
        np.zeros(hidden, np.float32),
        np.zeros(OUTPUTS, np.float32),
        np.zeros(OUTPUTS, np.float32),
    )
    five = np.zeros((5, 2 * SIDE), np.int8)
    board, after, before, spare, into = five[0], five[1], five[2], five[3], five[4]
    steps = np.cumsum(rules.weights)
    boards = 0
    for _game in range(games):
        board[:] = rules.start
        had = False
        while True:
            lot = np.random.random() * steps[-1]
            throw = rules.throws[min(np.searchsorted(steps, lot, side="right"), len(steps) - 1)]
            best_play(board, throw, nets, rules, space, index, inputs, inner, out, after)
            boards += 1
            if every == 0:
                over = judge(after, nets, rules, index, inputs, inner, out)[0] < 0
                if had:
                    other_side(out, goal)
                    which, count = judge(before, nets, rules, index, inputs, inner, out)
                    learn(nets[which], index, inputs, count, inner, out, goal, rate)
                if over:
                    break
                before[:] = after
                had = True
            else:
                if after[OFF] == MEN:
                    break
                if np.random.random() * every < 1:
                    over_throws(
                        after, nets, rules, space, index, inputs, inner, out, goal, spare, into
                    )
                    which, count = judge(after, nets, rules, index, inputs, inner, out)
                    learn(nets[which], index, inputs, count, inner, out, goal, rate)
            turn(after, board)
    return boards
