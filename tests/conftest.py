"""What all suites share: how hypothesis runs, and the flag that rewrites the golden files."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings

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
    """Add ``--regenerate``."""
    parser.addoption(
        "--regenerate",
        action="store_true",
        help="write tests/partidas and the new lines of tests/ids.txt instead of comparing",
    )


@pytest.fixture
def regenerate(pytestconfig: pytest.Config) -> bool:
    """Whether the golden files are to be written anew."""
    return bool(pytestconfig.getoption("--regenerate"))


@pytest.fixture(scope="session")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """The whole site, built once; a ``tests.built.Site``."""
    from tests.built import ROOT, build

    return build(ROOT / "docs", tmp_path_factory.mktemp("whole"))
