"""The teacher: what a hand may declare, why a discard is made."""

from __future__ import annotations

import json
import random
from fractions import Fraction
from typing import Any

import pytest

from juegos.cli.main import main
from juegos.core.errors import BadRequest, IllegalMove, JuegosError
from juegos.material import cards
from juegos.material.cards import read, write
from juegos.naipes.piquet.doors import (
    against,
    beside,
    declarations,
    exchange,
    odds,
    plain_declaration,
    reasons,
    teach,
)
from juegos.serve import handle
from tests.juegos.naipes.deals import GAME, dealt, last
from tests.juegos.naipes.test_game import ELDER, EXCHANGE, YOUNGER

RULES = GAME.table_rules


def test_what_the_example_may_declare() -> None:
    """Elder of the Example, after the exchange: point 5, quart major 4, three knaves 3."""
    hand = read("AS JS 9S 8S AH KH QH JH 8H KD JC 9C", 12)
    result = declarations(hand, RULES, read("KS 9D 8D 8C 7C"))
    results = [(lesson.name, lesson.points) for lesson in result]
    assert results == [
        ("5 cards in hearts, making 49", 5),
        ("quart major in hearts", 4),
        ("three knaves", 3),
    ]
    assert result[1].standing is not None
    assert result[1].standing.good == 1
    knaves = plain_declaration(result[2])
    assert knaves["cards"] == "JS JH JC"
    assert sum(map(Fraction, knaves["chances"])) == 1


def test_carte_blanche_is_taught_of_a_hand_dealt_alone() -> None:
    """Ten for carte blanche belong to the hand as dealt, not to what it becomes."""
    hand = read("AS TS 9S 8S AH TH 9H 8H AD 9D 8D 7D", 12)
    assert declarations(hand, RULES, dealt=True)[0].points == 10
    assert declarations(hand, RULES)[0].kind == "punto"
    assert plain_declaration(declarations(hand, RULES, dealt=True)[0])["chances"] is None


def test_reasons_name_what_is_kept_with_its_exact_chance() -> None:
    """A quart to a king kept by the elder: ace or nine among twenty unseen, five drawn."""
    hand = read("KS QS JS TS AH KH KD 9D 8D 9C 8C 7C")
    result = reasons(hand, read("9D 8D 9C 8C 7C"))
    assert "keeps the quart to a king in spades: 17 chances in 38 for the quint" in result
    assert "keeps the three kings: one chance in 4 for the fourth" in result
    assert "gives up the tierce minor" in result
    assert "keeps 4 cards in spades, making 40" in result
    assert write(beside(read("KS QS JS TS"))) == "AS 9S"
    assert write(beside(read("AS KS QS"))) == "JS"
    assert odds(Fraction(1, 4)) == "one chance in 4"


def test_what_is_against_the_first_hand_of_the_general_rules() -> None:
    """The elder of the Example has six cards, a quint major and four tens against him."""
    result = against(read(ELDER), RULES)
    assert result[0].startswith("6 cards in")
    assert result[1].startswith("quint major")
    assert result[2] == "four tens"


@pytest.mark.parametrize("seat", [1, 0])
def test_exchange_is_judged_with_error_and_reason(seat: int) -> None:
    """Each sensible discard has its gain, standard error and samples; the best stands first."""
    state = dealt(GAME, ELDER, YOUNGER)
    state = last(GAME, state, *EXCHANGE[:2]) if seat == 0 else state
    view = GAME.view(state, seat)
    assert view is not None
    result = exchange(view, random.Random(1), RULES)
    assert len(result) > 3
    assert result[0].judged.samples == max(choice.judged.samples for choice in result)
    for choice in result:
        assert choice.judged.error > 0
        assert choice.reasons
        assert not choice.out & ~view.hand
    if seat == 0:  # what Cavendish's younger hand does
        assert cards.write(result[0].out) == "7S 9H 7H"


def test_door_of_the_teacher() -> None:
    """Twelve cards in; declarations, what is against them, and discards with reasons out."""
    result = teach({"hand": YOUNGER, "side": "younger", "takes": 5, "seed": 1})
    assert result["declarations"][-1]["name"] == "four tens"
    best = ["6 cards in spades, making 58", "quart major in spades", "three aces"]
    assert result["against"] == best
    assert result["discards"][0]["out"] == "7S 9H 7H"
    assert result["discards"][0]["samples"] > result["discards"][-1]["samples"]
    assert result == teach({"hand": YOUNGER, "side": "younger", "seed": 1})


WRONG = [
    ({}, BadRequest, "needs a text 'hand'"),
    ({"hand": ELDER, "side": "dealer"}, BadRequest, "'side' elder or younger"),
    ({"hand": ELDER, "takes": 6}, BadRequest, "from 1 to 5"),
    ({"hand": "AS KS"}, IllegalMove, "a hand has twelve"),
]


@pytest.mark.parametrize(("request_", "error", "says"), WRONG)
def test_bad_question_to_the_teacher_is_told(
    request_: dict[str, object], error: type[JuegosError], says: str
) -> None:
    """What the teacher cannot answer is refused in one clear line."""
    with pytest.raises(error, match=says):
        teach(request_)


@pytest.mark.thorough
def test_twelve_cards_are_dealt_to_who_has_none() -> None:
    """Asked to deal, the teacher takes twelve cards: by the seed, or others each time."""
    result = ask("teach", slug="piquet", deal=True, seed=4)
    assert read(result["hand"], 12).bit_count() == 12
    assert result == ask("teach", slug="piquet", deal=True, seed=4)
    assert len({ask("teach", slug="piquet", deal=True)["hand"] for _ in range(3)}) > 1


def test_teacher_at_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Text for people and the reply for programs; a hand that is none ends in one line, code 2."""
    arguments = ["teach", "piquet", "--hand", YOUNGER, "--side", "younger", "--takes", "3"]
    assert main([*arguments, "--seed", "1"]) == 0
    text = capsys.readouterr().out
    assert "four tens" in text
    assert "discard: gain in points, sampled (seed 1), and why" in text
    assert main([*arguments, "--seed", "1", "--json"]) == 0
    reply = json.loads(capsys.readouterr().out)
    request = {"hand": YOUNGER, "side": "younger", "takes": 3, "seed": 1}
    assert reply == handle({"do": "teach", "slug": "piquet", **request})
    assert main(["teach", "piquet", "--hand", "AS AS"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["teach", "azar"]) == 2
    assert "'teach' is not for 'azar'; there are: piquet" in capsys.readouterr().err


def ask(do: str, **request: object) -> dict[str, Any]:
    """Return the reply of a door; there must be one."""
    reply = handle({"do": do, **request})
    assert "error" not in reply, reply
    return reply
