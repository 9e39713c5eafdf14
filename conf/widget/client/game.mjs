/**
 * A game in progress: the replies so far and the request that is pending, nothing else. What may
 * be done, what it means and what it is worth are all read from the replies.
 */
import { Controls } from "../panels/controls.mjs";
import { isSure, way } from "../panels/sure.mjs";
import { showChances, showLog, showScene, showWhy } from "../panels/view.mjs";
import { Keeper } from "./keeper.mjs";
import { labelled, Looking } from "./looking.mjs";
import { after, drawAnew, first, replayed } from "./moment.mjs";
import { Queue } from "./queue.mjs";
import { Seats } from "./seats.mjs";

/**
 * @import { Cards } from "../boards/cards.mjs"
 * @import { Points } from "../boards/points.mjs"
 * @import { Tables } from "../boards/tables.mjs"
 * @import { Count } from "../panels/count.mjs"
 * @import { Tutor } from "../panels/tutor.mjs"
 * @import { Board } from "./board.mjs"
 * @import { Client, Failure } from "./client.mjs"
 * @import { Chance, Moment, Move } from "./moment.mjs"
 * @import { Advice, Ask, Readings, Request, Situation } from "./replies.d.ts"
 * @import { Game as Kept } from "./shelf.mjs"
 */

const PAUSE = 900; // ms before it plays, so that what happened can be read

/**
 * Begin a game on a board, or go on with one that is kept, and show it.
 *
 * @param {Board} board
 * @param {Client} client
 */
export async function begin(board, client) {
  const keeper = new Keeper(board);
  const { kept, moments } = await taken(board, client, keeper, board.kept);
  const game = new Game(board, client, moments, keeper);
  if (kept) game.takeUp(kept);
  board.game = game;
  board.kept = undefined;
  await game.open();
  const { keep } = await import("./keep.mjs");
  keep(client).then((isKept) => game.kept(isKept));
}

/**
 * The moments of a game that is kept, with everybody in his seat; where it is no longer kept, the
 * first of a new one.
 *
 * @param {Board} board
 * @param {Client} client
 * @param {Keeper} keeper
 * @param {string | Kept} [wanted] the game or its name
 */
async function taken(board, client, keeper, wanted) {
  const kept = wanted ? await keeper.take(wanted) : undefined;
  board.seats = new Seats(kept ? kept.seats : board.seated);
  const moments = kept
    ? await keeper.replayed(replayed(client, kept, board))
    : [await first(board, client, board.data.readings)];
  return { kept, moments };
}

export class Game {
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
  #looking; // which of the moments is shown
  #keeper;
  #luck = Math.random(); // what all chances of this game come from
  #queue;
  #thinking = new AbortController(); // ends what is thought about the moment shown

