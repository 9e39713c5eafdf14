"""Builds the Python of the browser: npm's Pyodide, a trimmed library, juegos in parts."""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from conf.runtime import families, normalise, parts

UNCHANGED = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def build(out: Path) -> dict[str, Any]:
    """
    Make ``out/runtime-<hash>/`` and ``out/runtime.json``, and return the content of the latter.

    What did not change is not made again. Sizes are in bytes.

    Raises:
        FileNotFoundError: npm's package is not there.
        subprocess.CalledProcessError: hatchling, pip or node failed; they say why.
    """
    if not parts.LIBRARY.is_file():
        raise FileNotFoundError(
            "conf/node_modules/pyodide is missing: run `python3 noxfile.py runtime`"
        )
    info = _read("pyodide-lock.json")["info"] | {"version": _read("package.json")["version"]}
    files = _files(out / "parts", info)
    folder, report = out / f"runtime-{parts.digest(files)}", out / "runtime.json"
    if not (folder.is_dir() and report.is_file()):
        for old in (report, *out.glob("runtime-*")):
            shutil.rmtree(old) if old.is_dir() else old.unlink(missing_ok=True)
        folder.mkdir()
        for name, content in files.items():
            (folder / name).write_bytes(content)
    described = _described(folder.name, info, files)
    # last: it says that the folder is whole
    report.write_text(json.dumps(described, indent=1) + "\n", encoding="utf-8")
    return described


def _files(made: Path, info: Mapping[str, str]) -> dict[str, bytes]:
    """Return all files of the folder, by name."""
    lock = {"info": info, "packages": {}}  # Pyodide wants one, though it brings nothing by it
    boot = _filled("boot.mjs", {'"{{lock}}"': json.dumps(lock)})
    notice = {"{{pyodide}}": info["version"], "{{python}}": info["python"]}
    return {
        **{name: (parts.PYODIDE / name).read_bytes() for name in UNCHANGED},
        "stdlib.zip": parts.stdlib(made).read_bytes(),
        **{families.file_of(name): zipped for name, zipped in _zips(made).items()},
        "boot.mjs": boot,
        "NOTICE.txt": _filled("NOTICE.txt", notice),
    }


def _zips(made: Path) -> dict[str, bytes]:
    """Return juegos in parts, each a zip, by family."""
    whole = families.split(normalise.entries(parts.wheel(made)))
    return {name: normalise.zip_bytes(files) for name, files in sorted(whole.items())}


def _read(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((parts.PYODIDE / name).read_text(encoding="utf-8"))
    return content


def _filled(name: str, words: Mapping[str, str]) -> bytes:
    text = (parts.HERE / name).read_text(encoding="utf-8")
    for blank, word in words.items():
        text = text.replace(blank, word)
    return text.encode()


def _described(folder: str, info: Mapping[str, str], files: Mapping[str, bytes]) -> dict[str, Any]:
    """Return runtime.json: the files of the folder, and the download size.

    A file that is only needed for the games of one family names it.
    """
    sizes = {n: (len(b), len(gzip.compress(b, mtime=0))) for n, b in sorted(files.items())}
    fetched = [size for name, size in sizes.items() if name != "NOTICE.txt"]
    of = {families.file_of(name): name for name in families.FAMILIES}
    return {
        "folder": folder,
        "pyodide": info["version"],
        "python": info["python"],
        "files": [
            {
                "name": n,
                "bytes": b,
                "gzip": z,
                "sha256": hashlib.sha256(files[n]).hexdigest(),
                **({"family": of[n]} if n in of else {}),
            }
            for n, (b, z) in sizes.items()
        ],
        "bytes": sum(b for b, _ in fetched),
        "gzip": sum(z for _, z in fetched),
    }
