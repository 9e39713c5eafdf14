"""The narration of a game in words: the events of a throw, of marking and of moving, with rules."""

from __future__ import annotations

from collections.abc import Iterator

from juegos.core.game import SEATS, Event
from juegos.core.message import Message, _, _n, join_sentences, joined
from juegos.material.dice import number
from juegos.tablas.trictrac import rules
from juegos.tablas.trictrac.marking import Gain, Marks
from juegos.tablas.trictrac.plays import Leg, Play
from juegos.tablas.trictrac.position import ARROWS, across
from juegos.tablas.trictrac.scoring import Jan, JanWay

_TIMES = ("", _("one way"), _("two ways"), _("three ways"))


def way(jan_way: JanWay) -> Message:
    """Return one way in words: ``6 from 8 to r9``, ``7 from T over 6 to 7``."""
    start, to = ARROWS[jan_way.start], ARROWS[jan_way.to]
    if jan_way.via < 0:
        return _("{number} from {start} to {to}", number=jan_way.pips, start=start, to=to)
    return _(
        "{number} from {start} over {rest} to {to}",
        number=jan_way.pips,
        start=start,
        rest=ARROWS[jan_way.via],
        to=to,
    )


def jan_event(jan: Jan, hand: int) -> Event:
    """Return the event of a jan: its name, its ways, the side and the points."""
    seat = marker(jan, hand)
    text = _n(
        "{jan}: {points} point for {seat}.",
        "{jan}: {points} points for {seat}.",
        jan.points,
        jan=_jan_text(jan, hand),
        points=number(jan.points) if jan.points <= 18 else jan.points,
        seat=SEATS[seat],
    )
    return Event(rules.OF_JAN[jan.name], text, seat, jan.points)


def without_points(jan: Jan, hand: int) -> Event:
    """Return the event of a jan in a game in which none is worth points."""
    text = _("{jan}.", jan=_jan_text(jan, hand))
    return Event(rules.OF_JAN[jan.name], text, marker(jan, hand))


def marker(jan: Jan, hand: int) -> int:
    """Return the seat that marks a jan of the throw of a hand."""
    return hand if jan.thrower else 1 - hand


def _jan_text(jan: Jan, hand: int) -> str:
    """Return the name of a jan and the ways by which it is made."""
    name: str
    if jan.table:
        name = _HITS[jan.name, jan.table].with_fields(
            seat=SEATS[1 - hand], arrow=ARROWS[across(jan.at)]
        )
    else:
        name = NAMES[jan.name]
    if jan.name == "impuissance":
        return _n(
            "{jan}: {number} of the numbers cannot be played",
            "{jan}: {number} of the numbers cannot be played",
            jan.ways,
            jan=name,
            number=number(jan.ways),
        )
    if not jan.ways_list:
        return name
    ways = joined(map(way, jan.ways_list), "; ")
    return _("{jan}, {times} ({ways})", jan=name, times=_TIMES[jan.ways], ways=ways)


# A hit, by the table in which the lone man stands.
_HITS = {
    ("battue-vrai", "petit"): _(
        "A true hit on the man of {seat} on {arrow}, in the table of the petits jans"
    ),
    ("battue-vrai", "grand"): _(
        "A true hit on the man of {seat} on {arrow}, in the table of the grands jans"
    ),
    ("battue-faux", "petit"): _(
        "A false hit on the man of {seat} on {arrow}, in the table of the petits jans"
    ),
    ("battue-faux", "grand"): _(
        "A false hit on the man of {seat} on {arrow}, in the table of the grands jans"
    ),
}
# What the other jans are called.
NAMES = {
    "six-tables": "Jan de six tables",
    "deux-tables": "Jan de deux tables",
    "contre-deux-tables": "Contre-jan de deux tables",
    "mezeas": "Jan de mézéas",
    "contre-mezeas": "Contre-jan de mézéas",
    "coin-battu": _("The corner beaten"),
    "remplir-petit": _("The petit jan filled"),
    "remplir-grand": _("The grand jan filled"),
    "remplir-retour": _("The jan de retour filled"),
    "conserver-petit": _("The petit jan kept"),
    "conserver-grand": _("The grand jan kept"),
    "conserver-retour": _("The jan de retour kept"),
    "sortie": _("All men borne off first"),
    "impuissance": "Dames impuissantes",
    "rencontre": "Jan de rencontre",
    "margot": "Margot la fendue",
    "pile": "Pile de misère",
}


