"""The doors that list the games, and those that only some games have."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from pkgutil import resolve_name

from juegos import catalogue
from juegos.core.entry import Entry
from juegos.core.errors import UnknownName, one_of
from juegos.core.message import _
from juegos.doors import request as asked
from juegos.doors.request import Reply, Request


def games(request: Request) -> Reply:
    """Return all games, each with its cruces."""
    return {"games": [_described(entry) for entry in catalogue.CATALOGUE.values()]}


def _described(entry: Entry) -> Reply:
    return {
        "slug": entry.slug,
        "name": entry.name,
        "family": entry.family,
        "seats": entry.seats,
        "levels": list(entry.levels),
        "cruces": [
            {
                "name": crux.name,
                "keys": list(crux.keys),
                "default": crux.default,
                "question": crux.question,
                "locus": str(crux.locus),
                "readings": [asdict(reading) for reading in crux.readings],
            }
            for crux in entry.cruces
        ],
        "loci": list(entry.loci),
    }


def reply_of_game(request: Request) -> Reply:
    """Return the reply of a door that only some games have."""
    slug, do = asked.text(request, "slug"), request["do"]
    having = [entry.slug for entry in catalogue.CATALOGUE.values() if do in entry.doors]
    if slug not in having:
        raise UnknownName(
            _("{do!r} is not for {slug!r}; {having}", slug=slug, do=do, having=one_of(having))
        )
    door: Callable[[Request], Reply] = resolve_name(catalogue.entry(slug).doors[do])
    return dict(door(request))
