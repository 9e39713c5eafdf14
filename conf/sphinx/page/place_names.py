"""Names of places in a work, in the language of the site: ``fol. 67r``, ``p. 8``."""

from __future__ import annotations

from conf.language import tell
from juegos.core.message import _
from juegos.edition.cite import WORKS

# for each unit that a work may count: all from one place to another
RANGES = {
    "fol.": _("fols. {first}–{last}"),
    "p.": _("pp. {first}–{last}"),
    "section": _("sections {first}–{last}"),
    "passage": _("passages {first}–{last}"),
}


def place_name(siglum: str, place: str) -> str:
    """Return the name of a place in a work: ``fol. 67r``, ``p. 8``, ``preface``."""
    return str(tell(WORKS[siglum].called(place)))


def range_name(siglum: str, first: str, last: str) -> str:
    """Return the name of a range of places: ``fols. 65r–71v``."""
    work = WORKS[siglum]
    if first == last:
        return place_name(siglum, first)
    if work.bare(first) != first:
        return f"{place_name(siglum, first)}, {place_name(siglum, last)}"
    return str(tell(RANGES[work.unit].with_fields(first=first, last=last)))
