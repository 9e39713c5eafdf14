"""The doors for playing by letter.

Each takes a mailbox (``juegos.letters.mailbox``) and returns its new state; the caller keeps it,
and stores it before showing the reply. The caller draws ``id``, ``secret`` and ``nonce`` again for
each letter.
"""

from __future__ import annotations

from typing import Any

from juegos import catalogue
from juegos.core import record as records
from juegos.core.errors import BadRequest
from juegos.core.game import Game
from juegos.core.message import _
from juegos.core.record import Record
from juegos.doors import request as asked
from juegos.doors.play import Viewer, position_reply, unusual_start, viewer_of
from juegos.doors.request import Reply, Request
from juegos.engine import account as accounts
from juegos.engine import replay
from juegos.letters import correspondence as courses
from juegos.letters import mailbox as mailboxes
from juegos.letters.letter import GameLetter, parse, unseal
from juegos.letters.mailbox import FreshSecrets, Mailbox


def begin(request: Request) -> Reply:
    """Return the first letter of a game, from the seat of the request, and its mailbox."""
    game = asked.game(request)
    seat, id = asked.whole(request, "seat", 0, 1), asked.text(request, "id")
    usual = {crux.name: crux.default for crux in game.cruces}
    chosen = tuple(sorted((n, k) for n, k in game.readings.items() if usual.get(n) != k))
    start: tuple[tuple[str, str], ...] = ()
    if "state" in request:
        state, account = accounts.read(game, asked.text(request, "state"))
        start = (("Start", accounts.write(game, state, account)),)
    head = Record(game.slug, chosen, headers=start)
    return _mailbox_reply(
        mailboxes.begin(head, id, seat, _moves(request), _fresh_secrets(request)), request
    )


def read(request: Request) -> Reply:
    """Return the state of a game after the letter of the request, with its mailbox.

    Without a mailbox the letter may be the first of a game, which makes one; any other letter shows
    only its own contents, unchecked, and the reply has no mailbox. With a mailbox and without a
    letter the reply is the state of the game.
    """
    if "mailbox" not in request:
        return _first(request)
    mailbox = mailboxes.load(request["mailbox"])
    if "letter" not in request:
        return _mailbox_reply(mailbox, request)
    return _mailbox_reply(mailboxes.receive_letter(mailbox, asked.text(request, "letter")), request)


def _first(request: Request) -> Reply:
    link = asked.text(request, "letter")
    letter = parse(unseal(link))
    return (
        _unchecked(letter, request)
        if letter.number
        else _mailbox_reply(mailboxes.join_game(link), request)
    )


def _unchecked(letter: GameLetter, request: Request) -> Reply:
    """Return the contents of a letter whose game is not stored here."""
    game = catalogue.game_of(letter.game)
    state, account = accounts.read(game, letter.state)
    return {
        "mailbox": None,
        "id": letter.id,
        "number": letter.number,
        "begins": unusual_start(game, *replay.begin(game, letter.game)) or "",
        **position_reply(game, state, account, None, (), _viewer(request, game)),
    }


def write(request: Request) -> Reply:
    """Return the next letter, with the moves of the request, and the mailbox with it."""
    if "mailbox" not in request:
        raise BadRequest(_("the request needs a 'mailbox', as a door for letters has returned it"))
    mailbox = mailboxes.load(request["mailbox"])
    return _mailbox_reply(
        mailboxes.write_letter(mailbox, _moves(request), _fresh_secrets(request)), request
    )


def _moves(request: Request) -> tuple[str, ...]:
    moves = request.get("moves", [])
    if not isinstance(moves, list) or not all(isinstance(move, str) for move in moves):
        raise BadRequest(_("the request needs a list of texts {field!r}", field="moves"))
    return tuple(moves)


def _fresh_secrets(request: Request) -> FreshSecrets:
    return FreshSecrets(
        *(asked.text(request, n) if n in request else "" for n in FreshSecrets._fields)
    )


def _mailbox_reply(mailbox: Mailbox, request: Request) -> Reply:
    """Return the state of a game for the owner of a mailbox.

    ``letter`` is the last one that the owner wrote, ``number`` that of the next letter, and
    ``writes`` is true if the owner writes it; ``moves`` are then the legal moves. ``text`` is the
    record of the game so far, and ``begins`` says that the game did not begin in the usual way.
    """
    course, at = mailbox.course, mailbox.at
    mine = [link for n, link in enumerate(mailbox.letters) if (n % 2 == 0) == mailbox.is_opener]
    return {
        "mailbox": mailbox.plain(),
        "id": course.id,
        "number": course.number,
        "seat": mailbox.seat,
        "writes": mailbox.is_writer,
        "begins": unusual_start(course.game, *replay.begin(course.game, course.head)) or "",
        "letter": mine[-1] if mine else "",
        "text": records.write(courses.record(course, at)),
        **position_reply(
            course.game,
            at.state,
            at.account,
            at.last,
            at.events,
            _viewer(request, course.game),
        ),
    }


def _viewer(request: Request, game: Game[Any, Any]) -> Viewer:
    """Return the viewer of a reply: nothing is hidden, and the seat is that of the mailbox."""
    return viewer_of({name: value for name, value in request.items() if name != "seat"}, game)
