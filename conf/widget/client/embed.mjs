/**
 * A board in a frame of somebody else's page, played as any other: from its start, or from where the
 * address of the frame leads. What stands there may come from anybody, and Python alone reads it.
 */
import { Board } from "./board.mjs";

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

  /** Take position and readings from the link; one that is no good is told, and then left alone. */
  async #setUp() {
    const link = this.#link;
    this.#link = "";
    if (!link || !this.client) return;
    const { slug, readings, state } = await this.client.ask({ do: "unlink", link });
    const { Failure } = await import("./client.mjs");
    if (slug !== this.data.slug) throw new Failure("reply", this.words.embed);
    Object.assign(this.data, { readings, state });
  }
}

for (const section of document.querySelectorAll(".j-embedded")) {
  new Embedded(/** @type {HTMLElement} */ (section)).offer();
}
