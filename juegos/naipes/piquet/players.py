"""The opponents of piquet: ``random`` plays at random, ``beginner`` follows plain precepts.

``strong`` imagines the hidden cards many times, and makes the move with the best mean: in points of
the deal, and in the last two deals of a partie in the result of the partie. Each player receives
what its seat sees and may do, never the state of the game; with the same of both, its objective and
the same seed, it makes the same move.

The beginner discards and plays as in ``imagined_deals``, declares truly, and mostly looks at its
own hand.

Near the end of a partie a deal is worth its effect on the partie: a lead that cannot be lost any
more, a rubicon saved or won (Cavendish, *Discarding to the score*). In the last deal that is
certain once the deal is counted. In the last but one the deal after it is assumed to follow the
distribution of deals between beginners, of which many are stored.

In declaring, the other is assumed to believe the calls, and to play as if cards that were not
called did not exist. So a sunk combination does not score, but may win more in the play (Cavendish,
*Sinking*). In doubt nothing is sunk.

The review of a move knows what the seat may know and nothing else. Two moves are tried against the
same imagined cards, so that the error of their difference is less than that of either.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt
from random import Random
from typing import NamedTuple

from juegos.core.advice import Advice, random_move
from juegos.core.message import _, _n, decimal, join_sentences
from juegos.core.review import Rated, Reviewer, Unit, rounded
from juegos.core.view import View
from juegos.material import cards
from juegos.material.cards import PACK, Card, Hand, each, gather
from juegos.naipes.piquet.chances import stored_deals
from juegos.naipes.piquet.combinations import GRUPO, KINDS, Strength, best_strength, whole
from juegos.naipes.piquet.dealing import MOST, NOTHING
from juegos.naipes.piquet.dealing import bounds as exchange_bounds
from juegos.naipes.piquet.game import Piquet, State
from juegos.naipes.piquet.imagined_deals import (
    EVERY,
    Exact,
    ExpectedDeal,
    Gain,
    Hands,
    PlayState,
    Scoring,
    WorkExhausted,
    before_exchange,
    choices,
    discard,
    draw_cards,
    expected_deal,
    keep_values,
    lowest,
    other_hand,
    plain_answer,
    play_card,
    play_out,
    points,
    strongest,
    suit_worth,
)
from juegos.naipes.piquet.rules import TableRules
from juegos.naipes.piquet.scene import true_declaration
from juegos.naipes.piquet.score import Pair, Partie, declared_points, may_play, settle
from juegos.naipes.piquet.state import ELDER, Deal, Sight, Tally


def bounds(view: Sight, rules: TableRules) -> tuple[int, int]:
    """Return the least and the most cards to put out; more than five is never sensible."""
    deal = Deal(who=view.me, swaps=view.swaps, blank=view.blank)
    low, high = exchange_bounds(deal, rules)
    return low, min(high, MOST)


def put_out(out: Hand) -> str:
    """Return the move that puts out these cards, or the move that puts out nothing."""
    return f"descarta {cards.write(out)}" if out else NOTHING


# Phases in which the beginner always does the same: the move, and why.
ALWAYS = {
    "look": ("deja", _("To look would show the cards to both.")),
    "glance": ("mira", _("You may see what you leave, and the other does not.")),
    "mend": ("sigue", _("What was said stands.")),
    "repair": ("sigue", _("What was said stands.")),
    "retake": ("sigue", _("The card led was well led.")),
}


def plain_choice(view: Sight, moves: Sequence[str], rules: TableRules) -> tuple[str, str]:
    """Return a move and why: by plain precepts, from what the player knows alone."""
    match view.phase:
        case "blank":
            return ("blanca 5" if view.me == 0 else "blanca"), _("A carte blanche is announced.")
        case "discard":
            return _plain_discard(view, rules)
        case "lead" | "play":
            return _plain_card(view)
        case "right":
            back = next((move for move in moves if move.startswith("retira ")), "sigue")
            return back, _("What was said stands, unless it is false.")
    return ALWAYS.get(view.phase) or true_declaration(view, moves, rules)


def _plain_discard(view: Sight, rules: TableRules) -> tuple[str, str]:
    """Return the plain discard: as many cards as possible, the best suit kept for the point."""
    out = discard(view.hand, view.me, bounds(view, rules)[1])
    suit = cards.SUIT_NAMES[strongest(view.hand)]
    return put_out(out), _("Keep {suit} for the point, and the high cards.", suit=suit)


def _plain_card(view: Sight) -> tuple[str, str]:
    """Return the card to play: lead winners of the best suit, else win as cheaply as possible."""
    played = gather(view.plays)
    mine = view.hand & ~played
    if len(view.plays) % 2:
        led = view.plays[-1]
        chosen = plain_answer(may_play(mine, led), led)
        return cards.write_card(chosen), _(
            "Win as cheaply as you can, otherwise throw the least card."
        )
    gone = played | view.discard | gather(view.rest)
    chosen = led_card(mine, PACK & ~gone & ~mine)
    return cards.write_card(chosen), _("Lead from the suit that you are likely to establish.")


def led_card(mine: Hand, against: Hand) -> int:
    """Return the card to lead: the top of the suit with most winners, else of the longest."""
    best_card, merit = -1, -99.0
    for suit in range(4):
        bits = mine >> 8 * suit & 255
        other = against >> 8 * suit & 255
        if not bits:
            continue
        winners = (bits >> other.bit_length()).bit_count()
        size = bits.bit_count()
        low = (bits & -bits).bit_length() - 1
        top = bits.bit_length() - 1
        if winners:
            worth, rank = 10.0 + 2 * winners + size, top
        elif size >= 3 and top >= cards.QUEEN and bits >> top - 1 & 1:
            worth, rank = float(size), top
        else:
            worth, rank = size - 0.5 * top - 4, low
        if worth > merit:
            best_card, merit = 8 * suit + rank, worth
    return best_card if best_card >= 0 else next(each(mine))


# From what a player and the other score in a deal to what that is worth, as a whole number.
Aim = Callable[[int, int], int]

TENS = 10  # so far apart are the kept deals that are taken to be alike


def of_the_deal(mine: int, theirs: int) -> int:
    """Return the margin over the other, which is the value of a deal by itself."""
    return mine - theirs


def objective(tally: Tally, scores: Sequence[Pair], seat: int, *, elder: bool) -> Aim:
    """Return the objective of a seat in the deal after these scores.

    A game without parties of a fixed number of deals, and any deal before the last two, is played
    for the points of the deal.
    """
    if not isinstance(tally, Partie):
        return of_the_deal
    last = len(tally.weights) + 2 * (len(scores) >= len(tally.weights))
    left = last - len(scores) - 1
    if left > 1:
        return of_the_deal
    totals, times = tally.totals(scores), tally.times(last)
    return _weighed((totals[seat], totals[1 - seat]), times[len(scores) :], elder)


def _weighed(before: Pair, times: Sequence[int], elder: bool) -> Aim:  # noqa: FBT001
    """Return the value of a deal to the partie, of which no more than one deal follows."""
    mine, theirs = before

    @cache
    def brings(own: int, other: int) -> int:
        totals = mine + times[0] * own, theirs + times[0] * other
        if len(times) == 1:
            return won(*totals)
        return _after_one_more(totals, times[1], elder)

    return brings


def won(mine: int, theirs: int) -> int:
    """Return the gain of a player by a finished partie; a tie brings nothing."""
    end = settle((mine, theirs))
    return end.points if end.winner == 0 else -end.points


def _after_one_more(totals: Pair, times: int, elder: bool) -> int:  # noqa: FBT001
    """Return the mean result of a partie when one deal more is played.

    The elder becomes the younger in it.
    """
    value = 0
    for (first, second), number in similar_scores():
        own, other = (second, first) if elder else (first, second)
        value += number * won(totals[0] + times * own, totals[1] + times * other)
    return round(value / sum(number for _, number in similar_scores()))


@cache
def similar_scores() -> tuple[tuple[Pair, int], ...]:
    """Return scores of elder and younger, to the middle of each ten, and how often they came."""
    numbers: dict[Pair, int] = {}
    for elder, younger, number in stored_deals("beginner").pairs:
        middle = (elder - elder % TENS + TENS // 2, younger - younger % TENS + TENS // 2)
        numbers[middle] = numbers.get(middle, 0) + number
    return tuple(sorted(numbers.items()))


class Estimate(NamedTuple):
    """The value of an option: the mean of points gained, its standard error, the samples."""

    mean: float
    error: float
    samples: int


def mean(values: Sequence[int]) -> float:
    """Return the mean of values; 0 if there are none."""
    return sum(values) / len(values) if values else 0.0


def estimate(values: Sequence[int]) -> Estimate:
    """Return the mean of values with its standard error.

    The sums are of whole numbers, so that every Python gives the same result.
    """
    number, total = len(values), sum(values)
    spread = number * sum(value * value for value in values) - total * total
    error = sqrt(spread / (number - 1)) / number if number > 1 else 0.0
    return Estimate(mean(values), error, number)


# For each round: how many discards are still compared, and over how many imagined deals.
DISCARD_ROUNDS = ((16, 32), (6, 64), (3, 128))
# Ways to value cards: what a card of the suit kept for the point has more, and by how much the
# rank of each card is multiplied.
DISCARD_PLANS = ((5.0, 1.0), (1.5, 1.0), (3.0, 1.6), (8.0, 0.6))


def candidates(view: Sight, rules: TableRules) -> list[Hand]:
    """Return sensible discards.

    They differ in the suit kept for the point, in how firmly it is kept, and in the number of cards
    put out. Putting out nothing is one of them where it is allowed.
    """
    low, high = bounds(view, rules)
    suits = sorted(range(4), key=lambda s: -suit_worth(view.hand >> 8 * s & 255))[:3]
    numbers = [n for n in (high, high - 1, high - 2) if max(low, 1) <= n]
    sets = [
        lowest(keep_values(view.hand, view.me, suit, plan), number)
        for number, plan, suit in product(numbers, DISCARD_PLANS, suits)
    ]
    some = list(dict.fromkeys(sets))[: DISCARD_ROUNDS[0][0] - (low == 0)]
    return [*some, 0] if low == 0 else some


def judge_discards(
    view: Sight,
    outs: Sequence[Hand],
    rng: Random,
    rules: TableRules,
    aim: Aim = of_the_deal,
) -> dict[str, Estimate]:
    """Return the value of each discard; after each round the worse ones are dropped."""
    scoring = Scoring(rules)
    gains: dict[Hand, list[int]] = {out: [] for out in outs}
    left = list(outs)
    for keep, deals in DISCARD_ROUNDS:
        left = sorted(left, key=lambda out: -mean(gains[out]))[:keep]
        for _deal in range(deals if len(left) > 1 else 4):
            hidden = before_exchange(view, rng)
            for out in left:
                gains[out].append(after_discard(view, out, hidden, scoring, aim))
    return {put_out(out): estimate(gains[out]) for out in outs}


def after_discard(
    view: Sight,
    out: Hand,
    hidden: tuple[Hand, Hand, list[int]],
    scoring: Scoring,
    aim: Aim = of_the_deal,
) -> int:
    """Return the value of a discard if the hidden cards are these."""
    hands = _exchanged(view, out, hidden)
    return aim(*points(deal_gain(hands, scoring), view.me))


def _exchanged(view: Sight, out: Hand, hidden: tuple[Hand, Hand, list[int]]) -> Hands:
    """Return both hands after a discard, with a plain discard of the other if not yet made."""
    theirs, _, stock = hidden
    number = out.bit_count()
    if view.me == ELDER:
        mine = view.hand & ~out | gather(tuple(stock[:number]))
        rest = stock[number:]
        if not view.discard and view.swaps[1] < 0:
            swap = min(len(rest), MOST)
            thrown = discard(theirs, 1, swap)
            theirs = theirs & ~thrown | gather(tuple(rest[:swap]))
        return mine, theirs
    if view.blank[0]:
        first = view.swaps[0]
        thrown = discard(theirs, 0, first)
        theirs, stock = theirs & ~thrown | gather(tuple(stock[:first])), stock[first:]
    mine = view.hand & ~out | gather(tuple(stock[:number]))
    return theirs, mine


def deal_gain(hands: Hands, scoring: Scoring) -> Gain:
    """Return the gain of both in a deal if both declare all and play plainly."""
    stand, gain = scoring.begin(declared_points(hands, scoring.rules), (), hands)
    return gain + play_out(PlayState(hands, ELDER, -1, stand), scoring)


# Against how many imagined hands cards are compared; with how few cards in hand the best play is
# searched, and over how many positions.
HANDS, EXACT, POSITIONS = 50, 5, 2000


def judge_cards(
    view: Sight, rng: Random, rules: TableRules, aim: Aim = of_the_deal
) -> dict[str, Estimate]:
    """Return the value of each legal card, against imagined hands of the other."""
    by_card = card_gains(view, rng, rules, aim=aim)
    return {cards.write_card(card): estimate(gains) for card, gains in by_card.items()}


def card_gains(
    view: Sight,
    rng: Random,
    rules: TableRules,
    also: Sequence[Card] = (),
    aim: Aim = of_the_deal,
) -> dict[Card, list[int]]:
    """Return the value of the deal after each card, against each of the same imagined hands.

    Of equivalent cards there is only one, besides those that are asked for in ``also``.
    """
    scoring = Scoring(rules)
    played = gather(view.plays)
    unseen = PACK & ~(view.elsewhere | played | view.hand)
    options = choices(expected_deal(view, view.hand, unseen, EVERY, scoring).table, scoring)
    options += [card for card in dict.fromkeys(also) if card not in options]
    gains: dict[Card, list[int]] = {card: [] for card in options}
    for _hand in range(HANDS if len(options) > 1 else 1):
        then = expected_deal(view, view.hand, other_hand(view, rng), EVERY, scoring)
        table = then.table
        few = table.hands[view.me].bit_count() <= EXACT
        ahead = Exact(scoring, POSITIONS) if few else None
        for card in options:
            gain = then.gain + _after_card(table, card, scoring, ahead)
            gains[card].append(aim(*points(gain, view.me)))
    return gains


def _after_card(table: PlayState, card: Card, scoring: Scoring, ahead: Exact | None) -> Gain:
    after, gain = play_card(table, card, scoring)
    if ahead is not None:
        try:
            return gain + ahead.value(after)
        except WorkExhausted:
            pass
    return gain + play_out(after, scoring)


def believed_cards(view: Sight, then: ExpectedDeal, rng: Random, rules: TableRules) -> Hand:
    """Return the cards that the other believes I may hold once the calls are done.

    The other knows what was reckoned, and assumes that I have called all I hold: I then hold no
    card that would have given me something better of any kind.
    """
    shown = _cards_shown(view, then)
    hand = 0
    for mask in shown:
        hand |= mask
    out = PACK & ~(view.hand | view.elsewhere | then.theirs)  # what he put out lies among these
    number = min(max(view.swaps[1 - view.me], 0), out.bit_count())
    pool = PACK & ~(then.theirs | hand | draw_cards(out, number, rng))
    limits = [_limit(view, at, shown[at], then, rules) for at in range(EVERY)]
    trusted = tuple(map(max, limits, _forces(hand, rules)))
    for card in each(pool):
        forces = _forces(hand | 1 << card, rules)
        if any(force > most for force, most in zip(forces, trusted, strict=True)):
            pool &= ~(1 << card)
    return hand | pool


def _forces(hand: Hand, rules: TableRules) -> tuple[Strength, ...]:
    return tuple(best_strength(kind, hand, rules.least) for kind in KINDS)


def _cards_shown(view: Sight, then: ExpectedDeal) -> tuple[Hand, ...]:
    """Return for each kind those of my cards that the other knows from it.

    I have reckoned them, or shown them as equal, or am about to reckon them.
    """
    hands = []
    for at, kind in enumerate(KINDS):
        heard = view.heard[at]
        mask = heard.shown
        if view.me == ELDER:
            mask = heard.mask if heard.reply in {"buena", "igual"} else 0
        for reckoning in then.reckonings:
            mask |= reckoning.cards if (reckoning.who, reckoning.kind) == (view.me, kind) else 0
        hands.append(mask & view.hand)
    return tuple(hands)


def _limit(view: Sight, at: int, hand: Hand, then: ExpectedDeal, rules: TableRules) -> Strength:
    """Return the greatest strength that the other believes my best of a kind to have."""
    kind = KINDS[at]
    if hand or at >= then.on:
        mine = hand or (then.shown if view.me == ELDER else then.theirs)
        return best_strength(kind, mine, rules.least)
    heard = view.heard[at]
    force = heard.force if heard.force[1] else (heard.number, 99)
    return force if heard.number or view.me == ELDER else (99, 99)


Plans = Mapping[Hand, str]
# For each round: how many plans are still compared, and against how many imagined hands.
CALL_ROUNDS = ((8, 16), (4, 64))
SURE = 2.0  # to sink must be better than to call by so many standard errors


def choose_call(
    view: Sight,
    moves: Sequence[str],
    rng: Random,
    rules: TableRules,
    aim: Aim = of_the_deal,
) -> tuple[str, str, dict[str, Estimate]]:
    """Return the call or reply, why, and the value of each move considered."""
    calls = plans(view, moves, rules)
    plain, why = plain_choice(view, moves, rules)
    if len(calls) < 2 or calls.get(0) != plain:
        return plain, why, {}
    gains = judge_plans(view, calls, rng, rules, aim)
    sunk = best_plan(gains)
    worth: dict[str, Estimate] = {}
    for plan in sorted(calls, key=lambda p: (len(gains[p]), mean(gains[p]))):
        worth[calls[plan]] = estimate(gains[plan])
    if sunk:
        worth[calls[sunk]] = sunk_gain = estimate(gains[sunk])
        return calls[sunk], _why_sunk(cards.write(sunk), sunk_gain, aim), worth
    worth[plain] = estimate(gains[0])
    return plain, why, worth


def _why_sunk(sunk: str, gain: Estimate, aim: Aim) -> str:
    """Return why some cards are sunk."""
    points = decimal(gain.mean, "+.1f")
    if aim is of_the_deal:
        return _n(
            "Sink {cards}: over {count} imagined hand that gains {points} points on the other.",
            "Sink {cards}: over {count} imagined hands that gains {points} points on the other.",
            gain.samples,
            cards=sunk,
            points=points,
        )
    return _n(
        "Sink {cards}: over {count} imagined hand the partie then brings {points} points.",
        "Sink {cards}: over {count} imagined hands the partie then brings {points} points.",
        gain.samples,
        cards=sunk,
        points=points,
    )


def plans(view: Sight, moves: Sequence[str], rules: TableRules) -> Plans:
    """Return the cards that may be sunk now (first none), each with the move that follows."""
    kind = KINDS[view.kind]
    held = whole(kind, view.hand, rules.least)
    single: list[Hand] = []
    every = 0
    for mask in held:
        every |= mask
        held_cards = list(each(mask))
        some = held_cards if kind == GRUPO else [held_cards[0], held_cards[-1]]
        single += [1 << card for card in some]
    single.sort(key=lambda one: (_company(view.hand, one), one))
    texts: dict[Hand, str] = {}
    for sunk in dict.fromkeys((0, every, *single)):
        seen = replace(view, hand=view.hand & ~sunk)
        move, _ = plain_choice(seen, moves, rules)
        if move in moves and len(texts) < CALL_ROUNDS[0][0]:
            texts[sunk] = move
    return texts


def _company(hand: Hand, one: Hand) -> int:
    """Return the number of cards of a card's suit in a hand; a lone card is best hidden."""
    return (hand & 255 << (one.bit_length() - 1 & 24)).bit_count()


