"""What all suites share: how hypothesis runs, and the flags."""

from __future__ import annotations

import gc
import logging
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

pytest_plugins = ["tests.help.coverage_report"]

# Sites built often, copies of the repository, every table and figure, all readings of all games.
LONG = {f"test_{name}.py" for name in ("rebuilt", "adding", "downloads", "laws")}
os.environ["LANGUAGE"] = "en"  # what a command says, wherever the tests are run
LOG = logging.getLogger("juegos.serve")

# Nothing here is timed, and a suite that passed must pass again: the examples are always the
# same. `--hypothesis-profile fuzz` looks for new ones.
_SLOW_IS_NO_FAULT = [HealthCheck.too_slow]
settings.register_profile(
    "same", deadline=None, derandomize=True, suppress_health_check=_SLOW_IS_NO_FAULT
)
settings.register_profile(
    "fuzz", deadline=None, max_examples=5000, suppress_health_check=_SLOW_IS_NO_FAULT
)
settings.load_profile("same")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add ``--regenerate``, the fuzzer's and the browser's options."""
    parser.addoption(
        "--regenerate",
        action="store_true",
        help="write tests/juegos/partidas and the new lines of tests/ids.txt instead of comparing",
    )
    parser.addoption(
        "--fuzz", type=int, default=1000, help="so many spoilt requests of each game are asked"
    )
    parser.addoption("--fuzz-seed", default="1283", help="what they are drawn from")
    parser.addoption(
        "--lag",
        type=int,
        default=0,
        help="a page's Python answers up to so many ms late, which shows what waits too little",
    )
    parser.addoption("--site", help="the built site to test; by default build/site, or one anew")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Leave most games to the sweeps, mark what needs the site, begin with what takes long."""
    from tests.help.sweeps import sampled

    for item in items:
        if not sampled(item):
            item.add_marker(pytest.mark.thorough)
        if "whole" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.site)
    items.sort(key=lambda item: item.path.name not in LONG)


def pytest_collection_finish() -> None:
    """Tell the collector of garbage to pass over what was collected: it stays to the end.

    Not in the browser's Python, where hypothesis then takes its own source of chance for garbage.
    """
    if sys.platform != "emscripten":
        gc.freeze()


class _Faults(logging.Handler):
    """Keeps what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(self.format(record))


@pytest.fixture(autouse=True)
def faults() -> Iterator[list[str]]:
    """Fail every test in which the door's last resort has answered; who provokes it, empties it."""
    handler = _Faults()
    LOG.addHandler(handler)
    yield handler.messages
    LOG.removeHandler(handler)
    assert not handler.messages, handler.messages[0]


@pytest.fixture
def regenerate(pytestconfig: pytest.Config) -> bool:
    """Whether the golden files are to be written anew."""
    return bool(pytestconfig.getoption("--regenerate"))


@pytest.fixture(scope="session")
def whole(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The whole site, that which is built or one built once; a ``tests.help.built_site.Site``."""
    from tests.help.built_site import ROOT, Site, build

    if site := pytestconfig.getoption("--site"):
        return Site(Path(site).resolve(), "")
    return build(ROOT / "docs", tmp_path_factory.mktemp("whole"))
