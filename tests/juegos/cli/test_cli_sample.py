"""``juegos sample``: what it prints, what it keeps, and how it goes on from there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from juegos.catalogue import game
from juegos.cli.main import main
from juegos.engine.odds import odds
from juegos.engine.sample import CHUNK, sample
from tests.help.calls import Capture, refused, run_json


def test_it_says_what_the_engine_does(capsys: Capture) -> None:
    """The estimates are those of ``engine.sample``, and say how many games and which seed."""
    result = run_json(capsys, "sample", "azar", "--games", "2500", "--seed", "7")
    for name, one in sample(lambda: game("azar"), 2500, 7).items():
        assert result[name] == {"mean": one.mean, "error": one.error, "games": 2500, "seed": 7}


def test_a_person_is_told_each_figure_with_its_error(capsys: Capture) -> None:
    """A line for each, in words."""
    assert main(["sample", "azar", "--games", "2000", "--reading", "encuentro=pasa"]) == 0
    head, value, *rows = capsys.readouterr().out.splitlines()
    assert "encuentro=pasa" in head
    assert value == "2,000 games, seed 1; figure and standard error"
    assert [row.split()[0] for row in rows] == ["p_first", "p_second", "p_draw", *FIGURES]
    assert all(" +- " in row for row in rows)


FIGURES = ["mean_casts", "mean_net"]


def test_levels_play_where_somebody_decides(capsys: Capture) -> None:
    """Doblet, where no level wins more than lot allows, goes as its exact chances say."""
    result = run_json(capsys, "sample", "doblet", "--level", "greedy", "--games", "1000")
    assert result["level"] == "greedy"
    assert abs(result["p_first"]["mean"] - 0.5) < 4 * result["p_first"]["error"]


@pytest.mark.parametrize("workers", [(), ("--workers", "2")])
def test_it_stops_once_the_error_is_small(capsys: Capture, workers: tuple[str, ...]) -> None:
    """At the end of the first chunk after which each chance is known so well, however it is run."""
    result = run_json(
        capsys, "sample", "mayores", "--error", "0.008", "--games", "1000000", *workers
    )
    assert result["p_first"]["games"] == 4 * CHUNK
    errors = [result[name]["error"] for name in ("p_first", "p_second", "p_draw")]
    assert max(errors) <= 0.008
    exact = odds(game("mayores"))
    assert abs(result["p_first"]["mean"] - float(exact.p_first)) < 4 * errors[0]


def test_it_goes_on_from_what_was_kept(capsys: Capture, tmp_path: Path) -> None:
    """To what it would have come to in one; asked for fewer games it only tells what there is."""
    file = str(tmp_path / "azar.json")
    run_json(capsys, "sample", "azar", "--games", "2000", "--keep", file)
    first = Path(file).read_text("utf-8")
    assert (
        run_json(capsys, "sample", "azar", "--games", "1000", "--keep", file)["p_first"]["games"]
        == 2000
    )
    assert Path(file).read_text("utf-8") == first
    whole = run_json(capsys, "sample", "azar", "--games", "4000", "--keep", file)
    assert whole == run_json(capsys, "sample", "azar", "--games", "4000")
    assert [path.name for path in tmp_path.iterdir()] == ["azar.json"]


def test_a_last_part_of_a_chunk_is_not_kept(capsys: Capture, tmp_path: Path) -> None:
    """It is in what is printed; what is kept ends with the chunk before."""
    file = tmp_path / "azar.json"
    assert (
        run_json(capsys, "sample", "azar", "--games", "1500", "--keep", str(file))["p_first"][
            "games"
        ]
        == 1500
    )
    assert not file.exists() or json.loads(file.read_text("utf-8"))["games"] == CHUNK


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["azar", "--seed", "8"], "with seed 7, and this one has 8"),
        (["triga"], "with slug 'azar', and this one has 'triga'"),
        (["azar", "--level", "random"], "with level None, and this one has 'random'"),
        (["azar", "--reading", "encuentro=pasa"], "with readings {"),
    ],
)
def test_another_simulation_is_not_gone_on_with(
    words: list[str], text: str, capsys: Capture, tmp_path: Path
) -> None:
    """What differs is told, and the file stays as it was."""
    file = tmp_path / "azar.json"
    main(["sample", "azar", "--games", "1000", "--seed", "7", "--keep", str(file)])
    capsys.readouterr()
    before = file.read_text("utf-8")
    seed = [] if "--seed" in words else ["--seed", "7"]
    assert text in refused(capsys, "sample", *words, *seed, "--keep", str(file))
    assert file.read_text("utf-8") == before


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda _text: "{", "line 1 is no JSON"),
        (lambda _text: "[]", "keeps no simulation"),
        (lambda text: text.replace('"games": 1000', '"games": 999'), "games 999"),
        (lambda text: text.replace('"games": 1000', '"games": "1000"'), "games '1000'"),
        (lambda text: text.replace('"sums": [', '"sums": ["1",'), "sums"),
        (lambda text: text.replace('"squares": [', '"squares": ["much",'), "much"),
        (lambda text: text.replace('"squares": [', '"squares": ["1/0",'), "keeps no simulation"),
    ],
)
def test_a_spoilt_file_is_refused(
    spoil: Any, message: str, capsys: Capture, tmp_path: Path
) -> None:
    """With what is wrong in it, and it stays as it was."""
    file = tmp_path / "azar.json"
    main(["sample", "azar", "--games", "1000", "--keep", str(file)])
    capsys.readouterr()
    file.write_text(spoil(file.read_text("utf-8")), "utf-8")
    before = file.read_text("utf-8")
    assert message in refused(capsys, "sample", "azar", "--keep", str(file))
    assert file.read_text("utf-8") == before


@pytest.mark.parametrize(
    ("words", "text"),
    [
        (["azar", "--games", "1"], "at least two games"),
        (["azar", "--workers", "0"], "one is the least"),
        (["azar", "--level", "strong"], "there is no level 'strong'; there are: best, random"),
        (["azarr"], "azarr"),
        (["alquerque"], "in alquerque the players decide"),
        (["azar", "--keep", "nowhere/there/azar.json"], "cannot write nowhere/there/azar.json"),
        (["azar", "--dask", "tcp://127.0.0.1:1"], "juegos[dask]"),
    ],
)
def test_what_cannot_be_done_is_told(words: list[str], text: str, capsys: Capture) -> None:
    """In a line, with what would be right where that is known."""
    assert text in refused(capsys, "sample", *words)