def judge_plans(
    view: Sight, plans: Plans, rng: Random, rules: TableRules, aim: Aim = of_the_deal
) -> dict[Hand, list[int]]:
    """Return the value of each plan against imagined hands.

    After each round the worse plans are dropped, but never that of sinking nothing.
    """
    scoring = Scoring(rules)
    gains: dict[Hand, list[int]] = {sunk: [] for sunk in plans}
    left = list(plans)
    for keep, hands in CALL_ROUNDS:
        left = sorted(left, key=lambda sunk: (sunk != 0, -mean(gains[sunk])))[:keep]
        for _hand in range(hands):
            theirs = other_hand(view, rng)
            seed = rng.getrandbits(32)
            for sunk in left:
                gain = _plan_gain(view, sunk, theirs, Random(seed), scoring)
                gains[sunk].append(aim(*points(gain, view.me)))
    return gains


def _plan_gain(view: Sight, sunk: Hand, theirs: Hand, rng: Random, scoring: Scoring) -> Gain:
    """Return the gain of a plan if the other holds these cards and believes the calls."""
    shown = view.hand & ~sunk
    then = expected_deal(view, shown, theirs, view.kind, scoring)
    mine = believed_cards(view, then, rng, scoring.rules)
    taken = (theirs, mine) if view.me == ELDER else (mine, theirs)
    played = ~gather(view.plays)
    taken = taken[0] & played, taken[1] & played
    return then.gain + play_out(then.table, scoring, taken)


