"""draw.points.board: every point of a board is in its drawing once, with what stands on it."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from juegos.draw.drawing import svg
from juegos.draw.points.board import FINGER, LARGEST
from juegos.draw.points.ground import LOOKS, UNIT, nearest
from juegos.draw.points.men import KINDS, MOST
from juegos.draw.points.scene import Points
from juegos.draw.points.words import words
from juegos.material.boards import Board, grid

NS = "{http://www.w3.org/2000/svg}"
LONG = Board((tuple((x, 0) for x in range(40)), tuple((x, 1) for x in range(40)), ((0, 0), (0, 1))))
BENT = Board((((0, 0), (1, 1), (2, 1), (3, 1)), ((3, 1), (3, 0)), ((0, 0), (1, 0), (2, 0), (3, 0))))
BOARDS = {
    "alquerque": grid(5, 5, diagonals=True),
    "zamma": grid(9, 9, diagonals=True),
    "chequered": grid(10, 10, diagonals=True, straight=False),
    "ten": grid(10, 10),
    "long": LONG,
    "bent": BENT,
}
COLUMNS = st.text(st.sampled_from("wbWB"), min_size=2, max_size=9)


@st.composite
def scenes(draw: st.DrawFn) -> Points:
    """Any board in any look, anything on it, any move behind it."""
    field = draw(st.sampled_from(list(BOARDS.values())))
    names = st.sampled_from(sorted(field.named))
    what = st.sampled_from(sorted(KINDS)) | COLUMNS
    men = draw(st.dictionaries(names, what, max_size=30))
    way = draw(st.lists(names, max_size=5))
    counts = draw(st.just(()) | st.tuples(st.integers(0, 50), st.integers(0, 50)))
    return Points(
        field,
        draw(st.sampled_from(sorted(LOOKS))),
        draw(st.sampled_from(["White moves.", "<&\" '"])),
        tuple(sorted(men.items())),
        draw(st.sampled_from([None, 0, 1])),
        tuple(way),
        tuple(draw(st.lists(names, max_size=3))),
        counts,
        tuple(count + 3 for count in counts),
    )


def parsed(scene: Points) -> ET.Element:
    return ET.fromstring(svg(scene))  # noqa: S314  our own drawing


def at(element: ET.Element) -> tuple[float, float]:
    """Return where a point of a drawing lies."""
    if moved := element.get("transform"):
        x, y = re.findall(r"[\d.]+", moved)[:2]
        return float(x), float(y)
    return float(element.get("cx", "")), float(element.get("cy", ""))


@given(scenes())
def test_any_board_is_well_formed_and_whole(scene: Points) -> None:
    """It parses, it says itself in words, and every point is there once, within its edges."""
    drawing = parsed(scene)
    width, height = map(float, drawing.get("viewBox", "").split()[2:])
    assert drawing.get("role") == "img"
    assert drawing.get("aria-label") == words(scene)
    points = [element for element in drawing.iter() if element.get("data-at")]
    names = [element.get("data-at") for element in points]
    assert sorted(map(str, names)) == sorted(scene.field.named)
    assert all(0 < x < width and 0 < y < height for x, y in map(at, points))


@given(scenes())
def test_a_point_shows_what_stands_on_it(scene: Points) -> None:
    """Each man lies in the group of his kind, an empty point in none; letters tell both sides."""
    kinds = {
        point.get("data-at"): group.get("data-says")
        for group in parsed(scene)
        for point in group
        if point.get("data-at")
    }
    men = dict(scene.men)
    for point, value in kinds.items():
        assert (value is None) == (point not in men)
        if point in men:
            assert value is not None
            assert value.startswith(KINDS[men[str(point)][-1]].name)


@given(scenes())
def test_a_column_shows_every_man_in_it(scene: Points) -> None:
    """As many rims as men, each layer with the colour of its own side."""
    drawing = parsed(scene)
    results = {e.get("data-at"): e for e in drawing.iter() if e.get("data-at")}
    for point, what in scene.men:
        layers = [e.get("fill", "") for e in results[point].iter() if e.get("cy") and e.get("fill")]
        under = [fill for fill in layers if fill]
        sides = ["white" if KINDS[letter].seat == 0 else "black" for letter in what[:-1]]
        assert [re.sub(r"var\(--j-(\w+),.*", r"\1", fill) for fill in under] == sides


@given(scenes())
def test_names_stand_beside_their_rows_and_columns(scene: Points) -> None:
    """A letter of the edge stands under points of its column, a number beside those of its row."""
    drawing = parsed(scene)
    names = next(g for g in drawing.iter(f"{NS}g") if g.get("class") == "j-coordinates")
    places = {str(e.get("data-at")): at(e) for e in drawing.iter() if e.get("data-at")}
    tall = [what for _, what in scene.men if len(what) > 1]
    for text in names:
        letters = text.text or ""
        alone = len(text.get("x", "").split()) == 1
        results = [letters] if alone else list(letters)
        for x, label in zip(map(float, text.get("x", "").split()), results, strict=True):
            if label.isalpha():
                column = [p for name, p in places.items() if re.sub(r"\d", "", name) == label]
                assert x in {px for px, _ in column}
            else:
                assert any(name.endswith(label) for name in places)
    assert tall or len({y for _, y in places.values()}) == len(scene.field.rows)


def scene(field: str = "alquerque", look: str = "madera", **more: object) -> Points:
    men = {"a1": "w", "b1": "w", "c1": "w", "e1": "w", "c3": "B"}
    here = tuple((name, what) for name, what in men.items() if name in BOARDS[field].named)
    return Points(BOARDS[field], look, "White moves.", here, **more)


def test_a_board_in_words() -> None:
    """Kinds with their points, runs as runs, then the last move and the caption."""
    result = words(scene(last=("a3", "c3"), taken=("b3",)))
    assert result == (
        "White men: a1 to c1, e1. Black king: c3. Last move: a3 to c3, capturing b3. White moves."
    )


def test_a_column_in_words() -> None:
    """The commander is named first, then who is under him from the top down."""
    one = Points(BOARDS["chequered"], "damero", "White moves.", (("c3", "wbW"),))
    assert words(one) == "White king over black man, white man: c3. White moves."


def test_men_in_hand_and_taken_lie_beside_the_board() -> None:
    """Counts less what is on the board is in hand; what a seat began with less counts is taken."""
    shown = ET.tostring(parsed(scene(counts=(6, 1), full=(6, 4))), encoding="unicode")
    seats = [g for g in ET.fromstring(shown).iter(f"{NS}g") if g.get("class") == "j-seat"]  # noqa: S314
    small = [[len(list(row)) for row in seat.iter(f"{NS}g") if row is not seat] for seat in seats]
    assert small == [[1, 2, 3], [1]]  # white: its sign, two in hand, three black men taken
    assert "White has 2 in hand." in words(scene(counts=(6, 1), full=(6, 4)))


def test_many_taken_men_are_a_number() -> None:
    """More than can be told at a glance are one man and how many."""
    drawn = svg(scene(counts=(4, 1), full=(4, MOST + 2)))
    assert f">{MOST + 1}</text>" in drawn


def test_last_move_and_what_it_took_are_marked() -> None:
    """A stroke along its way, a cross on each point that it emptied; without a move neither."""
    marked = svg(scene(last=("a3", "c3"), taken=("b3",)))
    assert 'class="j-last"' in marked
    assert 'class="j-taken"' in marked
    assert "j-taken" not in svg(scene(last=("a3", "c3"), taken=("b1",)))  # a column that stays
    bare = svg(scene())
    assert "j-last" not in bare
    assert "j-taken" not in bare


def test_black_and_white_differ_by_more_than_colour() -> None:
    """Only a black man's rim is broken."""
    groups = [g for g in parsed(scene()) if g.get("data-says")]
    rims = {g.get("data-says"): "stroke-dasharray" in g.attrib for g in groups}
    assert rims == {"white man": False, "black king": True}


