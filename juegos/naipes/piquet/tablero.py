"""The table of piquet as a seat sees it, and what may be said there, each word with its sense."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from juegos.game import SEATS, Turn
from juegos.material import naipes
from juegos.naipes.piquet import cuadro
from juegos.naipes.piquet.combinaciones import KINDS, best, say, scores, strength, whole
from juegos.naipes.piquet.estado import Deal, counted
from juegos.naipes.piquet.vista import View
from juegos.scene import Cards, Side

_FALSE = "More than you hold since you put cards out: a false call."
Offer = tuple[str, str, str]
ORDER = "SHCD"  # as a hand is sorted: black and red in turn

_SENSES = {
    "reparte": "Who deals first is the elder hand in the last deal.",
    "cede": "Then you are the elder hand in the first deal.",
    "a dos": "Two cards at a time, throughout the partie.",
    "a tres": "Three cards at a time, throughout the partie.",
    "calla": "You call nothing of this kind, or sink what you hold.",
    "buena": "You hold nothing that is better or equal, or do not say so.",
    "igual": "You hold the same: neither of you scores this kind.",
    "no": "You hold better, and show it when you reckon.",
    "cuanto": "You hold as many, and ask what theirs comes to.",
    "basta": "You reckon no more of this kind.",
    "mira": "You see the cards you left, and so does the other.",
    "deja": "Nobody sees the cards you left.",
    "blanca": "A hand dealt without king, queen or knave: ten, before all else.",
    "descarta nada": "You keep the hand that you were dealt.",
    "retira": "You called more than you hold: set it right before the first trick.",
}


def table(game: Any, state: Any, seat: int | None) -> Cards:
    """Return what a seat sees of the table, or what both do (None)."""
    public = cuadro.scene(game, state)
    turn = game.turn(state)
    deal: Deal | None = state.deal
    chance = _chance(state) if turn is Turn.CHANCE else ""
    if deal is None or deal.phase == "reparto":
        return Cards(
            public.caption,
            seat=seat,
            hand=public.hand,
            rows=state.scores,
            chance=chance,
            offers=_offers(game, state, seat, None),
        )
    seen: View | None = None if seat is None else game.view(state, seat)
    tricks = deal.tricks
    done = tricks[:-1] if tricks and tricks[-1].answer is None else tricks
    open_ = tricks[-1:] if len(done) < len(tricks) else ()
    elder = 1 - state.dealer
    total = counted(deal, game.opciones).total
    sides = tuple(
        Side(
            _names(state)[place],
            deal.holds(elder ^ place).bit_count(),
            total[elder ^ place],
            sum(trick.winner == elder ^ place for trick in done),
        )
        for place in (0, 1)
    )
    return Cards(
        public.caption,
        sides,
        seat,
        public.hand,
        own=_sorted(_held(seen)) if seen else (),
        out=_sorted(seen.discard) if seen else (),
        known=tuple(map(naipes.write_card, _known(seen))) if seen else (),
        stock=naipes.PACK.bit_count() - 24 - sum(max(n, 0) for n in _taken(deal)),
        trick=_played(open_, elder),
        last=_played(done[-1:], elder),
        rows=state.scores,
        chance=chance,
        offers=_offers(game, state, seat, seen),
    )


def _names(state: Any) -> tuple[str, str]:
    """Return what the seats are called, A first."""
    first, second = ("elder", "younger") if state.dealer else ("younger", "elder")
    return f"{SEATS[0]}, {first}", f"{SEATS[1]}, {second}"


def _chance(state: Any) -> str:
    """Return what is to be done where a player does something for chance to come."""
    if state.cut is not None:
        return "" if state.cut.cards else "Cut for the deal"
    return "Deal" if state.deal is not None and not state.log and state.scores else ""


def _taken(deal: Deal) -> tuple[int, int]:
    """Return how many cards each has taken in."""
    first, second = (
        hand.bit_count() - 12 + out.bit_count()
        for hand, out in zip(deal.hands, deal.discards, strict=True)
    )
    return first, second


def _held(seen: View) -> naipes.Hand:
    return seen.hand & ~naipes.gather(seen.plays)


def _known(seen: View) -> tuple[naipes.Card, ...]:
    """Return the cards that lie in the stock and are known to the seat."""
    left = seen.left[max(seen.swaps[1], 0) :] if seen.me == 0 else ()
    return tuple(dict.fromkeys((*left, *seen.rest)))


def _sorted(hand: naipes.Hand) -> tuple[str, ...]:
    found = map(naipes.write_card, naipes.cards(hand))
    return tuple(sorted(found, key=lambda card: ORDER.index(card[1])))


def _played(tricks: Any, elder: int) -> tuple[tuple[int, str], ...]:
    found: list[tuple[int, str]] = []
    for trick in tricks:
        found.append((trick.leader ^ elder, naipes.write_card(trick.led)))
        if trick.answer is not None:
            found.append((trick.leader ^ 1 ^ elder, naipes.write_card(trick.answer)))
    return tuple(found)


def _offers(game: Any, state: Any, seat: int | None, seen: View | None) -> tuple[Offer, ...]:
    """Return what the seat may say, the best first; nothing where it is not its turn."""
    if seat is None or game.turn(state) != seat or (seen and seen.phase == "descarte"):
        return (
            (("descarta nada", cuadro.say("descarta nada"), _SENSES["descarta nada"]),)
            if seen and seen.phase == "descarte" and "descarta nada" in game.moves(state)
            else ()
        )
    return tuple(_worded(game.moves(state), seen, game.opciones))


def _worded(moves: tuple[str, ...], seen: View | None, rules: Any) -> Iterator[Offer]:
    """Yield the moves that are made by a word: what is called as it is held first."""
    kind = KINDS[seen.kind] if seen and seen.kind >= 0 else ""
    shown = [move for move in moves if " " in move and move[:2] in {"de", "su"}]
    if seen and shown and kind:
        masks = {move: naipes.read(move.partition(" ")[2]) for move in shown}
        held = [move for move in shown if not masks[move] & ~seen.hand]
        full = [move for move in held if masks[move] in whole(kind, seen.hand, rules.least)]
        best_first = sorted(
            full or held or shown, key=lambda m: strength(kind, masks[m]), reverse=True
        )
        for move in best_first[:4]:
            points = scores(kind, masks[move], rules.fours)
            sense = f"Good, it scores {points}." if move in held else _FALSE
            yield move, f"“{_capital(say(kind, masks[move]))}”", sense
    numbers = [move for move in moves if move.partition(" ")[2].isdecimal()]
    for move in sorted(numbers, key=lambda m: int(m.partition(" ")[2]), reverse=True):
        yield move, cuadro.say(move), _number(move, seen, rules)
    for move in moves:
        if move not in shown and move not in numbers and not steps(move):
            yield move, cuadro.say(move), _SENSES.get(move) or _SENSES[move.partition(" ")[0]]


def _number(move: str, seen: View | None, rules: Any) -> str:
    """Return the sense of a call of so many cards."""
    kind, _, many = move.partition(" ")
    if seen is None or kind not in KINDS:
        return _SENSES["blanca"]
    most = best(kind, seen.hand, rules.least).bit_count()
    if int(many) > most:
        return _FALSE
    if int(many) < most:
        return "Less than you hold: to sink a part of it."
    return "As many cards of one suit." if kind == "punto" else "As many in sequence, of one suit."


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def steps(move: str) -> tuple[str, ...]:
    """Return the cards that a move names; none where it is made by a word."""
    words = move.split(" ")
    return tuple(word for word in words if len(word) == 2 and word[-1] in naipes.SUITS)


def heard(move: str) -> str:
    """Return a move as the other knows of it: a card played whole, of a discard the word.

    Silence is not heard: it would tell that there was something to say.
    """
    cards = steps(move)
    if move in {"calla", "basta"}:
        return ""
    return move if move in cards or not cards else move.partition(" ")[0]