def best_plan(gains: Mapping[Hand, Sequence[int]]) -> Hand:
    """Return the cards to sink: none, unless it is surely better against the same hands."""
    plain = gains[0]
    best, most = 0, 0.0
    for sunk, values in gains.items():
        more = estimate([one - other for one, other in zip(values, plain, strict=False)])
        if len(values) == len(plain) and more.mean > max(most, SURE * more.error):
            best, most = sunk, more.mean
    return best


CALLS = {"call", "reply", "name", "add", "count"}


def strong_choice(
    view: Sight,
    moves: Sequence[str],
    rng: Random,
    rules: TableRules,
    aim: Aim = of_the_deal,
) -> tuple[str, str, dict[str, Estimate]]:
    """Return a move, why, and the value of each option considered in points."""
    if view.phase == "discard":
        outs = candidates(view, rules)
        estimates = judge_discards(view, outs, rng, rules, aim)
    elif view.phase in {"lead", "play"}:
        estimates = judge_cards(view, rng, rules, aim)
    elif view.kind >= 0 and view.phase in CALLS:
        return choose_call(view, moves, rng, rules, aim)
    else:
        return *plain_choice(view, moves, rules), {}
    best = max(estimates, key=lambda move: (estimates[move].samples, estimates[move].mean, move))
    number, points = estimates[best].samples, decimal(estimates[best].mean, "+.1f")
    if aim is not of_the_deal:
        why = _n(
            "Over {count} imagined deal the partie then brings {points} points.",
            "Over {count} imagined deals the partie then brings {points} points.",
            number,
            points=points,
        )
    elif view.phase == "discard":
        why = _n(
            "Over {count} imagined deal it gains {points} points on the other.",
            "Over {count} imagined deals it gains {points} points on the other.",
            number,
            points=points,
        )
    else:
        why = _n(
            "Over {count} imagined hand it gains {points} points on the other.",
            "Over {count} imagined hands it gains {points} points on the other.",
            number,
            points=points,
        )
    return best, why, estimates


