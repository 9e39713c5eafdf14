"""The domain over several builds of one site."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.help.built_site import build

pytestmark = pytest.mark.thorough  # they build a site of their own

if TYPE_CHECKING:
    from pathlib import Path

TABLE = "\n```{j:cuadro} dados.totales\n```\n"


def test_a_table_may_move_to_another_page(tmp_path: Path) -> None:
    """Built again the site has it there, and does not say that it stands on the other too."""
    docs = tmp_path / "docs"
    docs.mkdir()
    (docs / "index.md").write_text("# Front\n\n```{toctree}\n\none\ntwo\n```\n")
    for place in ("two", "one"):
        for name in ("one", "two"):
            (docs / f"{name}.md").write_text(f"# {name}\n{TABLE * (name == place)}")
        site = build(docs, tmp_path)
        assert "too" not in site.warnings
    assert 'id="cuadro-dados.totales"' in site.html("one")
    assert 'id="cuadro-dados.totales"' not in site.html("two")
