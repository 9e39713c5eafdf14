"""How figures look: the page's face and colours, no frame, a pale grid, the same bytes each time.

Matplotlib draws in marker colours; in the SVG each becomes a custom property of the page, so
that light and dark paper, and print, each give the figure their own.
"""

from __future__ import annotations

import io
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import matplotlib as mpl
from matplotlib import font_manager
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure

if TYPE_CHECKING:
    from collections.abc import Callable

    from matplotlib.axes import Axes

FACES = Path(__file__).resolve().parents[1] / "node_modules/@expo-google-fonts/eb-garamond"
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
    "font.family": "EB Garamond",
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
    "xtick.color": MUTED,
    "ytick.color": INK,
    "xtick.major.size": 0,
    "ytick.major.size": 0,
    "figure.facecolor": "none",
    "axes.facecolor": "none",
    "legend.frameon": False,
}


def source(face: str) -> Path:
    """Return the whole face as it came, which the figures measure their text with."""
    path = FACES / face / f"EBGaramond_{face}.ttf"
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: run 'npm ci --ignore-scripts' in conf/")
    return path


def add_faces() -> None:
    """Let the figures be set in the page's face."""
    for face in ("400Regular", "400Regular_Italic", "600SemiBold"):
        font_manager.fontManager.addfont(source(face))


def blank(height: float) -> tuple[Figure, Axes]:
    """Return an empty figure of the text's width and a height in inches."""
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    return figure, figure.subplots()


def svg(name: str, make: Callable[[], Figure]) -> str:
    """Return the SVG of a figure, free of dates and random ids, its colours custom properties."""
    add_faces()
    with mpl.rc_context(cast("Any", {**STYLE, "svg.hashsalt": name})):
        figure = make()
        out = io.StringIO()
        FigureCanvasSVG(figure)
        figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return _as_part_of_the_page(out.getvalue(), name)


def _as_part_of_the_page(text: str, name: str) -> str:
    """Return the drawing alone: no prolog, ids that no other figure has, the page's colours."""
    text = text[text.index("<svg ") :]
    text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.DOTALL)
    text = _spare(re.sub(r'<[^>]*? (?:d|x|y|transform)="[^>]*>', _rounded, text))
    text = re.sub(r'(<svg[^>]*?) height="[^"]*"', r"\1", text, count=1)
    text = re.sub(r'(<svg[^>]*?) width="[^"]*"', r"\1", text, count=1)
    prefix = re.sub(r"\W", "-", name)
    text = re.sub(r'\bid="([^"]+)"', rf'id="{prefix}-\1"', text)
    text = re.sub(r"url\(#([^)]+)\)", rf"url(#{prefix}-\1)", text)
    text = re.sub(r'href="#([^"]+)"', rf'href="#{prefix}-\1"', text)
    for colour, property_ in PROPERTIES.items():
        text = text.replace(colour, f"var(--j-{property_}, {colour})")
    return re.sub(r"\n\s*", "\n", text)


def _rounded(tag: re.Match[str]) -> str:
    """Return a tag with its places to a tenth of a point; strengths and words stay as they are."""
    places = r'( (?:d|x|y|transform)=")([^"]*)'
    return re.sub(places, lambda place: place[1] + _tenths(place[2]), tag[0])


def _tenths(text: str) -> str:
    return re.sub(r"-?\d+\.\d{2,}", lambda number: f"{float(number[0]):.1f}", text)


def _spare(text: str) -> str:
    """Return the drawing without what draws nothing.

    That is: turns by nought, idle ids, shapes that are neither filled nor outlined, empty groups.
    """
    text = re.sub(r' transform="rotate\(-?0(?:\.0)? [^)]*\)"', "", text)
    used = set(re.findall(r'(?:url\(|href=")#([^")]+)', text))
    text = re.sub(r' id="([^"]+)"', lambda found: found[0] if found[1] in used else "", text)
    text = re.sub(r'<path d="[^"]*" style="fill: none" ?/>\s*', "", text)
    text = re.sub(r"<g(?:/>|>\s*</g>)\s*", "", text)
    return re.sub(r"\s+(?=[LCQM] )", " ", text)
