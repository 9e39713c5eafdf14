"""What the strong player’s discards lose: hands that were judged, and the table of them."""

from __future__ import annotations

import json
from itertools import starmap
from pathlib import Path
from random import Random

import pytest

from conf import data_files
from conf.make import piquet_discards as bench
from juegos import tables
from juegos.core.errors import NotExact
from juegos.material import cards
from juegos.naipes.piquet import tables as made
from juegos.naipes.piquet.doors import before_discard
from juegos.naipes.piquet.imagined_deals import Scoring
from juegos.naipes.piquet.tables import DEALS, DISCARDS_SEED, LOSSES, hand


@pytest.mark.heavy
@pytest.mark.thorough
def test_first_hands_come_out_as_they_were_kept() -> None:
    """The first hand of either side, judged again, gives what was kept."""
    for side in bench.SIDES:
        first = next(one for one in starmap(bench.Loss, LOSSES) if one.side == side)
        assert bench.judged(side, first.number) == first


@pytest.mark.parametrize(("side", "number"), [(0, 12 + 66 + 220 + 495 + 792), (1, 12 + 66 + 220)])
def test_every_discard_is_tried(side: int, number: int) -> None:
    """The elder may put out one to five of twelve cards, the younger one to three."""
    view = before_discard(hand(DISCARDS_SEED, bench.SIDES[side], 0), side, 5)
    results = list(bench.every(view))
    assert len(set(results)) == len(results) == number


def test_discards_are_compared_over_the_same_deals() -> None:
    """A discard that stands twice gains the same, and one that throws four aces loses by it."""
    view = before_discard(cards.read("AS AH AD AC KS QS JS TS 9H 8D 7C 7H"), 0, 5)
    aces, low = cards.read("AS AH AD AC 9H"), cards.read("TS 9H 8D 7C 7H")
    result = bench.over(view, (aces, low), 40, Random(1), Scoring(bench.RULES))
    again = bench.over(view, (low,), 40, Random(1), Scoring(bench.RULES))
    assert result[low] == again[low]
    assert sum(result[low]) > sum(result[aces]) + 40 * 20


def test_kept_hands_are_those_of_the_seed() -> None:
    """What is put out was dealt, in a number that the rules allow; no hand is judged twice."""
    assert len({row[:2] for row in LOSSES}) == len(LOSSES)
    for side, number, played, best, total, squares in LOSSES:
        most = 5 if side == "elder" else 3
        dealt = hand(DISCARDS_SEED, side, number)
        for out in map(cards.read, (played, best)):
            assert not out & ~dealt
            assert 1 <= out.bit_count() <= most
        assert (played == best) <= (total == squares == 0)
        assert total * total <= squares * DEALS


def test_strong_player_loses_little_by_its_discards() -> None:
    """On average less than three points of the deal, and no less than nothing but for chance."""
    for side in made.SIDES:
        mean, error = made.mean_loss(made.losses(side))
        assert -3 * error < mean < 3


def test_table_tells_mean_and_worst() -> None:
    """A row a side: hands, how many had the best, mean and worst with errors, the worst hand."""
    result = tables.table("piquet.descartes")
    assert len(result.rows) == len(bench.SIDES)
    for row, side in zip(result.rows, bench.SIDES, strict=True):
        losses = made.losses(side)
        worst = max(losses, key=lambda one: one.mean)
        assert row[1] == len(losses)
        assert row[5] == f"{worst.mean:.2f}"
        assert cards.read(str(row[7])) == hand(DISCARDS_SEED, side, worst.number)
    with pytest.raises(NotExact, match="default readings only"):
        tables.table("piquet.descartes", {"punto-de-tres": "no"})


def test_hands_go_on_where_they_were_broken_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A hand half written is judged again; what is kept has the whole ones."""
    file = tmp_path / "hands.csv"
    file.write_text("younger,0,7S,8S,256,300\nelder,0,7S,8S,0,0\nelder,1,7", "ascii")
    content = bench.read(file)
    assert [(one.side, one.number) for one in content] == [("elder", 0), ("younger", 0)]
    (tmp_path / "naipes").mkdir()
    monkeypatch.setattr(data_files, "DATA", tmp_path)
    bench.main(str(file))
    result = json.loads((tmp_path / "naipes" / "piquet-discards.json").read_text("utf-8"))
    assert result["losses"] == list(map(list, content))
