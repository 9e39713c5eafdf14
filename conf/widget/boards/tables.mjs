/**
 * A tables board for the reader: moves men die by die, in any order. The reply has a graph of the
 * possible moves (`web`); this only follows its nodes.
 */
import { button, element, fill, part } from "../client/dom.mjs";
import { nodesOf } from "../client/trusted-types.mjs";
import { showPlayed } from "./dice.mjs";
import { Field } from "./field.mjs";
import { listen } from "./hands.mjs";
import { slide } from "./motion.mjs";
import { lastOf } from "./plane.mjs";
import { reach, stepsTo } from "./move-graph.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { Situation, Step } from "../client/replies.d.ts"
 * @import { TablesScene } from "../client/scenes.d.ts"
 * @import { Doing } from "./hands.mjs"
 * @import { Place } from "./plane.mjs"
 */

/**
 * The origin and the target of a man, and where men were hit whose path was not shown yet.
 *
 * @typedef {Place & { from: Place, hits: Place[] }} Gone
 */

export class Tables {
  #board;
  #acts; // play(move), why(text), stepped(isOn)
  #box; // the buttons of a play on its way
  #plane;
  #reply;
  #scene;
  #open = false; // whether the reader is to play
  /** @type {Step[]} */
  #way = []; // the steps gone, as [from, to, knot]
  /** @type {string | undefined} */
  #from; // the place whose man is taken up
  #dropped = false; // the man lies already where he goes
  #seen = 0; // how many men hit on the way the reader has seen go to the bar
  /** @type {Place | undefined} */
  #early; // what was pressed while a reply was on its way
  /** @type {Step[]} */
  #shown = []; // the steps of a move that is drawn over the board
  #lastNews = "";

