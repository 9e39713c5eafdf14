/**
 * Fetches the files of a Python: tells how much has come, keeps that for another try, and holds
 * each file to the size and the digest that runtime.json tells.
 */
const STORE = "juegos"; // the name that worker.mjs, keep.mjs and sw.js use too
const SCRIPT = /^(text|application)\/(x-)?(java|ecma)script\b/;

const held = new Map(); // what has come of files, by their address

/**
 * What runtime.json says, and the bytes of its files by address; scripts are only checked, since
 * they can be run from their own address alone. `tell(came, all)` is told compressed bytes. Rejects
 * with an error that names the file; what has come by then is not asked for again.
 */
export async function download(root, { signal, tell }) {
  const runtime = await described(new URL("runtime.json", root), signal);
  const told = runtime.files.filter(({ name }) => name !== "NOTICE.txt");
  const pieces = told.map((file) => pieceAt(`${root}${runtime.folder}/${file.name}`, file));
  const count = () =>
    tell(
      pieces.reduce((sum, piece) => sum + piece.share, 0),
      runtime.gzip,
    );
  const loaded = await Promise.all(pieces.map((piece) => piece.load(signal, count)));
  const files = pieces.map(({ address }, i) => [address, loaded[i]]);
  for (const [address] of files) held.delete(address);
  return { runtime, files: files.filter(([address]) => !address.endsWith(".mjs")) };
}

async function described(address, signal) {
  try {
    const answer = await fetch(address, { cache: "no-cache", signal });
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    return await answer.json();
  } catch (error) {
    throw new Error(`runtime.json: ${error.message}`);
  }
}

function pieceAt(address, file) {
  if (!held.has(address)) held.set(address, new Piece(address, file));
  return held.get(address);
}

class Piece {
  #came = 0;
  #cache = "default"; // until a copy is found to be damaged
  #whole;

  constructor(address, { name, bytes, gzip, sha256 }) {
    Object.assign(this, { address, name, bytes, gzip, sha256 });
  }

  /** How much has come, in compressed bytes, of which the browser does not tell. */
  get share() {
    return (this.gzip * this.#came) / this.bytes;
  }

  /** The bytes; where the line breaks it goes on from there, as long as each try brings some. */
  async load(signal, count) {
    this.#whole ??= new Uint8Array(this.bytes);
    while (this.#came < this.bytes) {
      const before = this.#came;
      try {
        await this.#rest(signal, count);
        if (this.#came < this.bytes) throw spoilt(`${this.#came} bytes came, not ${this.bytes}`);
      } catch (error) {
        if (error.kind) await this.#forget();
        if (error.kind || signal.aborted || this.#came <= before) throw named(this.name, error);
      }
    }
    return this.#checked();
  }

  /** Fetch what is missing; where the server sends the whole instead, that. */
  async #rest(signal, count) {
    const begun = this.#came > 0; // the browser's own cache would answer with another part
    const headers = begun ? { Range: `bytes=${this.#came}-` } : {};
    const cache = begun ? "no-store" : this.#cache;
    const answer = await fetch(this.address, { signal, headers, cache });
    if (!answer.ok) throw new Error(`${answer.status} ${answer.statusText}`);
    const type = answer.headers.get("content-type") ?? "nothing";
    if (this.name.endsWith(".mjs") && !SCRIPT.test(type)) throw spoilt(`it came as ${type}`);
    if (answer.status !== 206) this.#came = 0;
    const reader = answer.body.getReader();
    for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
      if (this.#came + value.length > this.bytes)
        throw spoilt(`more than ${this.bytes} bytes came`);
      this.#whole.set(value, this.#came);
      this.#came += value.length;
      count();
    }
  }

  async #checked() {
    const digest = await sha256(this.#whole);
    if (digest === undefined || digest === this.sha256) return this.#whole.buffer;
    await this.#forget();
    throw named(this.name, spoilt("its bytes are not those that were published"));
  }

  /** Begin anew the next time, past any copy that the browser keeps. */
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

/** Hexadecimal digits; nothing where the browser does not reckon it: on a line that is not safe. */
async function sha256(bytes) {
  if (!globalThis.crypto?.subtle) return undefined;
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function spoilt(message) {
  return Object.assign(new Error(message), { kind: "damaged" });
}

function named(name, { kind, message }) {
  return Object.assign(new Error(`${name}: ${message}`), { kind });
}
