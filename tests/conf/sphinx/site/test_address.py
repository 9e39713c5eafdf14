"""Where the site stands: one setting, and the list of pages that it makes possible."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import xml.etree.ElementTree as ET
from typing import TYPE_CHECKING

import pytest

from conf.edition.document import ROOT
from conf.sphinx.site import sitemap as site_files
from juegos import __released__
from tests.help.built_site import build

pytestmark = pytest.mark.thorough  # they build a site of their own

if TYPE_CHECKING:
    from pathlib import Path

AT = "https://example.org/juegos/"
PAGES = {"index": "# Front\n\n```{toctree}\n\nb/one\n```\n", "b/one": "# One\n"}


def docs(folder: Path) -> Path:
    for name, text in PAGES.items():
        page = folder / "docs" / f"{name}.md"
        page.parent.mkdir(parents=True, exist_ok=True)
        page.write_text(text, encoding="utf-8")
    return folder / "docs"


@pytest.mark.parametrize("text", [AT, AT.removesuffix("/")])
def test_an_address_ends_in_one_slash(text: str) -> None:
    """However it was told."""
    assert site_files.address(text) == AT


def test_nothing_told_is_no_address() -> None:
    """Then the site is good for any place."""
    assert site_files.address("") == ""


@pytest.mark.parametrize("text", ["example.org/juegos", "ftp://a.example", AT + "?a=b", "https://"])
def test_what_is_no_address_is_refused(text: str) -> None:
    """The message names the variable and what was told."""
    with pytest.raises(ValueError, match="JUEGOS_URL=") as told_of:
        site_files.address(text)
    assert text in str(told_of.value)


@pytest.mark.thorough
def test_the_variable_is_the_setting() -> None:
    """``JUEGOS_URL`` is all that a build for a place needs; without it addresses are relative."""
    code = "import json; from conf import conf; print(json.dumps(conf.html_baseurl))"
    for item in (AT, ""):
        environment = {**os.environ, "JUEGOS_URL": item}
        command = [sys.executable, "-c", code]
        result = subprocess.check_output(command, cwd=ROOT, env=environment)
        assert json.loads(result) == item


def test_a_site_with_an_address_lists_its_pages(tmp_path: Path) -> None:
    """Each once, by its whole address; built again without an address it has no such list."""
    site = build(docs(tmp_path), tmp_path, html_baseurl=AT)
    listed = ET.parse(site.out / site_files.NAME).getroot()  # noqa: S314 - of our own making
    assert [url[0].text for url in listed] == [f"{AT}b/one.html", f"{AT}index.html"]
    assert {url[1].text for url in listed} == {__released__}
    build(docs(tmp_path), tmp_path, html_baseurl="")
    assert not (site.out / site_files.NAME).exists()


def test_the_folder_to_publish_holds_nothing_that_sphinx_remembers(tmp_path: Path) -> None:
    """What an older build left there, with paths of its machine, goes; what tells hosts stays.

    Hosts that run Jekyll leave out what begins with an underscore, unless there is a .nojekyll;
    Apache reads .htaccess.
    """
    old = tmp_path / "site" / ".doctrees" / "environment.pickle"
    old.parent.mkdir(parents=True)
    old.write_bytes(b"pickled")
    site = build(docs(tmp_path), tmp_path)
    hidden = {p.relative_to(site.out).as_posix() for p in site.out.rglob(".*")}

    assert hidden == {".buildinfo", ".htaccess", ".nojekyll"}
    assert list(site.out.rglob("*.doctree")) == []