  /**
   * @param {Board} board
   * @param {Situation} reply
   * @param {Doing} acts
   */
  constructor(board, reply, acts) {
    this.#board = board;
    this.#acts = acts;
    this.#reply = reply;
    this.#scene = sceneOf(reply);
    this.#plane = this.#drawn();
    this.#box = element("div", { class: "j-steps" });
    board.controls.prepend(this.#box);
    listen(part(board.figure, ".j-drawn"), {
      plane: () => this.#plane,
      choose: (place) => this.#press(place),
      back: () => this.stepBack(),
      holds: (place) => this.#open && this.#plane.seat(place) === this.#reply.turn,
      lift: (place) => this.#lift(place),
      drop: (from, place) => this.#drop(from, place),
    });
  }

  /**
   * Show a reply by `draw`; then the options.
   *
   * @param {Situation} reply
   * @param {{ mine: boolean, isNew: boolean }} how
   * @param {() => void} draw
   */
  show(reply, { mine, isNew }, draw) {
    const { focused } = this.#plane;
    const gone = this.#gone();
    this.#reply = reply;
    this.#scene = sceneOf(reply);
    this.#open = mine && Boolean(reply.web?.knots[0]?.length);
    this.#way = [];
    this.#seen = 0;
    this.#from = undefined;
    this.#shown = [];
    draw();
    this.#lastNews = this.#news.textContent;
    this.#lay(focused);
    if (isNew && !this.#dropped) this.#moved(gone);
    if (isNew) this.#hit(gone);
    this.#dropped = false;
    this.#takeEarly(isNew);
  }

  /**
   * Return the origin and the target of the reader's last man on the previous drawing, and his hits.
   *
   * @returns {Gone | undefined}
   */
  #gone() {
    if (!this.#way.length) return undefined;
    const plane = this.#plane;
    const [from, to] = lastOf(this.#way);
    const hits = this.#fallen.map(({ on }) => plane.place(on));
    return { from: plane.stands(from), ...plane.place(to), hits };
  }

  /**
   * Animate the hit men to the bar; of those that the reader hit only the last, as the others were
   * shown.
   *
   * @param {Gone | undefined} gone
   */
  #hit(gone) {
    const plane = this.#plane;
    const seen = this.#scene.taken.filter(([out, bar]) => plane.element(out) && plane.element(bar));
    const ways = gone ? seen.filter(([out]) => isAmong(gone.hits, plane.place(out))) : seen;
    ways.forEach(([out, bar], i) => {
      slide(plane.man(bar, i), [plane.foot(out), plane.stands(bar, i)]);
    });
  }

  /**
   * Take up the man who was pressed while the reply was pending.
   *
   * @param {boolean} isNew
   */
  #takeEarly(isNew) {
    const place = isNew && this.#early && this.#plane.named(this.#early);
    this.#early = undefined;
    if (place && this.#next.some(([out]) => out === place)) this.#take(place);
  }

  /**
   * Animate the men who were moved last; of the reader's own only the last, as the others were shown.
   *
   * @param {Gone | undefined} gone
   */
  #moved(gone) {
    const plane = this.#plane;
    const seen = this.#scene.last.filter(([, to]) => plane.element(to));
    /** @param {string} to */
    const here = (to) => plane.place(to).x === gone?.x && plane.place(to).y === gone.y;
    const ways = gone ? seen.filter(([, to]) => here(to)).slice(0, 1) : seen;
    ways.forEach(([from, to], i) => {
      const above = ways.slice(i + 1).filter(([, other]) => other === to).length;
      const start = gone?.from ?? (plane.element(from) && plane.stands(from));
      if (start) slide(plane.man(to, above), [start, plane.stands(to, above)]);
    });
  }

  /** The drawing, for paths over it. */
  get plane() {
    return this.#plane;
  }

  /** Focus the board, if there is something to do on it; return whether there is. */
  focus() {
    if (this.#open) this.#plane.focus(this.#plane.current);
    return this.#open;
  }

  /**
   * Draw a move over the board, if it is made on the board, until another situation is shown.
   *
   * @param {string} move
   */
  point(move) {
    const { web, moves } = this.#reply;
    this.#shown = web ? stepsTo(web, moves.indexOf(move)) : [];
    this.#plane.clear();
    this.#point();
  }

  #point() {
    for (const [from, to] of this.#shown) this.#plane.draw([from, to]);
  }

  /** Put down the man taken up, or take back a step; return whether there was either. */
  stepBack() {
    if (this.#from === undefined && !this.#way.length) return false;
    if (this.#from === undefined) this.#way.pop();
    this.#from = undefined;
    this.#lay(this.#plane.focused);
    this.#seen = this.#plane.fallen.length;
    return true;
  }

  /** Take back the last step of an unfinished play; return whether there was one. */
  takeStep() {
    const isOn = this.#way.length > 0;
    this.#from = isOn ? undefined : this.#from;
    if (isOn) this.#back(() => this.stepBack());
    return isOn;
  }

  get #news() {
    return part(this.#board.figure, ".j-news");
  }

  get #knot() {
    return this.#way.length ? lastOf(this.#way)[2] : 0;
  }

  get #knots() {
    return this.#reply.web?.knots ?? [];
  }

  get #next() {
    return this.#open ? this.#knots[this.#knot] : [];
  }

  get #end() {
    const { web } = this.#reply;
    return this.#open && web ? web.ends[this.#knot] : null;
  }

