"""What a run of tests covered, and which session holds the rest: ``--covered FILE`` tells it.

With several workers each has seen all the tests there are, and the first to end says how many.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

KINDS = {  # by folder
    "browser": "in a browser",
    "peers": "beside other engines",
    "printed": "of the printed books",
    "validators": "by other programs",
}
HELD: pytest.StashKey[Mapping[str, int]] = pytest.StashKey()


def kind(nodeid: str) -> str:
    """Return of what kind a test is: by its folder, or by the Python that runs it."""
    if sys.platform == "emscripten":
        return "in the browser's own Python"
    return KINDS.get(nodeid.removeprefix("tests/").partition("/")[0], "without a browser")


def summary(held: Mapping[str, int], passed: Mapping[str, int], chosen: str) -> str:
    """Return a line for each kind: how many tests passed, and who holds how many more."""
    lines = []
    for name, count in sorted(held.items()):
        done = passed.get(name, 0)
        line = f"tests {name}: {done:,} passed"
        if count > done and chosen == "not thorough":
            line += f"; `python3 noxfile.py thorough` holds {count - done:,} more"
        lines.append(f"{line}\n")
    return "".join(lines)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--covered``."""
    parser.addoption("--covered", type=Path, help="a file in which to tell what was covered")


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Count all tests, before those are left out that are not chosen."""
    config.stash[HELD] = Counter(kind(item.nodeid) for item in items)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Hand what a worker has counted to the process that tells it."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["held"] = dict(session.config.stash.get(HELD, {}))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    """Take what a worker has counted; one that died has left nothing."""
    if held := getattr(node, "workeroutput", {}).get("held"):
        node.config.stash[HELD] = held


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Write the file."""
    config = terminalreporter.config
    if file := config.getoption("--covered"):
        passed = Counter(kind(report.nodeid) for report in terminalreporter.stats.get("passed", ()))
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(
            summary(config.stash.get(HELD, {}), passed, config.option.markexpr), "utf-8"
        )
