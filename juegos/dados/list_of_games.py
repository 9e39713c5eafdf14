"""The games of the family in their order, listed so that no game is imported.

Written by ``python -m conf.make.lists`` from the ``ABOUT`` of each game;
``family`` makes entries of them. A new game comes last; moved by hand, it stays where it is.
"""

from __future__ import annotations

from juegos.core.about import About, Listed
from juegos.core.message import _


def _mayores() -> About:
    from juegos.dados.mayores import ABOUT

    return ABOUT


def _menores() -> About:
    from juegos.dados.menores import ABOUT

    return ABOUT


def _tanto() -> About:
    from juegos.dados.tanto import ABOUT

    return ABOUT


def _triga() -> About:
    from juegos.dados.triga import ABOUT

    return ABOUT


def _azar() -> About:
    from juegos.dados.azar import ABOUT

    return ABOUT


def _marlota() -> About:
    from juegos.dados.marlota import ABOUT

    return ABOUT


def _riffa() -> About:
    from juegos.dados.riffa import ABOUT

    return ABOUT


def _par_con_as() -> About:
    from juegos.dados.par_con_as import ABOUT

    return ABOUT


def _panquist() -> About:
    from juegos.dados.panquist import ABOUT

    return ABOUT


def _medio_azar() -> About:
    from juegos.dados.medio_azar import ABOUT

    return ABOUT


def _azar_pujado() -> About:
    from juegos.dados.azar_pujado import ABOUT

    return ABOUT


def _guirguiesca() -> About:
    from juegos.dados.guirguiesca import ABOUT

    return ABOUT


GAMES = (
    Listed(
        "mayores",
        "Mayores",
        "ldj:65v",
        _("Three dice each: the greater number of points wins."),
        _mayores,
    ),
    Listed(
        "menores",
        "Menores",
        "ldj:65v",
        _("Three dice each: the smaller number of points wins."),
        _menores,
    ),
    Listed(
        "tanto",
        "Tanto en uno como en dos",
        "ldj:65v",
        _("One die must show as much as the other two together."),
        _tanto,
    ),
    Listed(
        "triga",
        "Triga",
        "ldj:66r ldj:66v",
        _("Some throws win at once; if none comes, two numbers race."),
        _triga,
        tables=("primera-suerte",),
    ),
    Listed(
        "azar",
        "Azar",
        "ldj:67r",
        _("An azar wins at once; otherwise two numbers race."),
        _azar,
        tables=("primera-suerte",),
    ),
    Listed(
        "marlota",
        "Marlota",
        "ldj:67v",
        _("Each has a number, and the one that comes first wins."),
        _marlota,
        tables=("primera-suerte",),
    ),
    Listed(
        "riffa",
        "Riffa",
        "ldj:68r",
        _("A pair on two dice, a third die added: more points win."),
        _riffa,
    ),
    Listed(
        "par-con-as",
        "Par con as",
        "ldj:68v",
        _("The first to throw a pair and an ace wins."),
        _par_con_as,
    ),
    Listed(
        "panquist",
        "Panquist",
        "ldj:69r ldj:69v",
        _("Two numbers race for four stakes; the faces say how many they take."),
        _panquist,
        tables=("primera-suerte",),
    ),
    Listed(
        "medio-azar",
        "Medio azar",
        "ldj:70r ldj:70v",
        _("Stakes are added before two numbers race for them."),
        _medio_azar,
        tables=("primera-suerte",),
    ),
    Listed(
        "azar-pujado",
        "Azar pujado",
        "ldj:70v ldj:70r",
        _("Two numbers race for stakes that grow on the way."),
        _azar_pujado,
        tables=("primera-suerte",),
    ),
    Listed(
        "guirguiesca",
        "Guirguiesca",
        "ldj:71r ldj:71v",
        _("Two dice, two numbers, and a stake that may be refused."),
        _guirguiesca,
        tables=("primera-suerte",),
    ),
)
