"""What a game says of a board, as plain data; which kinds there are ``juegos.draw`` knows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Shown(Protocol):
    """A scene: what a board shows at a moment, with no rule in it and no drawing."""

    @property
    def caption(self) -> str:
        """What is to be done now, in words."""

    def staked(self, pot: int, balance: tuple[str, ...]) -> Shown:
        """Return the scene with what lies at stake and what each has gained, if it shows that."""

    def plain(self) -> Mapping[str, object]:
        """Return the scene as JSON values."""
