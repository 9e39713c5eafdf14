"""The description of the data: ``datapackage.json``, a tabular data package (Frictionless v1).

It describes every table, the aligned segments of every text, and the lists of the apparatus. Its
paths are taken from where it lies, and it lies at the root, of the site as of the archive.
"""

from __future__ import annotations

import hashlib
import json
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from conf.publish import apparatus, citations, concordance, positions, texts
from juegos import __released__, __version__
from juegos.edition import cite
from juegos.edition.cite import EDITORS, TITLE, WORKS, digest

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from conf.claims.concordance import Line
    from conf.claims.worked_positions import Result
    from conf.publish.texts import Section
    from juegos.core.table import Cell, Table

NAME = "datapackage.json"
PROFILE = "tabular-data-package"
CC_BY = {
    "name": "CC-BY-4.0",
    "title": "Creative Commons Attribution 4.0 International",
    "path": "https://creativecommons.org/licenses/by/4.0/",
}
TERMS = (
    "The licence is that of what is ours. The description of each text says whose its words are; "
    "LICENSE-TEXTS says what that means for whoever uses them again."
)
TSV = {"delimiter": "\t", "doubleQuote": True}
SEGMENTS = {
    "id": "Id of the segment, as it is cited.",
    "locus": "Where its words are: work, leaf, column, lines; parts joined by +.",
    "original": "The words, abbreviations expanded.",
    "regularised": "The same words as they are spelled today.",
    "es": "Translation into Spanish.",
    "en": "Translation into English.",
    "fr": "Translation into French.",
}


def description(
    tabular: Iterable[dict[str, Any]], answers: Iterable[Result], lines: Iterable[Line]
) -> str:
    """Return the package's descriptor as a JSON text.

    Each table is given as ``tabled`` has it. The answers are those on positions of treatises, the
    lines those of the concordance.
    """
    package = {
        "profile": PROFILE,
        "name": "juegos",
        "title": TITLE,
        "description": TERMS,
        "version": __version__,
        "created": f"{__released__}T00:00:00Z",
        "contributors": [{"title": EDITORS, "role": "author"}],
        "licenses": [CC_BY],
        "resources": [
            *(_segments(section) for section in texts.sections()),
            *_apparatus(),
            *_answers(answers, lines),
            *tabular,
        ],
    }
    return json.dumps(package, ensure_ascii=False, indent=1) + "\n"


def _segments(section: Section) -> dict[str, Any]:
    hand = WORKS[section.siglum].hand
    described = SEGMENTS | (
        {"original": f"Not the original, but its words {hand}."} if hand else {}
    )
    if not section.printed:
        described |= dict.fromkeys(
            ("original", "regularised"), "Empty: the words are not printed here."
        )
    fields = [{"name": k, "type": "string", "description": v} for k, v in described.items()]
    schema = {"fields": fields, "primaryKey": "id"}
    return {
        **_file(f"{section.id}.segments", f"{section.folder}.segments.tsv"),
        "title": f"{section.title}: segments, aligned",
        "description": section.terms,
        **_bytes(texts.tsv(texts.rows(section))),
        "format": "tsv",
        "mediatype": "text/tab-separated-values",
        "dialect": TSV,
        "sources": [{"title": citations.credit(section.siglum)}],
        "schema": schema,
    }


def _apparatus() -> Iterator[dict[str, Any]]:
    """Yield the resources of lines, variants and readings; no field of theirs is a key."""
    for name, (title, value, whole) in apparatus.TITLES.items():
        yield {
            **_file(name.rpartition("/")[2], f"{name}.csv"),
            "title": title,
            **_csv(apparatus.table(name)),
            "schema": _schema(value, [], whole),
        }


def _answers(answers: Iterable[Result], lines: Iterable[Line]) -> Iterator[dict[str, Any]]:
    """Yield the resources of the positions of treatises and of the concordance."""
    yield {
        **_file("posiciones", f"{positions.NAME}.csv"),
        "title": "Positions of the treatises of trictrac, with what they say of them and our count",
        **_csv(positions.table(answers)),
        "sources": [{"title": title} for title in positions.works()],
        "schema": _schema(positions.FIELDS, ["id", "asks", "of"], ("nth",), positions.ONE_OF),
    }
    yield {
        **_file("concordancia", f"{concordance.NAME}.csv"),
        "title": "Figures that old works print about the games, each beside ours",
        **_csv(concordance.table(lines)),
        "schema": _schema(concordance.FIELDS, ["id"], one_of=concordance.ONE_OF),
    }


def _csv(text: str) -> dict[str, Any]:
    return {**_bytes(text), "format": "csv", "mediatype": "text/csv"}


def _schema(
    lines: Mapping[str, str],
    key: list[str],
    whole: Sequence[str] = (),
    one_of: Mapping[str, Iterable[str]] = MappingProxyType({}),
) -> dict[str, Any]:
    """Return the schema of a file with its key, if any.

    ``whole`` names its integer fields; ``one_of`` has the values that a field can have.
    """
    fields = [
        {
            "name": name,
            "type": "integer" if name in whole else "string",
            "description": what,
            **({"constraints": {"enum": [*one_of[name]]}} if name in one_of else {}),
        }
        for name, what in lines.items()
    ]
    return {"fields": fields, **({"primaryKey": key} if key else {})}


def table_resource(table: Table) -> dict[str, Any]:
    """Return the resource of a table, with the readings and digest of its reference."""
    sources = [{"title": cite.place_name(locus)} for locus in table.source]
    return {
        **_file(table.id, f"cuadros/{table.id}.csv"),
        "title": table.title,
        "description": f"Units: {table.unit}. Made by {table.made_by}.",
        **_bytes(table.csv()),
        "format": "csv",
        "mediatype": "text/csv",
        **({"sources": sources} if sources else {}),
        "readings": dict(table.readings),
        "digest": digest(table),
        "schema": {"fields": fields(table)},
    }


def _file(name: str, path: str) -> dict[str, Any]:
    return {"profile": "tabular-data-resource", "name": name, "path": path, "encoding": "utf-8"}


def _bytes(text: str) -> dict[str, Any]:
    data = text.encode()
    return {"bytes": len(data), "hash": f"sha256:{hashlib.sha256(data).hexdigest()}"}


def fields(table: Table) -> list[dict[str, str]]:
    """Return name and type of each column of a table's CSV; an exact fraction is a string."""
    result = []
    for i, (name, both) in enumerate(zip(table.columns, table.fractions(), strict=True)):
        cells = [row[i] for row in table.rows]
        result.append({"name": name, "type": "string" if both else _type(cells)})
        if both:
            result.append({"name": f"{name} (decimal)", "type": _decimals(cells)})
    return result


def _type(cells: list[Cell]) -> str:
    return "integer" if all(isinstance(cell, int) for cell in cells) else "string"


def _decimals(cells: list[Cell]) -> str:
    return "string" if any(isinstance(cell, str) for cell in cells) else "number"
