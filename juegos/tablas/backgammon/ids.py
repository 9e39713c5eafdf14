"""Ids of GNU Backgammon and of eXtreme Gammon as notations of records: the state of a game."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from juegos.core.errors import BadNotation
from juegos.core.formats import Format, RecordRead, RecordWritten
from juegos.core.message import Message, _
from juegos.core.record import Record
from juegos.engine import replay
from juegos.tablas.backgammon import gnubg, rules, xgid
from juegos.tablas.backgammon.notation import lost, write_ids

# The two as the program shows them, under their names, or joined by a colon.
_GNUBG_IDS = re.compile(
    r"\s*(?:GNU(?:BG)?ID\s*[=:]?\s*|(?:GNU Backgammon\s+)?Position ID\s*:\s*)?"
    r"(?P<position>[A-Za-z0-9+/]{14})"
    r"(?:(?::|\s+Match ID\s*:\s*)(?P<match>[A-Za-z0-9+/]{12}))?(?=\s|$)"
)


def names(text: str) -> tuple[str, Mapping[str, str]]:
    """Return that ids are of backgammon, with the readings of such a game.

    Outside a match, the cube is in use if it has been turned.

    >>> names("4HPwATDgc/ABMA:cAkAAAAAAAAA")
    ('backgammon', {})
    """
    _position, _colon, match_id = _ids(text).partition(":")
    match = gnubg.read_match(match_id) if match_id else gnubg.MatchId()
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
    result = _find(text)
    return ":".join(filter(None, (result["position"], result["match"])))


def _find(text: str) -> re.Match[str]:
    if match := _GNUBG_IDS.match(text):
        return match
    raise BadNotation(_("expected GNU Backgammon’s ids, like 4HPwATDgc/ABMA:cAkAAAAAAAAA"))


def read(text: str, game: Any) -> RecordRead:
    """Return a game that begins where these ids stand; raises ``BadNotation``."""
    more = [_("Left out: what follows after the ids.")] if text[_find(text).end() :].strip() else []
    ids, readings = _ids(text), names(text)[1]
    return RecordRead(_record(ids, game, readings), (*_left_out_of_match(ids), *more))


def _record(ids: str, game: Any, readings: Mapping[str, str]) -> Record:
    """Return a game that begins where ids stand, under the readings that they tell."""
    start = game.write(game.read(ids))
    return Record("backgammon", tuple(sorted(readings.items())), headers=(("Start", start),))


def _left_out_of_match(ids: str) -> Iterator[Message]:
    """Yield the parts of a match id that a game by itself does not have."""
    match = gnubg.read_match(ids.partition(":")[2]) if ":" in ids else gnubg.MatchId()
    if any(match.score) and not match.length:
        a, b = match.score
        yield _("Left out: the score {a}-{b}, because this is no match.", a=a, b=b)


def write(record: Record, game: Any) -> RecordWritten:
    """Return the ids of the last position of a record, with what they leave out.

    Raises:
        JuegosError: the record is none of the game.
    """
    return _write(record, game, str, names)


def _write(
    record: Record,
    game: Any,
    form: Callable[[str], str],
    readings: Callable[[str], tuple[str, Mapping[str, str]]],
) -> RecordWritten:
    """Return the ids of the last position of a record in a form, with what that leaves out."""
    steps = replay.replay(game, record)
    state = steps[-1][1].state if steps else replay.begin(game, record)[0]
    ids = form(write_ids(game.terms, state))
    left_out = _left_out(record, game, readings(ids)[1], lost(game.terms, state))
    return RecordWritten(ids + "\n", tuple(left_out))


def _left_out(record: Record, game: Any, readings: Mapping[str, str], beside: str) -> Iterator[str]:
    """Yield the parts of a record that ids leave out; ids tell these readings."""
    if record.moves:
        yield _("The ids say where the game stands; the moves before are left out.")
    if heads := [name for name, _text in record.headers if name != "Start"]:
        yield _("Left out, or in part: {heads}.", heads=", ".join(heads))
    again = {crux.name: crux.default for crux in game.cruces} | {**readings}
    if other := [f"{name}={key}" for name, key in game.readings.items() if again[name] != key]:
        says = _("The ids cannot say how the game is read: {readings}.")
        yield says.with_fields(readings=", ".join(other))
    if beside:
        yield beside


def _xg_names(text: str) -> tuple[str, Mapping[str, str]]:
    """Return the result of ``names`` for an XGID, which can say that Jacoby's rule is in force."""
    text = text.strip()
    slug, readings = names(xgid.read(text))
    jacoby = xgid.find_xgid(text)["rules"] in {"1", "3"} and "partida" not in readings
    return slug, {"cubo": "si", "jacoby": "si"} if jacoby else readings


def _xg_read(text: str, game: Any) -> RecordRead:
    """Return the result of ``read`` for an XGID, with what else is left out."""
    text = text.strip()
    match = xgid.find_xgid(text)
    left_out = [*_left_out_of_match(xgid.read(text))]
    if match["rules"] in {"2", "3"}:
        left_out.append(_("Left out: that beavers are allowed."))
    if match["most"] not in xgid.NO_LIMIT:
        says = _("Left out: that the cube goes no higher than 2 to the power of {most}.")
        left_out.append(says.with_fields(most=match["most"]))
    if text[match.end() :].strip():
        left_out.append(_("Left out: what follows after the XGID."))
    return RecordRead(_record(match[0], game, _xg_names(text)[1]), tuple(left_out))


def _xg_write(record: Record, game: Any) -> RecordWritten:
    """Return the XGID of the last position of a record, as ``write`` does."""
    return _write(record, game, xgid.write, _xg_names)


IDS = Format(names, read, write)
XGID = Format(_xg_names, _xg_read, _xg_write)
