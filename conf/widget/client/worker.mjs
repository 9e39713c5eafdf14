/**
 * Python in a worker. Messages in: {id, do, ...}; out: {id, reply} or {id, error: {kind, message}}.
 *
 *     begin     root, runtime,    begin to boot, from the memory saved at an earlier visit if there is
 *               addresses         one; the files of these addresses are to follow
 *     came      address, bytes    a file has arrived; without bytes if it is fetched from its address
 *     start                       wait for all that, with
 *               sentences         {lang, bytes} of a language other than English, if there is one
 *     ask       request           the reply of juegos.serve.handle to a request, once the modules of
 *                                 its families have arrived
 *     remember  root, families    save the memory of a booted Python with these for the next visit
 */
import { downloadOne } from "./download.mjs";

/**
 * @import { Message } from "./client.mjs"
 * @import { Runtime } from "./replies.d.ts"
 */

/**
 * The parts of Pyodide that are used here; the memory is a private interface.
 *
 * @typedef {(...given: unknown[]) => string} Given
 *
 * @typedef {object} Python
 * @property {(code: string) => Given & Iterable<(text: string) => string>} runPython
 * @property {() => Uint8Array<ArrayBuffer>} makeMemorySnapshot
 * @property {boolean} [restored]
 *
 * The functions that start Python with the modules of some families, and that add another family.
 *
 * @typedef {object} Program
 * @property {(options?: object) => Promise<Python>} boot
 * @property {(python: Python, family: string) => Promise<void>} add
 *
 * A file that is to arrive: its bytes, or nothing if it is fetched from its address.
 *
 * @typedef {object} Part
 * @property {Promise<ArrayBuffer | undefined>} bytes
 * @property {(bytes: ArrayBuffer | undefined) => void} come
 */

const STORE = "juegos"; // the name that download.mjs, offline.mjs and sw.js use too
const OTHER = "application/octet-stream";
const RUN_HERE = /\.(?:mjs|wasm)$/; // what comes without its bytes
const PYTHON = `
import json, random
from juegos.doors.families import families
from juegos.serve import handle

random.seed()  # a memory brought back would repeat its chances

def ask(text):
    return json.dumps(handle(json.loads(text)))

def about(text):
    return json.dumps(families(json.loads(text)))

ask, about
`;

const BRING = `
from juegos.core.languages import install

lambda lang, catalogue: install(lang, bytes(catalogue.to_py()))
`;

/** @type {(text: string) => string} */
let ask;

/** @type {(text: string) => string} */
let about;

/** @type {Map<string, Promise<void>>} */
const there = new Map(); // by each family that was asked for, when its modules are there

/** @type {(family: string) => Promise<void>} */
let bring;

/** @type {Map<string, Part>} */
const parts = new Map(); // by address, until they are in use

/** @type {{ runtime: Runtime, python: Promise<Python> }} */
let begun;

/**
 * Reject when a file cannot be fetched, which Pyodide only logs to the console.
 *
 * @type {Promise<never>}
 */
const missing = new Promise((_, reject) => {
  const { fetch } = globalThis;
  globalThis.fetch = async (asked, options) => {
    const address = String(asked);
    const bytes = await parts.get(address)?.bytes;
    if (bytes) return typed(bytes, address);
    try {
      const answer = await fetch(asked, { cache: "force-cache", ...options }); // named by contents
      if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
      return hasType(answer, typeOf(address)) ? answer : typed(answer.body, address);
    } catch (error) {
      const failure = new Error(`${address}: ${/** @type {Error} */ (error).message}`);
      reject(failure);
      throw failure;
    }
  };
});
missing.catch(() => {}); // heard only during a start

/** @type {{ [M in Message as M["do"]]: (message: M) => unknown }} */
const doors = {
  begin({ root, runtime, addresses }) {
    refuseWithoutWasm();
    for (const address of addresses) parts.set(address, coming());
    for (const address of addresses) if (RUN_HERE.test(address)) comeIfKept(address);
    const families = familiesOf(root, runtime);
    for (const family of families) there.set(family, Promise.resolve());
    bring = async (family) => brought(await begun.python, root, runtime, family);
    begun = { runtime, python: booted(root, runtime, families) };
    begun.python.catch(() => {}); // told by the start
  },

  came({ address, bytes }) {
    parts.get(address)?.come(bytes);
  },

  async start({ sentences }) {
    const { runtime } = begun;
    const python = await begun.python;
    parts.clear();
    [ask, about] = python.runPython(PYTHON);
    if (sentences) python.runPython(BRING)(sentences.lang, sentences.bytes);
    return { runtime, restored: Boolean(python.restored), lang: sentences?.lang };
  },

  async ask({ request }) {
    const text = JSON.stringify(request);
    for (const family of JSON.parse(about(text))) {
      if (!there.has(family)) there.set(family, bring(family));
      await there.get(family);
    }
    return JSON.parse(ask(text));
  },

  async remember({ root, families }) {
    const runtime = await described(root);
    const { boot } = await programOf(root, runtime);
    const python = await boot({ families, _makeSnapshot: true });
    const [asked] = python.runPython(PYTHON);
    const { games } = JSON.parse(asked('{"do": "list"}'));
    // What a family shares is imported with its first game; all games would fill the memory.
    for (const name of families) {
      const { slug } = games.find((/** @type {{ family: string }} */ one) => one.family === name);
      asked(JSON.stringify({ do: "start", slug }));
    }
    const memory = python.makeMemorySnapshot();
    const store = await caches.open(STORE);
    const earlier = await memories(store, root, runtime);
    await store.put(`${placeOf(root, runtime)}${families.join("-")}`, new Response(memory));
    for (const { url } of earlier) await store.delete(url);
    return { bytes: memory.length };
  },
};

