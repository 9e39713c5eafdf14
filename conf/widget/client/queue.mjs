/** A queue of the reader's requests, which run one after another; a failed one can be retried. */

/**
 * @import { Board } from "./board.mjs"
 * @import { Failure } from "./client.mjs"
 */

export class Queue {
  #board;
  #wait;
  #pending = 0; // how much of what was asked is not done
  #last = Promise.resolve();

  /**
   * @param {Board} board which shows failures
   * @param {(isPending: boolean) => void} wait is called with whether work is pending
   */
  constructor(board, wait) {
    this.#board = board;
    this.#wait = wait;
  }

  /** Resolve when all requests are done or have failed. */
  get done() {
    return this.#last;
  }

  /**
   * Run work after all earlier requests; `again` is what the reader can retry if it fails.
   *
   * @param {() => unknown} work
   * @param {() => unknown} again
   */
  add(work, again = () => this.add(work)) {
    this.#count(1);
    this.#last = this.#last.then(async () => {
      this.#board.alert.replaceChildren();
      try {
        await work();
      } catch (failure) {
        this.#board.tell(/** @type {Failure} */ (failure), again);
      }
      this.#count(-1);
    });
    return this.#last;
  }

  /** @param {number} more */
  #count(more) {
    this.#pending += more;
    this.#wait(this.#pending > 0);
  }
}
