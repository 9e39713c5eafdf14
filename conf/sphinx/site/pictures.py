"""The pictures for previews of links to the site: ``tarjetas/azar.png``.

There is one for each game, one for each family, and one for all other pages and for positions that
are shared. They are painted from a name and the site's own sign, only when these change, and once
for all languages.
"""

from __future__ import annotations

import io
import textwrap
from functools import cache
from typing import TYPE_CHECKING

from conf.figures.style import INK, MUTED, source
from conf.sphinx.page import output_cache
from conf.sphinx.site import web_manifest
from juegos import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from PIL import Image
    from sphinx.application import Sphinx

FOLDER = "tarjetas"
WIDTH, HEIGHT = 1200, 630  # as those ask who show them
GENERAL = "juegos"
SITE = "Juegos"


def titles() -> Mapping[str, str]:
    """Return the title of each picture, by its name."""
    games = {slug: str(entry.name) for slug, entry in catalogue.CATALOGUE.items()}
    families = {name: str(title) for name, title in catalogue.FAMILIES.items()}
    return {GENERAL: SITE, **families, **games}


def name(page: str, cited: tuple[str, str]) -> str:
    """Return the picture of a page: that of the game it is cited by, or else of its family."""
    kind, of = cited
    if kind == "juego":
        return of
    folder = page.partition("/")[0]
    return folder if folder in catalogue.FAMILIES else GENERAL


def place(name: str) -> str:
    """Return the path of a picture from the root of the site."""
    return f"{FOLDER}/{name}.png"


def png(title: str) -> bytes:
    """Return a picture: the sign of the site, a title and the name of the site."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg  # noqa: PLC0415 - takes a second
    from matplotlib.figure import Figure  # noqa: PLC0415
    from PIL import Image  # noqa: PLC0415

    figure = Figure(figsize=(WIDTH / 100, HEIGHT / 100), dpi=100, facecolor=web_manifest.PAPER)
    face = source("400Regular")
    lines = textwrap.wrap(title, 24)
    y = 0.5 + 0.09 * (len(lines) - 1)
    for line in lines:
        figure.text(0.38, y, line, fontsize=58, color=INK, va="center", font=face)
        y -= 0.17
    if title != SITE:
        figure.text(0.38, y + 0.02, SITE, fontsize=26, color=MUTED, va="center", font=face)
    bytes_io = io.BytesIO()
    FigureCanvasAgg(figure)
    figure.savefig(bytes_io, format="png", metadata={"Software": None})
    whole, sign = Image.open(bytes_io).convert("RGB"), _sign()
    whole.paste(sign, (84, (HEIGHT - sign.height) // 2), sign)
    packed = io.BytesIO()
    whole.quantize(32).save(packed, format="PNG")
    return packed.getvalue()


@cache
def _sign() -> Image.Image:
    from PIL import Image  # noqa: PLC0415 - as above

    sign = web_manifest.png(web_manifest.PICTURE.read_text("utf-8"), 300, masked=False)
    return Image.open(io.BytesIO(sign)).convert("RGBA")


def write(app: Sphinx, error: Exception | None) -> None:
    """Write the pictures whose title or design has changed, if the site's address is known."""
    if not error and app.config.html_baseurl:
        output_cache.write(app, FOLDER, _files, web_manifest.PICTURE.read_bytes())


def _files() -> Iterator[tuple[str, bytes]]:
    for name, title in titles().items():
        yield place(name), png(title)


def setup(app: Sphinx) -> None:
    """Connect the painting."""
    app.connect("build-finished", write)
