"""``juegos solve``: solve all positions still reachable, here or elsewhere."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Mapping
from contextlib import closing
from typing import Any

from juegos import __version__, catalogue
from juegos.cli import executors, files, progress
from juegos.cli.common import readings, say, tell
from juegos.core.errors import BadRequest, NotExact
from juegos.core.game import Turn
from juegos.core.message import _, _n, joined
from juegos.engine.exploration import LIMIT, Exploration, Part
from juegos.engine.retrograde import Solution

WINNERS = {0: "first", 1: "second", None: "drawn"}


def add(command: Any) -> None:
    """Add the command."""
    sub = command("solve", solve, _("solve a game on lines, or its endings, backward"), "slug")
    what = sub.add_mutually_exclusive_group()
    what.add_argument("--state", help=_("in the game's notation; the start when left out"))
    men = _("all positions with at most so many men, the first player to move")
    what.add_argument("--men", type=int, metavar="N", help=men)
    limit = _("give up where there are more positions")
    sub.add_argument("--limit", type=int, default=LIMIT, metavar="N", help=limit)
    keep = _("keep there how far it has come, and go on from there if it was begun")
    sub.add_argument("--keep", metavar=_("FILE"), help=keep)
    executors.add(sub)


def solve(options: argparse.Namespace) -> None:
    """Solve, and print the result; the checkpoint remains if the command is stopped."""
    entry = catalogue.entry(options.slug)
    game = entry.game(readings(options))
    placed = entry.positional(game)
    if placed is None or game.turn(game.start()) is Turn.CHANCE:
        raise NotExact(_("{slug}: this engine solves games on lines, without dice", slug=game.slug))
    if options.men is not None and options.men < 2:
        raise BadRequest(_("an ending has at least two men"))
    state = game.read(options.state) if options.state else game.start()
    here = placed.positions(state).first
    roots = placed.endings(options.men) if options.men else [here]
    walk = Exploration(placed.core, roots, canonical=placed.canonical(), limit=options.limit)
    asked = {"slug": game.slug, "readings": dict(game.readings)}
    _explore(options, walk, {**asked, "state": game.write(state), "men": options.men})
    solution = Solution.from_exploration(walk)
    reply = {**asked, **_count_results(solution)}
    if not options.men:
        winner, plies = solution[here]
        moves = [game.write_move(move) for move in solution.best(here)]
        reply |= {"comes": WINNERS[winner], "in_moves": plies, "best": sorted(moves)}
    say(options, reply, _lines(reply))


def _explore(options: argparse.Namespace, walk: Exploration[Any], asked: dict[str, Any]) -> None:
    """Finish an exploration, and store each part."""
    exploration_checkpoint = ExplorationCheckpoint(options.keep, asked)
    exploration_checkpoint.begin(walk)
    with executors.executor(options) as executor, closing(walk.parts(executor)) as running:
        for part in running:
            exploration_checkpoint.add(part)
            number = len(walk.positions)
            message = _(
                "{done} of {known} positions", done=f"{walk.explored:,}", known=f"{number:,}"
            )
            progress.show(walk.explored, number, tell(options, message))


def _count_results(solution: Solution[Any]) -> dict[str, int]:
    """Return the number of positions, and of their results."""
    count = Counter(WINNERS[one.winner] for one in solution.verdicts())
    longest = max(one.plies for one in solution.verdicts())
    each = {name: count[name] for name in WINNERS.values()}
    return {"positions": len(solution), **each, "longest": longest}


def _lines(reply: dict[str, Any]) -> list[str]:
    """Return the lines for a person, one figure each."""
    chosen = " ".join(f"{crux}={key}" for crux, key in reply["readings"].items())
    figures = {
        "positions": _("positions that are not alike"),
        "first": _("of them the first player wins"),
        "second": _("of them the second player wins"),
        "drawn": _("of them nobody wins"),
        "longest": _("moves of both together in the longest win"),
    }
    lines: list[str] = [f"{reply['slug']}  {chosen}".rstrip()]
    if "comes" in reply:
        lines.append(_result_text(reply["comes"], reply["in_moves"]))
        lines += [_("best: {moves}", moves=" | ".join(reply["best"]))] if reply["best"] else []
    return lines + [joined([f"{reply[name]:>12,}", says], "  ") for name, says in figures.items()]


def _result_text(winner: str, moves: int) -> str:
    """Return the result of a position in words."""
    if winner == "drawn":
        return _("Nobody can force a win.")
    if winner == "first":
        return _n(
            "The first player wins, in {count} move.",
            "The first player wins, in {count} moves of both together.",
            moves,
        )
    return _n(
        "The second player wins, in {count} move.",
        "The second player wins, in {count} moves of both together.",
        moves,
    )


class ExplorationCheckpoint:
    """The file that stores an exploration; without a name nothing is stored."""

    def __init__(self, file: str | None, asked: Mapping[str, Any]) -> None:
        self._file = file
        self._head = json.dumps({"juegos": __version__, **asked})

    def begin(self, walk: Exploration[Any]) -> None:
        """Bring an exploration to the state of the file, or begin the file.

        An incomplete last line is ignored.

        Raises:
            BadRequest: the file belongs to something else; it is left unchanged.
        """
        if not self._file:
            return
        whole = [self._head]
        if files.there(self._file):
            head, *lines = files.content(self._file).split("\n")
            if head != self._head:
                raise BadRequest(
                    _(
                        "{file} keeps nothing of this; ask for what it was begun with, or keep it "
                        "in another file",
                        file=self._file,
                    )
                )
            for line in lines[:-1]:
                self._put(walk, line, len(whole) + 1)
                whole.append(line)
        files.replace(self._file, "\n".join(whole) + "\n")

    def _put(self, walk: Exploration[Any], line: str, number: int) -> None:
        try:
            met, *rest = json.loads(line)
            walk.add(Part([_position(walk, one) for one in met], *rest))
        except (TypeError, ValueError, OverflowError) as error:
            says = _("{file}: line {n} is no part of this", file=self._file, n=number)
            raise BadRequest(says) from error

    def add(self, part: Part) -> None:
        """Store a part."""
        if self._file:
            line = json.dumps([list(field) for field in part], separators=(",", ":"))
            files.append(self._file, f"{line}\n")


def _position(walk: Exploration[Any], fields: list[Any]) -> Any:
    """Return a position of the game from its fields in a file; raises ``ValueError``."""
    first = walk.positions[0]
    whole = [tuple(field) if isinstance(field, list) else field for field in fields]
    if list(map(type, whole)) != list(map(type, first)):
        raise ValueError(f"{fields} is no position")
    return getattr(type(first), "_make", tuple)(whole)
