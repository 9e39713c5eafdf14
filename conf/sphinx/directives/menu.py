"""``{j:menu} FAMILY``: the pages of a chapter, in order, for the menu beside every page.

Its content is that of a ``toctree``. The line ``games`` stands for the games of the family that
are not named beside it, in the order of the catalogue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from docutils.statemachine import StringList
from sphinx.directives.other import TocTree

from juegos import catalogue
from juegos.core.errors import one_of

if TYPE_CHECKING:
    from docutils import nodes

GAMES = "games"


class MenuDirective(TocTree):
    """Puts the pages into the menu and nothing on the page; its argument is the family."""

    required_arguments = 1
    option_spec: ClassVar = {}

    def run(self) -> list[nodes.Node]:
        """Return a hidden toctree; an unknown family is an error."""
        family = self.arguments[0]
        if family not in catalogue.FAMILIES:
            raise self.error(f"no family {family!r}; {one_of(catalogue.FAMILIES)}")
        self.options["hidden"] = None
        lines = [page for line in self.content for page in self._pages(family, line)]
        self.content = StringList(lines, source=self.get_source_info()[0])
        return super().run()

    def _pages(self, family: str, line: str) -> list[str]:
        """Return the pages that a line of the content names."""
        if line != GAMES:
            return [line]
        games = [entry.slug for entry in catalogue.CATALOGUE.values() if entry.family == family]
        return [slug for slug in games if slug not in self.content]
