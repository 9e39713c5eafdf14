"""What the figures answer when a reader points at them: fetched only then, by a script.

Beside the pages of each language stands a file for each figure whose marks say their numbers,
``curvas/azar.odds.json``: the drawing again, with what each mark says, and where a figure has
curves for other readings these, with the table in which they are chosen.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

from conf import figures
from conf.figures.curves import shaped
from conf.figures.style import PROPERTIES
from conf.language import decimal
from conf.sphinx.page import images, output_cache, value_cache
from conf.sphinx.page.deferred import Page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from conf.figures.curves import Curve

Told = dict[str, tuple[str, str]]  # of a page: each figure that answers, its words and caption


def place(name: str) -> str:
    """Return where the answers of a figure stand, from the root of the pages of its language."""
    return f"curvas/{name}.json"


def drawn(svg: str, alt: str) -> str:
    """Return a drawing whose marks a reader can reach, each by what it says."""
    return images.labelled(images.coloured(svg), alt, "j-figura", "group")


def write(app: Sphinx, env: BuildEnvironment) -> None:
    """Write the answers of the figures that stand on pages."""
    alts: dict[str, tuple[str, str]] = {
        name: (page, alt)
        for page, told in sorted(env.metadata.items())
        for name, alt in told.get("figures", {}).items()
    }
    make = partial(output_cache.write, app, "curvas", partial(_files, app, alts), alts, own=True)
    output_cache.aside(app, make)


def _files(app: Sphinx, alts: dict[str, tuple[str, str]]) -> Iterator[tuple[str, str]]:
    for name, (page, alt) in alts.items():
        told: dict[str, Any] = {"svg": drawn(value_cache.drawing(app.env, name), alt)}
        if name in figures.CURVES:
            svg, curves = value_cache.curved(app.env, name)
            told["curves"] = {"svg": drawn(svg, alt), "table": table(Page(app, page), curves)}
        yield place(name), json.dumps(told, ensure_ascii=False)


def table(page: Page, curves: list[Curve]) -> str:
    """Return the table in which curves are chosen, with their numbers."""
    suertes = sorted({suerte for curve in curves for suerte, _chance in curve.chances})
    rows = []
    for curve, (_shape, sign, colour, _filled) in shaped(curves):
        known = dict(curve.chances)
        cells = [decimal(float(known[one]), 4) if one in known else "" for one in suertes]
        css = f"j-{PROPERTIES[colour]}"
        rows.append({"name": curve.name, "sign": sign, "css": css, "cells": cells})
    return str(page.fill("curves.html", suertes=suertes, rows=rows))


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("env-updated", write)
