"""Fills the templates of ``templates/parts``: the one place where what we write becomes HTML.

Whatever is put in is escaped unless it is HTML already. A line break of a template is its layout:
with the blanks around it, it writes nothing; a blank that is meant stands within a line or as
``{{ " " }}``. All is written so that it is XHTML as well, for a book is made of the same.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension
from markupsafe import Markup

PARTS = Path(__file__).parent / "templates" / "parts"


class _Layout(Extension):
    """Takes the line breaks out of a template."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return re.sub(r"\s*\n\s*", "", source)


@cache
def _templates() -> Environment:
    found = Environment(
        loader=FileSystemLoader(PARTS),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=[_Layout],
    )
    found.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    return found


def fill(template: str, /, **values: Any) -> Markup:
    """Return a template filled in: HTML, or what else the template is.

    Raises:
        TemplateNotFound: there is no template of that name.
        UndefinedError: it asks for what was not given.
    """
    return Markup(_templates().get_template(template).render(**values))  # noqa: S704 - as it escapes
