/**
 * Makes the boards of a page playable. Each begins with a button that names the download size.
 * Nothing is fetched before the reader turns to that button, unless a frame has a link to show; and
 * the figure in the page stays whatever happens.
 */
import { button, decimal, element, fill, part, wrong } from "./dom.mjs";

/**
 * @import { BoardData } from "./page.d.ts"
 * @import { Client, Failure } from "./client.mjs"
 * @import { Game } from "./game.mjs"
 * @import { Readings, Situation } from "./replies.d.ts"
 * @import { Seated, Seats } from "./seats.mjs"
 * @import { Game as Kept } from "./saved-games.mjs"
 */

const DWELL = 120; // ms on the button before it counts as an intention
const PATIENCE = 60; // s for Python to start, unless the figure says otherwise

export class Board {
  /** @type {Client | undefined} once it is there */
  client;
  /** @type {Game | undefined} once one was begun */
  game;
  /** @type {Partial<Seated>} what was chosen of that */
  seated = {};
  seats = /** @type {Seats} */ ({}); // who sits where, once a game is begun
  keepsGames = true; // in the reader's browser
  changesReadings = true; // whether the reader may
  hasSteps = false; // whether the reader goes back and forward through its game
  /** @type {string | Kept | undefined} the game that is to be gone on with, or its name */
  savedGame;
  #stops = 0; // how often the reader has stopped what was loading
  /** @type {Promise<unknown>} the start of Python, once it was asked for */
  #started = Promise.resolve();

  /** @param {HTMLElement} figure */
  constructor(figure) {
    this.figure = figure;
    this.data = dataOf(figure);
    this.words = this.data.words;
    this.hasSteps = Boolean(this.words.room);
    this.controls = part(figure, ".j-controls");
    this.alert = part(figure, ".j-alert");
    this.root = new URL(figure.dataset.root ?? "", document.baseURI).href;
  }

  /** Add the Play button, and prepare for it unless the reader saves data. */
  offer() {
    const start = this.playButton();
    /** @type {Navigator & { connection?: { saveData: boolean } }} not in every browser */
    const { connection } = navigator;
    if (!connection?.saveData) this.prepare(start);
  }

  /**
   * Have loading begin where the reader lingers on the button, or reaches it by key or touch.
   *
   * @param {HTMLElement} start
   */
  prepare(start) {
    whenIntended(start, () => this.load().catch(() => {})); // the click will tell
  }

  /** Add the button that begins a game, and return it. */
  playButton() {
    this.state = "offered";
    const { play, size } = this.words;
    const text = fill(play, { size });
    const start = button(text, () => this.begin(), "j-main");
    this.controls.replaceChildren(start);
    this.offerKept(start);
    this.#unweigh(start, text);
    return start;
  }

