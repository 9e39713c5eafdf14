/**
 * Saves a game while it is played, so that a reload, a crash or a step back in the browser loses
 * nothing. If another tab plays it, this one watches and offers to take over.
 */
import { copyField } from "./clipboard.mjs";
import { button, element, fill, part } from "./dom.mjs";
import { standingOf } from "./record-files.mjs";
import { endedWith, following, inSeries } from "./series.mjs";
import { channel, claim, fresh, get, movesOf, put, record } from "./saved-games.mjs";
import { words } from "./strings.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { Failure } from "./client.mjs"
 * @import { Moment } from "./moment.mjs"
 * @import { Game, Kept } from "./saved-games.mjs"
 *
 * @typedef {Pick<Game, "luck" | "seats">} Ways
 */

export class Autosave {
  looksOn = false; // whether another tab plays this game
  #board;
  #owner = fresh(); // what this board goes by
  #told = element("div", { class: "j-keeping", "aria-live": "polite" });
  #channel = channel();
  /** @type {(game?: Game) => unknown} */
  #replace = () => {};
  /** @type {Game | undefined} */
  #game;
  /** @type {Partial<Game>} */
  #origin = {}; // what a branch or a rematch has of the game before it
  /** @type {Game[]} */
  #earlier = []; // games that a rematch has followed
  /** @type {(() => void) | undefined} */
  #release; // gives the game free for other tabs
  /** @type {Promise<unknown> | undefined} */
  #held; // resolves once it is free

  /** @param {Board} board */
  constructor(board) {
    this.#board = board;
    board.figure.querySelector(".j-keeping")?.remove(); // of an earlier try
    board.alert.after(this.#told);
    if (this.#channel) this.#channel.onmessage = ({ data }) => this.#heard(data);
    addEventListener("pagehide", () => this.#release?.());
    addEventListener("pageshow", ({ persisted }) => persisted && this.#back());
  }

  /**
   * What to call when another tab has played on, or when this one may.
   *
   * @param {(game?: Game) => unknown} replace
   */
  onReplaced(replace) {
    this.#replace = replace;
  }

  /**
   * A game that is kept, taken up here unless another tab plays it; or one that could not be kept.
   *
   * @param {string | Game} wanted the game or its name
   */
  async take(wanted) {
    if (typeof wanted !== "string") {
      this.#game = { ...wanted, owner: this.#owner };
      return this.#game;
    }
    const id = wanted;
    const isHeld = await this.#hold(id);
    this.#game = isHeld ? await claim(id, this.#owner) : await get(id);
    if (this.#game && !isHeld) this.#lookOn();
    return this.#game;
  }

  /**
   * The moments of the game that was taken up. Where the rules refuse it, which may have changed
   * since it was kept, that is said beside its record; it stays kept.
   *
   * @param {Promise<Moment[]>} moments
   */
  async replayed(moments) {
    try {
      return await moments;
    } catch (error) {
      const { kind } = /** @type {Failure} */ (error);
      if (kind === "reply" && this.#game) await this.#tellOld(this.#game);
      throw error;
    }
  }

  /** Leave the game as it stands: another begins. Resolves once other tabs may have it. */
  async leave() {
    this.#game = undefined;
    this.#origin = {};
    if (this.looksOn) {
      this.looksOn = false;
      this.#still(false);
      this.#told.replaceChildren();
    }
    this.#release?.();
    await this.#held;
  }

  /**
   * Leave the game as it stands: another begins that branches off at a moment of it.
   *
   * @param {number} at
   * @param {string} [from] the state that it begins with, where its rules are not those before
   */
  async branch(at, from) {
    const { id: of = "", begun = Date.now(), state = "" } = this.#game ?? {};
    await this.leave();
    this.#origin = { state: from ?? state, branch: { of, begun, at } };
  }

  /** Leave the game as it stands: another begins that is the next of its series. */
  async follow() {
    const before = this.#game && inSeries(this.#game);
    if (before) await this.#put(before);
    await this.leave();
    if (!before) return;
    this.#earlier.push(before);
    this.#origin = following(before);
  }

  /**
   * The games of the series that are over, this one among them.
   *
   * @returns {Promise<Game[]>}
   */
  series() {
    return this.#game ? endedWith(this.#game, this.#earlier) : Promise.resolve([]);
  }

  /** What was told of the game besides its moves. */
  get heads() {
    return this.#game?.heads ?? {};
  }

  /** Which game this one is a branch of, and from which moment on; undefined if of none. */
  get whence() {
    return (this.#game ?? this.#origin).branch;
  }

  /**
   * Keep the game as it now stands, from the first move on.
   *
   * @param {Moment[]} history
   * @param {Ways} ways
   */
  note(history, ways) {
    if (!this.#board.keepsGames || this.looksOn || (!this.#game && history.length === 1)) return;
    this.#game = this.#noted(history, ways, this.#game?.id ?? this.#new());
    this.#put(this.#game).catch(() => {}); // nor can it be said
  }

  /**
   * Keep with the game that a hint was asked for the move that is to come.
   *
   * @param {Moment[]} history
   * @param {Ways} ways
   */
  hinted(history, ways) {
    const game = this.#game ?? this.#origin;
    const { hints = [] } = game.heads ?? {};
    const move = movesOf(history.slice(1).map((moment) => kept(moment))).length + 1;
    const all = new Set([...hints, move]);
    game.heads = { ...game.heads, hints: [...all].sort((one, other) => one - other) };
    this.note(history, ways);
  }

  /**
   * Keep with the game how the players have agreed that it ends.
   *
   * @param {string} result as a record tells it
   */
  agree(result) {
    const game = this.#game ?? this.#origin;
    game.heads = { ...game.heads, result };
  }

  /**
   * The record of the game as it stands, also before its first move.
   *
   * @param {Moment[]} history
   * @param {Ways} ways
   */
  record(history, ways) {
    return record(this.looksOn && this.#game ? this.#game : this.#noted(history, ways));
  }

  /**
   * @param {Moment[]} history
   * @param {Ways} ways
   * @param {string} [id]
   * @returns {Game}
   */
  #noted(history, ways, id = "") {
    const { slug, state = "", version } = this.#board.data;
    const { reply } = history[history.length - 1];
    const before = this.#game ?? { begun: Date.now(), state, ...this.#origin };
    const { begun, state: start = "", branch, series } = before;
    const moments = history.slice(1).map((moment) => kept(moment));
    const heads = headsAfter(before, moments);
    return {
      ...{ id, owner: this.#owner, slug, readings: reply.readings, state: start, version, begun },
      ...ways,
      ...{ changed: Date.now(), heads, moments },
      ...(branch && { branch }),
      ...(series && { series }),
      ...standingOf(reply, heads),
      svg: reply.scene.svg,
    };
  }

  /** @param {Game} game */
  async #put(game) {
    try {
      if (!(await put(game))) return await this.#lose();
      this.#channel?.postMessage(game.id);
      if (!this.looksOn) this.#told.replaceChildren();
    } catch {
      const { nothing } = await words();
      this.#give(nothing, game);
    }
  }

  /** @param {Game} game */
  async #tellOld(game) {
    this.#release?.();
    const { old } = await words();
    this.#give(fill(old, { version: game.version }), game);
  }

  /** A name for a new game, which is then this tab's. */
  #new() {
    const id = fresh();
    this.#hold(id);
    return id;
  }

  /**
   * Hold a game for this tab as long as it is open; whether no other does.
   *
   * @param {string} id
   * @param {LockOptions} how
   * @returns {Promise<boolean>}
   */
  #hold(id, how = { ifAvailable: true }) {
    const { locks } = navigator;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      /** @param {Lock | null} lock */
      const held = (lock) => {
        resolve(Boolean(lock));
        if (!lock) return undefined;
        const { promise, resolve: release } = Promise.withResolvers();
        this.#release = () => release(undefined);
        return promise;
      };
      this.#held = locks.request(`juegos ${id}`, how, held).catch(({ name }) => {
        if (name !== "AbortError")
          resolve(true); // no lock can be had here at all
        else if (this.#game?.id === id) this.#lose(); // another tab has taken it over
      });
    });
  }

  /** Leave the game to the tab that has taken it over, and show how it stands there. */
  async #lose() {
    this.#release?.();
    this.#lookOn();
    await this.#renew();
  }

  async #lookOn() {
    this.looksOn = true;
    this.#still(true);
    const { looksOn, takeOver } = await words();
    if (!this.looksOn) return;
    this.#tell(
      looksOn,
      button(takeOver, () => this.#takeOver()),
    );
  }

