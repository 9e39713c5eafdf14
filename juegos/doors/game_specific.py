"""Doors that only some games have; the entry of a game leads to them."""

from __future__ import annotations

from juegos import catalogue
from juegos.core.errors import UnknownName, one_of
from juegos.core.message import _
from juegos.doors import request as asked
from juegos.doors.request import Reply, Request


def reply(request: Request) -> Reply:
    """Return the reply of a door that only some games have."""
    slug, do = asked.text(request, "slug"), request["do"]
    having = [entry.slug for entry in catalogue.CATALOGUE.values() if do in entry.doors]
    if slug not in having:
        raise UnknownName(
            _("{slug!r} has no door {do!r}; {having}", slug=slug, do=do, having=one_of(having))
        )
    return dict(catalogue.entry(slug).doors[do](request))
