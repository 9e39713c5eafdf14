"""Translates the site into the configured language with the catalogues in ``locale_dirs``.

The site also gets the catalogue of the rules, which boards pass to their Python.
"""

from __future__ import annotations

import functools
from gettext import GNUTranslations, NullTranslations
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from docutils.frontend import get_default_settings
from myst_parser.mdit_to_docutils import base
from sphinx.locale import _ as sphinx_says

from conf.language import CATALOGUES, activate, compiled_catalogues, current_language, tell
from conf.runtime.parts import digest
from juegos.core.languages import install
from juegos.core.message import ENGLISH, _, as_message

if TYPE_CHECKING:
    from docutils.frontend import Values
    from sphinx.application import Sphinx
    from sphinx.config import Config

RULES, PAGES = CATALOGUES[:2]
# What Sphinx says on our pages and has in none of its catalogues for some language.
MISSING_IN_SPHINX = (
    _("Link to this heading"),
    _("Link to this definition"),
    _("Please activate JavaScript to enable the search functionality."),
)
HOLDERS = _("The Juegos contributors. Texts CC BY 4.0, code MIT")


def catalogues(app: Sphinx) -> dict[str, bytes]:
    """Return the catalogues of the language; the first folder that has one counts."""
    result: dict[str, bytes] = {}
    for folder in app.config.locale_dirs:
        result = {**compiled_catalogues(Path(app.srcdir, folder), app.config.language), **result}
    return result


def translations(app: Sphinx, code: str, catalogue: str) -> NullTranslations:
    """Return the translations of one catalogue into a language, or English without one."""
    for folder in app.config.locale_dirs:
        if result := compiled_catalogues(Path(app.srcdir, folder), code, [catalogue]):
            return GNUTranslations(BytesIO(result[catalogue]))
    return ENGLISH


def activate_language(app: Sphinx, config: Config) -> None:
    """Activate the configured language; a changed catalogue makes Sphinx read all pages again."""
    compiled = catalogues(app)
    activate(config.language, compiled.values())
    if RULES in compiled:
        install(current_language(), compiled[RULES])
    if PAGES in compiled:
        app.translator.add_fallback(GNUTranslations(BytesIO(compiled[PAGES])))
    config.add("catalogues", digest(compiled), "env", str)


def place(app: Sphinx) -> str:
    """Return the path of the catalogue of the rules in the site; empty in English."""
    result = catalogues(app)
    if RULES not in result:
        return ""
    return f"_static/juegos-{current_language()}-{digest({RULES: result[RULES]})}.mo"


def write(app: Sphinx) -> None:
    """Write the catalogue of the rules into the site."""
    if app.builder.format != "html" or app.builder.name == "epub" or not place(app):
        return
    file = Path(app.outdir, place(app))
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(catalogues(app)[RULES])


def frame(app: Sphinx, page: str, template: str, context: dict[str, Any], doctree: object) -> None:
    """Make templates, which are Sphinx's and ours, translate our sentences."""
    context["_"] = _translate


def _translate(sentence: str) -> str:
    """Return a sentence translated by our catalogues, or else by Sphinx's."""
    text = str(tell(as_message(sentence)))
    return text if text != sentence else str(sphinx_says(sentence))


@functools.cache
def _settings(parser: Any) -> Values:
    return get_default_settings(parser)


def _default_settings(parser: Any) -> Values:
    """Return the settings of docutils for a parser, which it would make of options each time.

    MyST asks for them at each sentence.
    """
    return _settings(parser).copy()


def setup(app: Sphinx) -> None:
    """Connect the translation and the writing."""
    vars(base)["get_default_settings"] = _default_settings
    app.connect("config-inited", activate_language)
    app.connect("builder-inited", write)
    app.connect("html-page-context", frame)