UNIT = _("points of the deal")
OF_THE_PARTIE = _("points of the partie")


def advise(view: View[Piquet, State], level: str, seed: Random) -> Advice[str]:
    """Return the move of an opponent of this level, by what its seat sees."""
    game = view.game
    moves = game.moves(view.state)
    if level == "random":
        return random_move(moves, UNIT, seed)
    seen = game.view(view.state, view.seat)
    if seen is None:
        cut = "reparte" if "reparte" in moves else moves[0]
        return _plain(cut, _("The first dealer is the elder hand in the last deal."))
    if len(moves) == 1:
        return _plain(moves[0], _("There is nothing else to do."))
    if level == "beginner":
        advice = _plain(*plain_choice(seen, moves, game.table_rules))
    else:
        goal = objective(game.tally, view.state.scores, view.seat, elder=seen.me == ELDER)
        unit = UNIT if goal is of_the_deal else OF_THE_PARTIE
        advice = _sampled(*strong_choice(seen, moves, seed, game.table_rules, goal), unit)
    if advice.move in moves:
        return advice
    # Somebody else began this call, with cards that this player would not have called.
    return _plain(moves[0], _("The cards that were called must be named."))


def _plain(move: str, why: str) -> Advice[str]:
    return Advice(move, Fraction(0), UNIT, why)


