"""Every rule stands on words of the corpus, and no id dangles between text and rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product

import pytest

from conf.edition.corpus import Corpus, Segment, load
from conf.sphinx.directives.works import traced
from juegos import catalogue
from juegos.core.source import Crux, Locus, Rule, Standing
from tests.help.laws import explore
from tests.help.sweeps import each

SLUGS = list(catalogue.CATALOGUE)
RULES = [rule for slug in SLUGS for rule in catalogue.game(slug).rules]
CRUCES = [crux for slug in SLUGS for crux in catalogue.game(slug).cruces]
BOTH: list[Rule | Crux] = [*RULES, *CRUCES]
TEXT = load()
# What rests on words that the edition prints; the rest cites a work, or a leaf that is told of.
PRINTED = [rule for rule in RULES if TEXT.prints(rule.locus) and rule.words]
ELSEWHERE = [item for item in BOTH if not TEXT.prints(item.locus)]
# Games whose every place is printed: those of dice, and the greatest alquerque.
OF_TEXTS = [
    slug for slug in SLUGS if all(map(TEXT.prints, map(Locus.parse, catalogue.entry(slug).loci)))
]
STATED = [rule for rule in PRINTED if rule.standing is Standing.STATED]
IN_TEXT = [crux for crux in CRUCES if crux.id in {entry.id for entry in TEXT.cruces}]
# Who may be cited as proposing a reading, besides works and bibliography: ourselves.
OURSELVES = "juegos"
# What a rule of the text cannot say: it tells of this board, or of what the text leaves out.
OURS = re.compile(r"\bhere\b|this (board|table)\b|\bnot (said|say)\b|\bby some readings\b")
# Stated rules that rest on words of an open crux, or come into play by its readings. Each was read
# beside the text, and repeats its words without taking a side: with how many dice, who goes on,
# what is thrown again, what counts as a pair, it leaves as open as they do.
AS_OPEN = {
    *("mayores.gana", "menores.gana", "tanto.casos", "azar.encuentro", "marlota.propia"),
    *("triga.triga", "triga.altas", "triga.bajas", "triga.par", "triga.tomada", "triga.misma"),
    *("triga.propia", "triga.carrera", "triga.gana", "triga.pierde", "par-con-as.gana"),
    *("panquist.paradas", "panquist.propia", "medio-azar.tanto", "medio-azar.sube"),
    *("medio-azar.cadauno", "medio-azar.encuentro", "medio-azar.todos", "medio-azar.comienzo"),
    *("guirguiesca.tanto", "guirguiesca.encuentro"),
    *("alquerque.primera", "alquerque.cadena", "alquerque.tablas"),
}
CHOICE = re.compile(r"\b([a-z-]+)=([a-z0-9-]+)")  # a reading, as rules name it


@pytest.fixture(scope="module")
def corpus() -> Corpus:
    """The corpus of this repository."""
    return load()


def lines(locus: Locus) -> set[str]:
    """Return the lines of a locus, each as the text of its own locus."""
    first, last = locus.lines or (0, -1)
    here = range(first, last + 1)
    return {str(Locus(locus.work, locus.leaf, locus.column, (n, n))) for n in here}


def segments(corpus: Corpus) -> Iterator[Segment]:
    """Yield all segments of the text."""
    for division in corpus.divisions:
        yield from filter(None, (division.title_segment, *division.segments))


@each("item", ELSEWHERE)
def test_what_is_not_printed_is_cited(corpus: Corpus, item: Rule | Crux) -> None:
    """A rule or crux without printed words cites a leaf of our works or the bibliography."""
    value = corpus.works if item.locus.leaf else ()
    assert item.locus.work in {*value, *corpus.bibliography}


def test_only_what_is_supplied_has_no_words() -> None:
    """A rule whose place is printed quotes it, unless the words say nothing of it."""
    silent = {rule for rule in RULES if TEXT.prints(rule.locus) and not rule.words}
    assert {rule.standing for rule in silent} <= {Standing.SUPPLIED}


@each("rule", RULES)
def test_rule_quotes_nothing_but_the_corpus(rule: Rule) -> None:
    """A rule whose place is not printed has no words: it rests on the place alone."""
    assert not rule.words or rule in PRINTED, f"{rule.locus} is not printed here"


@each("rule", PRINTED)
def test_words_of_a_rule_stand_at_its_locus(corpus: Corpus, rule: Rule) -> None:
    """The words are printed there, letter by letter, and begin on its first line."""
    at = rule.locus
    assert rule.words in corpus.text(str(at))
    first, last = at.lines or (0, 0)
    if first < last:
        later = str(Locus(at.work, at.leaf, at.column, (first + 1, last)))
        assert rule.words not in corpus.text(later), f"not {at}, but {later}"


@each("crux", [c for c in CRUCES if TEXT.prints(c.locus)])
def test_crux_on_printed_words_is_in_the_corpus(corpus: Corpus, crux: Crux) -> None:
    """A switch that rests on printed words has its entry, with the evidence, in cruces.toml."""
    assert corpus.crux(crux.id).words


@each("crux", IN_TEXT)
def test_crux_is_the_same_in_text_and_rules(corpus: Corpus, crux: Crux) -> None:
    """A crux of rules and text is a switch in cruces.toml, at the same locus, with its words."""
    entry = corpus.crux(crux.id)
    assert entry.switch
    assert entry.locus == str(crux.locus)
    assert not entry.printed or entry.words in corpus.text(entry.locus)
    assert not entry.readings, "the readings of a switch are those of the rules package"


@each("crux", CRUCES)
def test_readings_are_by_somebody_known(corpus: Corpus, crux: Crux) -> None:
    """Each reading is by a work or witness, an entry of the bibliography, or, alone, ourselves."""
    sources = {*corpus.works, *corpus.witnesses, *corpus.bibliography}
    for reading in crux.readings:
        assert reading.by == OURSELVES or {*reading.by.split()} <= sources, f"{reading.key}"


def test_nothing_rests_on_a_work_that_nobody_can_look_up(corpus: Corpus) -> None:
    """No rule or reading is that of a work without a known title: who tells of it is named."""
    untraced = {key for key, work in corpus.bibliography.items() if not traced(work)}
    assert not [item.id for item in BOTH if item.locus.work in untraced]
    held = [(crux.id, r.key, r.by) for crux in CRUCES for r in crux.readings]
    assert not [one for one in held if {*one[2].split()} & untraced]


@each("slug", SLUGS)
def test_who_states_a_reading_holds_it(slug: str) -> None:
    """A stated rule of a reading stands in a work that holds it: what nobody holds is ours."""
    game = catalogue.game(slug)
    by = {(c.name, reading.key): reading.by for c in game.cruces for reading in c.readings}
    for rule in (rule for rule in game.rules if rule.standing is Standing.STATED):
        holders = " ".join(by[reading] for reading in CHOICE.findall(rule.says)).split()
        assert not holders or rule.locus.work in holders, f"{rule.id}: {rule.locus}, not {holders}"


@each("rule", [r for r in RULES if r.standing is Standing.STATED])
def test_what_is_stated_is_not_ours(rule: Rule) -> None:
    """A stated rule speaks of the text alone: what holds at our board is supplied."""
    assert not OURS.search(rule.says), rule.says


def fired(slug: str, readings: dict[str, str]) -> set[str]:
    """Return the rules by which anything happens in a game of dice under some readings."""
    steps = explore(catalogue.game(slug, readings)).steps
    return {event.rule.id for step in steps for event in step.events}


@pytest.mark.thorough
def test_a_stated_rule_does_not_choose_where_the_words_are_open(corpus: Corpus) -> None:
    """What rests on an open crux, or comes into play by its readings, is stated only as openly."""
    cruces = {crux.id: crux for crux in corpus.cruces if crux.switch and crux.status == "open"}
    chosen = {
        rule.id
        for rule, crux in product(STATED, cruces.values())
        if crux.words in rule.words and lines(rule.locus) & lines(Locus.parse(crux.locus))
    }
    for slug in (slug for slug in SLUGS if catalogue.entry(slug).family == "dados"):
        usual = fired(slug, {})
        for crux in (crux for crux in catalogue.game(slug).cruces if crux.id in cruces):
            chosen.update(*(usual ^ fired(slug, {crux.name: key}) for key in crux.keys[1:]))
    assert chosen & {rule.id for rule in STATED} == AS_OPEN, "read it beside its words"


def test_every_switch_has_its_crux(corpus: Corpus) -> None:
    """A switch in cruces.toml of a game that can be played is a crux of its rules."""
    ids = {crux.id for crux in CRUCES}
    switches = {entry.id for entry in corpus.cruces if entry.switch}
    assert {id for id in switches if id.partition(".")[0] in SLUGS} <= ids


def test_words_of_every_crux_stand_at_its_locus(corpus: Corpus) -> None:
    """The words of all cruces, switches or not, are printed where they are said to be."""
    for entry in (entry for entry in corpus.cruces if entry.printed):
        assert entry.words in corpus.text(entry.locus), entry.id


@each("rule", STATED)
def test_rule_is_marked_in_the_text(corpus: Corpus, rule: Rule) -> None:
    """Of a stated rule some segment that spans a line of its locus is marked with the rule."""
    marked = [segment for segment in segments(corpus) if rule.id in segment.rules]
    assert marked, f"no segment is marked with rule:{rule.id}"
    assert lines(rule.locus) & {line for segment in marked for line in segment.lines}


def test_every_mark_in_the_text_has_its_rule(corpus: Corpus) -> None:
    """A rule marked in the text, of a game that can be played, is a rule of that game."""
    ids = {rule.id for rule in RULES}
    for segment in segments(corpus):
        for id in segment.rules:
            assert id in ids or id.partition(".")[0] not in SLUGS, f"{segment.id}: {id}"


@each("crux", [c for c in IN_TEXT if TEXT.prints(c.locus)])
def test_crux_is_marked_in_the_text(corpus: Corpus, crux: Crux) -> None:
    """Some segment that spans a line of its locus has the words of the crux marked."""
    marked = [segment for segment in segments(corpus) if crux.id in segment.cruces]
    places = {line for segment in marked for line in segment.lines}
    assert lines(crux.locus) & places, f"crux:{crux.id} is marked nowhere at {crux.locus}"


@each("slug", OF_TEXTS)
def test_game_stands_in_the_text(corpus: Corpus, slug: str) -> None:
    """A game has its division in the text, on the leaves that the catalogue names."""
    spanned = {line for segment in corpus.division(slug).segments for line in segment.lines}
    for locus, line in product(catalogue.entry(slug).loci, spanned):
        if line.startswith(f"{locus}."):
            return
    pytest.fail(f"the division {slug} has no line on {catalogue.entry(slug).loci}")
