"""The drawing of a tables board, and its plays step by step."""

from __future__ import annotations

import random
from gettext import NullTranslations
from typing import Any
from xml.etree import ElementTree as ET

import pytest

from juegos import catalogue
from juegos.core.message import translated
from juegos.draw.drawing import svg
from juegos.draw.tables.scene import Marked, Sign, Stack, Tables
from juegos.serve import handle

SLUGS = ("backgammon", "tabula", "todas-tablas")
LARGEST = 10_000  # characters that a drawing has at most


def _drawn(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314  what we have just drawn


def played(slug: str, moves: int) -> list[dict[str, Any]]:
    """Return the replies of a game played at random."""
    rng = random.Random(slug)
    replies = [handle({"do": "start", "slug": slug})]
    while not replies[-1]["outcome"] and len(replies) < moves:
        reply = replies[-1]
        chance = reply["turn"] == "chance"
        move = {"do": "throw", "seed": rng.randrange(10**6)} if chance else {"do": "play"}
        if not chance:
            move["move"] = rng.choice(reply["moves"])
        replies.append(handle({**move, "slug": slug, "state": reply["state"]}))
        assert "error" not in replies[-1]
    return replies


@pytest.mark.parametrize("slug", SLUGS)
def test_every_arrow_is_drawn_once(slug: str) -> None:
    """The drawing is XML, small, and has each of the 24 arrows once by name."""
    for reply in played(slug, 60):
        drawn = reply["scene"]["svg"]
        names = [mark.get("data-at") for mark in _drawn(drawn).iter() if mark.get("data-at")]
        assert len(drawn) < LARGEST
        assert {str(casa) for casa in range(1, 25)} <= set(names)
        assert len(names) == len(set(names))
        assert set(reply["scene"]["men"]) <= set(names)


def test_arrows_are_read_in_the_order_of_the_board() -> None:
    """Empty or not, an arrow comes where it lies: the near row from the left, then the far one."""
    empty = 0
    for reply in played("trictrac", 60):
        drawn = _drawn(reply["scene"]["svg"])
        names = [mark.get("data-at") for mark in drawn.iter() if mark.get("data-at")][:24]
        game = catalogue.game("trictrac")
        scene: Any = game.scene(game.read(reply["state"]))
        assert names == [arrow.name for arrow in scene.arrows]
        empty += sum(not arrow.men for arrow in scene.arrows)
    assert empty


@pytest.mark.parametrize("slug", SLUGS)
def test_web_leads_to_every_play_and_no_other(slug: str) -> None:
    """From the first knot each play's end is reached, every knot leads to an end."""
    for reply in played(slug, 80):
        if reply["turn"] not in {0, 1}:
            continue
        knots, ends = reply["web"]["knots"], reply["web"]["ends"]
        reached, at_once = {0}, [0]
        while at_once:
            for *_, knot in knots[at_once.pop()]:
                if knot not in reached:
                    reached.add(knot)
                    at_once.append(knot)
        assert {ends[knot] for knot in reached} - {None} == set(range(len(reply["moves"])))
        assert all(knots[knot] or ends[knot] is not None for knot in reached)


def test_step_that_either_die_makes_is_one_step() -> None:
    """Where either die bears the farthest man off, that is one step and no choice of dice."""
    state = "juega A 6-5 A 2 1:4 off:10 B 6:15"
    web = handle({"do": "moves", "slug": "backgammon", "state": state})["web"]
    for steps in web["knots"]:
        assert len({(out, to) for out, to, _ in steps}) == len(steps)
    assert [step[:2] for step in web["knots"][0]] == [["2", "off"]]


def test_either_man_may_be_moved_first() -> None:
    """8/2 and 7/6 of a throw of six and one are made in either order, and come to one play."""
    state = "juega A 6-1 A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"
    reply = handle({"do": "moves", "slug": "todas-tablas", "state": state})
    knots, ends = reply["web"]["knots"], reply["web"]["ends"]

    def gone(*steps: tuple[str, str]) -> Any:
        at = 0
        for out, to in steps:
            at = next(knot for a, b, knot in knots[at] if (a, b) == (out, to))
        return ends[at]

    assert gone(("13", "7"), ("8", "7")) == gone(("8", "7"), ("13", "7"))
    assert reply["moves"][gone(("13", "7"), ("8", "7"))] == "13/7 8/7"


def test_board_turns_its_numbers_and_not_its_men() -> None:
    """The place that A calls 24 B calls 1; it is drawn where it was, with the same man."""
    men = "A 24:2 13:5 8:3 6:5 B 24:2 13:5 8:3 6:5"
    a, b = (
        handle({"do": "start", "slug": "backgammon", "state": f"tira {seat} {men}"})["scene"]
        for seat in "AB"
    )
    assert a["men"]["24"] == b["men"]["1"] == [0, 2]
    assert a["men"]["1"] == b["men"]["24"] == [1, 2]


def test_marks_are_told_in_words() -> None:
    """Holes, points, the jeton of the bredouille and the pavillon stand in the label."""
    arrows = tuple(Stack(str(n)) for n in range(24))
    marks = (Marked(3, 4, 2, flag=True), Marked(1, 0, 0))
    scene = Tables("trictrac", "A throws.", arrows, ("",) * 24, marks=marks, hand=0)
    label = _drawn(svg(scene)).get("aria-label")
    assert label == (
        "A has 3 holes, 4 points, the pavillon, the jeton of the bredouille. "
        "B has 1 hole, 0 points. A throws."
    )


class French(NullTranslations):
    """The plural of French, which begins with two."""

    def ngettext(self, one: str, _many: str, n: int) -> str:
        """Return the form for a count of holes."""
        value = {"{count} hole": "{count} trou"}.get(one, one)
        return value if n < 2 else f"{value}s"


def test_holes_are_told_in_the_language_of_the_board() -> None:
    """The board drew the French plural in every language, and of one hole too."""
    arrows = tuple(Stack(str(n)) for n in range(24))
    marks = (Marked(0, 0, 0), Marked(1, 0, 0))
    scene = Tables("tick-tack", "", arrows, ("",) * 24, marks=marks)

    def tallies(drawn: str) -> list[str | None]:
        return [one.text for one in _drawn(drawn).iter() if one.get("class") == "j-tally"]

    assert tallies(svg(scene)) == ["A: 0 holes", "B: 1 hole"]
    french = svg(scene, lambda sentence: str(translated(sentence, French())))
    assert tallies(french) == ["A: 0 trou", "B: 1 trou"]


def _signed(**beside: Any) -> Tables:
    """Return a board whose last arrow of A's row is a corner."""
    arrows = tuple(Stack(str(n)) for n in range(24))
    signs = (Sign("11", "coin", "the coin de repos"),)
    return Tables("trictrac", "A throws.", arrows, ("",) * 24, signs=signs, cups=True, **beside)


def test_cup_lies_by_the_dice_that_fell_from_it() -> None:
    """Before the throw the dice are in the cup of who is to throw; after it his cup lies by them.

    The other's cup stands on the bar all the while, empty.
    """
    before, after = _drawn(svg(_signed(hand=0))), _drawn(svg(_signed(hand=0, dice=(6, 2))))

    def cup(drawn: ET.Element, seat: str) -> ET.Element:
        return next(one for one in drawn.iter() if one.get("class") == f"j-cup j-cup-{seat}")

    def tags(one: ET.Element) -> list[str]:
        return [part.tag.rpartition("}")[2] for part in one]

    assert tags(cup(before, "A")).count("rect") == 2
    assert tags(cup(after, "A")) == ["path", "path", "ellipse"]
    assert tags(cup(before, "B")) == tags(cup(after, "B")) == ["circle"] * 3


def test_named_arrows_are_inlaid_and_called_by_name() -> None:
    """A corner has its sign on the board, and its name in what the page is told."""
    scene = _signed(hand=0)
    kinds = [one.get("class") for one in _drawn(svg(scene)).iter()]
    assert kinds.count("j-coin") == 1
    assert scene.plain()["called"] == {"11": "the coin de repos"}


def test_trictrac_has_four_named_arrows_and_toc_no_jetons() -> None:
    """Both talons and both corners have names in either; toc is played without points."""
    drawn = {slug: handle({"do": "start", "slug": slug})["scene"] for slug in ("trictrac", "toc")}
    assert (
        set(drawn["trictrac"]["called"]) == set(drawn["toc"]["called"]) == {"T", "11", "r11", "rT"}
    )
    assert drawn["trictrac"]["svg"].count('class="j-jeton"') == 3
    assert drawn["toc"]["svg"].count('class="j-jeton"') == 0


@pytest.mark.parametrize(("points", "arrow"), [(2, 1), (4, 3), (6, 5), (8, 6), (10, 11)])
def test_jeton_lies_at_the_tip_where_so_many_points_are_marked(points: int, arrow: int) -> None:
    """Two points at the tip of 1, four of 3, six of 5, eight of 6, ten of the corner."""
    marks = (Marked(0, points, 1), Marked(0, 0, 0))
    drawn = _drawn(svg(_signed(hand=0, marks=marks, idle=0)))
    jeton = next(one for one in drawn.iter() if one.get("class") == "j-jeton")
    labels = next(one for one in drawn.iter() if one.get("class") == "j-coordinates")
    places = [one.get("x") for one in labels if one.tag.endswith("text")]
    assert jeton[0].get("cx") == places[arrow]


def test_what_is_done_by_a_word_stands_in_groups_and_nowhere_twice() -> None:
    """In strict trictrac every move that no man makes is in one group, by its old word."""
    strict = {"slug": "trictrac", "readings": {"niveau": "strict"}}
    rng, reply, words = random.Random(4), handle({"do": "start", **strict}), set()
    for _ in range(120):
        if reply["outcome"]:  # marks by lot soon make twelve holes
            reply = handle({"do": "start", **strict})
        at = {**strict, "state": reply["state"]}
        groups = reply["scene"]["groups"]
        offers = [one for group in groups for row in group["rows"] for one in row["offers"]]
        words |= {group["word"] for group in groups}
        if reply["turn"] == "chance":
            assert groups == []
            reply = handle({"do": "throw", "seed": rng.randrange(10**6), **at})
            continue
        ways = zip(reply["moves"], reply["paths"], strict=True)
        assert sorted(move for move, *_ in offers) == sorted(
            move for move, path in ways if not path
        )
        reply = handle({"do": "play", "move": rng.choice(reply["moves"]), **at})
    assert {"annoncer et marquer", "envoyer à l’école", "répondre à l’école", "jeter"} <= words


def test_dice_stay_with_who_threw_them_while_the_other_judges() -> None:
    """The cup by the dice is the thrower's, though the other is in hand."""
    arrows = tuple(Stack(str(n)) for n in range(24))
    scene = Tables("trictrac", "", arrows, ("",) * 24, dice=(2, 1), hand=1, thrower=0, cups=True)
    cups = [one for one in _drawn(svg(scene)).iter() if "j-cup " in (one.get("class") or "")]
    lying = [one.get("class") for one in cups if one.find("{*}ellipse") is not None]
    assert lying == ["j-cup j-cup-A"]
