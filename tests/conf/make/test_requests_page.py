"""conf.make.requests_page: the page of all requests, each with an example, which must be true."""

from __future__ import annotations

import re

import pytest

from conf.make.requests_page import COMMAND, EXAMPLES, PAGE, asked, page
from juegos.serve import DOORS, handle


@pytest.mark.parametrize("do", DOORS)
def test_an_example_is_answered(do: str) -> None:
    """None by an error, and the same each time."""
    reply = handle(asked(do))
    assert "error" not in reply, reply
    assert reply == handle(asked(do))


def test_the_page_shows_every_request() -> None:
    """Each door, in the order of the doors, with the fields and the reply of today."""
    assert PAGE.read_text("utf-8") == page(), f"run: {COMMAND}"
    assert re.findall(r"^## `(.*)`$", page(), re.MULTILINE) == list(DOORS) == list(EXAMPLES)
