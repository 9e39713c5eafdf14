"""The door ``ids`` of backgammon in plain JSON: a state as GNU Backgammon's ids, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from juegos.core.errors import BadRequest
from juegos.core.message import _
from juegos.tablas.backgammon.game import Backgammon
from juegos.tablas.backgammon.notation import lost, write_ids


def ids(request: Mapping[str, Any]) -> dict[str, str]:
    """Return the position id and the match id of a state, joined, and the state as it is written.

    ``lost`` says in words what the ids do not hold of it. The state may be given in ids.

    Raises:
        JuegosError: the state is no text, or none of backgammon under these readings.
    """
    text, chosen = request.get("state"), request.get("readings", {})
    if not isinstance(text, str):
        raise BadRequest(_("the request needs a text 'state', a state of backgammon or its ids"))
    if not isinstance(chosen, Mapping):
        raise BadRequest(_('"readings" is an object like {"cubo": "si"}'))
    game = Backgammon({str(name): str(key) for name, key in chosen.items()})
    state = game.read(text)
    gnubg_id = write_ids(game.terms, state)
    position, _colon, match = gnubg_id.partition(":")
    return {
        "ids": gnubg_id,
        "position": position,
        "match": match,
        "state": game.write(state),
        "lost": lost(game.terms, state),
    }
