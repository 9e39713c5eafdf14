"""The TEI header of a transcription: its origin and its licence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from lxml import etree

from conf.witnesses.tei_import import element

if TYPE_CHECKING:
    from pathlib import Path

    from conf.edition.document import Element
    from conf.witnesses.listing import File, Text
    from conf.witnesses.tei_import import ImportResult

MADE = (
    "Made by conf/witnesses/{}.py from the file that the source describes: its words in order, none"
    " added and none left out, which is counted. Spelling, emendations and mistakes are those"
    " of the transcription."
)
MEASURE = re.compile(r'<measure unit="words" quantity="(\d+)"')
UNCLEAR = "Marks of the transcription that were not understood stand as they are, with their words."
LANGUAGES = {"osp": "Old Spanish", "fr": "French", "en": "English"}


def document(text: Text, file: File, imported: ImportResult, words: int) -> Element:
    """Return the ``TEI`` of a file with this number of words; it takes the body over."""
    root = element("TEI", None, xml_id=f"{text.siglum}.{file.stem}", xml_lang=text.language)
    header = element("teiHeader", root)
    described = element("fileDesc", header)
    _title(described, text, file, imported)
    extent = element("extent", described)
    _add_element(extent, "measure", f"{words} words", unit="words", quantity=str(words))
    published = element("publicationStmt", described)
    _add_element(published, "distributor", f"{text.repository.name}, a repository on GitHub")
    licence = f"Licence of the transcription, as we found it: {text.repository.licence}."
    _add_element(element("availability", published), "licence", licence)
    _source(element("sourceDesc", described), text, file)
    editorial = element("editorialDecl", element("encodingDesc", header))
    _add_element(editorial, "p", MADE.format(text.repository.format))
    if imported.unknown:
        _add_element(editorial, "p", UNCLEAR)
    used = element("langUsage", element("profileDesc", header))
    _add_element(used, "language", LANGUAGES.get(text.language, text.language), ident=text.language)
    etree.indent(header)
    header.tail = "\n"
    element("text", root).append(imported.body)
    return root


def counted(path: Path) -> int:
    """Return the number of words of a TEI file, according to its header."""
    match = MEASURE.search(path.read_text("utf-8"))
    return int(match[1]) if match else 0


def _add_element(parent: Element, name: str, words: str, **attributes: str) -> None:
    element(name, parent, **attributes).text = words


def _title(described: Element, text: Text, file: File, imported: ImportResult) -> None:
    """Add the titles: author, work, copy or chapter; the transcriber and the converter."""
    titles = element("titleStmt", described)
    _add_element(titles, "title", text.title, type="main")
    if part := file.shelfmark or imported.title:
        _add_element(titles, "title", part, type="sub")
    _add_element(titles, "author", text.author)
    for task, name in (
        ("transcription", text.thanks),
        ("conversion to this TEI", f"conf.witnesses.{text.repository.format}, of Juegos"),
    ):
        responsible = element("respStmt", titles)
        _add_element(responsible, "resp", task)
        _add_element(responsible, "name", name)


def _source(parent: Element, text: Text, file: File) -> None:
    """Add the source: the transcribed object, and the file and commit."""
    book = element("bibl", parent)
    _add_element(book, "title", text.title)
    _add_element(book, "author", text.author)
    _add_element(book, "date", text.date)
    _add_element(book, "note", file.shelfmark or text.source, type="transcribed")
    published = element("bibl", parent)
    if file.siglum:
        _add_element(published, "idno", file.siglum, type="siglum")
    for kind, value in (
        ("repository", f"https://github.com/{text.repository.name}"),
        ("commit", text.repository.commit),
        ("path", file.path),
        ("sha256", file.sha256),
    ):
        _add_element(published, "idno", value, type=kind)
    _add_element(published, "note", text.thanks, type="thanks")
    _add_element(published, "note", text.reliable, type="reliability")
