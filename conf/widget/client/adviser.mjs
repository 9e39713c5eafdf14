/**
 * A second Python worker, which computes what another player would do. That may take seconds,
 * during which the first answers every click. It starts at the first request for advice, from the
 * files that the first has fetched. It ends when no request is pending, or after a while without
 * requests. If it fails, the first gives the advice.
 */
import { Client, Failure } from "./client.mjs";

/**
 * @import { Replies, Request } from "./replies.d.ts"
 *
 * @typedef {"advise" | "review"} Thought what it may be asked
 */

const IDLE = 300; // s without a question, after which its memory is given back

/** @type {WeakMap<Client, Adviser>} */
const advisers = new WeakMap();

/**
 * Return the adviser of all boards that share a client.
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
    /** @type {typeof import("./download.mjs").download} */
    const fetched = async (_, { starter }) => {
      const { runtime } = await first.start();
      starter.begin(runtime, []); // it fetches all by itself, from the cache
    };
    this.#second = new Client(first.root, first.sentences, fetched);
  }

  /**
   * Return what another player would do, or says of a move; rejects as soon as the signal is
   * aborted.
   *
   * @template {Thought} D
   * @param {Request<D>} request
   * @param {AbortSignal} signal
   * @param {number} [seconds] that the answer may take
   */
  ask(request, signal, seconds) {
    return Promise.race([this.#answer(request, signal, seconds), ended(signal)]);
  }

  /**
   * @template {Thought} D
   * @param {Request<D>} request
   * @param {AbortSignal} signal
   * @param {number | undefined} seconds
   * @returns {Promise<Replies[D]>}
   */
  async #answer(request, signal, seconds) {
    try {
      if (!this.#isLost) return await this.#thought(request, signal, seconds);
    } catch (caught) {
      const { kind } = /** @type {Failure} */ (caught);
      if (signal.aborted || kind === "reply" || kind === "slow") throw caught;
      this.#isLost = true;
      this.#second.stop();
    }
    return this.#first.ask(request, seconds);
  }

  /**
   * @template {Thought} D
   * @param {Request<D>} request
   * @param {AbortSignal} signal
   * @param {number | undefined} seconds
   */
  async #thought(request, signal, seconds) {
    await this.#second.start();
    this.#rest();
    if (signal.aborted) throw new Failure("stopped");
    this.#waited += 1;
    try {
      return await Promise.race([this.#second.ask(request, seconds), ended(signal)]);
    } finally {
      this.#waited -= 1;
      if (signal.aborted && !this.#waited) this.#second.stop();
      else this.#rest();
    }
  }

  /** End the second worker after a while without requests. */
  #rest() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#waited || this.#second.stop(), 1000 * IDLE);
  }
}

/**
 * Reject when a signal is aborted.
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
