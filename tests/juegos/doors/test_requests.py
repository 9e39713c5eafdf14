"""Bad requests: those that are kept and those that the fuzzer makes; and the door's last resort."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import pytest

from juegos import catalogue
from juegos.cli import main as cli
from juegos.cli.main import main
from juegos.core import errors
from juegos.doors import games, play
from juegos.serve import handle
from tests.help import fuzz
from tests.help.sweeps import sweep

KINDS = fuzz.KINDS - {errors.JuegosError.__name__, errors.Internal.__name__}
COMMANDS = {
    "list": [],
    "odds": ["x"],
    "moves": ["x"],
    "perft": ["x", "--depth", "1"],
    "ids": ["x"],
    "table": ["x"],
    "cite": ["x"],
    "record": ["x"],
    "score": ["x"],
    "partie": ["piquet", "1", "2"],
    "teach": ["piquet"],
    "plays": ["trictrac"],
    "why": ["trictrac"],
    "tutor": ["trictrac"],
    "mark": ["trictrac"],
}
ARGUMENTS = (
    "",
    "9" * 5000,
    "x" * 5000,
    "\x00",
    "\n",
    "\ud800",
    "²",
    "-1",
    "A:" + "9" * 5000,
    "A:-",
)


@pytest.mark.parametrize("request_", fuzz.stored_requests(), ids=lambda request: str(request)[:60])
def test_every_request_that_ever_failed_is_answered(request_: Any) -> None:
    """What is kept gets a reply as every reply must be, and is refused."""
    request = fuzz.made(request_)
    assert fuzz.fault(request) == ""
    assert "error" in handle(request) or request_["do"] == "throw"


@pytest.mark.thorough
def test_one_of_each_kind_is_kept() -> None:
    """Of each kind of error but our own faults some request is kept that is refused so."""
    replies = (handle(fuzz.made(request)) for request in fuzz.stored_requests())
    assert {reply["error"]["kind"] for reply in replies if "error" in reply} == KINDS


@pytest.mark.parametrize("slug", sweep(catalogue.CATALOGUE, "azar", "alquerque"))
def test_spoilt_requests_are_answered(slug: str, pytestconfig: pytest.Config) -> None:
    """Whatever is wrong with a request it is answered; what is not is made small, and kept."""
    count = pytestconfig.getoption("--fuzz")
    if sys.platform == "emscripten":  # where all is slower, and the same is asked elsewhere
        count //= 20
    rng = random.Random(f"{pytestconfig.getoption('--fuzz-seed')}:{slug}")
    for _ in range(count):
        request = fuzz.spoilt(slug, rng)
        if fuzz.fault(fuzz.made(request)):
            small = fuzz.shrunk(request)
            says = fuzz.fault(fuzz.made(small))
            fuzz.keep(small, says)
            pytest.fail(f"{says}: {json.dumps(small)[:500]}")


@pytest.mark.parametrize("slug", sweep(catalogue.CATALOGUE, "azar", "alquerque"))
def test_what_is_spoilt_was_good(slug: str) -> None:
    """What the fuzzer plays and replays is met before it is spoilt."""
    played = [one for one in fuzz.good(slug) if one["do"] in {"start", "moves", "play", "record"}]
    assert len(played) > 20
    assert not [one for one in played if "error" in handle(one)]


def test_a_fault_is_found_and_made_small(monkeypatch: pytest.MonkeyPatch, faults: Any) -> None:
    """The fuzzer sees a crash that is put in, and finds a request of few letters that shows it."""

    def crash(request: Any) -> Any:
        assert "x" not in request.get("state", "")
        return {}

    monkeypatch.setattr(play, "moves", crash)
    large = {"do": "moves", "slug": "azar", "readings": {}, "state": "primera x - -"}
    assert fuzz.shrunk(large) == {"do": "moves", "state": "x"}
    assert "AssertionError" in fuzz.fault(large)
    faults.clear()


def test_the_last_resort_answers_and_logs(
    monkeypatch: pytest.MonkeyPatch, faults: list[str]
) -> None:
    """A crash is told as ``Internal``, in one line without its trace, which goes to the log."""

    def crash(request: Any) -> Any:
        raise KeyError("nobody\nforesaw")

    monkeypatch.setattr(games, "games", crash)
    error = handle({"do": "list"})["error"]
    assert (error["kind"], error["at"]) == ("Internal", None)
    assert "KeyError" in error["message"]
    assert "foresaw" not in error["message"]
    (value,) = faults
    assert "Traceback" in value
    faults.clear()


def test_a_crash_of_a_command_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], faults: list[str]
) -> None:
    """The command line too ends in one line and exit code 2; the trace goes to the log."""
    monkeypatch.setattr(cli, "cite", None)
    assert main(["cite", "azar"]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("juegos: this is a fault of juegos")
    assert printed.err.count("\n") == 1
    assert "TypeError" in faults.pop()


@pytest.mark.thorough
@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("odd", ARGUMENTS, ids=lambda odd: ascii(odd[:5]))
def test_odd_arguments_end_in_one_line(
    command: str, odd: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever stands in the place of an argument or an option the command ends in one line."""
    places = COMMANDS[command]
    result = [*places, "--steps", "A:4"] if command == "mark" else places
    changed = [[*result[:at], odd, *result[at + 1 :]] for at in range(len(result))]
    options = (
        "--state",
        "--reading",
        "--throw",
        "--steps",
        "--seed",
        "--hand",
        "--depth",
        "--nope",
    )
    for arguments in [*changed, [*places, odd], *([*places, name, odd] for name in options)]:
        try:
            code: object = main([command, *arguments])
        except SystemExit as leaving:
            code = leaving.code
        value = capsys.readouterr().err
        assert code in {0, 2}
        assert value.count("\n") == (code == 2)
        assert len(value) <= fuzz.LONGEST, arguments
