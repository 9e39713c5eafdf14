"""The table of piquet as a seat sees it, the public part of a move, and the routine moves.

Routine moves are those that a player may leave to the program: plain declarations, sure winners.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from juegos.core.game import SEATS, Turn
from juegos.core.message import Message, _
from juegos.draw.cards.scene import Cards, Side
from juegos.material import cards as pack
from juegos.naipes.piquet import words
from juegos.naipes.piquet.course import Course
from juegos.naipes.piquet.offers import offers, steps
from juegos.naipes.piquet.rivals import beginner
from juegos.naipes.piquet.score import Trick, score_sheet
from juegos.naipes.piquet.state import Deal, Sight, State, counted

ORDER = "SHCD"  # as a hand is sorted: black and red in turn


def table(game: Course, state: State, seat: int | None) -> Cards:
    """Return the table as a seat sees it; for None, as both do."""
    public = words.scene(game, state)
    turn = game.turn(state)
    deal = state.deal
    chance = _chance(state) if turn is Turn.CHANCE else ""
    if deal is None or deal.phase == "deal":
        return Cards(
            public.caption,
            seat=seat,
            hand=public.hand,
            chance=chance,
            offers=offers(game, state, seat, None),
            **_score(game, state),
        )
    seen = None if seat is None else game.view(state, seat)
    done, open_ = _tricks(deal)
    elder = 1 - state.dealer
    return Cards(
        public.caption,
        _sides(game, state, deal),
        seat,
        public.hand,
        own=_sorted(_held(seen)) if seen else (),
        out=_sorted(seen.discard) if seen else (),
        known=tuple(map(pack.write_card, _known(seen))) if seen else (),
        stock=pack.PACK.bit_count() - 24 - sum(max(n, 0) for n in _taken(deal)),
        trick=_played(open_, elder),
        last=_played(done[-1:], elder),
        chance=chance,
        offers=offers(game, state, seat, seen),
        position=public.position,
        declaration=declaration(game, state, seen),
        winner=sure_winner(seen),
        **_score(game, state),
    )


def _tricks(deal: Deal) -> tuple[tuple[Trick, ...], tuple[Trick, ...]]:
    """Return the tricks won, and the unanswered one, if there is one."""
    whole = len(deal.plays) // 2
    return deal.tricks[:whole], deal.tricks[whole:]


def _sides(game: Course, state: State, deal: Deal) -> tuple[Side, Side]:
    """Return what both players see of A and of B."""
    total, (done, _) = counted(deal, game.table_rules).total, _tricks(deal)

    def side(place: int) -> Side:
        who = 1 - state.dealer ^ place
        won = sum(trick.winner == who for trick in done)
        return Side(_names(state)[place], deal.holds(who).bit_count(), total[who], won)

    return side(0), side(1)


def _score(game: Course, state: State) -> dict[str, Any]:
    """Return the fields of a scene for the written score."""
    rows = state.scores or state.past
    done = score_sheet(game.tally.times(len(rows)), rows, state.games)
    return {"rows": rows, **done._asdict()}


def _names(state: State) -> tuple[Message, Message]:
    """Return the names of the seats, A first."""
    elder, younger = _("{seat}, elder"), _("{seat}, younger")
    first, second = (elder, younger) if state.dealer else (younger, elder)
    return first.with_fields(seat=SEATS[0]), second.with_fields(seat=SEATS[1])


def _chance(state: State) -> str:
    """Return the label of the button that cuts or deals cards, or nothing.

    Without it the page draws the cards by itself.
    """
    if state.cut is not None:
        return "" if state.cut.cards else _("Cut for the deal")
    again = state.scores or state.past  # there is something to read before the next deal
    return _("Deal") if state.deal is not None and not state.log and again else ""


def _taken(deal: Deal) -> tuple[int, int]:
    """Return how many cards each has taken in."""
    first, second = (
        hand.bit_count() - 12 + out.bit_count()
        for hand, out in zip(deal.hands, deal.discards, strict=True)
    )
    return first, second


def _held(seen: Sight) -> pack.Hand:
    return seen.hand & ~pack.gather(seen.plays)


def _known(seen: Sight) -> tuple[pack.Card, ...]:
    """Return the cards of the stock that the seat knows."""
    left = seen.left[max(seen.swaps[1], 0) :] if seen.me == 0 else ()
    return tuple(dict.fromkeys((*left, *seen.rest)))


def _sorted(hand: pack.Hand) -> tuple[str, ...]:
    results = map(pack.write_card, pack.cards(hand))
    return tuple(sorted(results, key=lambda card: ORDER.index(card[1])))


def _played(tricks: Sequence[Trick], elder: int) -> tuple[tuple[int, str], ...]:
    pairs: list[tuple[int, str]] = []
    for trick in tricks:
        pairs.append((trick.leader ^ elder, pack.write_card(trick.led)))
        if trick.answer is not None:
            pairs.append((trick.leader ^ 1 ^ elder, pack.write_card(trick.answer)))
    return tuple(pairs)


def heard(move: str) -> str:
    """Return a move as the other player learns of it: a card played, of a discard only the word.

    Nothing is learnt of a move that says nothing: it would reveal that there was something to say.
    """
    first, comma, rest = move.partition(", ")
    if comma:
        return first if first == "mira" else heard(rest)
    cards = steps(move)
    if move in {"calla", "basta", "sigue"}:
        return ""
    return move if move in cards or not cards else move.partition(" ")[0]


_DECLARES = {"call", "name", "add", "reply", "count"}


def declaration(game: Course, state: State, seen: Sight | None) -> str:
    """Return the move that declares truly all that a seat holds; "" where it declares nothing."""
    if seen is None or seen.phase not in _DECLARES:
        return ""
    moves = game.moves(state)
    move, _why = beginner.choose(seen, moves, game.table_rules)
    return move if move in moves else ""  # not where the call to be named was another


def sure_winner(seen: Sight | None) -> str:
    """Return a card to lead that the other can hold no higher card against; "" if there is none.

    It is the highest of the suit that has most of them.
    """
    if seen is None or seen.phase not in {"lead", "play"} or len(seen.plays) % 2:
        return ""
    played = pack.gather(seen.plays)
    mine, theirs = seen.hand & ~played, pack.PACK & ~seen.elsewhere & ~played
    best, most = "", 0
    for suit in range(4):
        own, other = pack.of_suit(mine, suit), pack.of_suit(theirs, suit)
        winners = (own >> other.bit_length()).bit_count()
        if winners > most:
            best, most = pack.write_card(8 * suit + own.bit_length() - 1), winners
    return best
