/**
 * Run pytest in the browser's Python under Node, on the sources and tests of the repository in the
 * working directory.
 *
 *     node pytest.mjs WHEELS ARGUMENT...
 *
 * WHEELS is a folder with pytest, hypothesis and what they import. The whole standard library of
 * npm's Pyodide is there, for pytest wants more of it than the games do.
 */
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { loadPyodide } from "pyodide";

const [wheels, ...args] = process.argv.slice(2);

const python = await loadPyodide({ env: { HYPOTHESIS_STORAGE_DIRECTORY: "/home/pyodide" } });
for (const wheel of await readdir(wheels)) {
  python.unpackArchive(new Uint8Array(await readFile(join(wheels, wheel))), "wheel");
}
python.mountNodeFS("/repository", process.cwd());
python.globals.set("args", python.toPy(args));
process.exitCode = python.runPython(`
import os, sys
import pytest

sys.dont_write_bytecode = True
sys.path += [os.getcwd(), "/repository"]
os.chdir("/repository")
int(pytest.main(["-p", "no:cacheprovider", *args]))
`);
