/**
 * Compile a zip or a wheel to bytecode with the runtime's own interpreter, into the
 * folder OUT: the work of pyodide-build's `py-compile`, run inside Pyodide under Node, so that
 * the Python of the machine never matters.
 *
 *     node compile.mjs LEVEL WHEELS ARCHIVE OUT
 *
 * LEVEL is Python's optimisation: 0 keeps docstrings and asserts, 2 drops both. WHEELS is a folder
 * with pyodide-build and what it imports.
 */
import { readFile, readdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { loadPyodide } from "pyodide";

const [level, wheels, archive, out] = process.argv.slice(2);
const name = basename(archive);

const python = await loadPyodide({
  env: {
    PYTHONOPTIMIZE: level === "0" ? "" : level,
    PYTHONHASHSEED: "0",
    SOURCE_DATE_EPOCH: "315532800", // 1980: pyc files then carry a hash of their source, no date
  },
});
for (const wheel of await readdir(wheels)) {
  python.unpackArchive(new Uint8Array(await readFile(join(wheels, wheel))), "wheel");
}
python.FS.writeFile(name, new Uint8Array(await readFile(archive)));
const compiled = python.runPython(`
from pathlib import Path
from pyodide_build._py_compile import _py_compile_archive

str(_py_compile_archive(Path(${JSON.stringify(name)}), keep=False, verbose=False))
`);
await writeFile(join(out, basename(compiled)), python.FS.readFile(compiled));
