/**
 * Fetches the files of Python: reports progress, keeps partial files for another try, and checks
 * the size and the digest of each file in runtime.json.
 */

/**
 * @import { Flaw, Kind } from "./page.d.ts"
 * @import { Runtime, RuntimeFile } from "./replies.d.ts"
 */
const FORGIVEN = 3; // breaks in a row that bring nothing: what was not read yet is lost with them
const STORE = "juegos"; // the name that worker.mjs, offline.mjs and sw.js use too
const SCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/;

/** @type {Map<string, Piece>} */
/**
 * A failure, and its kind if that is known.
 *
 * @typedef {Error & { kind?: Kind | undefined, values?: Values | undefined }} Failure
 *
 * The values in its sentence.
 *
 * @typedef {Record<string, string | number>} Values
 */

/**
 * Receive the number of compressed bytes that have arrived, and their total.
 *
 * @typedef {(came: number, all: number) => void} Tell
 */

const held = new Map(); // what has come of files, by their address

/**
 * Start Python while its files arrive: `begin` gets runtime.json and the addresses of the files;
 * `came` gets each complete file with its bytes, or without them if it is better run from its
 * address: a browser caches what it has compiled by address.
 *
 * @typedef {object} Starter
 * @property {(runtime: Runtime, addresses: string[]) => void} begin
 * @property {(address: string, bytes?: ArrayBuffer) => void} came
 */

/**
 * Fetch the files that games of these families need. `tell(came, all)` gets compressed bytes.
 * Rejects with an error that names the file; files that have arrived are not fetched again.
 *
 * @param {string} root
 * @param {{ signal: AbortSignal, tell: Tell, families: Set<string>, starter: Starter }} how
 */
export async function download(root, { signal, tell, families, starter }) {
  const runtime = await described(new URL("runtime.json", root), signal);
  const needed = runtime.files.filter(
    ({ name, family }) => name !== "NOTICE.txt" && (!family || families.has(family)),
  );
  const pieces = needed.map((file) => pieceAt(addressOf(root, runtime, file), file));
  const all = needed.reduce((sum, { gzip }) => sum + gzip, 0);
  const count = () =>
    tell(
      pieces.reduce((sum, piece) => sum + piece.share, 0),
      all,
    );
  starter.begin(
    runtime,
    pieces.map(({ address }) => address),
  );
  /** @param {Piece} piece */
  const bring = async (piece) => {
    const bytes = await piece.load(signal, count);
    if (piece.isRunThere) starter.came(piece.address);
    else starter.came(piece.address, bytes);
  };
  await Promise.all(pieces.map(bring));
  for (const { address } of pieces) held.delete(address);
}

/**
 * Return one more file of the runtime, and its address.
 *
 * @param {string} root
 * @param {Runtime} runtime
 * @param {RuntimeFile} file
 * @returns {Promise<[address: string, bytes: ArrayBuffer]>}
 */
export async function downloadOne(root, runtime, file) {
  const address = addressOf(root, runtime, file);
  const bytes = await pieceAt(address, file).load(new AbortController().signal, () => {});
  held.delete(address);
  return [address, bytes];
}

/**
 * @param {string} root
 * @param {Runtime} runtime
 * @param {RuntimeFile} file
 */
function addressOf(root, { folder }, { name }) {
  return `${root}${folder}/${name}`;
}

/**
 * @param {URL} address
 * @param {AbortSignal} signal
 * @returns {Promise<Runtime>}
 */
async function described(address, signal) {
  try {
    const answer = await fetch(address, { cache: "no-cache", signal });
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    return await answer.json();
  } catch (error) {
    throw new Error(`runtime.json: ${/** @type {Error} */ (error).message}`, { cause: error });
  }
}

/**
 * @param {string} address
 * @param {RuntimeFile} file
 */
function pieceAt(address, file) {
  if (!held.has(address)) held.set(address, new Piece(address, file));
  return held.get(address);
}

class Piece {
  #came = 0;
  #isAnswered = false; // whether the last try had an answer that began as it should
  /** @type {RequestCache} */
  #cache = "default"; // until a copy is found to be damaged
  /** @type {Uint8Array<ArrayBuffer> | undefined} */
  #whole;

  /**
   * @param {string} address
   * @param {RuntimeFile} file
   */
  constructor(address, file) {
    this.address = address;
    this.name = file.name;
    this.bytes = file.bytes;
    this.gzip = file.gzip;
    this.sha256 = file.sha256;
  }

