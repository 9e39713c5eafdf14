"""The site in a folder of a server that is not ours, with the settings that we give for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.help.servers import Server, apache2, caddy, nginx, running

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Visitor


@pytest.mark.parametrize("server", [nginx, caddy, apache2])
def test_a_game_is_played_to_its_end_below_a_folder(
    visit: Visitor, site: Path, tmp_path: Path, server: Server
) -> None:
    """On its page; what the reader opens next comes from the same folder; nothing complains."""
    root = site.resolve().parent / "below"  # tmp_path may not be read by other users
    root.mkdir(exist_ok=True)
    (root / "juegos").unlink(missing_ok=True)
    (root / "juegos").symlink_to(site.resolve())
    with running(server, tmp_path, root) as address:
        seen = visit("juegos/dados/azar.html", at=address)
        board = seen.board()
        board.play()
        board.play_out()
        assert board.over
        seen.page.goto(f"{address}juegos/play/alquerque.html")
        expect(seen.page.locator("#tablero-alquerque")).to_be_visible()
        assert all(asked.startswith((f"{address}juegos/", "blob:")) for asked in seen.requests)
        seen.page.close()
