"""Scripts that let the boards play where the site is opened from a folder, as ``file:``.

A browser then runs no modules, lets no script fetch a file and starts workers only from text that
the page holds. So the modules are written once more as classic scripts, loaded only there:
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

from conf.sphinx.page import languages, output_cache, runtime
from conf.sphinx.site import widget

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sphinx.application import Sphinx

IMPORT = re.compile(r'^import\s*\{([^}]*)\}\s*from\s*"([^"]+)";', re.MULTILINE)
EXPORT = re.compile(r"^export\s+((?:async\s+)?(?:function\*?|class|const)\s+(\w+))", re.MULTILINE)
DYNAMIC_IMPORT = re.compile(r"\bimport\(")
MODULE_URL = "import.meta.url"
UNSUPPORTED = re.compile(r'^(?:import\b.*\bfrom\b|import\s*"|export\b)', re.MULTILINE)
WORKER = ("client/worker.mjs", "client/download.mjs")
BOOT, PROGRAM, MACHINE = "boot.mjs", "pyodide.mjs", "pyodide.asm.mjs"
NODE_TEST = 'url.protocol === "file:"'  # by which that program knows that it runs under Node
NAMES = re.compile(r"export\{(\w+) as (\w+),(\w+) as (\w+)\};\s*(?://.*)?$")
DEFAULT = re.compile(r"export default (\w+);\s*(?://.*)?$")


def classic(name: str, text: str) -> str:
    """
    Return a module as a call of ``juegosDefine``, for a classic script.

    Raises:
        ValueError: it imports or exports in a way that is not supported here.
    """

    def taken(match: re.Match[str]) -> str:
        names = match[1].replace(" as ", ": ")
        return f"const {{{names}}} = need({json.dumps(normpath(join(dirname(name), match[2])))});"

    body = IMPORT.sub(taken, text)
    given = [match[2] for match in EXPORT.finditer(body)]
    body = DYNAMIC_IMPORT.sub("later(own, ", EXPORT.sub(r"\1", body)).replace(MODULE_URL, "own")
    return _definition(name, body, f"{{ {', '.join(given)} }}")


def _definition(name: str, body: str, given: str) -> str:
    """Return the call of ``juegosDefine`` that defines a module."""
    if left := UNSUPPORTED.search(body):
        line = body[left.start() :].partition("\n")[0]
        raise ValueError(f"{name}: {line!r} cannot be put into a script")
    return _raw(name, f'"use strict";\n{body}', given)


def page(modules: Mapping[str, bytes], start: str) -> str:
    """Return the script with the modules of the pages, which starts them at its end.

    A style sheet that one of them asks for stays a file: a page fetches it from a folder too.
    """
    own = (name for name in modules if name.endswith(".mjs") and name != WORKER[0])
    put = "".join(classic(name, modules[name].decode()) for name in own)
    return f"{start}{put}juegosBegin();\n"


def worker(modules: Mapping[str, bytes], program: Path, start: str) -> str:
    """Return the script with the modules of the worker and those that start Python."""
    own = "".join(classic(name, modules[name].decode()) for name in WORKER)
    boot = (program / BOOT).read_text("utf-8").replace(NODE_TEST, "false")
    return start + own + classic(BOOT, boot) + _machine(program) + "juegosBegin();\n"


def _machine(program: Path) -> str:
    """Return Pyodide's two modules; the second is passed to the first, which would import it."""
    text, asm = ((program / name).read_text("utf-8") for name in (PROGRAM, MACHINE))
    names, default = NAMES.search(text), DEFAULT.search(asm)
    if not names or not default:
        raise ValueError(f"{PROGRAM} ends otherwise than is known here")
    load = dict(zip(names.groups()[1::2], names.groups()[::2], strict=True))["loadPyodide"]
    asm = asm[: default.start()].replace(MODULE_URL, "own")
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


def data_script(name: str, data: bytes) -> str:
    """Return a script that holds a file, compressed."""
    packed = b64encode(gzip.compress(data, mtime=0)).decode()
    return f'juegosFolder.hold({json.dumps(name)}, "{packed}");\n'


def write(app: Sphinx, error: Exception | None) -> None:
    """Write all scripts beside the files that they are made of."""
    place = languages.root(app) / runtime.PLACE
    if error or app.builder.name != "html" or not (place / runtime.MANIFEST.name).is_file():
        return
    pages = languages.root(app) / "_static" / widget.folder()
    seldom = pages / widget.strings_path(app.config.language)
    seldom.with_name(f"{seldom.name}.js").write_text(
        data_script(seldom.name, widget.strings_json()), "utf-8"
    )
    if not output_cache.has_files(app):
        return
    manifest = (place / runtime.MANIFEST.name).read_bytes()
    program = place / json.loads(manifest)["folder"]
    start = (widget.SOURCE / "folder.js").read_text("utf-8")
    (pages / "folder.js").write_text(page(widget.modules(), start), "utf-8")
    (place / f"{runtime.MANIFEST.name}.js").write_text(
        data_script(runtime.MANIFEST.name, manifest), "utf-8"
    )
    files(worker(widget.modules(), program, start), program)


def files(text: str, program: Path) -> None:
    """Write the scripts of a runtime unless they exist: its folder is named after its contents."""
    (program / "worker.js").write_text(f"juegosFolder.worker = {json.dumps(text)};\n", "utf-8")
    for entry in json.loads((program.parent / runtime.MANIFEST.name).read_text("utf-8"))["files"]:
        script = program / f"{entry['name']}.js"
        if not script.exists():
            script.write_text(
                data_script(entry["name"], (program / entry["name"]).read_bytes()), "utf-8"
            )


def setup(app: Sphinx) -> None:
    """Connect the writing, after that of the runtime."""
    app.connect("build-finished", write, priority=900)
