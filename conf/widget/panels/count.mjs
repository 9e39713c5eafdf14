/**
 * The count of the deal beside a card table: every announced item, with its rule and the totals so
 * far. It comes from a reply; a finished deal stays until the next one counts something.
 */
import { element, part } from "../client/dom.mjs";
import { table } from "./table.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { Made } from "../client/moment.mjs"
 * @import { CountWords } from "../client/page.d.ts"
 * @import { AskHere } from "../client/replies.d.ts"
 * @import { Row } from "./table.mjs"
 */

export class Count {
  #board;
  #words;
  #door; // under the readings in force
  #output = element("div", { "aria-live": "polite" });
  #fold;
  /** @type {Made | undefined} */
  #made; // the state and the last move made in it

  /**
   * @param {Board} board
   * @param {CountWords} words
   * @param {{ ask: AskHere }} doors
   */
  constructor(board, words, { ask }) {
    this.#board = board;
    this.#words = words;
    this.#door = ask;
    const { title } = words;
    this.#fold = element(
      "details",
      { class: "j-count" },
      element("summary", {}, title),
      this.#output,
    );
    this.#fold.addEventListener("toggle", () => this.#tell());
    part(board.controls, ".j-log").after(this.#fold);
  }

  /**
   * Take up the move that was made last, and the state it was made in; none in a new game.
   *
   * @param {Made | undefined} made
   */
  show(made) {
    if (made && !made.move) return; // cards were dealt
    this.#made = made;
    if (made) this.#tell();
    else this.#output.replaceChildren();
  }

  /** Say how the deal has been counted, if the reader has opened the fold. */
  async #tell() {
    const made = this.#made;
    if (!this.#fold.open || !made) return;
    const reply = await this.#door({ do: "count", ...made }).catch(() => null);
    if (made !== this.#made || !reply?.lines.length) return;
    const { so, whole, columns } = this.#words;
    /** @type {Row[]} */
    const rows = reply.lines.map(({ rule, text, amount, totals }) => [
      text,
      amount,
      ...totals,
      this.#place(rule),
    ]);
    this.#output.replaceChildren(table(reply.over ? whole : so, columns, rows));
  }

  /** @param {string} rule */
  #place(rule) {
    const place = this.#board.data.rules[rule];
    return place ? element("a", { href: place.href }, place.label) : rule;
  }
}
