"""Settings of the site; what it does is in ``conf.sphinx``, its looks in ``conf.static``."""

import gc
import os
import sys
from pathlib import Path

gc.disable()
ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from conf.release_date import EPOCH  # noqa: E402  (the path is set above)

os.environ.setdefault("SOURCE_DATE_EPOCH", EPOCH)  # the same input gives the same bytes

from conf.publish import versions  # noqa: E402  (the path is set above)
from conf.sphinx.page.i18n import HOLDERS  # noqa: E402
from conf.sphinx.page.report import setting  # noqa: E402
from conf.sphinx.site.sitemap import address  # noqa: E402  (the path is set above)
from juegos import __version__  # noqa: E402

project = "Juegos"
author = "The Juegos contributors"
copyright = str(HOLDERS)
version = release = __version__
html_context = {"older": versions.older(versions.changelog())}
language = "en"
locale_dirs = ["../conf/locale"]  # seen from docs; each language has a folder there
gettext_compact = "docs"  # one catalogue for the prose of all pages

extensions = ["myst_parser", "sphinx_design", "sphinx.ext.autodoc", "conf.sphinx"]
extensions += ["conf.witness_pages"]  # pages of transcriptions that were fetched
autodoc_use_type_comments = False  # there are none, and they cost time
autodoc_member_order = "bysource"
add_module_names = False
python_use_unqualified_type_names = True
myst_enable_extensions = ["attrs_block", "attrs_inline", "colon_fence", "deflist", "smartquotes"]
nitpicky = True
nitpick_ignore_regex = [
    (
        "py:(class|obj)",
        r"(?!juegos\.(core|engine|library|serve)\b).*",
    ),  # what has no page: Python's, games'
    ("py:(class|obj)", r"juegos\..*\.[A-Z]"),  # type variables
]
exclude_patterns = ["_build"]

html_theme = "furo"
html_title = "Juegos"
# The address of the site, given when it is built for a host: JUEGOS_URL=https://…/ (README). While
# it is empty all addresses are relative, and references give ids without an address.
html_baseurl = address(os.environ.get("JUEGOS_URL", ""))
# Where readers report mistakes: an address in which {id} stands for what the mistake is in. While
# it is empty nothing links there.
report = setting(os.environ.get("JUEGOS_REPORT", ""))
html_static_path = ["static"]
templates_path = ["sphinx/templates", "witness_pages/templates"]
template_bridge = "conf.sphinx.page.languages.Templates"
# .nojekyll: hosts that run Jekyll would drop _static. sphinx.ext.githubpages writes it too, but
# also a CNAME, which is wrong where the site is in a folder of its host.
html_extra_path = ["extra"]
html_css_files = ["juegos.css"]
html_favicon = "static/favicon.svg"
html_copy_source = False
html_use_index = html_domain_indices = False  # ours are in docs/indices
html_show_sourcelink = False
html_theme_options: dict[str, list[str]] = {"top_of_page_buttons": []}
pygments_style = "github-light-high-contrast"
pygments_dark_style = "github-dark"
