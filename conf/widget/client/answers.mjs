/** The labels of a figure: each of its marks has a number, and readings have their curves. */
import { element, part } from "./dom.mjs";
import { loadStylesheet } from "./stylesheet.mjs";
import { nodesOf } from "./trusted-types.mjs";

/**
 * The data of a figure: its drawing, in which each mark has a label; and where readings have
 * curves, the drawing with all of them, and the table in which they are chosen.
 *
 * @typedef {{ svg: string, curves?: { svg: string, table: string } }} Told
 */

const WIDEST = 400; // pixels of what is said, in a line
const REACH = 32; // pixels from a mark within which pointing means it
const ARROWS = /** @type {Record<string, readonly ["x" | "y", 1 | -1]>} */ ({
  ArrowRight: ["x", 1],
  ArrowLeft: ["x", -1],
  ArrowDown: ["y", 1],
  ArrowUp: ["y", -1],
});

/**
 * @param {Element} figure
 * @throws {Error} its data cannot be fetched.
 */
export async function begin(figure) {
  const answer = await fetch(String(figure.getAttribute("data-answers")));
  if (!answer.ok) throw new Error(answer.statusText);
  await loadStylesheet("answers.css");
  return new Answers(figure, await answer.json());
}

/** @param {Element} mark */
function middle(mark) {
  const { x, y, width, height } = mark.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

export class Answers {
  #figure;
  #answer;
  #says = element("p", { class: "j-answer", "aria-hidden": "true" });
  #ring = element("span", { class: "j-ring", "aria-hidden": "true" });
  #table = element("div", { class: "j-curves" });

  /**
   * @param {Element} figure
   * @param {Told} answer
   */
  constructor(figure, answer) {
    this.#figure = figure;
    this.#answer = answer;
    figure.classList.add("j-answers");
    figure.append(this.#ring, this.#says);
    this.#hush();
    this.#draw(answer.svg);
    addEventListener("resize", () => this.#hush());
  }

  get #svg() {
    return /** @type {SVGElement} */ (part(this.#figure, "svg"));
  }

  /** The visible marks. */
  get #marks() {
    const all = /** @type {NodeListOf<SVGElement>} */ (
      this.#svg.querySelectorAll("[role=img][aria-label]")
    );
    return [...all].filter((mark) => mark.getClientRects().length);
  }

  /**
   * Show the curves with their table, or the original figure.
   *
   * @param {HTMLElement} button
   */
  turn(button) {
    const { curves } = this.#answer;
    if (!curves) return;
    const opens = button.getAttribute("aria-expanded") !== "true";
    button.setAttribute("aria-expanded", String(opens));
    this.#draw(opens ? curves.svg : this.#answer.svg);
    this.#table.replaceChildren(...(opens ? nodesOf(curves.table) : []));
    if (opens) button.after(this.#table);
    for (const box of this.#table.querySelectorAll("input"))
      box.addEventListener("change", () => this.#switch(box));
  }

  /** @param {HTMLInputElement} box */
  #switch(box) {
    this.#hush();
    for (const one of this.#svg.querySelectorAll(`[data-curve="${box.dataset.curve}"]`))
      if (box.checked) one.removeAttribute("display");
      else one.setAttribute("display", "none");
    this.#enter(this.#marks[0]);
  }

  /** @param {string} svg */
  #draw(svg) {
    const focused = document.activeElement === this.#svg;
    this.#hush();
    this.#svg.replaceWith(...nodesOf(svg));
    const figure = this.#svg;
    figure.setAttribute("tabindex", "-1"); // what hears of focus is else a stop of the key Tab
    for (const text of figure.querySelectorAll("text")) text.setAttribute("aria-hidden", "true");
    for (const kind of /** @type {const} */ (["pointermove", "pointerdown"]))
      figure.addEventListener(kind, (event) => this.#point(event));
    figure.addEventListener("pointerleave", ({ pointerType }) => {
      if (pointerType === "mouse") this.#hush();
    });
    figure.addEventListener("focusin", ({ target }) => this.#tell(/** @type {Element} */ (target)));
    figure.addEventListener("focusout", () => this.#hush());
    figure.addEventListener("keydown", (event) => this.#key(event));
    this.#enter(this.#marks[0]);
    if (focused) this.#marks[0]?.focus();
  }

  /**
   * Make this mark the only one in the tab order.
   *
   * @param {SVGElement | undefined} mark
   */
  #enter(mark) {
    for (const one of this.#svg.querySelectorAll("[tabindex]")) one.removeAttribute("tabindex");
    mark?.setAttribute("tabindex", "0");
  }

  /** @param {PointerEvent} event */
  #point({ clientX, clientY }) {
    const away = (/** @type {Element} */ mark) => {
      const { left, right, top, bottom } = mark.getBoundingClientRect();
      return Math.hypot(
        Math.max(left - clientX, 0, clientX - right),
        Math.max(top - clientY, 0, clientY - bottom),
      );
    };
    const off = (/** @type {Element} */ mark) => {
      const { x, y } = middle(mark);
      return Math.hypot(x - clientX, y - clientY);
    };
    // where marks lie on one another, the one whose middle is nearest
    const marks = this.#marks.map((mark) => ({ mark, far: away(mark), off: off(mark) }));
    const [nearest] = marks.sort((a, b) => a.far - b.far || a.off - b.off);
    if (nearest && nearest.far <= REACH) this.#tell(nearest.mark);
    else this.#hush();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const from = /** @type {Element} */ (event.target);
    if (event.key === "Escape") this.#hush();
    const to = this.#toward(from, event.key);
    if (!to) return;
    event.preventDefault();
    this.#enter(to);
    to.focus();
  }

  /**
   * Return the mark that a key moves to: for an arrow the nearest in that direction.
   *
   * @param {Element} from
   * @param {string} key
   */
  #toward(from, key) {
    if (key === "Home") return this.#marks[0];
    if (key === "End") return this.#marks.at(-1);
    const arrow = ARROWS[key];
    if (!arrow) return undefined;
    const [axis, sign] = arrow;
    const here = middle(from);
    const ahead = this.#marks
      .map((mark) => {
        const { x, y } = middle(mark);
        const by = { x: x - here.x, y: y - here.y };
        return { mark, on: sign * by[axis], aside: Math.abs(by[axis === "x" ? "y" : "x"]) };
      })
      .filter(({ on }) => on > 0.5);
    const least = Math.min(...ahead.map(({ on }) => on));
    return ahead
      .filter(({ on }) => on < least + 0.5)
      .sort((a, b) => a.aside - b.aside)
      .at(0)?.mark;
  }

  /**
   * Show the label of a mark, above or below it, within the width of the figure.
   *
   * @param {Element} mark
   */
  #tell(mark) {
    const words = mark.getAttribute("aria-label");
    if (!words || mark === this.#svg) return;
    this.#says.textContent = words;
    this.#says.hidden = false;
    this.#ring.hidden = false;
    const whole = this.#figure.getBoundingClientRect();
    const { left, top, width, height } = mark.getBoundingClientRect();
    place(this.#ring, left - whole.left, top - whole.top);
    this.#ring.style.width = `${width}px`;
    this.#ring.style.height = `${height}px`;
    this.#says.style.maxWidth = `${Math.min(whole.width, WIDEST)}px`;
    this.#says.style.left = "0";
    const box = this.#says.getBoundingClientRect();
    const x = Math.min(left + width / 2 - box.width / 2 - whole.left, whole.width - box.width);
    const above = top - whole.top - box.height - 8;
    place(this.#says, Math.max(x, 0), above < 0 ? top - whole.top + height + 8 : above);
  }

  #hush() {
    this.#says.hidden = true;
    this.#ring.hidden = true;
  }
}

/**
 * @param {HTMLElement} what
 * @param {number} left
 * @param {number} top
 */
function place(what, left, top) {
  what.style.left = `${left}px`;
  what.style.top = `${top}px`;
}
