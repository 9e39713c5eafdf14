"""The doors for links: a game or a position as text for the end of an address, and back."""

from __future__ import annotations

from juegos.core import links
from juegos.core import record as records
from juegos.core.errors import BadNotation
from juegos.core.formats import LINK
from juegos.core.message import _
from juegos.core.record import Record
from juegos.doors import formats
from juegos.doors import request as asked
from juegos.doors.play import PART, position, replayed
from juegos.doors.request import Reply, Request
from juegos.engine import account as accounts


def link(request: Request) -> Reply:
    """Return the link to a game written down in ``text``, else to a ``state`` of a game.

    The text may be in any notation known here. Moves in our own are not replayed unless the record
    has a result: that happens when the link is opened. ``left_out`` has sentences about what a
    record cannot hold of the text.
    """
    if "text" in request:
        parsed, left_out = formats.read(asked.text(request, "text"))
    else:
        parsed, left_out = _position(request), ()
    if len(parsed.moves) > PART:
        most = PART
        says = _("a link holds at most {most} moves; hand the record on as a text or a file")
        raise BadNotation(says.with_fields(most=most))
    others = {"left_out": list(left_out)} if left_out else {}
    return {"link": formats.write(LINK, parsed).text, **others}


def _position(request: Request) -> Record:
    """Return a record without moves that begins with the position of the request."""
    game = asked.game(request)
    state, account = position(request, game)
    chosen = tuple(sorted(asked.readings(request).items()))
    start = accounts.write(game, state, account)
    return Record(game.slug, chosen, headers=(("Start", start),))


def unlink(request: Request) -> Reply:
    """Return the record of a link and the position that it leads to, as for ``record``."""
    return replayed(request, records.parse(links.unpack(asked.text(request, "link"))))
