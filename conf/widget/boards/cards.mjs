/**
 * A card table for the reader: selects cards by click, drag or key, and plays or discards them. The
 * reply lists what can be selected (`paths`, each a set of cards); this only compares the names of
 * cards.
 */
import { button, element, fill, isSecond, part } from "../client/dom.mjs";
import { drag } from "./hands.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { Advice, Situation } from "../client/replies.d.ts"
 * @import { CardsScene } from "../client/scenes.d.ts"
 */

/** @type {Record<string, number | undefined>} */
const ARROWS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const TABLE = "table"; // where a card is let go that lies on no other
const ELSEWHERE = ":focus:is(select, input, textarea)"; // where the reader writes or chooses

/**
 * A move that is made with cards: the move, its name, the cards that it takes.
 *
 * @typedef {{ move: string, name: string, cards: Set<string> }} Choice
 */

export class Cards {
  #board;
  #acts;
  #box = element("div", { class: "j-steps" }); // what is done with the cards picked
  #score = element("table", { class: "j-score" });
  /** @type {Choice[]} */
  #open = []; // what may be done with cards, none when it is not his turn
  /** @type {Set<string>} */
  #picked = new Set();
  #held = false; // the reader's focus was here
  #mine = false;
  #reply;

  /**
   * @param {Board} board
   * @param {Situation} reply
   * @param {{ play: (move: string) => unknown, hint: () => Promise<void> }} acts
   */
  constructor(board, reply, acts) {
    this.#board = board;
    this.#reply = reply;
    this.#acts = acts;
    const { words, figure, controls } = board;
    this.#hint = button(words.cards.hint, () => this.#askHint());
    const four = element("input", { type: "checkbox" });
    four.addEventListener("change", () => figure.classList.toggle("j-four", four.checked));
    const colours = element("label", { class: "j-colours" }, four, ` ${words.cards.four}`);
    controls.prepend(this.#box);
    part(controls, ".j-actions").append(this.#hint);
    part(controls, ".j-log").after(this.#score, colours);
    const drawn = part(figure, ".j-drawn");
    drawn.addEventListener("click", (event) => {
      if (!isSecond(event)) this.#press(cardOf(event.target));
    });
    drawn.addEventListener("keydown", (event) => this.#key(event));
    drag(drawn, {
      plane: () => groundOf(part(drawn, ".j-naipes")),
      holds: (name) => this.#open.length > 0 && Boolean(this.#card(name)?.dataset.may),
      lift: (name) => faceOf(this.#card(name)),
      drop: (name, place) => this.#drop(name, place),
    });
  }

  #hint;

  /**
   * Let `draw` show a reply; then what may be done with the cards.
   *
   * @param {Situation} reply
   * @param {{ mine: boolean }} how
   * @param {() => void} draw
   */
  show(reply, { mine }, draw) {
    this.#held ||= this.#board.figure.contains(document.activeElement);
    draw();
    this.#reply = reply;
    this.#mine = mine;
    this.#open = mine ? withCards(reply) : [];
    this.#picked.clear();
    this.#hint.hidden = !(mine && this.#hint.textContent);
    this.#makeButtons();
    this.#mark();
    this.#tellScore();
  }

  /** Focus the first control, if the focus was on the board and has not gone elsewhere since. */
  settle() {
    const { outcome, scene } = this.#reply;
    if (!this.#held || !(this.#mine || scene.chance || outcome)) return;
    this.#held = false;
    const { figure } = this.#board;
    if (figure.querySelector(ELSEWHERE)) return;
    const first = firstOf(figure, ".j-moves button:not(:disabled)");
    if (!first && this.focus()) return;
    const next = first ?? firstOf(figure, ".j-actions > .j-main:not([hidden])");
    next?.focus({ preventScroll: true });
  }

  /** Focus the first card that may be picked; return whether there is one. */
  focus() {
    const card = this.#cards.find(({ dataset }) => dataset.may);
    if (card) this.#focus(card);
    return Boolean(card);
  }

  /**
   * Show what another player would do, and why.
   *
   * @param {Advice} advice
   */
  tell({ move, why }) {
    const { moves, names } = this.#reply;
    const text = fill(this.#board.words.cards.would, { move: names[moves.indexOf(move)], why });
    part(this.#board.figure, ".j-news").textContent = text;
  }

  /**
   * Mark the cards of a move, if it takes any.
   *
   * @param {string} move
   */
  point(move) {
    const cards = withCards(this.#reply).find((one) => one.move === move)?.cards;
    for (const card of this.#cards)
      card.classList.toggle("j-advised", Boolean(cards?.has(card.dataset.card ?? "")));
  }

  /** Request what another player would do, once until it is shown. */
  async #askHint() {
    this.#hint.setAttribute("aria-disabled", "true");
    await this.#acts.hint();
    this.#hint.removeAttribute("aria-disabled");
  }

  get #cards() {
    const cards = this.#board.figure.querySelectorAll(".j-drawn .j-naipe");
    return /** @type {SVGElement[]} */ ([...cards]);
  }

  /** Whether every choice is of one card: then it is made as soon as that is picked. */
  get #single() {
    return this.#open.every(({ cards }) => cards.size === 1);
  }

  /** Make buttons of the cards that can be picked at all. */
  #makeButtons() {
    const any = new Set(this.#open.flatMap(({ cards }) => [...cards]));
    const may = this.#cards.filter(({ dataset }) => any.has(dataset.card ?? ""));
    for (const card of may) {
      card.dataset.may = "yes";
      hit(card).setAttribute("role", "button");
      hit(card).setAttribute("aria-label", card.dataset.name ?? "");
      hit(card).setAttribute("tabindex", card === may[0] ? "0" : "-1");
    }
    const table = part(this.#board.figure, ".j-naipes");
    table.classList.toggle("j-choosing", may.length > 0);
    if (!may.length) return;
    table.setAttribute("role", "group");
    table.setAttribute("aria-label", this.#board.words.cards.table);
  }

  /** @param {SVGElement | null} card */
  #press(card) {
    if (!card?.dataset.may || !this.#open.length) return;
    this.#focus(card);
    const { card: name = "" } = card.dataset;
    const choice = this.#open.find(({ cards }) => cards.has(name));
    if (this.#single && choice) this.#play(choice);
    else if (this.#picked.delete(name) || this.#fits(name)) this.#mark();
  }

  /**
   * Handle a dropped card: on the table, or where it was, which counts as a click; on another card or
   * outside the drawing nothing happens.
   *
   * @param {string} name
   * @param {string | undefined} place
   */
  #drop(name, place) {
    const card = this.#card(name);
    faceOf(card)?.style.removeProperty("translate");
    if (card && (place === TABLE || place === name)) this.#press(card);
  }

  /** @param {string} name */
  #card(name) {
    return this.#cards.find(({ dataset }) => dataset.card === name);
  }

  /**
   * Pick one more card, if it can be played with those picked; else only this one. Return whether it
   * is picked.
   *
   * @param {string} name
   */
  #fits(name) {
    const own = this.#open.filter(({ cards }) => cards.has(name));
    const picked = [...this.#picked];
    const fits = own.some(({ cards }) => picked.every((card) => cards.has(card)));
    const isApart = own.every(({ cards }) => !picked.some((card) => cards.has(card)));
    if (isApart) this.#picked.clear();
    if (fits || isApart) this.#picked.add(name);
    return fits || isApart;
  }

  /** @param {Choice} choice */
  #play({ move }) {
    this.#open = []; // until the reply
    this.#held ||= this.#board.figure.contains(document.activeElement);
    this.#box.replaceChildren();
    this.#acts.play(move);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const card = cardOf(event.target);
    if (!card?.dataset.may || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = ARROWS[event.key];
    if (by) this.#step(card, by);
    else if (event.key !== "Enter" && event.key !== " ") return;
    else if (!event.repeat) this.#press(card);
    event.preventDefault();
  }

  /**
   * @param {SVGElement} card
   * @param {number} by
   */
  #step(card, by) {
    const may = this.#cards.filter(({ dataset }) => dataset.may);
    this.#focus(may[(may.indexOf(card) + by + may.length) % may.length]);
  }

  /**
   * Make one card of the table reachable by Tab, the others by arrows.
   *
   * @param {SVGElement} card
   */
  #focus(card) {
    for (const other of this.#cards)
      if (other.dataset.may) hit(other).setAttribute("tabindex", "-1");
    hit(card).setAttribute("tabindex", "0");
    hit(card).focus({ preventScroll: true });
  }

  /** Show the cards picked and what may be done with them. */
  #mark() {
    const { picked } = this.#board.words.cards;
    this.#box.replaceChildren();
    if (!this.#open.length || this.#single) return;
    for (const card of this.#cards.filter(({ dataset }) => dataset.may)) {
      const isPicked = this.#picked.has(card.dataset.card ?? "");
      card.classList.toggle("j-picked", isPicked);
      hit(card).setAttribute("aria-pressed", String(isPicked));
    }
    /** @param {Choice} choice */
    const same = ({ cards }) =>
      cards.size === this.#picked.size && [...cards].every((c) => this.#picked.has(c));
    const whole = this.#picked.size ? this.#open.find(same) : undefined;
    const count = element("span", { role: "status" }, fill(picked, { n: this.#picked.size }));
    const act = whole ? [button(whole.name, () => this.#play(whole), "j-main")] : [];
    this.#box.append(...act, count);
  }

  /** The written score in the reply: a row for each deal, the totals, the games won. */
  #tellScore() {
    const { rows, times, totals, games } = /** @type {CardsScene} */ (this.#reply.scene);
    const { score, deal, often, total, won, seats } = this.#board.words.cards;
    /**
     * @param {string} head
     * @param {number[]} values
     */
    const line = (head, values) =>
      element(
        "tr",
        {},
        element("th", { scope: "row" }, head),
        ...values.map((n) => element("td", {}, String(n))),
      );
    const heads = ["", ...seats].map((name) =>
      name ? element("th", { scope: "col" }, name) : element("td"),
    );
    /**
     * @param {number} n
     * @param {number} i
     */
    const named = (n, i) => fill(times[i] > 1 ? often : deal, { n, count: times[i] });
    const sums = [
      ...(rows.length ? [line(total, totals)] : []),
      ...(games.length ? [line(won, games)] : []),
    ];
    this.#score.hidden = !sums.length;
    this.#score.replaceChildren(
      element("caption", {}, score),
      element("tr", {}, ...heads),
      ...rows.map((row, i) => line(named(i + 1, i), row)),
      ...sums,
    );
  }
}

/**
 * @param {Situation} reply
 * @returns {Choice[]}
 */
function withCards({ moves, names, paths }) {
  const all = moves.map((move, i) => ({ move, name: names[i], cards: new Set(paths[i]) }));
  return all.filter(({ cards }) => cards.size);
}

/**
 * The part of a card that is pressed and has its name: an element without text of its own.
 *
 * @param {SVGElement} card
 */
function hit(card) {
  return /** @type {SVGElement} */ (card.lastElementChild);
}

/**
 * What is seen of a card, and is carried.
 *
 * @param {SVGElement | undefined} card
 */
function faceOf(card) {
  return /** @type {SVGElement | undefined} */ (card?.firstElementChild ?? undefined);
}

/**
 * The drawing of a table, over which a card is carried.
 *
 * @param {SVGSVGElement} svg
 * @returns {import("./hands.mjs").Ground}
 */
function groundOf(svg) {
  return {
    svg,
    near({ clientX, clientY }) {
      const under = document.elementFromPoint(clientX, clientY);
      return svg.contains(under) ? (cardOf(under)?.dataset.card ?? TABLE) : undefined;
    },
    carry(face, { clientX, clientY }) {
      const { x, y, width, height } = /** @type {Element} */ (
        face.nextElementSibling
      ).getBoundingClientRect();
      const scale = svg.getScreenCTM()?.a ?? 1;
      const [right, down] = [clientX - x - width / 2, clientY - y - height / 2];
      face.style.translate = `${right / scale}px ${down / scale}px`;
    },
  };
}

/**
 * @param {EventTarget | null} target
 * @returns {SVGElement | null}
 */
function cardOf(target) {
  return target instanceof Element ? target.closest(".j-naipe") : null;
}

/**
 * @param {HTMLElement} figure
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
function firstOf(figure, selector) {
  return figure.querySelector(selector);
}
