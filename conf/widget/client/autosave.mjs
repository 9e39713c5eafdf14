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
  #notice = element("div", { class: "j-keeping", "aria-live": "polite" });
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
    board.alert.after(this.#notice);
    if (this.#channel) this.#channel.onmessage = ({ data }) => this.#heard(data);
    addEventListener("pagehide", () => this.#release?.());
    addEventListener("pageshow", ({ persisted }) => persisted && this.#back());
  }

  /**
   * Set the function to call when another tab has played on, or when this one may.
   *
   * @param {(game?: Game) => unknown} replace
   */
  onReplaced(replace) {
    this.#replace = replace;
  }

  /**
   * Take up a saved game unless another tab plays it, or one that could not be saved.
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
   * Return the moments of the game. If the rules, which may have changed, refuse it, a message
   * says so beside its record, and the game stays saved.
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

  /** Leave the game for another one. Resolves once other tabs may take it. */
  async leave() {
    this.#game = undefined;
    this.#origin = {};
    if (this.looksOn) {
      this.looksOn = false;
      this.#still(false);
      this.#notice.replaceChildren();
    }
    this.#release?.();
    await this.#held;
  }

  /**
   * Leave the game for one that branches off at a moment of it.
   *
   * @param {number} at
   * @param {string} [from] its first state, if its rules differ
   */
  async branch(at, from) {
    const { id: of = "", begun = Date.now(), state = "" } = this.#game ?? {};
    await this.leave();
    this.#origin = { state: from ?? state, branch: { of, begun, at } };
  }

  /** Leave the game for the next of its series. */
  async follow() {
    const before = this.#game && inSeries(this.#game);
    if (before) await this.#put(before);
    await this.leave();
    if (!before) return;
    this.#earlier.push(before);
    this.#origin = following(before);
  }

  /**
   * Return the finished games of the series, including this one.
   *
   * @returns {Promise<Game[]>}
   */
  series() {
    return this.#game ? endedWith(this.#game, this.#earlier) : Promise.resolve([]);
  }

  /** The heads of the game's record. */
  get heads() {
    return this.#game?.heads ?? {};
  }

  /** The game that this one branches from, and the moment; undefined if none. */
  get parent() {
    return (this.#game ?? this.#origin).branch;
  }

  /**
   * Save the game, from the first move on.
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
   * Save with the game that a hint was asked for the next move.
   *
   * @param {Moment[]} history
   * @param {Ways} ways
   */
  hinted(history, ways) {
    const game = this.#game ?? this.#origin;
    const { hints = [] } = game.heads ?? {};
    const move = movesOf(history.slice(1).map((moment) => savedMoment(moment))).length + 1;
    const all = new Set([...hints, move]);
    game.heads = { ...game.heads, hints: [...all].sort((one, other) => one - other) };
    this.note(history, ways);
  }

  /**
   * Save with the game the result that the players have agreed on.
   *
   * @param {string} result as a record tells it
   */
  agree(result) {
    const game = this.#game ?? this.#origin;
    game.heads = { ...game.heads, result };
  }

  /**
   * Return the record of the game, also before its first move.
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
    const moments = history.slice(1).map((moment) => savedMoment(moment));
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
      if (!this.looksOn) this.#notice.replaceChildren();
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

  /** Return an id for a new game, which then belongs to this tab. */
  #new() {
    const id = fresh();
    this.#hold(id);
    return id;
  }

  /**
   * Lock a game for this tab as long as it is open; return whether no other has it.
   *
   * @param {string} id
   * @param {LockOptions} how
   * @returns {Promise<boolean>}
   */
  #hold(id, how = { ifAvailable: true }) {
    const { locks } = navigator;
    if (!locks) return Promise.resolve(true);
    const { promise, resolve: release } = Promise.withResolvers();
    this.#release = () => release(undefined); // at once: the game may be left before the lock is had
    return new Promise((resolve) => {
      /** @param {Lock | null} lock */
      const held = (lock) => {
        resolve(Boolean(lock));
        return lock ? promise : undefined;
      };
      this.#held = locks.request(`juegos ${id}`, how, held).catch(({ name }) => {
        if (name !== "AbortError")
          resolve(true); // no lock can be had here at all
        else if (this.#game?.id === id) this.#lose(); // another tab has taken it over
      });
    });
  }

  /** Leave the game to the tab that has taken it over, and show its state there. */
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
    this.#notice.replaceChildren();
  }

  /** Handle the return of the page from the browser's back-forward cache. */
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
   * Show the saved state of a game, unless it is shown already.
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
    this.#notice.replaceChildren(element("p", {}, text), ...more);
  }

  /**
   * Show a message on a game, with its record to copy by hand or by a button.
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
function savedMoment({ reply: { written = [], made, isDrawn = false, chances = 0, at = 0 } }) {
  return { written, isMade: made?.move !== undefined, isDrawn, chances, at };
}

/**
 * Return the heads of a game that still hold after these moments: a game that is continued has no
 * result, and a move taken back has no hint.
 *
 * @param {Partial<Game>} before
 * @param {Kept[]} moments
 */
function headsAfter({ heads = {}, moments: earlier = [] }, moments) {
  const count = movesOf(moments).length;
  const isSame = count === movesOf(earlier).length;
  const { result = "", hints = [], ...others } = heads;
  const still = hints.filter((move) => move <= count + 1);
  return { ...others, result: isSame ? result : "", hints: still };
}
