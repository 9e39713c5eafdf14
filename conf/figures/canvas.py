"""The canvas of figures: matplotlib with our style, and what it draws, as SVG and PNG."""

from __future__ import annotations

import io
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, cast

import matplotlib as mpl
from matplotlib import font_manager
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.backends.backend_svg import FigureCanvasSVG
from matplotlib.figure import Figure
from matplotlib.font_manager import FontProperties
from matplotlib.textpath import text_to_path
from matplotlib.ticker import ScalarFormatter

from conf.figures.style import FACE, PAPER, STYLE, WIDTH, part_of_the_page, source
from conf.language import with_local_point

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from matplotlib.artist import Artist
    from matplotlib.axes import Axes

DPI = 200  # of a figure as PNG


class Numbers(ScalarFormatter):
    """Formats the numbers along an axis in the active language."""

    def __call__(self, x: float, pos: int | None = None) -> str:
        """Return the label at a position."""
        return with_local_point(super().__call__(x, pos))


def add_faces() -> None:
    """Register the page's face with matplotlib."""
    for face in ("400Regular", "400Regular_Italic", "600SemiBold"):
        font_manager.fontManager.addfont(source(face))


def blank(height: float) -> tuple[Figure, Axes]:
    """Return an empty figure of the text's width and a height in inches."""
    figure = Figure(figsize=(WIDTH, height), layout="constrained")
    axes = figure.subplots()
    axes.xaxis.set_major_formatter(Numbers())
    axes.yaxis.set_major_formatter(Numbers())
    return figure, axes


def mark(artist: Artist, says: str, curve: int | None = None) -> None:
    """Give a mark of a figure a label and the number of its curve; those after 0 are hidden."""
    artist.set_gid(f"says:{'' if curve is None else curve}:{says}")


def svg(name: str, make: Callable[[], Figure]) -> str:
    """Return the SVG of a figure without dates and random ids, its colours custom properties."""
    with _style(name):
        return _svg(name, make())


def svg_and_png(name: str, make: Callable[[], Figure]) -> tuple[str, bytes]:
    """Return the SVG of a figure, and the figure on paper at 200 dots per inch, reproducibly."""
    with _style(name):
        figure = make()
        drawing = _svg(name, figure)
        figure.set_layout_engine("none")  # it has the places that it has in the drawing
        out = io.BytesIO()
        FigureCanvasAgg(figure).print_figure(
            out, dpi=DPI, facecolor=PAPER, format="png", metadata={"Software": None}
        )
    return drawing, out.getvalue()


@contextmanager
def _style(name: str) -> Iterator[None]:
    add_faces()
    with mpl.rc_context(cast("Any", {**STYLE, "svg.hashsalt": name})):
        yield


def _svg(name: str, figure: Figure) -> str:
    out = io.StringIO()
    FigureCanvasSVG(figure)
    figure.savefig(out, format="svg", metadata={"Date": None, "Creator": None})
    return part_of_the_page(out.getvalue(), name)


def width_of(words: str, size: float, *, italic: bool) -> float:
    """Return the width of words in the page's face, in the unit of its size."""
    add_faces()
    face = FontProperties(family=FACE, size=size, style="italic" if italic else "normal")
    width, _height, _descent = text_to_path.get_text_width_height_descent(words, face, ismath=False)
    return float(width)
