"""What places of a work are called on pages, in the language of the site: ``fol. 67r``, ``p. 8``.

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


def called(siglum: str, place: str) -> str:
    """Return what a place of a work is called: ``fol. 67r``, ``p. 8``, ``preface``."""
    work = WORKS[siglum]
    if work.bare(place) != place:
        return str(tell(as_message(work.front)))
    return str(tell(UNITS[work.unit][0].with_fields(places=place)))


def called_from(siglum: str, first: str, last: str) -> str:
    """Return what all places from one to another are called: ``fols. 65r–71v``."""
    work = WORKS[siglum]
    if first == last:
        return called(siglum, first)
    if work.bare(first) != first:
        return f"{called(siglum, first)}, {called(siglum, last)}"
    return str(tell(UNITS[work.unit][1].with_fields(first=first, last=last)))
