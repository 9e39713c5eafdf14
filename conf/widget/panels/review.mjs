/**
 * The review of a finished game in a room: the score card, how many games each has won so far, and
 * a judgement of each step until it is done or stopped. All of it comes from replies.
 */
import { adviserOf } from "../client/adviser.mjs";
import { button, element, fill } from "../client/dom.mjs";
import { Seats } from "../client/seats.mjs";
import { nodesOf } from "../client/trusted-types.mjs";
import { table } from "./table.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { Client, Failure } from "../client/client.mjs"
 * @import { Moment } from "../client/moment.mjs"
 * @import { BackWords } from "../client/page.d.ts"
 * @import { Balance, Readings, Result, Reviewed, Scored } from "../client/replies.d.ts"
 * @import { Game as Kept } from "../client/saved-games.mjs"
 * @import { Row } from "./table.mjs"
 */

const PATIENCE = 120; // s for one step: a slow machine may look far ahead for long
const SEED = 1; // where what is imagined comes from: a review says the same each time

/**
 * A game as it was played: who answers, and its moments, the first before any move; what shows one of
 * them, and a better move on its board; where games are kept what gives those of its series that are
 * over.
 *
 * @typedef {object} Played
 * @property {Client} client
 * @property {readonly Moment[]} history
 * @property {(at: number, better: string | null) => unknown} open
 * @property {() => Promise<Kept[]>} [series]
 *
 * A step as it was judged, and the number of the moment before it.
 *
 * @typedef {Reviewed & { moment: number }} Judged
 *
 * How a game ended: who has won, if anybody, and which seat was the reader's, if one was.
 *
 * @typedef {{ winner: number | null, mine: number | undefined }} Ended
 */

export class LookBack {
  #board;
  #sentences;
  #played;
  #card = element("div", { class: "j-card" });
  #tally = element("p");
  #status = element("p", { role: "status" });
  #content = element("div");
  #lines = element("ol"); // what is said of each step, as soon as it is judged
  #act;
  #ending = new AbortController(); // ends the review that goes on
  /** @type {Moment | undefined} the end that is shown */
  #moment;
  /** @type {Map<Moment, Ended>} by the game's first, what ended here */
  #games = new Map();

