"""The doors ``score`` and ``partie``: Cavendish's examples, and every bad input with its word."""

from __future__ import annotations

from typing import Any

import pytest

from juegos.cli.main import main
from juegos.core.errors import BadNotation, BadRequest, IllegalMove, JuegosError, UnknownName
from juegos.naipes.piquet.doors import partie, score
from juegos.serve import handle

ELDER = "AS JS 9S 8S AH KH QH JH 8H KD JC 9C"
YOUNGER = "QS TS TH AD QD JD TD 7D AC KC QC TC"
PLAYS = "AH TH KH 7D QH TD JH JD 8H QD KD AD AC 9C KC JC QC 8S TC 9S QS AS JS TS".split()
TRICKS = [PLAYS[i : i + 2] for i in range(0, 24, 2)]


def test_the_example_of_the_description() -> None:
    """Cavendish's example: point 5, quart 4, tens and queens 17; 28 to 23, seven tricks to five."""
    result = score({"elder": ELDER, "younger": YOUNGER, "tricks": TRICKS})
    assert result["declarations"] == {
        "carte_blanche": [0, 0],
        "point": [5, 0],
        "sequence": [4, 0],
        "sets": [0, 17],
    }
    assert result["total"] == [28, 23]
    assert result["tricks_won"] == [7, 5]
    assert score({"elder": ELDER, "younger": YOUNGER, "tricks": " ".join(PLAYS)}) == result
    assert (result["repique"], result["pique"]) == ([0, 0], [0, 0])
    # as they say it aloud: ten ... fourteen, fifteen to eighteen, ... sixteen, eighteen
    assert [pair[0] for pair in result["running"]] == [10, 11, 12, 13, 14, *[15] * 5, 16, 18]
    assert [pair[1] for pair in result["running"]] == [*[17] * 5, 18, 19, 20, 21, 22, 23, 23]


def test_declarations_alone() -> None:
    """Without tricks the declarations alone are counted."""
    result = score({"elder": ELDER, "younger": YOUNGER})
    assert result["total"] == [9, 17]
    assert result["tricks_won"] == [0, 0]


PARTIES = [
    ([105, 101], 0, 104, False),
    ([97, 89], 0, 286, True),
    ([130, 100], 0, 130, False),
    ([125, 81], 0, 306, True),
    ([92, 91], 0, 283, True),
    ([131, 113], 0, 118, False),
    ([164, 114], 0, 150, False),
    ([224, 92], 0, 416, True),
    ([75, 301], 1, 476, True),
    ([103, 144], 1, 141, False),
    ([130, 104], 0, 126, False),
    ([91, 92], 1, 283, True),
    ([102, 92], 0, 294, True),
    ([106, 92], 0, 298, True),
    ([120, 120], None, 0, False),
]


@pytest.mark.parametrize("case", PARTIES)
def test_totals_of_a_partie(case: tuple[list[int], int | None, int, bool]) -> None:
    """The difference and a hundred; the sum and a hundred if the loser has less than a hundred."""
    result = partie({"totals": case[0]})
    assert (result["winner"], result["points"], result["rubicon"]) == case[1:]


