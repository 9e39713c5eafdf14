/**
 * The page's one worker, shared by all its boards: numbered requests, errors by kind, time-outs.
 * After any failure the worker is gone, and the next request starts another.
 */

/** What went wrong; `kind` is worker, runtime, wasm, slow, crash, stopped or reply. */
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

class Client {
  #worker;
  #started;
  #count = 0;
  #waiting = new Map();

  constructor(root) {
    this.root = root;
  }

  /** Start Python unless it runs or is about to; resolves to {runtime, restored}. */
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
    this.#worker = openWorker();
    this.#worker.addEventListener("message", ({ data }) => this.#settle(data));
    this.#worker.addEventListener("error", (event) => {
      event.preventDefault(); // the board tells it
      this.stop(new Failure(event.message ? "crash" : "worker", event.message));
    });
    try {
      return await this.#send({ do: "start", root: this.root }, seconds);
    } catch (failure) {
      this.stop(failure);
      throw failure;
    }
  }

  #send(message, seconds) {
    if (!this.#worker) return Promise.reject(new Failure("stopped"));
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      const late = () => this.stop(new Failure("slow", String(seconds)));
      this.#waiting.set(id, { resolve, reject, timer: setTimeout(late, 1000 * seconds) });
      this.#worker.postMessage({ id, ...message });
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
