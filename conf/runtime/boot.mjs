/**
 * Start the Python of this folder, with juegos on its path: the one way in for the worker of the
 * site and for the checks under Node. LOCK is written here by build.py.
 */
import { loadPyodide } from "./pyodide.mjs";

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

/**
 * Pyodide, with juegos ready to import: what all games need, and these families. Other options go
 * to loadPyodide.
 */
export async function boot({ families = [], ...options } = {}) {
  const names = ["juegos.zip", ...families.map(fileOf)];
  const zips = Promise.all(names.map(bytes));
  zips.catch(() => {}); // told below, when the start has got that far
  const python = await loadPyodide({
    stdLibURL: new URL("stdlib.zip", import.meta.url).href,
    lockFileContents: LOCK,
    packageBaseUrl: new URL(".", import.meta.url).href,
    ...options,
  });
  // Each stays a zip on the path: modules are inflated one by one, as they are imported.
  const [base, ...others] = await zips;
  python.FS.writeFile("/lib/juegos.zip", base);
  python.runPython(
    `import sys; "/lib/juegos.zip" in sys.path or sys.path.append("/lib/juegos.zip")`,
  );
  for (const [i, family] of families.entries()) put(python, family, others[i]);
  return python;
}

/** Bring another family to a Python that runs. */
export async function add(python, family) {
  put(python, family, await bytes(fileOf(family)));
}

function fileOf(family) {
  return `juegos-${family}.zip`;
}

/** Have Python look for the modules of a family, and for what is kept of it, in its zip too. */
function put(python, family, zip) {
  const path = `/lib/${fileOf(family)}`;
  python.FS.writeFile(path, zip);
  python.runPython(`
import juegos.data, juegos.tables, juegos.${family}

for package in (juegos.data, juegos.tables, juegos.${family}):
    place = "${path}/" + package.__name__.replace(".", "/")
    if place not in package.__path__:
        package.__path__.append(place)
`);
}
