/**
 * The room of a game: the reader chooses how to play, and the board is then played as any other.
 */
import { Start } from "../panels/start.mjs";
import { Board } from "./board.mjs";
import { part } from "./dom.mjs";

/**
 * @import { Failure } from "./client.mjs"
 * @import { Readings } from "./replies.d.ts"
 */

const ANEW = "#by-letter"; // in the address: begin the game by letter that was chosen
const LINK = /^#(a[\w-]{8,})$/; // the link of a game there

export class Room extends Board {
  #form;
  #start;
  /** @type {string | undefined} a letter that has come */
  #letter;
  #text = ""; // of a game that is brought, which Python alone reads

  /** @param {HTMLElement} section */
  constructor(section) {
    super(section);
    /** @type {HTMLFormElement} */
    this.#form = part(section, ".j-start");
    this.#start = new Start(this.#form, this.data.slug);
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#letter = undefined;
      this.begin();
    });
    furnish(this);
    this.#heedRecords();
  }

  /** Show the record of the game on demand, and import records. */
  #heedRecords() {
    const { figure } = this;
    const fold = part(figure, ".j-records");
    const records = async () => (await import("../panels/records.mjs")).records(fold, this);
    fold.addEventListener("toggle", async () => (await records()).show());
    figure.addEventListener("dragover", (event) => event.preventDefault());
    figure.addEventListener("drop", async (event) => {
      event.preventDefault();
      const [file] = event.dataTransfer?.files ?? [];
      if (file) await (await records()).open(file);
    });
    const linked = () => {
      const [, link] = location.hash.match(LINK) ?? [];
      if (link) this.bring(link);
    };
    addEventListener("hashchange", linked);
    setTimeout(linked); // once the room is put
  }

  /**
   * Continue a game given as text; an invalid one is reported, and nothing changes.
   *
   * @param {string} text
   * @returns {Promise<void>}
   */
  async bring(text) {
    this.#text = text;
    if (this.state === "loading") return; // it is heeded as soon as Python is there
    const isByLetter = !this.game && ["playing", "over"].includes(this.state);
    try {
      if (this.game || isByLetter) await this.#brought();
    } catch (failure) {
      this.tell(/** @type {Failure} */ (failure), () => this.bring(text));
      return;
    }
    if (!isByLetter) return this.begin();
    location.hash = `#game=${this.savedGame}`;
    location.reload(); // to a board that no letter is played on
  }

  async #brought() {
    if (!this.#text) return;
    const { brought } = await import("../panels/records.mjs");
    try {
      this.savedGame = await brought(this, this.#text);
    } catch (failure) {
      if (/** @type {Failure} */ (failure).kind === "reply") this.#text = ""; // it would be so again
      throw failure;
    }
    this.#text = "";
  }

  /** @override */
  offer() {
    super.offer();
    this.#ready();
  }

  /** Start Python early if it is cached. */
  async #ready() {
    try {
      if (await caches.has("juegos")) await (await import("./preload.mjs")).makeReady(this);
    } catch {} // a browser that keeps nothing
  }

  /**
   * Show the settings before the first game or another.
   *
   * @override
   */
  playButton() {
    this.state = "offered";
    this.controls.hidden = true;
    this.#form.hidden = false;
    /** @type {HTMLButtonElement} */
    const begin = part(this.#form, "button[type=submit]");
    begin.disabled = false;
    this.offerKept(begin);
    return begin;
  }

  /**
   * Offer to continue games by letter, if the browser has any.
   *
   * @override
   * @param {HTMLElement} play
   */
  async offerKept(play) {
    super.offerKept(play);
    try {
      const databases = await indexedDB.databases();
      if (databases.some(({ name }) => name === "juegos-letters"))
        await (await import("./letter-list.mjs")).offer(this, this.#form);
    } catch {} // a browser that keeps nothing
  }

  /**
   * Return the opening that the page has, unless a letter or a text is to be read first.
   *
   * @override
   * @param {number} near
   * @param {Readings} [readings]
   */
  opening(near, readings) {
    const isRead = this.#letter || this.#text || (!this.game && this.#start.isByLetter);
    return isRead ? undefined : super.opening(near, readings);
  }

  /** Open the letter in the address, or begin a game by letter if it asks for that. */
  open() {
    const { hash } = location;
    addEventListener("hashchange", () => letterIn(location.hash) && location.reload());
    this.#letter = letterIn(hash);
    if (hash === ANEW) history.replaceState(null, "", location.pathname + location.search);
    if (this.#letter || hash === ANEW) this.begin();
  }

  /** @override */
  async load() {
    const play = await super.load();
    const { client } = this;
    const isByLetter = this.#letter || this.#start.isByLetter;
    if (isByLetter && client && !this.savedGame && !this.#text) {
      const { correspond } = await import("./letters.mjs");
      return () => correspond(this, client, this.#letter);
    }
    return async () => {
      await this.#brought();
      await play();
    };
  }

  /** @override */
  async begin() {
    const { savedGame } = this;
    if (!savedGame && !this.#text && this.game && this.#start.isByLetter) {
      this.#start.remember();
      location.hash = ANEW;
      location.reload(); // to a board that nobody has played on
      return;
    }
    this.seated = this.#start.seated;
    if (!savedGame && !this.#letter && !this.#text) {
      this.data.readings = this.#start.readings;
      this.data.state = this.#start.state;
      this.#start.remember();
    }
    this.#form.hidden = true;
    this.controls.hidden = false;
    const { top } = part(this.figure, ".j-drawn").getBoundingClientRect();
    if (top < 0) this.figure.scrollIntoView({ behavior: "instant" }); // the choice was longer
    if (!this.game) await super.begin();
    else if (savedGame) await this.game.resume(savedGame);
    else await this.game.begin(this.data.readings);
  }
}

for (const section of document.querySelectorAll(".j-room")) {
  const here = /** @type {HTMLElement} */ (section);
  const puzzle = new URLSearchParams(location.search).get("puzzle"); // of another game it is nothing
  if (puzzle?.startsWith(`${here.dataset.juego}.`))
    import("./puzzle.mjs").then(({ PuzzleBoard }) => new PuzzleBoard(here, furnish).offer());
  else enter(new Room(here));
}

/**
 * Apply the settings, and show the embedding code on demand.
 *
 * @param {Board} board
 */
function furnish(board) {
  const settings = part(board.figure, ".j-settings");
  const heed = async () => (await import("../panels/settings.mjs")).heed(settings, board);
  if (hasSettings()) heed();
  else settings.addEventListener("toggle", heed, { once: true });
  const more = part(board.figure, ".j-embed");
  more.addEventListener("toggle", async () =>
    (await import("../panels/embed.mjs")).show(more, board),
  );
}

/** Whether the browser has stored any settings. */
function hasSettings() {
  try {
    return Boolean(localStorage.getItem("juegos-settings"));
  } catch {
    return false;
  }
}

/** @param {Room} room */
function enter(room) {
  room.offer();
  room.open();
}

/**
 * Return the letter in the fragment of an address; none if that is the id of an element.
 *
 * @param {string} hash
 */
function letterIn(hash) {
  const [, letter] = hash.match(/^#(l[\w-]+)$/) ?? [];
  return letter && !document.getElementById(letter) ? letter : undefined;
}
