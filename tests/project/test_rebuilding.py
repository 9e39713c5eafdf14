"""A site or a book built again after a change is, byte for byte, one that is built from nothing.

A copy of the project gets a few pages of its own. A page, a template, a text and a game are
changed, one after the other.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from filecmp import cmpfiles
from itertools import chain
from pathlib import Path

import pytest

from conf.sources import BESIDE
from juegos import __version__

ROOT = Path(__file__).resolve().parents[2]
MADE_OF = ["conf", "corpus", "juegos", *BESIDE]
BROUGHT = ("conf/node_modules", "build/runtime")  # they are read, and no build changes them
PAGES = {
    "index": "# Small\n\n```{toctree}\nazar\nley\nmetodo/datos\nnombres\n```\n",
    "azar": "# Azar\n\n```{j:reglas} azar\n```\n\n"
    "```{j:cuadro} azar.odds\n```\n\n```{j:tablero} azar\n```\n",
    "ley": "# Law\n\n```{j:pasaje} tafurerias\n```\n",
    "metodo/datos": "# Data\n\n```{j:datos} archivo\n```\n",
    "nombres": "# Names\n\n```{j:nombres} personas\n```\n",
}
OTHER_WORDS = ("Any other second throw", "Every other second throw")  # in a rule of azar
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__")
A_LINE_EACH = {"NO_COLOR": "1"}  # in colours, as in CI, Sphinx writes each page over the last one
READ = re.compile(r"^reading sources\.\.\. \[ *\d+%\] (\S+)", re.MULTILINE)

pytestmark = [pytest.mark.thorough, pytest.mark.site]


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of all that the site is made of, with a few pages of its own."""
    (tmp_path / "build").mkdir()
    for name in MADE_OF:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT_OUT)
        else:
            shutil.copyfile(ROOT / name, tmp_path / name)
    for name in BROUGHT:
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "docs/metodo").mkdir(parents=True)
    for page, text in PAGES.items():
        (tmp_path / "docs" / f"{page}.md").write_text(text, "utf-8")
    return tmp_path


def build(project: Path, name: str = "site", builder: str = "html") -> set[str]:
    """Build the site or the book, or build it again; return the pages that were read for it."""
    settings = {"html": "conf", "epub": "conf/book"}[builder]
    places = ["-c", settings, "-d", f"build/{name}-doctrees", "docs", f"build/{name}"]
    command = [sys.executable, "-m", "sphinx", "-b", builder, *places]
    env = {**os.environ, **A_LINE_EACH}
    done = subprocess.run(
        command, cwd=project, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return set(READ.findall(done.stdout))


def change(file: Path, old: str, new: str) -> None:
    """Put other words in the place of some that stand in a file."""
    text = file.read_text("utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), "utf-8")


def other(one: Path, two: Path) -> list[str]:
    """Return the files that two sites do not both have with the same bytes."""
    files = [
        sorted(str(p.relative_to(site)) for p in site.rglob("*") if p.is_file())
        for site in (one, two)
    ]
    same, *differing = cmpfiles(one, two, files[0], shallow=False)
    assert len(same) > len(PAGES)
    return sorted({*chain(*differing), *({*files[0]} ^ {*files[1]})})


def test_what_is_built_again_is_what_is_built_from_nothing(project: Path) -> None:
    """No page that shows a thing that was changed is left as it was, and no file beside it."""
    assert build(project) == {*PAGES}

    change(project / "docs/ley.md", "# Law", "# Laws\n\nCardano knew none of them.")
    assert build(project) == {"ley"}

    change(project / "corpus/taf/tafurerias.en.xml", "</seg>", " changed</seg>")
    assert build(project) == {*PAGES}

    change(project / "juegos/dados/azar.py", *OTHER_WORDS)
    assert build(project) == {*PAGES}

    parts = project / "conf/sphinx/templates/parts"
    change(parts / "rules.html", "<dl", '<dl data-changed=""')
    assert build(project) == set()  # all pages are written again

    (project / "build/epub").mkdir()
    (project / "build/epub" / f"juegos-{__version__}.epub").write_bytes(b"a book")
    assert build(project) == set()

    again = project / "build/site"
    build(project, "from-nothing")
    assert other(project / "build/from-nothing", again) == []
    assert "ley.html" in (again / "nombres.html").read_text("utf-8")
    assert "EPUB" in (again / "metodo/datos.html").read_text("utf-8")


def test_a_book_that_is_made_again_is_the_same_bytes(project: Path) -> None:
    """In an empty folder, as the session makes it."""
    pages = {*PAGES} - {"metodo/datos"}  # what a book has no use for
    assert build(project, "epub", "epub") == pages
    shutil.rmtree(project / "build/epub")
    change(project / "juegos/dados/azar.py", *OTHER_WORDS)
    assert build(project, "epub", "epub") == pages

    build(project, "cold", "epub")
    made, cold = (next((project / "build" / name).glob("*.epub")) for name in ("epub", "cold"))
    assert made.read_bytes() == cold.read_bytes()
