"""``{j:acertijos}``: the puzzles of all games, by game, and the one of the day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.sphinx.directives.base import Directive
from conf.sphinx.page import deferred
from conf.sphinx.play import puzzles

if TYPE_CHECKING:
    from docutils import nodes


class PuzzlesDirective(Directive):
    """Puts the list of the puzzles of each game on the page."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the list, and the puzzle of the day."""
        metadata = self.env.metadata[self.env.docname]
        metadata["puzzles"] = metadata["pictures"] = True
        return [deferred.placeholder(puzzles.overview)]
