"""How long our games are, how often the better player wins, and a position of each.

``python -m tests.bench.gallery`` plays forty games of each, a middling player against itself, and
writes ``juegos/kept/gallery.py``; ``python -m tests.bench.gallery azar`` plays those of azar alone
and leaves the rest as it was kept. It takes some 10 minutes of CPU in all.
"""

from __future__ import annotations

import sys
import textwrap
from datetime import UTC, datetime
from pathlib import Path
from time import process_time

from juegos import catalogue
from juegos.core import record
from juegos.kept import gallery as kept
from juegos.kept.gallery import Contest
from juegos.kept.tablas_matches import MATCHES
from juegos.naipes.piquet import matches as piquet
from tests.selfplay import middling, played, record_of, telling, turns, typical

GAMES = 40
FILE = Path("juegos/kept/gallery.py")
MADE = "# Made by the command, game by game.\n"


def main(*slugs: str) -> None:
    """Play the games named, or all, and write what is kept."""
    lengths, records, matches = dict(kept.TURNS), dict(kept.RECORDS), better()
    for slug in slugs or catalogue.CATALOGUE:
        games = [played(slug, (middling(slug),) * 2, number) for number in range(GAMES)]
        lengths[slug] = middling(slug), " ".join(str(turns(game)) for game in games)
        whole = typical(games)
        records[slug] = record.write(record_of(slug, whole, telling(slug, whole)))
        print(f"{process_time():.0f} s  {slug} {lengths[slug][1]}", file=sys.stderr)
        FILE.write_text(written(lengths, matches, records), "utf-8")


def better() -> dict[str, Contest]:
    """Return how often the better of two levels won, where chance and decisions are mixed."""
    found = {
        match.slug: Contest(match.levels, match.wins, len(match.gains), match.command)
        for match in MATCHES
    }
    won, parties = piquet.WHOLE.of["won"].total, 2 * piquet.WHOLE.parties
    found["piquet"] = Contest(("strong", "beginner"), won, parties, piquet.COMMAND)
    levels, games = ("best", "random"), 2000
    wins = sum(won_by_first("guirguiesca", levels, number) for number in range(games))
    found["guirguiesca"] = Contest(levels, wins, games, "python -m tests.bench.gallery")
    return found


def won_by_first(slug: str, levels: tuple[str, str], number: int) -> bool:
    """Return whether the first level won a game; it is A in those of an even number."""
    seat = number % 2
    seated = levels if seat == 0 else levels[::-1]
    end = catalogue.game(slug).outcome(played(slug, seated, number)[-1].state)
    return bool(end and end.shares[seat] > 0)


def written(
    lengths: dict[str, tuple[str, str]],
    matches: dict[str, Contest],
    records: dict[str, str],
) -> str:
    """Return the module with these values in the place of what was kept, in the games' order."""
    head = FILE.read_text("utf-8").partition(MADE)[0] + MADE
    made = f'MADE = "{datetime.now(UTC).date()}"\n'
    order = [slug for slug in catalogue.CATALOGUE if slug in lengths]
    table = "".join(
        f'    "{slug}": (\n        "{lengths[slug][0]}",\n{_numbers(lengths[slug][1])}    ),\n'
        for slug in order
    )
    pairs = "".join(
        f'    "{slug}": Contest(\n        ("{match.levels[0]}", "{match.levels[1]}"),\n'
        f'        {match.won},\n        {match.games},\n        "{match.command}",\n    ),\n'
        for slug in catalogue.CATALOGUE
        if (match := matches.get(slug))
    )
    texts = "".join(f'    "{slug}": """\\\n{records[slug]}""",\n' for slug in order)
    return (
        f"{head}{made}TURNS: Mapping[str, tuple[str, str]] = {{\n{table}}}\n"
        f"MATCHES: Mapping[str, Contest] = {{\n{pairs}}}\n"
        f"RECORDS: Mapping[str, str] = {{\n{texts}}}\n"
    )


def _numbers(turns: str) -> str:
    if len(turns) < 90:
        return f'        "{turns}",\n'
    lines = textwrap.wrap(turns, 85, drop_whitespace=False)
    return "        (\n" + "".join(f'            "{line}"\n' for line in lines) + "        ),\n"


if __name__ == "__main__":
    main(*sys.argv[1:])
