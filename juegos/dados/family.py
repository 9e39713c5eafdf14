"""The manifest of the games of dice, fols. 65r-71v, in the order of the book."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from juegos.core.advice import Player, Players
from juegos.core.game import Game
from juegos.core.manifest import Entry, Make, Maker, Makers, Readings
from juegos.core.message import _
from juegos.dados.list_of_cruces import CRUCES

if TYPE_CHECKING:
    from juegos.dados.dice_game import DiceRules


def _mayores(readings: Readings) -> Game[Any, Any]:
    from juegos.dados.mayores import Mayores

    return _cast(Mayores(readings))


def _menores(readings: Readings) -> Game[Any, Any]:
    from juegos.dados.menores import Menores

    return _cast(Menores(readings))


def _tanto(readings: Readings) -> Game[Any, Any]:
    from juegos.dados.tanto import Tanto

    return _cast(Tanto(readings))


def _triga(readings: Readings) -> Game[Any, Any]:
    from juegos.dados.triga import Triga

    return _cast(Triga(readings))


def _azar(readings: Readings) -> Game[Any, Any]:
    from juegos.dados.azar import Azar

    return _cast(Azar(readings))


def _marlota(readings: Readings) -> Game[Any, Any]:
    from juegos.dados.marlota import Marlota

    return _cast(Marlota(readings))


def _riffa(readings: Readings) -> Game[Any, Any]:
    from juegos.dados.riffa import Riffa

    return _cast(Riffa(readings))


def _par_con_as(readings: Readings) -> Game[Any, Any]:
    from juegos.dados.par_con_as import ParConAs

    return _cast(ParConAs(readings))


def _panquist(readings: Readings) -> Game[Any, Any]:
    from juegos.dados.panquist import Panquist

    return _cast(Panquist(readings))


def _medio_azar(readings: Readings) -> Game[Any, Any]:
    from juegos.dados.medio_azar import MEDIO_AZAR
    from juegos.dados.tantos import Tantos

    return _cast(Tantos(MEDIO_AZAR, readings))


def _azar_pujado(readings: Readings) -> Game[Any, Any]:
    from juegos.dados.azar_pujado import AZAR_PUJADO
    from juegos.dados.tantos import Tantos

    return _cast(Tantos(AZAR_PUJADO, readings))


def _guirguiesca(readings: Readings) -> Game[Any, Any]:
    from juegos.dados.guirguiesca import Guirguiesca

    return _cast(Guirguiesca(readings))


def _cast(rules: DiceRules) -> Game[Any, Any]:
    """Return a game of dice, given what it says of itself."""
    from juegos.dados.dice_game import DiceGame

    return DiceGame(rules)


def _entry(slug: str, name: str, loci: str, make: Make) -> Entry:
    entry = Entry(slug, name, "dados", tuple(loci.split()), make, PLAYERS)
    disputed = CRUCES.get(slug, ())
    says = SAYS.get(slug, "")
    return replace(entry, disputed=disputed, says=says, whence=WHENCE, sides=SIDES)


def _reckoned() -> Player[Game[Any, Any], Any, Any]:
    from juegos.engine.players import advise

    return advise


SIDES = (_("A"), _("B"))
PLAYERS = Players(("best", "random"), _reckoned, work=5_000)


# What kind of game it is, in one line of at most 70 letters.
SAYS: Mapping[str, str] = {
    "mayores": _("Three dice each: the greater number of points wins."),
    "menores": _("Three dice each: the smaller number of points wins."),
    "tanto": _("One die must show as much as the other two together."),
    "triga": _("Some throws win at once; if none comes, two numbers race."),
    "azar": _("An azar wins at once; otherwise two numbers race."),
    "marlota": _("Each has a number, and the one that comes first wins."),
    "riffa": _("A pair on two dice, a third die added: more points win."),
    "par-con-as": _("Who first throws a pair and an ace wins."),
    "panquist": _("Two numbers race for four stakes; the faces say how many they take."),
    "medio-azar": _("Stakes are added before two numbers race for them."),
    "azar-pujado": _("Two numbers race for stakes that grow on the way."),
    "guirguiesca": _("Two dice, two numbers, and a stake that may be refused."),
}
WHENCE = _("Seville, 1283")

TITLE = "The Book of Dice"
GAMES = (
    _entry("mayores", "Mayores", "ldj:65v", _mayores),
    _entry("menores", "Menores", "ldj:65v", _menores),
    _entry("tanto", "Tanto en uno como en dos", "ldj:65v", _tanto),
    _entry("triga", "Triga", "ldj:66r ldj:66v", _triga),
    _entry("azar", "Azar", "ldj:67r", _azar),
    _entry("marlota", "Marlota", "ldj:67v", _marlota),
    _entry("riffa", "Riffa", "ldj:68r", _riffa),
    _entry("par-con-as", "Par con as", "ldj:68v", _par_con_as),
    _entry("panquist", "Panquist", "ldj:69r ldj:69v", _panquist),
    _entry("medio-azar", "Medio azar", "ldj:70r ldj:70v", _medio_azar),
    _entry("azar-pujado", "Azar pujado", "ldj:70v ldj:70r", _azar_pujado),
    _entry("guirguiesca", "Guirguiesca", "ldj:71r ldj:71v", _guirguiesca),
)

# The games in which each seat has a suerte and the two race.
RACES = ("triga", "azar", "marlota", "panquist", "medio-azar", "azar-pujado", "guirguiesca")


def _of_games() -> Mapping[str, Maker]:
    from juegos.dados.tables_of_games import ladder, listed

    return {"triga.lista": listed, "panquist.escalera": ladder}


def _of_tantos() -> Mapping[str, Maker]:
    from juegos.dados.tables_of_tantos import pots, stakes, values

    pots_of = ("panquist", "medio-azar", "azar-pujado")
    return {
        **{f"{slug}.bote": pots for slug in pots_of},
        "guirguiesca.valor": values,
        "guirguiesca.envite": stakes,
    }


def _of_growth() -> Mapping[str, Maker]:
    from juegos.dados.growth_of_the_pot import growth

    return {"azar-pujado.crecimiento": growth}


TABLES: Mapping[str, Makers] = {
    "triga.lista": _of_games,
    "panquist.escalera": _of_games,
    "panquist.bote": _of_tantos,
    "medio-azar.bote": _of_tantos,
    "azar-pujado.bote": _of_tantos,
    "azar-pujado.crecimiento": _of_growth,
    "guirguiesca.valor": _of_tantos,
    "guirguiesca.envite": _of_tantos,
}
