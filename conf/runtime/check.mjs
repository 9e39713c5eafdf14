/**
 * Start the runtime in FOLDER under Node as the browser will, with some FAMILIES, import every module
 * of juegos that is there and put REQUESTS, a JSON list, through the door; prints the replies as a
 * JSON list on one line.
 *
 *     node check.mjs FOLDER dados,naipes '[{"do": "list"}]'
 */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [folder, families, requests] = process.argv.slice(2);
const { boot } = await import(pathToFileURL(resolve(folder, "boot.mjs")).href);

// Node would print the whole of Pyodide, one line of a megabyte, before an error's own words.
process.on("uncaughtException", (error) => {
  console.error(error.message);
  process.exit(1);
});
const python = await boot({ families: families.split(",").filter(Boolean) });
python.globals.set("requests", requests);
console.log(
  python.runPython(`
import importlib, json, pkgutil
import juegos

for found in pkgutil.walk_packages(juegos.__path__, "juegos."):
    if not found.name.endswith("__main__"):
        importlib.import_module(found.name)

from juegos.serve import handle

json.dumps([handle(request) for request in json.loads(requests)])
`),
);
