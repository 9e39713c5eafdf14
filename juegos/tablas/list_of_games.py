"""The games of the family in their order, listed so that no game is imported.

Written by ``python -m conf.make.lists`` from the ``ABOUT`` of each game;
``family`` makes entries of them. A new game comes last; moved by hand, it stays where it is.
"""

from __future__ import annotations

from juegos.core.about import About, Listed
from juegos.core.message import _


def _quinze_tablas() -> About:
    from juegos.tablas.quinze_tablas import ABOUT

    return ABOUT


def _doze_canes() -> About:
    from juegos.tablas.doze_canes import ABOUT

    return ABOUT


def _doblet() -> About:
    from juegos.tablas.doblet import ABOUT

    return ABOUT


def _fallas() -> About:
    from juegos.tablas.fallas import ABOUT

    return ABOUT


def _seis_dos_y_as() -> About:
    from juegos.tablas.seis_dos_y_as import ABOUT

    return ABOUT


def _emperador() -> About:
    from juegos.tablas.emperador import ABOUT

    return ABOUT


def _medio_emperador() -> About:
    from juegos.tablas.medio_emperador import ABOUT

    return ABOUT


def _pareja_de_entrada() -> About:
    from juegos.tablas.pareja_de_entrada import ABOUT

    return ABOUT


def _cab_e_quinal() -> About:
    from juegos.tablas.cab_e_quinal import ABOUT

    return ABOUT


def _laquet() -> About:
    from juegos.tablas.laquet import ABOUT

    return ABOUT


def _buffa_cortesa() -> About:
    from juegos.tablas.buffa_cortesa import ABOUT

    return ABOUT


def _buffa_de_baldrac() -> About:
    from juegos.tablas.buffa_de_baldrac import ABOUT

    return ABOUT


def _romanos_reencontrat() -> About:
    from juegos.tablas.romanos_reencontrat import ABOUT

    return ABOUT


GAMES = (
    Listed(
        "quinze-tablas",
        "Quinze tablas",
        "ldj:73r ldj:72v",
        _("A name without rules: as read here, men are put on casas by the dice."),
        _quinze_tablas,
        levels=("greedy", "random"),
        work=1,
    ),
    Listed(
        "doze-canes",
        "Doze canes",
        "ldj:73v ldj:76v",
        _("Luck alone: both set men two by two on the casas of one quarter."),
        _doze_canes,
        levels=("greedy", "random"),
        work=1,
    ),
    Listed(
        "doblet",
        "Doblet",
        "ldj:74r",
        _("Luck alone: what one player throws in vain the other must use."),
        _doblet,
        levels=("greedy", "random"),
        work=1,
    ),
    Listed(
        "fallas",
        "Fallas",
        "ldj:74v ldj:72v",
        _("Two men run to join thirteen; a player kept from playing loses."),
        _fallas,
    ),
    Listed(
        "seis-dos-y-as",
        "Seis, dos y as",
        "ldj:75r ldj:72v",
        _("Both sides start on the casas of one quarter and run the same way."),
        _seis_dos_y_as,
        levels=("greedy", "random"),
        work=1,
    ),
    Listed(
        "emperador",
        "Emperador",
        "ldj:75v ldj:76r ldj:72v ldj:79v",
        _("Men stay alone over half the board; both sides may be shut out."),
        _emperador,
    ),
    Listed(
        "medio-emperador",
        "Medio emperador",
        "ldj:76r ldj:79v ldj:72v",
        _("Emperador on half the board, where both may be shut out."),
        _medio_emperador,
    ),
    Listed(
        "pareja-de-entrada",
        "Pareja de entrada",
        "ldj:76v ldj:72r ldj:72v",
        _("All men enter by the dice; equal dice give the hand again."),
        _pareja_de_entrada,
        levels=("greedy", "random"),
        work=1,
    ),
    Listed(
        "cab-e-quinal",
        "Cab e quinal",
        "ldj:77r ldj:72v",
        _("All thirty men start on two neighbouring casas and run one way."),
        _cab_e_quinal,
        levels=("greedy", "random"),
        work=1,
    ),
    Listed(
        "laquet",
        "Laquet",
        "ldj:78r ldj:72v",
        _("Nobody is hit, and what you cannot play the other plays for himself."),
        _laquet,
    ),
    Listed(
        "buffa-cortesa",
        "Buffa cortesa",
        "ldj:78v ldj:76v ldj:72v",
        _("The pareja once more, but what you cannot play the other plays."),
        _buffa_cortesa,
        levels=("greedy", "random"),
        work=1,
    ),
    Listed(
        "buffa-de-baldrac",
        "Buffa de baldrac",
        "ldj:79r ldj:72r ldj:72v",
        _("Five throws bring all men in; then the sides go against each other."),
        _buffa_de_baldrac,
        levels=("greedy", "random"),
        work=1,
    ),
    Listed(
        "romanos-reencontrat",
        "Romanos reencontrat",
        "ldj:79v ldj:72v",
        _("Half a board apart, both run after each other; men double late."),
        _romanos_reencontrat,
    ),
)
