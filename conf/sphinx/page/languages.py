"""The languages of the site: English at its root, each other one in a folder with the same pages.

What knows no language stands at the root alone, and the pages of a language fetch it from there:
the browser's Python, the boards, the styles and all data. The setting ``within`` says that a build
is one of those in a folder, and ``languages`` which ones the whole site has.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from docutils import nodes

from conf.language import forms, spoken
from juegos.core.message import _n

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.config import Config

ROOT = "en"  # the language of the pages at the root
NAMES = {"en": "English", "es": "Castellano", "fr": "Français"}
# What stands at the root alone: the data, and what pages fetch but for the few files of OWN.
SHARED = re.compile(
    r"(?:citas|corpus|cuadros|datos|dts|figuras|icons|tarjetas|textos|_static)/"
    r"|(?:versiones\.atom|CITATION\.cff|LICENSE|LICENSE-TEXTS|NOTICE\.txt|datapackage\.json|sw\.js)$"
)
OWN = re.compile(
    r"_static/(?:juegos-[\w-]+\.mo"
    r"|(?:documentation_options|language_data|searchtools|translations)\.js)$"
    r"|datos/[\w.-]+\.(?:epub|pdf)$"
)
FOUND = _n(
    "Search finished, found one page matching the search query.",
    "Search finished, found {count} pages matching the search query.",
    2,
)
ADDED = re.compile(r"Documentation\.addTranslations\((.*)\);\s*", re.DOTALL)


class Way(NamedTuple):
    """The same page in a language: its code and name, the address, whether it is this page."""

    code: str
    name: str
    href: str
    here: bool


def folder(code: str) -> str:
    """Return the folder of a language, from the root of the site: ``es/``, none for English."""
    return "" if code == ROOT else f"{code}/"


def book(name: str, code: str) -> str:
    """Return the name of a book in a language: with its code at the end, but for English."""
    return name if code == ROOT else f"{name}-{code}"


def shared(path: str) -> bool:
    """Tell whether a file of the site, by its path, is the same for all languages."""
    return bool(SHARED.match(path)) and not OWN.match(path)


def within(app: Sphinx) -> bool:
    """Tell whether a build makes the pages of one language in a folder of the whole site."""
    return bool(app.config.within)


def place(app: Sphinx, path: str) -> str:
    """Return where a file stands, from the root of the pages of this language."""
    return f"../{path}" if within(app) and shared(path) else path


def above(app: Sphinx, address: str) -> str:
    """Return the address of the whole site; given is that of the pages of this language."""
    if not within(app):
        return address
    own = folder(spoken())
    return address.removesuffix(own) if "://" in address else f"../{address}"


def root(app: Sphinx) -> Path:
    """Return the folder of the whole site, which has all that languages share."""
    out = Path(app.outdir)
    return out.parent if within(app) else out


def ways(app: Sphinx, target: str) -> list[Way]:
    """Return a page in each language of the site, as seen from the page; none if there is one."""
    if not app.config.languages:
        return []
    up = "../" * (target.count("/") + within(app))
    codes = [ROOT, *app.config.languages]
    return [
        Way(code, NAMES[code], f"{up}{folder(code)}{target}", code == spoken()) for code in codes
    ]


def begin(app: Sphinx, config: Config) -> None:
    """Have the pages of a language know their own address."""
    del app
    if config.within and config.html_baseurl:
        config.html_baseurl += folder(config.language)


def mark(app: Sphinx, doctree: nodes.document) -> None:
    """Mark the sentences of a page that no catalogue translates as English."""
    if app.config.language != ROOT:
        for node in doctree.findall(nodes.Element):
            if node.get("translated") is False:
                node["classes"].append(f"language-{ROOT}")  # which docutils writes as its ``lang``


def offered(doctree: nodes.document | None) -> bool:
    """Tell whether a page is offered in English: less than half of its prose is translated.

    Headings are no prose: they stand in the menus too, and are translated where the page is not.
    """
    asked = (
        (node for node in doctree.findall(nodes.Element) if "translated" in node) if doctree else ()
    )
    prose = [node["translated"] for node in asked if not isinstance(node, nodes.title)]
    return bool(2 * sum(prose) < len(prose))


def frame(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Give the frame of a page its ways to other languages, and what is shared its address."""
    del template
    context["in_english"] = app.config.language != ROOT and offered(doctree)
    context["ways"] = ways(app, app.builder.get_target_uri(page))
    context["shared"] = "../" if within(app) else ""
    if within(app):
        context["favicon_url"] = f"../{context['favicon_url']}"
        context["faces"] = [place(app, face) for face in context.get("faces", ())]
        for kind in ("css_files", "script_files"):
            context[kind] = [_moved(app, file) for file in context[kind]]


def _moved(app: Sphinx, file: Any) -> Any:
    """Return a style sheet or script that is fetched from where it stands."""
    if not file.filename:
        return file  # it stands in the page
    return type(file)(place(app, str(file.filename)), priority=file.priority, **file.attributes)


def search_told(script: str) -> str:
    """Return Sphinx's sentences for the search without the text that it would have evaluated.

    Our policy forbids that. What is given is ``Documentation.addTranslations({...});``.
    """
    if not (found := ADDED.fullmatch(script)):
        return script
    told = json.loads(found[1])
    said = forms(FOUND)
    many = said["other"].replace("{count}", "${resultCount}")
    told["messages"][FOUND.id] = [said.get("one", many), many, many]  # not in Sphinx's Spanish
    rule = f"Documentation.PLURAL_EXPR = (n) => Number({told['plural_expr']});"
    messages = json.dumps(told["messages"], ensure_ascii=False)
    return f"Object.assign(Documentation.TRANSLATIONS, {messages});\n{rule}\n"


def tidy(app: Sphinx, error: Exception | None) -> None:
    """Take away from the folder of a language what is fetched from the root."""
    if error or app.builder.format != "html" or not within(app):
        return
    out = Path(app.outdir)
    script = out / "_static" / "translations.js"
    if script.is_file():
        script.write_text(search_told(script.read_text("utf-8")), "utf-8")
    for file in sorted(out.glob("_static/**/*"), reverse=True):
        if file.is_dir():
            file.rmdir()
        elif shared(file.relative_to(out).as_posix()):
            file.unlink()
    for path in (path for path in out.iterdir() if shared(path.name)):
        path.unlink()


def setup(app: Sphinx) -> None:
    """Add the settings, and connect the moving after all else that adds files to a page."""
    app.add_config_value("within", default=False, rebuild="html", types=bool)
    app.add_config_value("languages", [], "html", list)
    app.add_config_value("kept_values", "", "", str)  # where languages share what took long to find
    app.connect("config-inited", begin, priority=900)
    app.connect("doctree-read", mark)
    app.connect("html-page-context", frame, priority=950)
    app.connect("build-finished", tidy, priority=950)
