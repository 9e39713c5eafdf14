"""The count of a deal line by line, each with its rule and law: by door and at the command line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from juegos.cli.main import main
from juegos.core.errors import BadNotation, BadRequest, IllegalMove, JuegosError
from juegos.material.cards import read
from juegos.naipes.piquet.doors import count as counted
from juegos.naipes.piquet.doors import count_lines, score
from juegos.naipes.piquet.score import count, declared_points
from juegos.serve import handle
from tests.juegos.naipes.deals import GAME, dealt, last
from tests.juegos.naipes.test_doors import GOOD, PLAYS, TRICKS
from tests.juegos.naipes.test_game import CALLS, COUNTS, ELDER, EXCHANGE, PLAY, YOUNGER

RULES = GAME.table_rules


def test_count_line_by_line() -> None:
    """Each line names its rule and law, and the totals run on to the end."""
    both = read("AS KS QS JS TS AH AD AC 8H 7H 9D 8D"), read("9S 8S KH QH JH TH KD QD JD KC QC JC")
    result = count_lines(count(declared_points(both, RULES), (), RULES, both).lines, RULES)
    assert [line["rule"] for line in result] == [
        "piquet.punto",
        "piquet.secuencia",
        "piquet.grupo",
        "piquet.repique",
    ]
    assert [line["totals"] for line in result] == [[5, 0], [20, 0], [34, 0], [94, 0]]
    assert result[3]["law"] == "cavendish:68"


def before_the_last_card() -> str:
    """Return the state of the Example of the Description, one card left to play."""
    at = last(GAME, dealt(GAME, ELDER, YOUNGER), *EXCHANGE, *CALLS, "AH", *COUNTS[:2], PLAY[:-3])
    return GAME.write(at)


def test_a_finished_deal_is_told_as_its_hands_score() -> None:
    """The Example as it was played: the lines that the door ``score`` gives of hands and tricks."""
    request = {"slug": "piquet", "state": before_the_last_card(), "move": "TS"}
    result = counted(request)
    assert result["over"]
    assert result["lines"] == score({**GOOD, "tricks": TRICKS})["events"]
    assert result["lines"][-1]["totals"] == [28, 23]
    assert handle({"do": "count", **request}) == result


def test_a_deal_that_is_on_is_told_so_far() -> None:
    """Before its last card the deal is not over; before its first call nothing is counted."""
    result = counted({"slug": "piquet", "state": before_the_last_card()})
    assert not result["over"]
    assert result["lines"][-1]["rule"] == "piquet.salida"
    for slug in ("piquet", "piquet-au-cent"):
        begun = handle({"do": "start", "slug": slug})["state"]
        assert counted({"slug": slug, "state": begun})["lines"] == []


WRONG: list[tuple[dict[str, Any], type[JuegosError], str]] = [
    ({"state": "- - - -"}, BadRequest, "'slug' and 'state'"),
    ({"slug": "piquet", "state": "- - - -", "move": 3}, BadRequest, "'move' is a text"),
    ({"slug": "piquet", "state": "A"}, BadNotation, "no state of piquet"),
]


@pytest.mark.parametrize(("request_", "error", "says"), WRONG)
def test_bad_question_of_the_count_is_told(
    request_: dict[str, Any], error: type[JuegosError], says: str
) -> None:
    """A request without its texts, and a state that is none, are refused."""
    with pytest.raises(error, match=says):
        counted(request_)


def test_card_that_cannot_be_played_is_not_counted() -> None:
    """The move is judged by the rules of play, and refused by the one it breaks."""
    with pytest.raises(IllegalMove, match=r"\(piquet\.asistir\)"):
        counted({"slug": "piquet", "state": before_the_last_card(), "move": "AS"})


def test_command_line_prints_each_line_with_its_rule(capsys: pytest.CaptureFixture[str]) -> None:
    """Points, totals so far, words, rule and law; ``--json`` has the same lines."""
    hands = ["score", "piquet", "--elder", GOOD["elder"], "--younger", GOOD["younger"]]
    assert main([*hands, "--tricks", " ".join(PLAYS)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == (
        "  5    5 to 0    elder: 5 cards in hearts, making 49 (piquet.punto, cavendish:62)"
    )
    assert lines[-2] == " 10   28 to 23   elder: the cards (piquet.cartas, cavendish:66)"
    assert main([*hands, "--tricks", " ".join(PLAYS), "--json"]) == 0
    events = json.loads(capsys.readouterr().out)["events"]
    assert len(events) == len(lines) - 1
    for line, event in zip(lines, events, strict=False):
        assert f"({event['rule']}, {event['law']})" in line
