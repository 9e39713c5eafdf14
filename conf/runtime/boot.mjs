/**
 * Start the Python of this folder, with juegos on its path: the one way in for the worker of the
 * site and for the checks under Node. WHEEL and LOCK are written here by build.py.
 */
import { loadPyodide } from "./pyodide.mjs";

const WHEEL = "{{wheel}}";
const LOCK = "{{lock}}";

/** The bytes of a file of this folder; an error that names it when it cannot be had. */
async function bytes(name) {
  const url = new URL(name, import.meta.url);
  if (url.protocol === "file:") {
    const { readFile } = await import("node:fs/promises");
    return readFile(url);
  }
  const reply = await fetch(url);
  if (!reply.ok) throw new Error(`${name}: ${reply.status} ${reply.statusText}`);
  return new Uint8Array(await reply.arrayBuffer());
}

/** Pyodide, with juegos ready to import; options go to loadPyodide. */
export async function boot(options = {}) {
  const wheel = bytes(WHEEL);
  wheel.catch(() => {}); // told below, when the start has got that far
  const python = await loadPyodide({
    stdLibURL: new URL("stdlib.zip", import.meta.url).href,
    lockFileContents: LOCK,
    packageBaseUrl: new URL(".", import.meta.url).href,
    ...options,
  });
  // The wheel stays a zip on the path: modules are inflated one by one, as they are imported.
  const path = `/lib/${WHEEL}`;
  python.FS.writeFile(path, await wheel);
  python.runPython(`import sys; "${path}" in sys.path or sys.path.append("${path}")`);
  return python;
}