  /**
   * @param {Board} board
   * @param {Client} client
   * @param {Moment[]} history
   * @param {Keeper} keeper
   */
  constructor(board, client, history, keeper) {
    this.#board = board;
    this.#client = client;
    this.#history = history;
    this.#keeper = keeper;
    keeper.onReplaced((kept) => this.#renew(kept));
    this.#queue = new Queue(board, (isPending) => this.#controls.wait(isPending));
    this.#controls = new Controls(board, {
      throwDice: () => this.#move({ do: this.#cards ? "deal" : "throw" }),
      play: (move) => this.#move({ do: "play", move }),
      takeBack: () => this.#takeBack(),
      again: (chosen) => this.#again(chosen),
      answer: () => this.#show(),
      leave: () => this.#leave(),
      rematch: () => this.#rematch(),
      turn: () => this.#turn(),
      hint: () => this.#hint(),
      played: () => ({ client: this.#client, history: this.#history }),
      toBoard: () => Boolean((this.#points ?? this.#cards)?.focus()),
    });
    const of = { board, client, keeper, queue: this.#queue };
    this.#looking = new Looking(of, {
      history: () => this.#history,
      show: () => {
        this.#draw();
        this.#tell();
      },
      answer: () => this.#answer(),
      playOn: (moments) => this.#playOn(moments),
      focus: () => this.#controls.focus(),
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
    this.#looking.takeSteps().catch(() => {}); // the site may be gone, and the game goes on
  }

  /**
   * Go on as a game that is kept: by its chances, everybody in his seat.
   *
   * @param {Kept} kept
   */
  takeUp({ luck, seats }) {
    this.#luck = luck;
    Object.assign(this.#board.seats, seats);
    this.#controls.showLevel();
  }

  /**
   * Show the game as it has been played on elsewhere, or as it stands where it has not.
   *
   * @param {Kept} [kept]
   */
  #renew(kept) {
    return this.#queue.add(async () => {
      if (kept) {
        this.takeUp(kept);
        this.#history = await replayed(this.#client, kept, this.#board);
      }
      this.#show();
    });
  }

  /**
   * Go on with another game that is kept, with the reader at its board.
   *
   * @param {string | Kept} wanted the game or its name
   */
  async resume(wanted) {
    this.#board.kept = undefined;
    await this.#queue.add(async () => {
      await this.#keeper.leave();
      try {
        const { kept, moments } = await taken(this.#board, this.#client, this.#keeper, wanted);
        if (kept) this.takeUp(kept);
        this.#history = moments;
      } catch (error) {
        await this.#keeper.leave();
        this.#board.playButton();
        throw error;
      }
      this.#show();
    });
    if (this.#board.state !== "offered") this.#controls.focus();
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
      hint: () => this.#hint(),
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
   * The reply of a door that tells of a state and changes nothing: the state that is shown, and the
   * readings in force, when all that was asked before is done.
   *
   * @type {Ask}
   */
  #door = async (request) => {
    await this.#queue.done;
    const { slug, readings, state } = this.shown;
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
    const { data, seats } = this.#board;
    const from = { reply: this.#now.reply, seat: data.seat, near: seats.near };
    const seed = (/** @type {number} */ chances) => this.#seed(chances);
    this.#history.push(await after(this.#client, from, request, seed));
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
        const refusal = /** @type {Failure} */ (error);
        if (refusal.kind !== "reply") throw error;
        showWhy(this.#board.figure, refusal, this.#board.data.rules);
      }
    });
  }

  /**
   * What somebody else would do at the moment shown, who may draw lots too.
   *
   * @returns {Promise<Advice>}
   */
  async #advice(level = {}) {
    const { signal } = this.#thinking;
    const { slug, readings, state, chances = 0 } = this.#now.reply;
    const { seat } = this.#board.data;
    const seed = this.#seed(chances, this.#history.length);
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
    const { signal } = this.#thinking;
    await Promise.allSettled([thought]);
    if (signal.aborted) return;
    await this.#act(async () => signal.aborted || work(await thought), again);
  }

  /**
   * Say what somebody else would do; the record of the game tells that it was asked.
   *
   * @returns {Promise<void>}
   */
  async #hint() {
    if (this.#looking.isPast) await this.#looking.look(Number.POSITIVE_INFINITY); // of the present
    return this.#actOn(
      this.#advice(),
      (advice) => {
        this.#keeper.hinted(this.#history, this.#ways);
        (this.#cards ?? this.#controls).tell(advice, this.#now.reply);
        this.#board.figure.dispatchEvent(new Event("shown")); // also in its record
      },
      () => this.#hint(),
    );
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
    const { reply } = this.#now;
    if (!this.#isComputers(reply)) return;
    this.#actOn(
      Promise.all([this.#others(reply), pause()]),
      ([request]) => this.#made(request),
      () => this.#answer(),
    );
  }

  /**
   * @param {Situation} reply
   * @returns {Promise<Move | Chance>}
   */
  async #others({ turn }) {
    if (turn === "chance") return { do: this.#cards ? "deal" : "throw" };
    const { move } = await this.#advice({ level: this.#board.seats.level });
    return { do: "play", move };
  }

  /** @param {Situation} reply */
  #isComputers(reply) {
    return this.#board.seats.isComputers(reply);
  }

  /**
   * A game under the readings chosen, new or from here on, unless the reader goes on with the one he
   * plays; whether he does not.
   *
   * @param {Readings} readings
   */
  async #again(readings) {
    const onward = this.#isOn ? this.#looking.under(readings) : undefined;
    const chosen = onward ? await way(this.#board, labelled(onward)) : "go";
    if (chosen === "onward") await this.#looking.playOn(await onward);
    else if (chosen) await this.#anew(readings);
    return Boolean(chosen);
  }

  /** Whether something is lost if another game begins. */
  get #isOn() {
    return this.#history.length > 1 && !this.#now.reply.outcome;
  }

