"""The languages of the site: English at its root, the others in folders with the same pages.

Files that do not depend on the language are only at the root, where all pages fetch them: the
browser's Python, the boards, the styles and all data. The setting ``within`` says that a build is
for one of the folders, and ``languages`` lists the languages of the whole site.

A folder has the pages that are whole in its language, the front page, and the pages made from the
rules, as are the rooms. Links to any other page lead to the English one, and say so.
"""

from __future__ import annotations

import json
import pickle
import re
from multiprocessing import active_children
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from docutils import nodes
from sphinx.builders.html import StandaloneHTMLBuilder
from sphinx.jinja2glue import BuiltinTemplateLoader

from conf import translations
from conf.language import current_language, forms
from conf.sphinx.page import i18n
from juegos.core.message import _n

if TYPE_CHECKING:
    from collections.abc import Set as AbstractSet

    from sphinx.application import Sphinx
    from sphinx.config import Config
    from sphinx.environment import BuildEnvironment

ROOT = "en"  # the language of the pages at the root
NAMES = {"en": "English", "es": "Castellano", "fr": "Français"}
# What is at the root alone: the data, and what pages fetch except the few files of OWN.
SHARED = re.compile(
    r"(?:citas|corpus|cuadros|datos|dts|figuras|icons|tarjetas|textos|_static)/"
    r"|(?:versiones\.atom|CITATION\.cff|LICENSE|LICENSE-TEXTS|NOTICE\.txt|datapackage\.json|sw\.js)$"
)
OWN = re.compile(
    r"_static/(?:juegos-[\w-]+\.mo"
    r"|(?:documentation_options|language_data|searchtools|translations)\.js)$"
    r"|datos/[\w.-]+\.(?:epub|pdf)$"
)
SEARCH_FINISHED = _n(
    "Search finished, found one page matching the search query.",
    "Search finished, found {count} pages matching the search query.",
    2,
)
LINK = re.compile(r'<a (?=[^>]*?\bhref="((?:\.\./)+)[^"#?]*\.html)(?![^>]*\bhreflang=)')
ADD_TRANSLATIONS = re.compile(r"Documentation\.addTranslations\((.*)\);\s*", re.DOTALL)


class LanguageLink(NamedTuple):
    """A link to a page in a language: its code and name, the address, whether it is this page."""

    code: str
    name: str
    href: str
    here: bool


def folder(code: str) -> str:
    """Return the folder of a language from the root of the site: ``es/``, empty for English."""
    return "" if code == ROOT else f"{code}/"


def book(name: str, code: str) -> str:
    """Return the name of a book in a language, with its code at the end except in English."""
    return name if code == ROOT else f"{name}-{code}"


def shared(path: str) -> bool:
    """Return whether a file of the site, given by its path, is the same for all languages."""
    return bool(SHARED.match(path)) and not OWN.match(path)


def within(app: Sphinx) -> bool:
    """Return whether a build makes the pages of one language in a folder of the whole site."""
    return bool(app.config.within)


def offered(app: Sphinx, page: str, code: str) -> bool:
    """Return whether a language of the site has a page: it is whole there, or not made of prose."""
    whole = app.config.whole_pages.get(code)
    return whole is None or page in whole or page not in app.env.found_docs


def address(app: Sphinx, page: str) -> str:
    """Return the whole address of a page, in English where this language has none of it.

    It is relative to the root of the site where the address of the site is not known.
    """
    there = f"{app.config.html_baseurl}{app.builder.get_target_uri(page)}"
    return there.replace(f"/{folder(app.config.language)}../", "/")


def place(app: Sphinx, path: str) -> str:
    """Return the path of a file from the root of the pages of this language."""
    return f"../{path}" if within(app) and shared(path) else path


def site_address(app: Sphinx, address: str) -> str:
    """Return the address of the whole site, given that of the pages of this language."""
    if not within(app):
        return address
    own = folder(current_language())
    return address.removesuffix(own) if "://" in address else f"../{address}"


