"""The face of the site and what stands in for it: measured, named on every page, kept for long."""

from __future__ import annotations

import re
from pathlib import Path

import matplotlib as mpl
import pytest
from fontTools.ttLib import TTFont

from conf.figures.style import source
from conf.server import LASTING
from conf.sphinx.site.fonts import FACES, SAMPLE, cut, overrides
from tests.help.built_site import Site, Tags

pytestmark = pytest.mark.thorough  # they build a site of their own

FACE = re.compile(r"@font-face\{([^}]*)\}")


def advance(file: Path, text: str) -> float:
    """Return how far the letters of a text go, in ems."""
    with TTFont(file) as font:
        glyphs, metrics = font.getGlyphSet(), font.getBestCmap()
        return sum(glyphs[metrics[ord(c)]].width for c in text) / font["head"].unitsPerEm


@pytest.mark.parametrize("face", FACES)
def test_the_stand_in_fills_the_same_line(face: str) -> None:
    """Letters of the front page are as wide in both, within a fiftieth, and lines as high."""
    text = re.sub(r"[^a-zA-Z ,.]", "", SAMPLE.read_text("utf-8"))
    times = Path(mpl.get_data_path(), "fonts/ttf", f"{FACES[face].times}.ttf")
    result = overrides(face)
    wide = result["size-adjust"] * advance(times, text) / advance(source(face), text)
    assert wide == pytest.approx(1, abs=0.02)
    with TTFont(source(face)) as font:
        high = (font["hhea"].ascent - font["hhea"].descent) / font["head"].unitsPerEm
    value = result["size-adjust"] * (result["ascent-override"] + result["descent-override"])
    assert value == pytest.approx(high)


@pytest.mark.parametrize("face", FACES)
def test_no_word_of_our_languages_falls_back_to_another_face(face: str) -> None:
    """Nor one of the transliterations and titles that are cited."""
    with TTFont(cut(face)) as font:
        assert {*map(ord, "áéíóúüñç¿¡«»àâæèêëîïôœùûÿŒÉ’āēīōūτάβλη")} <= font.getBestCmap().keys()


def test_every_page_asks_for_the_faces_that_the_style_sheet_names(whole: Site) -> None:
    """Each is there, is named after its contents, and is never put in the place of another."""
    static = whole.out / "_static"
    rules = FACE.findall((static / "juegos.css").read_text("utf-8"))
    ours = [rule for rule in rules if "url(" in rule]
    assert len(ours) == len(FACES)
    assert len(rules) == 2 * len(ours)
    assert all("font-display:optional" in rule for rule in ours)
    named = {match[1] for rule in ours if (match := re.search(r'url\("([^"]*)"\)', rule))}
    assert all((static / name).is_file() and LASTING.search(name) for name in named)
    for page in whole.pages():
        tags = Tags(whole.html(page)).all("link", rel="preload")
        to = "../" * page.count("/") + "_static/"
        assert {tag["href"] for tag in tags} == {to + name for name in named}, page
        assert all(tag["as"] == "font" and "crossorigin" in tag for tag in tags)
