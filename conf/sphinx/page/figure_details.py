"""The numbers that a figure shows when a reader points at its marks, fetched by a script.

Each language has a file for each figure whose marks have labels, ``curvas/azar.odds.json``: the
drawing with these labels and, where a figure has curves for other readings, those curves with the
table in which they are chosen.
"""

from __future__ import annotations

import json
from functools import partial
from typing import TYPE_CHECKING, Any

from conf import figures
from conf.figures.curves import with_shapes
from conf.figures.style import PROPERTIES
from conf.language import decimal
from conf.sphinx.page import images, languages, output_cache, value_cache
from conf.sphinx.page.deferred import Page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from conf.figures.curves import Curve


def place(name: str) -> str:
    """Return the path of a figure's file, from the root of the pages of its language."""
    return f"curvas/{name}.json"


def interactive_svg(svg: str, alt: str) -> str:
    """Return a drawing whose marks can be reached by a reader, each with its label."""
    return images.labelled(images.coloured(svg), alt, "j-figura", "group")


def write(app: Sphinx, env: BuildEnvironment) -> None:
    """Write the files of the figures that are on pages."""
    alts: dict[str, tuple[str, str]] = {
        name: (page, alt)
        for page, data in sorted(env.metadata.items())
        if languages.offered(app, page, app.config.language)
        for name, alt in data.get("figures", {}).items()
    }
    make = partial(output_cache.write, app, "curvas", partial(_files, app, alts), alts, own=True)
    output_cache.run_in_background(app, make)


def _files(app: Sphinx, alts: dict[str, tuple[str, str]]) -> Iterator[tuple[str, str]]:
    """Yield the path and the text of each file."""
    for name, (page, alt) in alts.items():
        fields: dict[str, Any] = {"svg": interactive_svg(value_cache.drawing(app.env, name), alt)}
        if name in figures.CURVES:
            svg, curves = value_cache.figure_with_curves(app.env, name)
            fields["curves"] = {
                "svg": interactive_svg(svg, alt),
                "table": table(Page(app, page), curves),
            }
        yield place(name), json.dumps(fields, ensure_ascii=False)


def table(page: Page, curves: list[Curve]) -> str:
    """Return the table in which curves are chosen, with their numbers."""
    suertes = sorted({suerte for curve in curves for suerte, _chance in curve.chances})
    rows = []
    for curve, (_shape, sign, colour, _filled) in with_shapes(curves):
        chances = dict(curve.chances)
        cells = [decimal(float(chances[one]), 4) if one in chances else "" for one in suertes]
        css = f"j-{PROPERTIES[colour]}"
        rows.append({"name": curve.name, "sign": sign, "css": css, "cells": cells})
    return str(page.fill("curves.html", suertes=suertes, rows=rows))


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("env-updated", write)
