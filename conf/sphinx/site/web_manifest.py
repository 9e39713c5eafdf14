"""The web manifest and icons, with which a browser can install the site as a program.

The icons are drawn from ``conf/static/favicon.svg``, which has only rectangles and circles.
"""

from __future__ import annotations

import io
import json
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from conf.edition.document import ROOT
from conf.sphinx.page import languages, output_cache
from conf.sphinx.page.images import SVG

if TYPE_CHECKING:
    from matplotlib.patches import Patch
    from sphinx.application import Sphinx

PICTURE = ROOT / "conf" / "static" / "favicon.svg"
NAME = "manifest.webmanifest"
START = "play/index"  # where a reader begins who opens it as a program
SIZES = (192, 512)  # pixels that browsers ask for
PAPER = "#fbf7ef"
MARGIN = 0.3  # of the picture, on each side where a system may cut an icon to a circle


def icons() -> Iterator[tuple[str, int, str]]:
    """Yield each icon: its file, its width in pixels, and its purpose for the system."""
    for size in SIZES:
        yield f"icons/{size}.png", size, "any"
    yield f"icons/{size}-maskable.png", size, "maskable"


def manifest(start: str, icon: Callable[[str], str]) -> dict[str, Any]:
    """Return the manifest.

    ``start`` is the page that is opened first, ``icon`` maps an icon to its address.
    """
    return {
        "name": "Juegos",
        "start_url": start,
        "scope": ".",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "icons": [
            {"src": icon(file), "sizes": f"{size}x{size}", "type": "image/png", "purpose": purpose}
            for file, size, purpose in icons()
        ],
    }


def png(svg: str, size: int, *, masked: bool) -> bytes:
    """
    Return a picture as a PNG of ``size`` pixels, with a margin of paper if ``masked``.

    Raises:
        ValueError: it has an element other than a rectangle or a circle.
    """
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 - takes a second
    from matplotlib.figure import Figure  # noqa: PLC0415

    root = ET.fromstring(svg)  # noqa: S314 - of our own making
    left, top, width, height = (float(one) for one in root.get("viewBox", "").split())
    around = MARGIN * width if masked else 0.0
    figure = Figure(figsize=(size / 100, size / 100), dpi=100)
    figure.patch.set_facecolor(PAPER if masked else "none")
    axes = figure.add_axes((0, 0, 1, 1), frameon=False, xticks=[], yticks=[])
    axes.set(xlim=(left - around, left + width + around))
    axes.set(ylim=(top + height + around, top - around))
    for one in root:
        axes.add_patch(_patch(one, 0.72 * size / (width + 2 * around)))
    bytes_io = io.BytesIO()
    FigureCanvasAgg(figure)
    figure.savefig(bytes_io, format="png", metadata={"Software": None})
    return bytes_io.getvalue()


def _patch(one: ET.Element, points: float) -> Patch:
    """Return a shape of the picture; ``points`` is the width of a line of one unit."""
    from matplotlib.patches import Circle, FancyBboxPatch  # noqa: PLC0415 - as above

    tag = one.tag.removeprefix(f"{{{SVG}}}")
    look: dict[str, Any] = {
        "facecolor": one.get("fill", "none"),
        "edgecolor": one.get("stroke", "none"),
        "linewidth": points * float(one.get("stroke-width", 0)),
    }
    if tag == "rect":
        x, y, width, height = (float(one.get(at, 0)) for at in ("x", "y", "width", "height"))
        round = f"round,pad=0,rounding_size={one.get('rx', 0)}"
        return FancyBboxPatch((x, y), width, height, boxstyle=round, **look)
    if tag == "circle":
        return Circle(
            (float(one.get("cx", 0)), float(one.get("cy", 0))), float(one.get("r", 0)), **look
        )
    raise ValueError(f"{PICTURE.name}: {tag} is neither a rectangle nor a circle")


def write_icons(app: Sphinx) -> None:
    """Write the icons into the site."""
    output_cache.write(app, "icons", _icon_files, PICTURE.read_bytes())


def _icon_files() -> Iterator[tuple[str, bytes]]:
    picture = PICTURE.read_text("utf-8")
    for name, size, purpose in icons():
        yield name, png(picture, size, masked=purpose == "maskable")


def write_manifest(app: Sphinx, error: Exception | None) -> None:
    """Write the manifest, once all pages are known."""
    if error or app.builder.format != "html" or app.builder.name == "epub":
        return
    first = START if START in app.env.found_docs else app.config.root_doc
    content = manifest(app.builder.get_target_uri(first), partial(languages.place, app))
    Path(app.outdir, NAME).write_text(json.dumps(content, separators=(",", ":")), "utf-8")


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("builder-inited", write_icons)
    app.connect("build-finished", write_manifest)
