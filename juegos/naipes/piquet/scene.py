"""The table of piquet as a seat sees it: cards, moves in words, moves offered, what is heard.

Some moves are made by a word instead of a card: each has its words and its meaning. Routine moves
are those that a player may leave to the program: plain declarations, sure winners.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from juegos.core.game import SEATS, Turn
from juegos.core.message import Message, _, join_sentences
from juegos.draw.cards.scene import Cards, Side
from juegos.material import cards
from juegos.naipes.piquet.combinations import (
    GRUPO,
    KINDS,
    PUNTO,
    SECUENCIA,
    Strength,
    best,
    best_strength,
    say,
    scores,
    strength,
    whole,
)
from juegos.naipes.piquet.dealing import NOTHING
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.score import Trick, score_sheet
from juegos.naipes.piquet.state import Deal, Sight, State, Tally, counted, seat_of, view

_WORDS = {
    "reparte": _("Deal."),
    "cede": _("Let the other deal."),
    "a dos": _("Deal by twos."),
    "a tres": _("Deal by threes."),
    "blanca": _("“I have a carte blanche.”"),
    "calla": _("Say nothing."),
    "buena": _("“Good.”"),
    "no": _("“Not good.”"),
    "igual": _("“Equal.”"),
    "cuanto": _("Ask: “Making?” or “How high?”"),
    "basta": _("That is all."),
    "mira": _("Look at the cards left."),
    "deja": _("Leave the cards unseen."),
    "descarta nada": _("Discard nothing."),
    "sigue": _("Let it stand."),
    "corrige": _("Correct yourself: “Not good.”"),
    "recoge": _("Take up the card you led."),
    "retira punto": _("Take back the point."),
    "retira secuencia": _("Take back the sequence."),
    "retira grupo": _("Take back the set."),
}
# Moves of a word followed by cards, or by how many cards.
_VERBS = {
    "descarta": _("Discard {cards}."),
    "declara": _("Declare {cards}."),
    "suma": _("Count {cards}."),
    "punto": _("Call a point of {cards}."),
    "secuencia": _("Call a sequence of {cards}."),
    "corrige": _("Correct yourself, and call {cards}."),
    "blanca": _("“Discard for carte blanche”; take {cards}."),
}
# What the other player hears of a move whose cards he does not see.
_HEARD = {"descarta": _("Discard."), "declara": _("Declare."), "suma": _("Count.")}
_NUMBER = re.compile("[0-9]{1,2}")  # as many cards as are called; a pack has no more


def say_move(move: str) -> Message:
    """Return a move, or what is heard of it, in words: ``Discard 8C 7C.``, ``Discard.``."""
    if ", " in move:
        return join_sentences(*map(say_move, move.split(", ")))
    if words := _WORDS.get(move) or _HEARD.get(move):
        return words
    verb, blank, what = move.partition(" ")
    if not blank:
        return _("The {card}.", card=cards.say(cards.read_card(move)))
    return _VERBS[verb].with_fields(cards=what)


def normal(text: str) -> str:
    """Return a move, or several, with its cards in the order of the notation.

    Raises:
        BadNotation: a word is no card and begins no move, or a card occurs twice.
    """
    if ", " in text:
        return ", ".join(map(normal, text.split(", ")))
    if text in _WORDS:
        return text
    verb, _blank, what = text.partition(" ")
    if verb in _VERBS and _NUMBER.fullmatch(what):
        return f"{verb} {int(what)}"
    if verb in {"descarta", "declara", "suma", "corrige"}:
        return f"{verb} {cards.write(cards.read(what))}"
    return cards.write_card(cards.read_card(text))


Offer = tuple[str, Message, Message]
_FALSE = _("More than you hold since you discarded cards: a false call.")

_SENSES = {
    "reparte": _("The first dealer will be the elder hand in the sixth deal."),
    "cede": _("Then you are the elder hand in the first deal."),
    "a dos": _("Two cards at a time, throughout the partie."),
    "a tres": _("Three cards at a time, throughout the partie."),
    "calla": _("You call nothing of this kind, or sink what you hold."),
    "buena": _("You hold nothing that is better or equal, or do not say so."),
    "igual": _("You hold the same: neither of you scores this kind."),
    "no": _("You hold better, and show it when you count."),
    "cuanto": _("You hold as many cards, and ask what theirs make."),
    "basta": _("You count no more of this kind."),
    "mira": _("You see the cards you left, and so does the other."),
    "deja": _("Nobody sees the cards you left."),
    "blanca": _("A hand dealt without king, queen or knave: ten, before all else."),
    "descarta nada": _("You keep the hand that you were dealt."),
    "retira": _("You called more than you hold: set it right before the first trick."),
    "sigue": _("What was said stands."),
    "corrige": _("You hold better, and say so before the elder goes on."),
    "recoge": _("You may lead another card."),
}
# Where a word means something else in one phase: the phase and the word.
_AT = {
    ("glance", "mira"): _("You alone see the cards you leave to the other."),
    ("glance", "deja"): _("You do not look at the cards you leave to the other."),
    ("mend", "sigue"): _("You have called less than you hold, and leave it so."),
    ("repair", "sigue"): _("You hold better, and do not say so."),
    ("retake", "sigue"): _("The other has taken back a claim; you leave the card that you led."),
}
_SHOWN = {"declara", "suma", "corrige"}


def offers(moves: tuple[str, ...], seen: Sight | None, rules: TableRules) -> tuple[Offer, ...]:
    """Return the moves that a seat may make by a word, the best first."""
    if seen and seen.phase == "discard":
        moves = tuple(move for move in moves if move == NOTHING)
    return tuple(_worded(moves, seen, rules))


def _worded(moves: tuple[str, ...], seen: Sight | None, rules: TableRules) -> Iterator[Offer]:
    """Yield the moves that are made by a word; first those that name cards, the best before."""
    shown = [m for m in moves if m.partition(" ")[0] in _SHOWN and steps(m)]
    if seen and shown:
        yield from _named_claims(shown, seen, rules)
    numbers = [move for move in moves if move.partition(" ")[2].isdecimal()]
    for move in sorted(numbers, key=lambda m: int(m.partition(" ")[2]), reverse=True):
        yield move, say_move(move), _number(move, seen, rules)
    for move in moves:
        if move not in shown and move not in numbers and not steps(move):
            yield move, say_move(move), _sense(move, seen)


def _named_claims(shown: list[str], seen: Sight, rules: TableRules) -> Iterator[Offer]:
    """Yield the four best combinations that may be called or reckoned by their cards.

    If the player holds some of them truly, only those are offered, and whole ones if there are any.
    """
    masks = {move: cards.read(move.partition(" ")[2]) for move in shown}
    kinds = {move: _kind(mask, seen) for move, mask in masks.items()}
    held = [move for move in shown if not masks[move] & ~seen.hand]
    full = [m for m in held if masks[m] in whole(kinds[m], seen.hand, rules.least)]
    best_first = sorted(
        full or held or shown, key=lambda m: strength(kinds[m], masks[m]), reverse=True
    )
    for move in best_first[:4]:
        points = scores(kinds[move], masks[move], rules.fours)
        sense = _("Good, it scores {points}.", points=points) if move in held else _FALSE
        call = say(kinds[move], masks[move]).capitalize()
        yield move, _("“{call}”", call=call), sense


def _kind(mask: cards.Hand, seen: Sight) -> str:
    """Return the kind of some cards: the current kind, except where Law 56 applies.

    There the elder reckons an omitted combination, a sequence or a trio or quatorze.
    """
    if seen.phase != "right":
        return KINDS[seen.kind]
    ranks = {card & 7 for card in cards.cards(mask)}
    return GRUPO if len(ranks) == 1 else SECUENCIA


def _sense(move: str, seen: Sight | None) -> Message:
    """Return the meaning of a move for the player who makes it."""
    phase = seen.phase if seen else ""
    verb = move.partition(" ")[0]
    return _AT.get((phase, verb)) or _SENSES.get(move) or _SENSES[verb]


def _number(move: str, seen: Sight | None, rules: TableRules) -> Message:
    """Return the meaning of a call of a number of cards for the player who makes it."""
    verb, _blank, many = move.partition(" ")
    if seen is None or verb not in {*KINDS, "corrige"}:
        return _SENSES["blanca"]
    kind = KINDS[seen.kind]
    most = best(kind, seen.hand, rules.least).bit_count()
    if int(many) > most:
        return _FALSE
    if int(many) < most:
        return _("Less than you hold: you sink part of it.")
    if kind == PUNTO:
        return _("As many cards of one suit.")
    return _("As many in sequence, of one suit.")


def steps(move: str) -> tuple[str, ...]:
    """Return the cards that a move names; none if it names no card."""
    words = move.split(" ")
    return tuple(word for word in words if len(word) == 2 and word[-1] in cards.SUITS)


ORDER = "SHCD"  # as a hand is sorted: black and red in turn


def table(
    state: State,
    turn: int | Turn,
    tally: Tally,
    seat: int | None = None,
    moves: tuple[str, ...] = (),
) -> Cards:
    """Return the table as a seat sees it, with the moves that it may make; or as both see it."""
    deal = state.deal if state.deal is not None and state.deal.phase != "deal" else None
    seen = view(deal, seat_of(state, seat), tally.rules) if deal and seat is not None else None
    rows = state.scores or state.past
    sheet = score_sheet(tally.times(len(rows)), rows, state.games)
    shown = Cards(
        tally.says(state.scores, state.games),
        seat=seat,
        hand=turn if isinstance(turn, int) else None,
        chance=_chance(state) if turn is Turn.CHANCE else "",
        offers=offers(moves, seen, tally.rules),
        rows=rows,
        **sheet._asdict(),
    )
    if deal is None:
        return shown
    total, elder = counted(deal, tally.rules).total, 1 - state.dealer
    done, open_ = _tricks(deal)
    return replace(
        shown,
        sides=_sides(state, deal, total, done),
        own=_sorted(_held(seen)) if seen else (),
        out=_sorted(seen.discard) if seen else (),
        known=tuple(map(cards.write_card, _stock_seen(seen))) if seen else (),
        stock=cards.PACK.bit_count() - 24 - sum(max(n, 0) for n in _taken(deal)),
        trick=_played(open_, elder),
        last=_played(done[-1:], elder),
        position=_(
            "{seat} is elder and counts {elder}, the younger {younger}.",
            seat=SEATS[elder],
            elder=total[0],
            younger=total[1],
        ),
        declaration=declaration(moves, seen, tally.rules),
        winner=sure_winner(seen),
    )


def _tricks(deal: Deal) -> tuple[tuple[Trick, ...], tuple[Trick, ...]]:
    """Return the tricks won, and the unanswered one, if there is one."""
    whole = len(deal.plays) // 2
    return deal.tricks[:whole], deal.tricks[whole:]


def _sides(
    state: State, deal: Deal, total: tuple[int, int], done: tuple[Trick, ...]
) -> tuple[Side, Side]:
    """Return what both players see of A and of B."""

    def side(place: int) -> Side:
        who = 1 - state.dealer ^ place
        won = sum(trick.winner == who for trick in done)
        return Side(_names(state)[place], deal.holds(who).bit_count(), total[who], won)

    return side(0), side(1)


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


def _held(seen: Sight) -> cards.Hand:
    return seen.hand & ~cards.gather(seen.plays)


def _stock_seen(seen: Sight) -> tuple[cards.Card, ...]:
    """Return the cards of the stock that the seat knows."""
    left = seen.left[max(seen.swaps[1], 0) :] if seen.me == 0 else ()
    return tuple(dict.fromkeys((*left, *seen.rest)))


def _sorted(hand: cards.Hand) -> tuple[str, ...]:
    written = map(cards.write_card, cards.cards(hand))
    return tuple(sorted(written, key=lambda card: ORDER.index(card[1])))


def _played(tricks: Sequence[Trick], elder: int) -> tuple[tuple[int, str], ...]:
    pairs: list[tuple[int, str]] = []
    for trick in tricks:
        pairs.append((trick.leader ^ elder, cards.write_card(trick.led)))
        if trick.answer is not None:
            pairs.append((trick.leader ^ 1 ^ elder, cards.write_card(trick.answer)))
    return tuple(pairs)


def heard(move: str) -> str:
    """Return a move as the other player learns of it: a card played, of a discard only the word.

    Nothing is learnt of a move that says nothing: it would reveal that there was something to say.
    """
    first, comma, rest = move.partition(", ")
    if comma:
        return first if first == "mira" else heard(rest)
    named = steps(move)
    if move in {"calla", "basta", "sigue"}:
        return ""
    return move if move in named or not named else move.partition(" ")[0]


_DECLARES = {"call", "name", "add", "reply", "count"}


def declaration(moves: tuple[str, ...], seen: Sight | None, rules: TableRules) -> str:
    """Return the move that declares truly all that a seat holds; "" where it declares nothing."""
    if seen is None or seen.phase not in _DECLARES:
        return ""
    move, _why = true_declaration(seen, moves, rules)
    return move if move in moves else ""  # not where the call to be named was another


def true_declaration(view: Sight, moves: Sequence[str], rules: TableRules) -> tuple[str, str]:
    """Return the call, reply or reckoning of a player who sinks nothing, and why."""
    return (_replied if view.phase == "reply" else _called)(view, moves, rules)


def _called(view: Sight, moves: Sequence[str], rules: TableRules) -> tuple[str, str]:
    """Return the best held combination of the current kind; nothing is sunk."""
    kind = KINDS[view.kind]
    held = [m for m in moves if m != "basta" and not _cards_of(m) & ~view.hand]
    masks = [m for m in held if _cards_of(m)]
    if masks:
        move = max(masks, key=lambda m: _worth(kind, _cards_of(m), rules))
        return move, _("Call the best that you hold.")
    number = best(kind, view.hand, rules.least).bit_count()
    if f"{kind} {number}" in moves:
        return f"{kind} {number}", _("Call the best that you hold.")
    return ("basta" if "basta" in moves else "calla"), _("There is nothing more to count.")


def _replied(view: Sight, moves: Sequence[str], rules: TableRules) -> tuple[str, str]:
    """Return the true reply: not good with a better combination, equal with an equal one."""
    heard, kind = view.heard[view.kind], KINDS[view.kind]
    mine = best_strength(kind, view.hand, rules.least)
    named = bool(heard.force[1])
    if "no" in moves and (mine > heard.force if named else mine[0] > heard.number):
        return "no", _("You hold better.")
    if "igual" in moves:
        return "igual", _("You hold the same.")
    if "cuanto" in moves:
        return "cuanto", _("You hold as many: ask what they make.")
    return "buena", _("You hold nothing as good.")


def _worth(kind: str, mask: cards.Hand, rules: TableRules) -> tuple[int, Strength]:
    return scores(kind, mask, rules.fours), strength(kind, mask)


def _cards_of(move: str) -> cards.Hand:
    verb, _blank, what = move.partition(" ")
    return cards.read(what) if verb in {"declara", "suma"} else 0


def sure_winner(seen: Sight | None) -> str:
    """Return a card to lead that the other can hold no higher card against; "" if there is none.

    It is the highest of the suit that has most of them.
    """
    if seen is None or seen.phase not in {"lead", "play"} or len(seen.plays) % 2:
        return ""
    played = cards.gather(seen.plays)
    mine, theirs = seen.hand & ~played, cards.PACK & ~seen.elsewhere & ~played
    best, most = "", 0
    for suit in range(4):
        own, other = cards.of_suit(mine, suit), cards.of_suit(theirs, suit)
        winners = (own >> other.bit_length()).bit_count()
        if winners > most:
            best, most = cards.write_card(8 * suit + own.bit_length() - 1), winners
    return best
