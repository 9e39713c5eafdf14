/**
 * Steps back and forward through a game: by buttons, by keys, by its list of moves. While an
 * earlier moment is shown, the reader can only return or play on from there.
 */
import { button, element, fill, part } from "../client/dom.mjs";
import { branchOf } from "../client/summary.mjs";
import { words } from "../client/strings.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { KeepingWords } from "../client/page.d.ts"
 * @import { Branch } from "../client/saved-games.mjs"
 *
 * What is done: `look` shows a moment by its number, from 0, `branch` plays on from it, and `focus`
 * puts the reader at the first thing there is to do in the game.
 *
 * @typedef {object} Acts
 * @property {(at: number) => Promise<unknown>} look
 * @property {(at: number) => unknown} branch
 * @property {() => unknown} focus
 */

const BACK = ",";
const FORWARD = ".";
const WRITTEN = "select, input, textarea, dialog *"; // where a key is no command

/**
 * Put on a board what goes through its game.
 *
 * @param {Board} board
 * @param {Acts} acts
 */
export async function stepping(board, acts) {
  return new Stepping(board, acts, await words());
}

export class Stepping {
  #board;
  #acts;
  #sentences;
  #at = 0; // the moment shown
  #last = 0;
  #to = 0; // the moment last asked for
  #asked = 0; // how many are asked for and not yet shown
  #steps;
  #history = element("b", { class: "j-looking" });
  #count = element("span");
  #why = element("p");
  #origin = element("p", { class: "j-origin" });
  #events = element("p", { class: "j-shown-events" }); // at the moment shown, where the list has columns
  #present;
  #branch;

  /**
   * @param {Board} board
   * @param {Acts} acts
   * @param {KeepingWords} sentences
   */
  constructor(board, acts, sentences) {
    this.#board = board;
    this.#acts = acts;
    this.#sentences = sentences;
    const present = () => acts.look(Number.POSITIVE_INFINITY);
    this.#present = button(sentences.present, present, "j-main j-present");
    this.#branch = button(sentences.branch, () => acts.branch(this.#at));
    this.#steps = this.#made();
    this.#put();
    part(board.controls, ".j-log").addEventListener("click", ({ target }) => this.#pick(target));
    board.figure.addEventListener("keydown", (event) => this.#key(event));
    new ResizeObserver(() => this.#mark()).observe(part(board.controls, ".j-actions"));
  }

  /** The buttons: to the beginning, back, forward, to the present. */
  #made() {
    const { toFirst, back, forward, toLast } = this.#sentences;
    /** @type {[sign: string, name: string, key: string, to: () => number][]} */
    const steps = [
      ["«", toFirst, "", () => 0],
      ["‹", back, BACK, () => this.#to - 1],
      ["›", forward, FORWARD, () => this.#to + 1],
      ["»", toLast, "", () => this.#last],
    ];
    return steps.map(([sign, name, key, to]) => {
      const step = button(sign, () => this.#go(to()));
      step.setAttribute("aria-label", name);
      step.title = name;
      if (key) step.setAttribute("aria-keyshortcuts", key);
      return step;
    });
  }

  #put() {
    const { figure, controls } = this.#board;
    const { ways, stepKeys } = this.#sentences;
    const [first, back, forward, last] = this.#steps;
    const bar = element("div", { class: "j-ways", role: "group", "aria-label": ways });
    bar.append(first, back, this.#count, forward, last);
    const log = part(controls, ".j-log");
    log.before(this.#origin);
    log.after(this.#events, bar, element("p", { class: "j-keys" }, stepKeys));
    part(controls, ".j-actions").append(this.#present, this.#branch, this.#why);
    figure.querySelector(".j-looking")?.remove(); // of an earlier try
    part(figure, ".j-says").prepend(this.#history, " ");
  }

  /**
   * Say which moment of a game is shown, of so many after its first; and of which game it is a
   * branch, if it is one. Why nobody plays on from there is said where that could be asked at all.
   *
   * @param {number} at
   * @param {number} last
   * @param {{ origin?: Branch | undefined, canBranch?: boolean | undefined }} how
   */
  show(at, last, { origin, canBranch }) {
    const isPast = at < last;
    const { moment, noBranch, branchOf: text } = this.#sentences;
    this.#at = at;
    this.#last = last;
    if (!this.#asked) this.#to = at;
    this.#board.figure.toggleAttribute("data-looking", isPast);
    const over = [at === 0, at === 0, !isPast, !isPast];
    for (const [i, step] of this.#steps.entries()) step.setAttribute("aria-disabled", `${over[i]}`);
    this.#present.hidden = !isPast;
    this.#branch.hidden = !(isPast && canBranch);
    this.#count.textContent = fill(moment, { n: at, of: last });
    this.#history.textContent = isPast ? `${this.#count.textContent}.` : "";
    this.#why.textContent = isPast && canBranch === false ? noBranch : "";
    this.#origin.textContent = origin ? branchOf(text, origin) : "";
    this.#mark();
  }

  /** Keep the reader at the board if what he was at is no longer there. */
  stay() {
    const { activeElement: here } = document;
    const isThere = here?.getClientRects().length && this.#board.figure.contains(here);
    if (isThere) return;
    if (this.#present.hidden) this.#acts.focus();
    else this.#present.focus({ preventScroll: true });
  }

  /** Mark in the list the move that has led to what is shown, and bring it in sight. */
  #mark() {
    const log = part(this.#board.controls, ".j-log");
    log.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const line = log.querySelector(`[data-step="${this.#at}"]`);
    const cell = log.matches(".j-columns") && line?.querySelector("span");
    this.#events.replaceChildren(...(cell ? cell.cloneNode(true).childNodes : []));
    if (!line) return;
    line.setAttribute("aria-current", "step");
    log.style.setProperty("--j-above", `${log.getBoundingClientRect().top + scrollY}px`);
    for (const box of [log, part(this.#board.figure, ":has(> .j-log)")]) {
      const [{ top, bottom }, inside] = [line, box].map((one) => one.getBoundingClientRect());
      const under = box === log ? 0 : part(box, ".j-ways").offsetHeight; // which lies over a sheet
      box.scrollTop += Math.min(0, top - inside.top) + Math.max(0, bottom + under - inside.bottom);
    }
  }

  /** @param {EventTarget | null} target */
  #pick(target) {
    const line = target instanceof HTMLButtonElement && target.closest("li");
    if (line) this.#go(Number(line.dataset.step));
  }

  /** @param {number} at */
  async #go(at) {
    const to = Math.max(0, Math.min(at, this.#last));
    if (to === this.#to) return;
    this.#to = to;
    this.#asked += 1;
    await this.#acts.look(to);
    this.#asked -= 1;
    if (!this.#asked) this.#to = this.#at; // where one of them failed
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isCommand = !(event.ctrlKey || event.metaKey || event.altKey);
    const isWritten = event.target instanceof Element && event.target.matches(WRITTEN);
    const by = { [BACK]: -1, [FORWARD]: 1 }[event.key];
    if (by && isCommand && !isWritten) this.#go(this.#to + by);
  }
}