  async #takeOver() {
    const { id } = /** @type {Game} */ (this.#game);
    await this.#hold(id, { steal: true });
    const game = await claim(id, this.#owner);
    this.looksOn = false;
    if (game) await this.#replaceBy(game);
    this.#still(false);
    this.#told.replaceChildren();
  }

  /** The page is shown again that the browser had put aside. */
  async #back() {
    if (!this.#game || this.looksOn) return;
    const { id } = this.#game;
    if (!(await this.#hold(id))) return this.#lose();
    const game = await claim(id, this.#owner);
    if (game && game.owner !== this.#owner) await this.#replaceBy(game);
    return undefined;
  }

  /** @param {string} id of a game that another tab has kept */
  #heard(id) {
    if (this.looksOn && id === this.#game?.id) this.#renew();
  }

  async #renew() {
    const game = this.#game && (await get(this.#game.id));
    if (game) await this.#replaceBy(game);
  }

  /**
   * Show a game as it is kept; one that is shown so already is not read again.
   *
   * @param {Game} game
   */
  #replaceBy(game) {
    const { changed, moments } = /** @type {Game} */ (this.#game);
    const isNew = game.changed !== changed || game.moments.length !== moments.length;
    this.#game = game;
    return this.#replace(isNew ? game : undefined);
  }

  /** @param {boolean} isStill whether nothing can be done on the board */
  #still(isStill) {
    const { figure, controls } = this.#board;
    for (const one of [part(figure, ".j-drawn"), controls]) one.inert = isStill;
  }

  /**
   * @param {string} text
   * @param {Node[]} more
   */
  #tell(text, ...more) {
    this.#told.replaceChildren(element("p", {}, text), ...more);
  }

  /**
   * Say something of a game, with its record, to be copied by hand or by a button.
   *
   * @param {string} text
   * @param {Game} game
   */
  async #give(text, game) {
    const { copy: label } = await words();
    const shown = element("textarea", { readonly: "", cols: "30", rows: "6", "aria-label": text });
    shown.value = record(game);
    const copy = button(label, () => copyField(shown));
    this.#tell(text, shown, element("p", {}, copy));
  }
}

/** @param {Moment} moment */
function kept({ reply: { written = [], made, isDrawn = false, chances = 0, at = 0 } }) {
  return { written, isMade: made?.move !== undefined, isDrawn, chances, at };
}

/**
 * What was told of a game besides its moves, as far as it holds after these: how it ended is not
 * known of one that is played on, nor was a hint asked for a move that was taken back.
 *
 * @param {Partial<Game>} before
 * @param {Kept[]} moments
 */
function headsAfter({ heads = {}, moments: known = [] }, moments) {
  const count = movesOf(moments).length;
  const isSame = count === movesOf(known).length;
  const { result = "", hints = [], ...others } = heads;
  const still = hints.filter((move) => move <= count + 1);
  return { ...others, result: isSame ? result : "", hints: still };
}
