"""Single deals of piquet between equal players, strong ones or beginners.

``python -m conf.make.piquet_deals strong FILE 10000`` plays deals until FILE has so many, a line
a deal; broken off, the same command goes on. Files of other numbers are put together line after
line. ``python -m conf.make.piquet_deals strong FILE`` writes what they came to into
juegos/data/naipes/piquet-deals-strong.json.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from conf import data_files
from juegos.naipes.piquet.single_deals import LETTERS, DealOutcome, deal

SEED = 1885
EVERY = tuple(dict.fromkeys("".join(LETTERS.values())))
FIRST = 2  # deals that a test plays again
COMMAND = "python -m conf.make.piquet_deals"


def read(file: Path) -> dict[int, DealOutcome]:
    """Return by number the deals of a file; a line that was broken off is left out."""
    lines = file.read_text("ascii").splitlines(keepends=True) if file.exists() else []
    rows = (line.strip().split(",") for line in lines if line.endswith("\n"))
    return {int(n): DealOutcome(int(elder), int(other), told) for n, elder, other, told in rows}


def play(level: str, file: Path, numbers: Iterable[int]) -> None:
    """Play the deals of these numbers that the file has not, and add each to it at once."""
    done = read(file)
    file.write_text("".join(map(_line, done.items())), "ascii")
    for number in numbers:
        if number not in done:
            with file.open("a", encoding="ascii") as out:
                out.write(_line((number, deal(number, SEED, level))))


def _line(one: tuple[int, DealOutcome]) -> str:
    number, found = one
    return f"{number},{found.elder},{found.younger},{found.letters}\n"


def whole(found: dict[int, DealOutcome]) -> list[DealOutcome]:
    """Return the deals from the first on without a gap, so that none is chosen by what it was."""
    number = next(at for at in range(len(found) + 1) if at not in found)
    return [found[at] for at in range(number)]


def keep(level: str, deals: list[DealOutcome]) -> None:
    """Write what these deals came to: in how many each thing came about, and each pair of scores.

    Letters are for cards, capot, repique, pique; capitals are the elder’s.
    """
    pairs = Counter((one.elder, one.younger) for one in deals)
    came = Counter("".join(one.letters for one in deals))
    data_files.write_json(
        f"naipes/piquet-deals-{level}.json",
        f"{COMMAND} {level}",
        seed=SEED,
        deals=len(deals),
        came={letter: came[letter] for letter in EVERY},
        first=list(map(list, deals[:FIRST])),
        pairs=" ".join(f"{a}-{b}:{n}" for (a, b), n in sorted(pairs.items())),
    )


def main(level: str, file: str, deals: str = "") -> None:
    """Play so many deals, or write what is kept of those of a file."""
    if deals:
        play(level, Path(file), range(int(deals)))
    else:
        keep(level, whole(read(Path(file))))


if __name__ == "__main__":
    main(*sys.argv[1:])
