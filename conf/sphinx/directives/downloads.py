"""The downloads: ``{j:datos} textos`` lists the files of one kind, here the texts.

The files of tables are always made, since the caption of a table links to them. All others (texts,
figures, the archive, the DTS service of ``conf.publish``) are made where a page lists them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from conf import figures
from conf.edition import corpus, renderings
from conf.language import current_language, megabytes
from conf.publish import (
    apparatus,
    archive,
    concordance,
    datapackage,
    drawings,
    dts,
    positions,
    texts,
)
from conf.publish import tables as tables_as_files
from conf.sphinx.directives.base import ROOT, Directive
from conf.sphinx.page import deferred, invalidation, languages, notices, output_cache, value_cache
from conf.sphinx.page.deferred import Link
from juegos import __version__, catalogue, tables
from juegos.core.message import _, as_message
from juegos.edition.cite import WORKS

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

    from conf.sphinx.page.deferred import Page

Row = tuple[str, list[tuple[str, str]]]  # what it is, then its files: label and path


class DownloadsDirective(Directive):
    """Lists the files of one kind; an unknown kind is an error that names the others."""

    def content_nodes(self) -> list[nodes.Node]:
        """Return the list."""
        if (kind := self.arguments[0]) not in LISTS:
            raise corpus.UnknownId("list of files", kind, LISTS)
        self.env.metadata[self.env.docname]["datos"] = True
        return [deferred.placeholder(file_table, kind=kind)]


@deferred.maker
def file_table(page: Page, kind: str) -> Markup:
    """Return a table of the files of one kind: a name and links in each row."""
    output_cache.wait(page.app)  # the table shows the sizes of files written in the background
    head, rows = LISTS[kind]
    result = [(name, _links(page, files)) for name, files in rows(languages.root(page.app))]
    return page.fill("downloads.html", head=head, rows=result)


def _links(page: Page, files: list[tuple[str, str]]) -> list[Link]:
    """Return a link to each file."""
    return [Link(page.to(path), label) for label, path in files]


def text_files(page: Page, divisions: Iterable[str]) -> list[dict[str, Any]]:
    """Return the texts that these divisions belong to, with their files if the site has them."""
    env = page.app.env
    if page.book or not any(data.get("datos") for data in env.metadata.values()):
        return []
    sections = dict.fromkeys(texts.text_of_division(division) for division in divisions)
    return [{"title": one.title, "links": _links(page, _files(one))} for one in sections]


def _files(section: texts.Section) -> list[tuple[str, str]]:
    tei = ("TEI", f"corpus/{section.siglum}/{section.path.name}")
    return [tei, *_plain(section), *_segments(section)]


def _plain(section: texts.Section) -> list[tuple[str, str]]:
    """Return the plain-text files of a text, one for each view; none if it is not printed."""
    views = texts.VIEWS if section.printed else ()
    return [(VIEWS[name], f"{section.folder}.{name}.txt") for name in views]


def _segments(section: texts.Section) -> list[tuple[str, str]]:
    return [(form.upper(), f"{section.folder}.segments.{form}") for form in ("tsv", "json")]


def _whole_site(site: Path) -> Iterator[Row]:
    yield _("All of it in one archive"), [(f"ZIP, {_size(site / archive.NAME)}", archive.NAME)]
    yield _("Its description, a Frictionless data package"), [("JSON", datapackage.NAME)]
    yield _("The texts as a DTS service"), [(_("entry point"), dts.ENTRY)]
    if (book := _book()).is_file():
        yield _("All pages as a book"), [(f"EPUB, {_size(book)}", f"datos/{book.name}")]
    for name, file in _prints().items():
        if file.is_file():
            message = _("For print, folio and line in the margin: {part}", part=as_message(name))
            yield message, [(f"PDF, {_size(file)}", f"datos/{file.name}")]
    yield _("Work by others on this site, and its terms"), [("TXT", notices.NAME)]


def _size(file: Path) -> str:
    return megabytes(file.stat().st_size)


def books() -> list[Path]:
    """Return the paths of the books in this language: the EPUB, then the PDF of each part."""
    return [_book(), *_prints().values()]


def _book() -> Path:
    """Return the path of the EPUB in this language; it is listed if it exists."""
    folder, name = (
        languages.book(of, current_language()) for of in ("epub", f"juegos-{__version__}")
    )
    return ROOT / "build" / folder / f"{name}.epub"


def _prints() -> dict[str, Path]:
    """Return the path of the PDF of each part of the book, by the name of the part."""
    book = _book()
    folder = book.parent.with_name(book.parent.name.replace("epub", "libro"))
    parts = catalogue.FAMILIES.items()
    return {name: folder / f"{book.stem}-{part}.pdf" for part, name in parts}


def _texts(site: Path) -> Iterator[Row]:
    for section in texts.sections():
        printed: list[tuple[str, str]] = [
            ("", _("rendering") if WORKS[section.siglum].hand else _("original")),
            (".es", _("Spanish")),
            (".en", _("English")),
            (".fr", _("French")),
        ]
        text = f"corpus/{section.siglum}/{section.path.stem}"
        emptied = renderings.left_out() and renderings.is_rendering(section.path)
        tei = [(label, f"{text}{ending}.xml") for ending, label in printed[emptied:]]
        yield _("{text}: TEI", text=section.title), tei
        plain = _plain(section)
        plain += [(label, f"{section.folder}{ending}.txt") for ending, label in printed[1:]]
        yield _("{text}: plain text", text=section.title), plain
        yield _("{text}: segments", text=section.title), _segments(section)


def _tables(site: Path) -> Iterator[Row]:
    whole = [(f"BIN, {_size(site / tables_as_files.NAME)}", tables_as_files.NAME)]
    yield _("backgammon: the mean of bearing off, from every position"), whole
    counted = _("trictrac: positions of the treatises, what they say of them and our count")
    yield counted, [(form.upper(), f"{positions.NAME}.{form}") for form in ("csv", "json")]
    compared = _("figures that old works print, and ours")
    yield compared, [(form.upper(), f"{concordance.NAME}.{form}") for form in ("csv", "json")]
    for id in tables.ids():
        yield id, [(form.upper(), f"cuadros/{id}.{form}") for form in ("csv", "json")]


def _figures(site: Path) -> Iterator[Row]:
    for name in figures.FIGURES:
        yield name, [(form.upper(), f"figuras/{name}.{form}") for form in ("svg", "png")]


def _apparatus(site: Path) -> Iterator[Row]:
    del site
    for name, value, endings in (
        (apparatus.LINES, _("each line of the codex, and what was done in it"), ("csv",)),
        (apparatus.VARIANTS, _("variants and emendations"), ("csv", "json", "xml")),
        (apparatus.READINGS, _("who holds each reading, with dates"), ("csv", "json")),
    ):
        yield value, [(LABELS.get(end, end.upper()), f"{name}.{end}") for end in endings]


LABELS = {"xml": "TEI"}
VIEWS = {
    "diplomatic": _("diplomatic"),
    "expanded": _("expanded"),
    "regularised": _("regularised"),
}
LISTS = {
    "archivo": (_("what"), _whole_site),
    "textos": (_("text"), _texts),
    "aparato": (_("apparatus"), _apparatus),
    "cuadros": (_("table"), _tables),
    "figuras": (_("figure"), _figures),
}


def write(app: Sphinx, env: BuildEnvironment) -> list[str]:
    """Write the tables, and all other files if a page lists them, while pages are written.

    Each language has its own book. Returns the pages that list files, if the book has changed.
    """
    lists = [page for page, files in env.metadata.items() if files.get("datos")]
    files = [
        (book.name, hashlib.sha256(book.read_bytes()).hexdigest()) for book in _existing_books()
    ]
    if lists:
        output_cache.write(app, "libros", _books, files, own=True)
    if output_cache.has_files(app):
        output_cache.run_in_background(app, partial(_data, app, lists=bool(lists)))
    return lists if invalidation.changed(env, "books", files) else []


def _existing_books() -> list[Path]:
    """Return the books of this language that have been made."""
    return [file for file in books() if file.is_file()]


def _books() -> Iterator[tuple[str, bytes]]:
    for book in _existing_books():
        yield f"datos/{book.name}", book.read_bytes()


def _data(app: Sphinx, *, lists: bool) -> None:
    """Write the tables and, if a page lists them, all other files and the DTS service."""
    written = output_cache.write(app, "cuadros", partial(_table_files, app))
    if lists:
        written += output_cache.write(app, "figuras", partial(_figure_files, app))
        written += output_cache.write(app, "datos", partial(_text_and_licence_files, app))
        output_cache.write(app, "archivo", partial(_archive_files, Path(app.outdir), written))
        output_cache.write(app, dts.FOLDER, partial(dts.files, app.config.html_baseurl))


def _table_files(app: Sphinx) -> Iterator[tuple[str, str]]:
    for id in tables.ids():
        yield from tables_as_files.files(value_cache.table(app.env, id))


def _figure_files(app: Sphinx) -> Iterator[tuple[str, bytes]]:
    for name in figures.FIGURES:
        drawing, picture = value_cache.drawing(app.env, name), value_cache.picture(app.env, name)
        yield from drawings.files(name, drawing, picture)


def _text_and_licence_files(app: Sphinx) -> Iterator[tuple[str, str | bytes]]:
    """Yield the texts, apparatus, means of bearing off, licences and data package."""
    answers, lines = value_cache.answers(app.env), value_cache.concordance(app.env)
    yield from texts.files()
    yield from apparatus.files()
    yield from positions.files(answers)
    yield from concordance.files(lines)
    yield from tables_as_files.bearing_off_files()
    yield from archive.licences_and_citation(app.config.html_baseurl)
    tabled = (datapackage.table_resource(value_cache.table(app.env, id)) for id in tables.ids())
    yield datapackage.NAME, datapackage.description(tabled, answers, lines)


def _archive_files(site: Path, written: list[str]) -> Iterator[tuple[str, bytes]]:
    yield archive.NAME, archive.zip_bytes((path, (site / path).read_bytes()) for path in written)


def setup(app: Sphinx) -> None:
    """Add the directive and connect the writing."""
    app.add_directive_to_domain("j", "datos", DownloadsDirective)
    app.connect("env-updated", write)
