"""The doors for playing a game; each reply describes the state after it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, NamedTuple

from juegos import catalogue
from juegos.core import headers
from juegos.core import record as records
from juegos.core.errors import BadRequest
from juegos.core.game import Event, Game, Outcome, Stepwise, Turn
from juegos.core.message import ENGLISH, Message, Tell, _, translated
from juegos.core.record import Record
from juegos.core.scene import AnyScene
from juegos.doors import formats
from juegos.doors import request as asked
from juegos.doors.request import Reply, Request
from juegos.draw.drawing import svg
from juegos.engine import account as accounts
from juegos.engine import replay
from juegos.engine.account import Account
from juegos.engine.sample import draw

MOST_DRAWN = 1000  # casts in a row before a seat is to move: more than any game has
PART = 4000  # moves of a record that are gone through at once


def position(request: Request, game: Game[Any, Any]) -> tuple[Any, Account]:
    """Return the state of a request, and the account written with it."""
    return accounts.read(game, asked.text(request, "state"))


def start(request: Request) -> Reply:
    """Return the start of a game, or the position that the request sets up for it.

    ``begins`` is a sentence saying that the game does not begin so; it is empty where it does.
    """
    game = asked.game(request)
    setup = position(request, game) if "state" in request else None
    state, account = setup or (game.start(), accounts.opening(game))
    viewer = viewer_of(request, game)
    began = unusual_start(game, state, account)
    begins = viewer.tell(began) if began else ""
    return {**position_reply(game, state, account, None, (), viewer), "begins": begins}


def unusual_start(game: Game[Any, Any], state: Any, account: Account) -> Message | None:
    """Return a sentence saying that a game began elsewhere than usual, or None."""
    if (state, account) == (game.start(), accounts.opening(game)):
        return None
    return _("This game did not begin from its opening, but from a position that was set up.")


class Viewer(NamedTuple):
    """The receiver of a reply: a seat, or None for anybody, and the translation of its words.

    ``near`` is the seat at the near edge of the board in the drawing.
    """

    seat: int | None
    tell: Tell
    near: int = 0


def viewer_of(request: Request, game: Game[Any, Any]) -> Viewer:
    """Return the viewer of the reply to a request."""
    near = asked.whole(request, "near", 0, game.seats - 1) if "near" in request else 0
    return Viewer(asked.seat(request, game), _tell(request), near)


def _tell(request: Request) -> Tell:
    """Return the function that translates sentences for a request."""
    translations = asked.language(request)
    return str if translations is ENGLISH else partial(translated, language=translations)


def position_reply(  # noqa: PLR0913, PLR0917  what a step comes to, and for whom
    game: Game[Any, Any],
    state: Any,
    account: Account,
    last: Any,
    events: tuple[Any, ...],
    viewer: Viewer,
) -> Reply:
    """Return the part common to the replies of start, play, throw and record, for one seat.

    ``state`` alone also holds what is hidden from the seat; the caller must not show it.
    """
    end = game.outcome(state)
    scene = board_scene(game, state, account, last, viewer.seat)
    return {
        "slug": game.slug,
        "readings": dict(game.readings),
        "state": accounts.write(game, state, account),
        **({"account": _plain(account)} if accounts.is_staked(game) else {}),
        **_choices(game, state, viewer.seat),
        "scene": {**scene.plain(), "svg": svg(scene.seen_from(viewer.near), viewer.tell)},
        "events": plain_events(events),
        "outcome": None if end is None else _end_reply(end, account),
    }


def board_scene(
    game: Game[Any, Any], state: Any, account: Account, last: Any, seat: int | None
) -> AnyScene:
    """Return the scene after the move ``last``, for a seat or for anybody."""
    hidden = catalogue.entry(game.slug).hidden(game)
    if seat is not None and hidden is not None:
        return hidden.shown_to(state, seat, last)
    return accounts.scene(game, state, account, last)


def plain_events(events: Iterable[Event]) -> list[Reply]:
    """Return events as JSON, each with its rule, its seat and its amount."""
    return [{"rule": e.rule.id, "text": e.text, "seat": e.seat, "amount": e.amount} for e in events]


def public_move(game: Game[Any, Any], turn: int | Turn, move: Any, seat: int | None) -> str:
    """Return a move, made in its ``turn``, in the notation that a seat may read."""
    hidden = catalogue.entry(game.slug).hidden(game)
    if hidden is not None and seat not in {None, turn}:
        return hidden.heard(move)
    return game.write_move(move)


def move_text(game: Game[Any, Any], state: Any, move: Any, seat: int | None) -> str:
    """Return a move made at ``state`` as players write it, as far as a seat may read it.

    A throw of tables is its dice, the higher first; a decision made by a word is given in words.
    """
    turn, entry = game.turn(state), catalogue.entry(game.slug)
    written = public_move(game, turn, move, seat)
    if turn is Turn.CHANCE:
        dice = written.split("-")
        is_thrown = entry.family == "tablas" and all(map(str.isdigit, dice))
        return "".join(sorted(dice, reverse=True)) if is_thrown else written
    is_hidden = entry.hidden(game) is not None and seat not in {None, turn}
    return (written and game.say_move(state, written if is_hidden else move)) or written


def _end_reply(end: Outcome, account: Account) -> Reply:
    """Return how a game ended; if nobody takes the stake, who gained on the way is the winner."""
    shares = [str(share) for share in end.shares]
    return {"shares": shares, "why": end.why.id, "winner": replay.winner(end, account)}


def _plain(account: Account) -> Reply:
    return {"pot": account.pot, "paid": list(account.paid)}


def _choices(game: Game[Any, Any], state: Any, seat: int | None = None) -> Reply:
    turn, entry = game.turn(state), catalogue.entry(game.slug)
    if seat is not None and turn != seat and entry.hidden(game) is not None:
        nothing = ("moves", "names", "weights", "paths", "takes")
        return {"turn": plain_turn(turn), **{name: list[str]() for name in nothing}}
    weights = dict(game.throws(state).items()) if turn is Turn.CHANCE else {}
    moves = list(weights) or list(game.moves(state))
    stepwise, woven = entry.stepwise(game), entry.multi_step(game)
    return {
        "turn": plain_turn(turn),
        "moves": [game.write_move(move) for move in moves],
        "names": [] if weights else [game.say_move(state, move) for move in moves],
        "weights": list(weights.values()),
        **(_ways(stepwise, moves) if stepwise is not None else {}),
        **({"web": woven.move_graph(state)} if moves and not weights and woven is not None else {}),
    }


def plain_turn(turn: int | Turn) -> int | str:
    """Return the turn as JSON: a seat, chance, or the end."""
    return turn.value if isinstance(turn, Turn) else turn


def _ways(game: Stepwise, moves: list[Any]) -> Reply:
    """Return each move step by step, for a board on which it is made so, and what it takes."""
    return {
        "paths": [list(game.steps(move)) for move in moves],
        "takes": [list(game.takes(move)) for move in moves],
    }


def moves(request: Request) -> Reply:
    """Return the legal moves at a state."""
    game = asked.game(request)
    state, _ = position(request, game)
    return _choices(game, state, asked.seat(request, game))


def play(request: Request) -> Reply:
    """Return the result of a move."""
    game = asked.game(request)
    state, account = position(request, game)
    move = game.read_move(state, asked.text(request, "move"))
    return _after(game, state, account, move, viewer_of(request, game))


def _after(game: Game[Any, Any], state: Any, account: Account, move: Any, viewer: Viewer) -> Reply:
    step = game.play(state, move)
    return {
        "move": public_move(game, game.turn(state), move, viewer.seat),
        "said": move_text(game, state, move, viewer.seat),
        **position_reply(game, step.state, account.after(step), move, step.events, viewer),
    }


def throw(request: Request) -> Reply:
    """Return the result of a throw drawn at random."""
    game = asked.game(request)
    state, account = position(request, game)
    if game.turn(state) is not Turn.CHANCE:
        raise BadRequest(_("there is nothing to throw here; ask 'moves' what there is to do"))
    move = draw(game.throws(state), asked.rng(request))
    return _after(game, state, account, move, viewer_of(request, game))


def deal(request: Request) -> Reply:
    """Let chance move until a seat is to move, and return the state then.

    With ``written`` the reply also has the moves of chance as ``dealt``, for the caller that keeps
    the game: like ``state`` they hold what is hidden from seats.
    """
    game = asked.game(request)
    state, account = position(request, game)
    rng, move, dealt = asked.rng(request), None, list[str]()
    events: tuple[Event, ...] = ()
    for _cast in range(MOST_DRAWN):
        if game.turn(state) is not Turn.CHANCE:
            break
        move = draw(game.throws(state), rng)
        dealt.append(game.write_move(move))
        step = game.play(state, move)
        state, account, events = step.state, account.after(step), (*events, *step.events)
    if move is None:
        raise BadRequest(_("there is nothing to deal here; ask 'moves' what there is to do"))
    return {
        "move": "",
        **({"dealt": dealt} if request.get("written") is True else {}),
        **position_reply(game, state, account, move, events, viewer_of(request, game)),
    }


def record(request: Request) -> Reply:
    """Return the position that a record leads to, and its headers if it has any.

    The text may be in any notation known here; ``left_out`` has sentences about what a record
    cannot hold of it.

    A long record is replayed in parts of at most ``PART`` moves. The request for a part gives in
    ``from`` the number of moves done, and in ``state`` the state after them.
    """
    content = formats.read(asked.text(request, "text"))
    left_out = {"left_out": list(content.left_out)} if content.left_out else {}
    return {**replayed(request, content.record), **left_out}


def replayed(request: Request, parsed: Record) -> Reply:
    """Return the reply for a record, in whatever form the request gave it."""
    many, parts = len(parsed.moves), "from" in request
    if many > PART and not parts:
        raise BadRequest(
            _(
                "the record has {moves} moves: ask for {part} at a time, first with 'from': 0, "
                "then with the 'done' of each reply as 'from' and its 'state'",
                moves=many,
                part=PART,
            )
        )
    game = catalogue.game_of(parsed)
    first = asked.whole(request, "from", 0, many) if parts else 0
    state, account = position(request, game) if first else replay.begin(game, parsed)
    done = min(first + PART, many)
    last, events = None, list[Event]()
    for move, step in records.steps(game, parsed, state, first, done):
        last, state, account = move, step.state, account.after(step)
        events += step.events
    if done == many:
        replay.check_result(game, parsed, state, account)
    return {
        **({"text": records.write(parsed)} if done == many else {}),
        **({"heads": headers.plain(dict(parsed.headers))} if parsed.headers else {}),
        **({"done": done, "of": many} if parts else {}),
        **position_reply(game, state, account, last, tuple(events), Viewer(None, _tell(request))),
    }
