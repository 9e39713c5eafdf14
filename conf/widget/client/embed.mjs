/**
 * A board in a frame on another site, played as any other: from its start, or from the position in
 * the frame's address, which is shown before anybody plays; a game in that address can be stepped
 * through as in a room. The address is untrusted, and only Python parses it.
 */
import { Board } from "./board.mjs";
import { part } from "./dom.mjs";

/**
 * @import { Client, Failure } from "./client.mjs"
 * @import { Written } from "./replies.d.ts"
 */

class Embedded extends Board {
  /** @override */
  keepsGames = false;
  #link = location.hash.slice(1);
  /** @type {Promise<void> | undefined} */
  #taken; // what the link holds

  /**
   * Offer no saved game of this site on another site's page.
   *
   * @override
   */
  async offerKept() {}

  /**
   * Also show at once where the link leads.
   *
   * @override
   * @param {HTMLElement} start
   */
  prepare(start) {
    super.prepare(start);
    if (this.#link) this.#showLinked();
  }

  /** Show where the link leads; if it is no good, that is told. */
  async #showLinked() {
    const drawn = part(this.figure, ".j-drawn");
    drawn.ariaBusy = "true"; // what stands there is the start
    try {
      const play = await this.load().catch(() => undefined); // the click will tell
      if (play) await this.#draw();
    } catch (failure) {
      this.tell(/** @type {Failure} */ (failure), () => this.begin());
    }
    drawn.ariaBusy = null;
  }

  /** Draw the position of the link, or the last of its game, unless the reader plays by then. */
  async #draw() {
    await this.#take();
    const [{ Autosave }, { setUp }, { showScene }] = await Promise.all([
      import("./autosave.mjs"),
      import("./setup.mjs"),
      import("../panels/view.mjs"),
    ]);
    const { client, savedGame } = this;
    if (!client || this.state !== "offered") return;
    const { moments } = await setUp(this, client, new Autosave(this), savedGame);
    if (this.state === "offered") showScene(this, moments[moments.length - 1].reply, "");
  }

  /** @override */
  async load() {
    const play = await super.load();
    return async () => {
      await this.#take();
      await play();
    };
  }

  /** Open the content of the link, once; an invalid one is reported and then ignored. */
  #take() {
    this.#taken ??= this.#setUp().catch((failure) => {
      this.#taken = undefined;
      throw failure;
    });
    return this.#taken;
  }

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
   * Show a played game. If nothing is hidden, play continues only when the reader chooses the players.
   *
   * @param {Client} client
   * @param {Written} written
   */
  async #goThrough(client, written) {
    const { seat, others } = this.data;
    const { played } = await import("./record-files.mjs");
    const game = await played(client, written, seat);
    const level = seat === undefined ? "" : game.seats.level || others[0].key;
    this.savedGame = { ...game, seats: { ...game.seats, level } };
    this.hasSteps = true;
    this.figure.classList.add("j-recorded");
  }
}

for (const section of document.querySelectorAll(".j-embedded")) {
  new Embedded(/** @type {HTMLElement} */ (section)).offer();
}
