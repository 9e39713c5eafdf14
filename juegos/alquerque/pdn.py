"""Games of draughts in PDN, the Portable Draughts Notation, read and written.

By the standard PDN 3.0: the types of games with their numbers and the squares as players of each
game count them are those of its tag ``GameType``. Spanish draughts are played with an empty corner
to the left: that board is ours in a mirror, and its squares are counted in the mirror too. What a
record cannot hold, such as variations, is left out and told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from juegos.alquerque.points_game import PointsGame
from juegos.alquerque.state import SIDES, State
from juegos.core.errors import BadNotation, IllegalMove, UnknownName, one_of
from juegos.core.formats import Format, RecordRead, RecordWritten
from juegos.core.game import Turn
from juegos.core.heads import AGREED, HEADS, UNFINISHED
from juegos.core.message import Message, _, _n
from juegos.core.record import Record, at_line
from juegos.engine import account as accounts
from juegos.engine import replay
from juegos.engine.line_game import Move

WIDE = 79  # characters of a line of moves


class Kind(NamedTuple):
    """A game as PDN knows it: its type, the sign of a capture, the results, White's first.

    ``first`` is the corner at which the squares begin to be counted, seen by White on our board,
    where they have numbers: from ``below`` or from ``above``, always from the left.
    """

    type: str
    takes: str = "x"
    first: str = ""
    results: tuple[str, str, str] = ("1-0", "0-1", "1/2-1/2")


KINDS: Mapping[str, Kind] = {
    "damas-internacionales": Kind("20,W,10,10,N2,0", first="above", results=("2-0", "0-2", "1-1")),
    "damas-espanolas": Kind("24,W,8,8,N1,1", first="below"),
    "damas-rusas": Kind("25,W,8,8,A0,0", takes=":"),
    "damas-turcas": Kind("30,W,8,8,A0,0"),
}
_TYPES = {kind.type.partition(",")[0]: slug for slug, kind in KINDS.items()}
_RESULTS = {
    **dict.fromkeys(("1-0", "2-0"), "A"),
    **dict.fromkeys(("0-1", "0-2"), "B"),
    **dict.fromkeys(("1/2-1/2", "1-1"), "-"),
    "*": UNFINISHED,
}
_TOKEN = re.compile(
    r"""\s+ | ^%.* | ;.* | \{[^}]*\} | \$[0-9]+ | \([!?*]+\) | [!?]+ | [0-9]*\.+
    | \[\s*(?P<tag>[A-Za-z]\w*)\s*"(?P<value>(?:[^"\\\n]|\\.)*)"\s*\]
    | (?P<result>(?:1-0|0-1|2-0|0-2|1-1|1/2-1/2|\*)(?![^\s)\[{;]))
    | (?P<move>(?:[a-h][1-8]|[0-9]{1,2})(?:[-x:](?:[a-h][1-8]|[0-9]{1,2}))+)[!?*]*
    | (?P<number>[0-9]+(?=\s))
    | (?P<bracket>[()])""",
    re.VERBOSE | re.MULTILINE,
)
_SQUARES = re.compile(r"[a-h][1-8]|[0-9]+")
_PIECE = re.compile(r"(K?)([a-h][1-8]|[0-9]{1,2})(?:-([0-9]{1,2}))?")
_KEPT = ("White", "Black", "Date", "Round", "Event", "Result", "GameType", "FEN", "SetUp")


class PdnLine(NamedTuple):
    """A piece of a text, and the line it stands on."""

    text: str
    line: int


@dataclass(slots=True)
class PdnText:
    """What stands in a text: its tags, its moves, its result; what of it is left out."""

    tags: dict[str, PdnLine] = field(default_factory=dict)
    moves: list[PdnLine] = field(default_factory=list)
    result: PdnLine | None = None
    variations: int = 0
    goes_on: bool = False

    def tag(self, name: str) -> str:
        """Return the value of a tag; nothing where it is missing or not known."""
        value = self.tags[name].text if name in self.tags else ""
        return "" if value.strip("?. -") == "" else value

    def line(self, name: str) -> int:
        """Return the line of a tag."""
        return self.tags[name].line if name in self.tags else 1


def scan(text: str) -> PdnText:
    """Return what stands in the first game of a text; raises ``BadNotation`` with the line."""
    found, depth, last = PdnText(), 0, 1
    for number, token in _tokens(text):
        last = number
        if token["bracket"]:
            depth += 1 if token["bracket"] == "(" else -1
            found.variations += token["bracket"] == "(" and depth == 1
            if depth < 0:
                raise _wrong(number, _("')' closes nothing"))
        elif not depth and any(token.groups()):
            if found.result or (token["tag"] and found.moves):
                found.goes_on = True
                break
            _note(found, token, number)
    if depth:
        raise _wrong(last, _("'(' is not closed"))
    return found


def _note(found: PdnText, token: re.Match[str], number: int) -> None:
    """Put a tag, a move or the result where it belongs."""
    if token["tag"]:
        found.tags.setdefault(token["tag"], PdnLine(_plain(token["value"]), number))
    elif token["result"]:
        found.result = PdnLine(token["result"], number)
    elif token["move"]:
        found.moves.append(PdnLine(token["move"], number))


def _tokens(text: str) -> Iterator[tuple[int, re.Match[str]]]:
    """Yield each token with its line; raises ``BadNotation`` at what is none."""
    text = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    at, line = 0, 1
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None:
            part = text[at : at + 20].split("\n")[0]
            says = _("{part!r}: expected a tag like '[White \"Ana\"]', a move or a result")
            raise _wrong(line, says.filled(part=part))
        yield line, token
        line += token[0].count("\n")
        at = token.end()


def _wrong(line: int, says: str) -> BadNotation:
    return BadNotation(_("line {line}: {error}", line=line, error=says), line)


def _plain(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value).strip()


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


def squares(game: PointsGame) -> dict[int, str]:
    """Return what players call each square: its number, or its column and row."""
    board, first = game.core.board, KINDS[game.slug].first
    if not first:
        return {point: board.names[point] for point in board.points}
    up = 1 if first == "below" else -1
    order = sorted(board.points, key=lambda point: (up * board.xy[point][1], board.xy[point][0]))
    return {point: str(number) for number, point in enumerate(order, 1)}


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


def write(record: Record, game: PointsGame) -> RecordWritten:
    """Return a record as PDN; raises ``JuegosError``."""
    kind, named = KINDS[game.slug], squares(game)
    if odd := [f"{crux}={key}" for crux, key in record.readings if _is_other(game, crux, key)]:
        says = _("PDN has no {readings}: it knows the usual rules alone")
        raise BadNotation(says.filled(readings=", ".join(odd)))
    state, _account = replay.begin(game, record)
    tags = _tags(record, kind)
    if record.head("Start"):
        tags |= {"SetUp": "1", "FEN": _written(game, state, named)}
    said = _numbered(game, record, state, (kind.takes, named))
    replay.replay(game, record)  # holds the result
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in tags.items()]
    text = "\n".join([*lines, "", *_wrapped([*said, tags["Result"]])]) + "\n"
    return RecordWritten(text, tuple(_lost(game, record, state)))


def _is_other(game: PointsGame, crux: str, key: str) -> bool:
    return any(one.name == crux and one.default != key for one in game.cruces)


def _tags(record: Record, kind: Kind) -> dict[str, str]:
    number, _blank, event = record.head("Series").partition(" ")
    told = record.head("Result").removesuffix(f" {AGREED}")
    results = dict(zip("AB-", kind.results, strict=True))
    return {
        "Event": event or "?",
        "Site": "?",
        "Date": record.head("Date")[:10].replace("-", ".") or "????.??.??",
        "Round": number or "?",
        "White": record.head("A") or "?",
        "Black": record.head("B") or "?",
        "Result": results.get(told, "*"),
        "GameType": kind.type,
    }


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _lost(game: PointsGame, record: Record, begun: State) -> Iterator[Message]:
    """Yield what of a record PDN does not hold."""
    heads = [name for name in ("Version", "Hints") if record.head(name)]
    if "T" in record.head("Date"):
        heads.append("Date")
    if record.head("Start") and begun != State(begun.position):
        heads.append("Start")
    if heads:
        yield _("Left out, or in part: {heads}.", heads=", ".join(heads))


def _written(game: PointsGame, state: State, named: Mapping[int, str]) -> str:
    """Return a position as the tag ``FEN`` has it."""
    men = game.core.men(state.position)
    sides = (
        ",".join(
            "K" * men[point].isupper() + name
            for point, name in named.items()
            if men.get(point, "").lower() == side
        )
        for side in SIDES
    )
    turn = SIDES[game.core.side(state.position)].upper()
    return f"{turn}:" + ":".join(f"{s.upper()}{all}" for s, all in zip(SIDES, sides, strict=True))


def _numbered(
    game: PointsGame, record: Record, state: State, signs: tuple[str, Mapping[int, str]]
) -> Iterator[str]:
    """Yield the moves with their numbers; the numbers count the turns of White."""
    number, takes, named = 1, *signs
    lines = record.lines or range(1, len(record.moves) + 1)
    for place, (line, text) in enumerate(zip(lines, record.moves, strict=True)):
        with at_line(line):
            white = game.core.side(state.position) == 0
            if white or not place:
                yield f"{number}." if white else f"{number}. ..."
            if game.turn(state) is Turn.END:
                raise BadNotation(_("{text!r} comes after the end of the game", text=text))
            move = game.read_move(state, text)
            yield _short(game, state, move, takes, named)
            state = game.play(state, move).state
            number += not white


def _short(game: PointsGame, state: State, move: Move, takes: str, named: Mapping[int, str]) -> str:
    """Return a move by its two ends; by every square where another move has the same ends."""
    ends = (move.path[0], move.path[-1])
    like = [one for one in game.moves(state) if one.path and (one.path[0], one.path[-1]) == ends]
    path = ends if len(like) == 1 else move.path
    return (takes if move.taken else "-").join(named[point] for point in path)


def _wrapped(words: list[str]) -> Iterator[str]:
    """Yield words in lines that are not too long."""
    line = ""
    for word in words:
        if line and len(line) + len(word) >= WIDE:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line


PDN = Format(names, read, write)
