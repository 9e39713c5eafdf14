"""The text face, cut down to the letters and features that the site uses."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from fontTools import subset

from conf.ext.base import ROOT

if TYPE_CHECKING:
    from sphinx.application import Sphinx

SOURCE = ROOT / "conf/node_modules/@expo-google-fonts/eb-garamond"
CACHE = ROOT / "build/fonts"

# Latin, the marks of the manuscript, quotation marks, arrows and the leaf ornament.
LETTERS = (
    "U+20-7E,U+A0-FF,U+017F,U+0303,U+A76F,U+2012-2014,U+2018-201D,U+2022,U+2026,U+2190-2193,"
    "U+2212,U+2767"
)
FIGURES = "onum,lnum,pnum,tnum,liga,kern,locl,ccmp,mark,mkmk"
FACES = {
    "400Regular": f"{FIGURES},smcp,c2sc",
    "400Regular_Italic": FIGURES,
    "600SemiBold": FIGURES,
}


def source(face: str) -> Path:
    """Return the whole face as it came, which the figures measure their text with."""
    path = SOURCE / face / f"EBGaramond_{face}.ttf"
    if not path.exists():
        raise FileNotFoundError(f"{path} is missing: run 'npm ci --ignore-scripts' in conf/")
    return path


def cut(face: str) -> Path:
    """Return the subset of a face as woff2, made once."""
    target = CACHE / f"eb-garamond-{face}.woff2"
    if not target.exists() or target.stat().st_mtime < Path(__file__).stat().st_mtime:
        target.parent.mkdir(parents=True, exist_ok=True)
        subset.main(
            [
                str(source(face)),
                f"--unicodes={LETTERS}",
                f"--layout-features={FACES[face]}",
                "--flavor=woff2",
                f"--output-file={target}",
            ]
        )
    return target


def write(app: Sphinx, error: Exception | None) -> None:
    """Put the faces beside the style sheet."""
    if error or app.builder.format != "html":
        return
    folder = Path(app.outdir) / "_static/fonts"
    folder.mkdir(parents=True, exist_ok=True)
    for face in FACES:
        made = cut(face)
        (folder / made.name).write_bytes(made.read_bytes())


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("build-finished", write)
