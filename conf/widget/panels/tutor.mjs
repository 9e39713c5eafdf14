/**
 * The tutor beside a board of trictrac: what a throw scores, by which ways, drawn on the board;
 * before a throw what each of the twenty-one would bring. All of it is the reply of a door.
 */
import { button, element, fill } from "../client/dom.mjs";

export class Tutor {
  #board;
  #ask; // (request) -> reply
  #plane; // () -> the drawing
  #box;

  constructor(board, { ask, plane }) {
    [this.#board, this.#ask, this.#plane] = [board, ask, plane];
    const { words } = board;
    this.#box = element("div", { "aria-live": "polite" });
    this.#fold = element(
      "details",
      { class: "j-tutor" },
      element("summary", {}, words.tables.tutor),
      this.#box,
    );
    this.#fold.addEventListener("toggle", () => this.show());
    board.controls.querySelector(".j-actions").after(this.#fold);
  }

  #fold;

  /** Say what there is to say of the situation, if the reader has opened the tutor. */
  async show() {
    if (!this.#fold.open) return;
    const { tables } = this.#board.words;
    const told = await this.#ask({ do: "tutor" }).catch((failure) => failure);
    if (told instanceof Error || !("throw" in told)) this.#box.replaceChildren();
    else if (told.throw) this.#box.replaceChildren(...this.#thrown(told, tables));
    else this.#box.replaceChildren(...this.#before(told, tables));
  }

  #thrown(told, tables) {
    const lines = told.events.map((event) => {
      const line = element("li", {}, event.text, " ", this.#place(event.rule));
      if (event.ways_list.length)
        line.append(
          " ",
          button(tables.show, () => this.#draw(event.ways_list)),
        );
      return line;
    });
    const none = told.events.length ? [] : [element("p", {}, tables.nothing)];
    const best = ["now", "best"].map((name) => {
      const { play, mean } = told[name];
      return element("p", {}, fill(tables[name], { play, points: decimal(mean) }));
    });
    return [...none, element("ul", {}, ...lines), ...best];
  }

  #place(rule) {
    const place = this.#board.data.rules[rule];
    return place ? element("a", { href: place.href }, place.label) : rule;
  }

  #draw(ways) {
    const plane = this.#plane();
    plane.clear();
    for (const { from, via, to } of ways) plane.draw(via ? [from, via, to] : [from, to]);
  }

  #before({ throws, means, chances }, tables) {
    const [thrower, opponent] = means.map(decimal);
    const said = element("p", {}, fill(tables.before, { thrower, opponent }));
    const percent = (name) =>
      fill(this.#board.words.percent, { n: (100 * number(chances[name])).toFixed(1) });
    const [hit, danger, filled] = ["hit", "danger", "fill"].map(percent);
    const odds = element("p", {}, fill(tables.chance, { hit, danger, fill: filled }));
    const head = element(
      "tr",
      {},
      ...tables.columns.map((name) => element("th", { scope: "col" }, name)),
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
    return [said, odds, table];
  }
}

/** The number that a fraction in a text stands for. */
function number(text) {
  const [over, under = 1] = text.split("/").map(Number);
  return over / under;
}

const decimal = (text) => number(text).toFixed(2);
