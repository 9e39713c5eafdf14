"""juegos.core.source: places in a text, and what rules and cruces say of themselves."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos.core.errors import BadNotation
from juegos.core.source import Locus, Standing, crux, implied, stated

WORKS = st.from_regex(r"[a-z][a-z0-9]{0,6}", fullmatch=True)
LEAVES = st.from_regex(r"[1-9][0-9]{0,3}[rv]?", fullmatch=True)
LINES = st.tuples(st.integers(1, 99), st.integers(0, 30)).map(lambda n: (n[0], n[0] + n[1]))
LOCI = st.one_of(
    st.builds(Locus, WORKS),
    st.builds(Locus, WORKS, LEAVES),
    st.builds(Locus, WORKS, LEAVES, st.sampled_from("ab")),
    st.builds(Locus, WORKS, LEAVES, st.sampled_from("ab"), LINES),
)
BAD = (
    "",
    "67r",
    "ldj:",
    "ldj:r",
    "ldj:67x",
    "ldj:67r.",
    "ldj:67r.a.",
    "ldj:67r.a.1-",
    "ldj:67r.a.-2",
    "ldj:67r.12",
    "ldj:67r.a.3-2",
    "ldj:67r.a.1-2-3",
    "ldj:67r.aa.1",
    "LDJ:67r",
    " ldj:67r",
    "ldj:67r\n",
    "ldj:٦٧r",
    "ldj:67r.a.²",
)


@given(LOCI)
def test_locus_is_written_and_read(locus: Locus) -> None:
    """parse(str(locus)) == locus, one line or many."""
    assert Locus.parse(str(locus)) == locus


@given(LOCI)
def test_anchor_is_the_first_line(locus: Locus) -> None:
    """The HTML id is ``f`` and the place of the first line: no work and no range in it."""
    assert locus.anchor.startswith("f" + locus.leaf)
    assert ":" not in locus.anchor
    assert "-" not in locus.anchor
    if locus.lines:
        assert locus.anchor.endswith(f".{locus.column}.{locus.lines[0]}")


@pytest.mark.parametrize("text", BAD)
def test_bad_locus_is_refused(text: str) -> None:
    """What is no locus is refused in one line that shows it."""
    with pytest.raises(BadNotation) as caught:
        Locus.parse(text)
    assert "\n" not in str(caught.value)
    assert repr(text) in str(caught.value)


@given(st.text(alphabet="ldj:067rvab.-\n ٣", max_size=16))
def test_any_text_is_a_locus_or_refused(text: str) -> None:
    """Near misses raise BadNotation and nothing else."""
    try:
        locus = Locus.parse(text)
    except BadNotation:
        return
    assert Locus.parse(str(locus)) == locus


def test_endless_line_number_is_refused() -> None:
    """A line number of thousands of digits is no locus (int() would refuse it otherwise)."""
    with pytest.raises(BadNotation):
        Locus.parse("ldj:67r.a." + "1" * 5000)


def test_lines_sort_as_numbers() -> None:
    """Line 9 comes before line 12, and column a before column b."""
    places = ["ldj:67r.a.9", "ldj:67r.a.12-15", "ldj:67r.b.1"]
    assert sorted(map(Locus.parse, reversed(places))) == list(map(Locus.parse, places))


def test_standing_of_rules() -> None:
    """``stated`` and ``implied`` differ in the standing alone."""
    args = ("juego.regla", "ldj:67r.a.1", "palabras", "Words.")
    assert stated(*args, kind="move").standing is Standing.STATED
    assert implied(*args, kind="move").standing is Standing.IMPLIED
    assert stated(*args, kind="move").locus == Locus("ldj", "67r", "a", (1, 1))


def test_crux_knows_its_keys() -> None:
    """The name of a crux is its id without the game; its default is the first reading."""
    made = crux("juego.a-b", "ldj:67r", "Which?", ("x", "this", "juegos"), ("y", "that", "ldj"))
    assert (made.name, made.keys, made.default) == ("a-b", ("x", "y"), "x")
    assert made.readings[1].by == "ldj"


def test_sources_cannot_be_changed() -> None:
    """Places, rules, cruces and readings are values: hashable, and nothing in them can be set."""
    made = crux("juego.a", "ldj:67r.a.1", "Which?", ("x", "this", "juegos"))
    rule = stated("juego.b", "ldj:67r.a.1", "palabras", "Words.", kind="move")
    for value in (made, made.locus, made.readings[0], rule):
        assert hash(value) == hash(value)
        field = next(iter(type(value).__annotations__))
        with pytest.raises(FrozenInstanceError):
            setattr(value, field, "other")
