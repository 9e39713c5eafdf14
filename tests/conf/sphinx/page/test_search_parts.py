"""Rules, disputed places, tables and terms are found by their own words, where they stand."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from babel.messages.pofile import read_po

from conf.edition import search
from conf.edition.corpus import load
from conf.language import activate, compiled_catalogues
from conf.sphinx.domain import Place
from conf.sphinx.site.search_places import index_places, stems
from juegos.catalogue import game
from juegos.tables import table
from tests.help.built_site import ROOT
from tests.help.sites import Site

pytestmark = pytest.mark.thorough  # they build a site of their own

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PAGE = (
    "# Page\n\n```{j:reglas} azar\n```\n\n```{j:cruces} azar\n```\n\n"
    "```{j:cuadro} azar.odds\n```\n\n```{j:glosario} taf\n```\n"
)
ENGLISH = search.English({})


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Return a site of a page that has some of each kind."""
    return Site(tmp_path_factory.mktemp("parts"), PAGE)


@pytest.fixture(scope="module")
def index(site: Site) -> dict[str, Any]:
    """Return what its search is given."""
    return read(site.out)


def read(out: Path) -> dict[str, Any]:
    """Return the index of a site."""
    script = (out / "searchindex.js").read_text("utf-8")
    fields: dict[str, Any] = json.loads(script.removeprefix("Search.setIndex(").removesuffix(")"))
    return fields


def anchors_with(index: dict[str, Any], words: str) -> set[str]:
    """Return the anchors of the places that have all of these words."""
    places, terms = index["parts"]["places"], index["parts"]["terms"]
    having = (set(terms.get(stem, ())) for stem in stems(words, ENGLISH))
    return {places[i][1] for i in set.intersection(*having)}


def test_a_rule_is_found_by_each_sentence_and_by_the_words_it_quotes(index: dict[str, Any]) -> None:
    """All rules of the page, each under all of its words together."""
    for rule in game("azar").rules:
        assert f"regla-{rule.id}" in anchors_with(index, str(rule.says))
        if rule.words:
            assert f"regla-{rule.id}" in anchors_with(index, rule.words)


@pytest.mark.parametrize(
    ("words", "anchors"),
    [
        ("throwing again from the beginning", {"regla-azar.encuentro"}),
        ("thrower's own suerte", {"regla-azar.propia"}),
        ("odds by reading", {"cuadro-azar.odds"}),
    ],
)
def test_words_lead_to_the_place_that_has_them(
    index: dict[str, Any], words: str, anchors: set[str]
) -> None:
    """In any form of theirs, and to no other."""
    assert anchors_with(index, words) == anchors


def test_a_table_a_disputed_place_and_a_term_are_found_by_what_they_say(
    index: dict[str, Any],
) -> None:
    """By its title, by what is asked, by what it means."""
    assert "cuadro-azar.odds" in anchors_with(index, str(table("azar.odds").title))
    for crux in game("azar").cruces:
        assert f"crux-{crux.id}" in anchors_with(index, str(crux.question))
    terms = [term for term in load().terms if term.work == "taf"]
    assert terms
    for term in terms:
        assert f"termino-{term.id.removeprefix('term.')}" in anchors_with(
            index, f"{term.lemma} {term.en}"
        )


def test_each_place_has_its_page_and_its_anchor_there(index: dict[str, Any], site: Site) -> None:
    """The number of the page is that of the index, and the page has what the place is called by."""
    html = (site.out / "index.html").read_text("utf-8")
    places = index["parts"]["places"]
    assert len(places) > len(game("azar").rules)
    for page, anchor, _name in places:
        assert index["docnames"][page] == "index"
        assert f'id="{anchor}"' in html


def test_no_word_is_kept_that_a_search_passes_over(index: dict[str, Any]) -> None:
    """Articles and bare numbers are not looked for, so no place is noted under them."""
    terms = index["parts"]["terms"]
    assert terms
    assert not [stem for stem in terms if stem.isdigit() or stem in {"the", "of", "a"}]


@pytest.fixture
def spanish() -> Iterator[None]:
    """Tell all sentences in Spanish while a test runs."""
    activate("es", compiled_catalogues(ROOT / "conf/locale", "es").values())
    yield
    activate("en", [])


@pytest.mark.usefixtures("spanish")
def test_a_rule_is_found_by_its_sentence_in_the_language_of_the_pages() -> None:
    """Under each word of the Spanish sentence, and not under those of the English one."""
    rule = next(rule for rule in game("azar").rules if rule.id == "azar.encuentro")
    lang = search.Spanish({})
    objects = {("regla", rule.id): Place("dados/azar", f"regla-{rule.id}", rule.id)}
    result = index_places(objects, ["dados/azar"], lang)
    with (ROOT / "conf/locale/es/LC_MESSAGES/juegos.po").open("rb") as lines:
        sentence = read_po(lines).get(str(rule.says))
    assert sentence
    assert stems(str(sentence.string), lang) <= result["terms"].keys()
    assert lang.stem("throw") not in result["terms"]
    assert result["places"] == [(0, f"regla-{rule.id}", rule.id)]
