"""The style of figures: the page's face and colours, no frame, a pale grid, reproducible SVG.

Matplotlib draws in marker colours; in the SVG each becomes a custom property of the page, so
that light and dark paper, and print, each give the figure their own. Nothing here needs matplotlib,
which takes a second to import: ``canvas`` does.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from conf.language import decimal, tell
from juegos.core.message import _

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

FACE = "EB Garamond"
FACES = Path(__file__).resolve().parents[1] / "node_modules/@expo-google-fonts/eb-garamond"
FRAME = re.compile(
    r'<clipPath id="([^"]+)">\s*<rect x="([^"]+)" y="([^"]+)" width="([^"]+)" height="([^"]+)"'
)
STEP = re.compile(r"([A-Za-z])([^A-Za-z]*)")  # of a path: a letter, and the places it leads to
TENTH, MARKER = 0.1, 8.0  # points: by how much a line may touch its frame, and a mark must not
# What a mark says, as matplotlib writes it, and as a page has it.
SAYS = re.compile(r'id="says:(?P<curve>\d*):(?P<words>[^"]*)"')
LABEL = re.compile(r' role="img" aria-label="[^"]*"')
LONGEST = 40  # characters of a fraction in a label
WIDTH = 4.8  # inches: its text is still read on a phone, where this is the whole width

INK, MUTED, RUBRIC, AZURE, GOLD, LINE, PAPER = (
    "#2b211a",
    "#6a5c4f",
    "#a3231a",
    "#1f4e79",
    "#7a5a12",
    "#ddd0b8",
    "#fbf7ef",
)
PROPERTIES = {
    INK: "ink",
    MUTED: "muted",
    RUBRIC: "rubric",
    AZURE: "azure",
    GOLD: "gold",
    LINE: "line",
    PAPER: "paper",
}

STYLE: dict[str, Any] = {
    "svg.fonttype": "none",
    "font.family": FACE,
    "font.size": 13,
    "text.color": INK,
    "axes.edgecolor": LINE,
    "axes.labelcolor": MUTED,
    "axes.labelsize": 12,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "axes.grid": True,
    "axes.grid.axis": "x",
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "lines.solid_capstyle": "butt",
    "xtick.color": MUTED,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "legend.frameon": False,
}


def source(face: str) -> Path:
    """Return the path of the whole face, by which the figures measure their text."""
    path = FACES / face / f"EBGaramond_{face}.ttf"
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: run 'npm ci --ignore-scripts' in conf/")
    return path


def exactly(chance: Fraction) -> str:
    """Return a number for a label: as a decimal, and as a fraction if that is short."""
    result, whole = decimal(float(chance), 4), str(chance)
    if chance.denominator == 1 or len(whole) > LONGEST:
        return result
    return str(tell(_("{decimal}, exactly {fraction}", decimal=result, fraction=whole)))


def has_labels(text: str) -> bool:
    """Return whether marks of a drawing have labels."""
    return bool(LABEL.search(text))


def without_labels(text: str) -> str:
    """Return a drawing without the labels of its marks."""
    return re.sub(r"\n+", "\n", _ungrouped(LABEL.sub("", text)))


def _labelled(match: re.Match[str]) -> str:
    curve, words = match["curve"], match["words"]
    hidden = ' display="none"' if curve not in {"", "0"} else ""
    belongs = f' data-curve="{curve}"{hidden}' if curve else ""
    return f'{belongs} role="img" aria-label="{words}"' if words else belongs


def part_of_the_page(text: str, name: str) -> str:
    """Return the drawing alone: no prolog, ids unique to the figure, the page's colours."""
    text = text[text.index("<svg ") :]
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.DOTALL)
    text = re.sub(rf" {SAYS.pattern}", _labelled, text)
    text = _spare(re.sub(r'<[^>]*? (?:d|x|y|transform)="[^>]*>', _round_numbers, text))
    text = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1)
    text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", text, count=1)
    prefix = re.sub(r"\W", "-", name)
    text = re.sub(r'\bid="([^"]+)"', rf'id="{prefix}-\1"', text)
    text = re.sub(r"url\(#([^)]+)\)", rf"url(#{prefix}-\1)", text)
    text = re.sub(r'href="#([^"]+)"', rf'href="#{prefix}-\1"', text)
    for colour, property_ in PROPERTIES.items():
        text = text.replace(colour, f"var(--j-{property_}, {colour})")
    text = re.sub(r' style="[^"]*"', lambda style: re.sub(r"(?<=[:;]) ", "", style[0]), text)
    return re.sub(r"\n\s*", "\n", text)