GOOD = {"elder": ELDER, "younger": YOUNGER}
TWICE = r"younger: card 2: 'QS' stands twice.*\(piquet.reparto\)"
BOTH = r"younger: card 1, 'AS', is in both hands; .*\(piquet.reparto\)"
REVOKE = r"card 2 \(trick 1\): '7D' does not follow suit: hearts were led \(piquet.asistir\)"
WRONG: list[tuple[dict[str, Any], type[JuegosError], int | None, str]] = [
    ({"elder": ELDER}, BadRequest, None, "the younger hand, a text of twelve"),
    ({**GOOD, "elder": "AS 1S"}, BadNotation, 3, "elder: card 2: '1S' is no card"),
    ({**GOOD, "younger": "QS QS"}, BadNotation, 3, TWICE),
    ({**GOOD, "elder": "AS JS"}, IllegalMove, 0, r"2 cards; a hand has twelve \(piquet.reparto\)"),
    ({**GOOD, "younger": YOUNGER.replace("QS", "AS")}, BadNotation, 0, BOTH),
    ({**GOOD, "younger": YOUNGER.replace("TH", "AS")}, BadNotation, 6, "card 3, 'AS'"),
    ({**GOOD, "readings": {"pique": "si"}}, UnknownName, None, "has no crux 'pique'"),
    ({**GOOD, "readings": 7}, BadRequest, None, "'readings' is an object"),
    ({**GOOD, "tricks": 7}, BadRequest, None, "tricks are a text of cards"),
    ({**GOOD, "tricks": "AH"}, BadRequest, None, "1 card is played; .*two to each trick"),
    ({**GOOD, "tricks": " ".join(PLAYS[:1] * 26)}, BadRequest, None, "26 cards.*24 at most"),
    ({**GOOD, "tricks": [["AH"]]}, BadRequest, None, "trick 1 is not a pair"),
    ({**GOOD, "tricks": [["AH", "7D"]]}, IllegalMove, 1, REVOKE),
    ({**GOOD, "tricks": "AH 7D"}, IllegalMove, 3, REVOKE),
    ({**GOOD, "tricks": [["TH", "7D"]]}, IllegalMove, 0, "'TH' is not in the hand of the elder"),
    ({**GOOD, "tricks": [*TRICKS[:1], ["AH", "7D"]]}, IllegalMove, 2, "trick 2.: 'AH'"),
    ({**GOOD, "tricks": "AH TH  AH 7D"}, IllegalMove, 7, "card 3 .trick 2.: .*or has been played"),
    ({**GOOD, "tricks": [["XH", "7D"]]}, BadNotation, 0, "trick 1.: 'XH' is no card.*asistir"),
]


@pytest.mark.parametrize(("request_", "error", "at", "says"), WRONG)
def test_bad_input_is_told_with_its_word(
    request_: dict[str, Any], error: type[JuegosError], at: int | None, says: str
) -> None:
    """What is wrong with a request to score is one message with the word, its place, the rule."""
    with pytest.raises(error, match=says) as value:
        score(request_)
    assert value.value.at == at


@pytest.mark.parametrize("totals", [None, "105", [105], [105, -1], [1.0, 2], [True, 3]])
def test_bad_totals_are_told(totals: object) -> None:
    """The totals of a partie are two whole numbers, none below nought."""
    with pytest.raises(BadRequest, match="two whole numbers"):
        partie({"totals": totals})


def test_the_doors_are_reached_through_the_one_door() -> None:
    """``handle`` passes score and partie on; a game that has no such door is told those that do."""
    asked = {"slug": "piquet", "elder": ELDER, "younger": YOUNGER, "tricks": TRICKS}
    assert handle({"do": "score", **asked}) == score(asked)
    assert handle({"do": "partie", "slug": "piquet", "totals": [105, 101]})["points"] == 104
    error = handle({"do": "partie", "slug": "azar", "totals": [1, 2]})["error"]
    assert error["kind"] == "UnknownName"
    assert "piquet" in error["message"]


def test_the_command_line_counts_and_settles(capsys: pytest.CaptureFixture[str]) -> None:
    """``juegos score`` prints the count and the totals, ``juegos partie`` who wins how much."""
    hands = ["--elder", ELDER, "--younger", YOUNGER, "--tricks", " ".join(PLAYS)]
    assert main(["score", "piquet", *hands]) == 0
    assert capsys.readouterr().out.endswith("elder 28, younger 23\n")
    assert main(["partie", "piquet", "97", "89"]) == 0
    assert capsys.readouterr().out == "A wins 286, the loser being under the rubicon\n"
    assert main(["score", "piquet", "--elder", "AS", "--younger", "KS"]) == 2
    assert "piquet.reparto" in capsys.readouterr().err
