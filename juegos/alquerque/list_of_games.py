"""The games of the family in their order, listed so that no game is imported.

Written by ``python -m conf.make.lists`` from the ``ABOUT`` of each game;
``family`` makes entries of them. A new game comes last; moved by hand, it stays where it is.
"""

from __future__ import annotations

from juegos.core.about import About, Listed
from juegos.core.message import _


def _alquerque() -> About:
    from juegos.alquerque.alquerque import ABOUT

    return ABOUT


def _alquerque_de_nueve() -> About:
    from juegos.alquerque.alquerque_de_nueve import ABOUT

    return ABOUT


def _cercar_la_liebre() -> About:
    from juegos.alquerque.cercar_la_liebre import ABOUT

    return ABOUT


def _alquerque_de_tres() -> About:
    from juegos.alquerque.alquerque_de_tres import ABOUT

    return ABOUT


def _damas_espanolas() -> About:
    from juegos.alquerque.damas_espanolas import ABOUT

    return ABOUT


def _damas_rusas() -> About:
    from juegos.alquerque.damas_rusas import ABOUT

    return ABOUT


def _damas_turcas() -> About:
    from juegos.alquerque.damas_turcas import ABOUT

    return ABOUT


def _damas_internacionales() -> About:
    from juegos.alquerque.damas_internacionales import ABOUT

    return ABOUT


def _zamma() -> About:
    from juegos.alquerque.zamma import ABOUT

    return ABOUT


def _dama_filipina() -> About:
    from juegos.alquerque.dama_filipina import ABOUT

    return ABOUT


def _lasca() -> About:
    from juegos.alquerque.lasca import ABOUT

    return ABOUT


def _bashni() -> About:
    from juegos.alquerque.bashni import ABOUT

    return ABOUT


def _fanorona() -> About:
    from juegos.alquerque.fanorona import ABOUT

    return ABOUT


def _konane() -> About:
    from juegos.alquerque.konane import ABOUT

    return ABOUT


def _dablot() -> About:
    from juegos.alquerque.dablot import ABOUT

    return ABOUT


def _peralikatuma() -> About:
    from juegos.alquerque.peralikatuma import ABOUT

    return ABOUT


def _dieciseis_soldados() -> About:
    from juegos.alquerque.dieciseis_soldados import ABOUT

    return ABOUT


def _awithlaknannai() -> About:
    from juegos.alquerque.awithlaknannai import ABOUT

    return ABOUT


def _queah() -> About:
    from juegos.alquerque.queah import ABOUT

    return ABOUT


GAMES = (
    Listed(
        "alquerque",
        "Alquerque de doce",
        "ldj:91r",
        _("Twelve men a side on lines capture each other by jumping."),
        _alquerque,
        origin=_("Seville, 1283"),
        tables=("coste",),
    ),
    Listed(
        "alquerque-de-nueve",
        "Alquerque de nueve",
        "ldj:92r ldj:92v",
        _("Nine men’s morris: three in a row capture a man."),
        _alquerque_de_nueve,
        origin=_("Seville, 1283"),
    ),
    Listed(
        "cercar-la-liebre",
        "Cercar la liebre",
        "ldj:91v",
        _("One hare against hunters who hem it in."),
        _cercar_la_liebre,
        origin=_("Seville, 1283"),
        sides=(_("the hunters"), _("the hare")),
        tables=("coste",),
    ),
    Listed(
        "alquerque-de-tres",
        "Alquerque de tres",
        "ldj:93r ldj:92v",
        _("Three men each: the first to line them up wins."),
        _alquerque_de_tres,
        origin=_("Seville, 1283"),
        tables=("coste",),
    ),
    Listed(
        "damas-espanolas",
        "Damas españolas",
        "mindsports",
        _("Draughts with long-range kings and men that capture only forwards."),
        _damas_espanolas,
        origin=_("Spain, described in 1611"),
    ),
    Listed(
        "damas-rusas",
        "Damas rusas",
        "rucheckers",
        _("Draughts with men that capture backwards and are crowned in mid-jump."),
        _damas_rusas,
        origin=_("Russia, described in 1827"),
    ),
    Listed(
        "damas-turcas",
        "Damas turcas",
        "wikidama",
        _("Draughts along rows and columns, on every square."),
        _damas_turcas,
        origin=_("Turkey, described in 1663"),
    ),
    Listed(
        "damas-internacionales",
        "Damas internacionales",
        "fmjd",
        _("Draughts on a hundred squares; the most men must be captured."),
        _damas_internacionales,
        origin=_("France and the Netherlands, 18th century"),
    ),
    Listed(
        "zamma",
        "Zamma",
        "mindsports",
        _("Alquerque on eighty-one points."),
        _zamma,
        origin=_("The Sahara, described in 1951"),
    ),
    Listed(
        "dama-filipina",
        "Dama filipina",
        "quilet",
        _("Draughts whose squares have become points on lines."),
        _dama_filipina,
        origin=_("The Philippines, described in 1900"),
    ),
    Listed(
        "lasca",
        "Lasca",
        "laskers",
        _("Draughts in which captured men can be set free."),
        _lasca,
        origin=_("By Emanuel Lasker, 1911"),
    ),
    Listed(
        "bashni",
        "Bashni",
        "bashnigithub",
        _("Russian draughts with towers of men."),
        _bashni,
        origin=_("Russia, described in 1875"),
    ),
    Listed(
        "fanorona",
        "Fanorona",
        "schadd2008",
        _("Men are captured by coming up to them or by going away."),
        _fanorona,
        origin=_("Madagascar, described in 1886"),
        tables=("coste",),
    ),
    Listed(
        "konane",
        "Konane",
        "s001",
        _("A full board at first; every move must capture."),
        _konane,
        origin=_("Hawaii, described in 1784"),
        tables=("coste",),
    ),
    Listed(
        "dablot",
        "Dablot prejjesne",
        "walker57",
        _("Warriors and a king against farmers and a landlord."),
        _dablot,
        origin=_("Northern Sweden, described in 1892"),
    ),
    Listed(
        "peralikatuma",
        "Peralikatuma",
        "parker1909",
        _("Alquerque with a triangle on each side, 23 men a side."),
        _peralikatuma,
        origin=_("Ceylon, described in 1873"),
    ),
    Listed(
        "dieciseis-soldados",
        "Dieciséis soldados",
        "s001",
        _("Alquerque with two triangles, sixteen men a side."),
        _dieciseis_soldados,
        origin=_("Ceylon and India, described in 1909"),
    ),
    Listed(
        "awithlaknannai",
        "Awithlaknannai",
        "s001",
        _("Alquerque on three long rows, drawn out like a snake."),
        _awithlaknannai,
        origin=_("Zuñi, New Mexico, described in 1903"),
    ),
    Listed(
        "queah",
        "Queah",
        "buettikofer1888",
        _("Four men a side on thirteen squares."),
        _queah,
        origin=_("Liberia, described in 1888"),
        tables=("coste",),
    ),
)
