/**
 * A tables board in the reader's hands: he takes up a man and puts him down, throw by throw, in
 * any order. What may follow what stands in the reply (`web`); this only follows its knots.
 */
import { button, element, fill } from "./dom.mjs";
import { Field } from "./field.mjs";
import { listen } from "./hands.mjs";

export class Tables {
  #board;
  #acts; // play(move), why(text)
  #box; // the buttons of a play on its way
  #plane;
  #reply;
  #open = false; // whether the reader is to play
  #way = []; // the steps gone, as [from, to, knot]
  #from; // the place whose man is taken up
  #told = "";

  constructor(board, acts) {
    this.#board = board;
    this.#acts = acts;
    this.#box = element("div", { class: "j-steps" });
    board.controls.prepend(this.#box);
    listen(board.figure.querySelector(".j-drawn"), {
      plane: () => this.#plane,
      choose: (place) => this.#choose(place),
      back: () => this.stepBack(),
      holds: () => false, // men are not carried: two clicks, or two keys, for each
    });
  }

  /** Let `draw` show a reply; then what may be done. */
  show(reply, { mine }, draw) {
    const focused = this.#plane?.focused;
    this.#reply = reply;
    this.#open = mine && Boolean(reply.web?.knots[0]?.length);
    this.#way = [];
    this.#from = undefined;
    draw();
    this.#told = this.#news.textContent;
    this.#lay(focused);
  }

  /** The drawing, for who draws ways over it. */
  get plane() {
    return this.#plane;
  }

  /** Put the reader on the board, if there is something to do on it; whether there is. */
  focus() {
    if (this.#open) this.#plane.focus(this.#plane.current);
    return this.#open;
  }

  /** Put down the man taken up, or take back a step; whether there was either. */
  stepBack() {
    if (this.#from === undefined && !this.#way.length) return false;
    if (this.#from === undefined) this.#way.pop();
    this.#from = undefined;
    this.#lay(this.#plane.focused);
    return true;
  }

  get #news() {
    return this.#board.figure.querySelector(".j-news");
  }

  get #knot() {
    return this.#way.length ? this.#way.at(-1)[2] : 0;
  }

  get #next() {
    return this.#open ? this.#reply.web.knots[this.#knot] : [];
  }

  get #end() {
    return this.#open ? this.#reply.web.ends[this.#knot] : null;
  }

  /** Draw the board anew with the steps gone. */
  #lay(focused) {
    const drawn = this.#board.figure.querySelector(".j-drawn");
    if (this.#way.length || this.#plane?.svg.isConnected) drawn.innerHTML = this.#reply.scene.svg;
    this.#plane = new Field(drawn.querySelector(".j-points"), this.#reply.scene.men);
    this.#plane.begin(this.#board.words.points.board, focused ?? this.#next[0]?.[0]);
    for (const [from, to] of this.#way) this.#plane.move(from, to);
    if (focused) this.#plane.focus(this.#plane.current);
    this.#mark();
  }

  #mark() {
    const { words } = this.#board;
    const from = this.#from;
    const to = new Set(from === undefined ? [] : this.#reach().keys());
    const may = new Set(from === undefined ? this.#next.map(([out]) => out) : []);
    this.#plane.show({ may, from, to }, { points: words.points, men: words.tables.men });
    const stop = this.#end === null || !this.#way.length ? [] : [words.points.stop];
    const buttons = stop.map((text) => button(text, () => this.#play(), "j-main"));
    if (this.#way.length) buttons.push(button(words.points.back, () => this.stepBack()));
    this.#box.replaceChildren(...buttons);
    const said = to.size ? words.points.way : words.points.stuck;
    const news = from === undefined ? this.#told : fill(said, { point: from, points: [...to].join(", ") });
    if (this.#news.textContent !== news) this.#news.textContent = news;
  }

  /** Where the man taken up may go, each with the steps there: one, or several by one way only. */
  #reach() {
    const found = new Map();
    let ways = [[this.#knot, this.#from, []]];
    while (ways.length) {
      ways = ways.flatMap(([knot, at, steps]) =>
        this.#reply.web.knots[knot]
          .filter(([out]) => out === at)
          .map((step) => [step[2], step[1], [...steps, step]]),
      );
      const longer = new Map();
      for (const [, at, steps] of ways) if (!found.has(at)) longer.set(at, [...(longer.get(at) ?? []), steps]);
      for (const [at, several] of longer) {
        if (new Set(several.map((steps) => steps.at(-1)[2])).size === 1) found.set(at, several[0]);
      }
    }
    return found;
  }

  /** The reader points at a place: a man to take up, where he goes, or a question. */
  #choose(place) {
    if (!this.#open) return;
    if (this.#from === undefined) this.#take(place);
    else if (place === this.#from) this.stepBack();
    else this.#put(place);
  }

  #take(place) {
    const own = this.#plane.seat(place) === this.#reply.turn;
    if (!own) return;
    this.#from = place;
    this.#mark();
  }

  #put(place) {
    const steps = this.#reach().get(place);
    if (!steps) {
      const { from, between } = { from: this.#from, between: this.#reply.scene.between };
      if (this.#plane.seat(place) === this.#reply.turn && this.#next.some(([out]) => out === place)) {
        this.#from = undefined;
        this.#take(place);
      } else this.#acts.why([...this.#way, [from, place]].map((way) => way.slice(0, 2).join(between)).join(" "));
      return;
    }
    this.#way.push(...steps);
    this.#from = undefined;
    if (this.#end !== null && !this.#next.length) this.#play();
    else this.#lay(place);
  }

  #play() {
    this.#lay(this.#plane.focused);
    const move = this.#reply.moves[this.#end];
    this.#open = false; // until the reply
    this.#box.replaceChildren();
    this.#acts.play(move);
  }
}
