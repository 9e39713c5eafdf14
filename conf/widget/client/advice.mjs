/** Computes in the background what another player would do, while the reader goes on. */
import { chanceOf, isDealt } from "./moment.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { Client } from "./client.mjs"
 * @import { Course } from "./course.mjs"
 * @import { Chance, Move } from "./moment.mjs"
 * @import { Advice, Request, Situation } from "./replies.d.ts"
 *
 * The actions of the game: `act` runs work, with what the reader can retry if it fails, `made` makes
 * a move.
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

  /** Cancel the advice on the moment shown. */
  end() {
    this.#ending.abort();
    this.#ending = new AbortController();
  }

  /**
   * Return the action of another player at the present moment, which may be random.
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
   * Act on the advice, unless the reader has gone on meanwhile: moves may be taken back, or
   * another level chosen, without waiting.
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
   * Show the move of another player, the best unless a level is given.
   *
   * @param {(advice: Advice) => unknown} tell
   * @param {() => unknown} again
   * @param {{ level?: string }} [how]
   */
  hint(tell, again, how = {}) {
    return this.#actOn(this.#advice(how), tell, again);
  }

  /**
   * Let the computer throw or decide if it is its turn; cards are dealt if no player has to act.
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

  /** Make the reader's move, if a setting leaves it to the page; until then nothing can be pressed. */
  force() {
    const move = this.#routine(this.#course.now.reply);
    if (!move) return;
    const { signal } = this.#ending;
    this.#acts.act(
      async () => {
        await this.#pause();
        if (!signal.aborted) await this.#acts.made({ do: "play", move });
      },
      () => this.force(),
    );
  }

  /**
   * Return the move that the reader leaves to the page: an only one, a declaration, a sure winner.
   *
   * @param {Situation} reply
   */
  #routine(reply) {
    const { figure, seats } = this.#board;
    const { turn, moves, scene } = reply;
    if (typeof turn !== "number" || seats.isComputers(reply)) return undefined;
    const { forced, declared, winners } = figure.dataset;
    if (forced === "on" && moves.length === 1) return moves[0];
    if (scene.board !== "naipes") return undefined;
    return (declared === "on" && scene.declaration) || (winners === "on" && scene.winner);
  }

  /** Resolve after the time that the reader needs to see the last move. */
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
