/**
 * The tutor beside a board of trictrac: what a throw scores and in which ways, drawn on the board;
 * before a throw, what each of the twenty-one would score. All of it comes from a reply.
 */
import { button, decimal, element, fill, part } from "../client/dom.mjs";

/**
 * @import { Field } from "../boards/field.mjs"
 * @import { Board } from "../client/board.mjs"
 * @import { TablesWords } from "../client/page.d.ts"
 * @import { AskHere, BeforeThrow, Thrown, Way } from "../client/replies.d.ts"
 */

export class Tutor {
  #board;
  #ask;
  #plane; // () -> the drawing
  #hinted; // () -> what the reader was told is kept
  #box;
  #asked = 0; // how often it was

  /**
   * @param {Board} board
   * @param {{ ask: AskHere, plane: () => Field | undefined, hinted: () => unknown }} doors
   */
  constructor(board, { ask, plane, hinted }) {
    this.#board = board;
    this.#ask = ask;
    this.#plane = plane;
    this.#hinted = hinted;
    const { words } = board;
    this.#box = element("div", { "aria-live": "polite" });
    this.#fold = element(
      "details",
      { class: "j-tutor" },
      element("summary", {}, words.tables.tutor),
      this.#box,
    );
    this.#fold.addEventListener("toggle", () => this.show());
    part(board.controls, ".j-actions").after(this.#fold);
  }

  #fold;

  /** Say what there is to say of the situation, if the reader has opened the tutor. */
  async show() {
    if (!this.#fold.open) return;
    const { tables } = this.#board.words;
    const asked = ++this.#asked;
    this.#box.ariaBusy = "true"; // what stands there is of the situation before
    const reply = await this.#ask({ do: "tutor" }).catch(() => null);
    if (asked !== this.#asked) return; // there is another situation by now
    this.#box.ariaBusy = "false";
    const isTold = reply && "throw" in reply;
    if (!isTold) this.#box.replaceChildren();
    else if (reply.throw) this.#box.replaceChildren(...this.#thrown(reply, tables));
    else this.#box.replaceChildren(...this.#before(reply, tables));
    if (isTold) this.#hinted();
  }

  /**
   * @param {Thrown} advice
   * @param {TablesWords} tables
   */
  #thrown(advice, tables) {
    const lines = advice.events.map((event) => {
      const line = element("li", {}, event.text, " ", this.#place(event.rule));
      if (event.ways_list.length)
        line.append(
          " ",
          button(tables.show, () => this.#draw(event.ways_list)),
        );
      return line;
    });
    const none = advice.events.length ? [] : [element("p", {}, tables.nothing)];
    const [who] = advice.seats;
    const { play, value } = advice.best;
    const now = advice.now.play === play ? [] : [fill(tables.now, advice.now)];
    const long = fill(tables.best, {
      play,
      value: decimal(value, 2),
      count: value.toFixed(2),
      who,
    });
    const best = [...now, long].map((text) => element("p", {}, text));
    return [...none, element("ul", {}, ...lines), ...best];
  }

  /** @param {string} rule */
  #place(rule) {
    const place = this.#board.data.rules[rule];
    return place ? element("a", { href: place.href }, place.label) : rule;
  }

  /** @param {Way[]} ways */
  #draw(ways) {
    const plane = this.#plane();
    if (!plane) return;
    plane.clear();
    for (const { from, via, to } of ways) plane.draw(via ? [from, via, to] : [from, to]);
  }

  /**
   * @param {BeforeThrow} advice
   * @param {TablesWords} tables
   */
  #before({ seats: [who, other], throws, means, chances }, tables) {
    const [thrower, opponent] = means.map((text) => decimal(number(text), 2));
    const heading = element("p", {}, fill(tables.before, { who, other, thrower, opponent }));
    /** @param {keyof BeforeThrow["chances"]} name */
    const percent = (name) =>
      fill(this.#board.words.percent, { n: decimal(100 * number(chances[name]), 1) });
    const hit = percent("hit");
    const danger = percent("danger");
    const values = { who, other, hit, danger, fill: percent("fill") };
    const odds = element("p", {}, fill(tables.chance, values));
    const head = element(
      "tr",
      {},
      ...tables.columns.map((name) => element("th", { scope: "col" }, fill(name, { who, other }))),
    );
    const rows = throws.map(({ throw: dice, totals, jans }) =>
      element(
        "tr",
        {},
        ...[dice, ...totals, jans.join(", ")].map((value) => element("td", {}, String(value))),
      ),
    );
    const caption = element("caption", {}, tables.table);
    const table = element(
      "table",
      {},
      caption,
      element("thead", {}, head),
      element("tbody", {}, ...rows),
    );
    return [heading, odds, table];
  }
}

/**
 * The number that a fraction in a text stands for.
 *
 * @param {string} text
 */
function number(text) {
  const [over, under = 1] = text.split("/").map(Number);
  return over / under;
}
