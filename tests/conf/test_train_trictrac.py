"""How the nets of trictrac and tick-tack are trained: what is learnt, and read as it is fitted."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from conf.train import checkpoints, tick_tack, trictrac
from conf.train import men_net as train
from conf.train.men_net import HIDDEN, Net
from conf.train.trictrac import EACH, RecordedPlay
from juegos import data
from juegos.tablas.trictrac.evaluation import INPUTS, MenJudge, weights
from juegos.tablas.trictrac.marking import HOLE
from juegos.tablas.trictrac.position import MEN, START
from tests.juegos.tablas.trictrac.made_positions import positions

PAIRS = list(positions(11, 300))


@pytest.fixture(scope="module")
def net() -> Net:
    """A net drawn by lot."""
    rng = np.random.default_rng(1)
    sizes = ((INPUTS, HIDDEN), HIDDEN, HIDDEN, 1)
    return Net(*(rng.normal(0, 0.3, size).astype(np.float32) for size in sizes))


def test_a_net_is_read_as_it_is_fitted(net: Net) -> None:
    """In whole numbers it tells what its floating-point ones do, but for what rounding takes."""
    units = np.clip(train.inputs(PAIRS) @ net.rows + net.own, 0, 1)
    fitted = units @ net.units + net.last
    judge = MenJudge(train.model_weights(net))
    read = [judge.worth(men, foe) for men, foe in PAIRS]
    assert read == pytest.approx(fitted, abs=0.1)
    assert np.ptp(fitted) > 1


def test_what_counts_begins_with_the_third_throw() -> None:
    """What comes later counts less, what the other scores is taken off, a new relevé is apart."""
    seen = [RecordedPlay(at, at > 5, at % 2, START, START) for at in range(1, 8)]
    scored = [(0, 0), (9, 9), (9, 9), (9, 9), (4, 1), (0, 2), (50, 0), (60, 0)]
    worths = [worth for *_, worth in trictrac.samples(seen, scored)]
    assert worths[0] == pytest.approx(-3 + EACH * 2)  # of seat 1, after the first throw
    assert worths[1] == pytest.approx(-2)
    assert worths[2:] == [0] * 5


def test_a_net_finds_what_there_is_to_learn() -> None:
    """Fitted to what follows from the men, it tells most of it of men that it has not seen."""
    rng = np.random.default_rng(2)
    sides = rng.multinomial(MEN, [1 / len(START)] * len(START), (4_000, 2))
    rows = train.inputs([(tuple(men), tuple(foe)) for men, foe in sides.tolist()])
    worths = np.minimum(rows @ rng.normal(0, 1, INPUTS).astype(np.float32), 3)
    net = train.fit(rows[:3_000], worths[:3_000], 3)
    value = np.clip(rows[3_000:] @ net.rows + net.own, 0, 1) @ net.units + net.last
    left = float(((value - worths[3_000:]) ** 2).mean() / worths.var())
    assert left < 0.5


@pytest.mark.thorough
@pytest.mark.parametrize("judged", [False, True], ids=["at first", "with a net"])
def test_a_tour_is_played_to_its_end(net: Net, *, judged: bool) -> None:
    """Fifteen men a side, throws that go up, twelve holes of one at least; the same each time."""
    judge = MenJudge(train.model_weights(net)) if judged else None
    seen, scored = trictrac.tour(judge, "a tour")
    assert all(sum(one.men) == sum(one.foe) == MEN for one in seen)
    assert [one.throws for one in seen] == sorted(one.throws for one in seen)
    assert max(map(sum, zip(*scored, strict=True))) >= 12 * HOLE
    assert trictrac.tour(judge, "a tour") == (seen, scored)


def test_what_is_kept_is_the_net(net: Net, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is packed for the package holds its whole numbers."""
    monkeypatch.setattr(checkpoints, "FOLDER", tmp_path)
    checkpoints.save("trictrac", (1,), 1, **net._asdict())
    packed = train.weights_file("trictrac")
    monkeypatch.setattr(data, "packed", lambda _name: packed)
    assert weights("trictrac") == train.model_weights(net)


@pytest.mark.parametrize("judged", [False, True], ids=["at first", "with a net"])
def test_plays_are_learnt_after_which_two_casts_win_nothing(net: Net, *, judged: bool) -> None:
    """Each side in turn, one winning what the other loses; the last two plays are left out."""
    judge = MenJudge(train.model_weights(net)) if judged else None
    learnt = [tick_tack.play(judge, f"game {n}") for n in range(20)]
    assert learnt[:3] == [tick_tack.play(judge, f"game {n}") for n in range(3)]
    assert {abs(worth) for one in learnt for *_men, worth in one} <= {1, 2}
    for one in learnt:
        for (men, foe, worth), (after, before, other) in pairwise(one):
            assert (before, other) == (men, -worth)
            assert sum(after) == sum(foe) == MEN
