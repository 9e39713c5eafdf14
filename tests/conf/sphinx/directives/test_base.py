"""The names of places, as a page shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from conf.sphinx.directives.base import cited_place, where
from juegos.core.source import Locus

if TYPE_CHECKING:
    from conf.sphinx.page.deferred import Page


def test_a_whole_work_goes_by_its_title() -> None:
    """A table from the codex as a whole, not from a leaf, named nothing between two commas."""
    assert where(cast("Page", None), Locus("ldj", "")).text == "Libro de los juegos"


def test_a_book_cited_as_a_whole_has_its_short_title() -> None:
    """The rules of piquet that no law states were cited by an author and nothing else."""
    assert cited_place(Locus("cavendish", "62")) == "Cavendish, 62"
    assert cited_place(Locus("cavendish")) == "Cavendish, Laws of Piquet"
