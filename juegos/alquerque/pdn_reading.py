"""A game of draughts read from PDN: its moves, the heads of its record, what is left out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

from juegos.alquerque.pdn_kinds import KINDS, squares
from juegos.alquerque.pdn_text import PdnLine, PdnText, scan
from juegos.alquerque.points_game import PointsGame
from juegos.alquerque.state import SIDES, State
from juegos.core.errors import BadNotation, IllegalMove, at_line
from juegos.core.formats import RecordRead, commented
from juegos.core.heads import AGREED, HEADS, UNFINISHED, of_tags
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
_FORFEIT = "0-0"  # both lose
_SQUARES = re.compile(r"[a-h][1-8]|[0-9]{1,2}")
_OURS = re.compile(r"(?<![a-wyz0-9])[a-j](?:10|[1-9])(?![a-wyz0-9])")
_PIECE = re.compile(r"(K?)([a-h][1-8]|[0-9]{1,2})(?:-([0-9]{1,2}))?")
_DAY = re.compile(r"[0-9]{4}\.[0-9]{2}\.[0-9]{2}")
_KEPT = ("White", "Black", "Date", "Round", "Event", "Result", "GameType", "FEN", "SetUp")


def read(text: str, game: PointsGame) -> RecordRead:
    """Return the record of the first game in a text; raises ``JuegosError`` with the line.

    Moves after a draw by the rules, which players have to claim, are left out.
    """
    found = scan(text)
    told, bad = _heads(found)
    begun = _fen(game, found)
    if game.write(begun) != game.write(game.start()):
        told["Start"] = game.write(begun)
    moves, state = _played(game, begun, found.moves)
    late = found.moves[len(moves) :]
    played = replay.result(game, state, accounts.opening(game))
    told["Result"], at, lost = _result(found, played, cut=bool(late or found.set_up))
    if played not in {UNFINISHED, told["Result"]}:
        result = dict(zip("AB-", KINDS[game.slug].results, strict=True))[played]
        with at_line(at):
            says = _("the result {told!r} is told, but by the moves it is {found!r}")
            raise BadNotation(says.filled(told=_said(found), found=result))
    record = Record(
        game.slug,
        moves=tuple(moves),
        told=tuple((name, told[name]) for name in HEADS if told.get(name)),
        lines=tuple(line for _, line in found.moves[: len(moves)]),
        heads={"Start": found.line("FEN"), "Result": at},
    )
    return RecordRead(record, (*_tags(found, bad), *_left_out(found, late), *lost))


def _played(game: PointsGame, state: State, tokens: list[PdnLine]) -> tuple[list[str], State]:
    """Return moves in our notation, up to a draw by the rules, and what they lead to."""
    moves, points = [], {name: point for point, name in squares(game).items()}
    for token, line in tokens:
        end = game.outcome(state)
        if end is not None and not any(end.shares):
            break
        with at_line(line):
            if end is not None:
                raise BadNotation(_("{text!r} comes after the end of the game", text=token))
            move = _move(game, state, token, points)
            moves.append(game.write_move(move))
            state = game.play(state, move).state
    return moves, state


def _heads(found: PdnText) -> tuple[dict[str, str], list[str]]:
    """Return the heads that tags tell, and the tags that tell what no head can."""
    day, game, event = map(found.tag, ("Date", "Round", "Event"))
    return of_tags(
        {
            "A": ("White", found.tag("White")),
            "B": ("Black", found.tag("Black")),
            "Date": ("Date", day.replace(".", "-") if _DAY.fullmatch(day) else day),
            "Series": ("Round", game and f"{game} {event}".strip()),
        }
    )


def _tags(found: PdnText, bad: list[str]) -> Iterator[Message]:
    """Yield which tags are left out."""
    tags = {*bad, *(name for name in found.tags if name not in _KEPT and found.tag(name))}
    if found.tag("Event") and ("Round" in bad or not found.tag("Round")):
        tags.add("Event")
    if found.tag("Result") and found.tag("Result") not in _RESULTS:
        tags.add("Result")
    lost = sorted([*((found.line(tag), tag) for tag in tags), *((n, t) for t, n in found.spoilt)])
    if lost:
        names = ", ".join(dict.fromkeys(name for _line, name in lost))
        yield _("Left out: the tags {tags} (from line {line}).", tags=names, line=lost[0][0])


def _left_out(found: PdnText, late: list[PdnLine]) -> Iterator[Message]:
    """Yield what else of a text is left out, each with the line where it stands first."""
    if found.comments:
        yield commented(found.comments)
    if lines := found.clocks:
        yield _n(
            "Left out: a time of the clock (line {line}).",
            "Left out: {count} times of the clock (from line {line}).",
            len(lines),
            line=lines[0],
        )
    if lines := found.marks:
        yield _n(
            "Left out: a mark of a move, such as '!' or a NAG (line {line}).",
            "Left out: {count} marks of moves, such as '!' or a NAG (from line {line}).",
            len(lines),
            line=lines[0],
        )
    if lines := found.variations:
        yield _n(
            "Left out: a variation (line {line}).",
            "Left out: {count} variations (from line {line}).",
            len(lines),
            line=lines[0],
        )
    if late:
        yield _n(
            "Left out: a move after the draw (line {line}).",
            "Left out: {count} moves after the draw (from line {line}).",
            len(late),
            line=late[0].line,
        )
    if line := found.set_up:
        yield _("Left out: what follows the position that is set up (from line {line}).", line=line)
    if found.goes_on:
        yield _("Left out: what follows after the first game.")


def _result(found: PdnText, played: str, *, cut: bool) -> tuple[str, int, list[Message]]:
    """Return the result as a record tells it, its line, and what of it is left out.

    What the moves lead to is ``played``; ``cut`` tells that more of them followed.
    """
    tag, (end, line) = found.tag("Result"), found.result or PdnLine("", found.line("Result"))
    at = found.line("Result") if tag in _RESULTS else line
    told = {_RESULTS[one] for one in (tag, end) if one in _RESULTS and one != "*"}
    lost = list[Message]()
    if end == _FORFEIT:
        lost.append(_("Left out: the result 0-0, by which both lose (line {line}).", line=line))
    if len(told) > 1:
        says = _(
            "Left out: the result, by the tag {tag}, by the end of the game {end} (line {line})."
        )
        lost.append(says.filled(tag=tag, end=end, line=line))
    elif cut and told - {played}:
        says = _("Left out: the result {result}, which is of moves left out (line {line}).")
        lost.append(says.filled(result=_said(found), line=at))
    elif told:
        winner = told.pop()
        return f"{winner} {AGREED}" if played == UNFINISHED else winner, at, lost
    kept = cut or played != UNFINISHED or "*" in {tag, end}
    return played if kept and (played != UNFINISHED or not lost) else "", at, lost


def _said(found: PdnText) -> str:
    """Return the result that a text tells, by its tag before its end."""
    tag = found.tag("Result")
    return tag if tag in _RESULTS or not found.result else found.result.text


def _move(game: PointsGame, state: State, token: str, points: Mapping[str, int]) -> Move:
    """Return the move that a token names: by its squares, those between only where needed."""
    named = [square.lstrip("0") or square for square in _SQUARES.findall(token)]
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
        _refuse(game, state, token, path)
    says = _("{token!r} may be several moves; name each square on the way")
    raise BadNotation(says.filled(token=token))


def _refuse(game: PointsGame, state: State, token: str, path: tuple[int, ...]) -> NoReturn:
    """Raise ``IllegalMove``, which says in the squares of the text why a path is no move."""
    named, names = squares(game), game.core.board.names
    try:
        game.read_move(state, ("-" if "-" in token else "x").join(names[one] for one in path))
    except IllegalMove as error:
        said = _renamed(error.message, {names[one]: square for one, square in named.items()})
        raise IllegalMove(said, rule=error.rule) from error
    raise IllegalMove(_("{token!r} is no move here", token=token))


def _renamed(said: Any, names: Mapping[str, str]) -> Any:
    """Return what is said with other names of squares in its fields."""
    if isinstance(said, Message):
        fields = {name: _renamed(field, names) for name, field in said.fields.items()}
        return said.filled(**fields)
    return _OURS.sub(lambda one: names[one[0]], said) if isinstance(said, str) else said


def _along(path: tuple[int, ...], whole: tuple[int, ...]) -> bool:
    """Whether a way begins, ends and goes through the squares named, in that order."""
    way = iter(whole)
    return path[0] == whole[0] and path[-1] == whole[-1] and all(point in way for point in path)


def _fen(game: PointsGame, found: PdnText) -> State:
    """Return the position that a game begins with: that of its tag, else the usual one."""
    text = "".join(found.tag("FEN").split())
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
        first = first.lstrip("0")
        run = [str(number) for number in range(int(first), int(last) + 1)] if last else [first]
        if not run or not all(square in points for square in run):
            raise BadNotation(_("{part!r} names no square of this board", part=part))
        for square in run:
            if points[square] in men:
                raise BadNotation(_("two pieces stand on square {square}", square=square))
            men[points[square]] = side.upper() if king else side
