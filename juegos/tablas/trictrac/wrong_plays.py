"""Wrong plays: why a play is refused, and what follows where men are played or touched wrongly.

A refusal names the first rule that a play breaks. In the strict game men may be put where they may
not go, a *fausse case*: it has seven kinds, and the other chooses what becomes of it. *Dame
touchée, dame jouée*: a man that is touched, lifted or driven out must be played. A player also
looks at which dice are valid before touching anything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from juegos.core.errors import IllegalMove
from juegos.core.message import Message, _
from juegos.core.source import Rule, implied, stated, supplied
from juegos.tablas.trictrac import rules
from juegos.tablas.trictrac.plays import (
    RETOUR,
    Ground,
    Leg,
    Legal,
    Play,
    Playable,
    after_legs,
    one,
    sums,
)
from juegos.tablas.trictrac.position import ARROWS, CORNER, FAR_CORNER, HOME, OFF, Men, across
from juegos.tablas.trictrac.scoring import Throw

# The explanation of refused plays: the first rule that a play breaks, and how.

_DUTY = {"remplir": rules.REMPLIR, "conserver": rules.CONSERVER, "sortie": rules.BANDE}


class Refusal(NamedTuple):
    """The rule that a play breaks, and how it breaks it."""

    rule: Rule
    text: Message


def refusal(here: Ground, throw: Throw, legs: tuple[Leg, ...], legal: Legal) -> Refusal:
    """Return why legs that lead to no allowed position are refused."""
    if not legs:
        return Refusal(rules.TOUT_JOUER, _("the throw can be played, so it must be"))
    if is_puissance(here, throw, legs):
        return _refused_puissance(here)
    wrong = _refused_numbers(throw, legs) or _ways(here, throw, legs) or _corner(here, legs)
    return wrong or _duty(throw, legs, legal)


def _corner(here: Ground, legs: tuple[Leg, ...]) -> Refusal | None:
    """Return a refusal where one man would be alone in the corner."""
    if corner_after(here, legs) != 1:
        return None
    return Refusal(rules.COIN, _("a corner is taken and left by two men at once"))


def _duty(throw: Throw, legs: tuple[Leg, ...], legal: Legal) -> Refusal:
    """Return the duty that legs violate which can be played in themselves."""
    if len(legs) == 1 and legs[0].pips != sum(throw) and legs[0].to != OFF:
        return _one_number(throw, legs[0], legal)
    duty = legal.obligation.partition("-")[0]
    if duty in _DUTY:
        return Refusal(_DUTY[duty], _binds(legal))
    return Refusal(rules.BANDE, _("as many numbers as possible are played without excess"))


def _binds(legal: Legal) -> Message:
    return _("with this throw the duty {obligation} must be met", obligation=legal.obligation)


def is_puissance(here: Ground, throw: Throw, legs: tuple[Leg, ...]) -> bool:
    """Return whether the legs take the corner as *par puissance*."""
    takes = [leg.start for leg in legs if leg.to == CORNER]
    reach = sorted(FAR_CORNER - start for start in takes)
    return not here.men[CORNER] and reach == sorted(throw)


def _refused_puissance(here: Ground) -> Refusal:
    held = _("the other holds his corner, so yours cannot be taken par puissance")
    direct = _("the corner can be taken directly, so it cannot be taken par puissance")
    return Refusal(rules.COIN_PUISSANCE, held if here.foe[CORNER] else direct)


def corner_after(here: Ground, legs: tuple[Leg, ...]) -> int:
    """Return how many men the corner has after these legs."""
    net = sum((leg.to == CORNER) - (leg.start == CORNER) for leg in legs)
    return here.men[CORNER] + net


def fits(leg: Leg, die: int) -> bool:
    """Return whether a leg is a man's move by a number; off the board a greater one may do."""
    return leg.pips == die or (leg.to == OFF and leg.pips < die)


