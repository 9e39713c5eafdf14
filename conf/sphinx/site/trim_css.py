"""Removes from each page the style sheets, scripts and rules that it does not use."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from jinja2.ext import Extension

from conf.sphinx.site import styles

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.jinja2glue import BuiltinTemplateLoader

RESULTS = 'id="search-results"'
# Which text of a page needs a file: grids and drop-downs, and blocks of code.
NEEDED_BY = {
    "sphinx-design.min.css": 'class="sd-',
    "furo-extensions.css": 'class="sd-',
    "design-tabs.js": 'class="sd-tab-',
    "pygments.css": 'class="highlight',
    **dict.fromkeys(
        ("documentation_options.js", "doctools.js", "sphinx_highlight.js", "translations.js"),
        RESULTS,  # which only the search page has
    ),
}

THEME = "styles/furo.css"
SCRIPT = "scripts/furo.js"  # conf/first-script.js does the part of it that our pages need
OTHERS = ("styles/furo-extensions.css", "sphinx-design.min.css", "pygments.css")
LAYER = "@layer theme{"  # the first of those in conf.sphinx.site.styles
ICON = re.compile(r"--icon-[\w-]+:url\((?:\"[^\"]*\"|'[^']*'|[^)]*)\);?")  # our pages show none
RULE = re.compile(r"(?<=[{}])([^{}@]+)\{[^{}]*\}")
# What the theme styles and no page of ours has, or needs: names of programs, which stand on two
# pages for programmers; kinds of admonition but one; footnotes, numbered code, and the frame that
# our page.html replaces.
ABSENT = re.compile(
    r"\.(?:admonition\.(?!error)|sig|announcement|guilabel|math|versionmodified|deprecated|cpp"
    r"|viewcode|line-block|productionlist|footnote|this-will|sidebar\b(?!-)|topic|classifier|rubric"
    r"|highlighttable|linenos|linenodiv|code-block-caption|toc-backref|only-light|only-dark"
    r"|epigraph|highlights|sidebar-(?!search)|toc-(?!backref)|toctree-checkbox|overlay|no-toc"
    r"|back-to-top|(?:nav-)?overlay-icon|content-icon|icon\b|theme-icon|header-(?:left|center|right)"
    r"|page-info|furo-related-icon|announcement-content|option-list|field-list|right-details"
    r"|(?:gen|domain)index-jumpbox|icons\b|contents\b|visually-hidden|align-center"
    r"|align-left|align-right|citation|admonition-todo|hll\b|(?:gen|domain)index-section|centered\b|scrolled"
    r"|(?:lower|upper)(?:alpha|roman)|problematic|attribution|pull-quote|left-details"
    r"|text-(?:left|right|center|align)|theme-toggle-(?:header|content)"
    r"|version(?:added|changed|removed)|literal-block\b|glossary\b)"
    r"|(?<![\w.-])(?:kbd|samp|optgroup|template|caption)\b"
    r"|#(?:__(?:navigation|toc)|searchbox)\b"
)
NOT = re.compile(r":not\([^()]*\)")
COMMA = re.compile(r",(?![^()]*\))")  # between selectors, and not within one
COLOURS = re.compile(
    r"--color-(?:admonition-title(?:-background)?--(?!error)|api-|announcement|guilabel)"
    r"[\w-]*:[^;}]*;?"
)
# The theme's variables, many of which only rules for absent elements read.
VARIABLE = re.compile(r"(?<=[{;])(--[\w-]+):[^;}]*;?")
SOURCE_MAP = re.compile(r"/\*# sourceMappingURL=[^*]*\*/")  # for developers of the theme
# Indentation and comments of templates; the content of a page is inserted later.
MARGIN = re.compile(r"^[ \t]+|<!--.*?-->", re.MULTILINE | re.DOTALL)


class Unindented(Extension):
    """A template extension that removes indentation and HTML comments."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """Return the source of a template without indentation and comments."""
        del name, filename
        return MARGIN.sub("", source)


def add_extension(app: Sphinx) -> None:
    """Add the extension to the templates of the site."""
    if app.builder.name == "html":
        templates = cast("BuiltinTemplateLoader", app.builder.templates)
        templates.environment.add_extension(Unindented)


def remove_unused_files(
    app: Sphinx, page: str, template: str, context: dict[str, Any], tree: object
) -> None:
    """Remove from a page the style sheets and scripts that nothing in it needs."""
    del app, template, tree
    body = context.get("body", RESULTS if page == "search" else "")  # no body: made by a template
    for kind in ("css_files", "script_files"):
        context[kind] = [file for file in context[kind] if _needed(str(file.filename), body)]


def _needed(name: str, body: str) -> bool:
    """Return whether a page with this body needs a file."""
    wanted = (sign in body for file, sign in NEEDED_BY.items() if name.endswith(file))
    return not name.endswith(SCRIPT) and all(wanted)


def trim_theme(app: Sphinx, error: Exception | None) -> None:
    """Remove the theme's rules for elements that no page has, and put its sheets into layers."""
    if error or app.builder.name != "html":
        return
    static = Path(app.outdir, "_static")
    ours = "".join(styles.sheets().values())
    for file in (static / name for name in (THEME, *OTHERS)):
        style = file.read_text("utf-8") if file.exists() else LAYER
        if not style.startswith((LAYER, styles.ORDER)):
            whole = f"{LAYER}{style}}}"
            if file == static / THEME:
                whole = f"{styles.ORDER}{LAYER}{trimmed(style, ours)}}}"
            file.write_text(whole, "utf-8")


def trimmed(style: str, ours: str) -> str:
    """Return the theme's style sheet without its icons and without unused rules and variables.

    ``ours`` is the text of our own style sheets, which use some of its variables.
    """
    style = COLOURS.sub("", RULE.sub(_matching_selectors, ICON.sub("", SOURCE_MAP.sub("", style))))
    before = ""
    while style != before:  # what only a variable reads that nothing reads goes after it
        before, read = style, style + ours
        style = VARIABLE.sub(lambda match: match[0] if f"var({match[1]}" in read else "", style)  # noqa: B023
    return style


def _matching_selectors(rule: re.Match[str]) -> str:
    """Return a rule with the selectors that can match on our pages; empty if none can."""
    matches = [one for one in COMMA.split(rule[1]) if not ABSENT.search(NOT.sub("", one))]
    return ",".join(matches) + rule[0][len(rule[1]) :] if matches else ""


def setup(app: Sphinx) -> None:
    """Connect the removal, after all handlers that add files to a page."""
    app.connect("builder-inited", add_extension, priority=900)
    app.connect("html-page-context", remove_unused_files, priority=900)
    app.connect("build-finished", trim_theme)
