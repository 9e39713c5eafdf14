"""How long our games are, how often the better player wins, and a position of each.

``python -m conf.make.gallery`` plays forty games of each, a middling player against itself, and
writes ``conf/sphinx/play/gallery.json``; ``python -m conf.make.gallery azar`` plays those of
azar alone and leaves the rest as it was kept. It takes some 10 minutes of CPU in all.
"""

from __future__ import annotations

import sys
from time import process_time

from conf import data_files
from conf.make import piquet
from conf.make.selfplay import middling, played, record_of, telling, turns, typical
from conf.sphinx.play import measurements
from conf.sphinx.play.measurements import Contest
from juegos import catalogue
from juegos.core import record
from juegos.tablas.matches import MATCHES

GAMES = 40


def main(*slugs: str) -> None:
    """Play the games named, or all, and write what is kept."""
    lengths, records, matches = dict(measurements.TURNS), dict(measurements.RECORDS), better()
    for slug in slugs or catalogue.CATALOGUE:
        games = [played(slug, (middling(slug),) * 2, number) for number in range(GAMES)]
        lengths[slug] = middling(slug), " ".join(str(turns(game)) for game in games)
        whole = typical(games)
        records[slug] = record.write(record_of(slug, whole, telling(slug, whole)))
        print(f"{process_time():.0f} s  {slug} {lengths[slug][1]}", file=sys.stderr)
        order = [slug for slug in catalogue.CATALOGUE if slug in lengths]
        data_files.write_json(
            measurements.FILE,
            "python -m conf.make.gallery",
            turns={slug: lengths[slug] for slug in order},
            matches={slug: matches[slug] for slug in catalogue.CATALOGUE if slug in matches},
            records={slug: records[slug] for slug in order},
        )


def better() -> dict[str, Contest]:
    """Return how often the better of two levels won, where chance and decisions are mixed."""
    contests = {
        match.slug: Contest(match.levels, match.wins, len(match.gains), match.command)
        for match in MATCHES
    }
    levels = next(piquet.ladder())
    pairs = piquet.stored_parties()[levels]
    won, command = sum(one.won for one in pairs), "python -m conf.make.piquet"
    contests["piquet"] = Contest(levels, won, 2 * len(pairs), command)
    levels, games = ("best", "random"), 2000
    wins = sum(won_by_first("guirguiesca", levels, number) for number in range(games))
    contests["guirguiesca"] = Contest(levels, wins, games, "python -m conf.make.gallery")
    return contests


def won_by_first(slug: str, levels: tuple[str, str], number: int) -> bool:
    """Return whether the first level won a game; it is A in those of an even number."""
    seat = number % 2
    seated = levels if seat == 0 else levels[::-1]
    end = catalogue.game(slug).outcome(played(slug, seated, number)[-1].state)
    return bool(end and end.shares[seat] > 0)


if __name__ == "__main__":
    main(*sys.argv[1:])
