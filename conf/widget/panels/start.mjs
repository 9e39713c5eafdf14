/** The choices before the first move; the last ones are preselected at the next visit. */

/**
 * @import { Readings } from "../client/replies.d.ts"
 * @import { Seated } from "../client/seats.mjs"
 */

const READING = "reading-"; // what the names of the fields of readings begin with

export class Start {
  #storageKey;

  /**
   * @param {HTMLFormElement} form
   * @param {string} slug of the game
   */
  constructor(form, slug) {
    this.form = form;
    this.#storageKey = `juegos-start-${slug}`;
    this.#recall();
    form.addEventListener("change", ({ target }) => {
      if (target instanceof HTMLSelectElement) this.#follow(target);
      this.#fit();
    });
    this.#fit();
  }

  /** @type {Readings} */
  get readings() {
    const all = [...this.#fields()].filter(([name]) => name.startsWith(READING));
    return Object.fromEntries(all.map(([name, key]) => [name.slice(READING.length), key]));
  }

  /** The first state of the game, unless the usual one. */
  get state() {
    const { deals = "" } = Object.fromEntries(this.#fields());
    return deals;
  }

  /**
   * Return the seats; at random, if that was chosen.
   *
   * @returns {Seated}
   */
  get seated() {
    const { against, level = "", side = "0" } = Object.fromEntries(this.#fields());
    if (against === "person") return { level: "", computers: [], near: 0 };
    if (against === "itself") return { level, computers: [0, 1], near: 0 };
    const mine = side === "lot" ? Math.floor(2 * Math.random()) : Number(side);
    return { level, computers: [1 - mine], near: mine };
  }

  /** Whether a game by letter was chosen. */
  get isByLetter() {
    return Object.fromEntries(this.#fields()).against === "letter";
  }

  /** Save the choices for the next time. */
  remember() {
    try {
      localStorage.setItem(this.#storageKey, JSON.stringify(Object.fromEntries(this.#fields())));
    } catch {} // a browser that keeps nothing
  }

  /** @returns {Generator<[string, string]>} */
  *#fields() {
    for (const [name, value] of new FormData(this.form)) yield [name, String(value)];
  }

  /** Restore the saved choices, as far as they still exist. */
  #recall() {
    for (const [name, value] of Object.entries(this.#before())) {
      for (const field of this.form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
        if (field instanceof HTMLInputElement) field.checked ||= field.value === value;
        else if (field instanceof HTMLSelectElement) choose(field, String(value));
      }
    }
  }

  /** @returns {object} */
  #before() {
    try {
      return JSON.parse(localStorage.getItem(this.#storageKey) ?? "{}") ?? {};
    } catch {
      return {}; // somebody else has written there
    }
  }

  /**
   * Set also the usual settings of the chosen ones.
   *
   * @param {HTMLSelectElement} select
   */
  #follow({ selectedOptions: [option] }) {
    for (const [name, value] of Object.entries(JSON.parse(option.dataset.usual ?? "{}"))) {
      const field = this.form.elements.namedItem(READING + name);
      if (field instanceof HTMLSelectElement) choose(field, String(value));
    }
  }

  /** Show the choices that remain, and the description of the level. */
  #fit() {
    const { against } = Object.fromEntries(this.#fields());
    for (const part of this.form.querySelectorAll("[data-for]")) {
      if (part instanceof HTMLElement)
        part.hidden = !(part.dataset.for ?? "").split(" ").includes(String(against));
    }
    const level = this.form.querySelector("select[name=level]");
    const says = this.form.querySelector(".j-level-says");
    if (level instanceof HTMLSelectElement && says)
      says.textContent = level.selectedOptions[0]?.dataset.says ?? "";
  }
}

/**
 * @param {HTMLSelectElement} select
 * @param {string} value
 */
function choose(select, value) {
  if ([...select.options].some((option) => option.value === value)) select.value = value;
}
