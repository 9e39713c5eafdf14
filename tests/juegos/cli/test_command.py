"""The command as its user runs it: a process of its own, pipes, exit codes, other processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

import pytest

from juegos import catalogue
from juegos.engine.sample import sample

ROOT = Path(__file__).parents[3]


def juegos(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run ``python -m juegos``."""
    command = [sys.executable, "-m", "juegos", *arguments]
    return subprocess.run(
        command, input=typed, capture_output=True, encoding="utf-8", cwd=ROOT, check=False
    )


def test_module_is_the_command() -> None:
    """``python -m juegos odds azar --json`` prints one JSON object and leaves with 0."""
    done = juegos("odds", "azar", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["p_first"] == "5527/10654"


@pytest.mark.parametrize("arguments", [["odds", "azra"], ["fly"], ["record", "nada.txt"]])
def test_bad_input_leaves_with_2(arguments: list[str]) -> None:
    """Bad input: exit code 2, nothing on stdout, one line on stderr."""
    done = juegos(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1


def test_an_output_of_few_letters_gets_the_others_escaped() -> None:
    """Where only ASCII can be written a table is whole, and its JSON the same as elsewhere."""
    command = [sys.executable, "-m", "juegos", "table", "azar.odds", "--format", "json"]
    results = [
        subprocess.run(
            command,
            env={**os.environ, "PYTHONIOENCODING": letters},
            capture_output=True,
            cwd=ROOT,
            check=True,
        ).stdout
        for letters in ("utf-8", "ascii")
    ]
    assert not results[0].isascii()
    assert results[1].isascii()
    assert json.loads(results[0]) == json.loads(results[1])


def test_whoever_stops_reading_is_told_nothing() -> None:
    """When the other end of the pipe is shut the command leaves in silence, and with 0."""
    read, write = os.pipe()
    os.close(read)
    command = [sys.executable, "-m", "juegos", "list"]
    done = subprocess.run(command, stdout=write, stderr=subprocess.PIPE, cwd=ROOT, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("arguments", [["list"], ["odds", "azar", "--json"], ["--help"]])
@pytest.mark.parametrize("buffered", ["", "1"])
def test_an_output_that_takes_nothing_is_told(arguments: list[str], buffered: str) -> None:
    """On a full disk, or with no output at all: one line, and exit code 2."""
    command = [sys.executable, "-m", "juegos", *arguments]
    env = {**os.environ, "PYTHONUNBUFFERED": buffered}
    for redirect, says in ((">/dev/full", "cannot write the output: "), (">&-", "no output")):
        shell = ["sh", "-c", f'exec "$@" {redirect}', "sh", *command]
        done = subprocess.run(
            shell, stderr=subprocess.PIPE, cwd=ROOT, encoding="utf-8", check=False, env=env
        )
        assert done.returncode == 2
        assert done.stderr.startswith("juegos: ")
        assert says in done.stderr
        assert done.stderr.count("\n") == 1


def test_game_is_played_through_a_pipe() -> None:
    """A scripted game is played to its end; what is typed after it is left alone."""
    done = juegos("play", "marlota", typed="6-4-1\n1-1-1\n5-3-1\n6-6-6\n4-3-2\n6-6-6\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Nine is the suerte of A: A wins.\n" in done.stdout
    assert "\nA wins, by the rule marlota.carrera: " in done.stdout


def test_processes_do_not_change_a_sample() -> None:
    """Cut over two processes a simulation gives the very numbers it gives in one."""
    azar = partial(catalogue.game, "azar", {})
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as executor:
        assert sample(azar, 2500, 7, executor) == sample(azar, 2500, 7)
