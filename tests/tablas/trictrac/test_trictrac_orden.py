"""Trictrac at the command line: what a throw scores and what may be played of it."""

from __future__ import annotations

import json

import pytest

from juegos.cli import main

POSITION = ["trictrac", "--thrower", "T:14 8", "--opponent", "T:14 9", "--throw", "6-1"]


def test_score_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The man on 8 hits the one on the other's 9 by the six: two points."""
    assert main(["score", *POSITION]) == 0
    assert capsys.readouterr().out == "thrower    2  battue-vrai r9\nthrower 2, opponent 0\n"


def test_score_is_printed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """With --json the whole reply of the door is printed."""
    assert main(["score", *POSITION, "--throw-of-releve", "2", "--json"]) == 0
    reply = json.loads(capsys.readouterr().out)
    assert (reply["total_thrower"], reply["total_opponent"], reply["dice_playable"]) == (2, 0, 2)


def test_plays_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Every position that the throw allows stands on a line of its own."""
    assert main(["plays", *POSITION]) == 0
    assert "T:13 6 9" in capsys.readouterr().out.splitlines()


def test_missing_position_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Without the men there is one clear line and exit code 2."""
    assert main(["score", "trictrac"]) == 2
    assert "'thrower' and 'opponent'" in capsys.readouterr().err
