"""The readings in force in the form that the rules use: one truth value for each disputed point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Usage(NamedTuple):
    """The readings of the disputed points; the default is the common usage of all treatises."""

    flat_hits: bool = False  # battues=deux-partout
    two_ways: bool = False  # sixieme-case=deux-facons
    puissance_saves: bool = False  # coin-puissance=petit-jan
    corner_bound: bool = False  # coin-oblige=oblige
    free_arrows: bool = False  # passage=fleches-libres
    corner_no_rest: bool = False  # coin-adverse=jamais
    corner_fills: bool = False  # retour-coin=par-puissance
    mezeas_next: bool = False  # mezeas=coup-suivant
    no_sum_off: bool = False  # defaillants=non
    slow_off: bool = False  # sortie=lente
    free_order: bool = False  # excedant=ordre-libre
    rencontre: bool = False
    margot: bool = False
    pile: bool = False


KEYS = {
    "flat_hits": ("battues", "deux-partout"),
    "two_ways": ("sixieme-case", "deux-facons"),
    "puissance_saves": ("coin-puissance", "petit-jan"),
    "corner_bound": ("coin-oblige", "oblige"),
    "free_arrows": ("passage", "fleches-libres"),
    "corner_no_rest": ("coin-adverse", "jamais"),
    "corner_fills": ("retour-coin", "par-puissance"),
    "mezeas_next": ("mezeas", "coup-suivant"),
    "no_sum_off": ("defaillants", "non"),
    "slow_off": ("sortie", "lente"),
    "free_order": ("excedant", "ordre-libre"),
    "rencontre": ("rencontre", "oui"),
    "margot": ("margot", "oui"),
    "pile": ("pile", "oui"),
}


def usage(readings: Mapping[str, str]) -> Usage:
    """Return the usage of these readings; a missing crux has its default."""
    return Usage(**{name: readings.get(crux) == key for name, (crux, key) in KEYS.items()})
