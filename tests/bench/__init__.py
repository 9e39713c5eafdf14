"""The benches: ``python -m tests.bench`` prints every figure beside its limit; none is asserted."""

from __future__ import annotations

from typing import NamedTuple


class Row(NamedTuple):
    """One line of the bench: what was measured, the figure, and what it is held against."""

    what: str
    figure: str
    limit: str = ""
