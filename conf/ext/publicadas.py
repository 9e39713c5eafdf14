"""``{j:publicadas}``: figures that others have published, beside what is counted here."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from conf.aparato.publicadas import Published, published, shown
from conf.ext import late
from conf.ext.base import Directive, by

if TYPE_CHECKING:
    from docutils import nodes

    from conf.ext.late import Page

COLUMNS = ("by", "what", "published", "ours", "verdict")


class Publicadas(Directive):
    """Prints every published figure, and whether it equals ours."""

    required_arguments = 0
    rests_on = ("juegos", "conf/ext", "conf/aparato")

    def content_nodes(self) -> list[nodes.Node]:
        """Return the table."""
        return [late.later(table)]


@late.maker
def table(page: Page) -> str:
    """Return the figures in the order of the file."""
    head = "".join(f'<th scope="col">{name}</th>' for name in COLUMNS)
    body = "".join(_row(page, figure) for figure in published())
    return (
        '<figure class="j-cuadro" id="publicadas"><div class="j-table"><table>'
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
        f"<td>{escape(figure.what)}{note}</td><td>{escape(figure.printed)}</td>"
        f'<td>{shown(figure.ours())}<span class="j-exact"><code>{escape(call)}</code></span></td>'
        f"<td>{verdict}</td></tr>"
    )
