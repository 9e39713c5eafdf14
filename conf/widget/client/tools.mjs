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
 * What the game does: `play` makes a move, `why` says why one is none, `hint` is what a hint is asked
 * by, `hinted` is called where the reader was told something that is as good as one, `stepped` where a
 * step of a move was gone or taken back, with whether any is gone, and `door` asks a door that tells of
 * the state shown and changes nothing.
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

  /** What the reader holds his cards by; undefined in games without. */
  get cards() {
    return this.#cards;
  }

  /**
   * Take up what the game is played with.
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

  /** Put the reader at the board, where there is something to do; whether there is. */
  focus() {
    return Boolean((this.#points ?? this.#cards)?.focus());
  }

  /**
   * Draw a situation.
   *
   * @param {Played} reply
   * @param {boolean} mine whether the reader is to move
   * @param {string} motion how what has just happened moves; empty where nothing has
   */
  draw(reply, mine, motion) {
    const draw = () => showScene(this.#board, reply, motion);
    if (this.#cards) this.#cards.show(reply, { mine }, draw);
    else if (this.#points) this.#points.show(reply, { mine, isNew: Boolean(motion) }, draw);
    else draw();
  }

  /** Take back the last step of a move that is on its way; whether there was one. */
  takeStep() {
    return Boolean(this.#points?.takeStep());
  }

  /**
   * Draw a move over the board that is shown, and mark the button that makes it.
   *
   * @param {string} move
   */
  point(move) {
    this.#points?.point(move);
    for (const one of this.#board.controls.querySelectorAll("[data-move]"))
      one.classList.toggle("j-pointed", one.getAttribute("data-move") === move);
  }

  /**
   * Tell of the last of some moments what is told beside its board.
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
   * The odds of a situation follow it; a game that has none says so, and the bar goes.
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

  /** Odds that the reader has opened in their tab are a hint. */
  heedOdds() {
    const open = "[role=tabpanel]:not([hidden]) [data-side]:not([hidden])";
    if (this.#board.figure.querySelector(open)) this.#acts.hinted();
  }
}
