"""The manifest of the games on points and lines: the alquerques and their kin."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from juegos.alquerque.list_of_cruces import CRUCES
from juegos.core.advice import Player, Players
from juegos.core.formats import Format
from juegos.core.game import Game
from juegos.core.manifest import Can, Entry, Make, Maker, Makers, Readings
from juegos.core.message import _

if TYPE_CHECKING:
    from juegos.alquerque.points_game import PointsGame
    from juegos.alquerque.state import State
    from juegos.engine.line_game import Core, Move


def _alquerque(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.alquerque import Alquerque

    return _on_points(Alquerque(readings))


def _alquerque_de_nueve(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.alquerque_de_nueve import AlquerqueDeNueve

    return _on_points(AlquerqueDeNueve(readings))


def _cercar_la_liebre(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.cercar_la_liebre import CercarLaLiebre

    return _on_points(CercarLaLiebre(readings))


def _alquerque_de_tres(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.alquerque_de_tres import AlquerqueDeTres

    return _on_points(AlquerqueDeTres(readings))


def _damas_espanolas(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.damas_espanolas import DamasEspanolas

    return _on_points(DamasEspanolas(readings))


def _damas_rusas(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.damas_rusas import DamasRusas

    return _on_points(DamasRusas(readings))


def _damas_turcas(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.damas_turcas import DamasTurcas

    return _on_points(DamasTurcas(readings))


def _damas_internacionales(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.damas_internacionales import DamasInternacionales

    return _on_points(DamasInternacionales(readings))


def _zamma(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.zamma import Zamma

    return _on_points(Zamma(readings))


def _dama_filipina(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.dama_filipina import DamaFilipina

    return _on_points(DamaFilipina(readings))


def _lasca(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.lasca import Lasca

    return _on_points(Lasca(readings))


def _bashni(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.bashni import Bashni

    return _on_points(Bashni(readings))


def _fanorona(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.fanorona import Fanorona

    return _on_points(Fanorona(readings))


def _konane(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.konane import Konane

    return _on_points(Konane(readings))


def _dablot(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.dablot import Dablot

    return _on_points(Dablot(readings))


def _peralikatuma(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.peralikatuma import Peralikatuma

    return _on_points(Peralikatuma(readings))


def _dieciseis_soldados(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.dieciseis_soldados import DieciseisSoldados

    return _on_points(DieciseisSoldados(readings))


def _awithlaknannai(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.awithlaknannai import Awithlaknannai

    return _on_points(Awithlaknannai(readings))


def _queah(readings: Readings) -> Game[Any, Any]:
    from juegos.alquerque.queah import Queah

    return _on_points(Queah(readings))


def _on_points(core: Core[Any]) -> Game[Any, Any]:
    """Return a game on a board of points, given what it says of itself."""
    from juegos.alquerque.points_game import PointsGame

    return PointsGame(core)


def _searcher() -> Player[PointsGame, State, Move]:
    from juegos.alquerque.players import advise

    return advise


PLAYERS = Players(("strong", "middling", "weak", "greedy", "random"), _searcher, work=66_000)

CAN = frozenset({Can.STEP, Can.PLACE})


def _pdn() -> Format:
    from juegos.alquerque.pdn import PDN

    return PDN


IN_PDN = ("damas-espanolas", "damas-rusas", "damas-turcas", "damas-internacionales")
COLOURS = (_("White"), _("Black"))
OF_THE_HUNT = (_("the hunters"), _("the hare"))


def _entry(slug: str, name: str, loci: str, make: Make, sides: tuple[str, ...] = COLOURS) -> Entry:
    places, disputed = tuple(loci.split()), CRUCES.get(slug, ())
    entry = Entry(slug, name, "alquerque", places, make, PLAYERS, can=CAN, disputed=disputed)
    says, whence = TOLD.get(slug, ("", ""))
    formats = {"pdn": _pdn} if slug in IN_PDN else {}
    return replace(entry, says=says, whence=whence, sides=sides, formats=formats)


SEVILLE = _("Seville, 1283")
# What kind of game it is, in a line of at most 70 letters; where it is from and when, or when it
# was first described, as its page tells with the source.
TOLD: Mapping[str, tuple[str, str]] = {
    "alquerque": (_("Twelve men a side on lines take each other by leaping."), SEVILLE),
    "alquerque-de-nueve": (_("Nine men’s morris: three in a row take a man."), SEVILLE),
    "cercar-la-liebre": (_("One hare against hunters who hem it in."), SEVILLE),
    "alquerque-de-tres": (_("Three men each: who has them in a row wins."), SEVILLE),
    "damas-espanolas": (
        _("Draughts with kings that go far and men that take forwards."),
        _("Spain, described in 1611"),
    ),
    "damas-rusas": (
        _("Draughts with men that take backwards and are crowned in mid-leap."),
        _("Russia, described in 1827"),
    ),
    "damas-turcas": (
        _("Draughts along rows and columns, on every square."),
        _("Turkey, described in 1663"),
    ),
    "damas-internacionales": (
        _("Draughts on a hundred squares; the most men must be taken."),
        _("France and the Netherlands, 18th century"),
    ),
    "zamma": (_("Alquerque on eighty-one points."), _("The Sahara, described in 1951")),
    "dama-filipina": (
        _("Draughts whose squares have become points on lines."),
        _("The Philippines, described in 1900"),
    ),
    "lasca": (_("Draughts in which the taken are set free."), _("By Emanuel Lasker, 1911")),
    "bashni": (_("Russian draughts with towers of men."), _("Russia, described in 1875")),
    "fanorona": (
        _("Men are taken by coming up to them or by going away."),
        _("Madagascar, described in 1886"),
    ),
    "konane": (_("Full at first; every move must take."), _("Hawaii, described in 1784")),
    "dablot": (
        _("Warriors and a king against farmers and a landlord."),
        _("Northern Sweden, described in 1892"),
    ),
    "peralikatuma": (
        _("Alquerque with a triangle on each side, 23 men a side."),
        _("Ceylon, described in 1873"),
    ),
    "dieciseis-soldados": (
        _("Alquerque with two triangles, sixteen men a side."),
        _("Ceylon and India, described in 1909"),
    ),
    "awithlaknannai": (
        _("Alquerque on three long rows, drawn out like a snake."),
        _("Zuñi, New Mexico, described in 1903"),
    ),
    "queah": (_("Four men a side on thirteen squares."), _("Liberia, described in 1888")),
}

TITLE = "The alquerques and their kin"
GAMES = (
    _entry("alquerque", "Alquerque de doce", "ldj:91r", _alquerque),
    _entry("alquerque-de-nueve", "Alquerque de nueve", "ldj:92r ldj:92v", _alquerque_de_nueve),
    _entry("cercar-la-liebre", "Cercar la liebre", "ldj:91v", _cercar_la_liebre, OF_THE_HUNT),
    _entry("alquerque-de-tres", "Alquerque de tres", "ldj:93r ldj:92v", _alquerque_de_tres),
    _entry("damas-espanolas", "Damas españolas", "mindsports", _damas_espanolas),
    _entry("damas-rusas", "Damas rusas", "rucheckers", _damas_rusas),
    _entry("damas-turcas", "Damas turcas", "wikidama", _damas_turcas),
    _entry("damas-internacionales", "Damas internacionales", "fmjd", _damas_internacionales),
    _entry("zamma", "Zamma", "mindsports", _zamma),
    _entry("dama-filipina", "Dama filipina", "quilet", _dama_filipina),
    _entry("lasca", "Lasca", "laskers", _lasca),
    _entry("bashni", "Bashni", "bashnigithub", _bashni),
    _entry("fanorona", "Fanorona", "schadd2008", _fanorona),
    _entry("konane", "Konane", "s001", _konane),
    _entry("dablot", "Dablot prejjesne", "walker57", _dablot),
    _entry("peralikatuma", "Peralikatuma", "parker1909", _peralikatuma),
    _entry("dieciseis-soldados", "Dieciséis soldados", "s001", _dieciseis_soldados),
    _entry("awithlaknannai", "Awithlaknannai", "s001", _awithlaknannai),
    _entry("queah", "Queah", "buettikofer1888", _queah),
)

_SOLVED_WHOLE = ("konane", "fanorona", "queah")
_COSTLY = ("alquerque", "cercar-la-liebre", "alquerque-de-tres", "fanorona", "konane", "queah")


def _side_by_side() -> Mapping[str, Maker]:
    from juegos.alquerque import tables_side_by_side as tables

    return {
        "alquerque.grados": tables.cuadro_grados,
        "alquerque.apertura": tables.cuadro_apertura,
        "alquerque-familia.comparacion": tables.cuadro_comparacion,
        "alquerque-familia.maneras": tables.cuadro_maneras,
        "alquerque-familia.arbol": tables.cuadro_arbol,
    }


def _of_whole_games() -> Mapping[str, Maker]:
    from juegos.alquerque.tables_of_whole_games import cuadro_entera

    return {f"{slug}.resuelta": cuadro_entera for slug in _SOLVED_WHOLE}


def _of_cost() -> Mapping[str, Maker]:
    from juegos.alquerque.tables_of_cost import cuadro_coste

    return {f"{slug}.coste": cuadro_coste for slug in _COSTLY}


def _of_solutions() -> Mapping[str, Maker]:
    from juegos.alquerque import tables_of_solutions as tables

    return {
        "alquerque.finales": tables.cuadro_finales,
        "alquerque-de-tres.resuelta": tables.cuadro_resuelta,
        "alquerque-de-tres.primera": tables.cuadro_primera,
    }


def _of_liebre() -> Mapping[str, Maker]:
    from juegos.alquerque import tables_of_liebre as tables

    return {
        "cercar-la-liebre.resuelta": tables.cuadro_resuelta,
        "cercar-la-liebre.comienzo": tables.cuadro_comienzo,
    }


def _of_agreement() -> Mapping[str, Maker]:
    from juegos.alquerque.agreement import cuadro_acuerdo

    return {"alquerque-familia.acuerdo": cuadro_acuerdo}


def _of_matches() -> Mapping[str, Maker]:
    from juegos.alquerque.tables_of_matches import cuadro_encuentros

    return {"alquerque-familia.encuentros": cuadro_encuentros}


def _of_boards() -> Mapping[str, Maker]:
    from juegos.alquerque.tables_of_boards import cuadro_tableros

    return {"alquerque-familia.tableros": cuadro_tableros}


def _of_sequences() -> Mapping[str, Maker]:
    from juegos.alquerque.tables_of_the_family import cuadro_perft, cuadro_perft_de

    each = {f"{entry.slug}.perft": cuadro_perft_de for entry in GAMES}
    return {"alquerque-familia.perft": cuadro_perft, **each}


TABLES: Mapping[str, Makers] = {
    "alquerque.grados": _side_by_side,
    "alquerque.apertura": _side_by_side,
    **{f"{slug}.resuelta": _of_whole_games for slug in _SOLVED_WHOLE},
    **{f"{slug}.coste": _of_cost for slug in _COSTLY},
    "alquerque.finales": _of_solutions,
    "alquerque-de-tres.resuelta": _of_solutions,
    "alquerque-de-tres.primera": _of_solutions,
    "cercar-la-liebre.resuelta": _of_liebre,
    "cercar-la-liebre.comienzo": _of_liebre,
    "alquerque-familia.comparacion": _side_by_side,
    "alquerque-familia.maneras": _side_by_side,
    "alquerque-familia.arbol": _side_by_side,
    "alquerque-familia.acuerdo": _of_agreement,
    "alquerque-familia.encuentros": _of_matches,
    "alquerque-familia.tableros": _of_boards,
}
# How many sequences of moves there are; listed after all other tables.
COUNTS: Mapping[str, Makers] = {
    "alquerque-familia.perft": _of_sequences,
    **{f"{entry.slug}.perft": _of_sequences for entry in GAMES},
}
