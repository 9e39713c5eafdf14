"""``NOTICE.txt``: the parts of the site made by others, with their copyright and terms.

The terms are read from the installed packages, so that they are those of the version in use.
Those of the typeface are also beside its files, in ``OFL.txt``.
"""

from __future__ import annotations

from importlib.metadata import distribution
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from conf.figures.style import FACES
from conf.sphinx.page import output_cache

if TYPE_CHECKING:
    from sphinx.application import Sphinx

NAME = "NOTICE.txt"
HEAD = """What others made

This site holds, beside what is ours (see LICENSE and LICENSE-TEXTS), the works below, which keep
their own terms. Each is named with the files of this site that are it or are made of it.
"""


class Work(NamedTuple):
    """A work made by others: its name, the package that contains its terms, and its files here.

    A file is given by its path from the site's root, a folder by a path that ends in a slash.
    """

    name: str
    package: str
    files: tuple[str, ...]


WORKS = (
    Work(
        "Sphinx",
        "sphinx",
        (
            *(f"_static/{n}.js" for n in ("doctools", "documentation_options", "searchtools")),
            *("_static/sphinx_highlight.js", "_static/language_data.js", "_static/basic.css"),
            *(f"_static/{n}.png" for n in ("file", "minus", "plus")),
        ),
    ),
    Work("The Snowball stemmer of English", "snowballstemmer", ("_static/language_data.js",)),
    Work(
        "Furo, with normalize.css by Nicolas Gallagher and Gumshoe by Chris Ferdinandi",
        "furo",
        ("_static/styles/", "_static/scripts/"),
    ),
    Work("Sphinx Basic NG", "sphinx-basic-ng", ("_static/debug.css", "_static/skeleton.css")),
    Work(
        "sphinx-design",
        "sphinx-design",
        ("_static/sphinx-design.min.css", "_static/design-tabs.js"),
    ),
    Work("Pygments", "pygments", ("_static/pygments.css",)),
    # Python's own licence; the package named is of its makers and carries the same text.
    Work("Python, in the files of Pyodide", "typing-extensions", ("_static/juegos/",)),
)
PYODIDE = """Pyodide is under the Mozilla Public License 2.0, https://www.mozilla.org/MPL/2.0/.
Its version, and where its source is, are told in the NOTICE.txt beside its files, in the folder
_static/juegos.
"""


def notice() -> str:
    """Return the text of ``NOTICE.txt``."""
    font = ("EB Garamond, cut down to the letters in use", ("_static/fonts/",), typeface())
    works = [(work.name, work.files, terms(work.package)) for work in WORKS]
    pyodide = ("Pyodide", ("_static/juegos/",), PYODIDE)
    return HEAD + "".join(_section(*one) for one in (font, *works, pyodide))


def terms(package: str) -> str:
    """Return the licence that an installed package contains.

    Raises:
        LookupError: it contains none.
    """
    files = [
        path
        for path in distribution(package).files or ()
        if path.name.split(".")[0].upper() in {"LICENSE", "LICENCE", "COPYING"}
    ]
    if not files:
        raise LookupError(
            f"the package {package} brings no licence; conf/sphinx/page/notices.py needs it"
        )
    return files[0].read_text("utf-8")


def typeface() -> str:
    """Return the copyright of the typeface and the SIL Open Font License, as distributed."""
    return (FACES / "LICENSE_FONT").read_text("utf-8")


def _section(name: str, files: tuple[str, ...], text: str) -> str:
    lines = "\n".join(f"    {file}" for file in files)
    return f"\n{'=' * 100}\n{name}\n\n{lines}\n\n{text.strip()}\n"


def write(app: Sphinx, error: Exception | None) -> None:
    """Write the file, and the terms of the typeface beside its files."""
    if error or not output_cache.has_files(app):
        return
    site = Path(app.outdir)
    (site / NAME).write_text(notice(), encoding="utf-8")
    (site / "_static/fonts").mkdir(parents=True, exist_ok=True)
    (site / "_static/fonts/OFL.txt").write_text(typeface(), encoding="utf-8")


def setup(app: Sphinx) -> None:
    """Connect the writing."""
    app.connect("build-finished", write)
