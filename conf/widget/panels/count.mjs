/**
 * The count of the deal beside a table of cards: every line that both have heard, with its rule
 * and the totals so far. All of it is the reply of a door; a finished deal stays until the next
 * one counts something.
 */
import { element } from "../client/dom.mjs";
import { table } from "./table.mjs";

export class Count {
  #board;
  #door; // (request) -> reply, under the readings in force
  #told = element("div", { "aria-live": "polite" });
  #fold;
  #made; // the state and the last move made in it

  constructor(board, { ask }) {
    [this.#board, this.#door] = [board, ask];
    const { title } = board.words.cards.count;
    this.#fold = element(
      "details",
      { class: "j-count" },
      element("summary", {}, title),
      this.#told,
    );
    this.#fold.addEventListener("toggle", () => this.#tell());
    board.controls.querySelector(".j-log").after(this.#fold);
  }

  /** Take up the move that was made last, and the state it was made in; none in a new game. */
  show(made) {
    if (made && !made.move) return; // cards were dealt
    this.#made = made;
    if (made) this.#tell();
    else this.#told.replaceChildren();
  }

  /** Say how the deal has been counted, if the reader has opened the fold. */
  async #tell() {
    const made = this.#made;
    if (!this.#fold.open || !made) return;
    const reply = await this.#door({ do: "count", ...made }).catch(() => null);
    if (made !== this.#made || !reply?.lines.length) return;
    const { so, whole, columns } = this.#board.words.cards.count;
    const rows = reply.lines.map(({ rule, text, amount, totals }) => [
      text,
      amount,
      ...totals,
      this.#place(rule),
    ]);
    this.#told.replaceChildren(table(reply.over ? whole : so, columns, rows));
  }

  #place(rule) {
    const place = this.#board.data.rules[rule];
    return place ? element("a", { href: place.href }, place.label) : rule;
  }
}
