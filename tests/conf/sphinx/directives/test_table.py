"""A table on a page writes its numbers as the language of the page does, in texts too."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

import pytest

from conf.language import activate
from conf.messages import CATALOGUES
from conf.sphinx.directives.table import number
from tests.help.accented_language import mo


@pytest.fixture
def german() -> Iterator[None]:
    """Write as German does, which has a decimal comma, while a test runs."""
    activate("de", map(mo, CATALOGUES))
    yield
    activate("en", [])


def test_english_numbers_have_a_point() -> None:
    """A measured value is a text with its error, an exact one a fraction."""
    cells = ["falla 0.482 ± 0.016", "< 0.050", Fraction(1, 2)]
    assert [number(cell).text for cell in cells] == ["falla 0.482 ± 0.016", "< 0.050", "0.5000"]


@pytest.mark.usefixtures("german")
def test_a_measured_value_has_the_comma_that_an_exact_one_has() -> None:
    """A point that is not in a number stays."""
    cells = ["falla 0.482 ± 0.016", "ldj:74v.a.2", Fraction(1, 2)]
    assert [number(cell).text for cell in cells] == ["falla 0,482 ± 0,016", "ldj:74v.a.2", "0,5000"]
