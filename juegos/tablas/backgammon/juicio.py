"""What a board is worth, judged by hand: no table and no learning, only what players count.

All is in points of a game, for the side that has just played; the other is to throw. The numbers
are ours, tried against each other in seeded matches (tests/bench/backgammon.py).
"""

from __future__ import annotations

from juegos.tablas.casas import BAR, MEN, OFF, SIDE, Board, pips

# What a casa is worth to the side that holds it with two men or more.
_HELD = [0.0] * SIDE
for _casa, _worth in {
    6: 0.11,
    5: 0.14,
    4: 0.11,
    3: 0.07,
    2: 0.04,
    1: 0.02,
    7: 0.08,
    8: 0.04,
}.items():
    _HELD[_casa] = _worth
for _casa, _worth in {9: 0.03, 10: 0.03, 20: 0.10, 21: 0.08, 18: 0.05, 22: 0.05, 23: 0.03}.items():
    _HELD[_casa] = _worth
# Ways of 36 to hit at a distance with nothing in the way.
_WAYS = (0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1)


def worth(board: Board) -> float:
    """Return what the board is worth to the side that it begins with."""
    own, their = board[:SIDE], board[SIDE:]
    if own[OFF] == MEN:
        return 1.0 if their[OFF] else 2.0
    lead = pips(their) - pips(own)
    back, front = _last(own), _last(their)
    if back + front < BAR:
        return _race(own, their, lead)
    value = 0.006 * lead + _shape(own) - _shape(their)
    value += _exposed(own, their) * -1.0 + _exposed(their, own) * 0.45
    value += _held_back(their, own) - _held_back(own, their)
    return value + 0.02 * (own[OFF] - their[OFF])


def _last(counts: bytes) -> int:
    casa = BAR
    while casa and not counts[casa]:
        casa -= 1
    return casa


def _race(own: bytes, their: bytes, lead: int) -> float:
    """Return the worth of a race: the lead, less what is wasted, in shares of what is left."""
    waste = _waste(their) - _waste(own)
    left = 10 + pips(own) + pips(their)
    share = 5.0 * (lead + waste - 4) / left
    return max(-1.0, min(1.0, share)) + 0.01 * (own[OFF] - their[OFF])


def _waste(counts: bytes) -> float:
    return 2.0 * (MEN - counts[OFF]) + 1.5 * counts[1] + 0.8 * counts[2]


def _shape(counts: bytes) -> float:
    """Return the worth of the casas held, of those in a row, and the cost of a heap."""
    value, row = 0.0, 0
    for casa in range(1, BAR):
        if counts[casa] > 1:
            value += _HELD[casa]
            row += 1
            if row > 2 and casa < 13:
                value += 0.03 * (row - 2)
            if counts[casa] > 3:
                value -= 0.02 * (counts[casa] - 3)
        else:
            row = 0
    return value


def _exposed(own: bytes, their: bytes) -> float:
    """Return what single men stand to lose: the ways to hit each, times the way it has come."""
    loss = 0.0
    board = sum(their[casa] > 1 for casa in range(1, 7))
    for casa in range(1, BAR):
        if own[casa] == 1:
            ways = 0
            for out in range(BAR - casa + 1, SIDE - 1):
                if their[out]:
                    ways += _WAYS[out - (BAR - casa)]
            if ways:
                chance = min(ways, 30) / 36
                loss += chance * (0.006 * (BAR - casa) + 0.05 + 0.04 * board)
    return loss


def _held_back(own: bytes, their: bytes) -> float:
    """Return what it costs a side that men are on the bar, before the casas that are closed."""
    closed = sum(their[casa] > 1 for casa in range(1, 7))
    return own[BAR] * (0.08 + 0.05 * closed)
