"""What a player or a reviewer is asked about: a game and its state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from juegos.core.errors import BadRequest
from juegos.core.game import Game, Turn
from juegos.core.message import _

G = TypeVar("G")
S = TypeVar("S")


class View(NamedTuple, Generic[G, S]):
    """What a player is asked about: a game, its state, and the seat to move.

    ``pot`` is what the end will share out, ``paid`` what the seat has received so far. In a game
    that hides something the player decides by what its seat may know of the state.
    """

    game: G
    state: S
    seat: int
    pot: int = 1
    paid: int = 0


def view(
    game: Game[Any, Any], state: Any, pot: int = 1, paid: Sequence[int] = (0, 0)
) -> View[Any, Any]:
    """Return the view of the seat to move; raises ``BadRequest`` where no seat moves.

    >>> from juegos.catalogue import game
    >>> game = game("guirguiesca")
    >>> view(game, game.read("envite A 4 -"), pot=3, paid=(1, -1))[2:]
    (1, 3, -1)
    >>> view(game, game.start())
    Traceback (most recent call last):
        ...
    juegos.core.errors.BadRequest: nobody decides here; ask 'moves' what there is to do
    """
    seat = game.turn(state)
    if isinstance(seat, Turn):
        raise BadRequest(_("nobody decides here; ask 'moves' what there is to do"))
    return View(game, state, seat, pot, paid[seat])