def _round_numbers(tag: re.Match[str]) -> str:
    """Return a tag with its coordinates rounded to 0.1 point, those of words to whole points."""
    digits = 0 if tag[0].startswith("<text") else 1
    places = r'( (?:d|x|y|transform)=")([^"]*)'
    return re.sub(places, lambda place: place[1] + _shorter(place[2], digits), tag[0])


def _shorter(text: str, digits: int) -> str:
    return re.sub(r"-?\d+\.\d+", lambda number: f"{round(float(number[0]), digits):g}", text)


def _spare(text: str) -> str:
    """Return the drawing without elements that draw nothing.

    That is: turns by zero, unused ids, shapes that are neither filled nor outlined, empty groups.
    """
    text = re.sub(r' transform="rotate\(-?0(?:\.0)? [^)]*\)"', "", text)
    used = set(re.findall(r'(?:url\(|href=")#([^")]+)', text))
    text = re.sub(
        r' id="([^"]+)"', lambda attribute: attribute[0] if attribute[1] in used else "", text
    )
    text = re.sub(r'<path d="[^"]*" style="fill: none" ?/>\s*', "", text)
    text = re.sub(r"<g(?:/>|>\s*</g>)\s*", "", text)
    text = re.sub(r"\s+(?=[LCQM] )", " ", re.sub(r'(?<=[\dz])\s+(?=")', "", text))
    return _straight(_ungrouped(_of_one_face(_unclipped(text))))


def _of_one_face(text: str) -> str:
    """Return a drawing that names its usual font and size once, and no default anchor."""
    size = f"{STYLE['font.size']}px"
    for usual in (f"font-family: '{FACE}'; ", f"font-size: {size}; ", "text-anchor: start; "):
        text = text.replace(usual, "")
    return text.replace("<svg ", f'<svg font-family="\'{FACE}\'" font-size="{size}" ', 1)


def _straight(text: str) -> str:
    """Return a drawing that writes horizontal and vertical lines as H and V."""
    return re.sub(r' d="([^"]*)"', lambda path: f' d="{"".join(_steps(path[1]))}"', text)


def _steps(path: str) -> Iterator[str]:
    here = ["", ""]
    for letter, numbers in STEP.findall(path):
        there = numbers.split()[-2:]
        if letter == "L" and there[1] == here[1]:
            yield f"H{there[0]}"
        elif letter == "L" and there[0] == here[0]:
            yield f"V{there[1]}"
        else:
            yield letter + numbers.strip()
        here = there or ["", ""]


def _unclipped(text: str) -> str:
    """Return a drawing without clip paths that clip nothing."""
    boxes = {match[1]: tuple(map(float, match.groups()[1:])) for match in FRAME.finditer(text)}

    def bare(match: re.Match[str]) -> str:
        x, y, width, height = boxes[match["box"]]
        if match["marks"]:
            room, words = -MARKER, re.findall(r' [xy]="([^"]+)"', match["marks"])
        else:
            room, words = TENTH, re.findall(r"-?[\d.]+", match["before"])
        places = [float(word) for word in words]
        across = all(x - room <= one <= x + width + room for one in places[::2])
        down = all(y - room <= one <= y + height + room for one in places[1::2])
        return f"{match['before']}{match['marks'] or ''}" if across and down else match[0]

    frame = r' clip-path="url\(#(?P<box>[^)]+)\)"'
    marks = r"(?P<marks>>(?:\s*<use [^>]*>)+)"
    text = re.sub(rf'(?P<before><path d="[^"]*"|<g){frame}{marks}?', bare, text)
    used = set(re.findall(r"url\(#([^)]+)", text))
    for name in boxes.keys() - used:
        text = re.sub(rf'<clipPath id="{name}">.*?</clipPath>\s*', "", text, flags=re.DOTALL)
    return re.sub(r"<defs>\s*</defs>\s*", "", text)


def _ungrouped(text: str) -> str:
    """Return a drawing without groups that have no attributes."""
    plain: list[bool] = []

    def tag(match: re.Match[str]) -> str:
        if match[0].startswith("</"):
            return "" if plain.pop() else match[0]
        plain.append(match[0] == "<g>")
        return "" if plain[-1] else match[0]

    return re.sub(r"<g(?: [^>]*)?(?<!/)>|</g>", tag, text)