  /** Whether nothing is lost if another game begins, or the reader gives this one up. */
  #isGivenUp() {
    return this.#isOn ? isSure(this.#board) : true;
  }

  /** @param {Readings} readings */
  #anew(readings) {
    return this.#queue.add(async () => {
      this.#history = [await first(this.#board, this.#client, readings)];
      this.#keeper.leave();
      this.#luck = Math.random();
      this.#show();
    });
  }

  /**
   * Play on with these moments, by other chances: what came after them is not this game's.
   *
   * @param {Moment[]} moments
   */
  #playOn(moments) {
    this.#history = moments;
    this.#luck = Math.random();
    this.#show();
  }

  /**
   * Begin another game under these readings, with the reader at its board.
   *
   * @param {Readings} readings
   */
  async begin(readings) {
    this.#board.seats = new Seats(this.#board.seated);
    await this.#anew(readings);
    this.#controls.focus();
  }

  /** Let the reader choose anew how to play, if he gives up the game that he plays. */
  async #leave() {
    if (!(await this.#isGivenUp())) return;
    this.#thinking.abort();
    this.#board.playButton().focus({ preventScroll: true });
  }

  /** Begin the same again, each in the other's seat where seats differ. */
  #rematch() {
    const { board } = this.#now.reply.scene;
    if (board !== "naipes") this.#board.seats = this.#board.seats.changed;
    return this.#anew(this.#now.reply.readings).then(() => this.#controls.focus());
  }

  /** Turn the board round. */
  #turn() {
    const { seats } = this.#board;
    return this.#queue.add(async () => {
      if (this.#keeper.looksOn) return;
      seats.near = 1 - seats.near;
      await drawAnew(this.#board, this.#client, this.#now);
      if (this.#looking.isPast) await this.#looking.turnTo(this.#looking.at);
      else this.#show();
    });
  }

  #takeBack() {
    return this.#act(async () => {
      const count = this.#kept;
      if (!count) return;
      const last = await this.#looking.whole(count - 1);
      this.#history.splice(count - 1, Number.POSITIVE_INFINITY, last);
      this.#show();
    });
  }

  /** How many moments stay when a move is taken back; 0: none can be, or a card has been seen. */
  get #kept() {
    let at = this.#history.length;
    do if (at === 1 || this.#history[--at].reply.isDrawn) return 0;
    while (at > 1 && this.#isComputers(this.#history[at - 1].reply));
    return this.#isComputers(this.#history[at - 1].reply) ? 0 : at;
  }

  /**
   * Do what was asked of this moment, unless another is shown when it is its turn.
   *
   * @param {() => unknown} work
   * @param {() => unknown} [again]
   */
  #act(work, again) {
    const moment = this.#now;
    const mayAct = () => moment === this.#now && !this.#looking.isPast && !this.#keeper.looksOn;
    return this.#queue.add(() => mayAct() && work(), again);
  }

  /** The game as a record, whatever moment of it is shown. */
  get record() {
    return this.#keeper.record(this.#history, this.#ways);
  }

  get #ways() {
    return { luck: this.#luck, seats: { ...this.#board.seats } };
  }

  /** What is shown: the game, its readings and its state. */
  get shown() {
    return this.#history[this.#looking.at].reply;
  }

  get #now() {
    return this.#history[this.#history.length - 1];
  }

  /** Show the game as it now stands, and keep it so. */
  #show(motion = "") {
    this.#looking.end();
    const { figure, data, words } = this.#board;
    this.#keeper.note(this.#history, this.#ways);
    const { reply } = this.#now;
    this.#board.state = reply.outcome ? "over" : "playing";
    this.#draw(motion);
    showLog(figure, this.#history, data.rules, Boolean(words.room));
    this.#controls.offer(reply, this.#kept > 0, this.#isComputers(reply));
    this.#cards?.settle();
    this.#tell();
    this.#answer();
  }

  /** Draw the moment that is shown, and end what was thought about another. */
  #draw(motion = "") {
    this.#thinking.abort();
    this.#thinking = new AbortController();
    const reply = this.shown;
    const draw = () => showScene(this.#board, reply, motion);
    const isOpen = !this.#looking.isPast && typeof reply.turn === "number";
    const mine = isOpen && !this.#isComputers(reply);
    if (this.#cards) this.#cards.show(reply, { mine }, draw);
    else if (this.#points) this.#points.show(reply, { mine, isNew: Boolean(motion) }, draw);
    else draw();
  }

  /** Tell all that is told of the moment shown beside its board. */
  #tell() {
    const before = this.#history.slice(0, this.#looking.at + 1);
    this.#tutor?.show();
    this.#count?.show(before.findLast(({ reply }) => reply.made?.move)?.reply.made);
    this.#showOdds(this.#history[this.#looking.at]);
    this.#looking.tell();
    this.#board.figure.dispatchEvent(new Event("shown"));
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
    if (moment === this.#history[this.#looking.at])
      showChances(this.#board.figure, this.#board.words, odds);
  }
}

/** Resolves after what the reader needs to read what has happened. */
function pause() {
  return new Promise((resolve) => setTimeout(resolve, PAUSE));
}