@pytest.mark.parametrize("name", BOARDS)
@pytest.mark.parametrize("look", LOOKS)
def test_a_page_leaves_each_point_room_for_a_finger(name: str, look: str) -> None:
    """At 300 px two points are 24 px apart, or the drawing says that it must be wider."""
    field = BOARDS[name]
    drawn = svg(Points(field, look, "", ()))
    width = int(re.findall(r'viewBox="0 0 (\d+)', drawn)[0])
    most = int(re.findall(r"--j-most:(\d+)px", drawn)[0])
    least = int((re.findall(r"--j-least:(\d+)px", drawn) or [300])[0])
    assert least <= max(most, 300)
    assert most <= max(LARGEST, least)
    assert nearest(field) * UNIT * min(most, least) / width >= min(FINGER, most / width * UNIT)


def test_a_straight_line_is_two_points() -> None:
    """A line is drawn from corner to corner, so a board of 32 lines is a short path."""
    path = re.findall(r'<path d="([^"]*)" fill="none" stroke="var\(--j-groove', svg(scene("zamma")))
    assert path[0].count("M") == 32
    assert len(re.findall("[HVL]", path[0])) == 32
    bent = re.findall(r'<path d="([^"]*)" fill="none" stroke="var\(--j-groove', svg(scene("bent")))
    assert re.match(r"M\d+ \d+L\d+ \d+H\d+M", bent[0])


def test_a_drawing_is_small() -> None:
    """A full board of draughts within 6 kB, the largest of the family within 7.5 kB."""
    rows = {"chequered": 4, "zamma": 4}
    for name, most in (("chequered", 6000), ("zamma", 7500)):
        field = BOARDS[name]
        names = [[field.names[p] for p in row] for row in field.rows]
        black, white = names[: rows[name]], names[-rows[name] :]
        men = [(n, "b") for row in black for n in row] + [(n, "w") for row in white for n in row]
        look = "damero" if name == "chequered" else "tela"
        assert len(svg(Points(field, look, "", tuple(men), counts=(40, 40)))) <= most


def test_each_kind_has_a_name_of_its_own() -> None:
    """A king of dablot is a person, one of draughts a crowned man: languages tell them apart."""
    names = [str(kind.name) for kind in KINDS.values()]
    assert sorted(set(names)) == sorted(names)
