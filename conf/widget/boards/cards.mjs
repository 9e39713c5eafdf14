/**
 * A table of cards in the reader's hands: he picks cards by click, touch or key, and plays or puts
 * them away. What may be picked stands in the reply (`paths`, each a set of cards); this only
 * compares names of cards.
 */
import { button, element, fill, isSecond } from "../client/dom.mjs";

const ARROWS = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

export class Cards {
  #board;
  #acts; // play(move), hint()
  #box = element("div", { class: "j-steps" }); // what is done with the cards picked
  #score = element("table", { class: "j-score" });
  #open = []; // of {move, name, cards}: what may be done with cards, none when it is not his turn
  #picked = new Set();
  #held = false; // the reader's focus was here
  #mine = false;
  #reply;

  constructor(board, acts) {
    this.#board = board;
    this.#acts = acts;
    const { words, figure, controls } = board;
    this.#hint = button(words.cards.hint, acts.hint);
    const four = element("input", { type: "checkbox" });
    four.addEventListener("change", () => figure.classList.toggle("j-four", four.checked));
    const colours = element("label", { class: "j-colours" }, four, ` ${words.cards.four}`);
    controls.prepend(this.#box);
    controls.querySelector(".j-actions").append(this.#hint);
    controls.querySelector(".j-log").before(this.#score, colours);
    const drawn = figure.querySelector(".j-drawn");
    drawn.addEventListener("click", (event) => {
      if (!isSecond(event)) this.#press(cardOf(event.target));
    });
    drawn.addEventListener("keydown", (event) => this.#key(event));
  }

  #hint;

  /** Let `draw` show a reply; then what may be done with the cards. */
  show(reply, { mine }, draw) {
    this.#held ||= this.#board.figure.contains(document.activeElement);
    draw();
    this.#reply = reply;
    this.#mine = mine;
    this.#open = mine ? withCards(reply) : [];
    this.#picked.clear();
    this.#hint.hidden = !mine;
    this.#makeButtons();
    this.#mark();
    this.#tellScore();
  }

  /** Put the reader, if he was at the board, at the first thing there is to do. */
  settle() {
    const { outcome, scene } = this.#reply;
    if (!this.#held || !(this.#mine || scene.chance || outcome)) return;
    this.#held = false;
    const { figure } = this.#board;
    const said = figure.querySelector(".j-moves button:not(:disabled)");
    if (!said && this.focus()) return;
    const next = said ?? figure.querySelector(".j-actions > .j-main:not([hidden])");
    next?.focus({ preventScroll: true });
  }

  /** Put the reader on the first card that may be picked, if there is one; whether there is. */
  focus() {
    const card = this.#cards.find(({ dataset }) => dataset.may);
    if (card) this.#focus(card);
    return Boolean(card);
  }

  /** Say what another would do, and why. */
  tell({ move, why }) {
    const { moves, names } = this.#reply;
    const text = fill(this.#board.words.cards.would, { move: names[moves.indexOf(move)], why });
    this.#board.figure.querySelector(".j-news").textContent = text;
  }

  get #cards() {
    return [...this.#board.figure.querySelectorAll(".j-drawn .j-naipe")];
  }

  /** Whether every choice is of one card: then it is made as soon as that is picked. */
  get #single() {
    return this.#open.every(({ cards }) => cards.size === 1);
  }

  /** Make buttons of the cards that can be picked at all. */
  #makeButtons() {
    const any = new Set(this.#open.flatMap(({ cards }) => [...cards]));
    const may = this.#cards.filter(({ dataset }) => any.has(dataset.card));
    for (const card of may) {
      card.dataset.may = "yes";
      hit(card).setAttribute("role", "button");
      hit(card).setAttribute("aria-label", card.dataset.name);
      hit(card).setAttribute("tabindex", card === may[0] ? "0" : "-1");
    }
    const table = this.#board.figure.querySelector(".j-naipes");
    table.classList.toggle("j-choosing", may.length > 0);
    if (!may.length) return;
    table.setAttribute("role", "group");
    table.setAttribute("aria-label", this.#board.words.cards.table);
  }

  #press(card) {
    if (!card?.dataset.may || !this.#open.length) return;
    this.#focus(card);
    const name = card.dataset.card;
    if (this.#single) this.#play(this.#open.find(({ cards }) => cards.has(name)));
    else if (this.#picked.delete(name) || this.#fits(name)) this.#mark();
  }

  /** Pick a card more, if something may be done with it and those picked; whether it may. */
  #fits(name) {
    const more = new Set([...this.#picked, name]);
    const fits = this.#open.some(({ cards }) => [...more].every((card) => cards.has(card)));
    if (fits) this.#picked.add(name);
    return fits;
  }

  #play({ move }) {
    this.#open = []; // until the reply
    this.#held ||= this.#board.figure.contains(document.activeElement);
    this.#box.replaceChildren();
    this.#acts.play(move);
  }

  #key(event) {
    const card = cardOf(event.target);
    if (!card?.dataset.may || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in ARROWS) this.#step(card, ARROWS[event.key]);
    else if (event.key !== "Enter" && event.key !== " ") return;
    else if (!event.repeat) this.#press(card);
    event.preventDefault();
  }

  #step(card, by) {
    const may = this.#cards.filter(({ dataset }) => dataset.may);
    this.#focus(may.at((may.indexOf(card) + by) % may.length));
  }

  /** One card of the table is reached by Tab, the others by arrows. */
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
      const isPicked = this.#picked.has(card.dataset.card);
      card.classList.toggle("j-picked", isPicked);
      hit(card).setAttribute("aria-pressed", isPicked);
    }
    const same = ({ cards }) =>
      cards.size === this.#picked.size && [...cards].every((c) => this.#picked.has(c));
    const whole = this.#picked.size ? this.#open.find(same) : undefined;
    const count = element("span", { role: "status" }, fill(picked, { n: this.#picked.size }));
    const act = whole ? [button(whole.name, () => this.#play(whole), "j-main")] : [];
    this.#box.append(...act, count);
  }

  /** The written score as the reply has it: a row for each deal, the totals, the games won. */
  #tellScore() {
    const { rows, times, totals, games } = this.#reply.scene;
    const { score, deal, often, total, won, seats } = this.#board.words.cards;
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
    const named = (n, i) => fill(times[i] > 1 ? often : deal, { n, times: times[i] });
    const sums = [
      ...(rows.length ? [[total, totals]] : []),
      ...(games.length ? [[won, games]] : []),
    ];
    this.#score.hidden = !sums.length;
    this.#score.replaceChildren(
      element("caption", {}, score),
      element("tr", {}, ...heads),
      ...rows.map((row, i) => line(named(i + 1, i), row)),
      ...sums.map(([head, values]) => line(head, values)),
    );
  }
}

function withCards({ moves, names, paths }) {
  const all = moves.map((move, i) => ({ move, name: names[i], cards: new Set(paths[i]) }));
  return all.filter(({ cards }) => cards.size);
}

/** What of a card is pressed and named: it holds no text that could say something else. */
function hit(card) {
  return card.lastElementChild;
}

function cardOf(target) {
  return target.closest?.(".j-naipe");
}
