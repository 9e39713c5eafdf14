"""The scene that a game shows of its board, as plain data. The kinds are in ``juegos.draw``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class AnyScene(Protocol):
    """A scene: what a board shows at a moment, without rules and without drawing."""

    @property
    def caption(self) -> str:
        """What is to be done now, in words."""

    def staked(self, pot: int, balance: tuple[str, ...]) -> AnyScene:
        """Return the scene with the pot and each seat's gains; unchanged if it shows no stakes."""

    def seen_from(self, seat: int) -> AnyScene:
        """Return the scene with this seat at the near edge; unchanged if it has no edges."""

    def plain(self) -> Mapping[str, object]:
        """Return the scene as JSON values."""
