"""The site where a witness of the codex has been fetched, and where it has not.

The witness is a sample whose words are our own (``witness_sample``).
"""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from conf.edition.document import read
from conf.witness_pages import codex
from conf.witnesses import measure, spans
from conf.witnesses.leaves import leaves
from conf.witnesses.line_text import lines, passage, text
from conf.witnesses.listing import HOME
from conf.witnesses.words import path_of, words, words_with_places
from juegos.core.source import Locus
from tests.help.built_site import Tags, build, wrong
from tests.help.links import broken
from tests.help.witness_sample import UNFETCHED, witness

pytestmark = pytest.mark.thorough  # they build a site of their own

if TYPE_CHECKING:
    from tests.help.built_site import Site

REAL = "JUEGOS_WITNESSES" in os.environ and path_of("ldj", "TEXT.ACE").is_file()
real = pytest.mark.skipif(not REAL, reason=UNFETCHED)
FRONT = """\
# Front

```{toctree}
games
indices/index
metodo/transcripciones
```

See {j:pasaje}`ldj:12v.a.2` and {j:pasaje}`ldj:92r.a.2`.
"""
GAMES = """\
# Two games

```{j:pasaje} riffa
```

```{j:reglas} riffa
```

```{j:pasaje} quinze-tablas
```

```{j:reglas} alquerque-de-nueve
```

```{j:folio} ldj:92r
```
"""
OTHERS = {
    "indices/index.md": "# Indices\n",
    "metodo/transcripciones.md": "# Transcriptions\n\n```{j:transcripciones}\n```\n",
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of witnesses, with the sample in it."""
    return witness(tmp_path_factory.mktemp("witnesses"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the pages of a small site."""
    folder = tmp_path_factory.mktemp("site")
    for name, page in OTHERS.items():
        (folder / "docs" / name).parent.mkdir(parents=True)
        (folder / "docs" / name).write_text(page, "utf-8")
    (folder / "docs/index.md").write_text(FRONT, "utf-8")
    (folder / "docs/games.md").write_text(GAMES, "utf-8")
    return folder


@pytest.fixture(scope="module")
def site(folder: Path, home: Path) -> Site:
    """A small site, built where the sample is."""
    return build(folder / "docs", folder / "with", witnesses=str(home), rooms=False)


def contents(site: Site) -> dict[str, bytes]:
    """Return the files of a site, but for what Sphinx notes of its settings."""
    files = (file for file in site.out.rglob("*") if file.is_file())
    results = {str(file.relative_to(site.out)): file.read_bytes() for file in files}
    return {name: data for name, data in results.items() if not name.startswith(".buildinfo")}


def page_text(site: Site, page: str) -> str:
    """Return what a page says, without its marks."""
    return " ".join(re.sub(r"<[^>]*>", " ", site.html(page)).split())


def test_a_leaf_stands_in_three_spellings(site: Site) -> None:
    """What is written, expanded and regularised are there; what was struck out only as written."""
    html = site.html("codice/12v")
    assert '<span class="v-d v-e">acedrex</span><span class="v-r">ajedrez</span>' in html
    assert '<del class="v-d"' in html
    assert "<ins" in html
    assert '<span class="rubric">Del sol' in html
    assert '<span class="initial">L</span>' in html
    assert "Libro DEL" in html
    assert "Diagram" in html


def test_each_line_is_an_address(site: Site) -> None:
    """Lines, columns and the leaf have the ids by which they are cited, once each."""
    tags = Tags(site.html("codice/12v"))
    ids = [attributes["id"] for _, attributes in tags.tags if "id" in attributes]
    assert {"f12v", "f12v.a", "f12v.b", *(f"f12v.a.{n}" for n in range(1, 7))} <= {*ids}
    assert len(ids) == len({*ids})
    links = Tags(site.html("index")).all("a", **{"class": "reference internal"})
    results = [link["href"] for link in links]
    assert "codice/12v.html#f12v.a.2" in results
    assert "codice/92r.html#f92r.a.2" in results


def test_leaves_and_our_pages_lead_to_each_other(site: Site) -> None:
    """A leaf names the page that prints or tells it; the passage names the leaf."""
    assert "../games.html#" in site.html("codice/68r")
    assert "has translations and notes on this folio" in page_text(site, "codice/68r")
    assert "discusses this folio" in page_text(site, "codice/92r")
    assert "codice/68r.html#f68r" in site.html("games")
    assert "riffa.gana" in page_text(site, "codice/68r")
    assert "alquerque-de-nueve." in page_text(site, "codice/92r")
    assert not list(broken(site.out))


def test_a_folio_leads_to_our_page_or_else_to_the_leaf(site: Site) -> None:
    """What is printed or told of here has its address there, any other folio in the witness."""
    assert "../codice/12v.html#f12v" in site.html("folios/12v")
    assert "../games.html#" in site.html("folios/68r")
    assert "../games.html#f92r" in site.html("folios/92r")


def test_leaves_are_in_the_menu_the_search_and_in_order(site: Site) -> None:
    """The contents are in the menu of every page; the search finds words of a leaf."""
    assert 'href="codice/index.html">The whole codex</a>' in site.html("games")
    index = (site.out / "searchindex.js").read_text("utf-8")
    assert '"codice/12v"' in index
    content = json.loads(index.removeprefix("Search.setIndex(").removesuffix(")"))
    assert "sierra" in content["terms"]
    near = Tags(site.html("codice/68r"))
    assert near.all("a", rel="prev")[0]["href"] == "12v.html"
    assert near.all("a", rel="next")[0]["href"] == "92r.html"


def test_the_concordance_has_every_form_with_its_lines(site: Site) -> None:
    """A word that two lines divide is whole; what we know of a form stands beside it."""
    page = page_text(site, "codice/concordancia-1")
    assert "acedrex 1 · today ajedrez 12v.b.1 al acedrex iugauan" in page
    assert "clara 1 12v.a.3 alunbraua muy cla" in page
    assert (
        "sol 2 12v.a.1 Del sol de la luna. 12v.b.2 fasta que salie el sol."
        in page.replace("& ", "")
        or "sol 3" in page
    )
    rows = (site.out / "datos/concordancia-ldj.csv").read_text("utf-8").splitlines()
    assert rows[0] == "form,today,lemma,place,line"
    assert "acedrex,ajedrez,açedrex,ldj:12v.b.1,al acedrex iugauan" in rows
    assert '"codice/concordancia-1"' in (site.out / "searchindex.js").read_text("utf-8")


def test_transcriptions_are_listed_with_their_terms(site: Site) -> None:
    """Each has its licence, whom to thank, and its pages if it was fetched."""
    page = page_text(site, "metodo/transcripciones")
    assert "Licence as found: MIT by the citation.cff" in page
    assert "Thanks to: Robert A. MacDonald" in page
    assert "words; none was lost when the files were converted." in page
    assert "On this site: The whole codex · Concordance of the codex ." in page
    assert "metodo/transcripciones.html" in site.html("codice/12v")


def test_leaves_built_again_are_the_same(folder: Path, home: Path, site: Site) -> None:
    """A second build of the same gives the same bytes, whatever stood there before."""
    first = contents(site)
    assert contents(build(folder / "docs", folder / "with", witnesses=str(home), rooms=False)) == (
        first
    )


def test_pages_of_the_codex_are_valid(site: Site) -> None:
    """A strict parser finds no error in any of them, and no id stands twice."""
    pages = [name for name in site.pages() if name.startswith("codice/")]
    assert len(pages) > 4
    assert {name: result for name in pages if (result := wrong(site.html(name)))} == {}


def test_rules_have_their_words_only_where_these_are_the_same(site: Site) -> None:
    """The sample has other words than the codex at that place, and the build says so."""
    assert "the words of a rule are not where they were" in site.warnings
    assert "alquerque-de-nueve." in site.warnings
    assert "dos de tres" not in page_text(site, "games")


def test_words_that_we_do_not_print_stand_only_where_they_are_the_same(site: Site) -> None:
    """The sample has other words: the passage says so, and its lines stay addresses."""
    html = site.html("games")
    assert "now differs here from the one we used" in html
    assert "come unchanged from a public transcription by others" in html
    assert Tags(html).has("f73r.a.3")


def test_the_site_without_a_witness_has_no_trace_of_it(folder: Path, site: Site) -> None:
    """Built without one its pages are gone, and the rest is as if there had never been one."""
    assert (site.out / "codice/12v.html").is_file()
    docs = folder / "docs"
    (docs / "index.md").write_text(FRONT.partition("See")[0], "utf-8")
    plain = build(docs, folder / "without", witnesses="build/nowhere", rooms=False)
    again = build(docs, folder / "with", witnesses="build/nowhere", rooms=False)
    assert sorted(plain.warnings.splitlines()) == sorted(again.warnings.splitlines())
    assert "where they were" not in plain.warnings
    assert contents(plain) == contents(again)
    assert "codice" not in plain.html("games")
    assert "Transcriptions by others" not in plain.html("games")


def test_leaves_keep_all_words_of_the_text(home: Path) -> None:
    """Columns, pictures and heads together have every word of the leaf, none twice."""
    body = read(path_of("ldj", "TEXT.ACE", home)).body
    beside_text = [word.text for word in words_with_places(body) if word.n]
    on_leaves = [
        word.text
        for leaf in leaves("ldj", "TEXT.ACE", home).values()
        for block in leaf.blocks
        for word in words_with_places(block.words)
    ]
    assert on_leaves == beside_text


def test_lines_as_they_are_quoted(home: Path) -> None:
    """A line that begins within a word says so; lines of a passage are one text."""
    result = lines("ldj", "TEXT.ACE", home)
    assert text(result, "12v.a.3") == "alunbraua muy cla"
    assert text(result, "12v.a.4") == "…ra sobre la sierra;"
    assert passage(result, Locus.parse("ldj:12v.a.3-4")) == "alunbraua muy clara sobre la sierra;"
    assert passage(result, Locus.parse("ldj:12v.a.90-91")) == ""


def test_pages_need_no_extension_for_transcriptions(folder: Path, tmp_path: Path) -> None:
    """Built without it, they are as with it where nothing has been fetched."""
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text(GAMES, "utf-8")
    bare = ["myst_parser", "sphinx_design", "sphinx.ext.autodoc", "conf.sphinx"]
    without = build(docs, tmp_path / "without", extensions=bare, rooms=False)
    plain = build(docs, tmp_path / "plain", witnesses="build/nowhere", rooms=False)
    assert contents(without) == contents(plain)


def test_every_rule_without_words_is_measured() -> None:
    """The file has each rule that lines of the codex state and that quotes none, and no other."""
    name, value = spans.read(measure.FILE)
    assert name == measure.STEM
    assert [*value] == [rule.id for rule in measure.unquoted_rules()]


@real
def test_measured_words_are_those_of_the_witness() -> None:
    """Each rule’s words are where they were, with the same digest."""
    result = words("ldj", "TEXT.ACE")
    value = spans.read(measure.FILE)[1]
    assert list(measure.spans_of(result)) == list(value.values())


@real
def test_no_word_of_the_codex_is_lost_on_its_leaves() -> None:
    """As of the sample, but of all 194 leaves; every address is on one of them."""
    body = read(path_of("ldj", "TEXT.ACE")).body
    every = leaves("ldj", "TEXT.ACE")
    assert len(every) == 194
    running = [word.text for word in words_with_places(body) if word.n]
    blocks = (block for leaf in every.values() for block in leaf.blocks)
    assert [word.text for block in blocks for word in words_with_places(block.words)] == running
    book = codex.book(HOME)
    assert book
    assert {f"ldj:{word.place}" for word in words_with_places(body) if word.n} <= {*book.places}
