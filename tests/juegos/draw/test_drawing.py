"""juegos.draw.drawing: drawings are XML, show just the scene, and say it in words."""

from __future__ import annotations

from itertools import pairwise
from xml.etree import ElementTree as ET

from hypothesis import given
from hypothesis import strategies as st

from juegos.draw.dice.die import die
from juegos.draw.dice.scene import Mark, Scene
from juegos.draw.dice.table import words
from juegos.draw.drawing import svg

NS = "{http://www.w3.org/2000/svg}"
# What XML itself cannot hold: control characters and halves of surrogate pairs.
TEXTS = st.text(st.characters(codec="utf-8", exclude_categories=["Cc"]), max_size=12).filter(
    lambda text: not set(text) & {"\ufffe", "\uffff"}
)
SCENES = st.builds(
    Scene,
    st.just("dados"),
    TEXTS,
    st.lists(st.integers(1, 6), max_size=4).map(tuple),
    st.lists(st.builds(Mark, st.integers(0, 1), TEXTS, TEXTS, st.booleans()), max_size=2).map(
        tuple
    ),
    st.sampled_from([None, 0, 1]),
)


def parsed(text: str) -> ET.Element:
    return ET.fromstring(text)  # noqa: S314  our own drawing


def dice(drawing: ET.Element) -> list[ET.Element]:
    return [group for group in drawing.iter(f"{NS}g") if group.get("class") == "j-die"]


@given(SCENES)
def test_any_scene_is_well_formed(scene: Scene) -> None:
    """Whatever the texts hold, the drawing parses, and its title is the scene in words."""
    drawing = parsed(svg(scene))
    assert drawing.tag == f"{NS}svg"
    assert drawing.get("role") == "img"
    assert drawing.findtext(f"{NS}title") == words(scene)
    assert scene.caption in words(scene)


@given(SCENES)
def test_dice_show_their_faces(scene: Scene) -> None:
    """Each die has as many pips as its face, in order; before the first cast three are blank."""
    pips = [len(list(d.iter(f"{NS}circle"))) for d in dice(parsed(svg(scene)))]
    assert pips == list(scene.dice or (0, 0, 0))


@given(SCENES)
def test_nothing_lies_outside_the_table(scene: Scene) -> None:
    """Every die stands within the width of the drawing, and no two overlap."""
    drawing = parsed(svg(scene))
    width = int(drawing.get("viewBox", "").split()[2])
    lefts = [int(d.get("transform", "")[10:].split()[0]) for d in dice(drawing)]
    assert all(0 <= left <= width - 80 for left in lefts)
    assert all(b - a >= 80 for a, b in pairwise(lefts))


@given(SCENES)
def test_same_scene_same_bytes(scene: Scene) -> None:
    """A drawing has nothing of chance or date in it, and no address to fetch."""
    assert svg(scene) == svg(scene)
    assert "href" not in svg(Scene("dados", "caption"))
    assert svg(Scene("dados", "caption")).count("http") == 1


def test_opposite_pips_do_not_meet() -> None:
    """On every face the pips are apart: no two centres nearer than two radii."""
    for face in range(1, 7):
        circles = list(parsed(die(face, 0, 0)).iter("circle"))
        spots = [tuple(int(c.get(k, "")) for k in ("cx", "cy", "r")) for c in circles]
        for i, (x, y, r) in enumerate(spots):
            assert r <= x <= 80 - r
            assert r <= y <= 80 - r
            for u, v, q in spots[:i]:
                assert (x - u) ** 2 + (y - v) ** 2 >= (r + q) ** 2


def test_winner_is_said() -> None:
    """Who has won, and what each has, stands in the words."""
    marks = (Mark(0, "suerte", "11", won=True), Mark(1, "suerte", "9"))
    result = words(Scene("dados", "The game is over.", (6, 4, 1), marks))
    assert result == "Dice: 6, 4, 1. A has 11. B has 9. A has won. The game is over."


def places(scene: Scene) -> list[tuple[int, ET.Element]]:
    """Return where each seat's place begins, and the place."""
    groups = [g for g in parsed(svg(scene)).iter(f"{NS}g") if g.get("class") == "j-seat"]
    return [(int(group.get("transform", "")[10:].split()[0]), group) for group in groups]


@given(SCENES)
def test_seats_stand_on_either_side(scene: Scene) -> None:
    """A's place is left of the dice, B's as far from the right: neither lies under a die."""
    lefts = [int(d.get("transform", "")[10:].split()[0]) for d in dice(parsed(svg(scene)))]
    for mark, (x, group) in zip(scene.marks, places(scene), strict=True):
        assert group.findtext(f"{NS}text") == "AB"[mark.seat]
        assert x == (20 if mark.seat == 0 else 560 - 20 - 72)
        assert (x + 72 <= lefts[0]) if mark.seat == 0 else (x >= lefts[-1] + 80)


@given(SCENES)
def test_seat_that_casts_and_seat_that_won_are_underlined(scene: Scene) -> None:
    """One line under the seat that casts, a double one under the seat that won, else none."""
    for mark, (_, group) in zip(scene.marks, places(scene), strict=True):
        lines = [path.get("d", "").count("h60") for path in group.iter(f"{NS}path")]
        assert lines == [1] * (scene.hand == mark.seat) + [2] * mark.won


def test_the_ace_stands_out() -> None:
    """The one pip of an ace has its own colour and is bigger; all others are alike."""
    sizes = {}
    for face in range(1, 7):
        circles = list(parsed(die(face, 0, 0)).iter("circle"))
        assert {c.get("class") for c in circles} == {"j-ace" if face == 1 else "j-pip"}
        (sizes[face],) = {int(c.get("r", "")) for c in circles}
    assert sizes[1] > sizes[2]
    assert len({sizes[face] for face in range(2, 7)}) == 1


def test_everything_is_level() -> None:
    """All dice lie at one height, within the drawing."""
    drawing = parsed(svg(Scene("dados", "caption", (6, 4, 1))))
    tops = {d.get("transform", "").rstrip(")").split()[1] for d in dice(drawing)}
    assert tops == {"20"}
    assert int(drawing.get("viewBox", "").split()[3]) == 120
