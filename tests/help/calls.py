"""Asks the door and the command line as a program or a person does."""

from __future__ import annotations

import json
from typing import Any

import pytest

from juegos.cli.main import main
from juegos.serve import handle

Capture = pytest.CaptureFixture[str]


def ask(do: str, **fields: Any) -> dict[str, Any]:
    """Return the reply to a good request, as a program on the other side of JSON sees it."""
    reply: dict[str, Any] = json.loads(json.dumps(handle({"do": do, **fields})))
    assert "error" not in reply, reply
    return reply


def run(capsys: Capture, *arguments: str) -> str:
    """Return what a good command prints; nothing may stand on stderr."""
    assert main(arguments) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


def run_json(capsys: Capture, *arguments: str) -> dict[str, Any]:
    """Return what a good command says for programs."""
    fields: dict[str, Any] = json.loads(run(capsys, *arguments, "--json"))
    return fields


def refused(capsys: Capture, *arguments: str) -> str:
    """Return the one line that a bad command leaves on stderr; nothing is on stdout."""
    try:
        code: object = main(arguments)
    except SystemExit as leaving:
        code = leaving.code
    assert code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("juegos: ")
    assert printed.err.count("\n") == 1
    assert printed.err.endswith("\n")
    return printed.err
