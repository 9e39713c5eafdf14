"""Checks the texts of ``corpus/`` against our subset of TEI, and the lists beside them.

``python -m conf.edition.tei`` prints every fault, one a line, and ends with 2 if there is any.
"""

from __future__ import annotations

import re
import sys
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from conf.edition import entries, recount
from conf.edition.document import (
    ID,
    LANGUAGES,
    ROOT,
    XML,
    Document,
    Element,
    TeiError,
    below,
    leaf_order,
    read,
    tag_of,
    texts,
    toml,
)
from juegos.core.errors import BadNotation, nearest
from juegos.core.source import Locus
from juegos.edition.places import described_leaves

if TYPE_CHECKING:
    from collections.abc import Container, Iterable, Iterator, Mapping


def check(folder: Path, root: Path = ROOT) -> list[TeiError]:
    """Return every fault of the texts in one work's folder, in order of file and line."""
    try:
        cruces, terms = entries.cruces(folder, root), entries.terms(folder, root)
    except TeiError as fault:
        return [fault]
    lines = {f"crux:{crux.id}" for crux in cruces}
    lines |= {f"term:{term.id.removeprefix('term.')}" for term in terms}
    faults: list[TeiError] = []
    documents: list[Document] = []
    for path in texts(folder):
        try:
            document = read(path, root)
            others = {lang: read(path.with_suffix(f".{lang}.xml"), root) for lang in LANGUAGES}
        except TeiError as fault:
            faults.append(fault)
            continue
        except FileNotFoundError as fault:
            missing = Path(str(fault.filename)).name
            faults.append(
                TeiError(path.relative_to(root), 1, f"its translation {missing} is missing")
            )
            continue
        documents.append(document)
        faults += _all(document, lines)
        for lang, other in others.items():
            faults += [*_subset(other), *_ids(other), *_references(other, lines)]
            faults += _pairs(document, other, lang)
    if len(documents) == len(texts(folder)):  # else many would seem to stand nowhere
        faults += _places(below(folder / "cruces.toml", root), cruces, documents)
    return sorted(faults, key=lambda fault: fault.place)


def _places(
    file: Path, cruces: Mapping[entries.Crux, int], documents: Iterable[Document]
) -> Iterator[TeiError]:
    """Yield cruces without a place, neither in a text nor on a leaf that a page describes."""
    ids = {element.get(ID) for document in documents for element in document.body.iter()}
    for crux, line in cruces.items():
        for place in (crux.locus, *crux.also):
            try:
                locus = Locus.parse(place)
            except BadNotation as fault:
                yield TeiError(file, line, f"the crux {crux.id!r}: {fault}")
                continue
            last = locus.anchor.rpartition(".")[0] + f".{locus.lines[1]}" if locus.lines else ""
            there = {locus.anchor, last or locus.anchor} <= ids
            if crux.printed and not there:
                near = nearest(locus.anchor, [id for id in ids if id and id[1:2].isdecimal()])
                message = f"the crux {crux.id!r}: no text has the place {place!r}; {near}"
                yield TeiError(file, line, message)
            elif not (there or f"{locus.work}:{locus.leaf}" in described_leaves()):
                message = f"the crux {crux.id!r}: no page tells of the leaf of {place!r}"
                yield TeiError(file, line, f"{message}; {nearest(place, described_leaves())}")


def _all(document: Document, container: Container[str]) -> Iterator[TeiError]:
    yield from _subset(document)
    yield from _ids(document)
    yield from _references(document, container)
    yield from _milestones(document)
    yield from recount.numbers(document)
    yield from recount.throws(document)


@cache
def _schema(name: str) -> dict[str, dict[str, Any]]:
    return toml(ROOT / "corpus" / "schema" / name)


def _subset(document: Document) -> Iterator[TeiError]:
    """Yield elements and attributes that the subset does not have, or not in this place."""
    subset = _schema("subset.toml")
    for element in document.body.iter():
        tag, above = tag_of(element), element.getparent()
        rule = subset.get(tag)
        if rule is None:
            yield document.error(element, f"<{tag}> is not in corpus/schema/subset.toml")
            continue
        parent = "" if above is None else tag_of(above)
        if parent not in rule["in"]:
            where = ", ".join(f"<{one}>" for one in rule["in"])
            yield document.error(element, f"<{tag}> stands in <{parent}>; it may in {where}")
        allowed, required = rule.get("attributes", []), rule.get("required", [])
        attributes = {key.replace(XML, "xml:"): value for key, value in element.items()}
        for key in sorted(set(attributes) - set(allowed)):
            may = ", ".join(allowed) or "none"
            yield document.error(element, f"<{tag}> has @{key}; it may have {may}")
        for key in required:
            if not attributes.get(key):
                yield document.error(element, f"<{tag}> wants @{key}")