  /**
   * Tell no size on the button that begins a game if nothing is left to download.
   *
   * @param {HTMLElement} start
   * @param {string} text that it has with the size
   */
  async #unweigh(start, text) {
    try {
      if (!(await caches.has("juegos"))) return;
      const { keepsPython } = await import("./preload.mjs");
      const isOurs = start.textContent === text; // a puzzle has its own
      if (isOurs && (await keepsPython(this))) start.textContent = this.words.playKept;
    } catch {} // a browser that keeps nothing
  }

  /**
   * Offer to continue a saved game, if the browser has any.
   *
   * @param {HTMLElement} play the button for a new game
   */
  async offerKept(play) {
    try {
      const databases = await indexedDB.databases();
      if (databases.length) await (await import("./resume.mjs")).offer(this, play);
    } catch {} // a browser that keeps nothing
  }

  /**
   * Return the first reply of the rules for a near seat, if the page has it: then a game begins
   * while Python is still to come. The page has that of the usual readings and the usual start.
   *
   * @param {number} near
   * @param {Readings} readings
   * @returns {Situation | undefined}
   */
  opening(near, readings = this.data.readings) {
    const { opening, state, seat } = this.data;
    if (!opening || near || state || seat !== undefined || this.savedGame) return undefined;
    const isUsual = Object.entries(readings).every(([name, key]) => opening.readings[name] === key);
    return isUsual ? opening : undefined;
  }

  /** Load all that playing needs, with progress and a stop button, and begin. */
  async begin() {
    this.state = "loading";
    this.alert.replaceChildren();
    const stop = button(this.words.stop, () => this.stopped());
    const status = element("span", { role: "status" }, this.words.loading);
    const bar = element("progress", { "aria-label": this.words.loading });
    const coming = element(
      "span",
      { class: "j-coming" },
      status,
      bar,
      element("span", { class: "j-bytes" }),
    );
    this.controls.replaceChildren(stop, coming);
    this.#came();
    stop.focus({ preventScroll: true });
    const drawn = part(this.figure, ".j-drawn");
    /** @type {Event[]} */
    const early = [];
    const note = (/** @type {Event} */ click) => {
      if (this.state === "loading") early.push(click); // later ones the game hears itself
    };
    drawn.addEventListener("click", note);
    try {
      const play = await this.load();
      if (this.state === "loading") {
        await play();
        this.#awaitPython(coming);
        (await import("./begin.mjs")).pointAgain(drawn, early);
      }
    } catch (failure) {
      this.failed(/** @type {Failure} */ (failure));
    }
    drawn.removeEventListener("click", note);
  }

  /**
   * Show in a game that has begun how much of Python is loaded, until it is there.
   *
   * @param {HTMLElement} coming
   */
  async #awaitPython(coming) {
    part(this.figure, ".j-says").append(coming);
    try {
      await this.#started;
    } catch (failure) {
      this.tell(/** @type {Failure} */ (failure), async () => {
        this.alert.replaceChildren();
        await this.load().catch(() => {}); // reported here
        this.#awaitPython(coming);
      });
    }
    coming.remove();
  }

  /**
   * Return a function that begins a game, once its scripts are loaded, and Python unless the page
   * has the opening.
   *
   * @returns {Promise<() => Promise<void>>}
   */
  async load() {
    const stops = this.#stops;
    const opening = this.opening(this.seated.near ?? 0);
    const scripts = import("./begin.mjs");
    scripts.catch(() => {}); // reported where they are awaited
    const { clientAt } = await import("./client.mjs");
    if (opening) await scripts; // show the game before Python occupies the processor
    if (stops !== this.#stops) return new Promise(() => {}); // stopped meanwhile: start nothing
    const { sentences: address } = this.figure.dataset;
    const { lang } = document.documentElement;
    const client = clientAt(this.root, address ? { lang, address } : undefined);
    this.client = client;
    client.addEventListener("progress", this.#came);
    const patience = Number(this.figure.dataset.patience ?? PATIENCE);
    const started = client.start(patience, this.data.family).then(({ restored }) => {
      this.figure.dataset.start = restored ? "memory" : "boot";
    });
    started.catch(() => {}); // reported where it is awaited
    this.#started = started;
    const [{ begin }] = await Promise.all([scripts, opening ? undefined : started]);
    return () => begin(this, client);
  }

  /** Show how much of Python is loaded, if the reader waits; after that the time is unknown. */
  #came = () => {
    const bar = this.figure.querySelector(".j-coming progress");
    const { bytes, all } = this.client?.came ?? { bytes: 0, all: 0 };
    if (!(bar instanceof HTMLProgressElement) || !bytes) return;
    if (bytes < all) bar.value = bytes / all;
    else bar.removeAttribute("value");
    const { came, size } = this.words;
    const text = fill(came, { n: decimal(bytes / 1e6, 1), size });
    part(this.figure, ".j-bytes").textContent = text;
  };

  stopped() {
    this.#stops += 1;
    this.client?.stop();
    this.playButton().focus({ preventScroll: true });
  }

  /** @param {Failure} failure */
  failed(failure) {
    if (this.state !== "loading") return; // the reader stopped it
    this.playButton();
    // A browser does not fetch a module twice: where one of ours failed, only a new page helps.
    this.tell(failure, failure.kind ? () => this.begin() : () => location.reload());
  }

  /**
   * Show a failure, and offers to try again.
   *
   * @param {Failure} failure
   * @param {() => unknown} again
   */
  tell(failure, again) {
    const { tryAgain } = this.words;
    const retry = failure.kind === "reply" ? [] : [button(tryAgain, again)]; // it would be refused again
    this.alert.replaceChildren(element("p", {}, wrong(this.words, failure)), ...retry);
  }

  /** The state of the figure, for styles and tests. */
  get state() {
    return this.figure.dataset.state ?? "";
  }

  set state(name) {
    this.figure.dataset.state = name;
  }
}

/**
 * Return the page's data of a board; the first board of a game has the data that all share.
 *
 * @param {HTMLElement} figure
 * @returns {BoardData}
 */
function dataOf(figure) {
  /** @param {ParentNode} board */
  const data = (board) => JSON.parse(part(board, "script").textContent);
  const first = part(document, `.j-board[data-juego="${figure.dataset.juego}"]`);
  return { ...data(first).shared, ...data(figure) };
}

/**
 * Call once when the reader is about to use a control, not when the pointer passes over it.
 *
 * @param {HTMLElement} control
 * @param {() => void} call
 */
function whenIntended(control, call) {
  /** @type {number | undefined} */
  let timer;
  /** @param {number} wait */
  const after = (wait) => () => {
    clearTimeout(timer);
    timer = setTimeout(call, wait);
  };
  for (const kind of ["pointerenter", "focus"]) control.addEventListener(kind, after(DWELL));
  for (const kind of ["pointerleave", "blur", "click"])
    control.addEventListener(kind, () => clearTimeout(timer));
  control.addEventListener("touchstart", after(0), { passive: true });
}

for (const figure of document.querySelectorAll("figure.j-board")) {
  new Board(/** @type {HTMLElement} */ (figure)).offer();
}
