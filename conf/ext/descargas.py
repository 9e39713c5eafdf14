"""The files that stand beside the pages, and ``{j:datos} textos``, which lists them.

Tables always stand there, for their captions link to them. All else is made for a site that
lists it: texts, figures, the archive, the DTS service (``conf.datos``).
"""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from conf import corpus, figuras
from conf.datos import archivo, cuadros, dts, paquete, textos
from conf.ext import late
from conf.ext.base import ROOT, Directive, a, framed
from juegos import __version__

if TYPE_CHECKING:
    from docutils import nodes
    from sphinx.application import Sphinx

    from conf.ext.late import Page

Row = tuple[str, list[tuple[str, str]]]  # what it is, then its files: label and path


class Datos(Directive):
    """Lists the files of one kind; an unknown kind is an error that names the others."""

    rests_on = ("juegos", "conf/ext", "conf/datos", "conf/figuras")

    def content_nodes(self) -> list[nodes.Node]:
        """Return the list."""
        if (kind := self.arguments[0]) not in LISTS:
            raise corpus.UnknownId("list of files", kind, LISTS)
        self.env.metadata[self.env.docname]["datos"] = True
        if (book := _book()).is_file():
            self.env.note_dependency(str(book))
        return [late.later(listed, kind=kind)]


@late.maker
def listed(page: Page, kind: str) -> str:
    """Return the files of one kind as a table: what each row is, and links to its files."""
    head, rows = LISTS[kind]
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>'
        f"<td>{' · '.join(a(page.to(path), label) for label, path in files)}</td></tr>"
        for name, files in rows()
    )
    heads = f'<th scope="col">{head}</th><th scope="col">files</th>'
    return framed(f"<thead><tr>{heads}</tr></thead><tbody>{body}</tbody>", f"{head}: files")


def _everything() -> Iterator[Row]:
    kilobytes = f"{len(archivo.packed()) / 1e6:.1f}\N{NO-BREAK SPACE}MB"
    yield "All of it in one archive", [(f"ZIP, {kilobytes}", archivo.NAME)]
    yield "Its description, a Frictionless data package", [("JSON", paquete.NAME)]
    yield "The texts as a DTS service", [("entry point", dts.ENTRY)]
    if (book := _book()).is_file():
        megabytes = f"{book.stat().st_size / 1e6:.1f}\N{NO-BREAK SPACE}MB"
        yield "All pages as a book", [(f"EPUB, {megabytes}", f"datos/{book.name}")]


def _book() -> Path:
    """Return where the session ``site`` has put the EPUB; it is listed where it was made."""
    return ROOT / "build" / "epub" / f"juegos-{__version__}.epub"


def _texts() -> Iterator[Row]:
    for section in textos.sections():
        kept = f"corpus/{section.siglum}/{section.path.stem}"
        languages = (("", "original"), (".es", "Spanish"), (".en", "English"))
        tei = [(label, f"{kept}{ending}.xml") for ending, label in languages]
        yield f"{section.title}: TEI", tei
        plain = [(name, f"{section.folder}.{name}.txt") for name in textos.VIEWS]
        plain += [(label, f"{section.folder}{ending}.txt") for ending, label in languages[1:]]
        yield f"{section.title}: plain text", plain
        forms = [(form.upper(), f"{section.folder}.segments.{form}") for form in ("tsv", "json")]
        yield f"{section.title}: segments", forms


def _tables() -> Iterator[Row]:
    for table in cuadros.tables():
        yield table.id, [(form.upper(), f"cuadros/{table.id}.{form}") for form in ("csv", "json")]


def _figures() -> Iterator[Row]:
    for name in figuras.FIGURES:
        yield name, [(form.upper(), f"figuras/{name}.{form}") for form in ("svg", "png")]


LISTS = {
    "archivo": ("what", _everything),
    "textos": ("text", _texts),
    "cuadros": ("table", _tables),
    "figuras": ("figure", _figures),
}


def write(app: Sphinx, error: Exception | None) -> None:
    """Write the tables, and all other files if a page lists them, once the pages are built."""
    if error or app.builder.format != "html" or app.builder.name == "epub":
        return
    files: Iterator[tuple[str, str | bytes]] = cuadros.files()
    if any(page.get("datos") for page in app.env.metadata.values()):
        archive = (archivo.NAME, archivo.packed())
        files = chain(archivo.members(), [archive], dts.files(app.config.html_baseurl), _books())
    for path, data in files:
        file = Path(app.outdir) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data.encode() if isinstance(data, str) else data)


def _books() -> Iterator[tuple[str, bytes]]:
    if (book := _book()).is_file():
        yield f"datos/{book.name}", book.read_bytes()


def setup(app: Sphinx) -> None:
    """Add the directive and connect the writing."""
    app.add_directive_to_domain("j", "datos", Datos)
    app.connect("build-finished", write)
