"""Words that came to us through a rendering are nobody's own, and are never quoted as such."""

from __future__ import annotations

import re
from difflib import SequenceMatcher

import pytest

from conf.edition import corpus, views
from conf.edition.document import ROOT
from conf.publish import datapackage, resources, texts
from juegos import catalogue
from juegos.core.source import Locus
from juegos.edition.cite import LANGUAGES, RENDERERS, WORKS

CORPUS = corpus.load()
SECOND_HAND = [siglum for siglum, work in CORPUS.works.items() if "printed" in work]
QUOTED = re.compile(r"<q\b|[“”‘«»\"]|(?<!\w)’")
RENDERED_IN = {CORPUS.work(siglum)["rendered_in"] for siglum in SECOND_HAND}
CITED = re.compile(rf"\b({'|'.join(SECOND_HAND)}):|{{j:obra}}`[^`]*\b({'|'.join(RENDERED_IN)})\b")


@pytest.mark.parametrize("siglum", SECOND_HAND)
def test_a_rendering_is_told_by_data(siglum: str) -> None:
    """Its language is not the work's; who made it, where it stands and its doubt are said."""
    work = CORPUS.work(siglum)
    assert work["printed"] != work["language"]
    assert {work["printed"], work["language"]} <= {*LANGUAGES}
    assert work["renderer"] in RENDERERS
    assert CORPUS.cited(work["rendered_in"])["language"] == work["printed"]
    assert work["doubt"].endswith(".")
    assert CORPUS.cited(work["rendered_in"])["title"] in WORKS[siglum].hand


@pytest.mark.parametrize("siglum", SECOND_HAND)
def test_no_translation_of_a_rendering_quotes(siglum: str) -> None:
    """What is translated again is given as sense: there are no quotation marks in it."""
    divisions = [div for div in CORPUS.divisions if texts.text_of_division(div.id).siglum == siglum]
    segments = [segment for div in divisions for segment in div.segments]
    assert segments
    for segment in segments:
        for words in (segment.en, segment.es):
            assert not QUOTED.search(views.plain(words, "e")), segment.id


@pytest.mark.parametrize("siglum", SECOND_HAND)
def test_a_translation_says_that_it_keeps_the_words_of_a_rendering(siglum: str) -> None:
    """Where more than half of our Spanish words are those of the rendering, in its order."""
    same = every = 0
    for segment in (one for div in CORPUS.divisions for one in div.segments):
        if Locus.parse(segment.first).work == siglum:
            theirs, ours = (views.plain(x, "e").split() for x in (segment.element, segment.es))
            blocks = SequenceMatcher(None, theirs, ours, autojunk=False).get_matching_blocks()
            same, every = same + sum(block.size for block in blocks), every + len(ours)
    (path,) = (ROOT / "corpus" / siglum).glob("*.es.xml")
    keeps = "often keeps the words of that Spanish rendering" in path.read_text("utf-8")
    assert keeps == (2 * same > every)


def test_no_page_quotes_what_it_cites_at_second_hand() -> None:
    """A line that names a place of such a work, or what a rendering stands in, has no quotation."""
    lines = [
        (page.name, line)
        for page in sorted((ROOT / "docs").rglob("*.md"))
        for line in page.read_text("utf-8").splitlines()
        if CITED.search(line)
    ]
    assert len(lines) > 10
    assert [result for result in lines if QUOTED.search(result[1])] == []


def test_no_rule_quotes_what_it_rests_on_at_second_hand() -> None:
    """A rule that rests on a place of such a work has none of its words."""
    rules = [rule for slug in catalogue.CATALOGUE for rule in catalogue.game(slug).rules]
    assert [rule.id for rule in rules if rule.words and rule.locus.work in SECOND_HAND] == []


def test_no_crux_or_term_quotes_a_translation() -> None:
    """What is said of the cruces of such a work gives the sense of its words, or those it has."""
    cruces = [crux for crux in CORPUS.cruces if CITED.match(crux.locus)]
    assert len(cruces) > 10
    for crux in cruces:
        results = (crux.question, crux.note, crux.effect, *(one.gloss for one in crux.readings))
        assert not QUOTED.search(" ".join(results)), crux.id


def test_the_files_say_what_they_hold() -> None:
    """Plain words begin with it; the resources of DTS and the fields of the segments name it."""
    for section in texts.sections():
        second = section.siglum in SECOND_HAND
        for words in (texts.plain(section, "expanded"), texts.translation(section, "en")):
            assert words.startswith("[At second hand") == second, section.id
    described = datapackage.description((), (), ())
    assert described.count("Not the original, but its words at second hand") == len(SECOND_HAND)
    every = tuple(resources.resources())
    nodes = [one.node(resources.Site(""), "x") for one in every]
    sourced = ["source" in node["dublinCore"] for node in nodes]
    assert sourced == [one.section.siglum in SECOND_HAND for one in every]


def test_no_description_licenses_what_is_not_ours() -> None:
    """Data package and DTS say of each text what its header says of its terms."""
    described = datapackage.description((), (), ())
    assert described.count("The Spanish rendering, without a name or date") == len(SECOND_HAND)
    assert described.count("found under two licences") == 4  # three of the codex, a law
    for one in resources.resources():
        (rights,) = one.node(resources.Site(""), "x")["dublinCore"]["rights"]
        assert rights["value"] == texts.terms(one.text)
        assert "Creative Commons Attribution 4.0 International" in rights["value"]
