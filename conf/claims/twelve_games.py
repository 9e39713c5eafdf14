"""“These twelve games” (71v): the games counted by rubric and by the text."""

from __future__ import annotations

from itertools import takewhile

from conf.claims.text import claim, numbers
from conf.claims.verdict import Finding, agrees
from conf.edition.corpus import Corpus
from juegos.core.message import _, _n, join_sentences


def doce(corpus: Corpus) -> Finding:
    """Count the rubrics, the games that they name, and the games that the text describes."""
    claim_made = claim(corpus, "cierre.s1", "En estos", "iuegos")
    (number,) = numbers(claim_made.words, 1)
    before = takewhile(lambda d: d.id != "cierre", corpus.divisions)
    games = [d for d in before if d.kind == "game"]
    heads = [s for d in games for s in (d.title_segment, *d.segments) if s and s.heading]
    named = {term.get("ref") for head in heads for term in head.element.iter("term")}
    plain = [head for head in heads if head.element.find(".//term") is None]
    unnamed = [d.id for d in games if d.title_segment is None]
    return agrees(
        claim_made,
        join_sentences(
            _("The text says {said}.", said=number),
            _n(
                "It describes {count} game, {unnamed} of them under the rubric of another.",
                "It describes {count} games, {unnamed} of them under the rubric of another.",
                len(games),
                unnamed=len(unnamed),
            ),
            _n(
                "{count} rubric heads them: {naming} name {games}, {plain} say only “in "
                "another manner”.",
                "{count} rubrics head them: {naming} name {games}, {plain} say only “in "
                "another manner”.",
                len(heads),
                naming=len(heads) - len(plain),
                games=_n("{count} game", "{count} games", len(named)),
                plain=len(plain),
            ),
        ),
        holds=number == len(games),
    )
