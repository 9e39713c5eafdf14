"""A record of draughts written as PDN: its tags, its moves with their numbers, what is left out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from juegos.alquerque.pdn_kinds import KINDS, Kind, squares
from juegos.alquerque.points_game import PointsGame
from juegos.alquerque.state import SIDES, State
from juegos.core.errors import BadNotation, at_line
from juegos.core.formats import RecordWritten
from juegos.core.game import Turn
from juegos.core.heads import AGREED, unsaid
from juegos.core.message import Message, _
from juegos.core.record import Record
from juegos.engine import replay

WIDE = 79  # characters of a line of moves


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
    heads += unsaid(dict(record.told))
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
            yield game.short(state.position, move, named, takes)
            state = game.play(state, move).state
            number += not white


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
