/**
 * A game in progress: the replies so far and the pending request, nothing else. What may be done,
 * what it means and what it is worth are all read from the replies.
 */
import { Controls } from "../panels/controls.mjs";
import { isSure, way } from "../panels/confirm.mjs";
import { showLog, showWhy } from "../panels/view.mjs";
import { Course } from "./course.mjs";
import { faced, faces } from "./orientation.mjs";
import { labelled, GameHistory } from "./history.mjs";
import { after, chanceOf, drawAnew, ended, first, replayed } from "./moment.mjs";
import { Queue } from "./queue.mjs";
import { Seats } from "./seats.mjs";
import { setUp } from "./setup.mjs";
import { BackgroundAdvice } from "./advice.mjs";
import { Tools } from "./tools.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { Client, Failure } from "./client.mjs"
 * @import { Autosave } from "./autosave.mjs"
 * @import { Chance, Moment, Move } from "./moment.mjs"
 * @import { AskHere, Readings, Situation } from "./replies.d.ts"
 * @import { Game as Kept } from "./saved-games.mjs"
 */

const DRAWN = "- agreed"; // as a record tells it

export class Game {
  #board;
  #client;
  #controls;
  #course; // its moments, and what its chances come from
  #history; // which of the moments is shown
  #autosave;
  #queue;
  #advice; // what somebody else would do
  #tools; // what it is played with

