"""A simulation on a Dask cluster of several processes, one of which dies in the middle."""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path

import pytest
from distributed import Client, LocalCluster

from conf.make import levels
from conf.make.levels import Pair
from conf.train import __main__ as training
from conf.train import checkpoints, men_net, tick_tack
from juegos import catalogue
from juegos.cli.main import main
from juegos.engine.sample import CHUNK, Simulation, totals

MATCH = ("alquerque-de-tres", "weak", "random")
AZAR = Simulation(partial(catalogue.game, "azar", {}), 1283)


@pytest.fixture(scope="module")
def cluster() -> Iterator[LocalCluster]:
    """Give a cluster of three processes on this machine."""
    with LocalCluster(
        n_workers=3, threads_per_worker=1, processes=True, dashboard_address=None
    ) as made:
        yield made


def test_a_worker_that_dies_changes_nothing(cluster: LocalCluster) -> None:
    """What it was about to do is done by others, and all comes to the very same."""
    games = 12 * CHUNK
    plain = list(totals(AZAR, games))
    with Client(cluster) as client:
        running = totals(AZAR, games, client.get_executor(retries=3))
        results = [next(running)]
        processes = client.run(os.getpid)
        victim = next(iter(processes.values()))
        assert victim != os.getpid()
        os.kill(victim, signal.SIGKILL)
        results += running
    assert results == plain


def test_a_match_loses_nothing_by_a_worker_that_dies(
    cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One process dies once the first game is kept; every game comes out as it was kept here."""
    (pair,) = (pair for pair in levels.stored_pairs().values() if pair[:3] == MATCH)
    monkeypatch.setattr(levels, "pairs", lambda: iter([Pair(*MATCH)]))
    monkeypatch.setattr(levels, "FILE", tmp_path / "kept.csv")
    monkeypatch.setattr(levels, "TABLE", tmp_path / "table.csv")
    written = []
    with Client(cluster) as client:

        def write(pairs: Mapping[tuple[str, ...], Pair]) -> None:
            if not written:
                os.kill(next(iter(client.run(os.getpid).values())), signal.SIGKILL)
            written.append(pairs[MATCH].games)
            keep(pairs)

        keep = levels.write
        monkeypatch.setattr(levels, "write", write)
        levels.play((), client.get_executor(retries=3))
    assert written == [*range(1, pair.games + 1)]
    assert levels.stored_pairs() == {MATCH: pair}


def test_the_command_plays_on_a_cluster(
    cluster: LocalCluster, capsys: pytest.CaptureFixture[str]
) -> None:
    """By the address of its scheduler, with players of a level; it says what it says here."""
    asked = ["sample", "doblet", "--level", "random", "--games", "2000", "--json"]
    assert main([*asked, "--dask", cluster.scheduler_address]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main(asked) == 0
    assert json.loads(capsys.readouterr().out) == there


def test_a_game_is_solved_on_a_cluster(
    cluster: LocalCluster, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every position of konane on four by four comes out there as it does here."""
    asked = ["solve", "konane", "--reading", "tablero=4", "--json"]
    assert main([*asked, "--dask", cluster.scheduler_address]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main(asked) == 0
    assert json.loads(capsys.readouterr().out) == there


def test_a_net_is_trained_on_a_cluster(
    cluster: LocalCluster, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Two rounds of a few games give the weights there that they give here."""
    monkeypatch.setitem(training.OF_MEN, "tick-tack", ((4, 4), tick_tack.play))
    packed = []
    for where in ([], ["--dask", cluster.scheduler_address]):
        monkeypatch.setattr(checkpoints, "FOLDER", tmp_path / str(len(where)))
        training.main("tick-tack", *where)
        packed.append(men_net.weights_file("tick-tack"))
    assert packed[0] == packed[1]


def test_no_cluster_at_an_address_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    """With the address, in a line."""
    assert main(["sample", "azar", "--dask", "nowhere"]) == 2
    assert "no Dask cluster at nowhere" in capsys.readouterr().err
