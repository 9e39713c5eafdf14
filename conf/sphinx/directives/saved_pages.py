"""``{j:guardadas}``: the pages saved in the reader's browser, which a script lists.

The page has the sentences, and ``conf/widget/client/saved-pages.mjs`` fills the list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from conf.sphinx.directives.base import Directive
from conf.sphinx.page import deferred

if TYPE_CHECKING:
    from docutils import nodes
    from markupsafe import Markup

    from conf.sphinx.page.deferred import Page


class SavedPagesDirective(Directive):
    """Puts the list on the page."""

    required_arguments = 0

    def content_nodes(self) -> list[nodes.Node]:
        """Return the list."""
        return [deferred.placeholder(page_list)]


@deferred.maker
def page_list(page: Page) -> Markup:
    """Return the empty list."""
    return page.fill("saved_pages.html")
