/**
 * Python in a worker. Messages in: {id, do, ...}; out: {id, reply} or {id, error: {kind, message}}.
 *
 *     start     root, runtime,    boot, from the memory kept by an earlier visit where there is one;
 *               files,            the files are [address, bytes] of what the page has fetched;
 *               sentences         {lang, bytes} of a language beside English, where there is one
 *     ask       request           what juegos.serve.handle says to a request
 *     remember  root              keep the memory of a booted Python for the next visit
 */
/**
 * @import { Message } from "./client.mjs"
 * @import { Runtime } from "./replies.d.ts"
 */

/**
 * What of Pyodide is used here; the memory is a private interface of it.
 *
 * @typedef {object} Python
 * @property {(code: string) => (...given: unknown[]) => string} runPython
 * @property {() => Uint8Array<ArrayBuffer>} makeMemorySnapshot
 * @property {boolean} [restored]
 */

const STORE = "juegos"; // the name that download.mjs, keep.mjs and sw.js use too
const PYTHON = `
import json, random
from juegos.serve import handle

random.seed()  # a memory brought back would repeat its chances

def ask(text):
    return json.dumps(handle(json.loads(text)))

ask
`;

const BRING = `
from juegos.core.languages import bring

lambda lang, catalogue: bring(lang, bytes(catalogue.to_py()))
`;

/** @type {(text: string) => string} */
let ask;

/** @type {Map<string, ArrayBuffer>} */
const given = new Map(); // bytes by address, until they are in use

/**
 * Rejects when a file cannot be had: Pyodide says so on the console and never settles.
 *
 * @type {Promise<never>}
 */
const missing = new Promise((_, reject) => {
  const { fetch } = globalThis;
  globalThis.fetch = async (asked, options) => {
    const address = String(asked);
    const bytes = given.get(address);
    if (bytes) return new Response(bytes, { headers: { "Content-Type": typeOf(address) } });
    try {
      const answer = await fetch(asked, { cache: "force-cache", ...options }); // named by contents
      if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
      return answer;
    } catch (error) {
      const told = new Error(`${address}: ${/** @type {Error} */ (error).message}`);
      reject(told);
      throw told;
    }
  };
});
missing.catch(() => {}); // heard only during a start

/** @type {{ [M in Message as M["do"]]: (message: M) => unknown }} */
const doors = {
  async start({ root, runtime, files, sentences }) {
    refuseWithoutWasm();
    for (const [address, bytes] of files) given.set(address, bytes);
    const python = await booted(root, runtime);
    given.clear();
    ask = python.runPython(PYTHON);
    if (sentences) python.runPython(BRING)(sentences.lang, sentences.bytes);
    return { runtime, restored: Boolean(python.restored), lang: sentences?.lang };
  },

  ask({ request }) {
    return JSON.parse(ask(JSON.stringify(request)));
  },

  async remember({ root }) {
    const runtime = await described(root);
    const { boot } = await programOf(root, runtime);
    const python = await boot({ _makeSnapshot: true });
    python.runPython(PYTHON)('{"do": "list"}'); // imports every game
    const memory = python.makeMemorySnapshot();
    await (await caches.open(STORE)).put(place(root, runtime), new Response(memory));
    return { bytes: memory.length };
  },
};

/** @param {string} address */
function typeOf(address) {
  return address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
}

/**
 * What runtime.json says: the folder of the Python that belongs to this site today.
 *
 * @param {string} root
 * @returns {Promise<Runtime>}
 */
async function described(root) {
  const answer = await fetch(new URL("runtime.json", root), { cache: "no-cache" });
  return answer.json();
}

/**
 * Where the memory of that Python is kept.
 *
 * @param {string} root
 * @param {Runtime} runtime
 */
function place(root, runtime) {
  return new URL(`${runtime.folder}/memory`, root).href;
}

/**
 * @param {string} root
 * @param {Runtime} runtime
 */
async function remembered(root, runtime) {
  try {
    return await caches.match(place(root, runtime));
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

/**
 * The program that starts it.
 *
 * @param {string} root
 * @param {Runtime} runtime
 * @returns {Promise<{ boot: (options?: object) => Promise<Python> }>}
 */
function programOf(root, runtime) {
  return import(new URL(`${runtime.folder}/boot.mjs`, root).href);
}

/**
 * A Python, from memory if that works; the memory is a private interface of Pyodide.
 *
 * @param {string} root
 * @param {Runtime} runtime
 * @returns {Promise<Python>}
 */
async function booted(root, runtime) {
  const program = programOf(root, runtime);
  const [{ boot }, memory] = await Promise.all([program, remembered(root, runtime)]);
  if (memory) {
    try {
      const restored = boot({ _loadSnapshot: memory.arrayBuffer() });
      return Object.assign(await Promise.race([restored, missing]), { restored: true });
    } catch {
      await (await caches.open(STORE)).delete(place(root, runtime));
    }
  }
  return Promise.race([boot(), missing]);
}

/** Where a page's policy forbids WebAssembly, Pyodide would never settle. */
function refuseWithoutWasm() {
  const empty = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  try {
    new WebAssembly.Module(new Uint8Array(empty));
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    throw Object.assign(new Error(message, { cause: error }), { kind: "wasm" });
  }
}

/**
 * @param {Message} message
 * @returns {unknown}
 */
function done(message) {
  const door = /** @type {(message: Message) => unknown} */ (doors[message.do]);
  return door(message);
}

addEventListener("message", async ({ data: { id, ...message } }) => {
  try {
    postMessage({ id, reply: await done(message) });
  } catch (error) {
    const told = /** @type {Error & { kind?: string }} */ (error);
    postMessage({ id, error: { kind: told.kind ?? "runtime", message: told.message } });
  }
});
