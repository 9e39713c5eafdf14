"""The door that replays a stored game: each move with its result."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from juegos import catalogue
from juegos.core import headers
from juegos.core import record as records
from juegos.core.errors import BadNotation, BadRequest, at_line
from juegos.core.formats import OURS, RecordRead, comments_left_out, detect
from juegos.core.game import Event, Game, Turn
from juegos.core.message import _
from juegos.core.record import Record
from juegos.doors import formats
from juegos.doors import request as asked
from juegos.doors.play import (
    PART,
    Viewer,
    board_scene,
    move_text,
    plain_events,
    plain_turn,
    position,
    position_reply,
    public_move,
    viewer_of,
)
from juegos.doors.request import Reply, Request
from juegos.engine import account as accounts
from juegos.engine import replay as beginning
from juegos.engine.account import Account


def replay(request: Request) -> Reply:
    """Return the result of each move of a game, and the last state as ``start`` describes it.

    The game is a record, ``text``; or it is given by ``slug``, ``readings`` and ``moves``, with the
    first ``state`` unless it is the start. ``heads`` are the headers of a record, and ``text`` is
    the whole record, written out, once all its moves are done. ``before`` is the number of lines
    before ``text`` in a file, so that errors name lines of the file. ``left_out`` has sentences
    about what a record cannot hold of the text, such as comments.

    A long game is replayed in parts of at most ``PART`` moves. The request for a part gives in
    ``from`` the number of moves done, and in ``state`` the state after them.

    Each of the ``steps`` has the move, in ``said`` the same in a player's words, the state after
    it, the turn then, the seat that has the dice or cards, the name of chance there, the move by
    which that seat ``throws`` if it might do something else first, and the events. Chance has no
    name where dice are thrown, and an empty one where nobody has to do anything for it. Where
    something is hidden from the ``seat`` that asks, only ``state`` and ``text`` hold it, and they
    must not be shown.
    """
    written, left_out = _requested_record(request)
    game, many, parts = catalogue.game_of(written), len(written.moves), "from" in request
    if many > PART and not parts:
        raise BadRequest(
            _(
                "the game has {moves} moves: ask for {part} at a time, first with 'from': 0, "
                "then with the 'done' of each reply as 'from' and its 'state'",
                moves=many,
                part=PART,
            )
        )
    first = asked.whole(request, "from", 0, many) if parts else 0
    begun = position(request, game) if first else beginning.begin(game, written)
    done = min(first + PART, many)
    reply = _replay_part(game, written, begun, range(first, done), viewer_of(request, game))
    if done == many:
        beginning.check_result(game, written, *accounts.read(game, reply["state"]))
    return {
        **({"text": records.write(written)} if done == many else {}),
        **({"heads": headers.plain(dict(written.headers))} if written.headers else {}),
        **({"left_out": list(left_out)} if left_out and not first else {}),
        **({"done": done, "of": many} if parts else {}),
        **reply,
    }


def _replay_part(
    game: Game[Any, Any],
    written: Record,
    begun: tuple[Any, Account],
    moves: range,
    viewer: Viewer,
) -> Reply:
    """Return some moves of a record step by step, and the state after them."""
    state, account = begun
    last, events, steps = None, tuple[Event, ...](), list[Reply]()
    for move, step in records.steps(game, written, state, moves.start, moves.stop):
        readable = _readable_move(game, game.turn(state), move, viewer.seat)
        as_said = readable and move_text(game, state, move, viewer.seat)
        last, state, account, events = move, step.state, account.after(step), step.events
        scene = board_scene(game, state, account, last, viewer.seat).plain()
        steps.append(
            {
                "move": readable,
                "said": as_said,
                "state": accounts.write(game, state, account),
                "turn": plain_turn(game.turn(state)),
                "hand": scene["hand"],
                "chance": scene.get("chance"),
                "throws": scene.get("throws", ""),
                "events": plain_events(events),
            }
        )
    return {"steps": steps, **position_reply(game, state, account, last, events, viewer)}


def _readable_move(game: Game[Any, Any], turn: int | Turn, move: Any, seat: int | None) -> str:
    """Return a move as a seat may read it; a dealt card appears on the table, if visible to it."""
    hides = catalogue.entry(game.slug).hidden(game) is not None
    if hides and seat is not None and turn is Turn.CHANCE:
        return ""
    return public_move(game, turn, move, seat)


def _requested_record(request: Request) -> RecordRead:
    """Return the game of a request as its record, whose lines errors name."""
    if "text" in request:
        most = records.MOST_CHARACTERS
        before = asked.whole(request, "before", 0, most) if "before" in request else 0
        return formats.read(asked.text(request, "text"), before)
    moves = request.get("moves")
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadRequest(_("the request needs a list of texts {field!r}", field="moves"))
    slug = asked.text(request, "slug", catalogue.CATALOGUE)
    is_set = "state" in request and not request.get("from")
    start = (("Start", asked.text(request, "state")),) if is_set else ()
    record = Record(slug, tuple(asked.readings(request).items()), tuple(moves), start)
    read = records.parse(records.write(record))
    if read != record:
        raise BadNotation(_("no record can be made of these moves"))
    return RecordRead(read)


def read_records(request: Request) -> Reply:
    r"""Return each record of a text that may hold several, one after the other.

    A text in another notation known here holds one; ``left_out`` has sentences about what a record
    cannot hold of it, such as comments.

    Only the name of each game is checked, not the moves: a record listed here may still be refused
    when it is replayed. ``part`` is the text to replay, and ``before`` the number of lines before
    it, which a request to replay may repeat so that errors name lines of the whole text.

    Raises:
        UnknownName: there is no game of that name; ``at`` is the line.
        BadNotation: as ``juegos.core.record.parse``; ``at`` is the line in the whole text.

    >>> reply = read_records({"text": "Game: mayores\n\n6-4-1\n\nGame: azar\nB: computer best\n"})
    >>> [(one["slug"], one["moves"]) for one in reply["records"]]
    [('mayores', ['6-4-1']), ('azar', [])]
    """
    text, left_out = asked.text(request, "text"), tuple[str, ...]()
    records.check_length(text)
    if detect(text) != OURS:
        text, left_out = _as_record(text)
    elif remarks := records.comments(text):
        left_out = (comments_left_out(remarks),)
    return {
        **({"left_out": list(left_out)} if left_out else {}),
        "records": [
            {
                "text": records.write(one),
                "part": part,
                "before": before,
                "slug": catalogue.entry_of(one).slug,
                "readings": dict(one.readings),
                "moves": list(one.moves),
                "heads": headers.plain(dict(one.headers)),
            }
            for before, part in _split_records(text)
            for one in (records.parse(part, before),)
        ],
    }


def _as_record(text: str) -> tuple[str, tuple[str, ...]]:
    """Return a text of another notation as a record, and what that leaves out."""
    content = formats.read(text)
    return records.write(content.record), content.left_out


def _split_records(text: str) -> Iterator[tuple[int, str]]:
    """Yield the records of a text, each with the number of lines before it."""
    before, part, count, has_game = 0, list[str](), 1, False
    for number, line in enumerate(records.lines(text)):
        begins = line.lstrip().startswith("Game:")
        if begins and has_game:
            yield before, "\n".join(part)
            before, part, count = number, [], count + 1
            if count > records.MOST_RECORDS:
                with at_line(number + 1):
                    says = _("a text holds at most {most} records; hand them on in several")
                    raise BadNotation(says.with_fields(most=records.MOST_RECORDS))
        has_game |= begins
        part.append(line)
    yield before, "\n".join(part)
