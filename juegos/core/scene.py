"""What a game says of its board, as plain data. The kinds of scene are in ``juegos.draw``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class AnyScene(Protocol):
    """A scene: what a board shows at a moment, with no rule in it and no drawing."""

    @property
    def caption(self) -> str:
        """What is to be done now, in words."""

    def staked(self, pot: int, balance: tuple[str, ...]) -> AnyScene:
        """Return the scene with the pot and each seat's gains; as it is if it shows no stakes."""

    def seen_from(self, seat: int) -> AnyScene:
        """Return the scene with this seat at the near edge; as it is if it has no edges."""

    def plain(self) -> Mapping[str, object]:
        """Return the scene as JSON values."""