def _refused_numbers(throw: Throw, legs: tuple[Leg, ...]) -> Refusal | None:
    """Return a refusal where the legs are not by the numbers of the dice."""
    high, low = throw
    if len(legs) == 1:
        good = any(fits(legs[0], die) for die in (high, low, high + low))
    else:
        first, second = legs
        good = (fits(first, high) and fits(second, low)) or (
            fits(first, low) and fits(second, high)
        )
    if good:
        return None
    dice = f"{high}-{low}"
    if len(legs) == 1:
        by = _("it moves by {number}, and the dice are {dice}", number=legs[0].pips, dice=dice)
        return Refusal(rules.JOUE, by)
    by = _(
        "it moves by {first} and {second}, and the dice are {dice}",
        first=legs[0].pips,
        second=legs[1].pips,
        dice=dice,
    )
    return Refusal(rules.JOUE, by)


def _ways(here: Ground, throw: Throw, legs: tuple[Leg, ...]) -> Refusal | None:
    """Return a refusal where a man may not stop or rest."""
    for leg in legs:
        stop = _stop(here, leg)
        if stop:
            return stop
    leg = legs[0]
    if len(legs) == 1 and leg.pips == sum(throw) and leg.to != OFF:
        rests = {leg.start + die for die in throw}
        if not any(here.rest[rest] for rest in rests):
            text = _(
                "no rest is free between {start} and {to}",
                start=ARROWS[leg.start],
                to=ARROWS[leg.to],
            )
            return Refusal(rules.TOUT_D_UNE, text)
    return None


def _stop(here: Ground, leg: Leg) -> Refusal | None:
    """Return a refusal where a man may not stop on the arrow that it goes to."""
    name = ARROWS[leg.to]
    if leg.to == OFF:
        left = [i for i in range(HOME[0]) if here.men[i] and i != leg.start]
        if not left:
            return None
        text = _("men go off when all have entered, and one is on {arrow}", arrow=ARROWS[left[0]])
        return Refusal(rules.BANDE, text)
    if leg.to == FAR_CORNER:
        return Refusal(rules.COIN_ADVERSE, _("{arrow} is the other’s corner", arrow=name))
    if here.foe[across(leg.to)]:
        return Refusal(rules.FLECHE_LIBRE, _("the other side stands on {arrow}", arrow=name))
    if any(leg.to in table for table in here.closed):
        petit = _("{arrow} lies in the petit jan that the other can still fill", arrow=name)
        grand = _("{arrow} lies in the grand jan that the other can still fill", arrow=name)
        return Refusal(rules.PASSAGE, petit if leg.to in RETOUR else grand)
    return None


def _one_number(throw: Throw, leg: Leg, legal: Legal) -> Refusal:
    """Return why one number alone is not enough, or is the wrong one."""
    if legal.dice > 1:
        return Refusal(rules.TOUT_JOUER, _("both numbers can be played, so both must be"))
    if leg.pips == min(throw) != max(throw):
        return Refusal(rules.PLUS_FORT, _("the higher number can be played, so it must be"))
    duty = legal.obligation.partition("-")[0]
    return Refusal(_DUTY.get(duty, rules.JOUE), _binds(legal))


# Fausse case: men put where they may not go, in seven kinds, and the other's choices.


def _kind_rule(name: str, number: int, says: str) -> Rule:
    return stated(f"trictrac.fausse-case-{name}", f"lelasseux1852:{number}", "", says, kind="move")


NOMBRE = _kind_rule("nombre", 211, "1. A man goes by a number that the dice do not show.")
OUTREPASSE = _kind_rule("outrepassee", 211, "2. A man goes beyond where the sum would bring him.")
PUISSANCE = _kind_rule(
    "puissance", 216, "3. The corner is taken par puissance where it could be taken directly."
)
PLEIN = _kind_rule("plein", 192, "4. A jan that could be filled is not.")
CONSERVATION = _kind_rule("conservation", 192, "5. A jan that could be kept is broken.")
PASSAGE = _kind_rule("passage", 213, "6. A man passes where the other can still fill.")
COIN = implied(
    "trictrac.fausse-case-coin",
    "lelasseux1852:42",
    "",
    "7. A man is put alone in a corner.",
    kind="move",
)
FAUSSE_CASE_RULES = (NOMBRE, OUTREPASSE, PUISSANCE, PLEIN, CONSERVATION, PASSAGE, COIN)
DUTIES = (PLEIN, CONSERVATION)

