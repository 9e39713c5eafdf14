"""Published figures of others, from ``corpus/publicadas.toml``, with our own count.

The file names the function that counts the same thing here; whether the two are equal is
computed, never noted.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from typing import Any

from conf.edition.document import ROOT

FILE = Path("corpus/publicadas.toml")

Value = Fraction | tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Published:
    """A published figure, and the call that counts the same here.

    ``by`` is the work, ``where`` the place in it, ``what`` the thing counted, ``printed`` the
    figure as it was printed; ``of`` is the group of figures that it is shown with. ``differs`` says
    of one that is not ours whether it is ``rounded``, a ``slip``, or rests on an ``assumption``.
    ``again`` is the id of the line of the concordance that has the same printed figure.
    """

    id: str
    by: str
    where: str
    what: str
    printed: str
    value: Value
    code: str
    given: Mapping[str, Any]
    note: str = ""
    of: str = "dados"
    differs: str = ""
    again: str = ""

    def ours(self) -> Value:
        """Return our count; ``code`` is the dotted name of a function, ``given`` its input."""
        module, _, name = self.code.rpartition(".")
        return exact(getattr(import_module(module), name)(**self.given))

    def verdict(self, ours: Value) -> str:
        """Return ``equal`` where our count is the published one, or the file's word for it."""
        return "equal" if ours == self.value else self.differs


def published(root: Path = ROOT) -> tuple[Published, ...]:
    """Return the published figures in the order of the file."""
    entries = tomllib.loads((root / FILE).read_text("utf-8"))["figure"]
    return tuple(_figure(entry) for entry in entries)


def _figure(entry: dict[str, Any]) -> Published:
    return Published(
        entry["id"],
        entry["by"],
        entry["where"],
        entry["what"],
        entry.get("printed") or _printed(entry["value"]),
        exact(entry["value"]),
        entry["ours"],
        entry.get("with", {}),
        entry.get("note", ""),
        entry.get("of", "dados"),
        entry.get("differs", ""),
        entry.get("again", ""),
    )


def _printed(value: int | str | list[int]) -> str:
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)


def exact(value: int | str | Fraction | list[int]) -> Value:
    """Return a figure in a comparable form: a number, ``"3/36"``, or a row of numbers."""
    return tuple(value) if isinstance(value, list) else Fraction(value)


def shown(value: Value) -> str:
    """Return a figure of ours: ``56``, ``1/12``, ``1, 2, 3``."""
    return str(value) if isinstance(value, Fraction) else _printed(list(value))
