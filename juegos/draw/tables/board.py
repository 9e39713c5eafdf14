"""A tables board as SVG text: 24 points, men, dice, and the piles beside them.

Every arrow and every pile of the seat in hand is one element with ``data-at``, its name. Within
it the man farthest from the edge comes first, so that a page finds the one to move.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from juegos.core.game import SEATS
from juegos.core.message import Message, Tell, _, _n, join_sentences
from juegos.draw.dice.die import DIE, die
from juegos.draw.element import element, picture, text
from juegos.draw.points.men import INKS
from juegos.draw.tables.marks import beside, cube, marks
from juegos.draw.tables.measures import (
    BAR,
    DEEP,
    HEIGHT,
    HIGH,
    LEFT,
    MIDDLE,
    MIDST,
    POINT,
    RIGHT,
    TOP,
    WIDTH,
    at,
    inward,
)
from juegos.draw.tables.scene import Stack, Tables

RADIUS, STEP, MOST = 16, 33, 5
HIGHER = 10  # a man upon another is drawn so much nearer the middle
_ROOM = f"M-{POINT // 2} 0h{POINT}v{{}}h-{POINT}z"


def tables(scene: Tables, tell: Tell = str) -> str:
    """Return the drawing of a tables board, with its position in words as its label.

    ``tell`` says its words in a language before they become part of the drawing. Its class tells
    whether men lie in the tray, which a narrow page leaves out as long as none does.
    """
    near = scene.near
    where = {arrow.name: inward(at(i, near), 150) for i, arrow in enumerate(scene.arrows)}
    piles = [(pile, _pile_start(pile, near)) for pile in scene.piles]
    # The seat that moved last is no more to move, so the piles in its last move are the other ones.
    where |= {pile.name: inward(at, 30) for pile, at in piles if pile.seat != scene.hand}
    places = [(arrow, at(i, near), True) for i, arrow in enumerate(scene.arrows)]
    places += [
        (_guests(arrow), inward(place, STEP * min(arrow.men, 3)), False)
        for arrow, place, _named in places
        if arrow.guests
    ]
    places += [(pile, at, pile.seat == scene.hand) for pile, at in piles]
    is_used = any(pile.name == "off" and pile.men for pile in scene.piles)
    return picture(
        _ground(),
        _signs(scene),
        _labels(scene),
        _last_moves(scene, where),
        _men(places, tell),
        marks(scene, tell),
        _cups(scene),
        _dice(scene),
        cube(scene),
        css="j-scene j-points j-tablas j-madera" + (" j-tray" if is_used else ""),
        size=(WIDTH, HEIGHT),
        style="--j-most:640px",
        label=tell(words(scene)),
    )


def words(scene: Tables) -> Message:
    """Return the drawing in words: dice, marks, cube, caption, places of the men."""
    dice = [_("Dice: {dice}.", dice=", ".join(map(str, scene.dice)))] if scene.dice else []
    results = [*dice, *beside(scene), scene.caption, scene.position]
    return join_sentences(*(sentence for sentence in results if sentence))


def _guests(stack: Stack) -> Stack:
    """Return the men that share a place with its owner's, as a stack of their own."""
    return stack._replace(seat=1 - (stack.seat or 0), men=stack.guests, guests=0)


def _pile_start(pile: Stack, near: int) -> tuple[int, int]:
    """Return the start of a pile: on the bar, at the bar's end if in hand, in the tray if off."""
    far = pile.seat == 1 - near
    if pile.name == "off":
        return RIGHT + MIDDLE // 2, TOP if far else HEIGHT - TOP
    inner = 0 if pile.name == "hand" else 120
    return BAR + MIDDLE // 2, TOP + inner if far else HEIGHT - TOP - inner


