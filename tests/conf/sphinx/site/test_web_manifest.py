"""The manifest by which a browser takes the site for a program, its icons, and what is kept."""

from __future__ import annotations

import json
import struct
from typing import TYPE_CHECKING, Any

import pytest

from conf.sphinx.site import web_manifest
from juegos.catalogue import CATALOGUE
from tests.help.built_site import Tags

pytestmark = pytest.mark.thorough  # they build a site of their own

if TYPE_CHECKING:
    from tests.help.built_site import Site

BEGINS = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def manifest(whole: Site) -> dict[str, Any]:
    """Return what the manifest says."""
    fields: dict[str, Any] = json.loads((whole.out / "manifest.webmanifest").read_text("utf-8"))
    return fields


def test_the_manifest_begins_with_the_gallery(whole: Site, manifest: dict[str, Any]) -> None:
    """Its first page is there, and within what the program may show."""
    assert manifest["start_url"] == "play/index.html"
    assert (whole.out / manifest["start_url"]).is_file()
    assert manifest["scope"] == "."
    assert manifest["display"] == "standalone"


def test_icons_are_as_large_as_the_manifest_says(whole: Site, manifest: dict[str, Any]) -> None:
    """Pictures of both sizes, for systems that cut them round too."""
    kinds = sorted((one["sizes"], one["purpose"]) for one in manifest["icons"])
    assert kinds == [("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")]
    for one in manifest["icons"]:
        data = (whole.out / one["src"]).read_bytes()
        assert data[:8] == BEGINS
        width, height = struct.unpack(">II", data[16:24])
        assert f"{width}x{height}" == one["sizes"]


def test_an_icon_is_painted_of_what_is_known() -> None:
    """The same twice; a shape that cannot be painted is told, and not left out."""
    svg = web_manifest.PICTURE.read_text("utf-8")
    once, again = (web_manifest.png(svg, 192, masked=True) for _ in range(2))
    assert once == again
    assert once != web_manifest.png(svg, 192, masked=False)
    with pytest.raises(ValueError, match="path is neither"):
        web_manifest.png(svg.replace("circle", "path"), 192, masked=False)


def test_every_page_links_to_the_manifest(whole: Site) -> None:
    """From wherever it stands."""
    for page in whole.pages():
        (link,) = Tags(whole.html(page)).all("link", rel="manifest")
        there = (whole.out / f"{page}.html").parent / link["href"]
        assert there.resolve() == (whole.out / "manifest.webmanifest").resolve(), page


def test_what_is_kept_for_playing_is_there(whole: Site) -> None:
    """The gallery, every room, its sheets and scripts, each once and in the site."""
    files = json.loads((whole.out / "play/rooms.json").read_text("utf-8"))["files"]
    assert len(files) == len(set(files))
    assert {f"play/{slug}.html" for slug in CATALOGUE} <= set(files)
    assert {"index.html", "play/index.html", "play/games.html"} <= set(files)
    assert "_static/room.css" in files
    assert any(name.endswith("client/room.mjs") for name in files)
    assert [name for name in files if not (whole.out / name).is_file()] == []
