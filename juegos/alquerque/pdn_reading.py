"""A game of draughts read from PDN: its moves, the heads of its record, what is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from juegos.alquerque.pdn_kinds import squares
from juegos.alquerque.pdn_text import PdnText, scan
from juegos.alquerque.points_game import PointsGame
from juegos.alquerque.state import SIDES, State
from juegos.core.errors import BadNotation, IllegalMove, at_line
from juegos.core.formats import RecordRead
from juegos.core.heads import AGREED, HEADS, UNFINISHED
from juegos.core.message import Message, _, _n
from juegos.core.record import Record
from juegos.engine import account as accounts
from juegos.engine import replay
from juegos.engine.line_game import Move

_RESULTS = {
    **dict.fromkeys(("1-0", "2-0"), "A"),
    **dict.fromkeys(("0-1", "0-2"), "B"),
    **dict.fromkeys(("1/2-1/2", "1-1"), "-"),
    "*": UNFINISHED,
}
_SQUARES = re.compile(r"[a-h][1-8]|[0-9]+")
_PIECE = re.compile(r"(K?)([a-h][1-8]|[0-9]{1,2})(?:-([0-9]{1,2}))?")
_KEPT = ("White", "Black", "Date", "Round", "Event", "Result", "GameType", "FEN", "SetUp")


def read(text: str, game: PointsGame) -> RecordRead:
    """Return the record of the first game in a text; raises ``JuegosError`` with the line."""
    found = scan(text)
    told = _heads(found)
    begun = _fen(game, found)
    if game.write(begun) != game.write(game.start()):
        told["Start"] = game.write(begun)
    moves, state = [], begun
    points = {name: point for point, name in squares(game).items()}
    for token, line in found.moves:
        with at_line(line):
            move = _move(game, state, token, points)
            moves.append(game.write_move(move))
            state = game.play(state, move).state
    if result := _result(found, replay.result(game, state, accounts.opening(game))):
        told["Result"] = result
    record = Record(
        game.slug,
        moves=tuple(moves),
        told=tuple((name, told[name]) for name in HEADS if name in told),
        lines=tuple(line for _, line in found.moves),
        heads={"Start": found.line("FEN"), "Result": found.line("Result")},
    )
    return RecordRead(record, tuple(_left_out(found)))


def _heads(found: PdnText) -> dict[str, str]:
    """Return the heads that tags tell."""
    day = found.tag("Date")
    if re.fullmatch(r"[0-9]{4}\.[0-9]{2}\.[0-9]{2}", day):
        day = day.replace(".", "-")
    game, event = found.tag("Round"), found.tag("Event")
    series = f"{game} {event}".strip() if re.fullmatch("[1-9][0-9]{0,5}", game) else ""
    told = {"A": "White", "B": "Black", "Date": "Date", "Series": "Round"}
    values = {"A": found.tag("White"), "B": found.tag("Black"), "Series": series}
    values["Date"] = "" if "?" in day else day
    heads = {}
    for name, tag in told.items():
        if values[name]:
            with at_line(found.line(tag)):
                heads[name] = HEADS[name](values[name])
    return heads


def _left_out(found: PdnText) -> Iterator[Message]:
    tags = [name for name in found.tags if name not in _KEPT and found.tag(name)]
    if found.tag("Event") and not re.fullmatch("[1-9][0-9]{0,5}", found.tag("Round")):
        tags.append("Event")
    if tags:
        yield _("Left out: the tags {tags}.", tags=", ".join(tags))
    if found.variations:
        yield _n("Left out: a variation.", "Left out: {count} variations.", found.variations)
    if found.goes_on:
        yield _("Left out: what follows after the first game.")


def _result(found: PdnText, played: str) -> str:
    """Return the result as a record tells it; what the moves lead to is ``played``."""
    told = _RESULTS.get(found.result.text if found.result else found.tag("Result"), "")
    if not told or told == UNFINISHED:
        return played if told else ""
    return f"{told} {AGREED}" if played == UNFINISHED else told


def _move(game: PointsGame, state: State, token: str, points: Mapping[str, int]) -> Move:
    """Return the move that a token names: by its squares, those between only where needed."""
    named = _SQUARES.findall(token)
    for square in named:
        if square not in points:
            says = _("{token!r}: there is no square {square!r}; they are {first} to {last}")
            first, *_rest, last = points
            raise BadNotation(says.filled(token=token, square=square, first=first, last=last))
    path = tuple(points[square] for square in named)
    able = [move for move in game.moves(state) if move.path and _along(path, move.path)]
    exact = [move for move in able if move.path == path]
    after = {game.play(state, move).state for move in able}
    if exact or len(after) == 1:
        return (exact or able)[0]
    if not able:
        ours = [game.core.board.names[point] for point in path]
        sign = "-" if "-" in token else "x"
        game.read_move(state, sign.join(ours))  # which says by which rule it is none
        raise IllegalMove(_("{token!r} is no move here", token=token))
    says = _("{token!r} may be several moves; name each square on the way")
    raise BadNotation(says.filled(token=token))


def _along(path: tuple[int, ...], whole: tuple[int, ...]) -> bool:
    """Whether a way begins, ends and goes through the squares named, in that order."""
    way = iter(whole)
    return path[0] == whole[0] and path[-1] == whole[-1] and all(point in way for point in path)


def _fen(game: PointsGame, found: PdnText) -> State:
    """Return the position that a game begins with: that of its tag, else the usual one."""
    text = found.tag("FEN")
    if not text:
        return game.start()
    with at_line(found.line("FEN")):
        turn, *sides = text.removesuffix(".").split(":")
        letters = [side[:1] for side in sides]
        if turn not in {"W", "B"} or sorted(letters) != ["B", "W"]:
            says = _("{text!r} is no position; one looks like 'W:W31,K32:B1,2'")
            raise BadNotation(says.filled(text=text))
        men: dict[int, str] = {}
        for side in sides:
            _place(game, side[0].lower(), side[1:], men)
        return State(game.core.build(men, SIDES.index(turn.lower()), {}))


def _place(game: PointsGame, side: str, text: str, men: dict[int, str]) -> None:
    """Put the men of a side on their squares."""
    points = {name: point for point, name in squares(game).items()}
    for part in filter(None, text.split(",")):
        piece = _PIECE.fullmatch(part.strip())
        king, first, last = piece.groups() if piece else ("", "", None)
        run = [str(number) for number in range(int(first), int(last) + 1)] if last else [first]
        if not run or not all(square in points for square in run):
            raise BadNotation(_("{part!r} names no square of this board", part=part))
        for square in run:
            if points[square] in men:
                raise BadNotation(_("two pieces stand on square {square}", square=square))
            men[points[square]] = side.upper() if king else side
