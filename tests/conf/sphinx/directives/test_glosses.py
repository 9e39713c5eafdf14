"""The glosses of a passage, and what its margin and its lines are called."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

import pytest
from lxml import etree

from conf.edition import corpus, marks
from tests.help.sites import BOOK, Site

pytestmark = pytest.mark.thorough  # they build a site of their own

if TYPE_CHECKING:
    from pathlib import Path

GLOSS = re.compile(r'<div popover id="glosa-([\w-]+)"[^>]*>(.*?)</div>')
OPENS = re.compile(
    r'<label class="term"><button popovertarget="glosa-([\w-]+)" aria-label="([^"]+)"'
)


@pytest.fixture(scope="module")
def azar(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the passage of azar."""
    html = Site(tmp_path_factory.mktemp("glosa"), BOOK).html
    return html.partition('id="pasaje-azar"')[2].partition("</section>")[0]


def test_each_term_has_one_gloss_and_each_gloss_is_opened(azar: str) -> None:
    """Every button opens a gloss of its passage, no gloss stands twice and none is out of reach."""
    glosses = [name for name, _ in GLOSS.findall(azar)]
    assert len(glosses) == len(set(glosses)) > 10
    assert {name for name, _ in OPENS.findall(azar)} == set(glosses)


def test_a_gloss_has_both_senses_and_leads_to_the_glossary(azar: str) -> None:
    """It gives lemma, spellings, the sense in English and Spanish, and the entry's link."""
    gloss = unescape(dict(GLOSS.findall(azar))["azar-lanzar"])
    term = corpus.load().term("term.lanzar")
    for part in (*term.spellings, f"<dfn>{term.lemma}</dfn>", term.en, f'lang="es">{term.es}'):
        assert part in gloss
    assert 'href="#termino-lanzar"' in gloss


def test_only_the_first_mention_in_a_language_opens_the_gloss(azar: str) -> None:
    """The original, the English and the Spanish name the encuentro; each opens its gloss once."""
    named = [name for name, _ in OPENS.findall(azar)]
    assert named.count("azar-encuentro") == 3
    assert max(named.count(name) for name in named) == 3


def test_a_term_is_read_out_by_its_expanded_words(azar: str) -> None:
    """The button has the whole word also where a line of the manuscript breaks it."""
    assert ("azar-por-ventura", "por auentura") in OPENS.findall(azar)


def test_without_glosses_the_glossary_is_still_at_the_foot(azar: str) -> None:
    """The passage ends with the way to the glossary, which needs no popover."""
    assert re.search(r'<p class="j-dotted">.*<a href="">the glossary</a>', azar)


def test_links_to_places_say_what_they_link_to(azar: str) -> None:
    """A place names all its lines; the columns that begin in it are links as well."""
    named = re.findall(r'href="#(f67r[\w.]*)" aria-label="([^"]+)"', azar)
    assert ("f67r.a.1", "Link to fol. 67r") in named
    assert ("f67r.b.1", "Link to fol. 67r, col. b") in named
    assert ("f67r.a.6", "Link to fol. 67r.a.6–11") in named


def test_the_first_line_of_a_column_is_numbered_by_its_place(azar: str) -> None:
    """The second column of fol. 67r begins with 67r.b.1; its next line is 2."""
    numbers = re.findall(r'id="f67r\.b\.(\d+)" data-n="([^"]+)"', azar)
    assert numbers[:2] == [("1", "67r.b.1"), ("2", "2")]
    assert [n for _, n in numbers[1:]] == [str(n) for n in range(2, 24)]


def test_the_search_does_not_read_the_glosses(tmp_path: Path) -> None:
    """The gloss of azar speaks of an extreme throw, the passage does not."""
    page = "# Page\n\n```{j:pasaje} azar\n```\n\n"
    index = (Site(tmp_path, page).out / "searchindex.js").read_text(encoding="utf-8")
    assert "encuentro" in index
    assert "extrem" not in index


def test_a_term_of_the_text_opens_its_gloss_but_not_within_a_link() -> None:
    """Its words are the label of its button; without glosses it is the link that it was."""
    azar = '<term ref="term:azar">azar</term>'
    seg = etree.fromstring(f'<seg>{azar}<seg type="crux" ana="crux:x">{azar}</seg></seg>')
    html = marks.html(seg, lang="osp", link="#{}".format, gloss="glosa-{}".format)
    button = '<button popovertarget="glosa-term:azar" aria-label="azar"></button>'
    assert html == (
        f'<span class="seg" lang="osp"><label class="term">{button}<span aria-hidden="true">azar'
        '</span></label><a href="#crux:x" class="crux"><span class="term">azar</span></a></span>'
    )
    assert '<a href="#term:azar" class="term">' in marks.html(seg, lang="osp", link="#{}".format)
