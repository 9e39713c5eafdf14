/**
 * A second Python beside the page's first: it is asked what somebody else would do. To think that
 * out may take seconds, in which the first answers every click. It starts when advice is first
 * asked for, from the files that the first has fetched. It ends when nobody waits any more for what
 * it thinks, or when it has been asked nothing for long. Where it fails, the first gives the advice.
 */
import { Client, Failure } from "./client.mjs";

/** @import { Advice, Request } from "./replies.d.ts" */

const IDLE = 300; // s without a question, after which its memory is given back

/** @type {WeakMap<Client, Adviser>} */
const advisers = new WeakMap();

/**
 * The adviser of all boards that share a client.
 *
 * @param {Client} client
 */
export function adviserOf(client) {
  const adviser = advisers.get(client) ?? new Adviser(client);
  advisers.set(client, adviser);
  return adviser;
}

class Adviser {
  #first;
  #second;
  #isLost = false; // whether the second has failed: a page does not try it again
  #waited = 0; // how many of its answers somebody waits for
  /** @type {number | undefined} */
  #timer;

  /** @param {Client} first */
  constructor(first) {
    this.#first = first;
    const fetched = async () => ({ ...(await first.start()), files: [] }); // by itself, from the cache
    this.#second = new Client(first.root, first.sentences, fetched);
  }

  /**
   * The move that another player would make; rejects as soon as the signal says that nobody waits.
   *
   * @param {Request<"advise">} request
   * @param {AbortSignal} signal
   */
  ask(request, signal) {
    return Promise.race([this.#advice(request, signal), ended(signal)]);
  }

  /**
   * @param {Request<"advise">} request
   * @param {AbortSignal} signal
   * @returns {Promise<Advice>}
   */
  async #advice(request, signal) {
    try {
      if (!this.#isLost) return await this.#thought(request, signal);
    } catch (caught) {
      const { kind } = /** @type {Failure} */ (caught);
      if (signal.aborted || kind === "reply" || kind === "slow") throw caught;
      this.#isLost = true;
      this.#second.stop();
    }
    return this.#first.ask(request);
  }

  /**
   * @param {Request<"advise">} request
   * @param {AbortSignal} signal
   */
  async #thought(request, signal) {
    await this.#second.start();
    this.#rest();
    if (signal.aborted) throw new Failure("stopped");
    this.#waited += 1;
    try {
      return await Promise.race([this.#second.ask(request), ended(signal)]);
    } finally {
      this.#waited -= 1;
      if (signal.aborted && !this.#waited) this.#second.stop();
      else this.#rest();
    }
  }

  /** End the second after a while, unless something is asked of it before. */
  #rest() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#waited || this.#second.stop(), 1000 * IDLE);
  }
}

/**
 * Rejects when a signal is given.
 *
 * @param {AbortSignal} signal
 * @returns {Promise<never>}
 */
function ended(signal) {
  return new Promise((_, reject) => {
    const end = () => reject(new Failure("stopped"));
    if (signal.aborted) end();
    else signal.addEventListener("abort", end, { once: true });
  });
}
