"""Fills templates: the only place where text becomes HTML.

They are in ``templates/parts`` of this package, and of others that make pages.

A value is escaped unless it is HTML already. A line break in a template is layout and, with the
blanks around it, writes nothing; a blank to be written stands within a line or is ``{{ " " }}``.
The output is XHTML as well, because books are made from the same templates.

A message given as a value is translated into the language of the site. Templates mark sentences as
Python does, ``{{ _("{count} games", count=n) }}``; one that holds HTML is put together by ``put``:
``{{ _("See {page}.")|put(page=link) }}``.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from jinja2.ext import Extension
from markupsafe import Markup, escape

from conf.language import tell
from juegos.core.message import Message, _, _n

FOLDERS = sorted(Path(__file__).parents[1].glob("*/templates/parts"))


class Layout(Extension):
    """A template extension that removes the line breaks of a template."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        """Return the source of a template without line breaks."""
        return re.sub(r"\s*\n\s*", "", source)


def _translated(value: Any) -> Any:
    """Return a value for a page, translated if it is a message."""
    return tell(value) if isinstance(value, Message) else value


def _put(sentence: Message, **fields: Any) -> Markup:
    """Return a translated sentence with HTML in its fields; all else is escaped."""
    results = {name: _translated(value) for name, value in fields.items()}
    return escape(_translated(sentence)).format(**results)


@cache
def _templates() -> Environment:
    environment = Environment(
        loader=FileSystemLoader(FOLDERS),
        autoescape=True,
        undefined=StrictUndefined,
        extensions=[Layout],
        finalize=_translated,
    )
    environment.globals.update({"_": _, "_n": _n})
    environment.filters["put"] = _put
    environment.policies["json.dumps_function"] = lambda value, **how: json.dumps(
        tell(value), **how
    )
    environment.policies["json.dumps_kwargs"] = {"ensure_ascii": False, "separators": (",", ":")}
    return environment


def fill(template: str, /, **values: Any) -> Markup:
    """Return a template filled in: HTML, or whatever format the template has.

    Raises:
        TemplateNotFound: there is no template of that name.
        UndefinedError: it asks for what was not given.
    """
    return Markup(_templates().get_template(template).render(**values))  # noqa: S704 - as it escapes
