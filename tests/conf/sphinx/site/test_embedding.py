"""What stands on other people's pages: frames, oEmbed, pictures of links, the feed, reports."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from lxml import etree
from PIL import Image

from conf.publish import versions
from conf.sphinx.page import report
from conf.sphinx.site import frames, news, pictures
from juegos import tables
from juegos.edition.cite import cite
from tests.help.built_site import Tags, build, wrong

pytestmark = pytest.mark.thorough  # they build a site of their own

if TYPE_CHECKING:
    from tests.help.built_site import Site

BASE = "https://example.org/juegos/"
RULES = etree.RelaxNG(etree.parse(Path(__file__).with_name("atom.rng")))
ATOM = "{http://www.w3.org/2005/Atom}"
PAGE = """# Azar

```{j:pasaje} azar
```

```{j:reglas} azar
```

```{j:cuadro} azar.odds
```

```{j:tablero} azar
```
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Return a site of one page that knows its address, and where mistakes are told of."""
    folder = tmp_path_factory.mktemp("shared")
    (folder / "docs").mkdir()
    (folder / "docs/index.md").write_text(PAGE, "utf-8")
    text = "https://example.org/issues/new?title={id}"
    return build(folder / "docs", folder, html_baseurl=BASE, report=text)


def test_a_table_stands_in_a_page_for_frames(site: Site) -> None:
    """All of it, with a link to where it is told; nothing but its own script runs there."""
    page = site.html("embed/cuadro/azar.odds")
    assert wrong(page) == []
    shown = Tags(page)
    assert shown.has("cuadro-azar.odds")
    assert len(shown.all("tr")) == 1 + len(tables.table("azar.odds").rows)
    assert shown.all("a", href="../../index.html#cuadro-azar.odds")
    assert shown.all("meta", name="robots", content="noindex")
    faces = [site.out / "embed/cuadro" / one["href"] for one in shown.all("link", rel="preload")]
    assert faces
    assert all(face.is_file() for face in faces)


def test_a_passage_stands_in_a_page_for_frames(site: Site) -> None:
    """The original and its translation, each in its language, where it stands, how it is cited."""
    page = site.html("embed/pasaje/azar.s2")
    assert wrong(page) == []
    assert "At second hand" not in page
    assert Tags(page).all("summary", **{"aria-label": "Cite ldj:67r.a.6-11"})
    assert {one.get("lang") for one in Tags(page).all("p")} >= {"osp", "en"}
    assert "ldj:67" in page


def test_oembed_says_how_a_frame_is_made(site: Site) -> None:
    """What oEmbed 1.0 requires of a rich answer; the frame is a page that is there."""
    for kind, name in (("juego", "azar"), ("cuadro", "azar.odds"), ("pasaje", "azar.s2")):
        content = json.loads((site.out / f"oembed/{kind}/{name}.json").read_text("utf-8"))
        assert (content["version"], content["type"]) == ("1.0", "rich")
        assert {"html", "width", "height"} <= content.keys()
        (frame,) = Tags(content["html"]).all("iframe")
        assert (site.out / frame["src"].removeprefix(BASE)).is_file()
        assert frame["title"]


def test_a_frame_of_a_table_or_a_passage_names_its_file(site: Site) -> None:
    """By a link in its head, which leads to a file that is there."""
    for place in ("cuadro/azar.odds", "pasaje/azar.s2"):
        (link,) = Tags(site.html(f"embed/{place}")).all("link", type=frames.OEMBED)
        assert (site.out / link["href"].removeprefix(BASE)).is_file()


def test_programs_find_the_file(site: Site) -> None:
    """By a link in the head of the page of a game, of its room and of its frame."""
    for page in ("index", "play/azar", "embed/azar"):
        (link,) = Tags(site.html(page)).all("link", type=frames.OEMBED)
        assert link["href"] == f"{BASE}oembed/juego/azar.json"


def test_a_link_is_shown_with_a_picture(site: Site) -> None:
    """That of its game, in the size that is told, at a whole address."""
    for page in ("index", "play/azar"):
        results = {one.get("property"): one["content"] for one in Tags(site.html(page)).all("meta")
                if "content" in one}  # fmt: skip
        file = site.out / results["og:image"].removeprefix(BASE)
        with Image.open(file) as image:
            assert image.size == (int(results["og:image:width"]), int(results["og:image:height"]))
        assert file.stem == "azar"


def test_every_page_has_a_picture(site: Site) -> None:
    """One of a game, one of its family, or the one of all: each is painted."""
    assert {path.stem for path in (site.out / pictures.FOLDER).iterdir()} == set(pictures.titles())
    assert pictures.name("dados/ley", ("edicion", "juegos")) == "dados"
    assert pictures.name("metodo/datos", ("edicion", "juegos")) == pictures.GENERAL
    assert pictures.name("play/azar", ("juego", "azar")) == "azar"


def test_a_mistake_is_told_of_by_its_id(site: Site) -> None:
    """Beside each passage, rule and table there is a link with its id filled in."""
    links = {one.get("href", "") for one in Tags(site.html("index")).all("a")}
    for id in ("azar.reazar", "azar.odds", "ldj:67r.a.12"):
        ref = cite(id)[0].ref
        assert any(ref.replace(":", "%3A") in one for one in links if "issues/new" in one), id


@pytest.mark.parametrize("text", ["example.org/{id}", "https://example.org/issues"])
def test_a_setting_without_address_or_id_is_refused(text: str) -> None:
    """Nobody would be told of the mistake."""
    with pytest.raises(ValueError, match="JUEGOS_REPORT"):
        report.setting(text)


CHANGELOG = """# Changelog

