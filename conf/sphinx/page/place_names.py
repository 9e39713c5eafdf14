"""Names of places in a work, in the language of the site: ``fol. 67r``, ``p. 8``.

References (``juegos.edition.cite``) use the names of ``siglas.toml`` in every language.
"""

from __future__ import annotations

from conf.language import tell
from juegos.core.message import _, as_message
from juegos.edition.cite import WORKS

# for each unit that a work may count: a place or some, and all from one place to another
UNITS = {
    "fol.": (_("fol. {places}"), _("fols. {first}–{last}")),
    "p.": (_("p. {places}"), _("pp. {first}–{last}")),
    "section": (_("section {places}"), _("sections {first}–{last}")),
    "passage": (_("passage {places}"), _("passages {first}–{last}")),
}


def place_name(siglum: str, place: str) -> str:
    """Return the name of a place in a work: ``fol. 67r``, ``p. 8``, ``preface``."""
    work = WORKS[siglum]
    if work.bare(place) != place:
        return str(tell(as_message(work.front)))
    return str(tell(UNITS[work.unit][0].with_fields(places=place)))


def range_name(siglum: str, first: str, last: str) -> str:
    """Return the name of a range of places: ``fols. 65r–71v``."""
    work = WORKS[siglum]
    if first == last:
        return place_name(siglum, first)
    if work.bare(first) != first:
        return f"{place_name(siglum, first)}, {place_name(siglum, last)}"
    return str(tell(UNITS[work.unit][1].with_fields(first=first, last=last)))
