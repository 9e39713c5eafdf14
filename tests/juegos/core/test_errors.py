"""What a message repeats of an input: no more of it than a reader can use."""

from __future__ import annotations

from typing import Any

import pytest

from juegos import catalogue
from juegos.core.errors import QUOTED, BadNotation, JuegosError
from juegos.core.message import _
from juegos.serve import DOORS, handle

# Texts that end in a message by one door or another, of this many characters.
LONG = ("x", "'", '"', "'\"", "\\", "1", "24/18 ", "6-4-1 ", "A ", "é\\'", "T-5 ", "AH ")
SIZE = 5_000
MOST = 600  # the longest message of all, but for those that list what there is


@pytest.mark.parametrize(
    ("message", "text"),
    [
        ("A's 24 is B's 1", "A's 24 is B's 1"),
        (f"{'a' * QUOTED!r} in {'b c' * 9!r}", f"{'a' * QUOTED!r} in {'b c' * 9!r}"),
        (f"{'a b ' * 99!r}: no", f"'{('a b ' * 99)[: QUOTED - 1]}…': no"),
        (f"B's 3: {'it is ' * 99 + chr(39)!r}", f'B\'s 3: "{("it is " * 99)[: QUOTED - 1]}…"'),
        (f"{'x' * 99} is no casa", f"{'x' * (QUOTED - 1)}… is no casa"),
    ],
)
def test_a_long_quotation_is_cut(message: str, text: str) -> None:
    """What stands in quotes, or without a blank, has at most eighty characters; the rest stays."""
    assert str(BadNotation(message)) == text


def test_a_rule_is_named_once() -> None:
    """In brackets at the end, unless the message names it already."""
    assert str(BadNotation("no", rule="azar.azar")) == "no (azar.azar)"
    assert str(BadNotation("azar.azar: no", rule="azar.azar")) == "azar.azar: no"


@pytest.mark.parametrize(("slug", "move"), [("alquerque", "c2-c5"), ("backgammon", "x")])
def test_a_refusal_has_its_rule(slug: str, move: str) -> None:
    """The error that refuses a move has the id of the rule, which its message names."""
    game = catalogue.game(slug)
    state = game.start()
    with pytest.raises(JuegosError) as raised:
        game.play(state, game.read_move(state, move))
    error = raised.value
    assert error.rule in {rule.id for rule in game.rules}
    assert error.rule in str(error)


@pytest.mark.parametrize(
    ("message", "rule"),
    [
        ("no rule at all", ""),
        (_("{rule}: no", rule="azar.azar"), "azar.azar"),
        (_("line {line}: {why}", line=2, why=_("no ({rule})", rule="riffa.par")), "riffa.par"),
        (_("{rule} no", rule=_("Whoever throws more points wins.")), ""),
    ],
)
def test_a_rule_that_a_message_names_is_that_of_the_error(message: str, rule: str) -> None:
    """It is the field ``rule``, of the message or of one in it; a rule in words is no id."""
    assert BadNotation(message).rule == rule


@pytest.mark.parametrize(("slug", "move"), [("alquerque", "c2-c5"), ("todas-tablas", "24/18")])
def test_a_reply_tells_the_rule_beside_the_message(slug: str, move: str) -> None:
    """So that nobody has to look for it in a sentence; it is None where no rule is broken."""
    state = handle({"do": "start", "slug": slug})["state"]
    asked = {"do": "play", "slug": slug, "state": state, "move": move}
    error = handle(asked)["error"]

    assert error["rule"] in {rule.id for rule in catalogue.game(slug).rules}
    assert error["rule"] in error["message"]
    assert handle({**asked, "slug": "azer"})["error"]["rule"] is None


def replies(text: str) -> dict[str, Any]:
    """Return what the doors say of a text in each field that may hold one, by door and field."""
    result = {}
    for slug in ("azar", "alquerque-de-nueve", "backgammon", "trictrac", "piquet"):
        start = handle({"do": "start", "slug": slug})["state"]
        for do in ("moves", "play", "ids", "odds", "score", "plays", "count"):
            for state, move in ((text, text), (start + text, text), (start, text)):
                asked = {"do": do, "slug": slug, "state": state, "move": move, "throw": text}
                sides = {"thrower": text, "opponent": text, "elder": text, "younger": text}
                result[do, slug, state[:20]] = handle({**asked, **sides})
    for do in DOORS:
        for field in ("do", "slug", "state", "text", "id", "level"):
            result[do, field] = handle({"do": do, "slug": "azar", field: text})
        result[do, "readings"] = handle({"do": do, "slug": "azar", "readings": {text: text}})
        result[do, "text"] = handle({"do": do, "text": f"Game: azar\nReadings: {text}\n\n{text}"})
    return result


@pytest.mark.thorough
@pytest.mark.parametrize("unit", LONG)
def test_no_message_repeats_a_long_input(unit: str) -> None:
    """Whatever field of whatever door holds a long text, the message stays short."""
    lists = max(len(", ".join(names)) for names in (DOORS, catalogue.CATALOGUE))
    for where, reply in replies(unit * (SIZE // len(unit))).items():
        message = reply["error"]["message"] if "error" in reply else ""
        listed = "there are: " in message
        assert len(message) < MOST + (4 * lists if listed else 0), (where, message[:300])


@pytest.mark.parametrize("unit", ["x", "'", "24/18 "])
def test_two_megabytes_are_cut_like_less(unit: str) -> None:
    """A message that would repeat megabytes is as short as any, and is so at once."""
    text = unit * (2_000_000 // len(unit))
    state = "juega A 6-4 A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"
    asked = {"do": "play", "slug": "backgammon", "state": state, "move": text}
    assert len(handle(asked)["error"]["message"]) < MOST