/** @returns {Part} */
function coming() {
  /** @type {Part["come"]} */
  let come = () => {};
  /** @type {Part["bytes"]} */
  const bytes = new Promise((resolve) => {
    come = resolve;
  });
  return { bytes, come };
}

/**
 * Do not wait for the page to have read a file that is kept from an earlier visit. If the page finds
 * that it is damaged, it ends this worker, and the copy.
 *
 * @param {string} address
 */
async function comeIfKept(address) {
  try {
    if (await caches.match(address)) parts.get(address)?.come(undefined);
  } catch {} // a browser that keeps nothing
}

/**
 * Whether a response can be used unchanged: the browser then caches compiled WebAssembly with it.
 *
 * @param {Response} answer
 * @param {string} type
 */
function hasType({ headers }, type) {
  return type === OTHER || headers.get("Content-Type") === type;
}

/**
 * @param {BodyInit | null} body
 * @param {string} address
 */
function typed(body, address) {
  return new Response(body, { headers: { "Content-Type": typeOf(address) } });
}

/** @param {string} address */
function typeOf(address) {
  return address.endsWith(".wasm") ? "application/wasm" : OTHER;
}

/**
 * Return runtime.json, with the folder of the present Python of this site.
 *
 * @param {string} root
 * @returns {Promise<Runtime>}
 */
async function described(root) {
  const answer = await fetch(new URL("runtime.json", root), { cache: "no-cache" });
  return answer.json();
}

/**
 * Return the families whose files are to arrive.
 *
 * @param {string} root
 * @param {Runtime} runtime
 */
function familiesOf(root, { folder, files }) {
  return files.flatMap(({ name, family }) =>
    family && parts.has(`${root}${folder}/${name}`) ? [family] : [],
  );
}

/**
 * Fetch the modules of a family; a failure can be retried.
 *
 * @param {Python} python
 * @param {string} root
 * @param {Runtime} runtime
 * @param {string} family
 */
async function brought(python, root, runtime, family) {
  try {
    for (const file of runtime.files.filter((one) => one.family === family)) {
      const [address, bytes] = await downloadOne(root, runtime, file);
      parts.set(address, { bytes: Promise.resolve(bytes), come() {} });
    }
    const { add } = await programOf(root, runtime);
    await add(python, family);
    parts.clear();
  } catch (error) {
    there.delete(family);
    throw error;
  }
}

/**
 * Return the prefix of the saved memories' addresses; the names of their families follow.
 *
 * @param {string} root
 * @param {Runtime} runtime
 */
function placeOf(root, runtime) {
  return new URL(`${runtime.folder}/memory-`, root).href;
}

/**
 * Return each saved memory of that Python, with its families.
 *
 * @param {Cache} store
 * @param {string} root
 * @param {Runtime} runtime
 */
async function memories(store, root, runtime) {
  const place = placeOf(root, runtime);
  const urls = (await store.keys()).map(({ url }) => url).filter((url) => url.startsWith(place));
  return urls.map((url) => ({ url, families: url.slice(place.length).split("-") }));
}

/**
 * Return a saved memory with these families.
 *
 * @param {string} root
 * @param {Runtime} runtime
 * @param {string[]} families
 */
async function remembered(root, runtime, families) {
  try {
    if (!(await caches.has(STORE))) return undefined; // to open it would make it
    const memory = await memories(await caches.open(STORE), root, runtime);
    const wanted = memory.find((one) => families.every((name) => one.families.includes(name)));
    const answer = wanted && (await caches.match(wanted.url));
    return answer && { url: wanted.url, bytes: answer.arrayBuffer() };
  } catch {
    return undefined; // a browser that keeps nothing
  }
}

/**
 * Return the program that starts Python, once its scripts have arrived.
 *
 * @param {string} root
 * @param {Runtime} runtime
 * @returns {Promise<Program>}
 */
async function programOf(root, runtime) {
  for (const [address, { bytes }] of parts) if (address.endsWith(".mjs")) await bytes;
  return import(new URL(`${runtime.folder}/boot.mjs`, root).href);
}

/**
 * Return a Python with these families, from a saved memory if that works, which is a private
 * interface of Pyodide.
 *
 * @param {string} root
 * @param {Runtime} runtime
 * @param {string[]} families
 * @returns {Promise<Python>}
 */
async function booted(root, runtime, families) {
  const program = programOf(root, runtime);
  const [{ boot }, memory] = await Promise.all([program, remembered(root, runtime, families)]);
  if (memory) {
    try {
      const restored = boot({ families, _loadSnapshot: memory.bytes });
      return Object.assign(await Promise.race([restored, missing]), { restored: true });
    } catch {
      await (await caches.open(STORE)).delete(memory.url);
    }
  }
  return Promise.race([boot({ families }), missing]);
}

/** Reject where a page's policy forbids WebAssembly, because Pyodide would never settle. */
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
    const failure = /** @type {Error & { kind?: string }} */ (error);
    postMessage({ id, error: { kind: failure.kind ?? "runtime", message: failure.message } });
  }
});