def root(app: Sphinx) -> Path:
    """Return the output folder of the whole site, which has the shared files."""
    out = Path(app.outdir)
    return out.parent if within(app) else out


def codes(app: Sphinx, page: str) -> list[str]:
    """Return the languages of the site that have a page, English first."""
    return [ROOT, *(code for code in app.config.languages if offered(app, page, code))]


def language_links(app: Sphinx, page: str) -> list[LanguageLink]:
    """Return links to a page in each language that has it; none if that is one language."""
    if len(here := codes(app, page)) == 1:
        return []
    target = app.builder.get_target_uri(page)
    up = "../" * (target.count("/") + within(app))
    return [
        LanguageLink(code, NAMES[code], f"{up}{folder(code)}{target}", code == current_language())
        for code in here
    ]


def set_address(app: Sphinx, config: Config) -> None:
    """Add the folder of the language to the address of the site."""
    del app
    if config.within and config.html_baseurl:
        config.html_baseurl += folder(config.language)


def set_whole_pages(app: Sphinx, config: Config) -> None:
    """Find the pages that each language of the site has whole, and add the front page."""
    del app
    if not config.whole_pages:
        config.whole_pages = {
            code: sorted({config.root_doc, *translations.whole_pages(code)})
            for code in config.languages
        }


class SiteBuilder(StandaloneHTMLBuilder):
    """Sphinx's builder of HTML, which here writes the pages that the language offers."""

    def _offered(self, page: str) -> bool:
        return not within(self._app) or offered(self._app, page, self.config.language)

    def get_target_uri(self, docname: str, typ: str | None = None) -> str:
        """Return the address of a page from the root of this language."""
        there = super().get_target_uri(docname, typ)
        return there if self._offered(docname) else f"../{there}"

    def write_documents(self, docnames: AbstractSet[str]) -> None:
        """Write those of some pages that are offered; after an error no process stays behind."""
        here = {page for page in docnames if self._offered(page)}
        try:
            if here:
                super().write_documents(here)
        except BaseException:
            for process in active_children():  # it would wait for ever to be asked what it wrote
                process.terminate()
            raise

    def finish(self) -> None:
        """Delete the pages that are no longer offered, and write what Sphinx writes last."""
        for page in self.env.found_docs:
            if not self._offered(page):
                Path(self.get_outfilename(page)).unlink(missing_ok=True)
        super().finish()


class Templates(BuiltinTemplateLoader):
    """Sphinx's templates; links on a page to the pages of another language say so."""

    def render(  # type: ignore[override]  # as its own class, which gives a text too
        self, template: str, context: dict[str, Any]
    ) -> str:
        """Return a page, or another file, made with a template."""
        text = super().render(template, context)
        return mark_links(text, context["pagename"]) if context.get("shared") else text


def mark_links(text: str, page: str) -> str:
    """Return a page of a language's folder whose links to English pages are marked so.

    >>> mark_links('<a href="../toc.html"> <a class="x" href="../../dados/azar.html#s2">', "play/x")
    '<a href="../toc.html"> <a hreflang="en" class="x" href="../../dados/azar.html#s2">'
    """
    up = "../" * (1 + page.count("/"))

    def marked(link: re.Match[str]) -> str:
        return f'{link[0]}hreflang="{ROOT}" ' * (link[1] == up) or link[0]

    return LINK.sub(marked, text)


def take_english_pages(app: Sphinx, env: BuildEnvironment, pages: list[str]) -> None:
    """Take from the English build what it knows of the pages that this language does not offer.

    Links to them need their places and headings, which are translated. To read them takes half of
    the time that the French pages need.
    """
    file = Path(app.config.kept_values, "environment.pickle")
    if not within(app) or not file.is_file():
        return
    english = pickle.loads(file.read_bytes())  # noqa: S301 - of our own making
    code = app.config.language
    taken = [page for page in pages if page in english.all_docs and not offered(app, page, code)]
    for page in taken:
        app.events.emit("env-purge-doc", env, page)
        env.clear_doc(page)
        pages.remove(page)
    env.merge_info_from(taken, english, app)
    translated = i18n.translations(app, code, "docs").gettext
    for heading in [*(env.titles[page] for page in taken), *(env.tocs[page] for page in taken)]:
        for text in [*heading.findall(nodes.Text)]:
            text.parent.replace(text, nodes.Text(translated(text)))


