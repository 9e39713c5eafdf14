/**
 * A worker that runs Python: numbered requests, errors by kind, time-outs. After any failure the
 * worker is ended, and the next request starts another. All boards of a page share one; a second,
 * which adviser.mjs starts, gets the long requests.
 */
import { download } from "./download.mjs";

/**
 * @import { Ask, Request, Runtime } from "./replies.d.ts"
 * @import { Kind } from "./page.d.ts"
 */

const WORK = 120; // s that Python may take to start once all of it has come

/**
 * The result of a start: the runtime, whether it was restored from memory, and the language of
 * the rules beside English.
 *
 * @typedef {{ runtime: Runtime, restored: boolean, lang?: string }} Started
 *
 * The gettext catalogue of the rules in a language.
 *
 * @typedef {{ lang: string, bytes: ArrayBuffer }} Sentences
 *
 * A pending request to the worker.
 *
 * @typedef {{ do: "begin", root: string, runtime: Runtime, addresses: string[] }} Begin
 * @typedef {{ do: "came", address: string, bytes?: ArrayBuffer | undefined }} Came
 * @typedef {{ do: "start", sentences?: Sentences | undefined }} Start
 * @typedef {{ do: "ask", request: Request }} Asked
 * @typedef {{ do: "remember", root: string, families: string[] }} Remember
 * @typedef {Begin | Came | Start | Asked | Remember} Message
 * @typedef {{ id: number, reply?: unknown, error?: { kind: Kind, message: string } }} Answer
 * @typedef {object} Waiting
 * @property {(reply: any) => void} resolve
 * @property {(failure: Failure) => void} reject
 * @property {number} timer
 */

/** A failure; `kind` is worker, runtime, damaged, wasm, slow, crash, stopped or reply. */
export class Failure extends Error {
  /**
   * @param {Kind} kind
   * @param {string} message
   * @param {Record<string, string | number> | undefined} values
   */
  constructor(kind, message = "", values = {}) {
    super(message);
    this.kind = kind;
    this.values = values; // what the sentence of a damaged file tells; the rule that refuses a move
  }
}

/** The policy for addresses of scripts: only those of this site. */
const policy = globalThis.trustedTypes?.createPolicy("juegos-scripts", {
  createScriptURL(address) {
    if (new URL(address).origin !== new URL(location.href).origin) throw new TypeError(address);
    return address;
  },
});

/**
 * Return the address of a script of this site.
 *
 * @param {URL} address
 * @throws {TypeError} it is on another site.
 */
export function ofScript({ href }) {
  return policy?.createScriptURL(href) ?? href;
}

/** Return a new worker. */
export function openWorker() {
  return new Worker(ofScript(new URL("worker.mjs", import.meta.url)), { type: "module" });
}

/** @type {Map<string, Client>} */
const clients = new Map();

/**
 * Return the client of every board whose runtime is at `root`; `sentences` is the catalogue of
 * the rules in the language of the page, not needed for English.
 *
 * @param {string} root
 * @param {{ lang: string, address: string } | undefined} sentences
 * @returns {Client}
 */
export function clientAt(root, sentences) {
  const client = clients.get(root) ?? new Client(root, sentences);
  clients.set(root, client);
  return client;
}

/** A client; its event "progress" says that more of Python has arrived. */
export class Client extends EventTarget {
  came = { bytes: 0, all: 0 }; // compressed, of Python
  /** @type {Set<string>} */
  families = new Set(); // whose games are played here
  /** @type {Worker | undefined} */
  #worker;
  /** @type {Promise<Started> | undefined} */
  #started;
  /** @type {AbortController | undefined} */
  #ending;
  #files;
  #count = 0;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();

  /**
   * @param {string} root
   * @param {{ lang: string, address: string } | undefined} sentences
   * @param {typeof download} files a function that fetches the files of Python
   */
  constructor(root, sentences, files = download) {
    super();
    this.root = root;
    this.sentences = sentences;
    this.#files = files;
  }

  /**
   * Start Python unless it runs or is starting, with the files of a family; resolves to
   * {runtime, restored}. Fails once nothing has arrived for this many seconds, however slow the
   * connection is.
   *
   * @param {string} [family]
   * @returns {Promise<Started>}
   */
  start(seconds = 60, family = undefined) {
    if (family) this.families.add(family);
    this.#started ??= this.#boot(seconds);
    return this.#started;
  }

