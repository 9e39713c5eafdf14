"""The games of the family in their order, told without the games.

Written by ``pytest tests/test_list.py --regenerate`` from the ``ABOUT`` of each game;
``family`` makes entries of them. A new game comes last; moved by hand, it stays where it is.
"""

from __future__ import annotations

from juegos.core.about import About, Listed
from juegos.core.message import _


def _fallas() -> About:
    from juegos.tablas.fallas import ABOUT

    return ABOUT


def _emperador() -> About:
    from juegos.tablas.emperador import ABOUT

    return ABOUT


def _medio_emperador() -> About:
    from juegos.tablas.medio_emperador import ABOUT

    return ABOUT


GAMES = (
    Listed(
        "fallas",
        "Fallas",
        "ldj:74v ldj:72v",
        _("Two men run to join thirteen; to be kept from playing is to lose."),
        _fallas,
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
        "ldj:76r ldj:79v",
        _("Emperador on half the board, where both may be shut out."),
        _medio_emperador,
    ),
)
