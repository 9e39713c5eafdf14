"""Single deals between equal players: what is kept of them, and the tables beside Cavendish’s."""

from __future__ import annotations

import json
import tomllib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from itertools import product
from pathlib import Path

import pytest

from conf import data_files
from conf.make import piquet_deals as bench
from conf.make.piquet_deals import DealOutcome, deal
from juegos import tables
from juegos.core.errors import NotExact
from juegos.naipes.piquet import tables as made
from juegos.naipes.piquet import tables as parties
from juegos.naipes.piquet.chances import NAMES, DealsPlayed
from juegos.naipes.piquet.tables import BEGINNERS, STRONG

BOOK = tomllib.loads(
    (Path(__file__).parents[2] / "oracles" / "piquet-cavendish.toml").read_text("utf-8")
)
IDS = ("piquet.manos", "piquet.decenas", "piquet.partida")


@pytest.mark.thorough
def test_first_deals_come_out_as_they_were_kept() -> None:
    """The deals of the first numbers, played again, are those that were kept, at either level."""
    for item in (STRONG, BEGINNERS):
        again = tuple(deal(number, item.seed, item.level) for number in range(len(item.first)))
        assert again == item.first


@pytest.mark.thorough
def test_letters_agree_with_the_points() -> None:
    """Nobody wins the cards twice; a capot is of the cards, a repique of ninety points or more."""
    results = [deal(number, 3, "beginner") for number in range(150)]
    assert {"".join(sorted({*one.letters} & {*"Cc"})) for one in results} == {"", "C", "c"}
    for one in results:
        assert ("K" in one.letters) <= (one.elder >= 40 and "C" in one.letters)
        assert ("k" in one.letters) <= ("c" in one.letters)
        assert ("R" in one.letters) <= (one.elder >= 90)
        assert ("r" in one.letters) <= (one.younger >= 90)
        assert ("P" in one.letters) <= (one.elder >= 60)
        assert len({*one.letters} & {*"PRr"}) <= 1
    assert {letter for one in results for letter in one.letters} >= {*"CcKPR"}


def test_what_is_kept_of_deals_holds_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Pairs are counted, letters added up, the first deals told one by one; it goes on from there.

    Played at once or in two parts, all comes to the same.
    """
    (tmp_path / "naipes").mkdir()
    monkeypatch.setattr(data_files, "DATA", tmp_path)
    deals = [DealOutcome(30, 9, "C"), DealOutcome(30, 9, "CK"), DealOutcome(5, 99, "cr")]
    bench.keep("strong", DealsPlayed(0, {}, ()), deals)
    file = tmp_path / "naipes" / "piquet-deals-strong.json"
    content = json.loads(file.read_text("utf-8"))
    assert content["pairs"] == "5-99:1 30-9:2"
    assert content["came"] == {"C": 2, "c": 1, "K": 1, "k": 0, "R": 0, "r": 1, "P": 0}
    assert content["deals"] == 3
    assert content["first"] == [[30, 9, "C"], [30, 9, "CK"]]
    one = DealsPlayed(1, {"C": 1}, ((30, 9, 1),), first=(deals[0],))
    bench.keep("strong", one, deals[1:])
    assert json.loads(file.read_text("utf-8")) == content


def test_deals_go_on_with_the_next_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two threads play what is wanting to two deals more, no other; the kept file is theirs."""
    (tmp_path / "naipes").mkdir()
    monkeypatch.setattr(data_files, "DATA", tmp_path)
    with ThreadPoolExecutor(2) as executor:
        bench.play("beginner", BEGINNERS.deals + 2, executor)
    file = tmp_path / "naipes" / "piquet-deals-beginner.json"
    content = json.loads(file.read_text("utf-8"))
    pairs = Counter({(elder, younger): n for elder, younger, n in BEGINNERS.pairs})
    pairs.update(
        (one.elder, one.younger)
        for one in (deal(BEGINNERS.deals + n, BEGINNERS.seed, "beginner") for n in range(2))
    )
    assert content["deals"] == BEGINNERS.deals + 2
    assert content["pairs"] == " ".join(f"{a}-{b}:{n}" for (a, b), n in sorted(pairs.items()))