def _sampled(move: str, why: str, estimates: Mapping[str, Estimate], unit: str) -> Advice[str]:
    """Return a move with the sampled value of each option, and its error."""
    if not estimates:
        return _plain(move, why)
    worth = {option: Fraction(str(round(one.mean, 2))) for option, one in estimates.items()}
    error = _("Standard error {error}.", error=decimal(estimates[move].error, ".1f"))
    work = sum(one.samples for one in estimates.values())
    return Advice(move, worth[move], unit, join_sentences(why, error), work, worth)


DEAL_UNIT = Unit(UNIT, rounded(30))
PARTIE_UNIT = Unit(OF_THE_PARTIE, rounded(200))
REVIEW_DEALS = 100  # against so many imagined deals two discards are compared

Gains = Mapping[str, list[int]]


def rate(view: View[Piquet, State], moves: tuple[str, ...], seed: Random) -> Rated | None:
    """Return the values of two moves, None where the player judges by precepts."""
    seen = view.game.view(view.state, view.seat)
    if seen is None:
        return None
    goal = objective(view.game.tally, view.state.scores, view.seat, elder=seen.me == ELDER)
    gains = _gains(view, seen, moves, seed, goal)
    if not {*moves} <= gains.keys() or not all(gains[move] for move in moves):
        return None
    one, other = (gains[move] for move in moves)
    both = list(zip(one, other, strict=False))
    error = estimate([first - second for first, second in both]).error
    totals = map(sum, zip(*both, strict=True))
    worth = {move: Fraction(total, len(both)) for move, total in zip(moves, totals, strict=True)}
    unit = DEAL_UNIT if goal is of_the_deal else PARTIE_UNIT
    return Rated(worth, unit, rounded(max(error, 0.001)) if len(both) > 1 else None)


