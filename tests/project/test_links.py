"""The check of the links sees what is broken, and only that."""

from __future__ import annotations

from pathlib import Path

from juegos.catalogue import game
from juegos.serve import handle
from tests.help.links import broken


def test_broken_links_are_told_with_their_place(tmp_path: Path) -> None:
    """A missing file, a missing anchor and a way out of the site are each one line."""
    (tmp_path / "a").mkdir()
    (tmp_path / "index.html").write_text(
        '<p id="f67r.a.12">\n<a href="a/#b">good</a> <a href="#f67r.a.12">good</a>\n'
        '<a href="https://example.org/x">elsewhere</a> <a href="a/c.html">none</a>\n'
        '<a href="a/#none">none</a> <img src="../secret.png" srcset="none.png 2x">',
        encoding="utf-8",
    )
    (tmp_path / "a" / "index.html").write_text('<b id="b"></b><a href="/">good</a>', "utf-8")

    assert list(broken(tmp_path)) == [
        "index.html:3: a/c.html: no such file in the site",
        "index.html:4: a/#none: no such anchor in a/index.html",
        "index.html:4: ../secret.png: no such file in the site",
        "index.html:4: none.png: no such file in the site",
    ]


def test_a_position_is_a_place_in_the_room_of_its_game(tmp_path: Path) -> None:
    """What the game can open there is no broken anchor; in another room, or cut off, it is."""
    start = game("alquerque").write(game("alquerque").start())
    opens = handle({"do": "link", "slug": "alquerque", "state": start})["link"]
    (tmp_path / "play").mkdir()
    for room in ("alquerque", "konane"):
        (tmp_path / f"play/{room}.html").write_text("", "utf-8")
    (tmp_path / "index.html").write_text(
        f'<a href="play/alquerque.html#{opens}"></a>\n<a href="play/konane.html#{opens}"></a>\n'
        f'<a href="play/alquerque.html#{opens[:-4]}"></a>',
        "utf-8",
    )
    results = [line.split(": ")[0] for line in broken(tmp_path)]
    assert results == ["index.html:2", "index.html:3"]


def test_a_language_that_is_not_built_is_not_asked_for(tmp_path: Path) -> None:
    """Links and forms may lead to a language that the site lacks; once it has one, they must."""
    (tmp_path / "404.html").write_text(
        '<a href="/es/" hreflang="es">Spanish</a> <form action="/es/search.html" lang="es"></form>'
        '<form action="/search.html" lang="en"></form>',
        encoding="utf-8",
    )
    (tmp_path / "search.html").write_text("", "utf-8")
    assert list(broken(tmp_path)) == []

    (tmp_path / "es").mkdir()
    assert list(broken(tmp_path)) == [
        "404.html:1: /es/: no such file in the site",
        "404.html:1: /es/search.html: no such file in the site",
    ]
