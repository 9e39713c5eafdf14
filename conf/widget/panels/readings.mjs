/** The readings of a game, each crux a choice that is labelled by its question. */
import { element } from "../client/dom.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { Crux } from "../client/page.d.ts"
 * @import { Readings } from "../client/replies.d.ts"
 */

export class Choices {
  #inForce;
  #each;
  /** What the page shows of them; nothing where there is nothing to choose. */
  field;

  /**
   * @param {Board} board
   * @param {() => unknown} choose is called when the reader has chosen another
   */
  constructor({ figure, words, data, changesReadings }, choose) {
    this.#inForce = data.readings;
    this.#each = data.cruces.map((crux) => chooser(crux, figure.id));
    for (const { select } of this.#each) {
      select.disabled = !changesReadings;
      select.addEventListener("change", choose);
    }
    const head = [element("legend", {}, words.readings), element("p", {}, words.readingsHint)];
    const fields = this.#each.map(({ field }) => field);
    this.field = fields.length
      ? element("fieldset", { class: "j-readings" }, ...head, ...fields)
      : "";
    this.show();
  }

  /** What is chosen, be it in force or not. */
  get chosen() {
    return Object.fromEntries(this.#each.map(({ name, select }) => [name, select.value]));
  }

  /**
   * Show the readings that are in force, or have come to be.
   *
   * @param {Readings} inForce
   */
  show(inForce = this.#inForce) {
    this.#inForce = inForce;
    for (const { name, select } of this.#each) select.value = inForce[name];
  }
}

/**
 * @param {Crux} crux
 * @param {string} prefix
 */
function chooser({ name, href, question, readings }, prefix) {
  const id = `${prefix}-${name}`;
  const options = readings.map(({ key, gloss }) => element("option", { value: key }, gloss));
  const select = element("select", { id }, ...options);
  const label = element("label", { for: id }, question);
  const field = element("div", {}, element("a", { href }, name), " ", label, select);
  return { name, select, field };
}
