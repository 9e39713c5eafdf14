"""The figures as files of their own: SVG with real colours, and PNG."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

from conf import figures
from conf.figures import style

PROLOG = '<?xml version="1.0" encoding="UTF-8"?>\n'
# Where EB Garamond is not installed.
FACES = "'EB Garamond', Garamond, 'Times New Roman', serif"
TEXT = re.compile(r"<text([^>]*)>([^<]*)</text>")
SIZE = re.compile(r"font-size[:=]\"?([0-9.]+)px")


def files(name: str, drawing: str, picture: bytes) -> Iterator[tuple[str, bytes]]:
    """Yield the two files of a figure, from its drawing for pages and its picture."""
    yield f"figuras/{name}.svg", svg(drawing).encode()
    yield f"figuras/{name}.png", picture


def svg(drawing: str) -> str:
    """Return a drawing that stands alone: with colours, a size, and fallback fonts.

    Each text has the length that it has in our face, so that another one does not run over.
    """
    text = re.sub(r"var\(--j-\w+, (#\w+)\)", r"\1", style.without_labels(drawing))
    box = re.search(r'viewBox="0 0 (\S+) (\S+)"', text)
    if not box:
        raise ValueError("the drawing has no viewBox to take its size from")
    text = text.replace("<svg ", f'<svg width="{box[1]}pt" height="{box[2]}pt" ', 1)
    (usual,) = SIZE.findall(text.partition(">")[0])
    text = TEXT.sub(lambda match: _with_length(match, usual), text)
    return PROLOG + text.replace("'EB Garamond'", FACES)


def _with_length(text: re.Match[str], usual: str) -> str:
    attributes, words = text.groups()
    size = SIZE.search(attributes)
    width = figures.load_canvas().width_of(
        unescape(words),
        float(size[1] if size else usual),
        italic="font-style:italic" in attributes,
    )
    length = f'textLength="{width:.1f}" lengthAdjust="spacingAndGlyphs"'
    return f"<text{attributes} {length}>{words}</text>"
