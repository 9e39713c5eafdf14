"""Citation formats: a line for people; CSL-JSON, BibTeX and RIS for programs.

All four have the same facts: the id, the version of the edition and its year, the sources of the
object, and for a table the readings in force and the digest. An address is given with the day of
the release, from which on it shows that version, as the day of access.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Sequence
from typing import Any

from juegos.core.message import Message, _, as_message, joined
from juegos.edition.cite import EDITORS, TITLE, Citable, edition, source_names

# kind: its type in CSL, BibTeX and RIS; any other kind is an entry
_TYPES = {
    "edicion": ("book", "misc", "EBOOK"),
    "pasaje": ("chapter", "incollection", "CHAP"),
    "cuadro": ("dataset", "misc", "DATA"),
    "termino": ("entry-dictionary", "incollection", "DICT"),
}
_ENTRY = ("entry-encyclopedia", "incollection", "ENCYC")
_OLD_TITLE = "Libro de los juegos"  # which is Spanish within an English title


def text(record: Citable) -> Message:
    """Return the reference as one line of plain text, whose words can be translated."""
    parts = {
        "author": as_message(record.author),
        "title": as_message(record.title),
        "editors": as_message(EDITORS),
        "version": record.version,
        "year": _year(record),
    }
    if record.kind == "edicion":
        head = _("{author}, {title}, version {version} ({year})", **parts)
    elif record.author == EDITORS:
        head = _("{author}, “{title}”, in Juegos, version {version} ({year})", **parts)
    else:
        date = f"({record.date})"
        # NOTE: date: the year of an old text in brackets, and a note if its words are no original
        head = _(
            "{author}, “{title}” {date}, in Juegos, ed. {editors}, version {version} ({year})",
            date=joined([date, record.hand]) if record.hand else date,
            **parts,
        )
    return joined([joined([head, *_facts(record), *_url(record)], ". "), "."], "")


def _year(record: Citable) -> str:
    return record.released.partition("-")[0]


def _facts(record: Citable) -> list[str]:
    """Return the facts that no format has a field for, each a phrase."""
    facts = [record.ref]
    if record.source and record.kind != "pasaje":
        places = source_names(record.source)
        rests = joined([places, " (", record.hand, ")"], "") if record.hand else places
        facts = [_("{id}, from {sources}", id=record.ref, sources=rests)]
    if record.readings:
        force = ", ".join(f"{crux}={key}" for crux, key in record.readings)
        facts.append(_("Readings: {readings}", readings=force))
    if record.digest:
        facts.append(_("SHA-256 of the CSV begins {digest}", digest=record.digest))
    return facts


def titled(record: Citable) -> str:
    """Return a title for programs that always says when a passage is at second hand."""
    hand = record.hand if record.kind == "pasaje" else ""
    return f"{record.title} [{hand}]" if hand else record.title


def _url(record: Citable) -> list[str]:
    return [record.url] if record.url else []


def _note(record: Citable) -> str:
    return ". ".join([*_facts(record), *([record.note] if record.note else [])])


def _types(record: Citable) -> tuple[str, str, str]:
    return _TYPES.get(record.kind, _ENTRY)


def item(record: Citable) -> dict[str, Any]:
    """Return the reference as an item of CSL-JSON.

    Its title has the id, since styles print no other field as it is; what no style may put into
    capitals is marked so.
    """
    released = {"date-parts": [[int(part) for part in record.released.split("-")]]}
    fields: dict[str, Any] = {
        "id": record.ref,
        "type": _types(record)[0],
        "title": _title_with_id(record),
        "author": [_csl_name(record)],
        "language": record.language,
    }
    if record.kind != "edicion":
        fields["container-title"] = _title_with_id(edition())
    if record.author != EDITORS:
        fields["editor"] = [{"literal": EDITORS}]
    if record.date:
        fields["original-date"] = {"date-parts": [[int(record.date)]]}
    fields |= {"issued": released, "version": record.version, "note": _note(record)}
    return fields | ({"URL": record.url, "accessed": released} if record.url else {})


def _as_written(words: str) -> str:
    """Return words that a style leaves as they are, in the markup of CSL."""
    return f'<span class="nocase">{words}</span>'


def _title_with_id(record: Citable) -> str:
    if record.kind == "edicion":
        return record.title.replace(_OLD_TITLE, _as_written(_OLD_TITLE))
    if record.kind == "pasaje":
        return _as_written(f"{titled(record)} [{record.id}]")
    if record.title.endswith(record.id):
        return record.title.removesuffix(record.id) + _as_written(record.id)
    return f"{record.title} {_as_written(f'[{record.ref}]')}"


def _csl_name(record: Citable) -> dict[str, str]:
    if not record.family:
        return {"literal": record.author}
    return {"family": record.family} | ({"given": record.given} if record.given else {})


def name(record: Citable) -> str:
    """Return the author as lists have it, ``Soumille, Bernard-Laurent``; a whole name as it is."""
    return ", ".join(filter(None, (record.family, record.given))) or record.author


def csl_json(records: Sequence[Citable]) -> str:
    """Return references as a CSL-JSON text, a list of items."""
    return json.dumps([item(record) for record in records], ensure_ascii=False, indent=1) + "\n"


def bibtex(records: Sequence[Citable]) -> str:
    """Return references as BibTeX in UTF-8; a name in double braces is never taken apart."""
    return "\n".join(_bibtex(record) for record in records)


def _bibtex(record: Citable) -> str:
    kind = _types(record)[1]
    holder = "booktitle" if kind == "incollection" else "howpublished"
    fields = {
        "author": _tex(name(record)) if record.given else f"{{{_tex(record.author)}}}",
        "title": f"{{{_tex(titled(record))}}}",
        holder: f"{{{_tex(TITLE)}}}" if record.kind != "edicion" else "",
        "editor": f"{{{_tex(EDITORS)}}}" if record.author != EDITORS else "",
        "origdate": record.date,
        "year": _year(record),
        "language": record.language,
        "version": _tex(record.version),
        "note": _tex(_note(record)),
        "url": record.url,
        "urldate": record.released if record.url else "",
    }
    lines = "".join(f"  {name} = {{{value}}},\n" for name, value in fields.items() if value)
    return f"@{kind}{{{record.ref},\n{lines}}}\n"


_COMMANDS = {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    **{sign: f"\\{sign}" for sign in "{}&%$#_"},
}


def _tex(words: str) -> str:
    """Return words escaped for TeX, with its ligatures (-- is a dash) broken up."""
    escaped = "".join(_COMMANDS.get(sign, sign) for sign in " ".join(words.split()))
    return re.sub(r"(?<=[-'`,<>?!])(?=[-'`,<>])", "{}", escaped)


def ris(records: Sequence[Citable]) -> str:
    """Return references as RIS, one field on each line."""
    return "".join(f"{tag}  - {value}\r\n" for record in records for tag, value in _ris(record))


def _ris(record: Citable) -> list[tuple[str, str]]:
    fields = [
        ("TY", _types(record)[2]),
        ("AU", name(record)),
        ("TI", titled(record)),
        ("T2", TITLE if record.kind != "edicion" else ""),
        ("A2", EDITORS if record.author != EDITORS else ""),
        ("PY", _year(record)),
        ("DA", record.released.replace("-", "/")),
        ("ET", record.version),
        ("LA", record.language),
        ("AN", record.ref),
        ("N1", _note(record)),
        ("UR", record.url),
        ("Y2", record.released.replace("-", "/") if record.url else ""),
    ]
    lines = [(tag, " ".join(value.split())) for tag, value in fields if value.strip()]
    return [*lines, ("ER", "")]


def _lines(records: Sequence[Citable]) -> Message:
    return joined([*map(text, records), ""], "\n")


FORMATS: dict[str, Callable[[Sequence[Citable]], str]] = {
    "text": _lines,
    "bibtex": bibtex,
    "ris": ris,
    "csl-json": csl_json,
}
