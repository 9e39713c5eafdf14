"""The books of the edition as PDFs, from the pages of the EPUB: ``python -m conf.book.pdf``.

``python -m conf.book.pdf build/epub OUT dados`` makes one, without ``dados`` all. It runs where
WeasyPrint is (the session ``pdf``). All words are those of the EPUB, in its language.
"""

from __future__ import annotations

import os
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from posixpath import dirname, join, normpath

from conf.command import run
from conf.release_date import EPOCH
from juegos import __released__, __version__

XHTML = "{http://www.w3.org/1999/xhtml}"
ROOT = Path(__file__).resolve().parents[2]
STYLE = Path(__file__).parent / "pdf.css"
FACES = ROOT / "conf/node_modules/@expo-google-fonts/eb-garamond"
PARTS = ("dados", "alquerque", "tablas", "naipes")  # the folders of the four books


@dataclass(frozen=True)
class Book:
    """The pages of an unpacked EPUB, of which those of one part make the book."""

    folder: Path
    part: str

    @property
    def name(self) -> str:
        """Its file name, like that of the EPUB: ``juegos-1.0.0-es-dados.pdf``."""
        (epub,) = self.folder.glob("*.epub")
        return f"{epub.stem}-{self.part}.pdf"

    def names(self) -> list[str]:
        """Return the pages of the book, in the order of the table of contents.

        What all parts have in common follows: the works cited, and the glossary where the part
        has none of its own.
        """
        links = _parsed(self.folder / "nav.xhtml").iter("a")
        names = dict.fromkeys(link.get("href", "").partition("#")[0] for link in links)
        own = [name for name in names if name.startswith(f"{self.part}/")]
        common = ["bibliografia.xhtml"]
        if f"{self.part}/glosario.xhtml" not in own:
            common.insert(0, "glosario.xhtml")
        return [*own, *(name for name in common if name in names)]

    def html(self, style: str = "") -> str:
        """Return the book as one HTML document, under the rules of a style sheet."""
        names, language = self.names(), _parsed(self.folder / "nav.xhtml").get("lang", "")
        pages = [self.page(name, names) for name in names]
        titles = [_title(page) for page in pages]
        root = ET.Element("html", lang=language)
        head, body = ET.SubElement(root, "head"), ET.SubElement(root, "body")
        ET.SubElement(head, "meta", charset="utf-8")
        ET.SubElement(head, "title").text = titles[0]
        for name, content in (
            ("author", self.dublin_core("creator")),
            ("dcterms.created", __released__),
        ):
            ET.SubElement(head, "meta", name=name, content=content)
        if style:
            ET.SubElement(head, "style").text = style
        body.append(self._front(titles[0]))
        body.append(self._contents(dict(zip(names, titles, strict=True))))
        body.extend(pages)
        return "<!doctype html>" + ET.tostring(root, "unicode", method="html")

    def _front(self, title: str) -> ET.Element:
        """Return the first page: the part, the edition, its version and licence."""
        front = ET.Element("header")
        ET.SubElement(front, "h1").text = title
        ET.SubElement(front, "p").text = self.dublin_core("title")
        ET.SubElement(front, "p", {"class": "about"}).text = self.dublin_core("description")
        version = f"{__version__}, {__released__}"
        ET.SubElement(front, "p", {"class": "by"}).text = f"Juegos {version}, CC BY 4.0"
        return front

    def _contents(self, titles: dict[str, str]) -> ET.Element:
        nav = ET.Element("nav")
        heading = _parsed(self.folder / "nav.xhtml").findtext(".//h1", "")
        ET.SubElement(nav, "h2").text = heading
        contents = ET.SubElement(nav, "ul")
        for name, title in titles.items():
            line = ET.SubElement(contents, "li")
            ET.SubElement(line, "a", href=f"#{_key(name)}").text = title
        return nav

    def dublin_core(self, name: str) -> str:
        """Return an element of Dublin Core in the description of the EPUB."""
        opf = ET.parse(self.folder / "content.opf").getroot()  # noqa: S314 - of our own making
        return opf.findtext(f".//{{http://purl.org/dc/elements/1.1/}}{name}", "")

    def page(self, name: str, names: list[str]) -> ET.Element:
        """Return the content of a page, with its ids and links made unique in the book."""
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


def _title(page: ET.Element) -> str:
    """Return the words of the heading of a page."""
    return " ".join("".join(next(page.iter("h1")).itertext()).split())


def _body(page: ET.Element) -> Iterator[ET.Element]:
    """Yield the elements that the theme has put into the body of a page."""
    for div in page.iter("div"):
        if div.get("class") == "body":
            yield from div
            return
    raise ValueError("a page of the EPUB has no div of the class body")


def _key(name: str, fragment: str = "") -> str:
    """Return the id of a page, or of a place on it, in the book."""
    page = name.removesuffix(".xhtml").replace("/", "-")
    return f"{page}--{fragment}" if fragment else page


def _lead(link: ET.Element, name: str, names: list[str]) -> None:
    """Make a link lead to its place in the book, or nowhere if that is outside."""
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


def main(epub: str, pdf: str, *parts: str) -> None:
    """Write into a folder the PDF of each part that is named, or of all.

    Raises:
        FileNotFoundError: no EPUB is there.
        ValueError: there is no such part.
    """
    folder, out = Path(epub), Path(pdf)
    if not (folder / "nav.xhtml").exists():
        raise FileNotFoundError(f"{folder}: no EPUB there; `python3 noxfile.py epub` makes it")
    if unknown := sorted({*parts} - {*PARTS}):
        raise ValueError(f"{unknown[0]}: no such part; there are {', '.join(PARTS)}")
    os.environ.setdefault("SOURCE_DATE_EPOCH", EPOCH)  # the same input gives the same bytes
    from weasyprint import HTML  # noqa: PLC0415 - only where this is run as a program

    style = faces() + STYLE.read_text(encoding="utf-8")
    out.mkdir(parents=True, exist_ok=True)
    for book in (Book(folder, part) for part in parts or PARTS):
        whole = HTML(string=book.html(style), base_url=f"{folder.resolve()}/")
        whole.write_pdf(out / book.name, pdf_tags=True)


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
    sys.exit(run(main, sys.argv[1:]))
