"""What backgammon of each level loses by a move: made by ``python -m tests.bench.judged``.

Not written by hand. The levels played against themselves; of each its first 1,000 unforced moves
were judged by bgsage 2.0.20260907, two throws ahead and without the cube.
"""

from __future__ import annotations

MADE = "2026-11-24"
COMMAND = "python -m tests.bench.judged"
JUDGE = "bgsage 2.0.20260907"
# By level, of moves with men still to pass and of moves in a race: how many, points lost by a move,
# and the standard error of that.
LOST = {
    "strong": ((805, 0.0096, 0.0009), (195, 0.0006, 0.0002)),
    "greedy": ((861, 0.0708, 0.0042), (139, 0.0266, 0.0060)),
}
