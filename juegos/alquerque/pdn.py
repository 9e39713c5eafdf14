"""Games of draughts in PDN, the Portable Draughts Notation, read and written.

By the standard PDN 3.0. What a record cannot hold, such as variations, is left out and told.
"""

from __future__ import annotations

from collections.abc import Mapping

from juegos.alquerque.pdn_kinds import KINDS
from juegos.alquerque.pdn_reading import read
from juegos.alquerque.pdn_text import scan
from juegos.alquerque.pdn_writing import write
from juegos.core.errors import BadNotation, UnknownName, at_line, one_of
from juegos.core.formats import Format
from juegos.core.message import _

_TYPES = {kind.type.partition(",")[0]: slug for slug, kind in KINDS.items()}


def names(text: str) -> tuple[str, Mapping[str, str]]:
    """Return which game a text is of; raises ``UnknownName`` where it is none that is played here.

    >>> names('[GameType "25"]')[0]
    'damas-rusas'
    """
    found = scan(text)
    type = found.tag("GameType").partition(",")[0]
    known = one_of(f"{number} ({slug})" for number, slug in _TYPES.items())
    if not type:
        says = _("no tag says which draughts it is, like '[GameType \"20\"]'; {known}")
        raise BadNotation(_("line {line}: {error}", line=1, error=says.filled(known=known)), 1)
    if type not in _TYPES:
        with at_line(found.line("GameType")):
            raise UnknownName(
                _("draughts of type {type!r} are not played here; {known}", type=type, known=known)
            )
    return _TYPES[type], {}


PDN = Format(names, read, write)
