"""The figures as files of their own: SVG with real colours, and PNG."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from functools import cache
from typing import Any, cast

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg

from conf import figures
from conf.figures import style

PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n'
# Where EB Garamond is not installed.
FACES = "'EB Garamond', Garamond, 'Times New Roman', serif"
DPI = 200


def files() -> Iterator[tuple[str, bytes]]:
    """Yield the two files of each figure."""
    for name in figures.FIGURES:
        yield f"figuras/{name}.svg", svg(name).encode()
        yield f"figuras/{name}.png", png(name)


@cache
def svg(name: str) -> str:
    """Return a figure that needs no page around it: its colours, its size, faces to fall back on.

    Raises:
        UnknownName: there is no figure of that name.
    """
    text = re.sub(r"var\(--j-\w+, (#\w+)\)", r"\1", figures.draw(name))
    box = re.search(r'viewBox="0 0 (\S+) (\S+)"', text)
    if not box:
        raise ValueError(f"the figure {name} has no viewBox to take its size from")
    text = text.replace("<svg ", f'<svg width="{box[1]}pt" height="{box[2]}pt" ', 1)
    return PROLOG + text.replace("'EB Garamond'", FACES)


@cache
def png(name: str) -> bytes:
    """Return a figure on paper, 200 dots an inch; the same bytes each time."""
    svg(name)  # has the faces added, and refuses an unknown name
    with mpl.rc_context(cast("Any", {**style.STYLE, "savefig.facecolor": style.PAPER})):
        figure = figures.FIGURES[name]()
        FigureCanvasAgg(figure)
        out = io.BytesIO()
        figure.savefig(out, format="png", dpi=DPI, metadata={"Software": None})
    return out.getvalue()
