"""What is kept of the measures beside others: each is there, whole, and the page shows it."""

from __future__ import annotations

import doctest
import json
import re
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from conf.make import ratios as make
from conf.sphinx.directives import measures
from tests.bench import ratios
from tests.bench.ratios import __main__ as program
from tests.help.sites import ROOT, Site

RATIOS = json.loads(make.FILE.read_text("utf-8"))
MEASURES = RATIOS["measures"]
DONE = [one for one in MEASURES if one["measured"]]
PAGE = ROOT / "docs" / "desarrollo" / "rendimiento.md"
ROW, CELL = (re.compile(rf"<{tag}\b.*?</{tag}>", re.DOTALL) for tag in ("tr", "td"))
TAG = re.compile(r"<[^>]+>")
GOAL = {"of": "ratio", "at": "least", "value": 1.0}


def named(one: dict[str, Any]) -> str:
    return str(one["id"])


def test_every_measure_is_kept_as_it_was_told() -> None:
    """In the same order, with what it is, its unit, its peer and what was aimed at."""
    for one in ratios.MEASURES:
        assert {"id", "part", "what", "unit", "peer", "goal"} == one.keys()
        assert one["part"] in ratios.PARTS
    assert [{key: one[key] for key in ratios.MEASURES[0]} for one in MEASURES] == ratios.MEASURES


@pytest.mark.parametrize("one", DONE, ids=named)
def test_a_measure_follows_from_its_rounds(one: dict[str, Any]) -> None:
    """Figures, ratio, spread, and whether the goal was met: all of it is reckoned again."""
    result = ratios.result({key: one[key] for key in ratios.MEASURES[0]}, one["rounds"])
    assert result == {key: value for key, value in one.items() if key not in {"quiet", "measured"}}
    assert len(one["rounds"]) > 1
    assert one["spread"][0] <= one["ratio"] <= one["spread"][1]
    assert one["met"] == (one["missed_by"] == 0)
    assert isinstance(one["quiet"], bool)


def test_the_machine_is_described_and_not_named() -> None:
    """Processor, number of them, system and Python, and nothing by which it could be found."""
    assert RATIOS["machine"].keys() == {"processor", "cores", "system", "python"}
    assert all(RATIOS["machine"].values())
    assert not re.search(r"(?<!\w)/\w+/|://", json.dumps(RATIOS))


def test_every_part_is_a_module_that_can_be_run() -> None:
    """It prints what it has measured; and each part has a measure."""
    folder = Path(ratios.__file__).parent
    for part in ratios.PARTS:
        text = (folder / f"{part}.py").read_text("utf-8")
        assert text.endswith('if __name__ == "__main__":\n    print(json.dumps(pairs()))\n')
    assert {one["part"] for one in ratios.MEASURES} == ratios.PARTS.keys()


def test_a_part_measured_again_takes_the_place_of_what_there_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All else stays as it was; what was never measured is kept as that."""
    monkeypatch.setattr(make, "FILE", tmp_path / "kept.json")
    first, second = (one["id"] for one in ratios.MEASURES[:2])
    make.keep(program.report({first: [(1, 2), (1, 4)]}, quiet=True))
    make.keep(program.report({second: [(3, 2), (3, 4)]}, quiet=False))
    make.keep(program.report({second: [(5, 2), (5, 4)]}, quiet=False))
    results = {one["id"]: one for one in json.loads(make.FILE.read_text("utf-8"))["measures"]}
    assert list(results) == [one["id"] for one in ratios.MEASURES]
    assert (results[first]["ours"], results[first]["quiet"]) == (1, True)
    assert (results[second]["ours"], results[second]["quiet"]) == (5, False)
    assert [one["id"] for one in results.values() if one["measured"]] == [first, second]


@pytest.mark.parametrize(
    ("goal", "figure", "missed"),
    [
        (GOAL, 0.28, 0.72),
        (GOAL, 2.15, 0),
        ({"of": "ours", "at": "most", "value": 60}, 93, 0.55),
        ({"of": "ours", "at": "most", "value": 60}, 60, 0),
    ],
)
def test_a_goal_is_missed_by_a_part_of_it(
    goal: dict[str, Any], figure: float, missed: float
) -> None:
    """Whether it is to be reached or not to be passed."""
    assert ratios.missed(goal, figure) == pytest.approx(missed)


def test_the_page_of_levels_says_which_speed_was_missed() -> None:
    """Games of draughts played at random, beside py-draughts."""
    speeds = [one for one in MEASURES if one["id"] in {"turns-international", "turns-russian"}]
    assert [one["met"] for one in speeds] == [False, False]
    page = (ROOT / "docs/desarrollo/niveles.md").read_text("utf-8")
    assert "- Draughts: more turns a second beside py-draughts were wanted than" in page


def test_the_examples_hold() -> None:
    """Those in the docstrings of what reckons and of what shows."""
    for module in (ratios, measures):
        result = doctest.testmod(module)
        assert result.attempted
        assert not result.failed


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return Site(tmp_path_factory.mktemp("medidas"), PAGE.read_text("utf-8"))


def test_the_page_shows_every_measure(site: Site) -> None:
    """Each once, with its unit, both figures, the peer, the ratio, the goal and the result."""
    assert site.warnings == ""
    shown = [
        [unescape(TAG.sub("", cell)).strip() for cell in CELL.findall(row)]
        for row in ROW.findall(site.html)
    ]
    rows = [row for row in shown if row]
    expected = [[cell.astext() for cell in measures.row(one)] for one in MEASURES]
    assert sorted(rows) == sorted(expected)
    for one, row in zip(MEASURES, expected, strict=True):
        assert (row[0], row[1]) == (one["what"], one["unit"])
        assert one["peer"] in row[3]
        if one["measured"] and not one["met"]:
            assert row[-1] == f"missed by {measures.figure(100 * one['missed_by'])} %"


def test_the_page_says_what_was_measured_beside_other_work() -> None:
    """A star stands by each such ratio, and a sentence counts them; without any there is none."""
    one = ratios.result(ratios.MEASURES[0], [(1, 2), (1, 4)]) | {"measured": "2026-11-26"}
    noisy, calm = one | {"quiet": False}, one | {"quiet": True}
    assert measures.row(noisy)[4].astext().endswith(" *")
    assert not measures.row(calm)[4].astext().endswith("*")
    results = [measures.machine(RATIOS | {"measures": some}) for some in ([noisy, calm], [calm])]
    assert ["1 of 2" in str(results[0][-1]), len(results[0]), len(results[1])] == [True, 2, 1]


def test_a_measure_that_was_not_made_is_shown_as_that() -> None:
    """Its peer and its goal stand there all the same."""
    row = [cell.astext() for cell in measures.row({**ratios.MEASURES[0], "measured": ""})]
    assert row[-1] == "not measured yet"
    assert ratios.MEASURES[0]["peer"] in row[3]
    assert row[5] == f"a ratio of at least {ratios.MEASURES[0]['goal']['value']}"
