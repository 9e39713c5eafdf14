"""The pages that stand in frames on other people's pages, as they are in the built site."""

from __future__ import annotations

from typing import TYPE_CHECKING

from juegos.catalogue import CATALOGUE
from tests.help.built_site import Tags

if TYPE_CHECKING:
    from tests.help.built_site import Site


def test_every_game_has_a_page_for_frames(whole: Site) -> None:
    """One for each of the catalogue, with its board, the way to its room and to the edition."""
    names = {path.stem for path in (whole.out / "embed").glob("*.html")}
    assert names == set(CATALOGUE)
    for slug in CATALOGUE:
        tags = Tags(whole.html(f"embed/{slug}"))
        assert tags.has(f"tablero-{slug}")
        links = {one.get("href") for one in tags.all("a")}
        assert {f"../play/{slug}.html", "../index.html"} <= links


def test_a_page_for_frames_is_left_out_of_searches(whole: Site) -> None:
    """Programs are told not to list it, and to cite the room in its place."""
    for slug in CATALOGUE:
        framed, room = (Tags(whole.html(f"{place}/{slug}")) for place in ("embed", "play"))
        (robots,) = framed.all("meta", name="robots")
        assert robots["content"] == "noindex"
        assert not room.all("meta", name="robots")
        shown, value = (tags.all("meta", property="og:url") for tags in (framed, room))
        assert shown == value


def test_a_board_in_a_frame_has_no_panels_beside_it(whole: Site) -> None:
    """Neither a bar of chances nor what is chosen before a game in a room."""
    for slug in CATALOGUE:
        framed = whole.html(f"embed/{slug}")
        assert "j-bar" not in framed
        assert "j-start" not in framed
        assert "j-room" not in framed
