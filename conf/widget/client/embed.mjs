/**
 * A board in a frame of somebody else's page, played as any other: from its start, or from where the
 * address of the frame leads; a game that stands there is gone through as in a room. It may come
 * from anybody, and Python alone reads it.
 */
import { Board } from "./board.mjs";

/**
 * @import { Client } from "./client.mjs"
 * @import { Written } from "./replies.d.ts"
 */

class Embedded extends Board {
  /** @override */
  keepsGames = false;
  #link = location.hash.slice(1);

  /**
   * None that is kept on the site is offered on somebody else's page.
   *
   * @override
   */
  async offerKept() {}

  /** @override */
  async load() {
    const play = await super.load();
    return async () => {
      await this.#setUp();
      await play();
    };
  }

  /** Take what the link holds; one that is no good is told, and then left alone. */
  async #setUp() {
    const link = this.#link;
    this.#link = "";
    if (!link || !this.client) return;
    const { records } = await this.client.ask({ do: "records", text: link });
    const [one] = records;
    const { Failure } = await import("./client.mjs");
    if (one.slug !== this.data.slug) throw new Failure("reply", this.words.embed);
    const { readings, heads, moves } = one;
    if (moves.length) await this.#goThrough(this.client, one);
    Object.assign(this.data, { readings, state: heads.start });
  }

  /**
   * Show a game as it was played. Where nothing is hidden nobody plays on until the reader says who.
   *
   * @param {Client} client
   * @param {Written} written
   */
  async #goThrough(client, written) {
    const { seat, others } = this.data;
    const { played } = await import("./opened.mjs");
    const game = await played(client, written, seat);
    const level = seat === undefined ? "" : game.seats.level || others[0].key;
    this.kept = { ...game, seats: { ...game.seats, level } };
    this.hasSteps = true;
    this.figure.classList.add("j-recorded");
  }
}

for (const section of document.querySelectorAll(".j-embedded")) {
  new Embedded(/** @type {HTMLElement} */ (section)).offer();
}
