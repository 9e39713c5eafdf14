"""The menu of a chapter: its games come from the catalogue, whatever else is named."""

from __future__ import annotations

from pathlib import Path

import pytest

from juegos.catalogue import games_of
from tests.help.built_site import Tags, build

pytestmark = pytest.mark.thorough  # they build a site of their own


def chapter(folder: Path, menu: str) -> tuple[list[str], str]:
    """Return the pages in the menu of a chapter on lines, and what its build warned of."""
    pages = [*(entry.slug for entry in games_of("alquerque")), "historia"]
    (folder / "docs").mkdir()
    for page in pages:
        (folder / "docs" / f"{page}.md").write_text(f"# {page}\n", "utf-8")
    (folder / "docs/index.md").write_text(f"# Front\n\n```{menu}\n```\n", "utf-8")
    site = build(folder / "docs", folder)
    links = Tags(site.html("index")).all("a", **{"class": "reference internal"})
    shown = [link["href"].removesuffix(".html") for link in links]
    return [page for page in shown if page in pages], site.warnings


def test_games_of_the_family_stand_where_they_are_called(tmp_path: Path) -> None:
    """All that are not named follow in the catalogue's order; nobody lists them by hand."""
    menu, warnings = chapter(tmp_path, "{j:menu} alquerque\nkonane\ngames\nhistoria")
    others = [entry.slug for entry in games_of("alquerque") if entry.slug != "konane"]

    assert menu == ["konane", *others, "historia"]
    assert "toctree" not in warnings


@pytest.mark.parametrize("family", ["naipe", "Dados"])
def test_a_family_that_is_not_there_stops_the_build(tmp_path: Path, family: str) -> None:
    """The error names those there are."""
    _, warnings = chapter(tmp_path, f"{{j:menu}} {family}\ngames")

    assert f"no family '{family}'" in warnings
    assert "dados, alquerque, tablas, naipes" in warnings
