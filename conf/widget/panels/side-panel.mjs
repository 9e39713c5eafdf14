/**
 * The panel beside the board in a room: the result of the game, what can be done, and in tabs the
 * moves, the rules, the odds and a hint. On a narrow screen these are sheets.
 */
import { button, element, fill, part } from "../client/dom.mjs";
import { dayOf, namedIn } from "../client/summary.mjs";
import { Standing } from "./standing.mjs";
import { narrow, Tabs } from "./tabs.mjs";
import { toldOfEnd } from "./view.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { Acts } from "./controls.mjs"
 * @import { LookBack } from "./review.mjs"
 * @import { RoomWords } from "../client/page.d.ts"
 * @import { Advice, Situation } from "../client/replies.d.ts"
 * @import { Heads } from "../client/saved-games.mjs"
 */

const LOW = "(max-height: 45rem)"; // a telephone's window beneath the bars of its browser

export class SidePanel {
  #board;
  #sentences;
  #title = element("h2", { tabindex: "-1" });
  #why = element("p");
  #end = element("div", { class: "j-end" }, this.#title, this.#why);
  #actions;
  #looked = element("div", { class: "j-back" }); // where a game that is over is looked back at
  #hint = element("p", { "aria-live": "polite" });
  #players = element("p", { class: "j-players" });
  #rematch;
  #played; // () -> the game as it was played
  /** @type {Promise<LookBack> | undefined} what a game that is over is looked back at with */
  #back;

  /**
   * Put all of it in the board.
   *
   * @param {Board} board
   * @param {RoomWords} sentences
   * @param {{ actions: HTMLElement, log: HTMLElement, readings: Node | string, storageNote: HTMLElement }} parts
   * @param {Pick<Acts, "rematch" | "turn" | "hint" | "odds" | "played">} acts
   */
  constructor(board, sentences, { actions, log, readings, storageNote }, acts) {
    this.#board = board;
    this.#sentences = sentences;
    this.#played = acts.played;
    this.#rematch = button(sentences.rematch, acts.rematch, "j-main");
    this.#actions = actions;
    actions.prepend(this.#rematch);
    if (sentences.edges) actions.append(button(sentences.turnBoard, acts.turn));
    const label = element("a", { href: sentences.page }, sentences.allRules);
    const panels = [
      { name: sentences.moves, panel: element("div", {}, log) },
      { name: sentences.rules, panel: element("div", {}, readings, element("p", {}, label)) },
      ...this.#odds(acts.odds),
      ...(sentences.hints ? [{ name: sentences.hint, panel: this.#hinting(acts.hint) }] : []),
    ];
    const { box } = new Tabs(board.figure.id, sentences, panels, () => this.#measure());
    board.controls.replaceChildren(this.#end, actions, box, this.#looked);
    part(board.figure, ".j-side").append(storageNote);
    board.controls.before(new Standing(board, sentences).table);
    board.controls.before(this.#players);
    const turn = part(board.figure, ".j-turn");
    board.figure.addEventListener("shown", () => {
      turn.classList.toggle("j-visually-hidden", Boolean(board.game?.shown.outcome)); // the title is seen
      this.#players.textContent = this.#playersText(board.game?.origin ?? {});
    });
    this.offer(null);
  }

  /**
   * Who has played a game that was brought from elsewhere, and when; that it began elsewhere than
   * such games do.
   *
   * @param {Heads & { begins?: string | undefined }} heads
   */
  #playersText({ seats = [], date, begins }) {
    const { data } = this.#board;
    const names = seats.map((seat) => namedIn(data.others, seat)).filter(Boolean);
    const facts = [names.join(" – "), names.length && date ? dayOf(date) : ""];
    return [...facts, begins].filter(Boolean).join(" · ");
  }

  /** Note where the board ends: beneath it a sheet opens, and is told how the game ended. */
  #measure() {
    const { bottom } = part(this.#board.figure, ".j-drawn").getBoundingClientRect();
    this.#board.controls.style.setProperty("--j-under", `${Math.ceil(bottom)}px`);
  }

  /**
   * The chances that the page has shown so far, if there are any.
   *
   * @param {() => unknown} shown called when they are
   */
  #odds(shown) {
    const { figure } = this.#board;
    const chances = figure.querySelectorAll(".j-bar, .j-chances");
    const about = chances.length ? [part(figure, ".j-about")] : [];
    const panel = element("div", {}, ...chances, ...about);
    return chances.length ? [{ name: this.#sentences.odds, panel, shown }] : [];
  }

  /** @param {() => Promise<void>} ask */
  #hinting(ask) {
    const asked = button(this.#sentences.ask, async () => {
      asked.setAttribute("aria-disabled", "true");
      await ask();
      asked.removeAttribute("aria-disabled");
    });
    return element("div", {}, asked, this.#hint);
  }

  /**
   * Show how the game has ended, or that it has not.
   *
   * @param {Situation | null} reply
   */
  offer(reply) {
    if (reply && !reply.move && narrow().matches) this.#toTop();
    const outcome = reply?.outcome;
    this.#hint.textContent = "";
    this.#end.hidden = !outcome;
    this.#rematch.hidden = !outcome;
    this.#looked.hidden = !outcome;
    this.#lookBack(Boolean(outcome));
    if (!outcome) return;
    this.#measure();
    const rule = this.#board.data.rules[outcome.why];
    this.#title.textContent = part(this.#board.figure, ".j-turn").textContent;
    const place = rule ? [element("a", { href: rule.href }, rule.label)] : [];
    const { gaveUp, drawn } = this.#sentences;
    const byRule = toldOfEnd(reply) || fill(this.#sentences.why, { rule: outcome.why });
    const why = outcome.why ? byRule : outcome.winner === null ? drawn : gaveUp;
    this.#why.replaceChildren(why, " ", ...place);
  }

  /**
   * Offer to look back at a game that is over.
   *
   * @param {boolean} isOver
   */
  async #lookBack(isOver) {
    if (isOver) {
      const where = { acts: this.#actions, place: this.#looked };
      this.#back ??= import("../panels/review.mjs").then(
        ({ LookBack }) => new LookBack(this.#board, this.#sentences.back, where, this.#played),
      );
    }
    const back = await this.#back?.catch(() => undefined); // the site may be gone
    if (isOver && this.#board.state === "over") back?.show();
    else back?.end();
  }

  /**
   * Scroll a narrow page back to the board from the choices far below; on a low screen past the
   * head of the page, as otherwise the bar would cover whose turn it is.
   */
  #toTop() {
    const { offsetTop } = this.#board.figure;
    scrollTo({ top: matchMedia(LOW).matches ? offsetTop : 0, behavior: "instant" });
  }

  /** Put the reader where the end is told. */
  focus() {
    this.#title.focus({ preventScroll: true });
  }

  /**
   * Say what a good player would do.
   *
   * @param {Advice} advice
   * @param {Situation} reply
   */
  tell({ move, why }, { moves, names }) {
    this.#hint.textContent = fill(this.#sentences.would, { move: names[moves.indexOf(move)], why });
  }

  /** Say that it is not for the reader to decide. */
  putOff() {
    this.#hint.textContent = this.#sentences.notYet;
  }
}
