"""A site or a book built again after a change is, byte for byte, one that is built from nothing.

The whole site is built of a copy of the project, and is the one that was built before. Then a
template, a text and a game are changed, one after the other, and each time only the pages that show
it are read again. What takes long to find is there when the copy is first built, as it is for every
build of a project that was built before; the last build finds all of it anew.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from filecmp import cmpfiles
from itertools import chain
from pathlib import Path

import pytest

from conf.sphinx.directives.downloads import books
from conf.translations import languages
from tests.built import furnish

ROOT = Path(__file__).resolve().parents[1]
MADE_OF = "conf corpus docs juegos CHANGELOG.md CITATION.cff LICENSE LICENSE-TEXTS".split()
BROUGHT = ("conf/node_modules", "build/runtime")  # they are read, and no build changes them
TOLD = f"-Dlanguages={','.join(languages())}"  # as the session builds the site
OTHER_WORDS = ("Any other second throw", "Every other second throw")  # in a rule of azar
LEFT_OUT = shutil.ignore_patterns("node_modules", "__pycache__")
A_LINE_EACH = {"NO_COLOR": "1"}  # in colours, as in CI, Sphinx writes each page over the last one
OF_ANOTHER = "|".join(rf"^{code}/|/said-{code}\." for code in languages())
READ = re.compile(r"^reading sources\.\.\. \[ *\d+%\] (\S+)", re.MULTILINE)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A copy of all that the site is made of."""
    (tmp_path / "build").mkdir()
    for name in MADE_OF:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=LEFT_OUT)
        else:
            shutil.copyfile(ROOT / name, tmp_path / name)
    for name in BROUGHT:
        (tmp_path / name).symlink_to(ROOT / name)
    return tmp_path


def build(project: Path, name: str = "site", builder: str = "html") -> set[str]:
    """Build the site or the book, or build it again; return the pages that were read for it."""
    settings = {"html": "conf", "epub": "conf/book"}[builder]
    places = ["-c", settings, "-d", f"build/{name}-doctrees", "docs", f"build/{name}"]
    command = [sys.executable, "-m", "sphinx", "-W", TOLD, "-b", builder, *places]
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
    """Return the files that two sites do not both have with the same bytes.

    What a site has in other languages than English is left aside: here it is built in English. That
    is a folder for each, and what scripts say in it.
    """
    files = [sorted(_english(site)) for site in (one, two)]
    same, *differing = cmpfiles(one, two, files[0], shallow=False)
    assert len(same) > len(list((ROOT / "docs").rglob("*.md"))) or any(differing)
    return sorted({*chain(*differing), *({*files[0]} ^ {*files[1]})})


def _english(site: Path) -> Iterator[str]:
    for path in site.rglob("*"):
        name = path.relative_to(site).as_posix()
        if path.is_file() and not re.search(OF_ANOTHER, name):
            yield name


@pytest.mark.thorough
def test_what_is_built_again_is_what_is_built_from_nothing(
    project: Path, pytestconfig: pytest.Config
) -> None:
    """No page that shows a thing that was changed is left as it was, and no file beside it.

    Nor does a second build of the same differ from the first in any byte.
    """
    site = Path(pytestconfig.getoption("--site") or ROOT / "build/site")
    for book in books():  # the page that lists them asks each time whether a missing one was made
        folder = project / book.parent.relative_to(ROOT)
        if not folder.is_symlink():
            folder.symlink_to(book.parent)
    furnish(project / "build/site-doctrees")
    every = build(project)
    assert "dados/azar" in every
    if other(project / "build/site", site):  # its pages may be older than the code that wrote them
        build(project, "again")
        site = project / "build/again"
    assert other(project / "build/site", site) == []

    parts = project / "conf/sphinx/templates/parts"
    change(parts / "rules.html", "<dl", '<dl data-changed=""')
    asks = set() if all(book.is_file() for book in books()) else {"metodo/datos"}
    assert build(project) == asks  # all pages are written again

    change(project / "corpus/taf/tafurerias.en.xml", "</seg>", " changed</seg>")
    read = build(project)
    assert {"dados/ley", "metodo/datos"} <= read
    assert not {"dados/azar", "alquerque/alquerque", "tablas/trictrac"} & read

    change(project / "juegos/dados/azar.py", *OTHER_WORDS)
    read = build(project)
    assert {"dados/azar", "index", "indices/reglas", "metodo/aparato"} <= read
    assert len(read) < len(every) / 4

    build(project, "cold")
    again, cold = (project / "build" / name for name in ("site", "cold"))
    assert other(cold, again) == []


@pytest.mark.thorough
def test_a_book_that_is_made_again_is_the_same_bytes(project: Path) -> None:
    """In an empty folder, as the session makes it, of pages of which few are read again."""
    furnish(project / "build/epub-doctrees")
    furnish(project / "build/cold-doctrees")  # the other test finds all values anew
    every = build(project, "epub", "epub")
    shutil.rmtree(project / "build/epub")
    change(project / "juegos/dados/azar.py", *OTHER_WORDS)
    read = build(project, "epub", "epub")
    assert "dados/azar" in read
    assert len(read) < len(every) / 4

    build(project, "cold", "epub")
    made, cold = (next((project / "build" / name).glob("*.epub")) for name in ("epub", "cold"))
    assert made.read_bytes() == cold.read_bytes()
