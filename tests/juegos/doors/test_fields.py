"""The list of requests: every door has its fields, refuses all others, and is typed by it."""

from __future__ import annotations

from typing import Any

import pytest

from conf.make import request_types
from juegos.doors import fields
from juegos.doors import request as requests
from juegos.serve import DOORS, handle
from tests.help import fuzz


def test_every_door_is_listed() -> None:
    assert list(fields.REQUESTS) == list(DOORS)


@pytest.mark.parametrize("do", DOORS)
def test_a_field_that_is_none_is_refused_with_the_nearest(do: str) -> None:
    """Whatever else is asked or wrong: one letter more, one less, a capital."""
    for way in fields.request_types(do):
        names = list(way.__annotations__)
        asked = {"do": do, **dict.fromkeys(set(names) - {"do", "lang"})}
        for name in names:
            for wrong in {f"{name}s", name[:-1], name.upper(), f"{name} "} - set(names):
                error = handle({**asked, wrong: 1})["error"]
                assert error["kind"] == "BadRequest", (asked, wrong)
                assert f"takes no field {wrong!r}" in error["message"]
                assert name in error["message"].partition("; ")[2] or len(name) < 3


def test_what_was_given_default_odds_in_silence_is_refused() -> None:
    asked = {"do": "odds", "slug": "azar", "reading": {"encuentro": "pasa"}}
    value = handle(asked)["error"]["message"]
    assert value == "the door 'odds' takes no field 'reading'; nearest: readings"


@pytest.mark.parametrize(
    "field", [7, None, "", "x" * 10**6, "\u0301\u0316" * 10**6, "\ud800", "\n", ("a", "b")]
)
def test_any_key_is_answered(field: Any) -> None:
    error = handle({"do": "list", field: 1})["error"]
    assert error["kind"] == "BadRequest"
    assert len(error["message"]) < 300


@pytest.mark.parametrize(
    ("request_", "says"),
    [
        ({"do": "throw", "written": "yes"}, "'written' is true or false"),
        ({"do": "deal", "written": 1}, "'written' is true or false"),
        ({"do": "teach", "deal": "yes"}, "'deal' is true or false"),
        ({"do": "plays", "second_throw_of_tour": 1}, "'second_throw_of_tour' is true or false"),
        ({"do": "plays", "throw_of_releve": "1"}, "'throw_of_releve', a whole number"),
        ({"do": "advise", "seat": True}, "'seat', a whole number"),
        ({"do": "teach", "deal": True, "seed": "\ud800"}, "'seed', a whole number"),
        ({"do": "throw", "slug": "azar", "state": "primera A - -", "seed": True}, "'seed' is a"),
    ],
)
def test_a_field_that_a_door_does_not_look_at_is_typed_too(
    request_: dict[str, Any], says: str
) -> None:
    """What is mistyped is not answered as if it were right."""
    assert says in handle(request_)["error"]["message"]


HOLDS: dict[str, list[Any]] = {
    "half a letter": ["\ud800", "x\udfff", ["a", {"b": "\ud83d"}], {"\udc00": 1}],
    "more than 1000 digits": [10**1001, -(10**5000), [[10**5000]], {"a": 10**5000}],
    "more than 9 deep": [fuzz.made({"$deep": 11}), fuzz.made({"$deep": 100_000})],
}
FIELDS = [
    (do, way, name)
    for do in DOORS
    for way in fields.request_types(do)
    for name in way.__annotations__
]


@pytest.mark.parametrize("says", HOLDS)
def test_what_cannot_be_written_again_is_refused_everywhere(says: str) -> None:
    """In any field of any door, before it is looked at, however deep it lies."""
    for do, _way, name in FIELDS:
        if name in {"do", "lang"}:
            continue
        for value in HOLDS[says]:
            if name in requests.ASIDE and isinstance(value, str):
                continue
            error = handle({"do": do, name: value})["error"]
            assert error["kind"] == "BadRequest"
            assert error["message"].startswith(f"'{name}' holds ")
            assert says in error["message"]


def test_letters_of_two_halves_and_long_seeds_are_taken() -> None:
    text = "Game: azar\nA: \U0001d53d\n"
    assert "text" in handle({"do": "convert", "text": text, "format": "juegos"})
    throw = {"do": "throw", "slug": "azar", "state": "primera A - -"}
    assert "state" in handle({**throw, "seed": 10**999})


def test_ways_to_ask_are_not_mixed() -> None:
    """Fields of another way, which that door would not look at, are refused too."""
    text = {"do": "replay", "text": "Game: azar"}
    assert "steps" in handle({**text, "from": 0, "seat": 0, "near": 1})
    assert "'readings'" in handle({**text, "readings": {}})["error"]["message"]
    hands = {"do": "score", "slug": "piquet", "elder": "", "younger": ""}
    assert "'throw'" in handle({**hands, "throw": [6, 1]})["error"]["message"]
    step = {"player": "A", "points": 4, "leave": "A"}
    marks = {"A": [0, 0, 0], "B": [0, 0, 0]}
    asked = {"do": "mark", "slug": "trictrac", "state": marks, "steps": [step]}
    assert "no step" in handle(asked)["error"]["message"]


def test_what_the_fuzzer_asks_is_taken() -> None:
    """No request that is met by all the others is refused for its fields."""
    for slug in ("azar", "alquerque", "trictrac", "piquet", "backgammon"):
        for request in fuzz.good(slug):
            requests.check(request["do"], request)


def test_the_page_is_typed_by_the_list() -> None:
    assert request_types.TYPES.read_text("utf-8") == request_types.written(), (
        f"run {request_types.COMMAND}"
    )
