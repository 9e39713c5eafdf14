/**
 * A board of points for the reader: enters a move point by point, by click, drag or key. The reply
 * lists the moves (`paths`); this only compares the names of points.
 */
import { button, element, fill, part } from "../client/dom.mjs";
import { listen } from "./hands.mjs";
import { fade, slide } from "./motion.mjs";
import { lastOf, Plane, pointOf } from "./plane.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { Situation } from "../client/replies.d.ts"
 * @import { PointsScene } from "../client/scenes.d.ts"
 * @import { Doing } from "./hands.mjs"
 */

/**
 * A move on the board, its name, its tokens in turn, the points from which it takes men.
 *
 * @typedef {{ move: string, name: string, path: string[], takes: string[] }} Route
 */

export class Points {
  #board;
  #acts; // play(move), why(text), stepped(isOn)
  #box; // where a choice among ways is put
  #plane; // the drawing
  #reply;
  /** @type {Route[]} */
  #open = []; // what may be done on the board, none when it is not his turn
  /** @type {string[]} */
  #way = []; // the tokens gone so far
  #dropped = false; // the man lies already where he goes
  #waits = false; // whether the reader is to move when what is under way is done
  /** @type {Set<string>} */
  #asked = new Set(); // the ways to one point among which the reader is to choose
  #isAsking = false; // whether the reader is to choose among buttons
  /** @type {string | undefined} */
  #early; // the point that was pressed before it was his turn
  #lastNews = ""; // what the reply said has happened

