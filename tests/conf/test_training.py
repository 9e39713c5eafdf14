"""The command that trains: the same weights on any executor, and after a pause."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from conf.train import __main__ as command
from conf.train import checkpoints, draughts, men_net, races, tick_tack

TINY = {
    draughts.SLUG: ((2, 20), (2, 20), (1, 20)),  # games of a round, work of a move
    "tick-tack": (3, 3, 3),
    "fallas": (3, 3, 3),
}
GAMES = [*TINY]


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let trainings be of a few games."""
    monkeypatch.setattr(draughts, "ROUNDS", TINY[draughts.SLUG])
    monkeypatch.setitem(command.OF_MEN, "tick-tack", (TINY["tick-tack"], tick_tack.play))
    monkeypatch.setattr(races, "ROUNDS", TINY["fallas"])
    monkeypatch.setattr(races, "GAMES_OF_A_TASK", 1)
    monkeypatch.setattr(draughts, "GAMES_OF_A_TASK", 1)
    monkeypatch.setattr(men_net, "GAMES_OF_A_TASK", 1)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Path]:
    """Give what makes the training write to a folder of a name."""

    def change(name: str) -> Path:
        monkeypatch.setattr(checkpoints, "FOLDER", tmp_path / name)
        return tmp_path / name

    return change


def weights(slug: str) -> bytes:
    """Return the weights of a game as bytes."""
    if slug in races.GAMES:
        return np.array(races.trained_weights(slug)).tobytes()
    return draughts.weights_file() if slug == draughts.SLUG else men_net.weights_file(slug)


@pytest.mark.parametrize("slug", GAMES)
def test_training_is_the_same_on_any_executor(slug: str, folder: Callable[[str], Path]) -> None:
    """In this process, in three threads, and in two processes by the command."""
    folder("here")
    command.main(slug)
    here = weights(slug)
    folder("threads")
    with ThreadPoolExecutor(3) as executor:
        command.shared(slug, executor)
    assert weights(slug) == here
    folder("processes")
    command.main(slug, "--workers", "2")
    assert weights(slug) == here
    assert len(set(here)) > 20


class Stopped(Exception):
    """The training is stopped."""


class Stopping(Executor):
    """An executor that stops after a number of calls of ``map``."""

    def __init__(self, rounds: int) -> None:
        self.left = rounds

    def map(self, fn: Callable[..., Any], *iterables: Any, **_settings: Any) -> Iterator[Any]:
        """Return what a function returns of each, until it stops."""
        if not self.left:
            raise Stopped
        self.left -= 1
        return map(fn, *iterables)


@pytest.mark.parametrize("slug", GAMES)
def test_training_goes_on_where_it_stopped(slug: str, folder: Callable[[str], Path]) -> None:
    """Stopped after one round or two, it plays the others alone; once done, nothing."""
    folder("whole")
    command.shared(slug, Stopping(3))
    whole = weights(slug)
    for rounds in (1, 2):
        folder(f"stopped-{rounds}")
        with pytest.raises(Stopped):
            command.shared(slug, Stopping(rounds))
        command.shared(slug, Stopping(3 - rounds))
        assert weights(slug) == whole
        command.shared(slug, Stopping(0))


def test_another_schedule_begins_again(folder: Callable[[str], Path]) -> None:
    """So does one that is asked to; what was there is not taken for its rounds."""
    folder("rounds")
    checkpoints.save("toc", (2, 3), 1, weight=np.ones(2))
    done, arrays = checkpoints.resume("toc", [2, 3])
    assert (done, arrays["weight"].tolist()) == (1, [1, 1])
    assert checkpoints.resume("toc", (2, 4)) == (0, {})
    checkpoints.forget("toc")
    assert checkpoints.resume("toc", (2, 3)) == (0, {})


def test_samples_are_read_as_they_were_learnt() -> None:
    """Men of draughts to the last point, chances to the last digit."""
    learnt = [draughts.Sample(1 << 54, 3, -1, 2, -1, 1 / 3), draughts.Sample(0, 1, 0, 0, 1, 0.1)]
    assert draughts.samples_of(draughts.arrays_of(draughts.FIRST, learnt)) == learnt


@pytest.mark.parametrize(("words"), [("toc",), ("tabula", "--workers", "2")])
def test_what_cannot_be_trained_so_is_told(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    """A game without a net, and processes for one that learns step by step."""
    with pytest.raises(SystemExit):
        command.main(*words)
    assert words[0] in capsys.readouterr().err
