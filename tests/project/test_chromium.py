"""Which browser the tests take: the pinned one, unless CHROMIUM names another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser import chromium

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with a Chromium of its own on the path, and no pinned one brought."""
    program = tmp_path / "chromium"
    program.write_text("#!/bin/sh\n")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "PACKAGE", tmp_path / "none")
    return program


@pytest.mark.usefixtures("own")
def test_a_browser_of_the_machine_is_not_taken_by_itself() -> None:
    """A stranger's Chromium changes no result: without the pinned one the tests say so."""
    with pytest.raises(FileNotFoundError, match="CHROMIUM"):
        chromium.find()


def test_another_is_taken_where_it_is_named(own: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """CHROMIUM names a program on the path."""
    monkeypatch.setenv("CHROMIUM", "chromium")
    assert chromium.find() == own


@pytest.mark.usefixtures("own")
def test_one_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """The message names what was asked for."""
    monkeypatch.setenv("CHROMIUM", "no-such-browser")
    with pytest.raises(FileNotFoundError, match="no-such-browser"):
        chromium.find()