## [Unreleased]

- Not yet.

## [1.1.0] - 2027-02-01

- More & more.

## [1.0.0] - 2026-12-01

### Added

- All.
"""


def test_the_feed_tells_the_releases() -> None:
    """A parser reads it: what RFC 4287 requires is there, the newest first, none without a date."""
    result = versions.releases(CHANGELOG)
    assert [(one.version, one.day) for one in result] == [
        ("1.1.0", "2027-02-01"),
        ("1.0.0", "2026-12-01"),
    ]
    feed = etree.fromstring(news.feed(BASE, result).encode())
    for element in (feed, *feed.iter(f"{ATOM}entry")):
        assert all(element.findtext(f"{ATOM}{name}") for name in ("id", "title", "updated"))
    assert feed.findtext(f"{ATOM}updated") == "2027-02-01T00:00:00Z"
    entries = feed.findall(f"{ATOM}entry")
    assert [one.findtext(f"{ATOM}content") for one in entries] == [
        "<ul>\n<li>More &amp; more.</li>\n</ul>\n",
        "<h3>Added</h3>\n<ul>\n<li>All.</li>\n</ul>\n",
    ]
    assert {one.get("type") for one in feed.iter(f"{ATOM}content")} == {"html"}


def _is_valid(feed: bytes) -> bool:
    return bool(RULES.validate(etree.fromstring(feed)))


def test_the_feed_keeps_to_its_standard() -> None:
    """By RFC 4287 as a schema, which refuses a feed without a date, an id or an author."""
    feed = news.feed(BASE, versions.releases(CHANGELOG)).encode()
    assert _is_valid(feed), RULES.error_log
    day, name = b"<updated>2027-02-01T00:00:00Z</updated>", b"<name>The Juegos contributors</name>"
    for there, instead in ((day, b""), (day, day[:19] + b"</updated>"), (name, b"")):
        assert feed.count(there)
        assert not _is_valid(feed.replace(there, instead))
    assert not _is_valid(feed.replace(f"<id>{BASE}</id>".encode(), b""))


def test_the_script_of_frames_is_small() -> None:
    """It is on other people's pages."""
    file = Path(__file__).parents[4] / "conf/static/juegos-embed.js"
    assert file.stat().st_size < 2000