  /**
   * Return the reply of the rules to a request; an error in it rejects.
   *
   * @type {Ask}
   */
  ask = async (request, seconds = 20) => {
    const { lang } = await this.start();
    const asked = lang ? { lang, ...request } : request;
    const reply = await this.#send({ do: "ask", request: asked }, seconds);
    if (reply.error) {
      const { message, rule } = reply.error;
      throw new Failure("reply", message, rule ? { rule } : {});
    }
    return reply;
  };

  /** End the worker and reject all pending requests. */
  stop(failure = new Failure("stopped")) {
    this.#ending?.abort(failure);
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#started = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, timer } of waiting) {
      clearTimeout(timer);
      reject(failure);
    }
  }

  /**
   * @param {number} seconds
   * @returns {Promise<Started>}
   */
  async #boot(seconds) {
    const ending = new AbortController();
    this.#ending = ending;
    const worker = openWorker();
    this.#worker = worker;
    worker.addEventListener("message", ({ data }) => this.#settle(data));
    worker.addEventListener("error", (event) => {
      event.preventDefault(); // the board tells it
      this.stop(new Failure(event.message ? "crash" : "worker", event.message));
    });
    try {
      const [sentences] = await Promise.all([
        this.#translations(ending.signal),
        this.#download(seconds, ending),
      ]);
      return await this.#send({ do: "start", sentences }, WORK);
    } catch (error) {
      const failure = /** @type {Failure} */ (error);
      if (ending === this.#ending) this.stop(failure); // another start may be under way
      throw failure;
    }
  }

  /**
   * Return the sentences of the rules in the language of the page; without them the rules use
   * English.
   *
   * @param {AbortSignal} signal
   * @returns {Promise<Sentences | undefined>}
   */
  async #translations(signal) {
    if (!this.sentences) return undefined;
    try {
      const { lang, address } = this.sentences;
      const answer = await fetch(address, { signal });
      return answer.ok ? { lang, bytes: await answer.arrayBuffer() } : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Fetch the files of Python; the worker begins with those that have arrived.
   *
   * @param {number} seconds
   * @param {AbortController} ending
   */
  async #download(seconds, ending) {
    /** @type {number | undefined} */
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(new Failure("slow", String(seconds))), 1000 * seconds);
    };
    /** @type {import("./download.mjs").Tell} */
    const tell = (bytes, all) => {
      wait();
      this.came = { bytes, all };
      this.dispatchEvent(new Event("progress"));
    };
    /** @type {Promise<unknown>[]} */
    const sent = [];
    /** @param {Begin | Came} message */
    const send = (message) => {
      const answer = this.#send(message, WORK);
      answer.catch(() => {}); // heard below, unless the files have failed before
      sent.push(answer);
    };
    /** @type {import("./download.mjs").Starter} */
    const starter = {
      begin: (runtime, addresses) => send({ do: "begin", root: this.root, runtime, addresses }),
      came: (address, bytes) => send({ do: "came", address, bytes }),
    };
    const { signal } = ending;
    wait();
    try {
      await this.#files(this.root, { signal, tell, families: this.families, starter });
      await Promise.all(sent);
    } catch (caught) {
      const error = /** @type {Partial<Failure> & Error} */ (caught);
      const { kind = "runtime", message, values } = error;
      throw signal.reason ?? new Failure(kind, message, values);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * @param {Message} message
   * @param {number} seconds
   * @returns {Promise<any>} the answer to the message
   */
  #send(message, seconds) {
    const worker = this.#worker;
    if (!worker) return Promise.reject(new Failure("stopped"));
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const late = () => this.stop(new Failure("slow", String(seconds)));
      this.#waiting.set(id, { resolve, reject, timer: setTimeout(late, 1000 * seconds) });
      worker.postMessage({ id, ...message });
    });
  }

  /** @param {Answer} answer */
  #settle({ id, reply, error }) {
    const { resolve, reject, timer } = /** @type {Waiting} */ (this.#waiting.get(id));
    this.#waiting.delete(id);
    clearTimeout(timer);
    if (error) reject(new Failure(error.kind, error.message));
    else resolve(reply);
  }
}
