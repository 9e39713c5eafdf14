/**
 * The room of a game: the reader chooses how to play, and the board is then played as any other.
 */
import { Start } from "../panels/start.mjs";
import { Board } from "./board.mjs";
import { part } from "./dom.mjs";

const ANEW = "#by-letter"; // in the address: begin the game by letter that was chosen

class Room extends Board {
  #form;
  #start;
  /** @type {string | undefined} a letter that has come */
  #letter;

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
    const settings = part(section, ".j-settings");
    const heed = async () => (await import("../panels/settings.mjs")).heed(settings, this);
    if (localStorage.getItem("juegos-settings")) heed();
    else settings.addEventListener("toggle", heed, { once: true });
    const more = part(section, ".j-embed");
    more.addEventListener("toggle", async () =>
      (await import("../panels/embed.mjs")).show(more, this),
    );
  }

  /**
   * Let the reader choose, before the first game or another.
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
   * Offer also to go on with games by letter, where this browser keeps any.
   *
   * @override
   * @param {HTMLElement} play
   */
  async offerKept(play) {
    super.offerKept(play);
    try {
      const known = await indexedDB.databases();
      if (known.some(({ name }) => name === "juegos-letters"))
        await (await import("./posted.mjs")).offer(this, this.#form);
    } catch {} // a browser that keeps nothing
  }

  /** Open the letter that the address has, or begin by letter where it asks for that. */
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
    const isByLetter = !this.kept && (this.#letter || this.#start.isByLetter);
    if (!isByLetter || !client) return play;
    const { correspond } = await import("./letters.mjs");
    return () => correspond(this, client, this.#letter);
  }

  /** @override */
  async begin() {
    const { kept } = this;
    if (!kept && this.game && this.#start.isByLetter) {
      this.#start.remember();
      location.hash = ANEW;
      location.reload(); // to a board that nobody has played on
      return;
    }
    if (!kept && !this.#letter) {
      this.data.readings = this.#start.readings;
      this.seated = this.#start.seated;
      this.#start.remember();
    }
    this.#form.hidden = true;
    this.controls.hidden = false;
    if (!this.game) await super.begin();
    else if (kept) await this.game.resume(kept);
    else await this.game.begin(this.data.readings);
  }
}

for (const section of document.querySelectorAll(".j-room")) {
  const here = /** @type {HTMLElement} */ (section);
  const puzzle = new URLSearchParams(location.search).get("puzzle"); // of another game it is nothing
  if (puzzle?.startsWith(`${here.dataset.juego}.`))
    import("./puzzle.mjs").then(({ PuzzleBoard }) => new PuzzleBoard(here).offer());
  else play(new Room(here));
}

/** @param {Room} room */
function play(room) {
  room.offer();
  room.open();
}

/**
 * The letter behind the # of an address; where the page has a place of that name, none.
 *
 * @param {string} hash
 */
function letterIn(hash) {
  const [, letter] = hash.match(/^#(l[\w-]+)$/) ?? [];
  return letter && !document.getElementById(letter) ? letter : undefined;
}
