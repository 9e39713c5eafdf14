/** The tools of a game: the board that the reader plays on, and the panels beside it. */
import { showChances, showScene } from "../panels/view.mjs";

/**
 * @import { Cards } from "../boards/cards.mjs"
 * @import { Points } from "../boards/points.mjs"
 * @import { Tables } from "../boards/tables.mjs"
 * @import { Count } from "../panels/count.mjs"
 * @import { Tutor } from "../panels/tutor.mjs"
 * @import { Board } from "./board.mjs"
 * @import { Client } from "./client.mjs"
 * @import { Moment, Played } from "./moment.mjs"
 * @import { AskHere } from "./replies.d.ts"
 *
 * The actions of the game: `play` makes a move, `why` explains an illegal one, `hint` asks for a hint,
 * `hinted` is called when the reader saw something that is as good as one, `stepped` when a step of a
 * move was made or taken back, with whether any is left, and `door` sends a request on the state shown
 * that changes nothing.
 *
 * @typedef {object} Acts
 * @property {(move: string) => unknown} play
 * @property {(move: string) => unknown} why
 * @property {() => Promise<void>} hint
 * @property {() => unknown} hinted
 * @property {(isOn: boolean) => unknown} stepped
 * @property {AskHere} door
 */

export class Tools {
  #board;
  #client;
  #acts;
  /** @type {Points | Tables | undefined} */
  #points; // where moves are made on a board
  /** @type {Tutor | undefined} */
  #tutor; // what explains a throw, where the game has one
  /** @type {Cards | undefined} */
  #cards;
  /** @type {Count | undefined} */
  #count; // what tells how a deal was counted

  /**
   * @param {Board} board
   * @param {Client} client
   * @param {Acts} acts
   */
  constructor(board, client, acts) {
    this.#board = board;
    this.#client = client;
    this.#acts = acts;
  }

  /** The reader's card table; undefined in games without cards. */
  get cards() {
    return this.#cards;
  }

  /**
   * Load the tools of the game.
   *
   * @param {Played} reply its first situation
   */
  async take(reply) {
    const { board } = reply.scene;
    if (board === "puntos") await this.#takePoints(reply);
    if (board === "naipes") await this.#takeCards(reply);
    if (board === "tablas") await this.#takeTables(reply);
  }

  /** @param {Played} reply */
  async #takePoints(reply) {
    const { Points } = await import("../boards/points.mjs");
    this.#points = new Points(this.#board, reply, this.#acts);
  }

  /** @param {Played} reply */
  async #takeTables(reply) {
    const { Tables } = await import("../boards/tables.mjs");
    const tables = new Tables(this.#board, reply, this.#acts);
    this.#points = tables;
    if (!this.#board.data.tutor) return;
    const { Tutor } = await import("../panels/tutor.mjs");
    const { door: ask, hinted } = this.#acts;
    this.#tutor = new Tutor(this.#board, { ask, plane: () => tables.plane, hinted });
  }

  /** @param {Played} reply */
  async #takeCards(reply) {
    const { door: ask, hinted } = this.#acts;
    const { Cards } = await import("../boards/cards.mjs");
    const cards = new Cards(this.#board, reply, this.#acts);
    this.#cards = cards;
    const { count, teach } = this.#board.words.cards;
    if (count) {
      const { Count } = await import("../panels/count.mjs");
      this.#count = new Count(this.#board, count, { ask });
    }
    if (!teach) return;
    const { Teacher } = await import("../panels/teacher.mjs");
    new Teacher(this.#board, teach, { ask, hinted });
  }

  /** Focus the board, if there is something to do; return whether there is. */
  focus() {
    return Boolean((this.#points ?? this.#cards)?.focus());
  }

  /**
   * Draw a situation.
   *
   * @param {Played} reply
   * @param {boolean} mine whether the reader is to move
   * @param {string} motion the animation of the last move; empty if there is none
   */
  draw(reply, mine, motion) {
    const draw = () => showScene(this.#board, reply, motion);
    if (this.#cards) this.#cards.show(reply, { mine }, draw);
    else if (this.#points) this.#points.show(reply, { mine, isNew: Boolean(motion) }, draw);
    else draw();
  }

  /** Take back the last step of an unfinished move; return whether there was one. */
  takeStep() {
    return Boolean(this.#points?.takeStep());
  }

  /**
   * Draw a move over the board, and mark the button that makes it.
   *
   * @param {string} move
   */
  point(move) {
    (this.#points ?? this.#cards)?.point(move);
    for (const one of this.#board.controls.querySelectorAll("[data-move]"))
      one.classList.toggle("j-pointed", one.getAttribute("data-move") === move);
  }

  /**
   * Update the panels beside the board for the last of some moments.
   *
   * @param {Moment[]} moments
   * @param {(moment: Moment) => boolean} isShown whether a moment is still shown
   */
  tell(moments, isShown) {
    this.#tutor?.show();
    this.#count?.show(moments.findLast(({ reply }) => reply.made?.move)?.reply.made);
    this.#showOdds(moments[moments.length - 1], isShown);
  }

  /**
   * Show the odds of a situation; for a game without odds say so, and remove the bar.
   *
   * @param {Moment} moment
   * @param {(moment: Moment) => boolean} isShown
   */
  async #showOdds(moment, isShown) {
    if (!this.#board.figure.querySelector("[data-side]")) return; // nor does the page show any
    const { slug, readings, state } = moment.reply;
    moment.odds ??= this.#client.ask({ do: "odds", slug, readings, state }).catch(() => null);
    const odds = await moment.odds;
    if (!isShown(moment)) return;
    showChances(this.#board.figure, this.#board.words, odds);
    this.heedOdds();
  }

  /** Count odds that the reader has opened in their tab as a hint. */
  heedOdds() {
    const open = "[role=tabpanel]:not([hidden]) [data-side]:not([hidden])";
    if (this.#board.figure.querySelector(open)) this.#acts.hinted();
  }
}
