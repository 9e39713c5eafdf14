"""Writes what the package knows of the texts: ``python -m conf.make.places``.

In ``juegos/data/edition`` it is ``segments.tsv``, where each segment stands, and ``works.json``,
how the works are named.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from conf import data_files
from conf.edition import corpus
from conf.publish import citations
from conf.sphinx.directives.base import authors
from juegos.core.source import Locus

COMMAND = "python -m conf.make.places"
SEGMENTS, WORKS = "edition/segments.tsv", "edition/works.json"
DOCS = Path(__file__).resolve().parents[2] / "docs"
# The fields of juegos.edition.cite.Work, in its order.
REQUIRED = ("author", "title", "date", "unit")
OPTIONAL = "paged front language printed renderer rendered_in doubt family".split()


def works() -> dict[str, dict[str, str]]:
    """Return the fields of each work of the corpus."""
    return {siglum: _fields(work) for siglum, work in corpus.load().works.items()}


def _fields(work: Mapping[str, Any]) -> dict[str, str]:
    """Return the fields of a work that are not empty, and the required ones."""
    fields = {field: str(work.get(field, "")) for field in (*REQUIRED, *OPTIONAL)}
    fields["unit"] = str(work.get("locus_unit", ""))
    if key := fields["rendered_in"]:
        fields["rendered_in"] = str(corpus.load().cited(key)["title"])
    return {field: value for field, value in fields.items() if value or field in REQUIRED}


def cited() -> dict[str, str]:
    """Return the short names of the works that are cited, by their keys."""
    return {key: _short_name(work) for key, work in sorted(corpus.load().bibliography.items())}


def _short_name(work: Mapping[str, Any]) -> str:
    """Return what a reference in any language calls a work: ``Schadd et al. 2008``."""
    called = work.get("custom", {}).get("called")
    first, *others = [called] if called else authors(work) or [_title(work)]
    named = f"{first} et al." if len(others) > 1 else " & ".join([first, *others])
    return f"{named} {work.get('issued', {}).get('date-parts', [['']])[0][0]}".strip()


def _title(work: Mapping[str, Any]) -> str:
    return str(work.get("title") or work["container-title"])


def of_the_corpus() -> dict[str, tuple[Locus, ...]]:
    """Return the segments of all texts with their lines."""
    return {
        segment.id: citations.ranges(segment.lines)
        for division in corpus.load().divisions
        for segment in (division.title_segment, *division.segments)
        if segment
    }


def described() -> list[str]:
    """Return the leaves that a page describes, by the directives of the pages."""
    pages = sorted(DOCS.rglob("*.md"))
    leaves = (re.findall(r"\{j:folio\} (\S+)", page.read_text("utf-8")) for page in pages)
    return sorted(leaf for some in leaves for leaf in some)


def write() -> None:
    """Write both files."""
    rows = [(id, "+".join(map(str, loci))) for id, loci in of_the_corpus().items()]
    data_files.write_rows(SEGMENTS, COMMAND, "id, where it stands", rows)
    parts = {"works": works(), "cited": cited(), "described": described()}
    data_files.write_json(WORKS, COMMAND, None, **parts)


if __name__ == "__main__":
    write()
