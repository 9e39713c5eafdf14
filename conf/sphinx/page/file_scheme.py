"""Lets the boards play where the site is opened from a folder, by an address with ``file:``.

There a browser runs no module, lets no script fetch a file and starts no worker but from text that
a page holds. So the modules are put once more into scripts of the old kind, asked for there alone:
``folder.js`` with the modules of the pages, beside them; ``worker.js`` with those of the worker and
the program of Python; and for every other file of that Python a script that holds its bytes, in the
folder of the runtime. ``conf/widget/folder.js`` puts them together.
"""

from __future__ import annotations

import gzip
import json
import re
from base64 import b64encode
from pathlib import Path
from posixpath import dirname, join, normpath
from typing import TYPE_CHECKING

from conf.sphinx.page import languages, output_cache, runtime, widget

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sphinx.application import Sphinx

IMPORT = re.compile(r'^import\s*\{([^}]*)\}\s*from\s*"([^"]+)";', re.MULTILINE)
EXPORT = re.compile(r"^export\s+((?:async\s+)?(?:function\*?|class|const)\s+(\w+))", re.MULTILINE)
LATER = re.compile(r"\bimport\(")
OWN = "import.meta.url"
LEFT = re.compile(r'^(?:import\b.*\bfrom\b|import\s*"|export\b)', re.MULTILINE)
WORKER = ("client/worker.mjs", "client/download.mjs")
BOOT, PROGRAM, MACHINE = "boot.mjs", "pyodide.mjs", "pyodide.asm.mjs"
LOCAL = 'url.protocol === "file:"'  # by which that program knows that it runs under Node
NAMES = re.compile(r"export\{(\w+) as (\w+),(\w+) as (\w+)\};\s*(?://.*)?$")
DEFAULT = re.compile(r"export default (\w+);\s*(?://.*)?$")


def classic(name: str, text: str) -> str:
    """
    Return a module as a call of ``juegosDefine``, which a script of the old kind may hold.

    Raises:
        ValueError: it imports or exports in a way that is not known here.
    """

    def taken(found: re.Match[str]) -> str:
        names = found[1].replace(" as ", ": ")
        return f"const {{{names}}} = need({json.dumps(normpath(join(dirname(name), found[2])))});"

    body = IMPORT.sub(taken, text)
    given = [found[2] for found in EXPORT.finditer(body)]
    body = LATER.sub("later(own, ", EXPORT.sub(r"\1", body)).replace(OWN, "own")
    return _defined(name, body, f"{{ {', '.join(given)} }}")


def _defined(name: str, body: str, given: str) -> str:
    if left := LEFT.search(body):
        line = body[left.start() :].partition("\n")[0]
        raise ValueError(f"{name}: {line!r} cannot be put into a script")
    return _raw(name, f'"use strict";\n{body}', given)


def page(modules: Mapping[str, bytes], start: str) -> str:
    """Return the script with the modules of the pages, and at its end what sets them going.

    A style sheet that one of them asks for stays a file: a page fetches it from a folder too.
    """
    own = (name for name in modules if name.endswith(".mjs") and name != WORKER[0])
    put = "".join(classic(name, modules[name].decode()) for name in own)
    return f"{start}{put}juegosBegin();\n"


def worker(modules: Mapping[str, bytes], program: Path, start: str) -> str:
    """Return the same with the modules of the worker and those that start Python."""
    own = "".join(classic(name, modules[name].decode()) for name in WORKER)
    boot = (program / BOOT).read_text("utf-8").replace(LOCAL, "false")
    return start + own + classic(BOOT, boot) + _machine(program) + "juegosBegin();\n"


def _machine(program: Path) -> str:
    """Return Pyodide's two modules; the first is handed what it would import of the second."""
    text, asm = ((program / name).read_text("utf-8") for name in (PROGRAM, MACHINE))
    names, default = NAMES.search(text), DEFAULT.search(asm)
    if not names or not default:
        raise ValueError(f"{PROGRAM} ends otherwise than is known here")
    load = dict(zip(names.groups()[1::2], names.groups()[::2], strict=True))["loadPyodide"]
    asm = asm[: default.start()].replace(OWN, "own")
    given = (
        f"{{ loadPyodide: (how) => {load}({{ createPyodideModule: need({json.dumps(MACHINE)})"
        ".make, indexURL: new URL('.', own).href, ...how }) }"
    )
    return _raw(MACHINE, asm, f"{{ make: {default[1]} }}") + _raw(
        PROGRAM, text[: names.start()], given
    )


def _raw(name: str, body: str, given: str) -> str:
    call = f"juegosDefine({json.dumps(name)}, (own, need, later) => {{"
    return f"{call}\n{body}\nreturn {given};\n}});\n"


def held(name: str, data: bytes) -> str:
    """Return a script that holds a file, compressed."""
    packed = b64encode(gzip.compress(data, mtime=0)).decode()
    return f'juegosFolder.hold({json.dumps(name)}, "{packed}");\n'


def write(app: Sphinx, error: Exception | None) -> None:
    """Write all of it beside what it is made of."""
    place = languages.root(app) / runtime.PLACE
    if error or app.builder.name != "html" or not (place / runtime.REPORT.name).is_file():
        return
    pages = languages.root(app) / "_static" / widget.folder()
    seldom = pages / widget.words_of(app.config.language)
    seldom.with_name(f"{seldom.name}.js").write_text(held(seldom.name, widget.words()), "utf-8")
    if not output_cache.writes(app):
        return
    report = (place / runtime.REPORT.name).read_bytes()
    program = place / json.loads(report)["folder"]
    start = (widget.SOURCE / "folder.js").read_text("utf-8")
    (pages / "folder.js").write_text(page(widget.modules(), start), "utf-8")
    (place / f"{runtime.REPORT.name}.js").write_text(held(runtime.REPORT.name, report), "utf-8")
    files(worker(widget.modules(), program, start), program)


def files(text: str, program: Path) -> None:
    """Write the scripts of a runtime, unless they stand there: its folder is named by contents."""
    (program / "worker.js").write_text(f"juegosFolder.worker = {json.dumps(text)};\n", "utf-8")
    for told in json.loads((program.parent / runtime.REPORT.name).read_text("utf-8"))["files"]:
        script = program / f"{told['name']}.js"
        if not script.exists():
            script.write_text(held(told["name"], (program / told["name"]).read_bytes()), "utf-8")


def setup(app: Sphinx) -> None:
    """Connect the writing, after that of the runtime."""
    app.connect("build-finished", write, priority=900)
