"""The Book of Dice as one PDF, made of the EPUB's own pages: ``python -m conf.book.pdf``.

``python -m conf.book.pdf build/epub OUT`` runs where WeasyPrint is (the session ``pdf``), and
needs nothing else of ours.
"""

from __future__ import annotations

import os
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from posixpath import dirname, join, normpath

XHTML = "{http://www.w3.org/1999/xhtml}"
ROOT = Path(__file__).resolve().parents[2]
STYLE = Path(__file__).parent / "pdf.css"
FACES = ROOT / "conf/node_modules/@expo-google-fonts/eb-garamond"
WANTED = re.compile(r"(dados/.*|glosario|bibliografia)\.xhtml")
TITLE, SUBTITLE = "Libro de los dados", "The Book of Dice of Alfonso X"
ABOUT = (
    "The words of 1283 with two translations, the disputed readings, the rules and the odds. "
    "Folio, column and line stand in the margin."
)


@dataclass(frozen=True)
class Book:
    """The pages of an EPUB that has been unpacked; only some of them go into the book."""

    folder: Path

    def names(self) -> list[str]:
        """Return the pages of the book, in the order of the table of contents."""
        links = _parsed(self.folder / "nav.xhtml").iter("a")
        names = dict.fromkeys(link.get("href", "").partition("#")[0] for link in links)
        return [name for name in names if WANTED.fullmatch(name)]

    def html(self, style: str = "") -> str:
        """Return the book as one HTML document, under the rules of a style sheet."""
        root = ET.Element("html", lang="en")
        head, body = ET.SubElement(root, "head"), ET.SubElement(root, "body")
        ET.SubElement(head, "meta", charset="utf-8")
        ET.SubElement(head, "title").text = TITLE
        if style:
            ET.SubElement(head, "style").text = style
        header, nav = ET.SubElement(body, "header"), ET.SubElement(body, "nav")
        ET.SubElement(header, "h1").text = TITLE
        ET.SubElement(header, "p").text = SUBTITLE
        ET.SubElement(header, "p", {"class": "about"}).text = ABOUT
        ET.SubElement(header, "p", {"class": "by"}).text = f"Juegos {self.version()}, CC BY 4.0"
        ET.SubElement(nav, "h2").text = "Contents"
        contents, names = ET.SubElement(nav, "ul"), self.names()
        for name in names:
            page = self.page(name, names)
            line = ET.SubElement(ET.SubElement(contents, "li"), "a", href=f"#{_key(name)}")
            line.text = page.findtext(".//h1", "")
            body.append(page)
        return "<!doctype html>" + ET.tostring(root, "unicode", method="html")

    def version(self) -> str:
        """Return the version of the edition, as the EPUB has it."""
        found = re.search(r"ibooks:version\">([^<]+)", (self.folder / "content.opf").read_text())
        return found[1] if found else ""

    def page(self, name: str, names: list[str]) -> ET.Element:
        """Return what is on a page: its ids and links are the book's."""
        article = ET.Element("article", id=_key(name))
        article.extend(_body(_parsed(self.folder / name)))
        for element in article.iter():
            if element is not article and "id" in element.attrib:
                element.set("id", _key(name, element.attrib["id"]))
            if element.tag == "img":
                element.set("src", normpath(join(dirname(name), element.get("src", ""))))
            if element.tag == "a":
                _lead(element, name, names)
        return article


def _parsed(path: Path) -> ET.Element:
    """Return an XHTML file, its names without namespace."""
    root = ET.fromstring(path.read_text(encoding="utf-8"))  # noqa: S314 - of our own making
    for element in root.iter():
        element.tag = element.tag.removeprefix(XHTML)
    return root


def _body(page: ET.Element) -> Iterator[ET.Element]:
    """Yield what the theme has put in the body of a page."""
    for div in page.iter("div"):
        if div.get("class") == "body":
            yield from div
            return
    raise ValueError("a page of the EPUB has no div of the class body")


def _key(name: str, fragment: str = "") -> str:
    """Return the id in the book of a page, or of a place on it."""
    page = name.removesuffix(".xhtml").replace("/", "-")
    return f"{page}--{fragment}" if fragment else page


def _lead(link: ET.Element, name: str, names: list[str]) -> None:
    """Make a link lead to its place in the book, or nowhere if that is not in the book."""
    address = link.get("href", "")
    path, _, fragment = address.partition("#")
    if "://" in path or not address:
        return
    target = normpath(join(dirname(name), path)) if path else name
    if target in names:
        link.set("href", f"#{_key(target, fragment)}")
    else:
        link.tag = "span"
        del link.attrib["href"]


def main() -> None:
    """Write the PDF; the exit code is 1 if the EPUB is not there."""
    folder, out = map(Path, sys.argv[1:3])
    if not (folder / "nav.xhtml").exists():
        sys.exit(f"{folder}: no EPUB there; `python3 noxfile.py epub` makes it")
    os.environ.setdefault("SOURCE_DATE_EPOCH", "0")  # the same input gives the same bytes
    from weasyprint import HTML  # noqa: PLC0415 - only where this is run as a program

    html = Book(folder).html(faces() + STYLE.read_text(encoding="utf-8"))
    out.parent.mkdir(parents=True, exist_ok=True)
    HTML(string=html, base_url=f"{folder.resolve()}/").write_pdf(out)


def faces() -> str:
    """Return the rules that name the files of the text face."""
    return "".join(
        f"@font-face {{ font-family: 'EB Garamond'; font-style: {style}; font-weight: {weight};"
        f" src: url('{(FACES / face / f'EBGaramond_{face}.ttf').as_uri()}') }}"
        for face, style, weight in (
            ("400Regular", "normal", 400),
            ("400Regular_Italic", "italic", 400),
            ("600SemiBold", "normal", 600),
        )
    )


if __name__ == "__main__":
    main()