  /**
   * @param {Board} board
   * @param {Client} client
   * @param {Moment[]} moments
   * @param {Autosave} autosave
   */
  constructor(board, client, moments, autosave) {
    this.#board = board;
    this.#client = client;
    this.#course = new Course(moments);
    this.#autosave = autosave;
    autosave.onReplaced((game) => this.#renew(game));
    this.#queue = new Queue(board, (isPending) => this.#controls.wait(isPending));
    this.#controls = new Controls(board, {
      throwDice: () => this.#throw(),
      play: (move) => this.#play(move),
      takeBack: () => this.#tools.takeStep() || this.#takeBack(),
      again: (chosen) => this.#again(chosen),
      isOn: () => this.#course.isOn,
      agree: (result) => this.#act(() => this.#agree(result)),
      draw: () => this.#offerDraw(),
      answer: () => this.#show(),
      leave: () => this.#leave(),
      rematch: () => this.#rematch(),
      turn: () => this.#turn(() => this.#board.seats.turn()),
      hint: () => this.#hint(),
      odds: () => this.#tools.heedOdds(),
      played: () => ({
        client,
        history: this.#course.moments,
        series: () => autosave.series(),
        open: (at, better) => this.#open(at, better),
      }),
      toBoard: () => this.#tools.focus(),
    });
    this.#tools = new Tools(board, client, {
      play: (move) => this.#play(move),
      why: (move) => this.#whyNot(move),
      hint: () => this.#hint(),
      hinted: () => this.#hinted(),
      stepped: (isOn) => this.#controls.stepped(isOn || this.#momentsLeft > 0),
      door: this.#door,
    });
    this.#advice = new BackgroundAdvice(
      { board, client, course: this.#course },
      { act: (work, again) => this.#act(work, again), made: (request) => this.#made(request) },
    );
    const of = { board, client, autosave, queue: this.#queue };
    this.#history = new GameHistory(of, {
      history: () => this.#course.moments,
      show: () => {
        this.#draw();
        this.#tell();
      },
      answer: () => this.#advice.answer(),
      playOn: (onward) => this.#playOn(onward),
      focus: () => this.#controls.focus(),
    });
  }

  /** Set up the board and its panels, and show the first moment. */
  async open() {
    await this.#tools.take(this.#now.reply);
    this.#show();
    this.#controls.focus();
    this.#history.takeSteps().catch(() => {}); // the site may be gone, and the game goes on
  }

  /**
   * Continue as a saved game: with its chances and its seats.
   *
   * @param {Kept} game
   */
  takeUp({ luck, seats }) {
    this.#course.luck = luck;
    Object.assign(this.#board.seats, seats);
    this.#controls.showLevel();
  }

  /**
   * Show the game as another tab has continued it, or its present state.
   *
   * @param {Kept} [game]
   */
  #renew(game) {
    return this.#queue.add(async () => {
      if (game) {
        this.takeUp(game);
        this.#course.moments = await replayed(this.#client, game, this.#board);
      }
      this.#show();
    });
  }

  /**
   * Continue another saved game on this board.
   *
   * @param {string | Kept} wanted the game or its name
   */
  async resume(wanted) {
    this.#board.savedGame = undefined;
    await this.#queue.add(async () => {
      await this.#autosave.leave();
      try {
        const { saved, moments } = await setUp(this.#board, this.#client, this.#autosave, wanted);
        if (saved) this.takeUp(saved);
        this.#course.moments = moments;
      } catch (error) {
        await this.#autosave.leave();
        this.#board.playButton();
        throw error;
      }
      this.#show();
    });
    if (this.#board.state !== "offered") this.#controls.focus();
  }

  /** @param {boolean} isKept */
  showStorage(isKept) {
    this.#controls.showStorage(isKept);
  }

  /**
   * Return the reply to a request that only reads: on the state shown, and the readings in force,
   * once all earlier requests are done.
   *
   * @type {AskHere}
   */
  #door = async (request) => {
    await this.#queue.done;
    const { slug, readings, state } = this.shown;
    const here = request.do === "teach" ? { slug, readings } : { slug, readings, state };
    return this.#client.ask(/** @type {any} */ ({ ...here, ...request })); // now it is whole
  };

  /** @param {string} move */
  #play(move) {
    return this.#move({ do: "play", move });
  }

  /** Throw the dice, and first declines any other option. */
  #throw() {
    const { throws } = this.#now.reply.scene;
    return this.#act(async () => {
      if (throws) await this.#made({ do: "play", move: throws });
      await this.#made(chanceOf(this.#now.reply));
    });
  }

  /** @param {Move | Chance} request */
  #move(request) {
    return this.#act(() => this.#made(request));
  }

  /**
   * Make a move or throw the dice, and show the result.
   *
   * @param {Move | Chance} request
   */
  async #made(request) {
    const { data, seats } = this.#board;
    const { reply } = this.#now;
    const seed = (/** @type {number} */ chances) => this.#course.seed(chances);
    const from = () => ({ reply, seat: data.seat, near: seats.near });
    const made = () => after(this.#client, from(), request, seed);
    this.#course.moments.push(await faced(this.#board, made));
    this.#show("j-tumble");
    this.#advice.force(); // not where a move was taken back
  }

  /**
   * End the game with the result that the players agree on.
   *
   * @param {string} result as a record tells it
   */
  #agree(result) {
    const { moments } = this.#course;
    this.#autosave.agree(result);
    moments.push(...moments.splice(-1).map((last) => ended(last, result)));
    this.#show();
    this.#controls.focus();
  }

  /**
   * Agree on a draw, if the other side does; a player at the same screen has been asked.
   *
   * @returns {Promise<unknown>}
   */
  #offerDraw() {
    const { level } = this.#board.seats;
    if (!level) return this.#act(() => this.#agree(DRAWN));
    return this.#advice.hint(
      ({ agrees }) => (agrees ? this.#agree(DRAWN) : this.#controls.playsOn()),
      () => this.#offerDraw(),
      { level },
    );
  }

  /**
   * Ask the rules why a move is illegal; a legal one is played.
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
   * Show what another player would do, and record that a hint was asked for.
   *
   * @returns {Promise<void>}
   */
  async #hint() {
    if (this.#history.isPast) await this.#history.look(Number.POSITIVE_INFINITY); // of the present
    const { reply } = this.#now;
    if (typeof reply.turn !== "number" || this.#isComputers(reply)) return this.#controls.putOff();
    return this.#advice.hint(
      (advice) => {
        (this.#tools.cards ?? this.#controls).tell(advice, this.#now.reply);
        this.#tools.point(advice.move);
        this.#mark();
      },
      () => this.#hint(),
    );
  }

  /**
   * Show a moment of the game, with the better move on its board.
   *
   * @param {number} at
   * @param {string | null} better
   */
  async #open(at, better) {
    await this.#history.look(at);
    if (better && this.#history.at === at) this.#tools.point(better);
  }

  /** Record a hint, if something shows the reader what to decide. */
  #hinted() {
    const { reply } = this.#now;
    const isHis = typeof reply.turn === "number" && !this.#isComputers(reply);
    if (isHis && !this.#history.isPast && !this.#autosave.looksOn) this.#mark();
  }

  /** Save with the game that a hint was given for the next move. */
  #mark() {
    this.#autosave.hinted(this.#course.moments, this.#ways);
    this.#board.figure.dispatchEvent(new Event("shown")); // also in its record
  }

  /** @param {Situation} reply */
  #isComputers(reply) {
    return this.#board.seats.isComputers(reply);
  }

  /**
   * Begin a game under other readings, new or from here on, unless the reader prefers to continue;
   * return whether it did.
   *
   * @param {Readings} readings
   */
  async #again(readings) {
    const onward = this.#course.isOn ? this.#history.under(readings) : undefined;
    const chosen = onward ? await way(this.#board, labelled(onward)) : "go";
    if (chosen === "onward") await this.#history.playOn(await onward);
    else if (chosen) await this.#anew(readings);
    return Boolean(chosen);
  }

  /**
   * @param {Readings} readings
   * @param {() => unknown} leave
   */
  #anew(readings, leave = () => this.#autosave.leave()) {
    return this.#queue.add(async () => {
      const moments = [await faced(this.#board, () => first(this.#board, this.#client, readings))];
      await leave();
      this.#playOn(moments);
    });
  }

  /** @param {Moment[]} moments */
  #playOn(moments) {
    this.#course.turnTo(moments);
    this.#show();
  }

  /**
   * Begin another game under these readings on this board.
   *
   * @param {Readings} readings
   */
  async begin(readings) {
    this.#board.seats = new Seats(this.#board.seated);
    await this.#anew(readings);
    this.#controls.focus();
  }

  /** Let the reader choose the settings again, if the present game is given up. */
  async #leave() {
    if (this.#course.isOn && !(await isSure(this.#board))) return;
    this.#advice.end();
    this.#board.playButton().focus({ preventScroll: true });
  }

  /** Begin a rematch, with seats swapped if they differ. */
  #rematch() {
    const { board } = this.#now.reply.scene;
    if (board !== "naipes") this.#board.seats = this.#board.seats.changed;
    const { readings } = this.#now.reply;
    return this.#anew(readings, () => this.#autosave.follow()).then(() => this.#controls.focus());
  }

  /** Obey a setting that has just been changed: turn the board, make a move left to the page. */
  obey() {
    this.#advice.force();
    return this.#turn(() => faces(this.#board, this.#now));
  }

  /**
   * Turn the board.
   *
   * @param {() => boolean} turn whether it was turned
   */
  #turn(turn) {
    return this.#queue.add(async () => {
      if (this.#autosave.looksOn || !turn()) return;
      await drawAnew(this.#board, this.#client, this.#now);
      if (this.#history.isPast) await this.#history.turnTo(this.#history.at);
      else this.#show();
    });
  }

  #takeBack() {
    return this.#act(async () => {
      const count = this.#momentsLeft;
      if (!count) return;
      const last = await faced(this.#board, () => this.#history.whole(count - 1));
      this.#course.moments.splice(count - 1, Number.POSITIVE_INFINITY, last);
      this.#show();
    });
  }

  /** The number of moments left when a move is taken back; 0 if none can be. */
  get #momentsLeft() {
    return this.#course.momentsLeft((reply) => this.#isComputers(reply));
  }

  /**
   * Run work for this moment, unless another is shown by then.
   *
   * @param {() => unknown} work
   * @param {() => unknown} [again]
   */
  #act(work, again) {
    const moment = this.#now;
    const mayAct = () => moment === this.#now && !this.#history.isPast && !this.#autosave.looksOn;
    return this.#queue.add(() => mayAct() && work(), again);
  }

  /** The record of the whole game. */
  get record() {
    return this.#autosave.record(this.#course.moments, this.#ways);
  }

  get #ways() {
    return { luck: this.#course.luck, seats: { ...this.#board.seats } };
  }

  /** The heads of an imported record, and its first state. */
  get origin() {
    const { heads } = this.#autosave;
    return { ...heads, begins: heads.seats && this.#course.moments[0].reply.begins };
  }

  /** The game, readings and state that are shown. */
  get shown() {
    return this.#course.moments[this.#history.at].reply;
  }

  get #now() {
    return this.#course.now;
  }

  /** Show the present state of the game, and save it. */
  #show(motion = "") {
    this.#history.end();
    const { figure, data, hasSteps } = this.#board;
    const { moments } = this.#course;
    this.#autosave.note(moments, this.#ways);
    const { reply } = this.#now;
    this.#board.state = reply.outcome ? "over" : "playing";
    this.#draw(motion);
    showLog(figure, moments, data.rules, hasSteps);
    this.#controls.offer(reply, this.#momentsLeft > 0, this.#isComputers(reply));
    this.#tools.cards?.settle();
    this.#tell();
    this.#advice.answer();
  }

  /** Draw the moment shown, and end the advice about another. */
  #draw(motion = "") {
    this.#advice.end();
    const reply = this.shown;
    const isOpen = !this.#history.isPast && typeof reply.turn === "number";
    this.#tools.draw(reply, isOpen && !this.#isComputers(reply), motion);
  }

  /** Update the panels beside the board for the moment shown. */
  #tell() {
    const moments = this.#course.moments.slice(0, this.#history.at + 1);
    this.#tools.tell(moments, ({ reply }) => reply === this.shown);
    this.#history.tell();
    this.#board.figure.dispatchEvent(new Event("shown"));
  }
}
