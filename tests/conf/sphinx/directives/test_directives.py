"""The directives, each on a small page of its own; bad input stops the build in words."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest
from docutils import nodes

from conf import figures, sources
from conf.sphinx.site import corpus_check
from tests.help.sites import BOOK, ROOT, Site, every

FIGURE = "```{j:figura} azar.odds\n:alt: Dots.\nA caption.\n```\n\n"
ROLES = {
    "{j:pasaje}`ldj:67r.a.12-15`": ("fol. 67r.a.12-15", "#f67r.a.12"),
    "{j:regla}`azar.reazar`": ("azar.reazar", "#regla-azar.reazar"),
    "{j:crux}`the encuentro <azar.encuentro>`": ("the encuentro", "#crux-azar.encuentro"),
    "{j:juego}`azar`": ("Azar", "#juego-azar"),
}
WHOLE = BOOK + every("cuadro", ["azar.odds"]) + FIGURE + "\n\n".join(f"See {r}." for r in ROLES)


@pytest.fixture(scope="module")
def azar(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return Site(tmp_path_factory.mktemp("azar"), WHOLE)


@pytest.mark.thorough
def test_a_whole_page_builds_without_a_warning(azar: Site) -> None:
    """The passage, cruces, rules and table of azar resolve every id between them."""
    assert azar.warnings == ""


def test_every_line_of_the_passage_is_an_anchor(azar: Site) -> None:
    """Fol. 67r has 23 lines in its first column and 23 in its second, each with an id, once."""
    ids = re.findall(r'id="(f67r\.[ab]\.\d+)"', azar.html)
    assert len(ids) == len(set(ids)) == 46


def test_the_chain_is_linked_both_ways(azar: Site) -> None:
    """The passage links to the rule it states, and the rule to the line it stands on."""
    assert 'href="#regla-azar.reazar"' in azar.html
    assert 'href="#f67r.b.1"' in azar.html
    assert 'href="#crux-azar.encuentro"' in azar.html


def test_original_and_translations_name_their_languages(azar: Site) -> None:
    """Old Spanish, English and Spanish are marked as such, for those who have it read aloud."""
    for lang in ("osp", "en", "es"):
        assert f'lang="{lang}"' in azar.html


def test_exact_fractions_stand_beside_decimals(azar: Site) -> None:
    """The default odds of azar are on the page as a fraction and as a decimal."""
    assert "5527/<wbr>10654" in azar.html
    assert "0.5188" in azar.html


def test_a_table_can_be_downloaded_as_csv_and_json(azar: Site) -> None:
    """The files hold what the page shows, and the page links to them."""
    csv = (azar.out / "cuadros/azar.odds.csv").read_text(encoding="utf-8")
    table = json.loads((azar.out / "cuadros/azar.odds.json").read_text(encoding="utf-8"))
    assert csv.splitlines()[1].startswith("all,default,every default,5527/10654,0.518772,")
    assert table["rows"][0][3] == "5527/10654"
    assert 'href="cuadros/azar.odds.csv"' in azar.html


def test_a_table_names_the_works_it_rests_on_by_their_titles(tmp_path: Path) -> None:
    """The files keep the keys; a reader of the page sees no siglum and no key."""
    site = Site(tmp_path, every("cuadro", ["tablas.fechas", "naipes.senas"]))
    cells = set(re.findall(r"<td>(?:<a [^>]*>)?([^<]*)", site.html))
    assert cells >= {"Libro de los juegos", "Depaulis", "Steinmetz 1870", "passage 4"}
    assert not cells & {"ldj", "taf", "steinmetz1870", "ste1870:4"}


def test_a_change_of_any_source_has_all_pages_read_again(azar: Site) -> None:
    """Sphinx is told the digest of rules, corpus and directives as a setting of what it reads."""
    assert azar.app.config.values["code"].rebuild == "env"
    assert azar.app.config.code == sources.code()


def test_the_inventory_holds_all_kinds(azar: Site) -> None:
    """Passages, rules, cruces, tables, terms, games and works can be cited from elsewhere."""
    from sphinx.util.inventory import InventoryFile

    inventory = InventoryFile.loads((azar.out / "objects.inv").read_bytes(), uri="").data
    kinds = ("pasaje", "regla", "crux", "cuadro", "termino", "juego", "obra")
    assert all(inventory[f"j:{kind}"] for kind in kinds)
    assert inventory["j:pasaje"]["ldj:67r.a.12"].uri.endswith("#f67r.a.12")


@pytest.mark.parametrize("role", ROLES)
def test_a_role_links_to_its_object(role: str, azar: Site) -> None:
    """Each role gives the object's own words, or the words given, and its anchor."""
    text, anchor = ROLES[role]
    assert re.search(
        rf'<a class="reference internal" href="{anchor}"[^>]*><span[^>]*>{text}</span>', azar.html
    )


