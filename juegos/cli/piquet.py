"""The commands of piquet: ``score``, which also counts trictrac, ``partie`` and ``teach``."""

from __future__ import annotations

import argparse
from typing import Any

from juegos.cli import trictrac
from juegos.cli.common import game_fields, ok, say, tell
from juegos.core.game import SEATS
from juegos.core.message import _, _n, decimal


def add(command: Any) -> Any:
    """Add the commands; return ``score``, to which trictrac adds its options."""
    score = command("score", _score, _("count a deal of piquet, or a throw of trictrac"), "slug")
    score.add_argument("--elder", metavar=_("CARDS"), help=_("twelve, like 'AS TH 7C'"))
    score.add_argument("--younger", metavar=_("CARDS"))
    score.add_argument("--tricks", metavar=_("CARDS"), help=_("as played, two for each trick"))
    partie = command("partie", _partie, _("settle the totals of a partie"), "slug", game=False)
    partie.add_argument("totals", nargs=2, type=int)
    teach = command("teach", _teach, _("what a hand of piquet may declare and discard"), "slug")
    teach.add_argument("--hand", metavar=_("CARDS"), help=_("twelve, like 'AS TH 7C'; else dealt"))
    teach.add_argument("--side", choices=("elder", "younger"), default="elder")
    teach.add_argument(
        "--takes", type=int, default=5, metavar="N", help=_("what the elder has taken")
    )
    teach.add_argument("--seed", type=int, help=_("for what is dealt and sampled"))
    return score


def _score(options: argparse.Namespace) -> None:
    """Print the count line by line, and the totals of both sides."""
    if options.elder is None:
        trictrac.print_score(options)
        return
    request = {
        "do": "score",
        **game_fields(options),
        "elder": options.elder,
        "younger": options.younger,
    }
    if options.tricks is not None:
        request["tricks"] = options.tricks
    reply = ok(options, request)
    lines = [
        _(
            "{amount}  {elder} to {younger}  {text} ({rule}, {law})",
            amount=f"{e['amount']:>3}",
            elder=f"{e['totals'][0]:>3}",
            younger=f"{e['totals'][1]:<3}",
            text=e["text"],
            rule=e["rule"],
            law=e["law"],
        )
        for e in reply["events"]
    ]
    elder, younger = reply["total"]
    total = _("elder {elder}, younger {younger}", elder=elder, younger=younger)
    say(options, reply, [*lines, total])


def _partie(options: argparse.Namespace) -> None:
    reply = ok(options, {"do": "partie", "slug": options.slug, "totals": options.totals})
    who = None if reply["winner"] is None else SEATS[reply["winner"]]
    says = _SETTLED[who is None, reply["rubicon"]]
    say(options, reply, [says.with_fields(who=who, points=reply["points"])])


# How a partie ends, by whether nobody wins it and whether the loser is under the rubicon.
_SETTLED = {
    (False, False): _("{who} wins {points}"),
    (False, True): _("{who} wins {points}, the loser being under the rubicon"),
    (True, False): _("nobody wins {points}"),
    (True, True): _("nobody wins {points}, the loser being under the rubicon"),
}


def _teach(options: argparse.Namespace) -> None:
    """Print what a hand may declare, and the sensible discards, the best first."""
    hand = {"deal": True} if options.hand is None else {"hand": options.hand}
    seed = {} if options.seed is None else {"seed": options.seed}
    asked = {"side": options.side, "takes": options.takes, **seed}
    reply = ok(options, {"do": "teach", **game_fields(options), **hand, **asked})
    may = map(_declaration, reply["declarations"])
    nothing = tell(options, _("nothing"))
    out = [
        _n(
            "{out} {gain} +- {error} ({count} deal)  {reasons}",
            "{out} {gain} +- {error} ({count} deals)  {reasons}",
            one["samples"],
            out=f"{one['out'] or nothing:<15}",
            gain=decimal(one["gain"], ">6.1f"),
            error=decimal(one["error"], ".1f"),
            reasons="; ".join(one["reasons"]),
        )
        for one in reply["discards"]
    ]
    head = _("discard: gain in points, sampled (seed {seed}), and why", seed=reply["seed"])
    say(options, reply, [reply["hand"], *may, "", head, *out])


def _declaration(lesson: dict[str, Any]) -> str:
    """Return the line of a declaration: points, name, and its chances where it has some."""
    points, name = f"{lesson['points']:>3}", lesson["name"]
    if lesson["decimals"] is None:
        return f"{points}  {name}"
    good, equal = (decimal(chance, ".4f") for chance in lesson["decimals"][:2])
    return _(
        "{points}  {name}; good {good}, equal {equal}",
        points=points,
        name=name,
        good=good,
        equal=equal,
    )
