"""The modules of the pages as a script of the old kind, for a site that is opened from a folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from conf.sphinx.site import file_scheme, widget

if TYPE_CHECKING:
    from tests.help.built_site import Site

MODULE = """import {
  a,
  b as c,
} from "../panels/other.mjs";
export const NAME = import.meta.url;
export async function act() {
  return (await import("./late.mjs")).done(a, c);
}
"""


def test_a_module_is_put_into_a_script() -> None:
    """What it imports is asked for by its place, and what it exports is returned."""
    made = file_scheme.classic("client/one.mjs", MODULE)
    assert made.startswith('juegosDefine("client/one.mjs", (own, need, later) => {')
    assert 'const {\n  a,\n  b: c,\n} = need("panels/other.mjs");' in made
    assert 'await later(own, "./late.mjs")' in made
    assert "const NAME = own;" in made
    assert "return { NAME, act };" in made


@pytest.mark.parametrize("line", ['import "./other.mjs";', "export default 1;", "export { a };"])
def test_what_cannot_be_put_into_a_script_is_told(line: str) -> None:
    """With its module and its line, so that no page is silently without a part of it."""
    with pytest.raises(ValueError, match=r"one\.mjs: .* cannot be put into a script"):
        file_scheme.classic("client/one.mjs", f"{line}\n")


def test_every_module_is_in_the_script_of_a_folder(whole: Site) -> None:
    """But for that of the worker, which has a script of its own beside its Python.

    What is a style sheet beside them is none of them.
    """
    (script,) = whole.out.glob("_static/widget-*/folder.js")
    text = script.read_text("utf-8")
    names = {name for name in widget.modules() if f'juegosDefine("{name}"' in text}
    modules = {name for name in widget.modules() if name.endswith(".mjs")}
    assert names == modules - {"client/worker.mjs"}
    (worker,) = whole.out.glob("_static/juegos/runtime-*/worker.js")
    assert 'juegosDefine(\\"client/worker.mjs\\"' in worker.read_text("utf-8")
