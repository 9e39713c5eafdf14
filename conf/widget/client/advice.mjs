/** Computes in the background what another player would do, while the reader goes on. */
import { chanceOf, isDealt } from "./moment.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { Client } from "./client.mjs"
 * @import { Course } from "./course.mjs"
 * @import { Chance, Move } from "./moment.mjs"
 * @import { Advice, Request, Situation } from "./replies.d.ts"
 *
 * What the game does: `act` does something and tells what the reader may try if it fails, `made` has
 * a move made.
 *
 * @typedef {object} Acts
 * @property {(work: () => unknown, again: () => unknown) => unknown} act
 * @property {(request: Move | Chance) => unknown} made
 */

const PACE = 300; // ms before it plays, so that what was done is seen to have been done before
const READING = 1500; // ms where the reader wants time to read

export class BackgroundAdvice {
  #board;
  #client;
  #course;
  #acts;
  #ending = new AbortController(); // ends what is thought about the moment shown

  /**
   * @param {{ board: Board, client: Client, course: Course }} of
   * @param {Acts} acts
   */
  constructor({ board, client, course }, acts) {
    this.#board = board;
    this.#client = client;
    this.#course = course;
    this.#acts = acts;
  }

  /** End what is thought about the moment shown. */
  end() {
    this.#ending.abort();
    this.#ending = new AbortController();
  }

  /**
   * What somebody else would do at the present moment, who may draw lots too.
   *
   * @returns {Promise<Advice>}
   */
  async #advice(level = {}) {
    const { signal } = this.#ending;
    const { now, moments } = this.#course;
    const { slug, readings, state, chances = 0 } = now.reply;
    const { seat } = this.#board.data;
    const seed = this.#course.seed(chances, moments.length);
    /** @type {Request<"advise">} */
    const asked = { do: "advise", slug, readings, seat, state, seed, ...level };
    const adviser = await import("./adviser.mjs").catch(() => undefined); // the site may be gone
    return adviser?.adviserOf(this.#client).ask(asked, signal) ?? this.#client.ask(asked);
  }

  /**
   * Act on what was thought out, unless the reader has gone on meanwhile: he may take back, or
   * have somebody else play, and need not wait.
   *
   * @template T
   * @param {Promise<T>} thought
   * @param {(thought: T) => unknown} work
   * @param {() => unknown} again
   */
  async #actOn(thought, work, again) {
    const { signal } = this.#ending;
    await Promise.allSettled([thought]);
    if (signal.aborted) return;
    await this.#acts.act(async () => signal.aborted || work(await thought), again);
  }

  /**
   * Tell what somebody else would do, the best unless a level is given.
   *
   * @param {(advice: Advice) => unknown} tell
   * @param {() => unknown} again
   * @param {{ level?: string }} [how]
   */
  hint(tell, again, how = {}) {
    return this.#actOn(this.#advice(how), tell, again);
  }

  /**
   * Where the computer has the other's seat and it is its turn, let it cast or decide; cards for
   * which nobody has to do anything are dealt.
   */
  answer() {
    const { reply } = this.#course.now;
    if (!isDealt(reply) && !this.#board.seats.isComputers(reply)) return;
    this.#actOn(
      Promise.all([this.#others(reply), this.#pause()]),
      ([request]) => this.#acts.made(request),
      () => this.answer(),
    );
  }

  /** Where the reader has one move alone, and wishes that, let it be made. */
  force() {
    const { figure, seats } = this.#board;
    const { reply } = this.#course.now;
    const { turn, moves } = reply;
    const isAlone = typeof turn === "number" && moves.length === 1 && !seats.isComputers(reply);
    if (!isAlone || figure.dataset.forced !== "on") return;
    this.#actOn(
      this.#pause(),
      () => this.#acts.made({ do: "play", move: moves[0] }),
      () => this.force(),
    );
  }

  /** Resolves after what the reader needs to see what has happened. */
  #pause() {
    const { slow } = this.#board.figure.dataset;
    return new Promise((resolve) => setTimeout(resolve, slow === "on" ? READING : PACE));
  }

  /**
   * @param {Situation} reply
   * @returns {Promise<Move | Chance>}
   */
  async #others(reply) {
    if (reply.turn === "chance") return chanceOf(reply);
    const { move } = await this.#advice({ level: this.#board.seats.level });
    return { do: "play", move };
  }
}
