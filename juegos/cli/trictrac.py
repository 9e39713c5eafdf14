"""The commands of trictrac: ``score``, ``plays``, ``why``, ``tutor`` and ``mark``.

They take the fields of the doors of their names; ``--unchecked`` accepts men in places that only an
unnoticed mistake can explain. Marks are written ``0,4,1 0,0,0`` (holes, points and jetons of A and
of B), steps ``A:4 B:12 B:va``: points for a player, or a player who goes away.
"""

from __future__ import annotations

import argparse
import re
from typing import Any

from juegos.cli.common import game_fields, ok, say
from juegos.core.errors import BadRequest
from juegos.core.game import SEATS
from juegos.core.message import _, decimal, joined

GOES = "va"
_POINTS = re.compile("-?[0-9]{1,9}")


def add(command: Any, score: Any) -> None:
    """Add the commands, and the options by which ``score`` counts a throw."""
    plays = command("plays", _plays, _("what may be played of a throw of trictrac"), "slug")
    why = command(
        "why", _why_play, _("whether a play of trictrac is allowed, and if not why"), "slug"
    )
    tutor = command(
        "tutor", _tutor, _("what a throw of trictrac brings, and how to play it"), "slug"
    )
    for sub in (score, plays, why, tutor):
        sub.add_argument("--thrower", metavar=_("MEN"), help=_("by its own path, like 'T:14 8'"))
        sub.add_argument("--opponent", metavar=_("MEN"))
        sub.add_argument("--throw", metavar=_("DICE"), help=_("like 6-1"))
        sub.add_argument(
            "--unchecked",
            action="store_true",
            default=None,
            help=_(
                "men as they stand; a man who passed where he may not, or went off too "
                "soon, is accepted all the same"
            ),
        )
    for sub in (score, tutor):
        sub.add_argument("--throw-of-releve", type=int, metavar="N")
        sub.add_argument("--throws-since-corner", type=int, metavar="N")
        sub.add_argument("--second-throw-of-tour", action="store_true", default=None)
    why.add_argument("--play", help=_("like '8-r9 T-1'"))
    tutor.add_argument(
        "--state", help=_("in the game's notation, in place of the men and the throw")
    )
    mark = command("mark", _mark, _("the marks of trictrac after each step"), "slug")
    mark.add_argument(
        "--state", metavar=_("MARKS"), help=_("like '0,4,1 0,0,0'; nothing when left out")
    )
    mark.add_argument("--steps", metavar=_("STEPS"), default="", help=_("like 'A:4 B:12 B:va'"))


FIELDS = (
    "thrower",
    "opponent",
    "throw",
    "throw_of_releve",
    "throws_since_corner",
    "second_throw_of_tour",
    "unchecked",
    "play",
    "state",
)


def _ask_door(options: argparse.Namespace) -> dict[str, Any]:
    """Return the reply of the door, which asks for any missing field."""
    given = {name: getattr(options, name, None) for name in FIELDS}
    fields = {name: value for name, value in given.items() if value is not None}
    return ok(options, {"do": options.do, **game_fields(options), **fields})


def print_score(options: argparse.Namespace) -> None:
    """Print what a throw scores, jan by jan, and the totals of the thrower and the other."""
    reply = _ask_door(options)
    say(options, reply, _jans(reply))


def _jans(reply: dict[str, Any]) -> list[str]:
    lines = [
        f"{e['to']:<8} {e.get('points', e.get('holes')):>3}  {e['jan']} {e.get('at', '')}".rstrip()
        for e in reply["events"]
    ]
    totals = _(
        "thrower {thrower}, opponent {opponent}",
        thrower=reply["total_thrower"],
        opponent=reply["total_opponent"],
    )
    return [*lines, totals]


def _duty(reply: dict[str, Any]) -> list[str]:
    duty = reply["obligation"]
    return [_("duty: {duty}", duty=duty)] if duty else []


def _plays(options: argparse.Namespace) -> None:
    """Print the positions that the thrower's men may take after the throw."""
    reply = _ask_door(options)
    say(options, reply, [*_duty(reply), *reply["plays"]])


def _why_play(options: argparse.Namespace) -> None:
    """Print that a play is allowed and its result, or the rule that it breaks."""
    reply = _ask_door(options)
    if reply["allowed"]:
        says = _("allowed: {men}", men=reply["after"])
    else:
        says = _("not allowed: {why} ({rule})", why=reply["why"], rule=reply["rule"])
    say(options, reply, [says])


def _tutor(options: argparse.Namespace) -> None:
    """Print the score of the throw and its best play, or what each throw would bring."""
    reply = _ask_door(options)
    lines = _before(reply) if reply["throw"] is None else [*_jans(reply), *_best(reply)]
    say(options, reply, lines)


def _best(reply: dict[str, Any]) -> list[str]:
    best = [reply["best"], *reply["others"]]
    rows = [
        joined([f"{one['play']:<12} ", decimal(one["value"], ">8.2f"), f"  {one['after']}"], "")
        for one in best
    ]
    return [
        *_duty(reply),
        _("best now: {play}", play=reply["now"]["play"]),
        _("best by the throws to come:"),
        *rows,
    ]


def _before(reply: dict[str, Any]) -> list[str]:
    rows = [
        f"{row['throw']}  {row['weight']}/36  {row['totals'][0]:>3} {row['totals'][1]:>3}"
        f"  {' '.join(row['jans'])}".rstrip()
        for row in reply["throws"]
    ]
    thrower, opponent = (decimal(mean, ".4f") for mean in reply["floats"]["means"])
    means = _(
        "on average: thrower {thrower}, opponent {opponent}", thrower=thrower, opponent=opponent
    )
    chances = [f"{name:<16} {chance}" for name, chance in reply["chances"].items()]
    return [*rows, means, *chances]


def _mark(options: argparse.Namespace) -> None:
    """Print the marks after each step, holes, points and jetons of A and of B."""
    steps = [_step(word) for word in options.steps.split()]
    request = {"do": "mark", **game_fields(options), "state": _marks(options.state), "steps": steps}
    reply = ok(options, request)
    rows = (
        " ".join(",".join(map(str, one[seat])) for seat in SEATS) for one in reply["after_each"]
    )
    say(options, reply, rows)


def _marks(text: str | None) -> dict[str, list[int]]:
    """Return the marks of both players as the door takes them."""
    try:
        first, second = (
            [int(number) for number in side.split(",")] for side in (text or "0,0,0 0,0,0").split()
        )
    except ValueError:
        says = _("{text!r} are no marks; they are written like '0,4,1 0,0,0'", text=text)
        raise BadRequest(says) from None
    return dict(zip(SEATS, (first, second), strict=True))


def _step(word: str) -> dict[str, Any]:
    """Return a step as the door takes it."""
    player, colon, what = word.partition(":")
    if colon and what == GOES:
        return {"leave": player}
    if not colon or not _POINTS.fullmatch(what):
        raise BadRequest(_("{word!r} is no step; one is like 'A:4' or 'A:va'", word=word))
    return {"player": player, "points": int(what)}
