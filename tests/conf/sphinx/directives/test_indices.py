"""The indexes hold all that can be cited; every folio has an address; no id is ever lost."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from sphinx.util.inventory import InventoryFile

from conf.claims import CHECKS
from conf.edition import corpus
from tests.help.built_site import ROOT, Site, Tags, build

pytestmark = pytest.mark.thorough  # they build a site of their own

IDS = ROOT / "tests/ids-corpus.txt"
COMMAND = "pytest tests/conf/sphinx/directives/test_indices.py --regenerate"
PAGES = {"regla": "reglas", "crux": "cruces", "cuadro": "cuadros", "termino": "terminos"}


def noted(site: Site, kind: str) -> dict[str, str]:
    """Return the objects of a kind in the inventory, and where each stands."""
    inventory = InventoryFile.loads((site.out / "objects.inv").read_bytes(), uri="").data
    return {name: item.uri for name, item in inventory[f"j:{kind}"].items()}


@pytest.mark.parametrize("kind", PAGES)
def test_an_index_lists_each_object_once(whole: Site, kind: str) -> None:
    """What is in the inventory is in the index, linked to where it stands, and nothing else."""
    html = whole.html(f"indices/{PAGES[kind]}")
    entries = re.findall(
        r'<li>(?:<span[^>]*>)?<a href="\.\./([^"]*)"', html.partition('<ul class="j-index">')[2]
    )
    assert sorted(entries) == sorted(noted(whole, kind).values())


def test_the_index_of_passages_lists_every_line(whole: Site) -> None:
    """The ranges of all columns together are the lines that can be cited."""
    ranges = re.findall(
        r'class="j-fol" href="[^"]*">(\d+[rv])\.([a-z])\.(\d+)(?:-(\d+))?<',
        whole.html("indices/pasajes"),
    )
    lines = {
        f"ldj:{leaf}.{column}.{line}"
        for leaf, column, first, last in ranges
        for line in range(int(first), int(last or first) + 1)
    }
    assert lines == {name for name in noted(whole, "pasaje") if re.fullmatch(r"ldj:.*\.\d+", name)}


def test_rules_go_by_game_and_cruces_by_status(whole: Site) -> None:
    """The headings are the games in the order of the book, and open cruces come first."""
    games = re.findall(r"<h2>(.*?)</h2>", whole.html("indices/reglas"))
    assert games[:3] == ["Mayores", "Menores", "Tanto en uno como en dos"]
    statuses = re.findall(r"<h2>(.*?)</h2>", whole.html("indices/cruces"))
    assert statuses[:3] == ["Open", "Editorial", "Decided"]


def test_an_unknown_index_is_told(tmp_path: Path) -> None:
    """The message names page and line, and the kinds that have an index."""
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs/index.md").write_text("# I\n\n```{j:indice} reglas\n```\n", "utf-8")
    value = build(tmp_path / "docs", tmp_path).warnings
    assert re.search(r"index\.md:3: ERROR: j:indice: there is no index 'reglas'.*regla", value)


def test_a_folio_leads_to_where_it_begins(whole: Site) -> None:
    """Each leaf of the codex has a page that leads on to its first line, also without script.

    A leaf that is told of and not printed leads to where it is told.
    """
    leaves = {line.split(":")[1].split(".")[0] for line in _lines() if line.startswith("ldj:")}
    results = {"91v", "92r", "92v", "93r", "93v"}
    assert {file.stem for file in (whole.out / "folios").iterdir()} == leaves | results
    for leaf in leaves | results:
        tags = Tags((whole.out / f"folios/{leaf}.html").read_text(encoding="utf-8"))
        (refresh,) = tags.all("meta", **{"http-equiv": "refresh"})
        (canonical,) = tags.all("link", rel="canonical")
        (link,) = tags.all("a")
        assert refresh["content"] == f"0; url={link['href']}"
        assert canonical["href"] == link["href"]
        page, _, anchor = link["href"].removeprefix("../").partition("#")
        assert anchor == (f"f{leaf}" if leaf in results else f"f{leaf}.a.1")
        assert Tags((whole.out / page).read_text("utf-8")).has(anchor)


def _lines() -> list[str]:
    segments = (s for d in corpus.load().divisions for s in (d.title_segment, *d.segments) if s)
    return list(dict.fromkeys(line for segment in segments for line in segment.lines))


def now() -> list[str]:
    """Return every id that the corpus has, headed by its kind."""
    words = corpus.load()
    segments = (s for d in words.divisions for s in (d.title_segment, *d.segments) if s)
    return [
        *(f"line {line}" for line in _lines()),
        *(f"segment {segment.id}" for segment in segments),
        *(f"crux {crux.id}" for crux in words.cruces),
        *(f"term {term.id}" for term in words.terms),
        *(f"verdict {check.id}" for check in CHECKS),
        *(f"work {key}" for key in words.bibliography),
    ]


def test_no_id_of_the_corpus_is_lost(*, regenerate: bool) -> None:
    """Lines, segments, cruces, terms, verdicts and works: append-only, as tests/ids.txt is."""
    result, released = now(), IDS.read_text("utf-8").splitlines() if IDS.exists() else []
    if regenerate:
        released += [id for id in result if id not in set(released)]
        IDS.write_text("".join(f"{id}\n" for id in released), "utf-8", newline="\n")
    lost = sorted(set(released) - set(result))
    assert not lost, "ids are append-only, but these are gone"
    new = sorted(set(result) - set(released))
    assert not new, f"new ids; look at their names, then: {COMMAND}"
    assert len(set(released)) == len(released)


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        ("regla", "rule"),
        ("crux", "crux"),
        ("termino", "term"),
        ("veredicto", "verdict"),
        ("juego", "game"),
        ("cuadro", "table"),
        ("pasaje", "segment"),
        ("pasaje", "line"),
        ("obra", "work"),
    ],
)
def test_every_released_id_stands_on_a_page(whole: Site, kind: str, word: str) -> None:
    """An id that is listed leads somewhere: the promise of the page How to cite."""
    lists = IDS.read_text("utf-8") + (ROOT / "tests/ids.txt").read_text("utf-8")
    wanted = re.findall(rf"^{word} (?:term\.)?(.*)$", lists, re.MULTILINE)
    assert wanted
    assert set(wanted) <= set(noted(whole, kind))
