"""Small drawings of boards in a typical position, without details that need room.

The positions are those of ``measured``; a game without one is shown at its start. A
small drawing is a picture beside words that say what it is, so that it says nothing itself.
"""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from functools import cache
from typing import TYPE_CHECKING, Any

from conf.language import current_language, tell
from conf.sphinx.page.images import SVG
from conf.sphinx.play.measurements import RECORDS
from juegos import catalogue
from juegos.core import record
from juegos.draw.cards.scene import Cards
from juegos.draw.cards.table import WIDE, back, defs, face, ink
from juegos.draw.drawing import svg
from juegos.draw.element import element, picture
from juegos.draw.points.ground import LOOKS
from juegos.engine import account as accounts
from juegos.serve import handle

if TYPE_CHECKING:
    from collections.abc import Iterator
    from collections.abc import Set as AbstractSet

    from juegos.core.puzzle import Puzzle

# By class: names and numbers of points, accounts, targets.
NEEDLESS = {"j-coordinates", "j-numbers", "j-seat", "j-empty"}
# By class: what a board is made of, by which a page colours it on light paper and on dark.
MADE_OF = {f"j-{look}" for look in (*LOOKS, "tablas")}
DROPPED = ("role", "aria-label", "style", "data-at", "data-says", "pointer-events", "class")
DIE, MARGIN = 80, 8  # units of the drawing of dice
ROW = 3 * DIE + 2 * 16 + 2 * MARGIN  # as wide as three dice, if there are no more
ID = re.compile(r'(?<= id=")[^"]+')
SHIFT = re.compile(r"translate\((-?[\d.]+) (-?[\d.]+)\)")
# of the hand of a seat
REACH, SPREAD = 280, 6.2  # from the wrist to the upper edge of the cards; degrees from card to card
WIDTH, HEIGHT = 384, 240
WRIST = (WIDTH // 2, 364)
ABOVE = 0.72  # of a card held: the size of what lies on the table
STEP = 11  # from back to back


def drawn(slug: str, *, again: bool = False) -> str:
    """Return the small drawing of a game; ``again`` leaves out definitions already on the page."""
    return _drawn(slug, current_language(), again=again)


@cache
def _drawn(slug: str, language: str, *, again: bool) -> str:
    root = _root(_drawing(slug, language), again=again)
    root.set("aria-hidden", "true")
    return ET.tostring(root, "unicode")


@cache
def _drawing(slug: str, language: str) -> str:
    del language  # ``tell`` knows it
    scene = position(slug)
    return hand(scene) if isinstance(scene, Cards) else svg(scene, tell)


def drawn_once(slug: str, seen: set[str]) -> str:
    """Return the small drawing of a game; only the first on a page has the shared definitions."""
    svg = drawn(slug)
    shared = set(ID.findall(svg))
    again = bool(shared) and shared <= seen
    seen |= shared
    return drawn(slug, again=True) if again else svg


def puzzle(posed: Puzzle, *, again: bool = False) -> str:
    """Return the drawing of a puzzle with the names of the points, and its label."""
    state = handle({"do": "puzzle", "id": posed.id})["state"]
    of = {"slug": posed.slug, "readings": posed.chosen, "state": state}
    scene = handle({"do": "start", "lang": current_language(), **of})["scene"]
    whole = ET.fromstring(scene["svg"])  # noqa: S314 - of our own making
    root = _root(scene["svg"], again=again, needless=NEEDLESS - {"j-coordinates"})
    attributes = {name: whole.get(name, "") for name in ("viewBox", "role", "aria-label")}
    root.attrib.update(attributes)
    return ET.tostring(root, "unicode")


def _root(text: str, *, again: bool, needless: AbstractSet[str] = NEEDLESS) -> ET.Element:
    """Return a drawing without details that need room, and without labels."""
    root = ET.fromstring(text)  # noqa: S314 - of our own making
    box = _box(root)
    looks = [name for name in root.get("class", "").split() if name in MADE_OF]
    for parent, child in [(one, child) for one in root.iter() for child in one]:
        tag = child.tag.removeprefix(f"{{{SVG}}}")
        css = set(child.get("class", "").split())
        account = tag == "text" and "j-marks" in parent.get("class", "").split()
        if needless & css or account or tag == "title" or (again and tag == "defs"):
            parent.remove(child)
    for one in root.iter():
        for name in DROPPED:
            one.attrib.pop(name, None)
    root.attrib.update({"viewBox": box, "class": " ".join(["j-small", *looks])})
    return root


def position(slug: str) -> Any:
    """Return the scene of a game after its saved record, or at its start."""
    entry = catalogue.entry(slug)
    written = record.parse(RECORDS.get(slug, f"Game: {slug}\n"))
    game = catalogue.game_of(written)
    state, account, last = game.start(), accounts.opening(game), None
    played = record.steps(game, written, state, 0, len(written.moves))
    for last, step in played:  # noqa: B007  the last of them is shown
        state, account = step.state, account.after(step)
    if hidden := entry.hidden(game):
        return hidden.shown_to(state, 0, last)
    return accounts.scene(game, state, account, last)


def _box(root: ET.Element) -> str:
    """Return the part of a drawing to show: the ground of a board, dice that lie alone, or all."""
    for one in root.iter():
        if "j-ground" in one.get("class", "").split():
            x, y, width, height = (float(one.get(at, 0)) for at in ("x", "y", "width", "height"))
            return f"{x - 1:g} {y - 1:g} {width + 2:g} {height + 2:g}"
    dice = list(_dice(root))
    if not dice or "j-points" in root.get("class", "").split():
        return root.get("viewBox", "")
    left, top = (min(at) - MARGIN for at in zip(*dice, strict=True))
    right, low = (max(at) + DIE + MARGIN for at in zip(*dice, strict=True))
    width = max(ROW, right - left)
    left -= (width - (right - left)) / 2
    return f"{left:g} {top:g} {width:g} {low - top:g}"


def _dice(root: ET.Element) -> Iterator[tuple[float, float]]:
    for one in root.iter():
        match = SHIFT.match(one.get("transform", ""))
        if match and "j-die" in one.get("class", "").split():
            yield float(match[1]), float(match[2])


def hand(scene: Cards) -> str:
    """Return the drawing of a seat's hand and of the cards on the table."""
    turn = -SPREAD * (len(scene.own) - 1) / 2
    held = (_hand_card(name, turn + SPREAD * i) for i, name in enumerate(scene.own))
    return picture(
        defs(),
        _table_cards(scene),
        element("g", *held, transform=f"translate({WRIST[0]} {WRIST[1]})"),
        css="j-scene",
        size=(WIDTH, HEIGHT),
    )


def _hand_card(name: str, turned: float) -> str:
    """Return a card of the hand, turned by an angle."""
    place = f"rotate({turned:g}) translate({-WIDE // 2} {-REACH})"
    return element("g", face(name), fill=ink(name[1]), transform=place)


def _table_cards(scene: Cards) -> str:
    """Return the talon, and the cards of a trick beside it, centred above the hand."""
    backs = WIDE * ABOVE + STEP * (scene.stock - 1) if scene.stock else 0
    cards = (WIDE * ABOVE + 8) * len(scene.trick)
    left = (WIDTH - backs - cards) / 2
    drawn = [back(left + STEP * i, 4, ABOVE) for i in range(scene.stock)]
    for i, (_seat, name) in enumerate(scene.trick):
        x = left + backs + (WIDE * ABOVE + 8) * i + 8
        place = f"translate({x:g} 4) scale({ABOVE})"
        drawn.append(element("g", face(name), fill=ink(name[1]), transform=place))
    return "".join(drawn)