_KIND = {
    rules.JOUE: NOMBRE,
    rules.TOUT_D_UNE: NOMBRE,
    rules.TOUT_JOUER: NOMBRE,
    rules.PLUS_FORT: NOMBRE,
    rules.BANDE: NOMBRE,
    rules.COIN_PUISSANCE: PUISSANCE,
    rules.REMPLIR: PLEIN,
    rules.CONSERVER: CONSERVATION,
    rules.PASSAGE: PASSAGE,
    rules.COIN: COIN,
    rules.COIN_ADVERSE: COIN,
}

LEAVES, AGAIN = "laisse", "refait"


class Fault(NamedTuple):
    """A fausse case: its rule and why; the other's choices, each with the possible positions.

    A single position is imposed; of several the player chooses. ``unplayed`` are the numbers that
    could have been played and were not.
    """

    rule: Rule
    text: Message
    choices: dict[str, tuple[Men, ...]]
    unplayed: int = 0


def fault(here: Ground, throw: Throw, legs: tuple[Leg, ...], legal: Legal) -> Fault | None:
    """Return the fausse case that legs make, or None where the play is allowed.

    Raises:
        BadNotation: no man stands where a leg begins.
        IllegalMove: a man is put on the other's men, which no fault can do.
    """
    after = after_legs(here.men, legs)
    if after in legal.plays:
        return None
    taken = next((leg.to for leg in legs if leg.to < OFF and here.foe[across(leg.to)]), None)
    if taken is not None:
        message = _("the other side stands on {arrow}", arrow=ARROWS[taken])
        raise IllegalMove(message, rule=rules.FLECHE_LIBRE.id)
    why = refusal(here, throw, legs, legal)
    kind = _kind(here, throw, legs, why.rule, after)
    choices = dict(_choices(kind, here, throw, legs, legal))
    if why.rule in _UNPLAYED:  # the man is put back, and what can be played is (lelasseux1852:216)
        choices[AGAIN] = tuple(legal.plays)
    if kind is not COIN and (not after[OFF] or not any(after[: HOME[0]])):
        choices[LEAVES] = (after,)
    unplayed = legal.dice - _numbers_played(throw, legs)
    left = {name: men for name, men in sorted(choices.items()) if men}
    return Fault(kind, why.text, left, max(0, unplayed) if why.rule in _UNPLAYED else 0)


def _kind(here: Ground, throw: Throw, legs: tuple[Leg, ...], rule: Rule, after: Men) -> Rule:
    """Return the kind of a fausse case by the rule that it breaks."""
    if after[CORNER] == 1 or after[FAR_CORNER]:
        return COIN
    kind = _KIND[rule]
    if kind is NOMBRE and any(leg.pips > sum(throw) for leg in legs):
        return OUTREPASSE
    if kind is PUISSANCE and here.foe[CORNER]:
        return NOMBRE  # two men each put one arrow short
    return kind


_UNPLAYED = (rules.TOUT_JOUER, rules.PLUS_FORT)


def _numbers_played(throw: Throw, legs: tuple[Leg, ...]) -> int:
    return sum(1 + (leg.pips == sum(throw)) for leg in legs)


Choice = tuple[str, tuple[Men, ...]]


def _choices(
    kind: Rule, here: Ground, throw: Throw, legs: tuple[Leg, ...], legal: Legal
) -> Iterator[Choice]:
    """Yield the other's choices besides leaving the men."""
    if kind in DUTIES:
        yield AGAIN, tuple(legal.plays)
    elif kind is PUISSANCE:
        yield from _puissance_choices(here, throw, legs, legal)
    elif kind in (PASSAGE, COIN):
        yield AGAIN, _with_the_same(legs, legal)
    elif legs and here.men[OFF] == after_legs(here.men, legs)[OFF]:
        yield from _number_choices(here, throw, legs)
    else:
        yield AGAIN, tuple(legal.plays)