  /**
   * @param {Board} board
   * @param {Situation} reply
   * @param {Doing} acts
   */
  constructor(board, reply, acts) {
    this.#board = board;
    this.#acts = acts;
    this.#reply = reply;
    this.#plane = this.#drawn();
    this.#box = element("div", { class: "j-steps" });
    board.controls.prepend(this.#box);
    listen(part(board.figure, ".j-drawn"), {
      plane: () => this.#plane,
      choose: (point) => this.#press(point),
      back: () => this.stepBack(),
      holds: (point) => this.#holds(point),
      lift: (point) => this.#lift(point),
      drop: (from, point) => this.#drop(from, point),
    });
  }

  /**
   * Show a reply by `draw`; then the options, and the last move if it `isNew`.
   *
   * @param {Situation} reply
   * @param {{ mine: boolean, isNew: boolean }} how
   * @param {() => void} draw
   */
  show(reply, { mine, isNew }, draw) {
    const before = this.#plane;
    const { focused } = before;
    draw();
    this.#reply = reply;
    this.#open = mine ? routes(reply) : [];
    this.#waits = this.#board.seats.isComputers(reply);
    const own = isNew && this.#way.length > 0;
    this.#way = [];
    this.#plane = this.#drawn();
    this.#plane.begin(this.#board.words.points.board, focused ?? this.#first());
    if (focused) this.#plane.focus(focused);
    this.#lastNews = this.#news.textContent;
    this.#mark();
    const { last, taken } = /** @type {PointsScene} */ (reply.scene);
    if (isNew && !this.#dropped && last.length > 1) this.#slide(own ? last.slice(-2) : last);
    if (isNew) fade(this.#plane, before, taken);
    this.#dropped = false;
    if (mine || !isNew) this.#takeEarly(isNew);
  }

  /**
   * Take up the man who was pressed before it was the reader's turn, without making a move.
   *
   * @param {boolean} isNew
   */
  #takeEarly(isNew) {
    const point = this.#early;
    this.#early = undefined;
    const may = isNew && point && this.#isOwn(point) && this.#starts().has(point);
    if (may && !this.#way.length) this.#choose(point);
  }

  /**
   * Remember what is pressed while the reader waits: the man to move.
   *
   * @param {string} point
   */
  #note(point) {
    const { mine } = this.#board.seats;
    const seat = this.#plane.seat(point);
    if (seat === undefined || (mine !== undefined && seat !== mine)) return;
    this.#early = point;
    const marks = { may: new Set(), from: point, to: new Set(), doomed: [] };
    if (!this.#way.length) this.#plane.mark(marks, this.#board.words.points);
  }

  #drawn() {
    return new Plane(part(this.#board.figure, ".j-points"));
  }

  /** Focus the board, if there is something to do on it; return whether there is. */
  focus() {
    if (this.#open.length) this.#plane.focus(this.#plane.current);
    return this.#open.length > 0;
  }

  /**
   * Draw a move over the board, if it is made on the board.
   *
   * @param {string} move
   */
  point(move) {
    const route = routes(this.#reply).find((one) => one.move === move);
    this.#plane.clear();
    this.#plane.draw(route?.path.map(pointOf) ?? []);
  }

  /** Go a step back within a move; return whether there was one. */
  stepBack() {
    if (!this.#way.length) return false;
    this.#way.pop();
    this.#mark();
    return true;
  }

  /** Take back the last step of an unfinished move; return whether there was one. */
  takeStep() {
    const isOn = this.#way.length > 1;
    if (isOn) this.#back(() => this.stepBack());
    return isOn;
  }

  /** @param {string[]} way */
  #slide(way) {
    slide(this.#plane.man(lastOf(way)), way.map(this.#plane.stands, this.#plane));
  }

  #first() {
    return this.#open.length ? pointOf(this.#open[0].path[0]) : undefined;
  }

  /** The moves that begin with the steps made. */
  #fitting() {
    return fitting(this.#open, this.#way);
  }

  /** The next points, each with the tokens that lead there. */
  #next() {
    return nextPoints(this.#open, this.#way);
  }

  #whole() {
    return this.#fitting().find(({ path }) => path.length === this.#way.length);
  }

  get #here() {
    return this.#way.length ? pointOf(lastOf(this.#way)) : undefined;
  }

  /**
   * Return the men that a next step takes in any case.
   *
   * @param {string} token
   */
  #victims(token) {
    return victims(fitting(this.#open, [...this.#way, token]));
  }

  /**
   * Return the one of several ways that takes the man pointed at, if only one does.
   *
   * @param {string} point
   */
  #meant(point) {
    const matches = [...this.#asked].filter((token) => this.#victims(token).includes(point));
    return matches.length === 1 ? matches[0] : undefined;
  }

  /**
   * Handle a click on a place: the next step, the end, a step back or a question.
   *
   * @param {string} point
   */
  #choose(point) {
    if (!this.#open.length) return;
    const meant = this.#meant(point);
    const tokens = meant ? new Set([meant]) : this.#next().get(point);
    if (tokens?.size === 1) for (const token of tokens) this.#step(token);
    else if (tokens) this.#ask(tokens);
    else if (this.#take(point)) return;
    else if (this.#way.length) this.#elsewhere(point);
    else this.#begin(point);
  }

  /**
   * Take the man pointed at, by the only move that does; of several the reader chooses. Return
   * whether one takes him.
   *
   * @param {string} point
   */
  #take(point) {
    const matches = this.#fitting().filter(({ takes }) => takes.includes(point));
    if (matches.length === 1) this.#play(matches[0]);
    else if (matches.length) {
      this.#mark();
      this.#choices(matches.map((route) => ({ says: route.name, act: () => this.#play(route) })));
    }
    return matches.length > 0;
  }

  /** @param {string} token */
  #step(token) {
    this.#way.push(token);
    const whole = this.#whole();
    if (whole && this.#fitting().length === 1) this.#play(whole);
    else this.#mark();
  }

  /** @param {Route} route */
  #play({ move }) {
    this.#open = []; // until the reply
    this.#waits = true;
    this.#box.replaceChildren();
    this.#acts.play(move);
  }

  get #news() {
    return part(this.#board.figure, ".j-news");
  }

  /**
   * Handle a place to which no next step leads.
   *
   * @param {string} point
   */
  #elsewhere(point) {
    const whole = this.#whole();
    const straight = this.#fitting().filter(({ path }) => pointOf(lastOf(path)) === point);
    const first = this.#way.length === 1;
    if (point === this.#here && whole) this.#play(whole);
    else if (point === this.#here) this.stepBack();
    else if (point === pointOf(this.#way[0])) this.#restart();
    else if (straight.length === 1) this.#play(straight[0]);
    else if (first && this.#starts().has(point)) this.#restart(point);
    else if (first && !this.#fitting().length && this.#isOwn(point)) this.#restart(point);
    else this.#acts.why([...this.#way.map(pointOf), point].join("-"));
  }

  /** @param {string} point */
  #isOwn(point) {
    return this.#plane.seat(point) === this.#reply.turn;
  }

  /** @param {string} [point] */
  #restart(point) {
    this.#way = [];
    this.#mark();
    if (point) this.#choose(point);
  }

  #starts() {
    return new Set(this.#open.map(({ path }) => pointOf(path[0])));
  }

  /**
   * Handle a place where no move begins: take up the man in order to ask, or ask at once.
   *
   * @param {string} point
   */
  #begin(point) {
    const placing = this.#open.some(({ path }) => path.length === 1);
    if (this.#isOwn(point) && !placing) {
      this.#way = [point];
      this.#mark();
    } else if (placing || this.#plane.says(point)) this.#acts.why(point);
  }

  /**
   * Let the reader choose between two ways to one point, by a button or by a man that one takes.
   *
   * @param {Set<string>} tokens
   */
  #ask(tokens) {
    this.#asked = tokens;
    const here = this.#here;
    const start = here && pointOf(this.#way[0]);
    const to = new Set([...tokens].flatMap((token) => this.#victims(token)));
    const marked = { may: new Set(), from: here, start, to, doomed: [] };
    this.#plane.mark(marked, this.#board.words.points);
    const { marks } = this.#board.words.points;
    /** @param {string} token */
    const called = (token) =>
      fill(marks[token.slice(pointOf(token).length)] ?? "{point}", { point: token });
    this.#choices(
      [...tokens].map((token) => ({ says: called(token), act: () => this.#step(token) })),
    );
  }

  /** @param {{ says: string, act: () => unknown }[]} ways among which the reader is to choose */
  #choices(ways) {
    const made = ways.map(({ says, act }) => button(says, () => this.#back(act)));
    this.#box.replaceChildren(...made);
    this.#isAsking = true;
    made[0].focus({ preventScroll: true });
  }

  /**
   * Run the action of a button that disappears, and focus the board again.
   *
   * @param {() => unknown} act
   */
  #back(act) {
    this.#plane.focus(this.#here ?? this.#plane.current);
    act();
  }

  /** Show the steps of the move, and those that may follow. */
  #mark() {
    const { words } = this.#board;
    const next = this.#next();
    const fits = this.#fitting();
    const here = this.#here;
    const doomed = here ? victims(fits) : [];
    const to = here ? new Set(next.keys()) : new Set();
    const may = here ? new Set() : this.#starts();
    this.#asked = new Set();
    this.#isAsking = false;
    this.#plane.mark(
      { may, from: here, start: here && pointOf(this.#way[0]), to, doomed },
      words.points,
    );
    const whole = here && this.#whole();
    const stop = whole
      ? [button(words.points.stop, () => this.#back(() => this.#play(whole)), "j-main")]
      : [];
    this.#box.replaceChildren(...stop);
    this.#acts.stepped(this.#way.length > 1);
    const text = to.size ? words.points.way : words.points.stuck;
    const news = here ? fill(text, { point: here, points: [...to].join(", ") }) : this.#lastNews;
    if (this.#news.textContent !== news) this.#news.textContent = news;
  }

  /** @param {string} point */
  #press(point) {
    this.#dropped = false;
    if (this.#open.length) this.#choose(point);
    else if (this.#waits) this.#note(point);
  }

  /**
   * Whether a man may be taken up there, to move him on or to ask.
   *
   * @param {string} point
   */
  #holds(point) {
    if (!this.#open.length) return false;
    return point === this.#here || (this.#way.length < 2 && Boolean(this.#plane.says(point)));
  }

  /**
   * Take up a man to drag him; return a copy of him, unless he cannot move.
   *
   * @param {string} point
   */
  #lift(point) {
    if (point !== this.#here) this.#restart(point);
    return this.#here === point ? this.#plane.lift(pointOf(this.#way[0])) : undefined;
  }

  /**
   * Handle a man dropped on a point, or on none.
   *
   * @param {string} from
   * @param {string | undefined} point
   */
  #drop(from, point) {
    this.#dropped = Boolean(point) && point !== from;
    if (point && this.#dropped) this.#choose(point);
    if (this.#open.length && !this.#isAsking) this.#mark(); // what was carried lies where it belongs
  }
}

/**
 * Return the moves of a reply that are made on the board.
 *
 * @param {Situation} reply
 * @returns {Route[]}
 */
export function routes({ moves, names, paths, takes }) {
  const all = moves.map((move, i) => ({
    ...{ move, name: names[i], path: paths[i], takes: takes[i] },
  }));
  return all.filter(({ path }) => path.length);
}

/**
 * Return the moves that begin with these steps.
 *
 * @param {Route[]} open
 * @param {string[]} way
 */
export function fitting(open, way) {
  return open.filter(({ path }) => way.every((token, i) => path[i] === token));
}

/**
 * Return the points to which a next step leads, each with the tokens that lead there.
 *
 * @param {Route[]} open
 * @param {string[]} way
 */
export function nextPoints(open, way) {
  /** @type {Map<string, Set<string>>} */
  const tokens = new Map();
  for (const { path } of fitting(open, way)) {
    const token = path[way.length];
    if (token) tokens.set(pointOf(token), (tokens.get(pointOf(token)) ?? new Set()).add(token));
  }
  return tokens;
}

/**
 * Return the points from which each of some moves takes a man.
 *
 * @param {Route[]} open
 */
export function victims(open) {
  const [first, ...others] = open.map(({ takes }) => takes);
  return first?.filter((point) => others.every((takes) => takes.includes(point))) ?? [];
}
