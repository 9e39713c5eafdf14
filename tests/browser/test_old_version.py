"""Two versions of the site in one folder of a host: a page of the older leads to the newer."""

from __future__ import annotations

import json
import shutil
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from conf.publish import versions
from conf.release import old_versions
from conf.server import serving
from juegos import __version__

if TYPE_CHECKING:
    from pathlib import Path

    from tests.browser.conftest import Visitor

PAGE = "metodo/como-citar.html"


def test_an_older_page_leads_to_its_place_in_the_newest(
    visit: Visitor, site: Path, tmp_path: Path
) -> None:
    """It names the newest version, and follows the reader's place; both stand in a subfolder."""
    for name in (PAGE, versions.NAME):
        (tmp_path / "old" / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(site / name, tmp_path / "old" / name)
    shutil.copytree(site / "_static", tmp_path / "old/_static", ignore=lambda *_: {"juegos"})
    newer = tmp_path / "host" / "juegos"
    shutil.copytree(tmp_path / "old", newer)
    (newer / versions.NAME).write_text(json.dumps({"newest": "9.9.9"}), "utf-8")
    old_versions.keep(tmp_path / "old", newer)
    with serving(tmp_path / "host") as base:
        seen = visit(f"juegos/{versions.folder(__version__)}{PAGE}", at=base).page
        expect(seen.locator("#j-old a")).to_contain_text("(9.9.9)")
        seen.evaluate("location.hash = 'furo-main-content'")
        seen.locator("#j-old a").click()
        expect(seen.locator("#j-old")).to_have_count(0)
        assert seen.url == f"{base}juegos/{PAGE}#furo-main-content"
