"""Trictrac at the command line: throws, plays, why a play is refused, the tutor and the marks."""

from __future__ import annotations

import json

import pytest

from juegos.cli.main import main
from juegos.serve import handle

POSITION = ["trictrac", "--thrower", "T:14 8", "--opponent", "T:14 9", "--throw", "6-1"]


def test_score_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The man on 8 hits the one on the other's 9 by the six: two points."""
    assert main(["score", *POSITION]) == 0
    assert capsys.readouterr().out == "thrower    2  battue-vrai r9\nthrower 2, opponent 0\n"


def test_score_is_printed_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    """With --json the whole reply of the door is printed."""
    assert main(["score", *POSITION, "--throw-of-releve", "2", "--json"]) == 0
    reply = json.loads(capsys.readouterr().out)
    assert (reply["total_thrower"], reply["total_opponent"], reply["dice_playable"]) == (2, 0, 2)


def test_plays_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Every position that the throw allows stands on a line of its own."""
    assert main(["plays", *POSITION]) == 0
    assert "T:13 6 9" in capsys.readouterr().out.splitlines()


def test_missing_position_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Without the men there is one clear line and exit code 2."""
    assert main(["score", "trictrac"]) == 2
    assert "'thrower' and 'opponent'" in capsys.readouterr().err


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return what a good command prints."""
    assert main(arguments) == 0
    return capsys.readouterr().out


def test_marks_are_printed_after_each_step(capsys: pytest.CaptureFixture[str]) -> None:
    """Points for either side and going away, as the door has them; without a state from nothing."""
    arguments = ["mark", "trictrac", "--steps", "A:4 B:18 B:va"]
    assert run(capsys, *arguments) == "0,4,1 0,0,0\n0,0,0 2,6,1\n0,0,0 2,0,0\n"
    assert run(capsys, "mark", "trictrac", "--state", "1,10,1 0,0,0", "--steps", "A:4") == (
        "3,2,1 0,0,0\n"
    )
    steps = [{"player": "A", "points": 4}, {"player": "B", "points": 18}, {"leave": "B"}]
    nothing = {"A": [0, 0, 0], "B": [0, 0, 0]}
    request = {"do": "mark", "slug": "trictrac", "state": nothing, "steps": steps}
    assert json.loads(run(capsys, *arguments, "--json")) == handle(request)


def test_why_a_play_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    """A play is said to be allowed and where it leads, or why not and by which rule."""
    assert run(capsys, "why", *POSITION, "--play", "T-1 T-6") == "allowed: T:12 1 6 8\n"
    refused = run(capsys, "why", *POSITION, "--play", "8-r9 T-1")
    assert refused == "not allowed: the other side stands on r9 (trictrac.fleche-libre)\n"
    reply = json.loads(run(capsys, "why", *POSITION, "--play", "8-r9 T-1", "--json"))
    assert (reply["allowed"], reply["rule"]) == (False, "trictrac.fleche-libre")


def test_tutor_with_a_throw(capsys: pytest.CaptureFixture[str]) -> None:
    """What the throw scores stands first, then the best plays, the best by what is to come."""
    reply = json.loads(run(capsys, "tutor", *POSITION, "--json"))
    lines = run(capsys, "tutor", *POSITION).splitlines()
    assert lines[:2] == ["thrower    2  battue-vrai r9", "thrower 2, opponent 0"]
    assert lines[2] == f"best now: {reply['now']['play']}"
    assert lines[4].startswith(reply["best"]["play"])
    assert len(lines) == 5 + len(reply["others"])


def test_tutor_before_the_throw(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a throw the 21 throws, the means and the chances; a state may stand for the men."""
    lines = run(capsys, "tutor", *POSITION[:-2]).splitlines()
    assert [line.split()[1] for line in lines[:21]].count("2/36") == 15
    assert lines[21].startswith("on average: thrower ")
    assert [line.split()[0] for line in lines[22:]][:3] == ["fill", "keep", "hit"]
    beside = "0,0,0 0,0,0 / lances=1,1 coin=0,0 pavillon=- premier=- du=0"
    state = f"jet A - / T:14 8 / T:14 9 / {beside}"
    assert run(capsys, "tutor", "trictrac", "--state", state).splitlines() == lines


def test_when_a_throw_is_made_reaches_the_doors(capsys: pytest.CaptureFixture[str]) -> None:
    """An ace makes mézéas at the throw after the corner alone where it is so read."""
    men = ["trictrac", "--thrower", "T:13 11:2", "--opponent", "T:15", "--throw", "6-1"]
    late = [*men, "--reading", "mezeas=coup-suivant", "--throws-since-corner", "2"]
    assert "mezeas" in run(capsys, "score", *men)
    assert "mezeas" not in run(capsys, "score", *late)
    meets = [*POSITION, "--reading", "rencontre=oui", "--second-throw-of-tour"]
    assert "rencontre" in run(capsys, "tutor", *meets)


@pytest.mark.parametrize("slug", ["trictrac", "toc", "trictrac-a-ecrire"])
def test_men_astray_are_taken_unchecked(capsys: pytest.CaptureFixture[str], slug: str) -> None:
    """What is refused tells of the option, and with it each command answers."""
    asked = [slug, "--thrower", "T:12 r3:3", "--opponent", "T:15", "--throw", "6-1"]
    commands = [["score"], ["plays"], ["why", "--play", "T-6 T-1"], ["tutor"]]
    for name, *more in commands[: 3 + (slug != "toc")]:
        assert main([name, *asked, *more]) == 2
        assert "--unchecked" in capsys.readouterr().err
        assert run(capsys, name, *asked, *more, "--unchecked")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["why", *POSITION], "'play'"),
        (["why", *POSITION, "--play", "9-10 T-6"], "no man of this side stands on 9"),
        (["why", *POSITION, "--play", "9-10 T-6"], "(trictrac.joue)"),
        (["why", *POSITION, "--play", "Z-10 T-6"], "'Z' is no arrow"),
        (["why", *POSITION, "--play", "Z-10 T-6"], "(trictrac.joue)"),
        (["score", *POSITION[:-1], "7-1"], "'7' is no face of a die"),
        (["score", *POSITION[:-1], "7-1"], "(trictrac.jet)"),
        (["why", *POSITION, "--play", "8"], "'8'"),
        (["tutor", "trictrac", "--state", "nowhere"], "'nowhere'"),
        (["tutor", *POSITION, "--throw-of-releve", "-1"], "throw_of_releve"),
        (["mark", "trictrac", "--steps", "A"], "'A' is no step"),
        (["mark", "trictrac", "--steps", "A:4 A:3"], "step 1: 3 points cannot be marked"),
        (["mark", "trictrac", "--steps", "A:4 A:3"], "(trictrac.marque)"),
        (["mark", "trictrac", "--steps", "A:x"], "'A:x' is no step"),
        (["mark", "trictrac", "--steps", "C:4"], "step 0"),
        (["mark", "trictrac", "--state", "0,4"], "'0,4' are no marks"),
        (["mark", "trictrac", "--state", "0,3,1 0,0,0"], "3 points"),
        (["mark", "azar", "--steps", "A:4"], "'mark' is not for 'azar'"),
        (["tutor", "piquet"], "'tutor' is not for 'piquet'"),
    ],
)
def test_what_is_wrong_is_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], says: str
) -> None:
    """The line names the token or the field, and the rule where one is broken."""
    assert main(arguments) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert says in printed.err
    assert printed.err.count("\n") == 1
