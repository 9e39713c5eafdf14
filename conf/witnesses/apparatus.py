"""A critical apparatus of aligned copies: as TEI, in parallel segmentation, and as CSV.

The text is that of most copies at each place, and where they are equally many, of the copy that
comes first: a count, and no judgement of which reading is older. Copies that differ in spelling
alone have the same reading, which is spelled as the first of them has it; every form is in the CSV.
"""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, NamedTuple

from lxml import etree

from conf.edition.document import TEI
from conf.witnesses.tei_import import element

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from conf.edition.document import Element
    from conf.witnesses.copies import Token
    from conf.witnesses.listing import Text

Row = dict[str, "Token"]  # of each copy that has a word at a place of the text, that word
ENCODING_NOTE = (
    "The copies were aligned word by word by CollateX, a law at a time, in the transcriptions named"
    " below, and nobody has corrected the alignment. The lemma is the reading of most copies, and"
    " no judgement of which is older. Spellings of one word, as far as rules can tell them, are one"
    " reading, spelled as the first of its copies has it. A copy that is named in no reading of a"
    " law does not have that law."
)


class Part(NamedTuple):
    """A part of a text: its number, the copies that have it, its places in order."""

    n: int
    copies: tuple[str, ...]
    rows: tuple[Row, ...]


class Reading(NamedTuple):
    """The words of some copies at a place: empty if they omit it."""

    copies: tuple[str, ...]
    text: str


def readings(part: Part, row: Row) -> list[Reading]:
    """Return the readings of a place, that of most copies first."""
    groups: dict[str, list[str]] = {}
    for name in part.copies:
        groups.setdefault(row[name].folded if name in row else "", []).append(name)
    result = [
        Reading(tuple(names), row[names[0]].text if folded else "")
        for folded, names in groups.items()
    ]
    return sorted(result, key=lambda one: -len(one.copies))


def places(part: Part) -> Iterator[list[Reading]]:
    """Yield the readings of each place; consecutive places that divide the copies alike are one."""
    last: list[Reading] = []
    for row in part.rows:
        here = readings(part, row)
        if last and [one.copies for one in last] == [one.copies for one in here]:
            both = zip(last, here, strict=True)
            last = [Reading(one.copies, f"{one.text} {more.text}".strip()) for one, more in both]
        else:
            if last:
                yield last
            last = here
    if last:
        yield last


def established(part: Part) -> list[str]:
    """Return the words of a part in most copies."""
    first = (readings(part, row)[0].text for row in part.rows)
    return [word for word in first if word]


def tei(text: Text, parts: Sequence[Part]) -> bytes:
    """Return the apparatus as a TEI document."""
    root = element("TEI", None, xml_id=f"{text.siglum}.collated", xml_lang=text.language)
    _header(element("teiHeader", root), text)
    body = element("body", element("text", root))
    for part in parts:
        kind = "law" if part.n else "prologue"
        name = f"law-{part.n}" if part.n else kind
        div = element("div", body, type=kind, n=str(part.n), xml_id=name)
        _words(element("p", div), part)
    return etree.tostring(root, encoding="utf-8", xml_declaration=True) + b"\n"


def table(text: Text, parts: Sequence[Part]) -> str:
    """Return every word of every copy as CSV: a row for each place, a column for each copy."""
    out = io.StringIO()
    write = csv.writer(out, lineterminator="\n")
    names = [file.siglum for file in text.files]
    write.writerow(["part", "place", "text", *names])
    for part in parts:
        for n, row in enumerate(part.rows, 1):
            forms = [row[name].text if name in row else "" for name in names]
            write.writerow([part.n, n, readings(part, row)[0].text, *forms])
    return out.getvalue()


def _words(p: Element, part: Part) -> None:
    """Write a part: words of all copies as text, the others as entries."""
    last: Element | None = None
    for here in places(part):
        if len(here) == 1:
            words = f"{here[0].text} "
            if last is None:
                p.text = (p.text or "") + words
            else:
                last.tail = (last.tail or "") + words
            continue
        last = element("app", p)
        for name, one in zip(["lem", *["rdg"] * len(here)], here, strict=False):
            wit = " ".join(f"#{copy}" for copy in one.copies)
            element(name, last, wit=wit).text = one.text or None
        last.tail = " "


def _header(header: Element, text: Text) -> None:
    described = element("fileDesc", header)
    titles = element("titleStmt", described)
    element("title", titles, type="main").text = text.title
    element("title", titles, type="sub").text = "The copies side by side"
    element("author", titles).text = text.author
    availability = element("availability", element("publicationStmt", described))
    availability.getparent().insert(0, availability.makeelement(f"{TEI}distributor"))  # type: ignore[union-attr]
    header[0][1][0].text = "Whoever made it, by conf.witnesses.collation of Juegos"
    licence = f"The words: {text.repository.licence}. Nothing of them is published by Juegos."
    element("licence", availability).text = licence
    source = element("sourceDesc", described)
    copies = element("listWit", source)
    for file in text.files:
        element("witness", copies, xml_id=file.siglum).text = f"{file.shelfmark} ({file.stem})"
    where = f"{text.repository.name}, commit {text.repository.commit}. {text.thanks}"
    element("bibl", source).text = where
    encoding = element("encodingDesc", header)
    element("variantEncoding", encoding, method="parallel-segmentation", location="internal")
    element("p", element("editorialDecl", encoding)).text = ENCODING_NOTE
