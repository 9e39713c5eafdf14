"""Everything that can be cited: the records of ``juegos.edition.cite`` and of the corpus.

A record goes by its kind and its name in the domain; a passage by the id of its segment
(``azar.s2``), because its lines are what the record itself names.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cache, partial
from itertools import groupby
from typing import Any

from conf.claims import CHECKS, verdict
from conf.claims.verdict import Veredicto
from conf.edition import corpus
from conf.edition.entries import Term
from juegos import catalogue
from juegos.core.source import Locus
from juegos.edition import cite
from juegos.edition.cite import Citable

EDITION = "juegos"
OF_WORKS = {"pasaje", "termino", "veredicto"}


@cache
def makers() -> dict[tuple[str, str], Callable[[], Citable]]:
    """Return the maker of each record, by kind and name; nothing is computed before the call."""
    words = corpus.load()
    callables: dict[tuple[str, str], Callable[[], Citable]] = {}
    for division in words.divisions:
        for segment in (division.title_segment, *division.segments):
            if segment:
                callables["pasaje", segment.id] = partial(passage, segment)
    for crux in words.cruces:
        place = Locus.parse(crux.locus)
        callables["crux", crux.id] = partial(cite.as_citable, "crux", crux.id, place)
    for term in words.terms:
        callables["termino", term.id.removeprefix("term.")] = partial(_term, term)
    for check in CHECKS:
        callables["veredicto", check.id] = partial(_verdict, check.id)
    for ref, make in cite.record_makers().items():
        kind, _, name = ref.partition(":")
        callables[kind, name] = make
    return callables


@cache
def record(kind: str, name: str) -> Citable:
    """Return one record; raises ``UnknownId``."""
    result = makers()
    if (kind, name) not in result:
        raise corpus.UnknownId(f"{kind} to cite", name, {n: "" for k, n in result if k == kind})
    return result[kind, name]()


def volume(record: Citable) -> str:
    """Return the name of the file that contains a reference: a game, a work, or the edition.

    Rules, tables and cruces go with their game; passages, terms and verdicts with their work; what
    belongs to several games with the edition.
    """
    head = record.id.partition(".")[0]
    if record.kind not in OF_WORKS and head in catalogue.CATALOGUE:
        return head
    works = (at.work for at in record.source if at.work in cite.WORKS)
    return next(works, EDITION) if record.kind != "cuadro" else EDITION


def passage(segment: corpus.Segment) -> Citable:
    """Return the record of a segment, with the credit for its transcription."""
    result = cite.segment(segment.id)
    credit = work(result.source[0].work).get("credit", "")
    return replace(result, note=". ".join(filter(None, (result.note, credit))))


def credit(siglum: str) -> str:
    """Return the credit for the words of a work: its transcriber, or its rendering."""
    value = cite.WORKS[siglum]
    if not value.hand:
        return str(work(siglum)["credit"])
    return f"{value.hand[:1].upper()}{value.hand[1:]}. {value.doubt}"


def work(siglum: str) -> Mapping[str, Any]:
    """Return the entry of a work in ``siglas.toml``."""
    return corpus.load().work(siglum)


def ranges(lines: tuple[str, ...]) -> tuple[Locus, ...]:
    """Return lines as ranges, one for each column: ``ldj:67r.a.20-23``, ``ldj:67r.b.1-2``."""
    loci = map(Locus.parse, lines)
    columns = groupby(loci, key=lambda locus: (locus.work, locus.leaf, locus.column))
    return tuple(_range(list(group)) for _, group in columns)


def _range(lines: list[Locus]) -> Locus:
    first, last = lines[0].lines, lines[-1].lines
    return replace(lines[0], lines=(first[0], last[1]) if first and last else None)


def of_verdict(one: Veredicto) -> Citable:
    """Return the record of a verdict."""
    return cite.as_citable("veredicto", one.id, Locus.parse(one.locus))


def _verdict(id: str) -> Citable:
    return of_verdict(verdict(id))


def _term(term: Term) -> Citable:
    return Citable("termino", term.id, term.lemma, source=(Locus.parse(term.first),))
