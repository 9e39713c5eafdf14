/**
 * A game in progress: the replies so far and the request that is pending, nothing else. What may
 * be done, what it means and what it is worth are all read from the replies.
 */
import { Controls } from "../panels/controls.mjs";
import { isSure } from "../panels/sure.mjs";
import { showChances, showLog, showScene, showWhy } from "../panels/view.mjs";

/**
 * @import { Cards } from "../boards/cards.mjs"
 * @import { Points } from "../boards/points.mjs"
 * @import { Tables } from "../boards/tables.mjs"
 * @import { Count } from "../panels/count.mjs"
 * @import { Tutor } from "../panels/tutor.mjs"
 * @import { Board } from "./board.mjs"
 * @import { Client, Failure } from "./client.mjs"
 * @import { Ask, Odds, Readings, Situation } from "./replies.d.ts"
 */

/**
 * The state that a move was made in, and the move; none where cards were dealt.
 *
 * @typedef {{ state: string, move?: string | undefined }} Made
 */

/**
 * A situation, what led to it, whether cards were drawn on the way, and how many throws came before.
 *
 * @typedef {Situation & { made?: Made, isDrawn?: boolean, chances?: number }} Played
 */

/**
 * A moment of a game, and the odds in it once they were asked for; null where there are none.
 *
 * @typedef {{ reply: Played, odds?: Promise<Odds | null> }} Moment
 */

/**
 * @typedef {{ do: "play", move: string }} Move
 * @typedef {{ do: "throw" | "deal", move?: undefined }} Chance
 */

const OTHER = 1; // the seat that the computer may take
const PAUSE = 900; // ms before it plays, so that what happened can be read

/**
 * Begin a game on a board, and show it.
 *
 * @param {Board} board
 * @param {Client} client
 */
export async function begin(board, client) {
  const game = new Game(board, client, await first(board, client, board.data.readings));
  await game.open();
  const { keep } = await import("./keep.mjs");
  keep(client).then((kept) => game.kept(kept));
}

/**
 * The moment that a game under some readings begins with.
 *
 * @param {Board} board
 * @param {Client} client
 * @param {Readings} readings
 * @returns {Promise<Moment>}
 */
async function first(board, client, readings) {
  const { slug, state, seat } = board.data;
  return {
    reply: await client.ask({ do: "start", slug, readings, seat, ...(state && { state }) }),
  };
}

class Game {
  #board;
  #client;
  #controls;
  /** @type {Points | Tables | undefined} */
  #points; // the board in the reader's hands, where moves are made on one
  /** @type {Tutor | undefined} */
  #tutor; // what explains a throw, where the game has one
  /** @type {Cards | undefined} */
  #cards; // the same, of cards
  /** @type {Count | undefined} */
  #count; // what tells how a deal was counted
  #history;
  #luck = Math.random(); // what all chances of this game come from
  #last = Promise.resolve(); // what was asked last, done or not
  #pending = 0; // how much of what was asked is not done

  /**
   * @param {Board} board
   * @param {Client} client
   * @param {Moment} moment
   */
  constructor(board, client, moment) {
    this.#board = board;
    this.#client = client;
    this.#history = [moment];
    this.#controls = new Controls(board, {
      throwDice: () => this.#move({ do: this.#cards ? "deal" : "throw" }),
      play: (move) => this.#move({ do: "play", move }),
      takeBack: () => this.#takeBack(),
      again: (chosen) => this.#again(chosen),
      answer: () => this.#show(),
      toBoard: () => Boolean((this.#points ?? this.#cards)?.focus()),
    });
  }

  /** Take up what the board is played with, and show the first moment. */
  async open() {
    const { board } = this.#now.reply.scene;
    if (board === "puntos") await this.#takePoints();
    if (board === "naipes") await this.#takeCards();
    if (board === "tablas") await this.#takeTables();
    this.#show();
    this.#controls.focus();
  }

  /** @param {boolean} isKept */
  kept(isKept) {
    this.#controls.kept(isKept);
  }