def _gains(
    view: View[Piquet, State], seen: Sight, moves: tuple[str, ...], seed: Random, goal: Aim
) -> Gains:
    """Return the values of moves against each of the same imagined cards."""
    may, rules = view.game.moves(view.state), view.game.table_rules
    if seen.phase == "discard":
        return _of_discards(seen, moves, seed, rules, goal)
    written = {cards.write_card(card): card for card in each(seen.hand)}
    if {*moves} <= written.keys():
        also = [written[move] for move in moves]
        by_card = card_gains(seen, seed, rules, also, goal)
        return {cards.write_card(card): gains for card, gains in by_card.items()}
    if seen.kind >= 0 and seen.phase in CALLS:
        calls = plans(seen, may, rules)
        if not {*moves} <= {*calls.values()}:
            return {}
        by_plan = judge_plans(seen, calls, seed, rules, goal)
        return {move: by_plan[plan] for plan, move in reversed([*calls.items()])}
    return {}


def _of_discards(
    seen: Sight, moves: tuple[str, ...], seed: Random, rules: TableRules, goal: Aim
) -> Gains:
    """Return the values of discards."""
    scoring = Scoring(rules)
    outs = {move: _out(move) for move in moves if move == NOTHING or move.startswith("descarta ")}
    gains: dict[str, list[int]] = {move: [] for move in outs}
    for _deal in range(REVIEW_DEALS):
        hidden = before_exchange(seen, seed)
        for move, out in outs.items():
            gains[move].append(after_discard(seen, out, hidden, scoring, goal))
    return gains


def _out(move: str) -> Hand:
    """Return the cards that a move puts out."""
    return 0 if move == NOTHING else cards.read(move.removeprefix("descarta "))


REVIEWER = Reviewer(rate)
