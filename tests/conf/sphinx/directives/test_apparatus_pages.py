"""The directives of the apparatus, on one small page that has all they link to."""

from __future__ import annotations

import re

import pytest
from sphinx.util.inventory import InventoryFile

from conf.claims import CHECKS, verdicts, worked_positions
from conf.claims.concordance import lines, once
from conf.claims.published_figures import published
from conf.claims.worked_positions import results, unused
from conf.edition.corpus import load
from conf.sphinx.directives import concordance, positions
from tests.help.sites import BOOK, Site

pytestmark = pytest.mark.thorough  # they build a site of their own

PAGE = (
    BOOK
    + """
See {j:veredicto}`triga.ocho`.

```{j:cruces} cercar-la-liebre
```

```{j:cruces} alquerque-de-tres
```

```{j:aparato}
```

```{j:sentencias}
```

```{j:publicadas} dados
```

```{j:publicadas} naipes
```

```{j:publicadas} tablas
```

```{j:concordancia} cuenta
```

```{j:concordancia}
```

```{j:posiciones} cuenta
```

```{j:posiciones} desiguales
```

```{j:posiciones} sin-usar
```

```{j:posiciones} lelasseux1852
:first: 60
:last: 64
```

```{j:posiciones} guiton1822
```
"""
)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The page, built once."""
    return Site(tmp_path_factory.mktemp("aparato"), PAGE)


def test_the_page_builds_without_a_warning(site: Site) -> None:
    """Every passage, crux, work and verdict that the three directives link to is there."""
    assert site.warnings == ""


def test_every_verdict_is_an_anchor_and_in_the_inventory(site: Site) -> None:
    """Each check has its section, once, and can be cited from another project."""
    inventory = InventoryFile.loads((site.out / "objects.inv").read_bytes(), uri="").data
    for check in CHECKS:
        assert site.html.count(f'id="veredicto-{check.id}"') == 1
        assert inventory["j:veredicto"][check.id].uri.endswith(f"#veredicto-{check.id}")
    assert 'href="#veredicto-triga.ocho"' in site.html


def test_a_verdict_prints_what_it_is_made_of(site: Site) -> None:
    """Words, passage, outcome, count and crux are in its section, and no name of a module."""
    here = site.html.partition('id="veredicto-triga.ocho"')[2].partition("</section>")[0]
    for piece in (
        '<q lang="osp">Los ocho puntos</q>',
        'href="#f66v.a.14"',
        "omits · decided",
        "Left out: 4-3-1.",
        'href="#crux-triga.ocho"',
    ):
        assert piece in here, piece
    assert "conf.claims" not in here


def test_the_outcomes_are_summed_up(site: Site) -> None:
    """The head counts as many claims as there are checks, by outcome."""
    head = re.search(r"(\d+) claims have been counted: (.*?)\.</p>", site.html)
    assert head is not None
    assert int(head[1]) == len(CHECKS)
    assert sum(map(int, re.findall(r"\d+", head[2]))) == len(CHECKS)


def test_a_sentence_without_a_rule_stands_under_its_reason(site: Site) -> None:
    """The close is printed with its words and place, and the table counts all segments."""
    here = site.html.partition('id="sin-regla-cierre"')[2].partition("</section>")[0]
    assert "En estos .xij. iuegos" in here
    assert 'href="#f71v.a.1"' in here
    segments = sum(
        len(d.segments) + (d.title_segment is not None)
        for d in load().divisions
        if d.segments[0].first.startswith("ldj:")
    )
    assert f'>all</th><td class="j-num">{segments}</td>' in site.html


def test_published_figures_stand_beside_ours(site: Site) -> None:
    """Each has its row; one that differs says so, and links to the work it is from."""
    for figure in published():
        shown = int(figure.of in {"dados", "tablas", "naipes"})  # others: in the concordance alone
        assert site.html.count(f'id="publicada-{figure.id}"') == shown
    row = site.html.partition('id="publicada-yuyu.triga"')[2].partition("</tr>")[0]
    assert 'href="#obra-yuyu2011"' in row
    assert "<td>56</td><td>55<" in row
    assert "different" in row
    odds = site.html.partition('id="publicada-cavendish.mano-1-de-1"')[2].partition("</tr>")[0]
    printed = '<span lang="en">3 to 1 against him</span><span class="j-exact">1/4</span>'
    assert f"<td>{printed}</td><td>1/4<" in odds
    assert "equal" in odds


def test_the_concordance_has_a_line_for_every_figure(site: Site) -> None:
    """Each figure, verdict and practice has its row with a verdict; positions are counted alone.

    Of the tables those figures have a row that are not ours.
    """
    for one in lines(results(), verdicts()):
        assert site.html.count(f'id="cifra-{one.id}"') == int(concordance.is_listed(one)), one.id
    row = site.html.partition('id="cifra-huygens.siete-y-diez"')[2].partition("</tr>")[0]
    assert "<td>13/24</td><td>13/24<" in row
    assert "<td>equal</td>" in row
    row = site.html.partition('id="cifra-triga.ocho"')[2].partition("</tr>")[0]
    assert 'href="#veredicto-triga.ocho"' in row
    assert "<b>slip</b>" in row


def test_positions_stand_with_board_answer_and_verdict(site: Site) -> None:
    """An article of the span is there, its figure drawn once; one that differs says in what."""
    here = site.html.partition('id="posiciones-lelasseux1852-63"')[2].partition("</section>")[0]
    assert "With 3-2 the two fills and the three is played to the corner." in here
    assert "<b>slip</b>" in here
    assert site.html.count("<figcaption>Figure 9</figcaption>") == 1
    assert 'id="posiciones-lelasseux1852-68"' not in site.html
    assert 'id="posiciones-guiton1822-XIV"' in site.html


def test_answers_are_counted_by_work_and_verdict(site: Site) -> None:
    """The last row of each table has all answers of treatises, or all figures, each once.

    Before the answers stand the positions that they are about.
    """
    both = site.html.split('id="posiciones-cuenta"')[1:]
    every = lines(results(), verdicts())
    shown = [part.partition("</table>")[0] for part in both]
    for table, first, value, names in (
        (shown[0], [], [one.verdict for one in once(every)], concordance.VERDICTS),
        (
            shown[1],
            [len(worked_positions.positions())],
            [one.verdict for one in results()],
            positions.VERDICTS,
        ),
    ):
        rows = [
            list(map(int, re.findall(r"<td class=\"j-num\">(\d+)</td>", row)))
            for row in table.split("<tr>")[2:]
        ]
        assert all(row[-len(names) - 1] == sum(row[-len(names) :]) for row in rows)
        assert rows[-1] == [*first, len(value), *map(value.count, names)]


def test_figures_without_a_position_are_listed(site: Site) -> None:
    """Each with its work and the reason."""
    here = site.html.partition('id="posiciones-sin-usar"')[2].partition("</figure>")[0]
    assert here.count("<tr>") == 1 + len(unused())
    assert "<td>28, 29, 30</td><td>It shows another game.</td>" in here


def test_differing_answers_are_listed_once(site: Site) -> None:
    """As many rows as there are answers that are not equal."""
    here = site.html.partition('id="posiciones-desiguales"')[2].partition("</figure>")[0]
    assert here.count("<tr>") == 1 + sum(one.verdict != "equal" for one in results())


@pytest.mark.thorough
def test_a_division_prints_its_verdicts_and_links_to_the_apparatus(site: Site) -> None:
    """With an argument there is no second anchor; the verdict is cited where all of them stand."""
    html = Site(site.out.parent, f"{PAGE}\n```{{j:aparato}} azar\n```\n").html
    assert html.count('id="veredicto-azar.limites"') == 1
    assert html.count('data-verdict="agrees"><h3><a href="#veredicto-azar.limites"') == 1


@pytest.mark.thorough
def test_a_division_without_verdicts_is_told(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The message names the divisions that have some."""
    folder = tmp_path_factory.mktemp("wrong")
    warnings = Site(folder, f"{BOOK}\n```{{j:aparato}} azr\n```\n").warnings
    assert "there is no verdict on 'azr'; near it: azar" in warnings
