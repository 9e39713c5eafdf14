"""A match read from a text: its moves, the heads of its record, what is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator

from juegos.core.errors import BadNotation, at_line
from juegos.core.formats import RecordRead
from juegos.core.game import SEATS, Turn
from juegos.core.heads import AGREED, HEADS
from juegos.core.message import Message, _
from juegos.core.record import Record
from juegos.engine import account as accounts
from juegos.engine import replay
from juegos.tablas.backgammon.game import Backgammon
from juegos.tablas.backgammon.mat_match import Played
from juegos.tablas.backgammon.mat_text import MatText, names, scan
from juegos.tablas.casas import state as tables

_KEPT = {"EventDate", "Event", "Round", "Crawford", "Jacoby", "CubeLimit", "Variation"}


def read(text: str, game: Backgammon) -> RecordRead:
    """Return the record of a match; raises ``JuegosError`` with the line.

    Of games that are no match only the first is read.
    """
    found = scan(text)
    played = Played(game, game.start())
    games = found.games if game.terms.length else found.games[:1]
    for scores, line, entries in games:
        with at_line(line):
            _hold(played, scores)
        played.before = played.state.score
        for entry in entries:
            with at_line(entry.line):
                if entry.found["points"]:
                    played.won(entry)
                else:
                    played.turn(entry)
    told = _heads(found)
    told["Result"] = replay.result(game, played.state, accounts.opening(game))
    if played.given_up is not None:
        told["Result"] = f"{SEATS[played.given_up]} {AGREED}"
    record = Record(
        game.slug,
        tuple(names(text)[1].items()),
        tuple(played.moves),
        tuple((name, told[name]) for name in HEADS if name in told),
        lines=tuple(played.lines),
    )
    return RecordRead(record, tuple(_left_out(found, more=len(games) < len(found.games))))


def _hold(played: Played, scores: re.Match[str]) -> None:
    """Raise ``BadNotation`` if the scores are not those of the match, or it is over."""
    if played.game.turn(played.state) is Turn.END:
        raise BadNotation(_("the match is over; no game follows"))
    if played.state.table.phase != tables.SALE:
        raise BadNotation(_("the game before this one is not over"))
    told = int(scores["of_a"]), int(scores["of_b"])
    if told != played.state.score:
        says = _("the scores given are {told}, but the games before make them {score}")
        a, b = played.state.score
        raise BadNotation(says.filled(told=f"{told[0]}-{told[1]}", score=f"{a}-{b}"))


def _heads(found: MatText) -> dict[str, str]:
    """Return the heads that tags and names tell."""
    values: dict[str, tuple[str, int]] = {}
    if found.games:
        scores, line, _entries = found.games[0]
        values = {"A": (scores["a"].strip("?"), line), "B": (scores["b"].strip("?"), line)}
    day = found.tags.get("EventDate", ("", 1))
    values["Date"] = day[0].replace(".", "-"), day[1]
    if _is_number(found.tag("Round")):
        series = f"{found.tag('Round')} {found.tag('Event')}".strip()
        values["Series"] = series, found.tags["Round"][1]
    heads = {}
    for name, (value, line) in values.items():
        if value:
            with at_line(line):
                heads[name] = HEADS[name](value)
    return heads


def _is_number(text: str) -> bool:
    return re.fullmatch("[1-9][0-9]{0,5}", text) is not None


def _left_out(found: MatText, *, more: bool) -> Iterator[Message]:
    tags = [name for name in found.tags if name not in _KEPT]
    tags += [name for name in ("Event", "Round") if found.tag(name)] * (
        not _is_number(found.tag("Round"))
    )
    if tags:
        yield _("Left out: the tags {tags}.", tags=", ".join(tags))
    if more:
        yield _("Left out: what follows after the first game.")
