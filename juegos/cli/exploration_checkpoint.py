"""The progress of a solver in a file: a line with the request, then one for each part."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from juegos import __version__
from juegos.cli import files
from juegos.core.errors import BadRequest
from juegos.core.message import _
from juegos.engine.exploration import Exploration, Part


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
