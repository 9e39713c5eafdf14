"""Whole tours under the options: every combination of those that meet in one piece of code.

Where an option is read is read off the code itself: a module reads a field of ``Usage``, or
``readings["..."]``. What no module reads together can only meet in the men and the marks.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Iterable, Iterator
from itertools import product
from math import prod
from pathlib import Path
from typing import Any

import pytest

from juegos import catalogue
from juegos.core.game import Turn
from juegos.core.source import Crux
from juegos.engine.sample import draw
from juegos.tablas.trictrac import game as trictrac
from juegos.tablas.trictrac.a_ecrire import A_ECRIRE
from juegos.tablas.trictrac.game import Trictrac
from juegos.tablas.trictrac.rules import KEYS
from juegos.tablas.trictrac.rules import TRICTRAC_CRUCES as CRUCES
from juegos.tablas.trictrac.toc import TOC
from tests.help.sweeps import sweep

Chosen = dict[str, str]
FIELDS = {field: name for field, (name, _) in KEYS.items()}
FILES = tuple(Path(trictrac.__file__).parent.rglob("*.py"))
LONGEST = 20_000
# The options that decide which plays there are; what a throw scores; how the tour is begun; what it
# pays at each level; who marks. An option may stand in more than one group.
PLAYS = (
    "coin-puissance",
    "coin-oblige",
    "passage",
    "coin-adverse",
    "defaillants",
    "sortie",
    "excedant",
    "pile",
)
SCORES = ("battues", "sixieme-case", "retour-coin", "mezeas", "rencontre", "margot", "pile")
BEGIN = ("primaute", "rencontre", "coin-oblige")
PAY = ("niveau", "paiement", "seuil", "grande-bredouille")
LEVEL = ("niveau", "ecole-plein", "deux-jetons", "coin-oblige", "primaute")
GROUPS = {"plays": PLAYS, "scores": SCORES, "begin": BEGIN, "pay": PAY, "level": LEVEL}
OF_TOC = (*(name for name in PLAYS if name not in {"coin-oblige", "pile"}), "trous", "double")
OF_ECRIRE = ("marques", "progression")


def reads(path: Path) -> frozenset[str]:
    """Return the options that a module reads."""
    results = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and node.attr in FIELDS:
            results.add(FIELDS[node.attr])
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            results.add(str(node.slice.value))
    names = {crux.name for crux in (*CRUCES, *TOC.cruces, *A_ECRIRE.cruces)}
    return frozenset(results & names)


def whole(cruces: Iterable[Crux], names: Iterable[str]) -> Iterator[Chosen]:
    """Yield every combination of the readings of some cruces."""
    keys = {crux.name: crux.keys for crux in cruces}
    chosen = {name: keys[name] for name in names}
    for some in product(*chosen.values()):
        yield dict(zip(chosen, some, strict=True))


def sampled(cruces: Iterable[Crux], count: int, seed: int) -> Iterator[Chosen]:
    """Yield whole combinations drawn by lot, all cruces read."""
    rng = random.Random(seed)
    for _ in range(count):
        yield {crux.name: rng.choice(crux.keys) for crux in cruces}


def size(cruces: Iterable[Crux]) -> int:
    """Return how many combinations of readings there are."""
    return prod(len(crux.keys) for crux in cruces)


def tour(game: Any, seed: int) -> int:
    """Play a game to its end between two computers that draw by lot; return how many moves it took.

    Nothing is lost on the way, all that is told has its rule, and what one pays the other has.
    """
    rng = random.Random(seed)
    state = game.start()
    for number in range(LONGEST):
        turn = game.turn(state)
        if turn is Turn.END:
            assert sum(game.outcome(state).shares) == 0
            assert game.outcome(state).why in game.rules
            assert game.read(game.write(state)) == state
            return number
        chance = turn is Turn.CHANCE
        move = draw(game.throws(state), rng) if chance else game.advise(state, "random", rng).move
        step = game.play(state, move)
        assert all(event.rule in game.rules for event in step.events)
        state = step.state
        base = getattr(state, "base", state)
        assert [sum(men) for men in base.men] == [15, 15]
    raise AssertionError(f"no end under {dict(game.readings)}")


def test_the_product_is_too_great_to_be_played() -> None:
    """There are 4,718,592 combinations of trictrac, 24,576 of toc and 393,216 à écrire."""
    assert size(CRUCES) == 4_718_592
    assert size(TOC.cruces) == 24_576
    assert size(A_ECRIRE.cruces) == 393_216


def test_options_that_meet_stand_in_one_group() -> None:
    """No module reads two options that are not in one group, and every option is in some."""
    for path in FILES:
        together = reads(path) & {crux.name for crux in CRUCES}
        assert any(together <= set(group) for group in GROUPS.values()), (path.name, together)
    read = frozenset().union(*map(reads, FILES))
    assert {crux.name for crux in CRUCES} == set().union(*GROUPS.values())
    assert {crux.name for crux in (*TOC.cruces, *A_ECRIRE.cruces)} <= read | {
        *LEVEL,
        "progression",
    }


@pytest.mark.thorough
@pytest.mark.heavy
@pytest.mark.parametrize("group", sweep(GROUPS, "begin", "pay", "level"))
def test_tours_under_every_combination_of_a_group(group: str) -> None:
    """Of the 4,718,592 combinations those of one group are all played, the other options usual.

    The groups are those of the test above: the plays of a throw, what it scores, how the tour is
    begun, what it pays, who marks. They suffice because no code reads two options of different
    groups: those can meet only through the men and the marks, which every tour goes through, and
    which the sample below goes through with all options drawn by lot.
    """
    played = 0
    for seed, chosen in enumerate(whole(CRUCES, GROUPS[group])):
        assert tour(catalogue.game("trictrac", chosen), seed) > 5
        played += 1
    assert played == size(crux for crux in CRUCES if crux.name in GROUPS[group])


@pytest.mark.heavy
@pytest.mark.parametrize("seed", sweep(range(3)))
def test_tours_under_combinations_drawn_of_all(seed: int) -> None:
    """A hundred whole combinations of all options, drawn by lot, are played to the end each."""
    for number, chosen in enumerate(sampled(CRUCES, 100, seed)):
        assert tour(catalogue.game("trictrac", chosen), number) > 5


@pytest.mark.heavy
@pytest.mark.thorough
def test_toc_under_every_combination_of_its_plays() -> None:
    """Toc under all that decides its plays and its holes, and under 100 drawn of its 24,576."""
    every = (*whole(TOC.cruces, OF_TOC), *sampled(TOC.cruces, 100, 1))
    assert len(every) == 2**6 * 8 + 100
    for seed, chosen in enumerate(every):
        assert tour(Trictrac(chosen, TOC), seed) > 1


@pytest.mark.heavy
@pytest.mark.thorough
def test_a_ecrire_under_every_combination_of_its_own() -> None:
    """À écrire under all that it reads itself, and under 12 drawn of its 393,216.

    What decides plays and points it leaves to trictrac, whose tours are above.
    """
    every = (*whole(A_ECRIRE.cruces, OF_ECRIRE), *sampled(A_ECRIRE.cruces, 12, 1))
    for seed, chosen in enumerate(every):
        assert tour(Trictrac(chosen, A_ECRIRE), seed) > 5