def _puissance_choices(
    here: Ground, throw: Throw, legs: tuple[Leg, ...], legal: Legal
) -> Iterator[Choice]:
    """Yield one man by the sum; if that is impossible, any play that does not take the corner."""
    starts = {leg.start for leg in legs}
    whole = tuple(
        after_legs(here.men, play.legs)
        for play in sums(here, *throw)
        if play.legs[0].start in starts
    )
    if whole:
        yield "tout-d-une", whole
        return
    without = tuple(men for men in legal.plays if not men[CORNER])
    yield AGAIN, without or tuple(legal.plays)


def _with_the_same(legs: tuple[Leg, ...], legal: Legal) -> tuple[Men, ...]:
    """Return the plays that move a wrongly placed man, or any if none does."""
    wrong = {leg.start for leg in legs}
    same = tuple(
        men for men, play in legal.plays.items() if wrong & {leg.start for leg in play.legs}
    )
    return same or tuple(legal.plays)


def _number_choices(here: Ground, throw: Throw, legs: tuple[Leg, ...]) -> Iterator[Choice]:
    """Yield the men put where the dice bring them: one or both, or one by the sum."""
    high, low = throw
    if len(legs) == 1:
        for die, other in {(high, low), (low, high)}:
            yield f"met-{die}", _set_right(here, legs[0], die, other)
        if legs[0].pips > high:
            yield "tout-d-une", _by_sum(here, throw, legs[0].start)
        return
    first, second = legs
    sound = any(fits(leg, die) for leg in legs for die in throw)
    for one_die, two_die in {(high, low), (low, high)}:
        mended = (
            Leg(first.start, first.start + one_die, one_die),
            Leg(second.start, second.start + two_die, two_die),
        )
        name = f"met-{one_die}-{two_die}"
        if fits(first, one_die):
            yield name, _if_free(here, (first, mended[1]))
        elif fits(second, two_die):
            yield name, _if_free(here, (mended[0], second))
        elif not sound:
            yield name, _if_free(here, mended)
            yield f"met-{one_die}", _if_free(here, (mended[0], second))
            yield f"met-{two_die}-seconde", _if_free(here, (first, mended[1]))
    if not sound and any(leg.pips > high for leg in legs):
        for leg in legs:
            yield f"tout-d-une-{ARROWS[leg.start]}", _by_sum(here, throw, leg.start)


def _if_free(here: Ground, legs: tuple[Leg, ...]) -> tuple[Men, ...]:
    """Return the position after legs, if each man may stop and the corner is not left to one."""
    if any(leg.to >= OFF or not here.stop[leg.to] for leg in legs):
        return ()
    after = after_legs(here.men, legs)
    return () if after[CORNER] == 1 else (after,)


def _set_right(here: Ground, leg: Leg, die: int, other: int) -> tuple[Men, ...]:
    """Return the positions in which the man went by one die and the player has played the other."""
    mended = _if_free(here, (Leg(leg.start, leg.start + die, die),))
    if not mended:
        return ()
    there = here._replace(men=mended[0])
    rest = tuple(after_legs(mended[0], play.legs) for play in one(there, other))
    return rest or mended


def _by_sum(here: Ground, throw: Throw, start: int) -> tuple[Men, ...]:
    """Return the goal of the man by the sum, if it may go there."""
    plays = (play for play in sums(here, *throw) if play.legs[0].start == start)
    return tuple(after_legs(here.men, play.legs) for play in plays)


# Dame touchée, dame jouée: the plays required by a man that is touched, lifted or driven out.