  /** Whether a worker runs it from its address; a page opened as `file:` can fetch nothing. */
  get isRunThere() {
    if (this.name.endsWith(".wasm")) return location.protocol !== "file:";
    return this.name.endsWith(".mjs");
  }

  /** The compressed bytes that have arrived, estimated, because the browser does not give them. */
  get share() {
    return (this.gzip * this.#came) / this.bytes;
  }

  /**
   * Return the bytes; after a broken connection it continues, as long as tries bring some. Bytes
   * that were not read are lost with the connection: so some tries may bring nothing.
   *
   * @param {AbortSignal} signal
   * @param {() => void} count
   * @returns {Promise<ArrayBuffer>}
   */
  async load(signal, count) {
    const whole = this.#whole ?? new Uint8Array(this.bytes);
    this.#whole = whole;
    let empty = 0;
    while (this.#came < this.bytes) {
      const before = this.#came;
      const error = await this.#tried(whole, signal, count);
      if (!error) break;
      empty = this.#came > before ? 0 : empty + 1;
      const isLost = empty > (this.#isAnswered ? FORGIVEN : 0);
      if (error.kind) await this.#forget();
      if (error.kind || signal.aborted || isLost) throw named(this.name, error);
    }
    return this.#checked(whole);
  }

  /**
   * Try once to fetch the missing part; return the failure, if any.
   *
   * @param {Uint8Array} whole
   * @param {AbortSignal} signal
   * @param {() => void} count
   */
  async #tried(whole, signal, count) {
    this.#isAnswered = false;
    try {
      await this.#rest(whole, signal, count);
      if (this.#came < this.bytes) throw spoilt("short", { came: this.#came, bytes: this.bytes });
      return undefined;
    } catch (error) {
      return /** @type {Failure} */ (error);
    }
  }

  /**
   * Fetch the missing part, or the whole file if the server sends that.
   *
   * @param {Uint8Array} whole
   * @param {AbortSignal} signal
   * @param {() => void} count
   */
  async #rest(whole, signal, count) {
    const begun = this.#came > 0; // the browser's own cache would answer with another part
    const headers = new Headers(begun ? { Range: `bytes=${this.#came}-` } : {});
    const cache = begun ? "no-store" : this.#cache;
    const answer = await fetch(this.address, { signal, headers, cache });
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    const type = answer.headers.get("content-type") ?? "";
    if (this.name.endsWith(".mjs") && !SCRIPT.test(type)) throw spoilt("type", { type });
    this.#isAnswered = true;
    if (answer.status !== 206) this.#came = 0;
    const reader = /** @type {ReadableStream<Uint8Array>} */ (answer.body).getReader();
    for (let { value } = await reader.read(); value; { value } = await reader.read()) {
      if (this.#came + value.length > this.bytes) throw spoilt("long", { bytes: this.bytes });
      whole.set(value, this.#came);
      this.#came += value.length;
      count();
    }
  }

  /** @param {Uint8Array<ArrayBuffer>} whole */
  async #checked(whole) {
    const digest = await sha256(whole);
    if (digest === undefined || digest === this.sha256) return whole.buffer;
    await this.#forget();
    throw named(this.name, spoilt("changed"));
  }

  /** Start over the next time, bypassing the browser's cache. */
  async #forget() {
    this.#came = 0;
    this.#cache = "reload";
    try {
      await (await caches.open(STORE)).delete(this.address);
    } catch {
      // a browser that keeps nothing
    }
  }
}

/**
 * Return the hexadecimal digest; empty on insecure connections, where the browser has no crypto.
 *
 * @param {BufferSource} bytes
 */
async function sha256(bytes) {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Return an error whose message is a key of the page's sentences on flaws of files.
 *
 * @param {Flaw} flaw
 * @param {Values} values
 */
function spoilt(flaw, values = {}) {
  return Object.assign(new Error(flaw), { kind: /** @type {const} */ ("damaged"), values });
}

/**
 * Return the same error with the name of its file.
 *
 * @param {string} file
 * @param {Failure} error
 */
function named(file, { kind, message, values }) {
  const text = kind ? message : `${file}: ${message}`;
  return Object.assign(new Error(text), { kind, values: { ...values, file } });
}