  async #takePoints() {
    const { Points } = await import("../boards/points.mjs");
    this.#points = new Points(this.#board, this.#now.reply, this.#hands);
  }

  async #takeTables() {
    const { Tables } = await import("../boards/tables.mjs");
    const tables = new Tables(this.#board, this.#now.reply, this.#hands);
    this.#points = tables;
    if (!this.#board.data.tutor) return;
    const { Tutor } = await import("../panels/tutor.mjs");
    this.#tutor = new Tutor(this.#board, { ask: this.#door, plane: () => tables.plane });
  }

  async #takeCards() {
    const { Cards } = await import("../boards/cards.mjs");
    const cards = new Cards(this.#board, this.#now.reply, {
      play: (/** @type {string} */ move) => this.#move({ do: "play", move }),
      hint: () => this.#act(async () => cards.tell(await this.#advice())),
    });
    this.#cards = cards;
    const { count, teach } = this.#board.words.cards;
    if (count) {
      const { Count } = await import("../panels/count.mjs");
      this.#count = new Count(this.#board, count, { ask: this.#door });
    }
    if (!teach) return;
    const { Teacher } = await import("../panels/teach.mjs");
    new Teacher(this.#board, teach, { ask: this.#door });
  }

  /** What is done where the reader moves men himself. */
  get #hands() {
    return {
      /** @param {string} move */
      play: (move) => this.#move({ do: "play", move }),
      /** @param {string} move */
      why: (move) => this.#whyNot(move),
    };
  }

  /**
   * The reply of a door that tells of a state and changes nothing: the state that stands, and the
   * readings in force, when all that was asked before is done.
   *
   * @type {Ask}
   */
  #door = async (request) => {
    await this.#last;
    const { slug, readings, state } = this.#now.reply;
    return this.#client.ask({ slug, readings, state, ...request });
  };

  /** @param {Move | Chance} request */
  #move(request) {
    return this.#act(() => this.#made(request));
  }

  /**
   * Have a move made or dice cast, and show what comes of it.
   *
   * @param {Move | Chance} request
   */
  async #made(request) {
    this.#history.push({ reply: await this.#ask(request) });
    this.#show("j-tumble");
  }

  /**
   * Have the rules say why a move is none; what turns out to be one is played.
   *
   * @param {string} move
   */
  #whyNot(move) {
    return this.#act(async () => {
      try {
        await this.#made({ do: "play", move });
      } catch (error) {
        const { kind, message } = /** @type {Failure} */ (error);
        if (kind !== "reply") throw error;
        showWhy(this.#board.figure, message, this.#board.data.rules);
      }
    });
  }

  /** What every question about this moment begins with. */
  get #asked() {
    const { slug, readings } = this.#now.reply;
    return { slug, readings, seat: this.#board.data.seat };
  }

  /**
   * @param {Move | Chance} request
   * @returns {Promise<Played>}
   */
  async #ask(request) {
    const { state, chances = 0 } = this.#now.reply;
    const game = this.#asked;
    const seed = this.#seed(chances);
    let reply = await this.#client.ask({ ...game, state, seed, ...request });
    let isDrawn = request.do === "deal";
    let count = chances + Number(isDrawn || request.do === "throw");
    while (reply.turn === "chance" && reply.scene.chance === "") {
      const next = { state: reply.state, seed: this.#seed(count++) };
      const more = await this.#client.ask({ do: "deal", ...game, ...next });
      const { move = "" } = reply;
      reply = { ...more, move, events: [...reply.events, ...more.events] };
      isDrawn = true;
    }
    return { ...reply, isDrawn, chances: count, made: { state, move: request.move } };
  }

  /** What somebody else would do, who may draw lots too. */
  #advice(level = {}) {
    const { state, chances = 0 } = this.#now.reply;
    const seed = this.#seed(chances, this.#history.length);
    return this.#client.ask({ ...this.#asked, state, seed, do: "advise", ...level });
  }

  /**
   * Where chance comes from after so many throws: one that was seen and taken back comes again.
   *
   * @param {number} chances
   */
  #seed(chances, moments = 0) {
    return `${this.#luck} ${chances} ${moments}`;
  }

  /** Where the computer has the other's seat and it is its turn, let it cast or decide. */
  #answer() {
    const moment = this.#now;
    if (!this.#isComputers(moment.reply)) return;
    setTimeout(() => this.#playForOther(moment), PAUSE);
  }

  /**
   * The reader may take back while the computer thinks: what comes too late is not played.
   *
   * @param {Moment} moment
   */
  async #playForOther(moment) {
    const { level } = this.#controls;
    if (!level || moment !== this.#now) return; // the reader has taken the seat, or a move back
    const advice = moment.reply.turn === "chance" ? undefined : this.#advice({ level });
    await Promise.allSettled([advice]);
    const work = async () => {
      if (!this.#controls.level) return;
      const advised = await advice;
      await this.#made(advised ? { do: "play", move: advised.move } : { do: "throw" });
    };
    if (moment === this.#now) await this.#act(work, () => this.#playForOther(moment));
  }

  /** @param {Situation} reply */
  #isComputers(reply) {
    return Boolean(this.#controls.level) && !reply.outcome && reply.scene.hand === OTHER;
  }

  /**
   * A new game under the readings chosen, if the reader gives up the one he plays; whether he does.
   *
   * @param {Readings} readings
   */
  async #again(readings) {
    const isOn = this.#history.length > 1 && !this.#now.reply.outcome;
    if (isOn && !(await isSure(this.#board))) return false;
    await this.#next(async () => {
      this.#history = [await first(this.#board, this.#client, readings)];
      this.#luck = Math.random();
      this.#show();
    });
    return true;
  }

  #takeBack() {
    return this.#act(() => {
      if (!this.#kept) return;
      this.#history.length = this.#kept;
      this.#show();
    });
  }

  /** How many moments stay when a move is taken back; 0: none can be, or a card has been seen. */
  get #kept() {
    let at = this.#history.length;
    do if (at === 1 || this.#history[--at].reply.isDrawn) return 0;
    while (at > 1 && this.#isComputers(this.#history[at - 1].reply));
    return at;
  }

  /**
   * Do what was asked of this moment, unless another has come before it is its turn.
   *
   * @param {() => unknown} work
   * @param {() => unknown} [again]
   */
  #act(work, again) {
    const moment = this.#now;
    return this.#next(() => moment === this.#now && work(), again);
  }

  /**
   * One thing after the other; what fails can be tried again as it was.
   *
   * @param {() => unknown} work
   * @param {() => unknown} again
   */
  #next(work, again = () => this.#next(work)) {
    this.#wait(1);
    this.#last = this.#last.then(async () => {
      this.#board.alert.replaceChildren();
      try {
        await work();
      } catch (failure) {
        this.#board.tell(/** @type {Failure} */ (failure), again);
      }
      this.#wait(-1);
    });
    return this.#last;
  }

  /** @param {number} more */
  #wait(more) {
    this.#pending += more;
    this.#controls.wait(this.#pending > 0);
  }

  get #now() {
    return this.#history[this.#history.length - 1];
  }

  #show(motion = "") {
    const { figure, words, data } = this.#board;
    const { reply } = this.#now;
    this.#board.state = reply.outcome ? "over" : "playing";
    const draw = () => showScene(figure, words, reply, motion);
    const mine = typeof reply.turn === "number" && !this.#isComputers(reply);
    if (this.#cards) this.#cards.show(reply, { mine }, draw);
    else if (this.#points) this.#points.show(reply, { mine, isNew: Boolean(motion) }, draw);
    else draw();
    showLog(figure, this.#history, data.rules);
    this.#controls.offer(reply, this.#kept > 0, this.#isComputers(reply));
    this.#cards?.settle();
    this.#tutor?.show();
    this.#count?.show(reply.made);
    this.#showOdds(this.#now);
    this.#answer();
  }

  /**
   * The odds of a situation follow it; a game that has none says so, and the bar goes.
   *
   * @param {Moment} moment
   */
  async #showOdds(moment) {
    if (!this.#board.figure.querySelector("[data-side]")) return; // nor does the page show any
    const { slug, readings, state } = moment.reply;
    moment.odds ??= this.#client.ask({ do: "odds", slug, readings, state }).catch(() => null);
    const odds = await moment.odds;
    if (moment === this.#now) showChances(this.#board.figure, this.#board.words, odds);
  }
}