def mark(app: Sphinx, doctree: nodes.document) -> None:
    """Mark the untranslated sentences of a page as English."""
    if app.config.language != ROOT:
        for node in doctree.findall(nodes.Element):
            if node.get("translated") is False:
                node["classes"].append(f"language-{ROOT}")  # which docutils writes as its ``lang``


def untranslated(doctree: nodes.document | None) -> bool:
    """Return whether a page of a book is called English: less than half of its prose is translated.

    Headings do not count: they are in the menus too, and are translated even where the page is not.
    """
    asked = (
        (node for node in doctree.findall(nodes.Element) if "translated" in node) if doctree else ()
    )
    prose = [node["translated"] for node in asked if not isinstance(node, nodes.title)]
    return bool(2 * sum(prose) < len(prose))


def frame(
    app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None
) -> None:
    """Give a template the links to other languages, and shared files their addresses."""
    del template, doctree
    context["ways"] = language_links(app, page)
    context["shared"] = "../" if within(app) else ""
    if within(app):
        context["favicon_url"] = f"../{context['favicon_url']}"
        context["faces"] = [place(app, face) for face in context.get("faces", ())]
        for kind in ("css_files", "script_files"):
            context[kind] = [_shared_file(app, file) for file in context[kind]]


def _shared_file(app: Sphinx, file: Any) -> Any:
    """Return a style sheet or script with the address from which it is fetched."""
    if not file.filename:
        return file  # it stands in the page
    return type(file)(place(app, str(file.filename)), priority=file.priority, **file.attributes)


def search_translations(script: str) -> str:
    """Return Sphinx's sentences for the search without the code that it would evaluate.

    Our policy forbids that. What is given is ``Documentation.addTranslations({...});``.
    """
    if not (match := ADD_TRANSLATIONS.fullmatch(script)):
        return script
    content = json.loads(match[1])
    plurals = forms(SEARCH_FINISHED)
    many = plurals["other"].replace("{count}", "${resultCount}")
    # Sphinx's Spanish lacks it.
    content["messages"][SEARCH_FINISHED.id] = [plurals.get("one", many), many, many]
    rule = f"Documentation.PLURAL_EXPR = (n) => Number({content['plural_expr']});"
    messages = json.dumps(content["messages"], ensure_ascii=False)
    return f"Object.assign(Documentation.TRANSLATIONS, {messages});\n{rule}\n"


def remove_shared_files(app: Sphinx, error: Exception | None) -> None:
    """Delete the shared files from the folder of a language."""
    if error or app.builder.format != "html" or not within(app):
        return
    out = Path(app.outdir)
    script = out / "_static" / "translations.js"
    if script.is_file():
        script.write_text(search_translations(script.read_text("utf-8")), "utf-8")
    for file in sorted(out.glob("_static/**/*"), reverse=True):
        if file.is_dir():
            file.rmdir()
        elif shared(file.relative_to(out).as_posix()):
            file.unlink()
    for path in (path for path in out.iterdir() if shared(path.name)):
        path.unlink()


def setup(app: Sphinx) -> None:
    """Add the settings, and connect the handlers after those that add files to a page."""
    app.add_builder(SiteBuilder, override=True)
    app.add_config_value("whole_pages", {}, "html", dict)  # by language, names in order
    app.add_config_value("within", default=False, rebuild="html", types=bool)
    app.add_config_value("languages", [], "html", list)
    app.add_config_value("kept_values", "", "", str)  # where languages share what took long to find
    app.connect("config-inited", set_address, priority=900)
    app.connect("config-inited", set_whole_pages)
    app.connect("env-before-read-docs", take_english_pages)
    app.connect("doctree-read", mark)
    app.connect("html-page-context", frame, priority=950)
    app.connect("build-finished", remove_shared_files, priority=950)
