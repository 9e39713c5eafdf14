"""Rules and odds of the games of Alfonso X's *Libro de los juegos* (1283) and their kin.

Pure Python on the standard library alone: the same package computes the tables of the edition,
plays in the reader's browser and answers at the command line.

>>> import juegos
>>> juegos.odds("azar").p_first
Fraction(5527, 10654)
>>> juegos.game("alquerque").play("c2-c3").legal_moves
('c4xc2',)
>>> juegos.table("mayores.odds").rows[0][3]
Fraction(1, 2)

These functions and types are those of ``juegos.library``, which is imported when one of them is
asked for: the browser, which asks ``juegos.serve``, does not wait for it.
"""

from __future__ import annotations

from importlib import import_module

__version__ = "1.0.0"
__released__ = "2026-11-29"  # the one date that is written into what is made of this version
__all__ = [
    "Game",
    "Odds",
    "Position",
    "Table",
    "game",
    "games",
    "odds",
    "play",
    "record",
    "report",
    "table",
]


def __getattr__(name: str) -> object:
    """Return a name of the library; raises ``AttributeError`` for any other."""
    if name not in __all__:
        raise AttributeError(f"module 'juegos' has no attribute {name!r}")
    return getattr(import_module("juegos.library"), name)


def __dir__() -> list[str]:
    """Return the names that the package offers, for completion in an interpreter."""
    return sorted(("__doc__", "__released__", "__version__", *__all__))
