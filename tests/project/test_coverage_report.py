"""What a run says that it covered."""

from __future__ import annotations

import sys

import pytest

from tests.help.coverage_report import kind, summary


def test_what_is_left_out_is_told_with_who_holds_it() -> None:
    """Each kind has a line; `thorough` is named where it holds something."""
    held = {"in a browser": 641, "without a browser": 22897}
    passed = {"in a browser": 100, "without a browser": 22897}
    assert summary(held, passed, "not thorough") == (
        "tests in a browser: 100 passed; `python3 noxfile.py thorough` holds 541 more\n"
        "tests without a browser: 22,897 passed\n"
    )
    assert "holds" not in summary(held, passed, "thorough")


def test_a_kind_goes_by_its_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with no kind of its own needs no browser; the browser's Python is one kind."""
    monkeypatch.setattr(sys, "platform", "linux")
    assert kind("tests/peers/test_cube.py::test_a") == "beside other engines"
    assert kind("tests/juegos/dados/test_azar.py::test_a") == kind(
        "tests/juegos/test_laws.py::test_b[c/d]"
    )
    monkeypatch.setattr(sys, "platform", "emscripten")
    assert kind("tests/juegos/test_laws.py::test_b") == "in the browser's own Python"