DES = stated(
    "trictrac.des",
    "lelasseux1852:203",
    "",
    "A die that lies on the other, on the band or off the board makes the throw void: both are "
    "thrown again.",
    kind="manner",
)
DES_INCLINES = stated(
    "trictrac.des-inclines",
    "lelasseux1852:204",
    "",
    "So does a die that leans, unless it leans on jetons; one that lies on a man beside the band "
    "is good if it stays there when the man is drawn away.",
    kind="manner",
)
DES_ICI = supplied(
    "trictrac.des-ici",
    "lelasseux1852:203",
    "",
    "Here every die lies flat, and is thrown when the other has played: no throw is void.",
    kind="manner",
)
TOUCHEE = stated(
    "trictrac.dame-touchee",
    "lelasseux1852:46",
    "",
    "A man who is touched after the throw must be played, if he can be.",
    kind="move",
)
ADOUBE = stated(
    "trictrac.adoube",
    "lelasseux1852:46",
    "",
    "A player who has first said j’adoube may touch a man without playing him.",
    kind="move",
)
PILE_TOUCHEE = stated(
    "trictrac.pile-touchee",
    "guiton1822",
    "",
    "Of several men lifted from the talon only one need be played.",
    kind="move",
)
LEVEES = stated(
    "trictrac.dames-levees",
    "lelasseux1852:170",
    "",
    "A player who lifted his men to go away without the right to do so plays those of them "
    "that the other chooses, even if a jan is then not filled or kept.",
    kind="move",
)
CHASSEE = stated(
    "trictrac.dame-chassee",
    "lelasseux1852:213",
    "",
    "A man left in the table where the other can still fill his grand jan may be driven on into "
    "the next table by the throw that follows, if he can go there.",
    kind="move",
)
CHASSEE_PLEIN = implied(
    "trictrac.dame-chassee-plein",
    "lelasseux1852:213",
    "",
    "A jan that is broken in this way, or not filled, counts no points.",
    kind="score",
)
DAME_TOUCHEE_RULES = (
    *(DES, DES_INCLINES, DES_ICI),
    *(TOUCHEE, ADOUBE, PILE_TOUCHEE, LEVEES, CHASSEE, CHASSEE_PLEIN),
)

Wanted = Callable[[Play], int]
JAN_DUTIES = ("remplir", "conserver")
FORCES = "force"


class BoundPlays(NamedTuple):
    """The plays that are left; ``breaks`` where none of them fills or keeps the jan that is due."""

    plays: dict[Men, Play]
    breaks: bool = False


def touching(arrows: tuple[int, ...]) -> Wanted:
    """Return how many of the men on these arrows a play moves."""
    men = Counter(arrows)
    return lambda play: sum((Counter(leg.start for leg in play.legs) & men).values())


def driving(index: int) -> Wanted:
    """Return how many men a play moves from an arrow into the last table."""
    return lambda play: sum(leg.start == index and leg.to in RETOUR for leg in play.legs)


def most(plays: Iterable[tuple[Play, Men]], wanted: Wanted) -> dict[Men, Play]:
    """Return the plays that satisfy most of the requirement; none where none satisfies any."""
    rated = [(wanted(play), play, men) for play, men in plays]
    best = max((rate for rate, _, _ in rated), default=0)
    return {men: play for rate, play, men in reversed(rated) if rate == best > 0}


def bound_plays(playable: Playable, legal: Legal, wanted: Wanted) -> BoundPlays:
    """Return the plays that satisfy most of the requirement, within the duties if possible.

    Where nothing of it is possible, all allowed plays are left.
    """
    best = most(playable.plays, wanted)
    within = {men: play for men, play in best.items() if men in legal.plays}
    if within or not best:
        return BoundPlays(within or legal.plays)
    if legal.obligation.startswith(JAN_DUTIES):
        return BoundPlays(best, breaks=True)
    return BoundPlays(
        most(((play, men) for men, play in legal.plays.items()), wanted) or legal.plays
    )


def lifted(playable: Playable, legal: Legal) -> dict[str, tuple[Men, ...]]:
    """Return the men that may be forced to be played, ``force 8 5``, with their possible moves."""
    led: dict[str, set[Men]] = {}
    for play, men in playable.plays:
        names = [ARROWS[start] for start in sorted(leg.start for leg in play.legs)]
        if names:
            led.setdefault(" ".join((FORCES, *names)), set()).add(men)
    return {name: _meeting_duties(men, legal) for name, men in sorted(led.items())}


def _meeting_duties(positions: set[Men], legal: Legal) -> tuple[Men, ...]:
    """Return the positions that meet the duty of the throw, or all where none does."""
    return tuple(sorted(positions & set(legal.plays) or positions))


def stray_man(here: Ground, before: Men, after: Men) -> int | None:
    """Return the arrow of a man put into a grand jan that the other can still fill."""
    table = range(FAR_CORNER + 1, HOME[0])
    if not any(table[0] in closed for closed in here.closed):
        return None
    return next((index for index in table if after[index] > before[index]), None)