  /**
   * Draw the board again after the steps made.
   *
   * @param {string | undefined} focused
   */
  #lay(focused) {
    if (this.#way.length || this.#plane.svg.isConnected)
      part(this.#board.figure, ".j-drawn").replaceChildren(...nodesOf(this.#scene.svg));
    this.#plane = this.#drawn();
    const leaves = this.#knots.some((steps) => steps.some(([, to]) => to === "off"));
    if (leaves) this.#plane.svg.classList.add("j-tray");
    this.#plane.begin(this.#board.words.points.board, focused ?? this.#next[0]?.[0]);
    for (const [from, to] of this.#way) this.#plane.move(from, to);
    this.#point();
    if (focused) this.#plane.focus(this.#plane.current);
    this.#mark();
  }

  #drawn() {
    return new Field(part(this.#board.figure, ".j-points"), this.#scene);
  }

  #mark() {
    const { words } = this.#board;
    const from = this.#from;
    const to = new Set(from === undefined ? [] : this.#reach().keys());
    const may = new Set(from === undefined ? this.#next.map(([out]) => out) : []);
    this.#plane.show({ may, from, to }, { points: words.points, men: words.tables.men });
    const { stop, confirm } = words.points;
    const done =
      this.#end === null || !this.#way.length ? [] : [this.#next.length ? stop : confirm];
    const buttons = done.map((text) =>
      button(text, () => this.#back(() => this.#play()), "j-main"),
    );
    this.#box.replaceChildren(...buttons);
    this.#acts.stepped(this.#way.length > 0);
    const hint = to.size ? words.points.way : words.points.stuck;
    const news =
      from === undefined ? this.#lastNews : fill(hint, { point: from, points: [...to].join(", ") });
    if (this.#news.textContent !== news) this.#news.textContent = news;
    const { dice = [], played = [] } = this.#reply.web ?? {};
    showPlayed(this.#board, dice, (this.#open && played[this.#knot]) || []);
  }

  /**
   * Run the action of a button that disappears, and focus the board again.
   *
   * @param {() => unknown} act
   */
  #back(act) {
    this.#plane.focus(this.#plane.current);
    act();
  }

  /** The places where the man taken up may go, each with the steps there. */
  #reach() {
    return reach(this.#knots, this.#knot, this.#from ?? "");
  }

  /** @param {string} place */
  #press(place) {
    this.#dropped = false;
    if (this.#open) this.#choose(place);
    else this.#early = this.#plane.place(place);
  }

  /**
   * Take up a man to drag him; return a copy of him.
   *
   * @param {string} place
   */
  #lift(place) {
    this.#from = place;
    this.#mark();
    return this.#plane.lift(place);
  }

  /**
   * Handle a man dropped on a place, or on none: then he is put back.
   *
   * @param {string} from
   * @param {string | undefined} place
   */
  #drop(from, place) {
    this.#dropped = Boolean(place) && place !== from;
    if (place && this.#dropped) this.#put(place);
    else if (!place) this.#from = undefined;
    if (this.#open) this.#lay(this.#plane.focused);
  }

  /**
   * Handle a click on a place: a man to take up, his target, or a question.
   *
   * @param {string} place
   */
  #choose(place) {
    if (!this.#open) return;
    if (this.#from === undefined) this.#take(place);
    else if (place === this.#from) this.stepBack();
    else this.#put(place);
  }

  /**
   * Take up a man of the reader's own; for another one ask the rules why not.
   *
   * @param {string} place
   */
  #take(place) {
    const seat = this.#plane.seat(place);
    if (seat === this.#reply.turn) {
      this.#from = place;
      this.#mark();
    } else if (seat !== undefined) this.#acts.why(place);
  }

  /** @param {string} place */
  #put(place) {
    const steps = this.#reach().get(place);
    if (!steps) {
      this.#elsewhere(place);
      return;
    }
    const names = [this.#from ?? place, ...steps.map(([, to]) => to)];
    const way = names.map((name) => this.#plane.stands(name));
    this.#way.push(...steps);
    this.#from = undefined;
    const isWhole = this.#end !== null && !this.#next.length;
    if (isWhole && this.#board.figure.dataset.confirm !== "on") {
      this.#play();
      return;
    }
    this.#lay(place);
    if (!this.#dropped)
      slide(this.#plane.man(place), [...way.slice(0, -1), this.#plane.stands(place)]);
    for (const { man, from, to } of this.#fallen) slide([man], [from, to]);
    this.#seen = this.#plane.fallen.length;
  }

  /** The men whom the last steps have hit. */
  get #fallen() {
    return this.#plane.fallen.slice(this.#seen);
  }

  /**
   * Handle a place to which no step leads: take up another own man, or ask the rules why not.
   *
   * @param {string} place
   */
  #elsewhere(place) {
    const isOwn = this.#plane.seat(place) === this.#reply.turn;
    if (isOwn && this.#next.some(([out]) => out === place)) {
      this.#from = undefined;
      this.#take(place);
      return;
    }
    const gone = [...this.#way, [this.#from, place]].map((way) => way.slice(0, 2));
    this.#acts.why(gone.map((way) => way.join(this.#scene.between)).join(" "));
  }

  #play() {
    this.#lay(this.#plane.focused);
    for (const { man } of this.#fallen) man.remove(); // they go to the bar with the reply
    const end = this.#end;
    this.#open = false; // until the reply
    this.#box.replaceChildren();
    if (end !== null) this.#acts.play(this.#reply.moves[end]);
  }
}

/**
 * @param {Place[]} places
 * @param {Place} place
 */
function isAmong(places, place) {
  return places.some(({ x, y }) => x === place.x && y === place.y);
}

/** @param {Situation} reply */
function sceneOf({ scene }) {
  return /** @type {TablesScene} */ (scene);
}