def _ground() -> str:
    """Return the box, its two grounds, the arrows dark and light, the tray."""
    halves = [
        element("rect", x=x, y=TOP, width=6 * POINT, height=2 * DEEP) for x in (LEFT, BAR + MIDDLE)
    ]
    tray = element(
        "rect", x=RIGHT + 2, y=TOP, width=MIDDLE - 4, height=2 * DEEP, fill_opacity=".35"
    )
    tones: list[list[str]] = [[], []]
    for slot in range(24):
        x, y = at(slot)
        tip = HIGH if slot > 11 else -HIGH
        tones[(slot + slot // 12) % 2].append(f"M{x - 17} {y}h34l-17 {tip}z")
    groove, (dark, light) = "var(--j-groove, #5f4122)", map("".join, tones)
    return (
        element("rect", width=WIDTH, height=HEIGHT, rx=6, fill="var(--j-box, #8a6238)")
        + element("g", *halves, tray, fill="var(--j-ground, #dcbf8f)", stroke=groove)
        + element("path", d=dark, fill="var(--j-dark, #7d4a2a)")
        + element("path", d=light, fill="var(--j-light, #f3e3c3)", stroke=groove, stroke_width=".8")
    )


def _labels(scene: Tables) -> str:
    """Return the name of every arrow at its edge."""
    texts = (
        element("text", text(label), x=x, y=HEIGHT - 13 if y > MIDST else 24)
        for label, (x, y) in ((label, at(i, scene.near)) for i, label in enumerate(scene.labels))
    )
    return element(
        "g",
        _plaques(scene),
        *texts,
        class_="j-coordinates",
        fill="var(--j-onbox, #fff6e0)",
        font_size=15,
        text_anchor="middle",
    )


def _men(places: list[tuple[Stack, tuple[int, int], bool]], tell: Tell) -> str:
    """Return all places in order; neighbours with as many men of the same seat share a group."""
    drawn: list[tuple[tuple[int | None, int], str]] = []
    for stack, (x, y), named in places:
        up = y > MIDST
        pile = stack.name in {"bar", "hand", "off"}
        if pile and not (stack.men or named):
            continue
        room = HIGH + 10 if not pile or stack.name == "off" else 100
        unseen = {"fill": "none", "stroke": "none"} if stack.men else {}
        hit = element("path", d=_ROOM.format(-room if up else room), **unseen)
        step = 12 if stack.name == "off" else STEP
        heap = _stack(stack.men, stack.upon, up=up, step=step, pile=pile)
        place = element(
            "g",
            heap,
            hit if named else "",
            data_at=stack.name if named else None,
            transform=f"translate({x} {y})",
        )
        drawn.append(((stack.seat if stack.men else None, stack.men), place))
    runs = groupby(drawn, key=lambda one: one[0])
    groups = (
        _kind(seat, men, "".join(place for _at, place in run), tell) for (seat, men), run in runs
    )
    return element("g", *groups, pointer_events="all")


def _kind(seat: int | None, men: int, drawn: str, tell: Tell) -> str:
    if seat is None:
        return element("g", drawn, class_="j-empty", fill_opacity=0)
    says = tell(_n("{count} man of {seat}", "{count} men of {seat}", men, seat=SEATS[seat]))
    return element("g", drawn, class_=f"j-{'wb'[seat]}", data_says=says, **INKS[seat])


def _stack(men: int, upon: int, *, up: bool, step: int, pile: bool) -> str:
    """Return men side by side, then those upon them; beyond a few as a number on the last.

    Where more lie upon others than lie side by side, some lie upon two.
    """
    most = 15 if step < STEP else 2 if pile else MOST
    way = -1 if up else 1
    below = max(1, men - upon)
    places = [18 + step * n for n in reversed(range(min(men - upon, most)))]
    places += [18 + HIGHER * (1 + n // below) + step * (n % below) for n in range(upon)]
    drawn = "".join(
        element("circle", cy=way * y, r=RADIUS) + element("circle", cy=way * y, r=9) for y in places
    )
    if men > most:
        y = way * (18 + step * (most - 1))
        drawn += element("circle", cy=y, r=12, fill="var(--j-bone, #fffdf6)", stroke="none")
        drawn += element("text", str(men), y=y + 6, **_COUNT)
    return drawn


_COUNT = {
    "font_size": 17,
    "text_anchor": "middle",
    "stroke": "none",
    "fill": "var(--j-number, #a3231a)",
}


def _last_moves(scene: Tables, where: dict[str, tuple[int, int]]) -> str:
    """Return the paths of the men moved last as strokes under the men."""
    drawn = ""
    for out, to in scene.last:
        if out in where and to in where:
            (x, y), (u, v) = where[out], where[to]
            drawn += f"M{x} {y}L{u} {v}"
    if not drawn:
        return ""
    return element(
        "path",
        class_="j-last",
        d=drawn,
        fill="none",
        stroke="var(--j-azure, #1f4e79)",
        stroke_width=8,
        stroke_linecap="round",
        stroke_opacity=".55",
    )


def _dice(scene: Tables) -> str:
    """Return the dice on the table, on the side of their thrower."""
    middle = (LEFT if scene.is_far(scene.dice_of) else BAR + MIDDLE) + 3 * POINT
    size = 0.5 * DIE
    left = middle - len(scene.dice) * (size + 8) / 2
    drawn = [die(face, i * (DIE + 16), 0) for i, face in enumerate(scene.dice)]
    place = f"translate({left:g} {MIDST - size / 2:g}) scale(.5)"
    return element("g", *drawn, transform=place) if drawn else ""


INLAY_DEPTH = 122  # of an inlay from the edge: three men leave it in sight
_INLAY = {
    "coin": element("path", d="M0-15 8 0 0 15-8 0z")
    + element("path", d="M0-7 4 0 0 7-4 0z", fill="none"),
    "talon": element("circle", r=7) + element("circle", r=3, fill="none"),
}
_PLAQUE = {"coin": "M0-12 18 0 0 12-18 0z", "talon": "M-9-9H9V9H-9z"}


def _signs(scene: Tables) -> str:
    """Return the inlays of the named arrows."""
    drawn = []
    for kind, slot in _named_arrows(scene):
        x, y = inward(at(slot, scene.near), INLAY_DEPTH)
        place = f"translate({x} {y})"
        drawn.append(element("g", _INLAY[kind], class_=f"j-{kind}", transform=place))
    groove = {"stroke": "var(--j-groove, #5f4122)", "stroke_width": 1}
    return element("g", *drawn, **groove, fill=_BRASS) if drawn else ""


def _plaques(scene: Tables) -> str:
    """Return the frames of their labels on the rim."""
    drawn = "".join(
        element(
            "path",
            transform=f"translate({x} {HEIGHT - 18 if y > MIDST else 19})",
            d=_PLAQUE[kind],
        )
        for kind, (x, y) in ((kind, at(slot, scene.near)) for kind, slot in _named_arrows(scene))
    )
    return element("g", drawn, fill="none", stroke=_BRASS, stroke_width=1.3)


_BRASS = "var(--j-brass, #d8a63a)"


def _named_arrows(scene: Tables) -> Iterator[tuple[str, int]]:
    """Yield the kind and the slot of every named arrow."""
    kinds = {sign.arrow: sign.kind for sign in scene.signs}
    for slot, arrow in enumerate(scene.arrows):
        if arrow.name in kinds:
            yield kinds[arrow.name], slot


APART = 34  # of an upright cup from the middle of the board
_INKS = (
    {"stroke": "var(--j-brass, #d8a63a)", "stroke_width": 2.4},
    {
        "stroke": "var(--j-milled, #fff3dc)",
        "stroke_width": 2.4,
        "stroke_dasharray": "2.6 2.4",
    },
)
_TANNED = "var(--j-leather, #69351d)"
_LEATHER = {"fill": _TANNED, "stroke": "var(--j-edge-of-leather, #2b1a0c)"}
_HOLLOW = {"fill": "var(--j-hollow, #1d110a)"}
_BODY = "M4-10C1-10 0-5 0 0S1 10 4 10L34 15C29 8 29-8 34-15z"
_BANDS = "M9-10.6q-4 10.6 0 21.2M23-12.8q-4 12.8 0 25.6"
_TINY = {"width": 8, "height": 8, "rx": 1.5, "fill": "var(--j-bone, #fffdf6)"}
_DICE = element("rect", x=-9, y=-5, **_TINY, transform="rotate(14)") + element(
    "rect", y=-2, **_TINY
)


def _cups(scene: Tables) -> str:
    """Return the cups of both seats, if the game is played with cups.

    They stand on the bar, and lie on the side after a throw; the dice of the seat that is to throw
    are in its cup. They differ by their band: A's is whole, B's is stitched.
    """
    return "".join(_cup(scene, seat) for seat in (0, 1)) if scene.cups else ""


def _cup(scene: Tables, seat: int) -> str:
    far = scene.is_far(seat)
    if scene.dice and scene.dice_of == seat:
        return _fallen_cup(len(scene.dice), seat, far=far)
    y = MIDST - APART if far else MIDST + APART
    dice = _DICE if not scene.dice and scene.dice_of == seat else ""
    drawn = (
        element("circle", r=15, **_LEATHER)
        + element("circle", r=12.4, fill="none", **_INKS[seat])
        + element("circle", r=10, **_HOLLOW)
        + dice
    )
    return _placed(drawn, BAR + MIDDLE // 2, y, seat)


def _fallen_cup(dice: int, seat: int, *, far: bool) -> str:
    """Return a cup on its side: its mouth to the dice that fell from it, its foot to the bar."""
    half = dice * (DIE / 2 + 8) / 2
    middle = (LEFT if far else BAR + MIDDLE) + 3 * POINT
    x, turned = (middle + half + 46, " scale(-1 1)") if far else (middle - half - 46, "")
    drawn = (
        element("path", d=_BODY, **_LEATHER)
        + element("path", d=_BANDS, fill="none", **_INKS[seat])
        + element("ellipse", cx=34, rx=5, ry=15, **_HOLLOW, stroke=_TANNED, stroke_width=2.4)
    )
    return _placed(drawn, x, MIDST, seat, turned)


def _placed(drawn: str, x: float, y: int, seat: int, turned: str = "") -> str:
    place = f"translate({x:g} {y}){turned}"
    return element("g", drawn, class_=f"j-cup j-cup-{SEATS[seat]}", transform=place)
