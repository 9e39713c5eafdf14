"""The doors of trictrac in plain JSON: ``score``, ``plays`` and ``why``; ``mark`` has its own file.

Each takes a request as design has it and returns a reply; what is wrong with the request is
raised as a ``JuegosError`` whose message names the field and the rule.

Men who passed where the other can still fill, and men off while another stands outside, are
refused, for the board lets nobody play so. Players may: who does not see such a mistake leaves it.
``"unchecked": true`` takes the men as they stand, and all else is reckoned by the rules. Whatever
is asked, no man stands alone in his corner or in the other's: there he is always put back.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from juegos.core.errors import BadNotation, BadRequest, shown
from juegos.core.game import SEATS, choose
from juegos.material import dice as dados
from juegos.tablas.trictrac import cruces
from juegos.tablas.trictrac import scored as eventos
from juegos.tablas.trictrac.door_mark import is_whole
from juegos.tablas.trictrac.notation import after_legs, read_legs
from juegos.tablas.trictrac.passage import ground, trespass
from juegos.tablas.trictrac.plays import legal_of
from juegos.tablas.trictrac.position import ARROWS, Men, check_off, read_both, write, wrong
from juegos.tablas.trictrac.readings import Usage, usage
from juegos.tablas.trictrac.refusals import refusal
from juegos.tablas.trictrac.scored import Score, When
from juegos.tablas.trictrac.state import JET_RULE
from juegos.tablas.trictrac.values import Jan, Throw

Request = Mapping[str, Any]
Reply = dict[str, Any]

SIDES = ("opponent", "thrower")
UNCHECKED = '"unchecked": true (on the command line --unchecked) takes the men as they stand'


def score(request: Request) -> Reply:
    """Return what a throw scores for either side, and how many dice can be played."""
    found, _ = scored(request)
    return {
        "events": [plain(jan) for jan in found.jans],
        "total_thrower": found.total(thrower=True),
        "total_opponent": found.total(thrower=False),
        "dice_playable": found.dice,
    }


def scored(request: Request) -> tuple[Score, Throw]:
    """Return the score of the throw of a request, and the throw."""
    men, foe, throw, used = board(request)
    return eventos.score(men, foe, throw, used, when(request)), throw


def when(request: Request) -> When:
    """Return what the score of a request depends on besides the men."""
    nth = _whole(request, "throw_of_releve", 0, 999)
    since = _whole(request, "throws_since_corner", 1, 999)
    return When(nth, since, meets=said(request, "second_throw_of_tour"))


def plain(jan: Jan) -> Reply:
    """Return a jan in JSON: arrows by the thrower's path, the ways one by one."""
    return {
        "jan": jan.name,
        "rule": f"trictrac.{jan.name}",
        "to": SIDES[jan.thrower],
        "ways": jan.ways,
        "points": jan.points,
        **({"at": ARROWS[jan.at]} if jan.at >= 0 else {}),
        **({"table": jan.table} if jan.table else {}),
        "ways_list": [
            {
                "from": ARROWS[way.start],
                "via": None if way.via < 0 else ARROWS[way.via],
                "to": ARROWS[way.to],
                "points_of_dice": way.pips,
            }
            for way in jan.ways_list
        ],
    }


def plays(request: Request) -> Reply:
    """Return where the thrower's men may stand after the throw, and the duty that binds him."""
    men, foe, throw, used = board(request)
    found = legal_of(men, foe, throw, used)
    return {
        "plays": sorted(write(after) for after in found.plays),
        "obligation": found.obligation or None,
        "dice_playable": found.dice,
    }


def board(request: Request) -> tuple[Men, Men, Throw, Usage]:
    """Return the men of both sides, the throw and the usage of a request."""
    men, foe, used = sides(request)
    throw = request.get("throw")
    if isinstance(throw, str):
        throw = dados.read(throw, len(SEATS), JET_RULE)
    good = isinstance(throw, list | tuple) and len(throw) == len(SEATS)
    if not good or not all(is_whole(die) and 1 <= die <= 6 for die in throw or ()):
        raise BadNotation(
            f"{shown(throw)} is no throw; one of two dice is like [6, 1] ({JET_RULE})"
        )
    dice = list(throw or ())
    return men, foe, (max(dice), min(dice)), used


def sides(request: Request) -> tuple[Men, Men, Usage]:
    """Return the men of both sides and the usage of a request.

    Raises:
        BadNotation: the men cannot stand so, by the rules of the assisted game; where the request
            is ``unchecked``, only where no mistake can have left them so either.
    """
    texts = [request.get(name) for name in ("thrower", "opponent")]
    if not all(isinstance(text, str) for text in texts):
        raise BadRequest("the request needs the texts 'thrower' and 'opponent', like 'T:14 8'")
    thrower, opponent = map(str, texts)
    both = read_both(thrower, opponent, unchecked=True)
    used = usage(readings(request))
    if not said(request, "unchecked"):
        _check(both, (thrower, opponent), used)
    return *both, used


def _check(both: tuple[Men, Men], texts: tuple[str, str], used: Usage) -> None:
    """Raise ``BadNotation`` for men whom a mistake alone can have brought where they stand."""
    try:
        for men, text in zip(both, texts, strict=True):
            check_off(men, text)
        astray = trespass(both, used)
        if astray is not None:
            raise wrong(texts[astray.seat], ARROWS[astray.on], astray.why)
    except BadNotation as error:
        raise BadNotation(f"{error}; {UNCHECKED}", error.at) from None


def readings(request: Request) -> dict[str, str]:
    """Return the readings in force, of the cruces that a throw depends on."""
    value = request.get("readings", {})
    if not isinstance(value, Mapping) or not all(isinstance(v, str) for v in value.values()):
        raise BadRequest('"readings" is an object like {"battues": "deux-partout"}')
    return choose("trictrac", cruces.CRUCES, value)


def said(request: Request, name: str) -> bool:
    """Return what a request says of a field that is true or false; left out it is false."""
    value = request.get(name, False)
    if not isinstance(value, bool):
        raise BadRequest(f"{name!r} is true or false")
    return value


def _whole(request: Request, name: str, low: int, high: int) -> int:
    value = request.get(name, low)
    if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
        raise BadRequest(f"{name!r} is a whole number from {low} to {high}")
    return value


def why(request: Request) -> Reply:
    """Return whether a play is allowed, and if not the rule that it breaks, in words.

    ``play`` is written like ``8-r9 T-1``; the other fields are those of ``score``.
    """
    men, foe, throw, used = board(request)
    text = request.get("play")
    if not isinstance(text, str):
        raise BadRequest("the request needs a text 'play', like '8-r9 T-1'")
    legs = read_legs(text)
    after = after_legs(men, legs)
    found = legal_of(men, foe, throw, used)
    if after in found.plays:
        return {"allowed": True, "after": write(after), "rule": None, "why": None}
    reason = refusal(ground(men, foe, used), throw, legs, found)
    return {"allowed": False, "after": None, "rule": reason.rule.id, "why": reason.text}
