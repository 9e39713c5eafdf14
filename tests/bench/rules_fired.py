"""How often each rule of the tables fires in their tests, and each jan of trictrac.

Of trictrac these are its own tests; of the other games the plays by which the laws look for every
rule, and the positions set for the rare ones. Ask for it by name, ``python -m tests.bench
rules_fired``: it measures the tests, not the edition.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

from juegos import catalogue
from tests.help.laws import DEFINITIONS, at_random, cases, explore, few_cases
from tests.juegos.tablas.test_rare_rules import RARE, met
from tests.juegos.tablas.trictrac.test_game import fired as assisted
from tests.juegos.tablas.trictrac.test_jans import occurring
from tests.juegos.tablas.trictrac.test_strict_game import fired as strict

Row = tuple[str, str, str]
GAMES = tuple(
    entry.slug
    for entry in catalogue.CATALOGUE.values()
    if entry.family == "tablas" and entry.slug != "trictrac"
)
STEPS = 1000  # at random under each reading, besides the plays looked at in order


def rows() -> Iterator[Row]:
    """Yield each rule with how often it fired at either level, then each jan in every way."""
    results = assisted(), strict()
    for rule in catalogue.game("trictrac").rules:
        marked, judged = (item[rule.id] for item in results)
        yield rule.id, f"{marked:>7} marked by the board, {judged:>6} by the players", ""
    for (name, table, ways, double), count in sorted(occurring()[0].items()):
        kind = "doublet" if double else "simple"
        yield " ".join(filter(None, (name, table, str(ways), kind))), f"{count:>7}", ""
    for slug in GAMES:
        yield from _of(slug)


def _of(slug: str) -> Iterator[Row]:
    """Yield each rule of a game with how often it fired, or that it only defines."""
    result = fired(slug)
    for rule in catalogue.game(slug).rules:
        text = "defines: never fires" if rule.id in DEFINITIONS else f"{result[rule.id]:>7}"
        yield rule.id, text, ""


def fired(slug: str) -> Counter[str]:
    """Return how often each rule of a game has fired under its readings."""
    counts: Counter[str] = Counter()
    for case in few_cases(slug) + cases(slug):
        steps = list(explore(case.game).steps)
        rng, most = random.Random(1), len(steps) + STEPS
        while len(steps) < most:
            steps += [step for *_, step in at_random(case.game, rng)]
        counts.update(event.rule.id for step in steps for event in step.events)
    for rare in RARE:
        if rare["rule"].startswith(f"{slug}."):
            counts.update(met(rare))
    return counts
