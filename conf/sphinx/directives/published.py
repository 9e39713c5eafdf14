"""``{j:publicadas} dados``: figures that others have published, beside what is counted here."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from conf.claims.published import Published, published, shown
from conf.edition import corpus
from conf.sphinx.directives.base import Directive, by
from conf.sphinx.page import late

if TYPE_CHECKING:
    from docutils import nodes

    from conf.sphinx.page.late import Page

COLUMNS = ("by", "what", "published", "ours", "verdict")


class Publicadas(Directive):
    """Prints the published figures on a family of games, and whether each equals ours."""

    rests_on = ("juegos", "conf/sphinx", "conf/claims")

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table; raises for a family on which there is no figure."""
        family = self.arguments[0]
        if family not in (known := {figure.of: figure for figure in published()}):
            raise corpus.UnknownId("published figure on", family, known)
        return [late.later(table, family=family)]


@late.maker
def table(page: Page, family: str) -> str:
    """Return the figures in the order of the file."""
    head = "".join(f'<th scope="col">{name}</th>' for name in COLUMNS)
    body = "".join(_row(page, figure) for figure in published() if figure.of == family)
    return (
        f'<figure class="j-cuadro" id="publicadas-{family}"><div class="j-table"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></figure>"
    )


def _row(page: Page, figure: Published) -> str:
    where = f", {escape(figure.where)}" if figure.where else ""
    note = f'<span class="j-exact">{escape(figure.note)}</span>' if figure.note else ""
    given = ", ".join(f"{key}={value}" for key, value in figure.given.items())
    call = f"{figure.code.rpartition('.')[2]}({given})"
    verdict = "equal" if figure.equal() else "<b>different</b>"
    return (
        f'<tr id="publicada-{escape(figure.id)}"><th scope="row">{by(page, figure.by)}{where}</th>'
        f"<td>{escape(figure.what)}{note}</td><td>{_printed(figure)}</td>"
        f'<td>{shown(figure.ours())}<span class="j-exact"><code>{escape(call)}</code></span></td>'
        f"<td>{verdict}</td></tr>"
    )


def _printed(figure: Published) -> str:
    """Return a figure as it was printed; under odds stands the chance that they are."""
    printed, value = escape(figure.printed), shown(figure.value)
    if " to " not in figure.printed:
        return printed
    return f'{printed}<span class="j-exact">{value}</span>'
