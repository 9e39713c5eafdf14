"""An older version beside the newest: ``python -m conf.release keep OLD SITE``.

Each page of it says so above all else, and leads to the same page of the newest version by a plain
link, or to what stands above it where there is no such page any more. A small script,
``old-version.js``, adds the place on the page to the link, and tells which version the newest is,
by ``versions.json``; where that is this very version it takes the words away.
"""

from __future__ import annotations

import json
import re
import shutil
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path

from conf.language import compiled_catalogues
from conf.publish import versions
from juegos.core.message import ENGLISH, Message, _, translated
from juegos.draw.element import element, start, text

LOCALE = Path(__file__).resolve().parents[1] / "locale"
SCRIPT = Path(__file__).with_name("old-version.js")
HTML = re.compile(r'<html[^>]*?\blang="(\w+)"')
NUMBER = re.compile(r"\d+\.\d+\.\d+")  # what a folder may be named after, and taken away by
BODY = re.compile(r"<body[^>]*>")
OLDER = re.compile(r'<span class="j-versions">.*?</span>')  # links that lead nowhere from there
HEAD = re.compile(r"</head>")
APART = {"embed"}  # pages in frames of others, which have no room for more
STYLE = (
    "display:block;position:relative;z-index:9;margin:0;padding:.7rem 1.2rem;text-align:center;"
    "background:#8f2f1f;color:#fff"
)
NOTICE = _("This is version {version} of the edition, kept unchanged.")
LEADS = _("The newest version of this page")
ABOVE = _("The newest version, which does not have this page")


def keep(old: Path, site: Path) -> Path:
    """Copy an older version of the site into its folder below the newest; return that folder.

    Raises:
        ValueError: the older one is as new as the newest, or has no list that names its version.
    """
    mine, newest = (_newest(folder) for folder in (old, site))
    if mine == newest:
        raise ValueError(f"both are version {mine}: an older one is kept beside a newer")
    target = site / versions.folder(mine)
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(old, target, ignore=shutil.ignore_patterns("v", ".htaccess", "_headers"))
    shutil.copy(SCRIPT, target / "_static")
    for page in sorted(target.rglob("*.html")):
        if not APART & set(page.relative_to(target).parts):
            page.write_text(with_notice(page, target, mine), "utf-8")
    return target


def _newest(site: Path) -> str:
    file = site / versions.NAME
    if not file.is_file():
        raise ValueError(f"{site}: no {versions.NAME} there, it is no site of ours")
    newest = str(json.loads(file.read_text("utf-8"))["newest"])
    if not NUMBER.fullmatch(newest):
        raise ValueError(f"{file}: {newest!r} is no version of three numbers")
    return newest


def with_notice(page: Path, version_folder: Path, version: str) -> str:
    """Return a page of an older version with a notice, and hidden from search engines."""
    html, place = page.read_text("utf-8"), page.relative_to(version_folder)
    match = HTML.search(html)
    translations = _translations(match[1] if match else "en")
    up = "../" * (len(place.parts) - 1)
    above = versions.folder(version).count("/")
    root, site = f"{up}{'../' * above}", version_folder.parents[above - 1]
    nearest = (place, *(folder / "index.html" for folder in place.parents))
    to = next((path for path in nearest if (site / path).is_file()), nearest[-1])
    leads = _translated(LEADS if to == place else ABOVE, translations)
    link = element("a", text(leads), href=f"{root}{to}", style="color:#fff")
    words = text(_translated(NOTICE.with_fields(version=version), translations))
    script = element("script", "", src=f"{up}_static/{SCRIPT.name}", defer="")
    told_of = {"data_version": version, "data_versions": f"{root}{versions.NAME}"}
    notice = element("p", words, " ", link, id="j-old", style=STYLE, **told_of)
    robots = start("meta", name="robots", content="noindex")
    html = HEAD.sub(lambda end: f"{robots}{script}{end[0]}", html, count=1)
    return BODY.sub(lambda body: body[0] + notice, OLDER.sub("", html), count=1)


def _translated(message: Message, translations: NullTranslations) -> str:
    return str(translated(message, translations))


def _translations(language: str) -> NullTranslations:
    result = compiled_catalogues(LOCALE, language)
    return GNUTranslations(BytesIO(result["conf"])) if "conf" in result else ENGLISH
