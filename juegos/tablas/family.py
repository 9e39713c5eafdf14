"""The manifest of the games of tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from juegos.core.about import Listed, Make, Readings
from juegos.core.advice import Player, Players
from juegos.core.manifest import Can, Door, Entry, Makers
from juegos.core.message import _
from juegos.tablas import list_of_games, list_of_tables

if TYPE_CHECKING:
    from juegos.core.formats import Format
    from juegos.core.game import Game
    from juegos.core.review import Reviewer
    from juegos.core.source import Crux
    from juegos.tablas.players import Judge

Request = Mapping[str, Any]
Reply = Mapping[str, Any]


def _backgammon(readings: Readings) -> Game[Any, Any]:
    from juegos.tablas.backgammon.game import Backgammon

    return Backgammon(readings)


def _tabula(readings: Readings) -> Game[Any, Any]:
    from juegos.tablas.tabula.game import Tabula

    return Tabula(readings)


def _todas_tablas(readings: Readings) -> Game[Any, Any]:
    from juegos.tablas.todas_tablas import TodasTablas

    return TodasTablas(readings)


def _trictrac(readings: Readings) -> Game[Any, Any]:
    from juegos.tablas.trictrac.game import Trictrac
    from juegos.tablas.trictrac.strict.game import StrictTrictrac

    game = Trictrac(readings)
    return StrictTrictrac(game) if game.readings["niveau"] == "strict" else game


def _trictrac_a_ecrire(readings: Readings) -> Game[Any, Any]:
    from juegos.tablas.trictrac.a_ecrire import A_ECRIRE
    from juegos.tablas.trictrac.game import Trictrac

    return Trictrac(readings, A_ECRIRE)


def _toc(readings: Readings) -> Game[Any, Any]:
    from juegos.tablas.trictrac.game import Trictrac
    from juegos.tablas.trictrac.toc import TOC

    return Trictrac(readings, TOC)


def _tick_tack(readings: Readings) -> Game[Any, Any]:
    from juegos.tablas.tick_tack.game import TickTack

    return TickTack(readings)


def _judge() -> Player[Judge, Any, Any]:
    from juegos.tablas.players import advise

    return advise


def _tossing() -> Player[Judge, Any, Any]:
    from juegos.tablas.players import toss

    return toss


def _reviewer() -> Reviewer:
    from juegos.tablas.review import REVIEWER

    return REVIEWER


def _cruces(slug: str) -> tuple[Crux, ...]:
    from juegos.tablas.list_of_cruces import cruces

    return cruces(slug)


LEVELS = ("strong", "good", "greedy", "random")
PLAYERS = Players(LEVELS, _tossing, work=1_000, reviewer=_reviewer)
# Levels that were not better than the next below when they met: ``python -m conf.make.levels``.
NO_BETTER: Mapping[str, tuple[str, ...]] = {
    "toc": ("greedy",),
    "tick-tack": ("greedy",),
    "fallas": ("strong", "good"),
    "emperador": ("good",),
    "laquet": ("greedy",),
}

CAN = frozenset({Can.STEP, Can.MULTI_STEP})
# Games in which nobody decides, as they are read by default: their chances are known.
LOT = ("quinze-tablas", "doze-canes", "doblet")
# Readings of these under which players decide after all.
CHOICE: Mapping[str, Mapping[str, str]] = {"quinze-tablas": {"juego": "carrera"}}


def _score(request: Request) -> Reply:
    from juegos.tablas.trictrac.doors import score

    return score(request)


def _plays(request: Request) -> Reply:
    from juegos.tablas.trictrac.doors import plays

    return plays(request)


def _mark(request: Request) -> Reply:
    from juegos.tablas.trictrac.doors import mark

    return mark(request)


def _why(request: Request) -> Reply:
    from juegos.tablas.trictrac.doors import why

    return why(request)


def _tutor(request: Request) -> Reply:
    from juegos.tablas.trictrac.tutor import tutor

    return tutor(request)


def _score_of_kin(request: Request) -> Reply:
    from juegos.tablas.trictrac.variant_doors import score

    return score(request)


def _plays_of_kin(request: Request) -> Reply:
    from juegos.tablas.trictrac.variant_doors import plays

    return plays(request)


def _why_of_kin(request: Request) -> Reply:
    from juegos.tablas.trictrac.variant_doors import why

    return why(request)


def _tutor_of_kin(request: Request) -> Reply:
    from juegos.tablas.trictrac.variant_doors import tutor

    return tutor(request)


def _ids(request: Request) -> Reply:
    from juegos.tablas.backgammon.door_ids import ids

    return ids(request)


def _odds(request: Request) -> Reply:
    from juegos.tablas.backgammon.door_odds import odds

    return odds(request)


_OF_KIN: Mapping[str, Door] = {
    "score": _score_of_kin,
    "plays": _plays_of_kin,
    "why": _why_of_kin,
}


SIDES = (_("A, with the white men"), _("B, with the black men"))


def _mat() -> Format:
    from juegos.tablas.backgammon.mat import MAT

    return MAT


def _gnubg() -> Format:
    from juegos.tablas.backgammon.ids import IDS

    return IDS


def _xgid() -> Format:
    from juegos.tablas.backgammon.ids import XGID

    return XGID


FORMATS = {"backgammon": {"mat": _mat, "gnubg": _gnubg, "xgid": _xgid}}

# The games in which players mark what they score.
MARKS = ("trictrac", "trictrac-a-ecrire", "toc")
# The rules by which points are marked, or taken off, that other rules have brought. At toc holes
# are scored outright.
MARKING = dict.fromkeys(
    ("trictrac", "trictrac-a-ecrire"), ("marque", "bredouille", "trou", "trou-double", "effacer")
)
# The rules by which it is paid what they write down, in the game that has its name from that.
PAYS = {
    "trictrac-a-ecrire": ("consolation", "petite-bredouille", "grande-bredouille", "postillons")
}


def _entry(
    slug: str, name: str, loci: str, make: Make, doors: Mapping[str, Door] | None = None
) -> Entry:
    says, origin = TOLD[slug]
    players = PLAYERS.without(NO_BETTER.get(slug, ()))
    return Entry(
        *(slug, name, "tablas", tuple(loci.split()), make, players),
        *(doors or {}, CAN, _cruces),
        says=says,
        origin=origin,
        sides=SIDES,
        formats=FORMATS.get(slug, {}),
        marks=slug in MARKS,
        marking=MARKING.get(slug, ()),
        pays=PAYS.get(slug, ()),
    )


SEVILLE = _("Seville, 1283")


def _listed(game: Listed) -> Entry:
    """Return the entry of a game of the Book of Tables: its own fields, and those of the family."""
    players = PLAYERS.without(NO_BETTER.get(game.slug, ()))
    if game.levels:
        players = Players(game.levels, game.player, game.work, reviewer=_reviewer)
    lot = game.slug in LOT
    return Entry(
        *(game.slug, game.name, "tablas", tuple(game.loci.split()), game.make, players),
        can=CAN | {Can.COUNT} if lot else CAN,
        disputed=_cruces,
        says=game.says,
        origin=SEVILLE,
        sides=SIDES,
        about=game.about,
        chance_only=lot,
        choice=CHOICE.get(game.slug, {}),
    )


# What kind of game it is, in a line of at most 70 letters; where it is from and when, or when it
# was first described, as its page tells with the source.
TOLD: Mapping[str, tuple[str, str]] = {
    "backgammon": (
        _("A race with dice in which each player can send back the other’s men."),
        _("As it is played today"),
    ),
    "tabula": (
        _("Three dice, and both sides run the same way round."),
        _("Known from a story about the emperor Zeno; most rules are unknown"),
    ),
    "trictrac": (
        _("Points are scored for what a throw could do; men hit stay in place."),
        _("France, described in 1634"),
    ),
    "trictrac-a-ecrire": (
        _("Trictrac with a written score, over an agreed number of rounds."),
        _("France, described in 1822"),
    ),
    "toc": (
        _("Trictrac without points: every score is a hole."),
        _("France, described in 1802"),
    ),
    "tick-tack": (
        _("The first player to hit, fill or get in wins."),
        _("England, described in 1674"),
    ),
    "todas-tablas": (
        _("All men start on the board; each player can send back the other’s."),
        SEVILLE,
    ),
}

TITLE = "Tables"
GAMES = (
    _entry("backgammon", "Backgammon", "s003", _backgammon, {"ids": _ids, "odds": _odds}),
    _entry("tabula", "Tabula", "ap9:482", _tabula),
    _entry(
        "trictrac",
        "Trictrac",
        "lelasseux1852",
        _trictrac,
        {"score": _score, "plays": _plays, "mark": _mark, "why": _why, "tutor": _tutor},
    ),
    _entry(
        "trictrac-a-ecrire",
        "Trictrac à écrire",
        "guiton1822",
        _trictrac_a_ecrire,
        {**_OF_KIN, "tutor": _tutor_of_kin},
    ),
    _entry("toc", "Toc", "academieuniverselle1802", _toc, _OF_KIN),
    _entry("tick-tack", "Tick-tack", "cotton1674", _tick_tack),
    _entry("todas-tablas", "Todas tablas", "ldj:77v ldj:72v", _todas_tablas),
    *map(_listed, list_of_games.GAMES),
)

BACKGAMMON: Mapping[str, Makers] = list_of_tables.BACKGAMMON
TABLES: Mapping[str, Makers] = list_of_tables.TABLES
