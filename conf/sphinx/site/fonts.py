"""The text face, cut down to the letters and features that the site uses, and its fallback.

No line of a page moves while it is read. A face is fetched together with the page (``preload``).
If it comes too late all the same, this page keeps its stand-in (``optional``), and the next page
uses the face. The stand-in is the Times of the reader's machine, scaled so that the same words fill
the same line and lines have the same height. Both sizes are measured here, from our face and from
STIX, which has the widths of Times and comes with matplotlib.
"""

from __future__ import annotations

import hashlib
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from fontTools.ttLib import TTFont

from conf.edition.document import ROOT
from conf.figures.style import source

if TYPE_CHECKING:
    from sphinx.application import Sphinx

CACHE = ROOT / "build/fonts"

# Latin, the marks of the manuscript, the French œ, long vowels, the Greek of one title, quotation
# marks, arrows and the leaf ornament.
LETTERS = (
    "U+20-7E,U+A0-FF,U+017F,U+0303,U+A76F,U+0152-0153,U+0101,U+0113,U+012B,U+014D,U+016B,"
    "U+03AC,U+03B2,U+03B7,U+03BB,U+03C4,U+2012-2014,U+2018-201D,U+2022,U+2026,U+2190-2193,"
    "U+2212,U+2767"
)
FIGURES = "onum,lnum,pnum,tnum,liga,kern,locl,ccmp,mark,mkmk"


class Face(NamedTuple):
    """A face: its features, how style sheets choose it, and the metrics of its fallback."""

    features: str
    style: str
    weight: int
    times: str  # a file of matplotlib's
    local: tuple[str, ...]  # the names that the same face goes by on readers' machines


FACES = {
    "400Regular": Face(
        f"{FIGURES},smcp,c2sc",
        "normal",
        400,
        "STIXGeneral",
        ("Times New Roman", "TimesNewRomanPSMT", "Liberation Serif", "Tinos"),
    ),
    "400Regular_Italic": Face(
        FIGURES,
        "italic",
        400,
        "STIXGeneralItalic",
        (
            "Times New Roman Italic",
            "TimesNewRomanPS-ItalicMT",
            "Liberation Serif Italic",
            "Tinos Italic",
        ),
    ),
    "600SemiBold": Face(
        FIGURES,
        "normal",
        600,
        "STIXGeneralBol",
        ("Times New Roman Bold", "TimesNewRomanPS-BoldMT", "Liberation Serif Bold", "Tinos Bold"),
    ),
}
FAMILY, STAND_IN = "EB Garamond", "EB Garamond stand-in"
SAMPLE = ROOT / "docs/index.md"  # whose letters are measured
FOLDER = "_static/fonts"


def cut(face: str) -> Path:
    """Return the subset of a face as woff2; it is made once and cached."""
    target = CACHE / f"eb-garamond-{face}.woff2"
    if not target.exists() or target.stat().st_mtime < Path(__file__).stat().st_mtime:
        from fontTools import subset  # noqa: PLC0415 - takes half a second, and is needed once

        target.parent.mkdir(parents=True, exist_ok=True)
        subset.main(
            [
                str(source(face)),
                f"--unicodes={LETTERS}",
                f"--layout-features={FACES[face].features}",
                "--flavor=woff2",
                f"--output-file={target}",
            ]
        )
    return target


def name(face: str) -> str:
    """Return the file name of the subset, which contains a digest of its contents."""
    return f"eb-garamond-{face}.{hashlib.sha256(cut(face).read_bytes()).hexdigest()[:8]}.woff2"


def width(font: TTFont, text: str) -> float:
    """Return the total advance of the letters of a text that a font has, in ems."""
    glyphs, advances = font.getBestCmap(), font["hmtx"].metrics
    em: int = font["head"].unitsPerEm
    units: int = sum(advances[glyphs[ord(letter)]][0] for letter in text)
    return units / em


def overrides(face: str) -> dict[str, float]:
    """Return the size and height overrides of the fallback font, as shares of its size."""
    matplotlib = find_spec("matplotlib")
    if matplotlib is None or matplotlib.origin is None:
        raise ModuleNotFoundError("matplotlib is not installed")
    times = Path(matplotlib.origin).parent / f"mpl-data/fonts/ttf/{FACES[face].times}.ttf"
    with TTFont(source(face)) as ours, TTFont(times) as theirs:
        shared = set(ours.getBestCmap()) & set(theirs.getBestCmap())
        text = "".join(c for c in SAMPLE.read_text("utf-8") if ord(c) in shared)
        size = width(ours, text) / width(theirs, text)
        heights, em = ours["hhea"], ours["head"].unitsPerEm * size
        return {
            "size-adjust": size,
            "ascent-override": heights.ascent / em,
            "descent-override": -heights.descent / em,
            "line-gap-override": heights.lineGap / em,
        }


def rules() -> str:
    """Return the ``@font-face`` rules, for a style sheet in ``_static``."""
    faces = []
    for face, font in FACES.items():
        chosen = f"font-style:{font.style};font-weight:{font.weight}"
        url = f'url("fonts/{name(face)}") format("woff2")'
        faces.append(f'font-family:"{FAMILY}";{chosen};src:{url};font-display:optional')
        local = ",".join(f'local("{one}")' for one in font.local)
        measured = "".join(f";{key}:{share:.2%}" for key, share in overrides(face).items())
        faces.append(f'font-family:"{STAND_IN}";{chosen};src:{local}{measured}')
    return "".join(f"@font-face{{{rule}}}" for rule in faces)


def faces() -> list[str]:
    """Return the paths of the faces, from the root of the site."""
    return [f"{FOLDER}/{name(face)}" for face in FACES]


def preload(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object
) -> None:
    """Give a page the addresses of its faces, so that they load before any style sheet."""
    del app, page, template, doctree
    context["faces"] = faces()


def write(app: Sphinx, error: Exception | None) -> None:
    """Write the faces beside the style sheet that names them."""
    if error or app.builder.format != "html":
        return
    folder = Path(app.outdir, FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    made = {name(face): cut(face) for face in FACES}
    for old in {path.name for path in folder.glob("*.woff2")} - set(made):
        (folder / old).unlink()
    for target, path in made.items():
        (folder / target).write_bytes(path.read_bytes())


def setup(app: Sphinx) -> None:
    """Connect the naming and the writing."""
    app.connect("html-page-context", preload)
    app.connect("build-finished", write)