def marking_events(before: Marks, gain: Gain, seat: int, points: int) -> Iterator[Event]:
    """Yield the events of marking points: the jetons, and the holes if there are any."""
    name, other, now = SEATS[seat], SEATS[1 - seat], gain.marks[seat]
    if not gain.twelves:
        lost = before[1 - seat].jetons > gain.marks[1 - seat].jetons
        second = now.jetons == len(before) and not before[seat].jetons
        rule = rules.BREDOUILLE if lost or second else rules.MARQUE
        says = [
            _("{seat} marks {points}, and has {sum}.", seat=name, points=points, sum=now.points)
        ]
        if lost:
            says.append(_("{seat} is no longer in bredouille.", seat=other))
        if second:
            says.append(_("He takes the jeton of the bredouille."))
        yield Event(rule, join_sentences(*says), seat, points)
        return
    rule = rules.TROU_DOUBLE if gain.bredouille else rules.TROU
    over = _n("{count} point over", "{count} points over", now.points)
    text = _n(
        "{seat} marks {points}: {holes} hole, and {over}.",
        "{seat} marks {points}: {holes} holes, and {over}.",
        gain.holes,
        seat=name,
        points=points,
        holes=number(gain.holes),
        over=over if now.points else _("nothing over"),
    )
    yield Event(rule, text, seat, points)
    if lost_points := before[1 - seat].points:
        text = _n(
            "{seat} loses the {count} point that he had.",
            "{seat} loses the {count} points that he had.",
            lost_points,
            seat=other,
        )
        yield Event(rules.EFFACER, text, 1 - seat, -lost_points)


def play_event(play: Play, hand: int, obligation: str) -> Event:
    """Return the event of a play: its rule is the duty that it meets, or how it was made."""
    rule = rules.JOUE
    duty = obligation.partition("-")[0]
    if play.puissance:
        rule = rules.COIN_PUISSANCE
    elif duty in {"remplir", "conserver"}:
        rule = rules.REMPLIR if duty == "remplir" else rules.CONSERVER
    elif not play.legs:
        rule = rules.TOUT_JOUER
    elif any(leg.to == 24 for leg in play.legs):
        rule = rules.BANDE
    elif any(leg.to == 11 for leg in play.legs):
        rule = rules.COIN
    elif any(leg.start < 12 <= leg.to for leg in play.legs):
        rule = rules.PASSAGE
    elif any(leg.via >= 0 for leg in play.legs):
        rule = rules.TOUT_D_UNE
    elif len(play.legs) == 1:
        rule = rules.PLUS_FORT
    plays = _("{seat} plays {play}.", seat=SEATS[hand], play=say_play(write_play(play)))
    nothing = _("{seat} plays nothing.", seat=SEATS[hand])
    return Event(rule, plays if play.legs else nothing, hand)


def leg_text(leg: Leg) -> str:
    """Return a leg in its notation: ``8-r9``, or ``8-9-r9`` where it rests."""
    stops = (leg.start, leg.to) if leg.via < 0 else (leg.start, leg.via, leg.to)
    return "-".join(ARROWS[stop] for stop in stops)


def write_play(play: Play) -> str:
    """Return a play in its notation: its legs, blanks between; ``passe`` for none."""
    return " ".join(leg_text(leg) for leg in play.legs) or "passe"


# NOTE: after the point that a man leaves at the end, in a move as players write it: "6/off"
_OFF = _("off")


def say_play(text: str) -> Message:
    """Return a play that is written, its words in the language of who reads it.

    >>> say_play("r2-off"), say_play("passe")
    ('r2-off', 'play nothing')
    """
    if text == "passe":
        return _("play nothing")
    return Message(text.replace("off", "{off}"), {"off": _OFF})
