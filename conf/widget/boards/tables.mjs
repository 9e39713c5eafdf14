/**
 * A tables board in the reader's hands: he takes up a man and puts him down, die by die, in any
 * order. What may follow what stands in the reply (`web`); this only follows its knots.
 */
import { button, element, fill } from "../client/dom.mjs";
import { Field } from "./field.mjs";
import { listen } from "./hands.mjs";
import { slide } from "./motion.mjs";
import { reach } from "./web.mjs";

export class Tables {
  #board;
  #acts; // play(move), why(text)
  #box; // the buttons of a play on its way
  #plane;
  #reply;
  #open = false; // whether the reader is to play
  #way = []; // the steps gone, as [from, to, knot]
  #from; // the place whose man is taken up
  #dropped = false; // the man lies already where he goes
  #told = "";

  constructor(board, acts) {
    this.#board = board;
    this.#acts = acts;
    this.#box = element("div", { class: "j-steps" });
    board.controls.prepend(this.#box);
    listen(board.figure.querySelector(".j-drawn"), {
      plane: () => this.#plane,
      choose: (place) => this.#press(place),
      back: () => this.stepBack(),
      holds: (place) => this.#open && this.#plane.seat(place) === this.#reply.turn,
      lift: (place) => this.#lift(place),
      drop: (from, place) => this.#drop(from, place),
    });
  }

  /** Let `draw` show a reply; then what may be done. */
  show(reply, { mine, isNew }, draw) {
    const focused = this.#plane?.focused;
    const gone = this.#gone();
    this.#reply = reply;
    this.#open = mine && Boolean(reply.web?.knots[0]?.length);
    this.#way = [];
    this.#from = undefined;
    draw();
    this.#told = this.#news.textContent;
    this.#lay(focused);
    if (isNew && !this.#dropped) this.#moved(gone);
    this.#dropped = false;
  }

  /** Where the reader's last man came from and where he went, on the drawing before. */
  #gone() {
    const [from, to] = this.#way.at(-1) ?? [];
    return to && { from: this.#plane.stands(from), ...this.#plane.place(to) };
  }

  /** Let the men come who were moved last; of the reader's own the last, for he saw the others. */
  #moved(gone) {
    const plane = this.#plane;
    const seen = this.#reply.scene.last.filter(([, to]) => plane.element(to));
    const here = (to) => plane.place(to).x === gone.x && plane.place(to).y === gone.y;
    const ways = gone ? seen.filter(([, to]) => here(to)).slice(0, 1) : seen;
    ways.forEach(([from, to], i) => {
      const above = ways.slice(i + 1).filter(([, other]) => other === to).length;
      const start = gone?.from ?? (plane.element(from) && plane.stands(from));
      if (start) slide(plane.man(to, above), [start, plane.stands(to, above)]);
    });
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
    this.#plane = new Field(drawn.querySelector(".j-points"), this.#reply.scene);
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
    const buttons = stop.map((text) =>
      button(text, () => this.#back(() => this.#play()), "j-main"),
    );
    if (this.#way.length)
      buttons.push(button(words.points.back, () => this.#back(() => this.stepBack())));
    this.#box.replaceChildren(...buttons);
    const said = to.size ? words.points.way : words.points.stuck;
    const news =
      from === undefined ? this.#told : fill(said, { point: from, points: [...to].join(", ") });
    if (this.#news.textContent !== news) this.#news.textContent = news;
  }

  /** Do what a button says that will be gone, with the reader on the board again. */
  #back(act) {
    this.#plane.focus(this.#plane.current);
    act();
  }

  /** Where the man taken up may go, each with the steps there. */
  #reach() {
    return reach(this.#reply.web.knots, this.#knot, this.#from);
  }

  #press(place) {
    this.#dropped = false;
    this.#choose(place);
  }

  /** Take a man up to carry him; his likeness. */
  #lift(place) {
    this.#from = place;
    this.#mark();
    return this.#plane.lift(place);
  }

  /** A man was carried to a place, or to none: then he is put back. */
  #drop(from, place) {
    this.#dropped = Boolean(place) && place !== from;
    if (this.#dropped) this.#put(place);
    else if (!place) this.#from = undefined;
    if (this.#open) this.#lay(this.#plane.focused);
  }

  /** The reader points at a place: a man to take up, where he goes, or a question. */
  #choose(place) {
    if (!this.#open) return;
    if (this.#from === undefined) this.#take(place);
    else if (place === this.#from) this.stepBack();
    else this.#put(place);
  }

  /** Take up a man of his own; of another the rules say why not. */
  #take(place) {
    const seat = this.#plane.seat(place);
    if (seat === this.#reply.turn) {
      this.#from = place;
      this.#mark();
    } else if (seat !== undefined) this.#acts.why(place);
  }

  #put(place) {
    const steps = this.#reach().get(place);
    if (!steps) {
      const { from, between } = { from: this.#from, between: this.#reply.scene.between };
      if (
        this.#plane.seat(place) === this.#reply.turn &&
        this.#next.some(([out]) => out === place)
      ) {
        this.#from = undefined;
        this.#take(place);
      } else
        this.#acts.why(
          [...this.#way, [from, place]].map((way) => way.slice(0, 2).join(between)).join(" "),
        );
      return;
    }
    const way = [this.#from, ...steps.map(([, to]) => to)].map((name) => this.#plane.stands(name));
    this.#way.push(...steps);
    this.#from = undefined;
    if (this.#end !== null && !this.#next.length) {
      this.#play();
      return;
    }
    this.#lay(place);
    if (!this.#dropped)
      slide(this.#plane.man(place), [...way.slice(0, -1), this.#plane.stands(place)]);
  }

  #play() {
    this.#lay(this.#plane.focused);
    const move = this.#reply.moves[this.#end];
    this.#open = false; // until the reply
    this.#box.replaceChildren();
    this.#acts.play(move);
  }
}
