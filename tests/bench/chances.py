"""How long the exact odds take: each game by default, then all games of dice under all readings."""

from __future__ import annotations

from time import perf_counter

from juegos import catalogue
from juegos.engine.odds import odds
from tests.bench import Row
from tests.help.laws import DICE, Case, combinations, refusal


def rows() -> list[Row]:
    """Return a row for each game, and one for the defaults and the combinations of all games."""
    result, defaults, every, count = [], 0.0, 0.0, 0
    for slug in DICE:
        default = _time(slug, {})
        cases = (Case(slug, readings) for readings in combinations(slug))
        times = [_time(slug, dict(case.readings)) for case in cases if not refusal(case)]
        figure = f"{1000 * default:.0f} ms; {len(times)} combinations {sum(times):.2f} s"
        result.append(Row(f"odds of {slug}", figure))
        defaults, every, count = defaults + default, every + sum(times), count + len(times)
    return [
        *result,
        Row("odds of all games by default", f"{defaults:.2f} s", "1 s"),
        Row(f"odds of all {count} combinations", f"{every:.1f} s", "60 s"),
    ]


def _time(slug: str, readings: dict[str, str]) -> float:
    start = perf_counter()
    odds(catalogue.game(slug, readings))
    return perf_counter() - start
