"""Games of draughts in PDN, the Portable Draughts Notation, read and written.

By the reading grammar of the standard PDN 3.0, and what else people write: four digits as a move,
a star for a forced one, ``;`` before a comment, tags that are none, words in a variation. What a
record cannot hold, such as variations, is left out and told.

The types of games, with their numbers, and the squares as players of each game count them are those
of the tag ``GameType``. Spanish draughts are played with an empty corner to the left: that board is
ours in a mirror, and its squares are counted in the mirror too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, NoReturn

from juegos.alquerque.points_game import PointsGame
from juegos.alquerque.state import SIDES, State
from juegos.core.errors import BadNotation, IllegalMove, UnknownName, at_line, one_of
from juegos.core.formats import Format, RecordRead, RecordWritten, comments_left_out
from juegos.core.game import Turn
from juegos.core.headers import AGREED, HEADS, UNFINISHED, from_tags, unknown, unknown_heads
from juegos.core.message import Message, _, _n
from juegos.core.record import Record, lines
from juegos.engine import account as accounts
from juegos.engine import replay
from juegos.engine.line_game import Move

_TOKEN = re.compile(
    r"""(?P<blank>\s+)
    | (?P<comment>[%;][^\n]* | \{[^}]*\})
    | (?P<mark>\$[0-9]+ | \([!?*]+\) | [!?]+)
    | (?P<setup>/[^/]*/)
    | \[\s*(?P<tag>[A-Za-z]\w*)\s*"(?P<value>(?:[^"\\\n]|\\.|\n(?![ \t]*[\[\n]))*)"\s*\]
    | (?P<spoilt>\[[^\n]*)
    | (?P<result>(?:1-0|0-1|2-0|0-2|1-1|0-0|1/2-1/2|\*)(?![^\s)\[{;%]))
    | (?P<move>[a-h][1-8](?:(?:\s*[-–—−xX×:]\s*)?[a-h][1-8])+
        | [0-9]{1,2}(?:\s*[-–—−xX×:]\s*[0-9]{1,2})+(?![0-9]) | [0-9]{4}(?![0-9.]))
      (?P<strength>(?:[!?] | \*(?!\s*(?:\[|\Z)))*)
    | (?P<number>[0-9]*\.+ | [0-9]+(?=\s))
    | (?P<bracket>[()])
    | (?P<open>\{)
    | (?P<word>[^\s()]+)""",
    re.VERBOSE,
)
_SETUP = re.compile(r'/\s*FEN\s+"([^"]*)"\s*/')
# What says something, at the least that it is left out: by the last group of its token.
_SAYS = {"comment", "mark", "setup", "value", "spoilt", "result", "strength"}
_NAME = re.compile(r"\[\s*(\w+)")
_CLOCK = re.compile(r"\{\s*\[%cl")
NEEDED = ("GameType", "FEN")  # tags without which a game cannot be read


class PdnLine(NamedTuple):
    """A piece of a text, and its line."""

    text: str
    line: int


@dataclass(slots=True)
class PdnText:
    """The contents of a text: its tags, its moves, its result; and the lines of what is left out.

    ``spoilt`` are malformed or repeated tags; ``set_up`` is the line of a position set up between
    moves, after which no move is read, ``goes_on`` the line where another game begins.
    """

    tags: dict[str, PdnLine] = field(default_factory=dict)
    moves: list[PdnLine] = field(default_factory=list)
    result: PdnLine | None = None
    spoilt: list[PdnLine] = field(default_factory=list)
    comments: list[int] = field(default_factory=list)
    clocks: list[int] = field(default_factory=list)
    marks: list[int] = field(default_factory=list)
    variations: list[int] = field(default_factory=list)
    set_up: int = 0
    goes_on: int = 0

    def tag(self, name: str) -> str:
        """Return the value of a tag, empty where it is missing or unknown."""
        value = self.tags[name].text if name in self.tags else ""
        return "" if unknown(value) else value

    def line(self, name: str) -> int:
        """Return the line of a tag."""
        return self.tags[name].line if name in self.tags else 1


def scan(text: str) -> PdnText:
    """Return the contents of the first game in a text; raises ``BadNotation`` with the line."""
    pdn_text, depth, last = PdnText(), 0, 1
    for number, token in _tokens(text):
        last = number
        if token["open"]:  # at the first one, because each is looked for to the end of the text
            raise _bad_token(number, _("{mark!r} is not closed", mark="{"))
        if token["bracket"]:
            depth += 1 if token["bracket"] == "(" else -1
            if token["bracket"] == "(" and depth == 1 and not pdn_text.result:
                pdn_text.variations.append(number)
            if depth < 0:
                raise _bad_token(number, _("')' closes no '('"))
        elif token["word"] and not depth:
            says = _("{part!r}: expected a tag like '[White \"Ana\"]', a move or a result")
            raise _bad_token(number, says.with_fields(part=token["word"][:20]))
        elif not depth and token.lastgroup in _SAYS:
            begins = pdn_text.moves and token["tag"]
            if begins or (pdn_text.result and token.lastgroup != "comment"):
                pdn_text.goes_on = number
                break
            _note(pdn_text, token, number)
    if depth:
        raise _bad_token(last, _("'(' is not closed"))
    return pdn_text


def _note(pdn_text: PdnText, token: re.Match[str], number: int) -> None:
    """Store a piece of a game, or the line of a piece that is left out."""
    if token["mark"] or token["strength"]:
        pdn_text.marks.append(number)
    if comment := token["comment"]:
        (pdn_text.clocks if _CLOCK.match(comment) else pdn_text.comments).append(number)
    elif token["tag"]:
        tag = PdnLine(_plain(token["value"]), number)
        if pdn_text.tags.setdefault(token["tag"], tag) is not tag:
            pdn_text.spoilt.append(PdnLine(token["tag"], number))
    elif token["spoilt"]:
        _malformed_tag(pdn_text, token["spoilt"], number)
    elif token["setup"]:
        _set_up(pdn_text, token["setup"], number)
    elif token["result"]:
        pdn_text.result = PdnLine(token["result"], number)
    elif token["move"] and not pdn_text.set_up:
        pdn_text.moves.append(PdnLine("".join(token["move"].split()), number))


def _malformed_tag(pdn_text: PdnText, text: str, number: int) -> None:
    """Store a malformed tag; raises ``BadNotation`` if it is needed."""
    named = _NAME.match(text)
    name = named[1] if named else text[:20]
    if name in NEEDED:
        says = _("{part!r}: expected a tag like '[White \"Ana\"]', a move or a result")
        raise _bad_token(number, says.with_fields(part=text))
    pdn_text.spoilt.append(PdnLine(name, number))


def _set_up(pdn_text: PdnText, text: str, number: int) -> None:
    """Store a position that is set up: the first, if no move has been made."""
    position = _SETUP.fullmatch(text)
    if position is None:
        says = _("{text!r} sets up no position; one looks like '/FEN \"W:W31,K32:B1,2\"/'")
        raise _bad_token(number, says.with_fields(text=text))
    if pdn_text.moves or pdn_text.set_up:
        pdn_text.set_up = pdn_text.set_up or number
    else:
        pdn_text.tags["FEN"] = PdnLine(position[1], number)


def _tokens(text: str) -> Iterator[tuple[int, re.Match[str]]]:
    """Yield each token with its line."""
    line = 1
    for token in _TOKEN.finditer("\n".join(lines(text))):
        yield line, token
        line += token[0].count("\n")


def _bad_token(line: int, says: str) -> BadNotation:
    return BadNotation(_("line {line}: {error}", line=line, error=says), line)


def _plain(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value).strip()


class Kind(NamedTuple):
    """A game as PDN knows it: its type, the sign of a capture, the results, White's first."""

    type: str
    takes: str = "x"
    results: tuple[str, str, str] = ("1-0", "0-1", "1/2-1/2")


KINDS: Mapping[str, Kind] = {
    "damas-internacionales": Kind("20,W,10,10,N2,0", results=("2-0", "0-2", "1-1")),
    "damas-espanolas": Kind("24,W,8,8,N1,1"),
    "damas-rusas": Kind("25,W,8,8,A0,0", takes=":"),
    "damas-turcas": Kind("30,W,8,8,A0,0"),
}


def squares(game: PointsGame) -> dict[int, str]:
    """Return the name of each square for players: its number, or its column and row."""
    board = game.core.board
    return dict(board.numbers) or {point: board.names[point] for point in board.points}


def numbered(game: PointsGame) -> dict[int, str]:
    """Return the number of each square from the last row, for games usually lettered.

    Of these only Russian draughts is also written in numbers.
    """
    named = squares(game)
    if game.slug != "damas-rusas":
        return {}
    downwards = sorted(named, key=lambda point: (-int(named[point][1]), named[point]))
    return {point: str(number) for number, point in enumerate(downwards, 1)}


def _points(game: PointsGame) -> dict[str, int]:
    """Return the square of each name that a text may use."""
    return {
        name: point for names in (squares(game), numbered(game)) for point, name in names.items()
    }


_RESULTS = {
    **dict.fromkeys(("1-0", "2-0"), "A"),
    **dict.fromkeys(("0-1", "0-2"), "B"),
    **dict.fromkeys(("1/2-1/2", "1-1"), "-"),
    "*": UNFINISHED,
}
_FORFEIT = "0-0"  # both lose
_SQUARES = re.compile(r"[a-h][1-8]|[0-9]{1,2}")
_OURS = re.compile(r"(?<![a-wyz0-9])[a-j](?:10|[1-9])(?![a-wyz0-9])")
_COUNT = re.compile(r"[HF][0-9]+")  # of half moves or moves, which follows a position
_PIECE = re.compile(r"(K?)([a-h][1-8]|[0-9]{1,2})(?:-([0-9]{1,2}))?")
_DAY = re.compile(r"[0-9]{4}\.[0-9]{2}\.[0-9]{2}")
_OUR_TAGS = ("White", "Black", "Date", "Round", "Event", "Result", "GameType", "FEN", "SetUp")


def read(text: str, game: PointsGame) -> RecordRead:
    """Return the record of the first game in a text; raises ``JuegosError`` with the line.

    Moves after a draw by the rules, which players have to claim, are left out.
    """
    pdn_text = scan(text)
    tags, bad = _heads(pdn_text)
    begun = _fen(game, pdn_text)
    if game.write(begun) != game.write(game.start()):
        tags["Start"] = game.write(begun)
    moves, state = _replayed_moves(game, begun, pdn_text.moves)
    late = pdn_text.moves[len(moves) :]
    played = replay.result(game, state, accounts.opening(game))
    tags["Result"], at, lost = _result(pdn_text, played, cut=bool(late or pdn_text.set_up))
    if played not in {UNFINISHED, tags["Result"]}:
        recorded = dict(zip("AB-", KINDS[game.slug].results, strict=True))[played]
        with at_line(at):
            says = _("the result given is {told!r}, but the moves make it {found!r}")
            raise BadNotation(says.with_fields(told=_stated_result(pdn_text), found=recorded))
    record = Record(
        game.slug,
        moves=tuple(moves),
        headers=tuple((name, tags[name]) for name in HEADS if tags.get(name)),
        lines=tuple(line for _, line in pdn_text.moves[: len(moves)]),
        header_lines={"Start": pdn_text.line("FEN"), "Result": at},
    )
    return RecordRead(record, (*_tags(pdn_text, bad), *_other_omissions(pdn_text, late), *lost))


def _replayed_moves(
    game: PointsGame, state: State, tokens: list[PdnLine]
) -> tuple[list[str], State]:
    """Return moves in our notation, up to a draw by the rules, and the state after them."""
    moves, points = [], _points(game)
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


def _heads(pdn_text: PdnText) -> tuple[dict[str, str], list[str]]:
    """Return the headers given by tags, and the tags that fit no header."""
    day, game, event = map(pdn_text.tag, ("Date", "Round", "Event"))
    return from_tags(
        {
            "A": ("White", pdn_text.tag("White")),
            "B": ("Black", pdn_text.tag("Black")),
            "Date": ("Date", day.replace(".", "-") if _DAY.fullmatch(day) else day),
            "Series": ("Round", game and f"{game} {event}".strip()),
        }
    )


def _tags(pdn_text: PdnText, bad: list[str]) -> Iterator[Message]:
    """Yield the tags that are left out."""
    tags = {*bad, *(name for name in pdn_text.tags if name not in _OUR_TAGS and pdn_text.tag(name))}
    if pdn_text.tag("SetUp") not in {"", "1" if pdn_text.tag("FEN") else "0"}:
        tags.add("SetUp")
    if pdn_text.tag("Event") and ("Round" in bad or not pdn_text.tag("Round")):
        tags.add("Event")
    if pdn_text.tag("Result") and pdn_text.tag("Result") not in _RESULTS:
        tags.add("Result")
    lost = sorted(
        [*((pdn_text.line(tag), tag) for tag in tags), *((n, t) for t, n in pdn_text.spoilt)]
    )
    if lost:
        names = ", ".join(dict.fromkeys(name for _line, name in lost))
        yield _("Left out: the tags {tags} (from line {line}).", tags=names, line=lost[0][0])
    if any(map(_COUNT.fullmatch, pdn_text.tag("FEN").split(":"))):
        line = pdn_text.line("FEN")
        yield _("Left out: the counts of moves in the tag FEN (line {line}).", line=line)
    if not pdn_text.tag("GameType"):
        slug = _TYPES[LARGE]
        yield _("No tag GameType tells the game: squares above 32 are those of {slug}.", slug=slug)


def _other_omissions(pdn_text: PdnText, late: list[PdnLine]) -> Iterator[Message]:
    """Yield the other parts of a text that are left out, each with its first line."""
    if pdn_text.comments:
        yield comments_left_out(pdn_text.comments)
    if lines := pdn_text.clocks:
        yield _n(
            "Left out: a time of the clock (line {line}).",
            "Left out: {count} times of the clock (from line {line}).",
            len(lines),
            line=lines[0],
        )
    if lines := pdn_text.marks:
        yield _n(
            "Left out: a mark of a move, such as '!' or a NAG (line {line}).",
            "Left out: {count} marks of moves, such as '!' or a NAG (from line {line}).",
            len(lines),
            line=lines[0],
        )
    if lines := pdn_text.variations:
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
    if line := pdn_text.set_up:
        yield _("Left out: what follows the position that is set up (from line {line}).", line=line)
    if pdn_text.goes_on:
        yield _("Left out: what follows after the first game.")


def _result(pdn_text: PdnText, played: str, *, cut: bool) -> tuple[str, int, list[Message]]:
    """Return the result as a record writes it, its line, and the parts of it that are left out.

    ``played`` is the state after the moves; ``cut`` tells that more moves followed.
    """
    tag, (end, line) = (
        pdn_text.tag("Result"),
        pdn_text.result or PdnLine("", pdn_text.line("Result")),
    )
    at = pdn_text.line("Result") if tag in _RESULTS else line
    stated = {_RESULTS[one] for one in (tag, end) if one in _RESULTS and one != "*"}
    lost = list[Message]()
    if end == _FORFEIT:
        lost.append(_("Left out: the result 0-0, by which both lose (line {line}).", line=line))
    if len(stated) > 1:
        says = _(
            "Left out: the result, by the tag {tag}, by the end of the game {end} (line {line})."
        )
        lost.append(says.with_fields(tag=tag, end=end, line=line))
    elif cut and stated - {played}:
        says = _("Left out: the result {result}, which is of moves left out (line {line}).")
        lost.append(says.with_fields(result=_stated_result(pdn_text), line=at))
    elif stated:
        winner = stated.pop()
        return f"{winner} {AGREED}" if played == UNFINISHED else winner, at, lost
    is_known = cut or played != UNFINISHED or "*" in {tag, end}
    return played if is_known and (played != UNFINISHED or not lost) else "", at, lost


def _stated_result(pdn_text: PdnText) -> str:
    """Return the result of a text, by its tag rather than its end."""
    tag = pdn_text.tag("Result")
    return tag if tag in _RESULTS or not pdn_text.result else pdn_text.result.text


def _move(game: PointsGame, state: State, token: str, points: Mapping[str, int]) -> Move:
    """Return the move of a token: by its squares, the intermediate ones only where needed."""
    named = [square.lstrip("0") or square for square in _SQUARES.findall(token)]
    for square in named:
        if square not in points:
            says = _("{token!r}: there is no square {square!r}; they are {first} to {last}")
            first, *_rest, last = squares(game).values()
            raise BadNotation(says.with_fields(token=token, square=square, first=first, last=last))
    path = tuple(points[square] for square in named)
    able = [move for move in game.moves(state) if move.path and _along(path, move.path)]
    exact = [move for move in able if move.path == path]
    after = {game.play(state, move).state for move in able}
    if exact or len(after) == 1:
        return (exact or able)[0]
    if not able:
        _refuse(game, state, token, path)
    says = _("{token!r} may be several moves; name each square on the way")
    raise BadNotation(says.with_fields(token=token))


def _refuse(game: PointsGame, state: State, token: str, path: tuple[int, ...]) -> NoReturn:
    """Raise ``IllegalMove``, which explains with the squares of the text why a path is no move."""
    names = game.core.board.names
    named = (token[0].isdigit() and numbered(game)) or squares(game)
    try:
        game.read_move(state, ("-" if "-" in token else "x").join(names[one] for one in path))
    except IllegalMove as error:
        message = _renamed(error.message, {names[one]: square for one, square in named.items()})
        raise IllegalMove(message, rule=error.rule) from error
    raise IllegalMove(_("{token!r} is no move here", token=token))


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    """Return a message with other names of squares in its fields."""
    if isinstance(value, Message):
        fields = {name: _renamed(field, names) for name, field in value.fields.items()}
        return value.with_fields(**fields)
    return _OURS.sub(lambda one: names[one[0]], value) if isinstance(value, str) else value


def _along(path: tuple[int, ...], whole: tuple[int, ...]) -> bool:
    """Return whether a move starts, ends and passes through the named squares, in that order."""
    way = iter(whole)
    return path[0] == whole[0] and path[-1] == whole[-1] and all(point in way for point in path)


def _fen(game: PointsGame, pdn_text: PdnText) -> State:
    """Return the position that a game begins with: that of its tag, else the usual one."""
    text = "".join(pdn_text.tag("FEN").split())
    if not text:
        return game.start()
    with at_line(pdn_text.line("FEN")):
        turn, *parts = text.removesuffix(".").split(":")
        sides = [part for part in parts if not _COUNT.fullmatch(part)]
        letters = [side[:1] for side in sides]
        if turn not in {"W", "B"} or sorted(letters) != ["B", "W"]:
            says = _("{text!r} is no position; one looks like 'W:W31,K32:B1,2'")
            raise BadNotation(says.with_fields(text=text))
        men: dict[int, str] = {}
        for side in sides:
            _place(game, side[0].lower(), side[1:], men)
        return State(game.core.build(men, SIDES.index(turn.lower()), {}))


def _place(game: PointsGame, side: str, text: str, men: dict[int, str]) -> None:
    """Put the men of a side on their squares."""
    points = _points(game)
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


WIDE = 79  # characters of a line of moves


def write(record: Record, game: PointsGame) -> RecordWritten:
    """Return a record as PDN; raises ``JuegosError``."""
    kind, named = KINDS[game.slug], squares(game)
    if odd := [f"{crux}={key}" for crux, key in record.readings if _is_other(game, crux, key)]:
        says = _("PDN has no {readings}: it knows only the usual rules")
        raise BadNotation(says.with_fields(readings=", ".join(odd)))
    state, _account = replay.begin(game, record)
    tags = _tags_of(record, kind)
    if record.header("Start"):
        tags |= {"SetUp": "1", "FEN": _fen_of(game, state, named)}
    numbered = _numbered(game, record, state, (kind.takes, named))
    replay.replay(game, record)  # holds the result
    lines = [f'[{name} "{_quoted(value)}"]' for name, value in tags.items()]
    text = "\n".join([*lines, "", *_wrapped([*numbered, tags["Result"]])]) + "\n"
    return RecordWritten(text, tuple(_omissions(record, state)))


def _is_other(game: PointsGame, crux: str, key: str) -> bool:
    return any(one.name == crux and one.default != key for one in game.cruces)


def _tags_of(record: Record, kind: Kind) -> dict[str, str]:
    number, _blank, event = record.header("Series").partition(" ")
    text = record.header("Result").removesuffix(f" {AGREED}")
    result_of = dict(zip("AB-", kind.results, strict=True))
    return {
        "Event": event or "?",
        "Site": "?",
        "Date": record.header("Date")[:10].replace("-", ".") or "????.??.??",
        "Round": number or "?",
        "White": record.header("A") or "?",
        "Black": record.header("B") or "?",
        "Result": result_of.get(text, "*"),
        "GameType": kind.type,
    }


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _omissions(record: Record, begun: State) -> Iterator[Message]:
    """Yield the parts of a record that PDN cannot hold."""
    heads = [name for name in ("Version", "Hints") if record.header(name)]
    heads += unknown_heads(dict(record.headers))
    if "T" in record.header("Date"):
        heads.append("Date")
    if record.header("Start") and begun != State(begun.position):
        heads.append("Start")
    if heads:
        yield _("Left out, or in part: {heads}.", heads=", ".join(heads))


def _fen_of(game: PointsGame, state: State, named: Mapping[int, str]) -> str:
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
    """Yield the moves with their numbers, which count the turns of White."""
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
            yield game.short(state.position, move, named, takes)
            state = game.play(state, move).state
            number += not white


def _wrapped(words: list[str]) -> Iterator[str]:
    """Yield words in lines of limited length."""
    line = ""
    for word in words:
        if line and len(line) + len(word) >= WIDE:
            yield line
            line = word
        else:
            line = f"{line} {word}".strip()
    yield line


_TYPES = {kind.type.partition(",")[0]: slug for slug, kind in KINDS.items()}
LARGE = "20"  # the only type with squares above 32
_ABOVE_32 = re.compile(r"(?<![0-9])(?:3[3-9]|[4-9][0-9])(?![0-9])")


def names(text: str) -> tuple[str, Mapping[str, str]]:
    """Return the game of a text; raises ``UnknownName`` for a game that is not played here.

    Where no tag tells the game, squares above 32 do: only one board has any.

    >>> names('[GameType "25"]')[0]
    'damas-rusas'
    """
    pdn_text = scan(text)
    type = pdn_text.tag("GameType").partition(",")[0].strip()
    types = one_of(f"{number} ({slug})" for number, slug in _TYPES.items())
    squares = (pdn_text.tag("FEN"), *(move.text for move in pdn_text.moves))
    if not type and any(map(_ABOVE_32.search, squares)):
        type = LARGE
    if not type:
        says = _("no tag says which draughts it is, like '[GameType \"20\"]'; {known}")
        raise BadNotation(_("line {line}: {error}", line=1, error=says.with_fields(known=types)), 1)
    if type not in _TYPES:
        with at_line(pdn_text.line("GameType")):
            raise UnknownName(
                _(
                    "draughts of type {type!r} are not played here; {known}",
                    type=type,
                    known=types,
                )
            )
    return _TYPES[type], {}


PDN = Format(names, read, write)
