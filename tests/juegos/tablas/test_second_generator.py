"""The games of the Book of Tables played a second time, by a program made from the words."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

import pytest

from juegos import catalogue
from juegos.tablas.libro_cross_check import AGREEMENTS, Agreement
from juegos.tables import table
from tests.bench import second
from tests.juegos.tablas import second_within
from tests.juegos.tablas.compare_programs import CASES, SLUGS, Compared, compared, of_casas, sides
from tests.juegos.tablas.second_generator import outcomes, words_of

WHOLE, MORE = 100, 500  # positions under a reading, and under the default
FEW, SELDOM = 10, 0.1
LEAST = 2000
IDS = [f"{one.slug} {one.readings}" for one in AGREEMENTS]


@pytest.mark.parametrize("slug", SLUGS)
def test_two_programs_play_alike(slug: str) -> None:
    """At a few places of a game a throw leads to the same, and to nothing else."""
    for one in islice(compared(slug, {}, SELDOM), FEW):
        assert one.ours == one.second, (one.position, one.throw)


@pytest.mark.thorough
@pytest.mark.heavy
@pytest.mark.parametrize(("slug", "readings"), CASES, ids=str)
def test_two_programs_play_alike_under_every_reading(slug: str, readings: dict[str, str]) -> None:
    """So they do at places all along whole games, under every change of one reading."""
    for one in islice(compared(slug, readings), WHOLE if readings else MORE):
        assert one.ours == one.second, (one.position, one.throw)


def test_second_program_is_no_copy() -> None:
    """Told that one man closes a casa, it plays otherwise, and the comparison would see it."""
    words = words_of("fallas", catalogue.game("fallas").readings)
    mine, theirs = sides(catalogue.game("fallas").start().board, 0)
    alone = tuple(men + (casa == 2) - (casa == 6) for casa, men in enumerate(theirs))
    there = mine, alone
    open_, shut = (outcomes(replace(words, closing=men), there, (4, 1)) for men in (2, 1))
    assert open_ != shut


def test_second_program_within_a_quarter_is_no_copy() -> None:
    """Told that no man alone is taken it plays otherwise, and the comparison would see it."""
    words = second_within.GAMES["doze-canes"](catalogue.game("doze-canes").readings)
    there = of_casas(((0,) * 6, (0, 0, 0, 0, 0, 1)), 0, lies=False)
    taken, value = (
        second_within.outcomes(replace(words, takes=takes), there, (6, 1))
        for takes in (True, False)
    )
    assert taken != value


def test_agreement_is_kept_for_every_game_and_reading() -> None:
    """Each case has its entry, in their order, of two thousand positions or more."""
    assert [(one.slug, one.readings) for one in AGREEMENTS] == CASES
    assert all(one.positions >= LEAST for one in AGREEMENTS)
    assert all(one.outcomes >= one.positions for one in AGREEMENTS)


@pytest.mark.thorough
@pytest.mark.parametrize("one", AGREEMENTS, ids=IDS)
def test_first_positions_come_out_as_kept(one: Agreement) -> None:
    """The first few, compared again, agree and have as many outcomes as is kept."""
    again = second.agreement(one.slug, one.readings, len(one.first))
    assert again.first == one.first
    assert again.outcomes == sum(one.first)


def test_command_stops_where_the_programs_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """It names game, position and throw, and what each program alone leads to."""
    one = next(compared("fallas", {}))
    ours, *others = sorted(one.ours, key=str)
    differing = Compared(one.position, one.throw, {ours, *others}, set(others))
    monkeypatch.setattr(second, "compared", lambda _slug, _readings: iter([differing]))
    with pytest.raises(SystemExit, match="fallas") as stopped:
        second.agreement("fallas", {})
    for item in (one.position, str(one.throw), f"ours alone: {{{ours}}}"):
        assert item in str(stopped.value)


def test_command_refuses_a_game_that_it_does_not_know() -> None:
    """What the second program does not play is named, and so is what it plays."""
    with pytest.raises(SystemExit, match="'toc'; it plays fallas, seis-dos-y-as"):
        second.main("toc")


def test_table_has_what_is_kept() -> None:
    """A row for each entry, with its crux and reading, and the positions and outcomes it has."""
    rows = table("tablas.libro-acuerdo").rows
    for row, one in zip(rows, AGREEMENTS, strict=True):
        cruces, keys = " + ".join(one.readings), " + ".join(one.readings.values())
        changed = (cruces or "all", keys or "default")
        assert row == (one.slug, *changed, one.positions, one.outcomes)
