"""Telling a game in words: the events of a throw, of marking and of moving, each with its rule."""

from __future__ import annotations

from collections.abc import Iterator

from juegos.core.game import SEATS, Event
from juegos.material.dice import number
from juegos.tablas.trictrac import rules
from juegos.tablas.trictrac.marking import Gain, Marks
from juegos.tablas.trictrac.movement import Leg, Play
from juegos.tablas.trictrac.position import ARROWS, across
from juegos.tablas.trictrac.values import Jan, JanWay

TIMES = ("", "one way", "two ways", "three ways")
TABLE_OF = {"petit": "petits jans", "grand": "grands jans"}


def way(found: JanWay) -> str:
    """Return one way in words: ``6 from 8 to r9``, ``7 from T over 6 to 7``."""
    over = "" if found.via < 0 else f" over {ARROWS[found.via]}"
    return f"{found.pips} from {ARROWS[found.start]}{over} to {ARROWS[found.to]}"


def told(jan: Jan, hand: int) -> Event:
    """Return the event of a jan: what it is, by which ways, for whom and for how many points."""
    seat = hand if jan.thrower else 1 - hand
    ways = "; ".join(way(found) for found in jan.ways_list)
    text = f"{_NAMES[jan.name]}{_where(jan, hand)}"
    if jan.name == "impuissance":
        text += f": {number(jan.ways)} of the numbers cannot be played"
    elif ways:
        text += f", {TIMES[jan.ways]} ({ways})"
    text += f": {number(jan.points) if jan.points <= 18 else jan.points} points for {SEATS[seat]}."
    return Event(rules.OF_JAN[jan.name], text, seat, jan.points)


def without_points(text: str) -> str:
    """Return the words of a jan where none is worth points."""
    return text.rpartition(": ")[0] + "."


def _where(jan: Jan, hand: int) -> str:
    """Return whose lone man is meant, where a jan is about one."""
    if jan.name not in {"battue-vrai", "battue-faux"}:
        return ""
    arrow = ARROWS[across(jan.at)]
    return f" of {SEATS[1 - hand]} on {arrow}, in the table of the {TABLE_OF[jan.table]}"


_NAMES = {
    "six-tables": "Jan de six tables",
    "deux-tables": "Jan de deux tables",
    "contre-deux-tables": "Contre-jan de deux tables",
    "mezeas": "Jan de mézéas",
    "contre-mezeas": "Contre-jan de mézéas",
    "coin-battu": "The corner beaten",
    "battue-vrai": "A true hit on the man",
    "battue-faux": "A false hit on the man",
    "remplir-petit": "The petit jan filled",
    "remplir-grand": "The grand jan filled",
    "remplir-retour": "The jan de retour filled",
    "conserver-petit": "The petit jan kept",
    "conserver-grand": "The grand jan kept",
    "conserver-retour": "The jan de retour kept",
    "sortie": "All men borne off first",
    "impuissance": "Dames impuissantes",
    "rencontre": "Jan de rencontre",
    "margot": "Margot la fendue",
    "pile": "Pile de misère",
}


def marked(before: Marks, gain: Gain, seat: int, points: int) -> Iterator[Event]:
    """Yield what marking points does: the jetons, and the holes if there are any."""
    name, now = SEATS[seat], gain.marks[seat]
    if not gain.twelves:
        lost = before[1 - seat].jetons > gain.marks[1 - seat].jetons
        second = now.jetons == len(before) and not before[seat].jetons
        rule = rules.BREDOUILLE if lost or second else rules.MARQUE
        tail = f" {SEATS[1 - seat]} is no longer in bredouille." * lost
        tail += " He takes the jeton of the bredouille." * second
        yield Event(rule, f"{name} marks {points}, and has {now.points}.{tail}", seat, points)
        return
    rule = rules.TROU_DOUBLE if gain.bredouille else rules.TROU
    holes = number(gain.holes) + (" hole" if gain.holes == 1 else " holes")
    rest = f"{now.points} points over" if now.points else "nothing over"
    yield Event(rule, f"{name} marks {points}: {holes}, and {rest}.", seat, points)
    if before[1 - seat].points:
        lost_points = before[1 - seat].points
        text = f"{SEATS[1 - seat]} loses the {lost_points} points that he had."
        yield Event(rules.EFFACER, text, 1 - seat, -lost_points)


def played(play: Play, hand: int, obligation: str) -> Event:
    """Return the event of a play: the rule is the duty that it meets, or how it was made."""
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
    return Event(rule, f"{SEATS[hand]} plays {write_play(play) if play.legs else 'nothing'}.", hand)


def leg_text(leg: Leg) -> str:
    """Return a leg in its notation: ``8-r9``, or ``8-9-r9`` where it rests."""
    stops = (leg.start, leg.to) if leg.via < 0 else (leg.start, leg.via, leg.to)
    return "-".join(ARROWS[stop] for stop in stops)


def write_play(play: Play) -> str:
    """Return a play in its notation: its legs, blanks between; ``passe`` for none."""
    return " ".join(leg_text(leg) for leg in play.legs) or "passe"