  /**
   * Put what begins a review among the acts, and all that it tells where it is to stand.
   *
   * @param {Board} board
   * @param {BackWords} sentences
   * @param {{ acts: HTMLElement, place: HTMLElement }} where
   * @param {() => Played} played
   */
  constructor(board, sentences, { acts, place }, played) {
    this.#board = board;
    this.#sentences = sentences;
    this.#played = played;
    this.#act = button(sentences.review, () => this.#pressed());
    acts.append(this.#act);
    place.append(this.#card, this.#tally, this.#status, this.#content);
  }

  /** Forget the game that was shown, for it goes on; what is judged of it is of no use any more. */
  end() {
    this.#moment = undefined;
    this.#act.hidden = true;
    this.#ending.abort();
    this.#card.replaceChildren();
    this.#content.replaceChildren();
    this.#status.textContent = "";
  }

  /** Show how the game came out that is over now, and offer to review it. */
  async show() {
    this.end();
    const { client, history } = this.#played();
    const moment = history[history.length - 1];
    const { slug, readings, state } = moment.reply;
    this.#moment = moment;
    this.#act.textContent = this.#sentences.review;
    this.#act.hidden = false;
    const games = this.#ended(moment);
    const events = history.flatMap(({ reply }) => reply.events);
    const ask = client.ask({ do: "result", slug, readings, state, events });
    const result = await ask.catch(() => null);
    const ended = await games;
    if (result && moment === this.#moment) this.#scored(result, ended);
  }

  /**
   * The games of the series; where none is kept, all that ended here.
   *
   * @param {Moment} moment the end that is shown
   * @returns {Promise<Ended[]>}
   */
  async #ended({ reply: { outcome } }) {
    const { history, series } = this.#played();
    const { mine } = this.#board.seats;
    this.#games.set(history[0], { winner: outcome?.winner ?? null, mine });
    if (!series) return [...this.#games.values()];
    const games = await series();
    return games.map(({ seat, seats }) => ({ winner: seat, mine: new Seats(seats).mine }));
  }

  /**
   * Show what it came to; who has won is told already where the end is.
   *
   * @param {Result} result
   * @param {Ended[]} ended
   */
  #scored({ says: [, ...came], seats, written, marked, holes, paid, totals }, ended) {
    const { marked: byRule, paid: score, total, holes: pegged, what, rule } = this.#sentences;
    const columns = [what, ...seats, rule];
    /** @type {Row[]} */
    const pegs = holes.length ? [[pegged, ...holes, ""]] : [];
    /** @type {(rows: Scored[]) => Row[]} */
    const rows = (scored) =>
      scored.map(({ rule: id, says: sense, amounts }) => [sense, ...amounts, this.#place(id)]);
    const why = this.#moment?.reply.outcome?.why;
    const isTold = paid.every(({ rule: id }) => id === why); // where the end is, or nothing was paid
    /** @type {[string, Row[]][]} */
    const tables = [
      [score, isTold ? [] : [...rows(paid), [total, ...totals, ""]]],
      [byRule, written.length ? [...rows(written), [total, ...marked, ""], ...pegs] : []],
    ];
    const shown = tables.filter(([, of]) => of.length);
    const drawn = shown.map(([title, of]) => table(title, columns, of));
    const stakes = came.length ? [element("p", {}, came.join(" "))] : [];
    this.#card.replaceChildren(...stakes, ...drawn);
    this.#tally.textContent = this.#tallied(seats, ended);
  }

  /**
   * How many games each has won, once there is more than one: the reader and the other, or each
   * side where the reader has both or none.
   *
   * @param {string[]} sides
   * @param {Ended[]} ended
   */
  #tallied(sides, ended) {
    const { mine } = this.#board.seats;
    const games = ended.filter((game) => (game.mine === undefined) === (mine === undefined));
    if (games.length < 2) return "";
    const won = [0, 0];
    let none = 0;
    for (const { winner, mine: seat } of games) {
      if (winner === null) none += 1;
      else won[seat === undefined ? winner : Number(winner !== seat)] += 1;
    }
    const [one, other] = mine === undefined ? sides : this.#sentences.players;
    return fill(this.#sentences.tally, { one, ones: won[0], other, others: won[1], none });
  }

  #pressed() {
    if (this.#act.textContent === this.#sentences.stop) this.#ending.abort();
    else this.#review();
  }

  /** The moves to judge, of all players, the last first; each with the state before it. */
  get #steps() {
    const { history } = this.#played();
    const steps = history.slice(1).flatMap(({ reply }, at) => {
      const move = reply.made?.move ?? reply.move;
      return move ? [{ at, state: history[at].reply.state, move }] : [];
    });
    return steps.reverse(); // near the end there is least to search
  }

  /** Judge step by step, and then show what it comes to. */
  async #review() {
    const { client, history } = this.#played();
    const { slug, readings } = history[0].reply;
    const { near } = this.#board.seats;
    const moment = this.#moment;
    this.#act.textContent = this.#sentences.stop;
    this.#lines.replaceChildren();
    this.#content.replaceChildren(this.#lines);
    this.#status.scrollIntoView({ block: "nearest" });
    this.#board.alert.replaceChildren();
    const reviews = await this.#judged({ client, slug, readings });
    if (moment !== this.#moment) return; // another game is on
    this.#act.textContent = this.#sentences.review;
    if (!reviews.length) return;
    const ask = client.ask({ do: "balance", slug, readings, near, reviews });
    const whole = await ask.catch(() => null);
    if (whole && moment === this.#moment) this.#show(whole, reviews);
  }

  /**
   * What is said of each step, until all are judged or the reader stops it.
   *
   * @param {{ client: Client, slug: string, readings: Readings }} game
   */
  async #judged({ client, slug, readings }) {
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    const steps = this.#steps;
    /** @type {Judged[]} */
    const reviews = [];
    const tell = () => {
      const values = { done: reviews.length, all: steps.length };
      this.#status.textContent = fill(
        steps.length ? this.#sentences.progress : this.#sentences.none,
        values,
      );
    };
    /* the first Python judges one step: until then the second may be starting */
    const ask = (/** @type {number} */ i) => {
      if (i >= steps.length) return undefined;
      const { state, move } = steps[i];
      const asked = {
        do: /** @type {const} */ ("review"),
        slug,
        readings,
        seed: SEED,
        state,
        move,
      };
      const advice = i
        ? adviserOf(client).ask(asked, signal, PATIENCE)
        : client.ask(asked, PATIENCE);
      advice.catch(() => {}); // heard when it is its turn
      return advice;
    };
    tell();
    let next = ask(0);
    try {
      for (const [i, { at }] of steps.entries()) {
        const here = /** @type {Promise<Reviewed>} */ (next);
        next = ask(i + 1);
        const one = { ...(await here), moment: at };
        reviews.unshift(one);
        if (signal.aborted) break;
        tell();
        if (isJudged(one)) this.#lines.prepend(this.#line(one));
      }
    } catch (caught) {
      const failure = /** @type {Failure} */ (caught);
      if (!signal.aborted) this.#board.tell(failure, () => this.#review());
    }
    return reviews;
  }

  /**
   * Show what mattered most with its boards, what all comes to, and each step.
   *
   * @param {Balance} whole
   * @param {Judged[]} reviews
   */
  #show({ moments, says }, reviews) {
    const { moments: most, whole, steps } = this.#sentences;
    const shown = moments.map(({ at, svg }) => {
      const board = element("div", { class: "j-drawn-small" }, ...nodesOf(svg));
      const { told, why, sure } = reviews[at];
      const caption = element(
        "figcaption",
        {},
        `${told} ${why} ${sure} `,
        this.#opens(reviews[at]),
      );
      return element("figure", {}, board, caption);
    });
    const head = element("h3", { tabindex: "-1" }, moments.length ? most : whole);
    this.#content.replaceChildren(
      head,
      ...shown,
      ...(moments.length ? [element("h3", {}, whole)] : []),
      element("ul", {}, ...says.map((text) => element("li", {}, text))),
      element("details", {}, element("summary", {}, steps), this.#lines),
    );
    if (document.activeElement === this.#act) head.focus({ preventScroll: true });
  }

  /** @param {Judged} review */
  #line(review) {
    return element("li", {}, `${review.told} `, this.#opens(review));
  }

  /**
   * What shows a step on the board, with the move that would have been better.
   *
   * @param {Judged} review
   */
  #opens({ moment, what, best }) {
    const better = what === "decision" ? best : null;
    return button(this.#sentences.open, () => this.#played().open(moment, better));
  }

  /** @param {string} rule */
  #place(rule) {
    const place = this.#board.data.rules[rule];
    return place ? element("a", { href: place.href }, place.label) : rule;
  }
}

/**
 * Whether there was something to judge in a step.
 *
 * @param {Reviewed} review
 */
function isJudged({ what }) {
  return what !== "forced" && what !== "untold";
}
