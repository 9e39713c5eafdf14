/**
 * Steps back in a game: which of its moments is shown, and how to play on from there, also under
 * other readings. The saved game does not change.
 */
import { drawAnew, filled } from "./moment.mjs";

/**
 * @import { Stepping } from "../panels/navigation.mjs"
 * @import { Board } from "./board.mjs"
 * @import { Client } from "./client.mjs"
 * @import { Autosave } from "./autosave.mjs"
 * @import { Moment } from "./moment.mjs"
 * @import { Queue } from "./queue.mjs"
 * @import { Readings } from "./replies.d.ts"
 *
 * The parts of a game; one by letter has no autosave, and is played nowhere else.
 *
 * @typedef {{ board: Board, client: Client, autosave?: Autosave, queue: Queue }} Of
 *
 * The actions of the game: `history` returns its moments, `show` draws the one shown and updates the
 * panels, `answer` lets the computer continue, `playOn` continues from other moments, and `focus`
 * focuses the first control.
 *
 * @typedef {object} Acts
 * @property {() => Moment[]} history
 * @property {() => unknown} show
 * @property {() => unknown} answer
 * @property {(moments: Moment[]) => unknown} playOn
 * @property {() => unknown} focus
 *
 * A moment of a game under other readings, and its number there.
 *
 * @typedef {{ at: number, moment: Moment }} Onward
 */

export class GameHistory {
  #board;
  #client;
  #autosave;
  #queue;
  #acts;
  /** @type {number | undefined} */
  #past; // which moment is shown, if it is not the present one
  /** @type {Stepping | undefined} */
  #stepping; // what goes back and forward

  /**
   * @param {Of} of
   * @param {Acts} acts
   */
  constructor({ board, client, autosave, queue }, acts) {
    this.#board = board;
    this.#client = client;
    this.#autosave = autosave;
    this.#queue = queue;
    this.#acts = acts;
  }

  /** Whether a past moment is shown. */
  get isPast() {
    return this.#past !== undefined;
  }

  /** The number of the moment shown. */
  get at() {
    return this.#past ?? this.#acts.history().length - 1;
  }

  /** Return to the present moment. */
  end() {
    this.#past = undefined;
  }

  /** Add the controls for stepping, if the board has a place for them. */
  async takeSteps() {
    if (!this.#board.hasSteps) return;
    const { stepping } = await import("../panels/navigation.mjs");
    this.#stepping = await stepping(this.#board, {
      look: (at) => this.look(at),
      branch: (at) => this.#branch(at),
      focus: this.#acts.focus,
    });
    this.tell();
  }

  /** Update the controls for the moment shown. */
  tell() {
    const { at } = this;
    const how = {
      origin: this.#autosave?.parent,
      canBranch: this.#autosave && this.#canBranch(at),
    };
    this.#stepping?.show(at, this.#acts.history().length - 1, how);
  }

  /**
   * Show a moment of the game by its number, from 0, or the present one if the number is too high.
   *
   * @param {number} at
   */
  look(at) {
    return this.#queue.add(() => !this.#autosave?.looksOn && this.turnTo(at));
  }

  /**
   * While a past moment is shown, the computer waits and the board is inactive.
   *
   * @param {number} at
   */
  async turnTo(at) {
    const history = this.#acts.history();
    const isPast = at < history.length - 1;
    if (isPast) history[at] = await this.whole(at);
    else if (!this.isPast) return;
    this.#past = isPast ? at : undefined;
    const isHere = this.#board.figure.contains(document.activeElement);
    this.#acts.show();
    if (isHere) this.#stepping?.stay();
    if (!isPast) this.#acts.answer();
  }

  /**
   * Return a moment with the full reply of the rules, drawn in the board's orientation.
   *
   * @param {number} at
   */
  async whole(at) {
    const moment = await filled(this.#client, this.#acts.history()[at], this.#board);
    await drawAnew(this.#board, this.#client, moment);
    return moment;
  }

  /**
   * Play on from a moment of the game.
   *
   * @param {number} at
   */
  #branch(at) {
    return this.#queue.add(async () => {
      const autosave = this.#autosave;
      if (!autosave || autosave.looksOn || !this.#canBranch(at)) return;
      const moment = await this.whole(at);
      await autosave.branch(at);
      const before = this.#acts.history().slice(0, at);
      this.#acts.playOn([...before, moment].map((one) => ({ ...one })));
      this.#acts.focus();
    });
  }

  /**
   * Whether the reader may play on from a moment: with hidden hands only before cards are dealt,
   * because they are known afterwards.
   *
   * @param {number} at
   */
  #canBranch(at) {
    const { reply } = this.#acts.history()[at];
    return this.#board.data.seat === undefined || reply.turn === "chance";
  }

  /**
   * Return the moment shown under other readings; undefined if they are the same, lack such a
   * position or end the game there, and if hands are hidden.
   *
   * @param {Readings} readings
   * @returns {Promise<Onward | undefined>}
   */
  async under(readings) {
    const { slug, seat } = this.#board.data;
    const { at } = this;
    const { state, readings: inForce } = this.#acts.history()[at].reply;
    const isOther = Object.entries(readings).some(([crux, one]) => inForce[crux] !== one);
    if (seat !== undefined || !isOther) return undefined;
    const { near } = this.#board.seats;
    const asked = { do: /** @type {const} */ ("start"), slug, readings, near, state };
    const reply = await this.#client.ask(asked).catch(() => undefined);
    return reply && reply.turn !== "end" ? { at, moment: { reply, near } } : undefined;
  }

  /**
   * Play on under other readings.
   *
   * @param {Onward | undefined} onward
   */
  playOn(onward) {
    return this.#queue.add(async () => {
      if (!onward || !this.#autosave || this.#autosave.looksOn) return;
      const { at, moment } = onward;
      await this.#autosave.branch(at, moment.reply.state);
      this.#acts.playOn([moment]);
    });
  }
}

/**
 * Return the label for playing on under other readings; empty if that is impossible.
 *
 * @param {Promise<Onward | undefined>} onward
 */
export async function labelled(onward) {
  if (!(await onward)) return "";
  const { words } = await import("./strings.mjs");
  return (await words()).onward;
}
