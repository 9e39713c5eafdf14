/**
 * The page's one worker, shared by all its boards: numbered requests, errors by kind, time-outs.
 * After any failure the worker is gone, and the next request starts another.
 */
import { download } from "./download.mjs";

const WORK = 120; // s that Python may take to start once all of it has come

/** What went wrong; `kind` is worker, runtime, damaged, wasm, slow, crash, stopped or reply. */
export class Failure extends Error {
  constructor(kind, message = "") {
    super(message);
    this.kind = kind;
  }
}

/** A new worker of the site's own. */
export function openWorker() {
  return new Worker(new URL("worker.mjs", import.meta.url), { type: "module" });
}

const clients = new Map();

/** The client of every board whose runtime lies at `root`. */
export function clientAt(root) {
  if (!clients.has(root)) clients.set(root, new Client(root));
  return clients.get(root);
}

/** Tells by an event "progress" that more of Python has come. */
class Client extends EventTarget {
  came = { bytes: 0, all: 0 }; // compressed, of Python
  #worker;
  #started;
  #ending;
  #count = 0;
  #waiting = new Map();

  constructor(root) {
    super();
    this.root = root;
  }

  /**
   * Start Python unless it runs or is about to; resolves to {runtime, restored}. Given up once
   * nothing has come for so many seconds, be the line ever so slow.
   */
  start(seconds = 60) {
    this.#started ??= this.#boot(seconds);
    return this.#started;
  }

  /** What the rules reply to a request; a reply that is an error rejects. */
  async ask(request, seconds = 20) {
    await this.start();
    const reply = await this.#send({ do: "ask", request }, seconds);
    if (reply.error) throw new Failure("reply", reply.error.message);
    return reply;
  }

  /** End the worker: whatever waits for it is rejected. */
  stop(failure = new Failure("stopped")) {
    this.#ending?.abort(failure);
    this.#worker?.terminate();
    this.#worker = this.#started = undefined;
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject, timer } of waiting) {
      clearTimeout(timer);
      reject(failure);
    }
  }

  async #boot(seconds) {
    const ending = (this.#ending = new AbortController());
    this.#worker = openWorker();
    this.#worker.addEventListener("message", ({ data }) => this.#settle(data));
    this.#worker.addEventListener("error", (event) => {
      event.preventDefault(); // the board tells it
      this.stop(new Failure(event.message ? "crash" : "worker", event.message));
    });
    try {
      const { runtime, files } = await this.#download(seconds, ending);
      const buffers = files.map(([, bytes]) => bytes);
      return await this.#send({ do: "start", root: this.root, runtime, files }, WORK, buffers);
    } catch (failure) {
      if (ending === this.#ending) this.stop(failure); // another start may be under way
      throw failure;
    }
  }

  async #download(seconds, ending) {
    let timer;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => ending.abort(new Failure("slow", String(seconds))), 1000 * seconds);
    };
    const tell = (bytes, all) => {
      wait();
      this.came = { bytes, all };
      this.dispatchEvent(new Event("progress"));
    };
    wait();
    try {
      return await download(this.root, { signal: ending.signal, tell });
    } catch (error) {
      throw ending.signal.reason ?? new Failure(error.kind ?? "runtime", error.message);
    } finally {
      clearTimeout(timer);
    }
  }

  #send(message, seconds, buffers = []) {
    if (!this.#worker) return Promise.reject(new Failure("stopped"));
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const late = () => this.stop(new Failure("slow", String(seconds)));
      this.#waiting.set(id, { resolve, reject, timer: setTimeout(late, 1000 * seconds) });
      this.#worker.postMessage({ id, ...message }, buffers);
    });
  }

  #settle({ id, reply, error }) {
    const { resolve, reject, timer } = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(timer);
    if (error) reject(new Failure(error.kind, error.message));
    else resolve(reply);
  }
}