WRONG = {
    "```{j:pasaje} azr\n```": "no division 'azr'; near it: azar",
    "```{j:reglas} azr\n```": "no game 'azr'; nearest: azar",
    "```{j:cuadro} azar.ods\n```": "no table 'azar.ods'; nearest: azar.odds",
    "```{j:cuadro} azar.odds\n:readings: encuentro=x\n```": "azar.encuentro has no reading 'x'",
    "```{j:figura} azar.ods\n:alt: x\n```": "no figure 'azar.ods'; there are:",
    "```{j:figura} azar.odds\n```": "the option 'alt' is required",
    "```{j:cita} ldj:999r.a.1\n```": "the edition has no 'ldj:999r.a.1'; nearest: ldj:",
    "{j:regla}`azar.reasar`": "no rule 'azar.reasar'; nearest: azar.reazar",
    "{j:pasaje}`ldj:99r.a.1`": "no passage 'ldj:99r.a.1'; nearest:",
    "{j:crux}`azar.encuentros`": "no crux 'azar.encuentros'; nearest: azar.encuentro",
}


@pytest.fixture(scope="module")
def wrong(tmp_path_factory: pytest.TempPathFactory) -> Site:
    return Site(tmp_path_factory.mktemp("wrong"), BOOK + "\n\n".join(WRONG) + "\n")


@pytest.mark.thorough
@pytest.mark.parametrize("text", WRONG)
def test_a_wrong_id_is_told_with_its_place_and_what_is_near(text: str, wrong: Site) -> None:
    """The warning, an error under -W, names page and line and what there is instead."""
    line = next(line for line in wrong.warnings.splitlines() if WRONG[text] in line)
    assert re.search(r"index\.md:\d+: (WARNING|ERROR)", line)


def test_a_figure_is_part_of_the_page(azar: Site) -> None:
    """It is inline SVG with its text alternative, in the colours of the page."""
    assert 'role="img" aria-label="Dots."' in azar.html
    assert "var(--j-rubric)" in azar.html
    assert "<text" in azar.html


@pytest.mark.thorough
def test_two_builds_give_the_same_bytes(azar: Site, tmp_path: Path) -> None:
    """Pages, figures, tables and inventory are equal to the byte."""
    first, second = azar.out, Site(tmp_path, WHOLE, anew=True).out
    files = [p.relative_to(first) for p in first.rglob("*") if p.is_file()]
    names = [str(p) for p in files if ".doctrees" not in p.parts and p.name != ".buildinfo"]
    assert len(names) > 20
    assert [n for n in names if (first / n).read_bytes() != (second / n).read_bytes()] == []


def test_the_doctree_keeps_its_late_nodes_until_it_is_resolved(azar: Site) -> None:
    """What is kept between builds holds no link, so that a moved page is linked anew."""
    assert list(azar.doctree.findall(nodes.raw)) == []


def test_a_faulty_text_stops_the_build_with_its_place(tmp_path: Path) -> None:
    """An unknown element in a copy of the corpus is told with file, line and reason."""
    shutil.copytree(ROOT / "corpus", tmp_path / "corpus")
    text = tmp_path / "corpus/ldj/dados.xml"
    lines = text.read_text(encoding="utf-8").splitlines()
    body = next(i for i, line in enumerate(lines) if "<body>" in line)
    at = next(i for i, line in enumerate(lines) if i > body and "<p>" in line)
    lines[at] = lines[at].replace("<p>", "<p><blink/>", 1)
    text.write_text("\n".join(lines), encoding="utf-8")

    result = corpus_check.faults(tmp_path)

    assert len(result) == 1
    assert re.match(rf"corpus/ldj/dados\.xml:{at + 1}: .*blink", result[0])


def test_the_corpus_has_no_fault() -> None:
    """Every text of the project passes the check that guards the build."""
    assert corpus_check.faults() == []


def test_a_page_loads_only_what_it_uses(azar: Site) -> None:
    """A page without grids or code has no style sheet for them."""
    assert "sphinx-design" not in azar.html
    assert "pygments.css" not in azar.html
    assert "doctools.js" not in azar.html
    assert "juegos.css" in azar.html


def test_a_drawing_is_spared_of_places_and_not_of_strengths() -> None:
    """Places are given to a tenth of a point; the faint fields of the race keep their colour."""
    drawing = figures.draw("dados.carrera")
    assert not re.search(r' (?:d|x|y)="[^"]*\d\.\d\d', drawing)
    strengths = {float(item) for item in re.findall(r"opacity:([\d.]+)", drawing)}
    assert {strength for strength in strengths if 0 < strength < 0.05}
