"""The equipment of a game as drawings to cut out: board, men, dice to fold, a pack of cards.

A board is as wide as the paper, and its men are drawn to the same scale. Sizes are millimetres of
paper; a drawing says itself how large it is to be printed.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING, Any, NamedTuple

from conf.language import tell
from conf.sphinx.page.images import SVG
from juegos import catalogue
from juegos.core.message import Message, _, _n
from juegos.draw.cards.scene import Cards
from juegos.draw.cards.table import HIGH, WIDE, card, defs
from juegos.draw.dice.die import DIE, die
from juegos.draw.drawing import svg
from juegos.draw.element import element, picture
from juegos.draw.points.ground import LOOKS, framed, nearest
from juegos.draw.points.men import KINDS, group, name
from juegos.draw.points.scene import Points
from juegos.draw.tables.board import RADIUS
from juegos.draw.tables.scene import Tables
from juegos.engine import account as accounts
from juegos.material import cards as pack

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from juegos.core.game import Game

ET.register_namespace("", SVG)  # drawings are written as they came
PAPER, TALL = 176, 225  # as wide as a drawing may be, as tall as a board
FACE = 16  # a face of a die
CARD = 42  # how wide a card is
IN_A_ROW, ON_A_PAGE = 4, 16  # cards
FOLD = 20  # how deep the flap of a die is, in units of its drawing
# A die unfolded: where each face lies, in faces; opposite faces have seven together.
NET = {1: (0, 1), 2: (1, 1), 6: (2, 1), 5: (3, 1), 3: (1, 0), 4: (1, 2)}
# Where flaps are: the face, and the side of it.
FLAPS = [(1, "left"), *((face, side) for face in (1, 6, 5) for side in ("up", "down"))]
LATER = {"riffa": 1}  # dice that are thrown when the first lie there: its rule `tercero`
DROPPED = re.compile(r"role|aria-label|style|data-\w+|pointer-events")


class Set(NamedTuple):
    """The equipment of a game: a list in words, the empty board if any, drawings of pieces."""

    needs: tuple[Message, ...]
    board: str
    pieces: tuple[str, ...]


def piece_set(slug: str) -> Set:
    """Return the equipment of a game."""
    game = catalogue.game(slug)
    scene = accounts.scene(game, game.start(), accounts.opening(game), None)
    if isinstance(scene, Cards):
        return Set(
            (_("a pack of thirty-two cards, from the seven to the ace"),), "", tuple(_pack())
        )
    dice = 0 if isinstance(scene, Points) else _dice_of(slug, game)
    thrown = (_n("{count} die", "{count} dice", dice),) if dice else ()
    nets = (_nets(dice),) if dice else ()
    if not isinstance(scene, Points | Tables):
        return Set(thrown, "", nets)
    men, empty = _men_of(scene), svg(_empty(scene), tell)
    scale = _scale(empty)
    needs = (_("the board"), *(_counted(letter, count) for letter, count in men.items()), *thrown)
    return Set(needs, print_size(empty, scale), (_men(scene, men, scale), *nets))


def print_size(drawing: str, scale: float) -> str:
    """Return a drawing at a scale of millimetres per unit, without its text."""
    wide, high = _size(drawing)
    root = ET.fromstring(drawing)  # noqa: S314 - of our own making
    for one in root.iter():
        for attribute in [attribute for attribute in one.attrib if DROPPED.fullmatch(attribute)]:
            del one.attrib[attribute]
    size = {"width": f"{wide * scale:.4g}mm", "height": f"{high * scale:.4g}mm"}
    root.attrib.update({"aria-hidden": "true", **size})
    return ET.tostring(root, "unicode")


def _size(drawing: str) -> tuple[int, int]:
    match = re.search(r'viewBox="0 0 (\d+) (\d+)"', drawing)
    if not match:
        raise ValueError("a drawing of ours begins at 0 0")
    return int(match[1]), int(match[2])


def _scale(drawing: str) -> float:
    wide, high = _size(drawing)
    return min(PAPER / wide, TALL / high)


def _empty(scene: Points | Tables) -> Points | Tables:
    """Return a board without pieces."""
    if isinstance(scene, Points):
        return replace(scene, men=(), counts=(), full=(), hand=None)
    arrows = tuple(arrow._replace(seat=None, men=0) for arrow in scene.arrows)
    return replace(
        scene, arrows=arrows, piles=(), marks=(), idle=None, cube=None, cups=False, signs=()
    )


def _men_of(scene: Points | Tables) -> Counter[str]:
    """Return the number of men of each kind at the start, on the board and beside it."""
    men: Counter[str] = Counter()
    if isinstance(scene, Points):
        men.update("".join(letters for _point, letters in scene.men))
        for seat, (letter, full) in enumerate(zip("wb", scene.full, strict=True)):
            men[letter] += full - sum(n for one, n in men.items() if KINDS[one].seat == seat)
    else:
        for stack in (*scene.arrows, *scene.piles):
            if stack.seat is not None:
                men["wb"[stack.seat]] += stack.men
    order = sorted(men, key=lambda letter: KINDS[letter].seat)
    return Counter({letter: men[letter] for letter in order if men[letter] > 0})


def _counted(letter: str, count: int) -> Message:
    # NOTE: so many men of a kind, as in: 12 white men
    return _("{count} {men}", count=count, men=name(letter, count))


def _dice_of(slug: str, game: Game[Any, Any]) -> int:
    """Return the number of dice thrown, together or one after another."""
    throws = game.throws(game.start())
    first = max(game.write_move(one).count("-") + 1 for one in throws)
    return first + LATER.get(slug, 0)


def _men(scene: Points | Tables, men: Counter[str], scale: float) -> str:
    """Return all men in rows, in the size that they have on the board."""
    if isinstance(scene, Points):
        radius = framed(scene, nearest(scene.field)).radius
        rings = LOOKS[scene.look].rings
    else:
        radius, rings = RADIUS, False
    step = 2 * radius + 6
    across = max(1, int(PAPER / scale / step))
    drawn, row = [], 0
    for letter, count in men.items():
        places = [
            ("", ((i % across) * step + step // 2, (row + i // across) * step + step // 2))
            for i in range(count)
        ]
        drawn.append(group(letter, places, radius, rings=rings, tell=tell))
        row += -(-count // across)
    return print_size(picture(*drawn, css="j-scene", size=(across * step, row * step)), scale)


def _nets(dice: int) -> str:
    """Return the nets of some dice, side by side."""
    wide, high = 4 * DIE + FOLD + 24, 3 * DIE + 2 * FOLD + 8
    scale = FACE / DIE
    across = min(dice, int(PAPER / scale / wide))
    nets = [
        element("g", _net(), transform=f"translate({i % across * wide} {i // across * high})")
        for i in range(dice)
    ]
    size = (across * wide, -(-dice // across) * high)
    return print_size(picture(*nets, css="j-scene", size=size), scale)


def _net() -> str:
    at = {face: (FOLD + 4 + x * DIE, 4 + y * DIE) for face, (x, y) in NET.items()}
    flaps = "".join(_flap(*at[face], side) for face, side in FLAPS)
    line = {"fill": "none", "stroke": "#7a6648", "stroke_width": 1}
    squares = (element("rect", x=x, y=y, width=DIE, height=DIE, **line) for x, y in at.values())
    faces = (die(face, x, y) for face, (x, y) in at.items())
    return element("path", d=flaps, **line, stroke_dasharray="4 3") + "".join([*faces, *squares])


def _flap(x: int, y: int, side: str) -> str:
    """Return the outline of a flap on a side of a face whose upper left corner is (x, y)."""
    if side == "left":
        return f"M{x} {y}l-{FOLD} {FOLD}v{DIE - 2 * FOLD}l{FOLD} {FOLD}"
    edge, out = (y, -FOLD) if side == "up" else (y + DIE, FOLD)
    return f"M{x} {edge}l{FOLD} {out}h{DIE - 2 * FOLD}l{FOLD} {-out}"


def _pack() -> Iterator[str]:
    """Yield the cards of a pack, a page at a time; the first page has the shared definitions."""
    names = [f"{rank}{suit}" for suit in pack.SUITS for rank in reversed(pack.RANKS)]
    for first in range(0, len(names), ON_A_PAGE):
        yield _page(names[first : first + ON_A_PAGE], shared="" if first else defs())


def _page(names: Sequence[str], shared: str) -> str:
    drawn = (
        card(one, i % IN_A_ROW * (WIDE + 2) + 1, i // IN_A_ROW * (HIGH + 2) + 1, tell)
        for i, one in enumerate(names)
    )
    rows = -(-len(names) // IN_A_ROW)
    size = (IN_A_ROW * (WIDE + 2), rows * (HIGH + 2))
    return print_size(picture(shared, *drawn, css="j-scene", size=size), CARD / WIDE)
