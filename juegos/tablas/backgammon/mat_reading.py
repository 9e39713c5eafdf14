"""A match read from a text: its moves, the heads of its record, what is left out."""

from __future__ import annotations

from collections.abc import Iterator

from juegos.core.errors import BadNotation, at_line
from juegos.core.formats import RecordRead, commented
from juegos.core.game import SEATS, Turn
from juegos.core.heads import AGREED, HEADS, of_tags, unknown
from juegos.core.message import Message, _
from juegos.core.record import Record
from juegos.engine import account as accounts
from juegos.engine import replay
from juegos.tablas.backgammon.game import Backgammon
from juegos.tablas.backgammon.mat_match import Played
from juegos.tablas.backgammon.mat_text import MatText, Scores, names, scan
from juegos.tablas.backgammon.state import HIGHEST
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
            ends = entry.found["points"] or entry.found["gives"]
            if not ends:
                played.settle()
            with at_line(entry.line):
                if entry.found["points"]:
                    played.won(entry)
                elif ends:
                    played.gives = entry
                else:
                    played.turn(entry)
        played.end()
    told, bad = _heads(found)
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
    left_out = _left_out(found, bad, more=len(games) < len(found.games))
    return RecordRead(record, (*left_out, *played.left_out))


def _hold(played: Played, scores: Scores) -> None:
    """Raise ``BadNotation`` if the scores are not those of the match, or it is over."""
    if played.game.turn(played.state) is Turn.END:
        raise BadNotation(_("the match is over; no game follows"))
    if played.state.table.phase != tables.SALE:
        raise BadNotation(_("the game before this one is not over"))
    told = scores.points
    if told != played.state.score:
        says = _("the scores given are {told}, but the games before make them {score}")
        a, b = played.state.score
        raise BadNotation(says.filled(told=f"{told[0]}-{told[1]}", score=f"{a}-{b}"))


def _heads(found: MatText) -> tuple[dict[str, str], list[str]]:
    """Return the heads that tags and names tell, and those that tell what no head can."""
    names = found.games[0][0].names if found.games else ("", "")
    a, b = ("" if unknown(name) else name for name in names)
    series = f"{found.tag('Round')} {found.tag('Event')}".strip()
    return of_tags(
        {
            "A": ("A", a),
            "B": ("B", b),
            "Date": ("EventDate", found.tag("EventDate").replace(".", "-")),
            "Series": ("Round", found.tag("Round") and series),
        }
    )


def _left_out(found: MatText, bad: list[str], *, more: bool) -> Iterator[Message]:
    tags = [name for name in found.tags if name not in _KEPT and found.tag(name)]
    tags += [tag for tag in bad if tag not in SEATS]
    if "Round" in bad or not found.tag("Round"):
        tags += ["Event"] * bool(found.tag("Event"))
    if found.tag("CubeLimit") not in {"", "1", str(HIGHEST)}:
        tags.append("CubeLimit")
    if tags:
        line = min(found.tags[tag][1] for tag in tags)
        yield _("Left out: the tags {tags} (from line {line}).", tags=", ".join(tags), line=line)
    if names := [seat for seat in SEATS if seat in bad]:
        yield _("Left out: the names of {seats}.", seats=", ".join(names))
    if found.remarks:
        yield commented(found.remarks)
    if more:
        yield _("Left out: what follows after the first game.")