def test_kept_deals_add_up() -> None:
    """Every deal has one pair of scores, and nothing came about oftener than there are deals."""
    for one in (made.STRONG, made.BEGINNERS):
        assert sum(number for _, _, number in one.pairs) == one.deals
        assert one.came["K"] <= one.came["C"]
        assert one.came_about("divided") + one.came["C"] + one.came["c"] == one.deals
        assert one.mean(0)[0] > one.mean(1)[0]


def test_means_and_errors_are_those_of_all_deals() -> None:
    """Written out deal by deal, the mean, its error and a share come out the same."""
    one = DealsPlayed(4, {}, ((10, 1, 3), (30, 2, 1)))
    values = [10, 10, 10, 30]
    spread = sum((value - 15) ** 2 for value in values) / 3
    assert one.mean(0) == (15, pytest.approx((spread / 4) ** 0.5))
    assert one.share(one.score(0, 20)) == (0.25, pytest.approx((0.25 * 0.75 / 3) ** 0.5))


def test_printed_numbers_are_those_of_cavendish() -> None:
    """His ten thousand hands by tens, and the show of either side, as they stand in his book."""
    (hands,) = BOOK["hands"]
    assert tuple(hands["elder"]) == made.HIS_ELDER
    assert tuple(hands["younger"]) == made.HIS_YOUNGER
    assert sum(made.HIS_ELDER) == sum(made.HIS_YOUNGER) == made.HIS_HANDS
    for who, show in enumerate(BOOK["show"]):
        assert show["side"] == ("elder", "younger")[who]
        assert made.SHOWS[who] == show["points"]
        assert made.HIS_SHOWS[who] == f"{show['times']} of 10,000"


def test_table_has_every_figure_of_a_deal() -> None:
    """Points of both, the two shows, and what can come about, each with its error."""
    result = tables.table("piquet.manos")
    assert {row[0] for row in result.rows} >= {made.SAYS[name] for name in NAMES[:-2]}
    assert len(result.rows) == len(NAMES) - 2 + len(made.SHOWS)
    assert f"{STRONG.deals} deals between strong players, seed {STRONG.seed}" in result.unit
    assert f"{BEGINNERS.deals} deals between beginners" in result.unit


def test_classes_of_ten_hold_all_deals() -> None:
    """Of ten thousand hands each is in one class, ours but for rounding."""
    result = tables.table("piquet.decenas").rows
    for column in (1, 4):
        assert sum(int(str(row[column])) for row in result) == pytest.approx(10_000, abs=8)
    assert result[3][0] == "30-39"
    assert result[-1][0] == "150+"


@pytest.mark.parametrize("lead", [-40, 0, 7])
def test_who_wins_is_counted_as_every_pair_of_deals_would_go(lead: int) -> None:
    """One deal and two, each with each, tried out: the same chances, a tie being half."""
    deals = [(elder - younger, number) for elder, younger, number in BEGINNERS.pairs[:60]]
    one = sum(n * (1 + (lead + m > 0) - (lead + m < 0)) for m, n in all_deals()) / (
        2 * BEGINNERS.deals
    )
    assert parties.to_win(lead, 1, elder=True)[0] == pytest.approx(one)
    value = 0
    for (first, n), (last, k) in product(deals, all_deals()):
        end = lead + first - last
        value += n * k * (1 + (end > 0) - (end < 0))
    some = sum(n * parties.in_the_last(lead + m, elder=False) for m, n in deals)
    assert some == pytest.approx(value / (2 * BEGINNERS.deals))


def all_deals() -> list[tuple[int, int]]:
    return [(elder - younger, number) for elder, younger, number in BEGINNERS.pairs]


def test_what_one_wins_the_other_loses() -> None:
    """The chances of the two add up to one; who is further ahead does not win less often."""
    for left in (1, 2):
        for elder in (True, False):
            chances = [parties.to_win(lead, left, elder=elder)[0] for lead in made.LEADS]
            others = [parties.to_win(-lead, left, elder=not elder)[0] for lead in made.LEADS]
            assert [a + b for a, b in zip(chances, others, strict=True)] == pytest.approx(
                [1.0] * len(chances)
            )
            assert chances == sorted(chances)


@pytest.mark.parametrize("id", IDS)
def test_deals_were_played_under_the_default_readings_only(id: str) -> None:
    """Figures of the default readings are not passed off as those of others."""
    with pytest.raises(NotExact, match="default readings only"):
        tables.table(id, {"punto-de-tres": "no"})
