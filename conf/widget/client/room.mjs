/**
 * The room of a game: the reader chooses how to play, and the board is then played as any other.
 */
import { Start } from "../panels/start.mjs";
import { Board } from "./board.mjs";
import { part } from "./dom.mjs";

class Room extends Board {
  #form;
  #start;

  /** @param {HTMLElement} section */
  constructor(section) {
    super(section);
    /** @type {HTMLFormElement} */
    this.#form = part(section, ".j-start");
    this.#start = new Start(this.#form, this.data.slug);
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
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

  /** @override */
  async begin() {
    const { kept } = this;
    if (!kept) {
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
  new Room(/** @type {HTMLElement} */ (section)).offer();
}
