"""The door that tells how the deal that is on has been counted so far, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from juegos import catalogue
from juegos.core.errors import BadRequest
from juegos.core.game import Turn
from juegos.core.message import _
from juegos.naipes.piquet import phases
from juegos.naipes.piquet.door_score import readings_in
from juegos.naipes.piquet.state import counted
from juegos.naipes.piquet.told import told


def count(request: Mapping[str, Any]) -> dict[str, Any]:
    """Return how the deal of a state has been counted so far, or once a ``move`` more is made.

    Both players have heard all that is counted, so that nothing hidden is told.

    Raises:
        BadRequest: a field is missing or of the wrong kind.
        BadNotation: the state is none.
        IllegalMove: the move breaks a rule, which is named.
        UnknownName: there is no such game of cards, or reading.
    """
    slug, state, move = request.get("slug"), request.get("state"), request.get("move")
    if not isinstance(slug, str) or not isinstance(state, str):
        raise BadRequest(_("the request needs texts 'slug' and 'state'"))
    if move is not None and not isinstance(move, str):
        raise BadRequest(_("'move' is a text"))
    game: Any = catalogue.game(slug, readings_in(request))
    at = game.read(state)
    deal = at.deal
    if deal is not None and move is not None and not isinstance(game.turn(at), Turn):
        deal, _said = phases.after(deal, game.read_move(at, move), game.table_rules)
    lines = [] if deal is None else counted(deal, game.table_rules).lines
    return {
        "slug": slug,
        "lines": told(lines, game.table_rules),
        "over": deal is not None and len(deal.plays) == 24,
    }