def _ids(document: Document) -> Iterator[TeiError]:
    """Yield ids that are used twice."""
    seen: dict[str, int] = {}
    for element in document.root.iter():
        if name := element.get(ID):
            if name in seen:
                yield document.error(element, f'xml:id="{name}" is taken by line {seen[name]}')
            seen.setdefault(name, document.lines[element])


def _references(document: Document, container: Container[str]) -> Iterator[TeiError]:
    """Yield references to unknown terms and cruces, and malformed ids of rules."""
    for element in document.body.iter("term"):
        ref = element.get("ref", "")
        if ref not in container:
            yield document.error(element, f"no {ref!r} in glosario.toml; ref is 'term:' and an id")
    for element in document.body.iter("seg"):
        crux = element.get("type") == "crux"
        for ref in element.get("ana", "").split() or [""] * crux:
            if crux and ref not in container:
                yield document.error(
                    element, f"no {ref!r} in cruces.toml; ana is 'crux:' and an id"
                )
            if not crux and not re.fullmatch(r"rule:[a-z-]+\.[a-z0-9-]+", ref):
                yield document.error(
                    element, f"{ref!r} names no rule; one looks like 'rule:azar.dada'"
                )


def _milestones(document: Document) -> Iterator[TeiError]:
    """Yield pages and lines out of order, and ids that do not match their place."""
    leaf, column, last = "", "", dict[str, int]()
    for element in document.body.iter():
        n, name = element.get("n", ""), element.get(ID)
        right: str | None = None
        if element.tag in {"pb", "milestone"}:
            if leaf and leaf_order(n) != leaf_order(leaf) + 1:
                yield document.error(element, f"page {n} follows page {leaf}")
            leaf, right, last = n, f"f{n}", {}
        elif element.tag == "cb":
            column = n
            right = None if column in last else f"f{leaf}.{n}"
            last.setdefault(column, 0)
        elif element.tag == "lb":
            last[column] = last.get(column, 0) + 1
            if n != str(last[column]):
                place = f"{leaf}.{column}"
                yield document.error(element, f"line {n} of {place} should be {last[column]}")
                last[column] = int(n) if n.isdecimal() else last[column]
            right = f"f{leaf}.{column}.{n}"
        elif element.tag == "gap" and element.get("unit") in {"lines", "pages"}:
            quantity = element.get("quantity", "")
            if not quantity.isdecimal():
                wrong = f"quantity={quantity!r} should be how many {element.get('unit')}"
                yield document.error(element, wrong)
                continue
            leaf, last[column] = _after(element, leaf, last.get(column, 0))
            continue
        else:
            continue
        if name != right:
            yield document.error(element, f"the id {name!r} should be {right!r}")


def _after(gap: Element, leaf: str, line: int) -> tuple[str, int]:
    """Return the page and the line at which a gap ends: whole pages, or lines of one page."""
    quantity = int(gap.get("quantity", "0"))
    if gap.get("unit") == "pages":
        return str(int(leaf) + quantity), line
    return leaf, line + quantity


def _pairs(document: Document, other: Document, lang: str) -> Iterator[TeiError]:
    """Yield segments without a translation, and translations of nothing."""
    name = document.path.name
    theirs = {seg.get("corresp"): seg for seg in other.segments()}
    ours = [str(seg.get(ID)) for seg in document.segments()]
    for seg in document.segments():
        wanted = f"{name}#{seg.get(ID)}"
        pair = theirs.pop(wanted, None)
        if pair is None:
            yield document.error(
                seg,
                f"{seg.get(ID)} has no translation in {other.path.name}; "
                f'it wants a <seg corresp="{wanted}">',
            )
        elif pair.get(ID) != (right := f"{seg.get(ID)}.{lang}"):
            yield other.error(pair, f"the id {pair.get(ID)!r} should be {right!r}")
    for corresp, seg in theirs.items():
        yield other.error(seg, f"translates {corresp!r}, which is no segment of {name}")
    order = [str(seg.get("corresp")).partition("#")[2] for seg in other.segments()]
    if not theirs and sorted(order) == sorted(ours) and order != ours:
        place = next(
            seg
            for seg, here, there in zip(other.segments(), order, ours, strict=True)
            if here != there
        )
        yield other.error(place, "the translations should stand in the order of the text")


def main() -> int:
    """Print the faults of every work; return 2 if there is any."""
    folders = sorted({path.parent for path in (ROOT / "corpus").glob("*/*.xml")})
    faults = [fault for folder in folders for fault in check(folder)]
    for fault in faults:
        print(fault)
    return 2 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
