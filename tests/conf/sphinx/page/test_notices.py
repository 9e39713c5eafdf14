"""Whoever copies the site copies with it the notices of those whose work it holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from conf.sphinx.page import notices
from conf.sphinx.site import styles
from tests.help.built_site import Site, build

pytestmark = pytest.mark.thorough  # they build a site of their own

OURS = tuple(
    f"_static/{name}" for name in "favicon.svg fonts/ juegos-embed.js juegos/ widget-".split()
)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Return a site of one page: what stands beside the pages is the same in any."""
    folder = tmp_path_factory.mktemp("small")
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text("# One\n", encoding="utf-8")
    return build(folder / "docs", folder)


def test_each_file_of_others_is_named_with_its_maker(small: Site) -> None:
    """Whatever stands in _static is ours, or the notice names it or its folder."""
    ours = {f"_static/{name}" for name in styles.SHEETS}
    named = [file for work in notices.WORKS for file in work.files]
    results = (p.relative_to(small.out).as_posix() for p in small.out.glob("_static/**/*"))
    others = [p for p in results if (small.out / p).is_file() and p not in ours]
    unnamed = [p for p in others if not p.startswith((*OURS, *named))]

    assert "_static/searchtools.js" in others
    assert unnamed == []


@pytest.mark.parametrize(
    "words",
    [
        "Copyright 2017 The EB Garamond Project Authors",
        "SIL OPEN FONT LICENSE Version 1.1",
        "by the Sphinx team",
        "Pradyun Gedam",
        "Chris Sewell",
        "Snowball",
        "by the respective authors",
        "Python Software Foundation",
        "Mozilla Public License 2.0",
        "Nicolas Gallagher",
    ],
)
def test_the_notice_names(words: str, small: Site) -> None:
    """Makers of typeface, theme, machinery and runtime, and the terms of each."""
    assert words in (small.out / notices.NAME).read_text(encoding="utf-8")


def test_the_typeface_has_its_licence_beside_it(small: Site) -> None:
    """As the SIL Open Font License asks: copyright and licence travel with every copy."""
    folder: Path = small.out / "_static" / "fonts"

    assert list(folder.glob("*.woff2"))
    assert "Reserved Font Name" in (folder / "OFL.txt").read_text(encoding="utf-8")


def test_a_package_without_a_licence_stops_the_build(monkeypatch: pytest.MonkeyPatch) -> None:
    """The error names the package, so that nobody's notice is lost in silence."""

    class Bare:
        files = ()

    monkeypatch.setattr(notices, "distribution", lambda _: Bare)
    with pytest.raises(LookupError, match="furo"):
        notices.terms("furo")
