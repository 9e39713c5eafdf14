"""How the cost grows with the work: with men on a board, and with the size of the corpus."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from lxml import etree

from conf.edition import corpus
from juegos.alquerque.boards_of_games import damero, rows
from juegos.alquerque.damas_internacionales import DamasInternacionales
from juegos.alquerque.jumping_game import JumpingGame
from tests.bench.ratios import ROOT, Pair, Pairs, cost, power
from tests.bench.ratios.walks import out, speed

ROUNDS, SECONDS = 3, 0.7
SQUARES = (6, 8, 10, 12, 14)  # of a side
TIMES = (1, 10, 100)
# Small works of the corpus, with all that is said of them: a hundred times them is read in seconds.
COPIED = ("taf", "maz1652", "jol1656")


class Big(DamasInternacionales):
    """International draughts on a board of another size."""

    def __init__(self, size: int) -> None:
        super().__init__({})
        board = damero(size)
        JumpingGame.__init__(self, board, rows(board, range(size // 2 - 1)), self.kind)


def pairs() -> Pairs:
    """Return the powers with which both grow, round by round."""
    return {
        "men-growth": [_men(seed) for seed in range(ROUNDS)],
        "corpus-growth": [_corpus() for _ in range(ROUNDS)],
    }


def _men(seed: int) -> Pair:
    """Return the power for the cost of a turn, beside growth in proportion."""
    men = [size // 2 * (size // 2 - 1) for size in SQUARES]
    turns = [speed(out(Big(size), Random(seed), 300), SECONDS) for size in SQUARES]
    return power(men, [1 / one for one in turns]), 1.0


def _corpus() -> Pair:
    ours, theirs = [], []
    for times in TIMES:
        with copied(times) as root:
            files = sorted(root.rglob("corpus/*/*.xml"))
            ours.append(cost(lambda: corpus.load.__wrapped__(root)))
            theirs.append(cost(lambda: [etree.parse(file) for file in files]))  # noqa: B023
    return power(TIMES, ours), power(TIMES, theirs)


@contextmanager
def copied(times: int) -> Iterator[Path]:
    """Give a repository whose corpus has some works so many times, each time by other names."""
    text = (ROOT / "corpus" / "siglas.toml").read_text("utf-8")
    sections = re.split(r"^(?=\[\w+\]$)", text, flags=re.MULTILINE)
    with TemporaryDirectory() as folder:
        root, value = Path(folder), []
        (root / "corpus").mkdir()
        (root / "corpus" / "bibliografia.json").write_text("[]", "utf-8")
        for n in range(times):
            for siglum in COPIED:
                section = next(one for one in sections if one.startswith(f"[{siglum}]"))
                value.append(re.sub(rf"^\[{siglum}", f"[{siglum}n{n}", section, flags=re.MULTILINE))
                (root / "corpus" / f"{siglum}n{n}").symlink_to(ROOT / "corpus" / siglum)
        (root / "corpus" / "siglas.toml").write_text("\n".join(value), "utf-8")
        yield root


if __name__ == "__main__":
    print(json.dumps(pairs()))
