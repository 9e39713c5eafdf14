"""juegos.serve.handle under any JSON at all: it never raises and always answers in JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from juegos import catalogue, tables
from juegos.core import errors
from juegos.doors.analysis import DEEPEST
from juegos.serve import DOORS, handle

KINDS = {
    name
    for name, value in vars(errors).items()
    if isinstance(value, type) and issubclass(value, errors.JuegosError)
}
# Texts with all that JSON can carry: controls, right-to-left, halves of surrogate pairs.
TEXTS = st.text(st.characters(), max_size=12)
SCALARS = st.one_of(st.none(), st.booleans(), st.integers(), st.floats(allow_nan=False), TEXTS)
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=8,
)
STATES = (
    "primera A - -",
    "segunda A 7 -",
    "segunda A 15 -",
    "confirma A 8 -",
    "carrera B 14 7",
    "fin A azar.azar",
    "fin - marlota.propia",
)
SLUGS = st.sampled_from(sorted(catalogue.CATALOGUE))
READINGS = st.dictionaries(
    st.sampled_from(["limites", "encuentro", "reazar", "igual"]),
    st.sampled_from(["inclusivo", "pasa", "confirma", "otra", "gana", "tablas", "encuentro"]),
    max_size=2,
)
THROWS = st.lists(st.integers(0, 7), min_size=2, max_size=4).map(lambda f: "-".join(map(str, f)))
RECORDS = st.tuples(SLUGS, st.lists(THROWS, max_size=4)).map(
    lambda r: f"Game: {r[0]}\n\n" + "\n".join(r[1])
)
# What each field may well hold: most such requests are good, or nearly so.
LIKELY: dict[str, st.SearchStrategy[Any]] = {
    "do": st.sampled_from(sorted(DOORS)),
    "slug": SLUGS,
    "readings": READINGS,
    "state": st.sampled_from(STATES),
    "move": THROWS,
    "seed": st.none() | st.integers() | TEXTS,
    "depth": st.integers(-1, 3),
    "id": st.sampled_from(tables.ids()),
    "text": RECORDS,
}
NEARLY = st.fixed_dictionaries(
    {"do": LIKELY["do"]},
    optional={field: LIKELY[field] for field in LIKELY if field != "do"},
)


def answered(request: object) -> dict[str, Any]:
    """Return the reply, having held it to what every reply must be."""
    reply: dict[str, Any] = handle(request)
    text = json.dumps(reply, allow_nan=False)
    assert json.loads(text) == reply
    if "error" in reply:
        assert set(reply) == {"error"}
        error = reply["error"]
        assert set(error) == {"kind", "message", "at", "rule"}
        assert error["kind"] in KINDS
        assert error["message"]
        assert len(error["message"].splitlines()) == 1
        assert error["at"] is None or (type(error["at"]) is int and error["at"] >= 0)
        assert "Traceback" not in text
    return reply


@given(JSON)
@example([])
@example({"do": None})
@example({"do": {"list": 1}})
def test_any_json_is_answered(request: object) -> None:
    """Any JSON value at all gets a reply, most of them an error."""
    answered(request)


@given(st.dictionaries(st.sampled_from(sorted(LIKELY)), JSON))
def test_any_values_in_the_fields_are_answered(request: dict[str, Any]) -> None:
    """The right fields with any values in them get a reply."""
    answered(request)


@settings(max_examples=400)
@given(NEARLY)
def test_likely_requests_are_answered(request: dict[str, Any]) -> None:
    """Requests out of good parts, put together without sense, get a reply."""
    answered(request)


@pytest.mark.thorough
@settings(max_examples=400)
@given(NEARLY, st.sampled_from(sorted(LIKELY)), JSON)
def test_one_wrong_field_is_answered(request: dict[str, Any], field: str, value: object) -> None:
    """A likely request with one field made anything at all gets a reply."""
    answered({**request, field: value})


@given(SLUGS, READINGS, st.one_of(TEXTS, st.text("primeasgundc fABxo.-0123456789 ", max_size=20)))
def test_any_text_as_state(slug: str, readings: dict[str, str], text: str) -> None:
    """A text is refused as a state, or is one in the only way it can be written."""
    given_ = {"slug": slug, "readings": readings, "state": text}
    if "error" in answered({"do": "moves", **given_}):
        return
    game = catalogue.game(slug, readings)
    assert game.write(game.read(text)) == text
    answered({"do": "odds", **given_})


@given(SLUGS, st.sampled_from(STATES), st.one_of(TEXTS, st.text("123456-70 ٣²+", max_size=7)))
def test_any_text_as_move(slug: str, state: str, text: str) -> None:
    """A text is refused as a throw, or is three faces joined by hyphens."""
    reply = answered({"do": "play", "slug": slug, "state": state, "move": text})
    if "error" not in reply:
        assert sorted(reply["move"], reverse=True) == sorted(text, reverse=True)
        assert len(text) == 5


@given(st.one_of(TEXTS, st.text("Game: azr\nRdings=12-6#\r\u2028", max_size=40)))
def test_any_text_as_record(text: str) -> None:
    """A text is refused as a record, or comes back written out; so is one of a kept game."""
    answered({"do": "record", "text": text})
    answered({"do": "replay", "text": f"Game: azar\n\n6-4-1\n{text}"})
    answered({"do": "replay", "slug": "azar", "moves": ["6-4-1", text]})
    answered({"do": "records", "text": f"Game: azar\n{text}\nGame: azar\n{text}"})
    answered({"do": "record", "text": f"Game: azar\n{text}"})
    answered({"do": "record", "text": f"Game: azar\nReadings: {text}\n\n6-4-1\n"})


@given(TEXTS)
def test_any_text_as_name(text: str) -> None:
    """A text is refused as a door, a game, a table, a crux or a reading in one line each."""
    answered({"do": text})
    answered({"do": "start", "slug": text})
    answered({"do": "table", "id": text})
    answered({"do": "start", "slug": "azar", "readings": {text: "pasa"}})
    answered({"do": "start", "slug": "azar", "readings": {"encuentro": text}})


def test_odd_mappings_are_answered() -> None:
    """A request made in Python, with names that are no texts, is refused like any other."""
    answered({1: 2})
    answered({"do": "start", "slug": "azar", "readings": {1: "pasa", None: "pasa"}})


def test_deep_nesting_is_answered() -> None:
    """Lists a thousand deep in a field break nothing."""
    deep: list[Any] = []
    for _ in range(10_000):
        deep = [deep]
    for field in LIKELY:
        answered({"do": "start", "slug": "azar", "state": "x", field: deep})


@pytest.mark.thorough
def test_deepest_perft_is_answered() -> None:
    """The deepest count allowed is reckoned, or refused with the depth that would be."""
    for slug in catalogue.CATALOGUE:
        reply = answered({"do": "perft", "slug": slug, "depth": DEEPEST})
        if "error" in reply:
            assert "ask for a depth of" in reply["error"]["message"]
        else:
            assert reply["nodes"] > 56
