"""Ids of GNU Backgammon and of eXtreme Gammon as notations of records: the state of a game."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from juegos.core.errors import BadNotation
from juegos.core.formats import Format, RecordRead, RecordWritten
from juegos.core.message import _
from juegos.core.record import Record
from juegos.engine import replay
from juegos.tablas.backgammon import gnubg, rules, xgid
from juegos.tablas.backgammon.notation import lost, write_ids

# The two as the program shows them, under their names, or joined by a colon.
_TOLD = re.compile(
    r"\s*(?:(?:GNU Backgammon\s+)?Position ID\s*:\s*)?(?P<position>[A-Za-z0-9+/]{14})"
    r"(?:(?::|\s+Match ID\s*:\s*)(?P<match>[A-Za-z0-9+/]{12}))?\s*"
)


def names(text: str) -> tuple[str, Mapping[str, str]]:
    """Return that ids are of backgammon, with the readings of such a game.

    Outside a match, the cube is in use if it has been turned.

    >>> names("4HPwATDgc/ABMA:cAkAAAAAAAAA")
    ('backgammon', {})
    """
    _position, _colon, told = _ids(text).partition(":")
    match = gnubg.read_match(told) if told else gnubg.MatchId()
    if match.length:
        if str(match.length) not in rules.C_PARTIDA.keys:
            says = _("a match to {length} is not played here; there are matches to {lengths}")
            lengths = ", ".join(key for key in rules.C_PARTIDA.keys if key.isdigit())
            raise BadNotation(says.with_fields(length=match.length, lengths=lengths))
        return "backgammon", {"partida": str(match.length), "cubo": "si"}
    if (match.cube, match.owner, match.doubled) == (1, None, False):
        return "backgammon", {}
    return "backgammon", {"cubo": "si", **({"jacoby": "si"} if match.jacoby else {})}


def _ids(text: str) -> str:
    """Return the ids of a text, joined by a colon if there are two."""
    found = _TOLD.fullmatch(text)
    if found is None:
        raise BadNotation(_("expected GNU Backgammon’s ids, like 4HPwATDgc/ABMA:cAkAAAAAAAAA"))
    return ":".join(filter(None, (found["position"], found["match"])))


def read(text: str, game: Any) -> RecordRead:
    """Return a game that begins where these ids stand; raises ``BadNotation``."""
    start = game.write(game.read(_ids(text)))
    chosen = tuple(sorted(names(text)[1].items()))
    return RecordRead(Record("backgammon", chosen, headers=(("Start", start),)))


def write(record: Record, game: Any) -> RecordWritten:
    """Return the ids of the last position of a record, with what they leave out.

    Raises:
        JuegosError: the record is none of the game.
    """
    steps = replay.replay(game, record)
    state = steps[-1][1].state if steps else replay.begin(game, record)[0]
    ids = write_ids(game.terms, state)
    return RecordWritten(ids + "\n", tuple(_left_out(record, game, ids, lost(game.terms, state))))


def _left_out(record: Record, game: Any, ids: str, beside: str) -> Iterator[str]:
    """Yield the parts of a record that ids leave out."""
    if record.moves:
        yield _("The ids say where the game stands; the moves before are left out.")
    if heads := [name for name, _told in record.headers if name != "Start"]:
        yield _("Left out, or in part: {heads}.", heads=", ".join(heads))
    again = {crux.name: crux.default for crux in game.cruces} | {**names(ids)[1]}
    if other := [f"{name}={key}" for name, key in game.readings.items() if again[name] != key]:
        says = _("The ids cannot say how the game is read: {readings}.")
        yield says.with_fields(readings=", ".join(other))
    if beside:
        yield beside


def _xg_names(text: str) -> tuple[str, Mapping[str, str]]:
    """Return the result of ``names`` for an XGID."""
    return names(xgid.read(text.strip()))


def _xg_read(text: str, game: Any) -> RecordRead:
    """Return the result of ``read`` for an XGID, with what else is left out."""
    text = text.strip()
    told = xgid.find_xgid(text)
    left_out = []
    if told["rules"] in {"2", "3"} and not int(told["length"]):
        left_out.append(_("Left out: that beavers are allowed."))
    if text[told.end() :].strip():
        left_out.append(_("Left out: what follows after the XGID."))
    return read(xgid.read(text), game)._replace(left_out=tuple(left_out))


def _xg_write(record: Record, game: Any) -> RecordWritten:
    """Return the XGID of the last position of a record, as ``write`` does."""
    ids = write(record, game)
    return ids._replace(text=xgid.write(ids.text.strip()) + "\n")


IDS = Format(names, read, write)
XGID = Format(_xg_names, _xg_read, _xg_write)
