/**
 * Python in a worker. Messages in: {id, do, ...}; out: {id, reply} or {id, error: {kind, message}}.
 *
 *     start     root, runtime,    boot, from the memory kept by an earlier visit where there is one;
 *               files             the files are [address, bytes] of what the page has fetched
 *     ask       request           what juegos.serve.handle says to a request
 *     remember  root              keep the memory of a booted Python for the next visit
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

let ask;

const given = new Map(); // bytes by address, until they are in use

/** Rejects when a file cannot be had: Pyodide says so on the console and never settles. */
const missing = new Promise((_, reject) => {
  const { fetch } = globalThis;
  globalThis.fetch = async (place, options) => {
    const bytes = given.get(String(place));
    if (bytes) return new Response(bytes, { headers: { "Content-Type": typeOf(String(place)) } });
    try {
      const answer = await fetch(place, options);
      if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
      return answer;
    } catch (error) {
      const told = new Error(`${place}: ${error.message}`);
      reject(told);
      throw told;
    }
  };
});
missing.catch(() => {}); // heard only during a start

const doors = {
  async start({ root, runtime, files }) {
    refuseWithoutWasm();
    for (const [address, bytes] of files) given.set(address, bytes);
    const python = await booted(root, runtime);
    given.clear();
    ask = python.runPython(PYTHON);
    return { runtime, restored: Boolean(python.restored) };
  },

  ask({ request }) {
    return JSON.parse(ask(JSON.stringify(request)));
  },

  async remember({ root }) {
    const runtime = await described(root);
    const { boot } = await import(new URL(`${runtime.folder}/boot.mjs`, root));
    const python = await boot({ _makeSnapshot: true });
    python.runPython(PYTHON)('{"do": "list"}'); // imports every game
    const memory = python.makeMemorySnapshot();
    await (await caches.open(STORE)).put(place(root, runtime), new Response(memory));
    return { bytes: memory.length };
  },
};

function typeOf(address) {
  return address.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
}

/** What runtime.json says: the folder of the Python that belongs to this site today. */
async function described(root) {
  const answer = await fetch(new URL("runtime.json", root), { cache: "no-cache" });
  return answer.json();
}

/** Where the memory of that Python is kept. */
function place(root, runtime) {
  return new URL(`${runtime.folder}/memory`, root).href;
}

async function remembered(root, runtime) {
  try {
    return await caches.match(place(root, runtime));
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

/** A Python, from memory if that works; the memory is a private interface of Pyodide. */
async function booted(root, runtime) {
  const program = import(new URL(`${runtime.folder}/boot.mjs`, root));
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
    throw Object.assign(new Error(error.message), { kind: "wasm" });
  }
}

addEventListener("message", async ({ data: { id, ...message } }) => {
  try {
    postMessage({ id, reply: await doors[message.do](message) });
  } catch (error) {
    postMessage({ id, error: { kind: error.kind ?? "runtime", message: error.message } });
  }
});
