/**
 * The teacher beside a card table: twelve cards, typed or dealt, what they may declare, what to
 * discard and why. All of it comes from a reply.
 */
import { button, decimal, element, fill, part, wrong } from "../client/dom.mjs";
import { table } from "./table.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { Failure } from "../client/client.mjs"
 * @import { TeacherWords } from "../client/page.d.ts"
 * @import { AskHere, Lesson } from "../client/replies.d.ts"
 * @import { Row } from "./table.mjs"
 */

export class Teacher {
  #board;
  #door; // under the readings in force
  #hinted; // () -> what the reader was told is kept
  #words;
  #hand = element("input", { type: "text", size: "36", autocomplete: "off", spellcheck: "false" });
  #side = element("select");
  #takes = element("input", { type: "number", min: "1", max: "5", value: "5" });
  #alert = element("p", { role: "alert" });
  #advice = element("div", { "aria-live": "polite" });

  /**
   * @param {Board} board
   * @param {TeacherWords} words
   * @param {{ ask: AskHere, hinted: () => unknown }} doors
   */
  constructor(board, words, { ask: door, hinted }) {
    this.#board = board;
    this.#words = words;
    this.#door = door;
    this.#hinted = hinted;
    const { title, hand, side, takes, ask, deal, sides } = this.#words;
    this.#side.append(
      ...Object.entries(sides).map(([key, name]) => element("option", { value: key }, name)),
    );
    /** @type {[string, HTMLElement][]} */
    const labels = [
      [hand, this.#hand],
      [side, this.#side],
      [takes, this.#takes],
    ];
    const asked = element("button", { type: "submit", class: "j-main" }, ask);
    const dealt = button(deal, () => this.#ask({ deal: true }));
    const form = element(
      "form",
      {},
      ...labels.map(([text, field]) => element("label", {}, `${text} `, field)),
      asked,
      " ",
      dealt,
    );
    form.noValidate = true; // the rules say what is wrong
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#ask({ hand: this.#hand.value.trim().toUpperCase() });
    });
    const fold = element(
      "details",
      { class: "j-teacher" },
      element("summary", {}, title),
      form,
      this.#alert,
      this.#advice,
    );
    part(board.controls, ".j-log").after(fold);
  }

  /** @param {{ hand?: string, deal?: boolean }} what */
  async #ask(what) {
    const fields = { side: this.#side.value, takes: this.#takes.valueAsNumber, ...what };
    this.#alert.textContent = "";
    try {
      const reply = await this.#door({ do: "teach", ...fields });
      this.#hand.value = reply.hand;
      this.#advice.replaceChildren(...this.#taught(reply));
      if (!what.deal) this.#hinted(); // what the teacher deals is nobody's hand
    } catch (caught) {
      const failure = /** @type {Failure} */ (caught);
      this.#advice.replaceChildren();
      this.#alert.textContent = wrong(this.#board.words, failure);
    }
  }

  /** @param {Lesson} lesson */
  #taught({ declarations, against, discards, seed }) {
    const { may, mayColumns, out, outColumns, nothing, rest } = this.#words;
    /** @type {Row[]} */
    const held = declarations.map(({ name, cards, points, decimals }) => [
      name,
      cards,
      points,
      ...(decimals ? decimals.map((chance) => this.#percent(chance)) : ["", "", ""]),
    ]);
    /** @type {Row[]} */
    const put = discards.map(({ out: cards, gain, error, samples, reasons }) => [
      cards || nothing,
      decimal(gain, 1),
      decimal(error, 1),
      samples,
      reasons.join("; "),
    ]);
    return [
      table(may, mayColumns, held),
      element("p", {}, fill(rest, { what: against.join("; ") })),
      table(fill(out, { seed }), outColumns, put),
    ];
  }

  /** @param {number} chance */
  #percent(chance) {
    return fill(this.#board.words.percent, { n: decimal(100 * chance, 1) });
  }
}
