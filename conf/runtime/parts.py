"""The parts of the runtime that we build: the trimmed library, the compiled wheel of juegos."""

from __future__ import annotations

import ast
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Mapping
from itertools import accumulate
from pathlib import Path

from conf.runtime import normalise

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
PYODIDE = ROOT / "conf" / "node_modules" / "pyodide"
LIBRARY = PYODIDE / "python_stdlib.zip"
LOCK = ROOT / "conf" / "locks" / "runtime.txt"
TOOLS = (
    Path(__file__),
    HERE / "normalise.py",
    HERE / "compile.mjs",
    LOCK,
    LIBRARY,
)


def stdlib(parts: Path) -> Path:
    """Return the compiled library with the modules listed in stdlib.txt."""

    def make(scratch: Path) -> Path:
        is_included = keeps((HERE / "stdlib.txt").read_text(encoding="utf-8"))
        source = scratch / "stdlib.zip"
        normalise.write(
            source, {n: b for n, b in normalise.entries(LIBRARY).items() if is_included(n)}
        )
        return _compiled(source, wheels(parts), level=2)

    return _part(parts / "stdlib", (*TOOLS, HERE / "stdlib.txt"), make)


def wheel(parts: Path) -> Path:
    """Return the compiled wheel of juegos, without the docstrings of its functions."""

    def make(scratch: Path) -> Path:
        build = ["hatchling", "build", "--target", "wheel", "--directory", str(scratch)]
        # the browser's wheel is the same wherever the site is to stand
        quiet = {**os.environ, "HATCH_QUIET": "1", "JUEGOS_URL": ""}
        subprocess.run([sys.executable, "-m", *build], cwd=ROOT, check=True, env=quiet)
        built = next(scratch.glob("*.whl"))
        files = normalise.entries(built)
        normalise.write(
            built, {n: without_docstrings(b) if n.endswith(".py") else b for n, b in files.items()}
        )
        return _compiled(built, wheels(parts), level=0)

    names = ("pyproject.toml", "README.md", "LICENSE", "LICENSE-TEXTS")
    metadata = tuple(ROOT / name for name in names)
    sources = (p for p in (ROOT / "juegos").rglob("*") if p.is_file() and p.suffix != ".pyc")
    return _part(parts / "juegos", (*TOOLS, *metadata, *sources), make)


def wheels(parts: Path) -> Path:
    """Return the folder of the pure wheels that run inside Pyodide: conf/locks/runtime.txt."""

    def make(scratch: Path) -> Path:
        return fetch(scratch / "wheels", LOCK)

    return _part(parts / "tools", (LOCK,), make)


def fetch(folder: Path, lock: Path) -> Path:
    """Fetch the pure wheels of a lock, without their dependencies, into a folder."""
    pure = ["--only-binary=:all:", "--platform=any", "--implementation=py", "--abi=none"]
    wanted = ["--no-deps", "--require-hashes", "--requirement", str(lock)]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "download", "--quiet"]
    subprocess.run(
        [*pip, *pure, "--python-version=3.14", *wanted, "--dest", str(folder)], check=True
    )
    return folder


def keeps(text: str) -> Callable[[str], bool]:
    """
    Return whether a file of the library is kept, given the text of stdlib.txt.

    The most particular line that covers a module decides.
    """
    lines = [line.strip() for line in text.splitlines()]
    names = {n.removeprefix("-"): n[0] != "-" for n in lines if n and n[0] != "#"}

    def is_included(file: str) -> bool:
        module = file.removesuffix(".py").replace("/", ".")
        while module not in names and "." in module:
            module = module.rpartition(".")[0]
        return names.get(module, False)

    return is_included


def digest(files: Mapping[str, bytes]) -> str:
    """Return twelve hexadecimal digits of a digest of these names and contents."""
    total = hashlib.sha256()
    for name, content in sorted(files.items()):
        total.update(f"{name}\0{len(content)}\0".encode() + content)
    return total.hexdigest()[:12]


def _compiled(archive: Path, tools: Path, level: int) -> Path:
    """Return the archive compiled to bytecode; level 2 drops docstrings and asserts."""
    out = archive.parent / "compiled"
    out.mkdir()
    program = ["node", str(HERE / "compile.mjs"), str(level), str(tools), str(archive), str(out)]
    subprocess.run(program, check=True, stdout=subprocess.DEVNULL)
    made = next(out.iterdir())
    normalise.normalise(made)
    return made


def _part(place: Path, inputs: Iterable[Path], make: Callable[[Path], Path]) -> Path:
    """Return the cached result of ``make(scratch)`` for these inputs."""
    key = digest({str(p.relative_to(ROOT)): p.read_bytes() for p in inputs})
    mark = place / "inputs"
    if not (mark.exists() and mark.read_text() == key):
        shutil.rmtree(place, ignore_errors=True)
        place.mkdir(parents=True)
        with tempfile.TemporaryDirectory() as scratch:
            made = make(Path(scratch))
            shutil.move(made, place / made.name)
        mark.write_text(key)  # last: it says that the part is whole
    return next(p for p in place.iterdir() if p != mark)


def without_docstrings(source: bytes) -> bytes:
    """Return the source of a module with the docstrings of its functions emptied.

    They are a twentieth of the wheel, and nothing in the browser asks for them. Those of classes
    stay: a dataclass without one writes its own at every start, which is slow. Each statement stays
    on its line, so that a trace leads to the place in the source.

    Raises:
        SyntaxError: it is no Python.
    """
    tree = ast.parse(source)
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef)]
    starts = [0, *accumulate(len(line) + 1 for line in source.split(b"\n"))]
    output = bytearray(source)
    for function in sorted(functions, key=lambda one: one.body[0].lineno, reverse=True):
        if ast.get_docstring(function, clean=False) is None:
            continue
        text = function.body[0]
        begin = starts[text.lineno - 1] + text.col_offset
        end = starts[(text.end_lineno or 0) - 1] + (text.end_col_offset or 0)
        output[begin:end] = _replacement(function) + b"\n" * source.count(b"\n", begin, end)
    return bytes(output)


def _replacement(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bytes:
    """Return the replacement of a docstring: a statement, if the function has no other."""
    text, *rest = function.body
    return b"" if rest and rest[0].lineno != text.end_lineno else b"pass"
