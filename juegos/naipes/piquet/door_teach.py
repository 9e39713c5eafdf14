"""The teacher’s door: twelve cards in, what they may declare and what to discard of them.

``{"hand": "AS KS ...", "side": "elder" or "younger", "takes": 5, "seed": 1}`` gives
``declarations``, ``against`` (the best that the unseen cards can make) and ``discards``, the best
first. ``takes`` is how many the elder has taken, where the younger is to discard. ``{"deal":
true}`` instead of a hand has twelve cards dealt: by the seed, or by chance where there is none.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from juegos.core.errors import BadRequest, IllegalMove
from juegos.core.message import _, _n
from juegos.material import cards as pack
from juegos.material.cards import Hand
from juegos.naipes.piquet import teacher
from juegos.naipes.piquet.cruces import options, readings_of_piquet
from juegos.naipes.piquet.door_score import readings_in
from juegos.naipes.piquet.hands_written import SIDES
from juegos.naipes.piquet.view import Heard, Sight

Reply = dict[str, Any]


def teach(request: Mapping[str, Any]) -> Reply:
    """Return what a hand dealt may declare and what may be put out of it, with gains and reasons.

    Gains are sampled, with seed, size and standard error; the chances in the reasons are exact.

    Raises:
        BadRequest: a field is missing or of the wrong kind.
        BadNotation: a word of the hand is no card, or a card stands twice.
        IllegalMove: the hand has not twelve cards.
        UnknownName: there is no such reading.
    """
    rules = options(readings_of_piquet(readings_in(request)))
    side, takes, seed = request.get("side", SIDES[0]), request.get("takes", 5), _seed(request)
    text = _dealt(seed) if request.get("deal") is True else request.get("hand")
    if not isinstance(text, str) or side not in SIDES:
        raise BadRequest(_("the request needs a text 'hand', and 'side' elder or younger"))
    if type(takes) is not int or not 1 <= takes <= 5 or type(seed) is not int:
        raise BadRequest(_("'takes' is a whole number from 1 to 5, and 'seed' a whole number"))
    hand = pack.read(text)
    if hand.bit_count() != 12:
        raise IllegalMove(
            _n(
                "{count} card; a hand has twelve ({rule})",
                "{count} cards; a hand has twelve ({rule})",
                hand.bit_count(),
                rule=rules["reparto"].id,
            ),
            0,
        )
    view = before_discard(hand, SIDES.index(side), takes)
    choices = teacher.exchange(view, Random(seed), rules)
    return {
        "slug": "piquet",
        "hand": pack.write(hand),
        "side": side,
        "declarations": teacher.plain(teacher.declarations(hand, rules, dealt=True)),
        "against": list(teacher.against(hand, rules)),
        "discards": [_plain(choice) for choice in choices],
        "seed": seed,
    }


def _seed(request: Mapping[str, Any]) -> Any:
    """Return the seed of a request; of a deal without one, a new seed."""
    if request.get("deal") is True and request.get("seed") is None:
        return Random().getrandbits(32)
    return request.get("seed", 0)


def _dealt(seed: Any) -> str:
    """Return twelve cards of the pack."""
    cards = Random(f"deal {seed}").sample(pack.cards(pack.PACK), 12)
    return pack.write(pack.gather(tuple(cards)))


def before_discard(hand: Hand, who: int, takes: int) -> Sight:
    """Return what a player knows when he is to put out cards, and no carte blanche was announced.

    ``who`` is 0 for the elder and 1 for the younger; ``takes`` is how many cards the elder took.
    """
    return Sight(
        me=who,
        phase="discard",
        kind=-1,
        hand=hand,
        dealt=hand,
        discard=0,
        swaps=(takes, -1) if who else (-1, -1),
        left=(),
        rest=(),
        blank=(False, False),
        heard=(Heard(), Heard(), Heard()),
        recorded=(),
        plays=(),
    )


def _plain(choice: teacher.Choice) -> Reply:
    return {
        "out": pack.write(choice.out),
        "gain": choice.judged.mean,
        "error": choice.judged.error,
        "samples": choice.judged.samples,
        "reasons": list(choice.reasons),
    }
