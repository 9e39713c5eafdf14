"""What the strong player’s discards cost, beside the best of all.

``python -m conf.make.piquet_discards FILE 100`` judges so many hands of either side, a line a
hand; broken off, the same command goes on. ``python -m conf.make.piquet_discards FILE`` writes
them into juegos/data/naipes/piquet-discards.json.

Every discard that the rules allow is tried over the same imagined deals; round by round fewer are
left. The one that is left then stands against that of the strong player over deals that neither has
been chosen by. A deal counts as the player counts it: the other puts out plainly, both declare all
that they hold, and play plainly.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import combinations
from pathlib import Path
from random import Random
from typing import NamedTuple

from conf import data_files
from juegos.material import cards
from juegos.material.cards import Hand, each, gather
from juegos.naipes.piquet.doors import before_discard
from juegos.naipes.piquet.imagined_deals import Scoring, before_exchange
from juegos.naipes.piquet.players import (
    after_discard,
    bounds,
    candidates,
    judge_discards,
    mean,
    put_out,
)
from juegos.naipes.piquet.rules import readings_of_piquet, table_rules
from juegos.naipes.piquet.state import Sight
from juegos.naipes.piquet.tables import hand

SEED = 1885
SIDES = ("elder", "younger")
# For each round: how many discards are still tried (0: all), and over how many imagined deals.
ROUNDS = ((0, 6), (150, 24), (30, 80), (8, 200))
FRESH = 256  # deals over which the best and that of the player are compared
COMMAND = "python -m conf.make.piquet_discards"
RULES = table_rules(readings_of_piquet({}))


class Loss(NamedTuple):
    """What a hand’s discard lost over ``FRESH`` deals: the sum, and the sum of squares."""

    side: str
    number: int
    played: str
    best: str
    total: int
    squares: int


def judged(side: str, number: int) -> Loss:
    """Return what the strong player’s discard from a hand loses."""
    view = before_discard(hand(SEED, side, number), SIDES.index(side), 5)
    rng, scoring = Random(f"{SEED}:{side}:{number}:judge"), Scoring(RULES)
    mind = Random(f"{SEED}:{side}:{number}:strong")
    outs = {put_out(out): out for out in candidates(view, RULES)}
    worth = judge_discards(view, list(outs.values()), mind, RULES)
    played = outs[max(worth, key=lambda move: (worth[move].samples, worth[move].mean, move))]
    best = best_of_all(view, rng, scoring)
    gains = over(view, (best, played), FRESH, rng, scoring)
    lost = [one - other for one, other in zip(gains[best], gains[played], strict=True)]
    sums = sum(lost), sum(loss * loss for loss in lost)
    return Loss(side, number, cards.write(played), cards.write(best), *sums)


def best_of_all(view: Sight, rng: Random, scoring: Scoring) -> Hand:
    """Return the discard that is left of all that the rules allow."""
    left = list(every(view))
    gains: dict[Hand, list[int]] = {out: [] for out in left}
    for keep, deals in ROUNDS:
        left = sorted(left, key=lambda out: -mean(gains[out]))[: keep or None]
        for out, more in over(view, left, deals, rng, scoring).items():
            gains[out] += more
    return max(left, key=lambda out: mean(gains[out]))


def every(view: Sight) -> Iterator[Hand]:
    """Yield every discard that the rules allow, but for more than five cards."""
    low, high = bounds(view, RULES)
    held = tuple(each(view.hand))
    for number in range(low, high + 1):
        yield from map(gather, combinations(held, number))


def over(
    view: Sight, outs: Sequence[Hand], deals: int, rng: Random, scoring: Scoring
) -> dict[Hand, list[int]]:
    """Return what each discard gains in the same imagined deals."""
    hidden = [before_exchange(view, rng) for _ in range(deals)]
    return {out: [after_discard(view, out, one, scoring) for one in hidden] for out in outs}


def read(file: Path) -> list[Loss]:
    """Return the hands of a file in their order; a line that was broken off is left out."""
    lines = file.read_text("ascii").splitlines(keepends=True) if file.exists() else []
    rows = (line.strip().split(",") for line in lines if line.endswith("\n"))
    results = [Loss(r[0], int(r[1]), r[2], r[3], int(r[4]), int(r[5])) for r in rows]
    return sorted(results, key=lambda one: (one.number, one.side))


def judge(file: Path, hands: int) -> None:
    """Judge the hands that the file has not, the sides by turns, and add each to it at once."""
    done = {(one.side, one.number) for one in read(file)}
    for number in range(hands):
        for side in SIDES:
            if (side, number) not in done:
                with file.open("a", encoding="ascii") as out:
                    out.write(",".join(map(str, judged(side, number))) + "\n")


def main(file: str, hands: str = "") -> None:
    """Judge so many hands of either side, or write what is kept of those of a file."""
    if hands:
        judge(Path(file), int(hands))
    else:
        losses = list(map(list, read(Path(file))))
        file_name = "naipes/piquet-discards.json"
        data_files.write_json(file_name, COMMAND, seed=SEED, deals=FRESH, losses=losses)


if __name__ == "__main__":
    main(*sys.argv[1:])
