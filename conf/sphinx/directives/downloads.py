"""The files that stand beside the pages, ``{j:datos} textos``, which lists them, and a text's own.

Tables always stand there, for their captions link to them. All else is made for a site that
lists it: texts, figures, the archive, the DTS service (``conf.publish``).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from conf import figures
from conf.edition import corpus
from conf.publish import archive, bearing_off, datapackage, dts, texts
from conf.publish import tables as cuadros
from conf.sphinx import rests
from conf.sphinx.directives.base import ROOT, Directive
from conf.sphinx.page import late, notices, once
from conf.sphinx.page.late import Link
from juegos import __version__

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from conf.sphinx.page.late import Page

Row = tuple[str, list[tuple[str, str]]]  # what it is, then its files: label and path


class Datos(Directive):
    """Lists the files of one kind; an unknown kind is an error that names the others."""

    def rests_on(self) -> Iterable[str]:
        """Return all modules: all data are listed, with their size."""
        return rests.everything()

    def content_nodes(self) -> list[nodes.Node]:
        """Return the list."""
        if (kind := self.arguments[0]) not in LISTS:
            raise corpus.UnknownId("list of files", kind, LISTS)
        self.env.metadata[self.env.docname]["datos"] = True
        self.env.note_dependency(str(_book()))  # one that is not there has the page read each time
        return [late.later(listed, kind=kind)]


@late.maker
def listed(page: Page, kind: str) -> Markup:
    """Return the files of one kind as a table: what each row is, and links to its files."""
    head, rows = LISTS[kind]
    found = [(name, _links(page, files)) for name, files in rows(Path(page.app.outdir))]
    return page.fill("downloads.html", head=head, rows=found)


def _links(page: Page, files: list[tuple[str, str]]) -> list[Link]:
    return [Link(page.to(path), label) for label, path in files]


def beneath(page: Page, divisions: Iterable[str]) -> list[dict[str, Any]]:
    """Return each text that these divisions are of and its files, if the site has them."""
    env = page.app.env
    if page.book or not any(data.get("datos") for data in env.metadata.values()):
        return []
    sections = dict.fromkeys(texts.holding(division) for division in divisions)
    return [{"title": one.title, "links": _links(page, _files(one))} for one in sections]


def _files(section: texts.Section) -> list[tuple[str, str]]:
    tei = ("TEI", f"corpus/{section.siglum}/{section.path.name}")
    return [tei, *_plain(section), *_segments(section)]


def _plain(section: texts.Section) -> list[tuple[str, str]]:
    return [(name, f"{section.folder}.{name}.txt") for name in texts.VIEWS]


def _segments(section: texts.Section) -> list[tuple[str, str]]:
    return [(form.upper(), f"{section.folder}.segments.{form}") for form in ("tsv", "json")]


def _everything(site: Path) -> Iterator[Row]:
    yield "All of it in one archive", [(f"ZIP, {_size(site / archive.NAME)}", archive.NAME)]
    yield "Its description, a Frictionless data package", [("JSON", datapackage.NAME)]
    yield "The texts as a DTS service", [("entry point", dts.ENTRY)]
    if (book := _book()).is_file():
        yield "All pages as a book", [(f"EPUB, {_size(book)}", f"datos/{book.name}")]
    yield "What others made that this site holds, and their terms", [("TXT", notices.NAME)]


def _size(file: Path) -> str:
    return f"{file.stat().st_size / 1e6:.1f}\N{NO-BREAK SPACE}MB"


def _book() -> Path:
    """Return where the session ``site`` has put the EPUB; it is listed where it was made."""
    return ROOT / "build" / "epub" / f"juegos-{__version__}.epub"


def _texts(site: Path) -> Iterator[Row]:
    for section in texts.sections():
        kept = f"corpus/{section.siglum}/{section.path.stem}"
        languages = (("", "original"), (".es", "Spanish"), (".en", "English"))
        tei = [(label, f"{kept}{ending}.xml") for ending, label in languages]
        yield f"{section.title}: TEI", tei
        plain = _plain(section)
        plain += [(label, f"{section.folder}{ending}.txt") for ending, label in languages[1:]]
        yield f"{section.title}: plain text", plain
        yield f"{section.title}: segments", _segments(section)


def _tables(site: Path) -> Iterator[Row]:
    whole = [(f"BIN, {_size(site / bearing_off.NAME)}", bearing_off.NAME)]
    yield "backgammon: the mean of bearing off, from every position", whole
    for table in cuadros.tables():
        yield table.id, [(form.upper(), f"cuadros/{table.id}.{form}") for form in ("csv", "json")]


def _figures(site: Path) -> Iterator[Row]:
    for name in figures.FIGURES:
        yield name, [(form.upper(), f"figuras/{name}.{form}") for form in ("svg", "png")]


LISTS = {
    "archivo": ("what", _everything),
    "textos": ("text", _texts),
    "cuadros": ("table", _tables),
    "figuras": ("figure", _figures),
}


def write(app: Sphinx, env: BuildEnvironment) -> None:
    """Write the tables, and all other files if a page lists them, before that page is written."""
    made_of = once.digest(app.config.html_baseurl)
    once.write(app, "cuadros", made_of, cuadros.files)
    if any(page.get("datos") for page in env.metadata.values()):
        once.write(app, "datos", made_of, lambda: _data(app.config.html_baseurl))
        once.write(app, "libros", once.of(_book()), _books)


def _data(base: str) -> Iterator[tuple[str, str | bytes]]:
    tables = {path for path, _ in cuadros.files()}
    yield from (member for member in archive.members() if member[0] not in tables)
    yield archive.NAME, archive.packed()
    yield from dts.files(base)


def _books() -> Iterator[tuple[str, bytes]]:
    if (book := _book()).is_file():
        yield f"datos/{book.name}", book.read_bytes()


def setup(app: Sphinx) -> None:
    """Add the directive and connect the writing."""
    app.add_directive_to_domain("j", "datos", Datos)
    app.connect("env-updated", write)
