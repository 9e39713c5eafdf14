"""Whether the second program plays the games of the Book of Tables as ours do.

``python -m tests.bench.second`` compares them at so many positions of each game under each change
of one reading, and prints on how much they agree, which ``conf.make.agreement`` writes to a file;
``python -m tests.bench.second fallas`` compares fallas alone, and ``python -m tests.bench.second
new`` only what is not in that file yet. Where the two differ it stops, and says where.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from itertools import islice
from time import process_time

from juegos.tablas.libro_cross_check import AGREEMENTS, Agreement
from tests.juegos.tablas.compare_programs import CASES, SLUGS, Compared, compared

POSITIONS = 2000
NEW = "new"  # in the place of games, what is not kept yet
FEW = 10  # whose outcomes are kept one by one


def agreement(slug: str, readings: Mapping[str, str], positions: int = POSITIONS) -> Agreement:
    """Return that both programs agree at so many positions, and on how much.

    Raises:
        SystemExit: they differ, and where.
    """
    many = [_agreed(slug, readings, one) for one in islice(compared(slug, readings), positions)]
    made = str(datetime.now(UTC).date())
    return Agreement(slug, readings, len(many), sum(many), tuple(many[:FEW]), made)


def _agreed(slug: str, readings: Mapping[str, str], one: Compared) -> int:
    """Return how many outcomes both programs find, where they find the same."""
    if one.ours != one.second:
        sys.exit(
            f"{slug} {readings}: the programs differ at {one.position}, throw {one.throw}\n"
            f"ours alone: {one.ours - one.second}\nthe second alone: {one.second - one.ours}"
        )
    return len(one.ours)


def main(*slugs: str) -> None:
    """Compare the games named, or all, or what is not kept yet, and print each as JSON."""
    counted = {_case(one.slug, one.readings) for one in AGREEMENTS}
    new = [case for case in CASES if _case(*case) not in counted]
    for slug, readings in new if slugs == (NEW,) else _cases(slugs):
        one = agreement(slug, readings)
        print(f"{process_time():.0f} s  {one}", file=sys.stderr)
        print(json.dumps(one._asdict()), flush=True)


def _cases(slugs: tuple[str, ...]) -> list[tuple[str, dict[str, str]]]:
    """Return the cases of the games named, or all.

    Raises:
        SystemExit: the second program does not play a game named.
    """
    for slug in slugs:
        if slug not in SLUGS:
            sys.exit(f"the second program does not play {slug!r}; it plays {', '.join(SLUGS)}")
    return [case for case in CASES if not slugs or case[0] in slugs]


def _case(slug: str, readings: Mapping[str, str]) -> str:
    return f"{slug} {readings}"


if __name__ == "__main__":
    main(*sys.argv[1:])
