/** The drawing of a board of points: the places of its points, the pieces, the marks. */
import { fill, part } from "../client/dom.mjs";

/** @import { PointsWords } from "../client/page.d.ts" */

/**
 * @typedef {{ x: number, y: number }} Place in the drawing's units
 * @typedef {readonly [dx: number, dy: number]} Way a direction
 */

/**
 * The marks: the possible origins, where the man is and where he began, where he may go, whom he
 * will take.
 *
 * @typedef {object} Marks
 * @property {Set<string>} may
 * @property {string | undefined} from
 * @property {string | undefined} [start]
 * @property {Set<string>} to
 * @property {string[]} doomed
 */

/**
 * Return the distance of a point, from its parts along a direction and across it, clockwise; infinite
 * if that direction does not lead to it.
 *
 * @typedef {(along: number, across: number) => number} Far
 */

const REACH = 0.75; // of the distance to the nearest other point, within which a point is meant
const NAME = /^[a-z]+[0-9]+/;
const FARTHER = 10_000; // more than a board is wide
/** @type {readonly Way[]} those of the four arrows */
const WAYS = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
];

/**
 * Return the point of a step: its token without the mark.
 *
 * @param {string} token
 */
export const pointOf = (token) => token.match(NAME)?.[0] ?? token;

/**
 * Return the last item of a list that is not empty.
 *
 * @template T
 * @param {T[]} list
 */
export const lastOf = (list) => list[list.length - 1];

export class Plane {
  current = ""; // the point that the Tab key comes to
  /** @type {Map<string, SVGGraphicsElement>} */
  #marks = new Map(); // the element of each point
  /** @type {Map<string, Place>} */
  #places = new Map(); // and where it lies, in the drawing's units
  /** @type {boolean | undefined} */
  #isWhole; // whether arrows may keep to rows and columns, once one was pressed

  /** @param {SVGSVGElement} svg */
  constructor(svg) {
    this.svg = svg;
    for (const mark of marksOf(svg)) {
      const { at = "" } = mark.dataset;
      this.#marks.set(at, mark);
      this.#places.set(at, this.placeOf(mark));
    }
    const [first, ...others] = this.#places.values();
    this.reach = REACH * Math.min(...others.map((place) => distance(first, place)));
  }

  /**
   * Make a picture a board: every point is a button, one of them in the tab order.
   *
   * @param {string} name
   * @param {string | undefined} point
   */
  begin(name, point) {
    this.svg.setAttribute("role", "group");
    this.svg.setAttribute("aria-label", name);
    part(this.svg, ".j-coordinates").setAttribute("aria-hidden", "true");
    for (const mark of this.#marks.values()) {
      mark.setAttribute("role", "button");
      mark.setAttribute("tabindex", "-1");
    }
    const [begins] = this.#marks.keys();
    this.rove(point !== undefined && this.#marks.has(point) ? point : begins);
  }

  /** The point that has the focus, if one has. */
  get focused() {
    const active = document.activeElement;
    return active instanceof SVGElement && this.svg.contains(active)
      ? active.dataset.at
      : undefined;
  }

  /** @param {string} point */
  rove(point) {
    this.#marks.get(this.current)?.setAttribute("tabindex", "-1");
    this.current = point;
    this.#markAt(point).setAttribute("tabindex", "0");
  }

  /**
   * Focus a point, without scrolling the page unless it `follows`.
   *
   * @param {string} point
   */
  focus(point, follows = false) {
    this.rove(point);
    this.#markAt(point).focus({ preventScroll: !follows });
  }

  /**
   * Return the men on a point in words; empty for an empty point.
   *
   * @param {string} point
   */
  says(point) {
    return this.#group(point).dataset.says;
  }

  /**
   * Return the seat of the man there.
   *
   * @param {string} point
   * @returns {number | undefined}
   */
  seat(point) {
    const sides = this.#group(point).classList;
    return sides.contains("j-w") ? 0 : sides.contains("j-b") ? 1 : undefined;
  }

  /**
   * @param {string} point
   * @returns {Place}
   */
  place(point) {
    return /** @type {Place} */ (this.#places.get(point));
  }

  /**
   * Return where a point lies; a pile stands about the middle of its square.
   *
   * @param {SVGGraphicsElement} mark
   * @returns {Place}
   */
  placeOf(mark) {
    if (mark instanceof SVGCircleElement)
      return { x: mark.cx.baseVal.value, y: mark.cy.baseVal.value };
    const { e, f } = mark.transform.baseVal.getItem(0).matrix;
    const { x, y, width, height } = mark.getBBox();
    return { x: e + x + width / 2, y: f + y + height / 2 };
  }

  /**
   * Return the element of a place, by its name in this drawing; an earlier one may differ.
   *
   * @param {Place} place
   */
  named({ x, y }) {
    for (const [name, at] of this.#places) if (at.x === x && at.y === y) return name;
    return undefined;
  }

  /**
   * Return the position of the man taken up there.
   *
   * @param {string} point
   * @returns {Place}
   */
  stands(point) {
    return this.place(point);
  }

  /**
   * Return the elements of that man.
   *
   * @param {string} point
   * @returns {Element[]}
   */
  man(point) {
    return [this.#markAt(point)];
  }

  /** @param {string} point */
  #markAt(point) {
    return /** @type {SVGGraphicsElement} */ (this.#marks.get(point));
  }

  /**
   * @param {string} point
   * @returns {SVGElement}
   */
  #group(point) {
    return /** @type {SVGElement} */ (this.#markAt(point).parentNode);
  }

  /**
   * Return the point of an event: the nearest one, if it is near.
   *
   * @param {MouseEvent} event
   */
  near({ clientX, clientY }) {
    const here = this.#units(clientX, clientY);
    /** @param {string} point */
    const far = (point) => distance(here, this.place(point));
    const nearest = [...this.#places.keys()].reduce((a, b) => (far(b) < far(a) ? b : a));
    return far(nearest) <= this.reach ? nearest : undefined;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  #units(x, y) {
    return new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM()?.inverse());
  }

  /**
   * Return the nearest point in a direction, or the same if there is none. Arrows keep to rows and
   * columns, unless they would reach only half of the points, as on squares of one colour: then left
   * and right go through all points in reading order, up and down to the next line.
   *
   * @param {string} point
   * @param {Way} way
   */
  beside(point, way) {
    this.#isWhole ??= this.#leadsEverywhere();
    if (this.#isWhole) return this.#nearest(point, way, alongRows);
    const [dx] = way;
    return dx ? this.#inLines(point, dx) : this.#nearest(point, way, this.#toNextLine);
  }

  /**
   * @param {string} point
   * @param {Way} way
   * @param {Far} far
   */
  #nearest(point, [dx, dy], far) {
    const here = this.place(point);
    let [nearest, least] = [point, Number.POSITIVE_INFINITY];
    for (const [other, place] of this.#places) {
      const [x, y] = [place.x - here.x, place.y - here.y];
      const off = far(x * dx + y * dy, y * dx - x * dy);
      if (off < least) [nearest, least] = [other, off];
    }
    return nearest;
  }

  /** @type {Far} */
  #toNextLine = (along, across) => {
    const lines = Math.round(along / this.reach);
    return lines > 0 ? FARTHER * lines + Math.abs(across) : Number.POSITIVE_INFINITY;
  };

  /**
   * Return the next point in reading order, or the one before; the same at the ends.
   *
   * @param {string} point
   * @param {number} step
   */
  #inLines(point, step) {
    const isBeside = (/** @type {number} */ y) => Math.abs(y) < this.reach / 2;
    const read = [...this.#places].sort(([, a], [, b]) =>
      isBeside(a.y - b.y) ? a.x - b.x : a.y - b.y,
    );
    const points = read.map(([name]) => name);
    return points[points.indexOf(point) + step] ?? point;
  }

  /** Whether arrows along rows and columns lead from every point to all others. */
  #leadsEverywhere() {
    const points = [...this.#places.keys()];
    const next = new Map(
      points.map((at) => [at, WAYS.map((way) => this.#nearest(at, way, alongRows))]),
    );
    return points.every((first) => {
      const reached = new Set([first]);
      for (const point of reached) for (const other of next.get(point) ?? []) reached.add(other);
      return reached.size === points.length;
    });
  }

  /**
   * Mark what may move, where the man is, where he may go and whom he will take.
   *
   * @param {Marks} marks
   * @param {PointsWords} called
   */
  mark(marks, called) {
    const { may, from, start, to, doomed } = marks;
    const gone = start === from ? undefined : start;
    for (const ghost of this.svg.querySelectorAll(".j-ghost")) ghost.remove();
    for (const [point, mark] of this.#marks) {
      mark.classList.toggle("j-from", point === from);
      mark.classList.toggle("j-to", to.has(point));
      mark.classList.toggle("j-may", may.has(point));
      mark.classList.toggle("j-doomed", doomed.includes(point));
      mark.classList.toggle("j-lifted", point === gone);
      const what = this.says(point) ?? called.empty;
      mark.setAttribute("aria-label", fill(called[stateOf(point, marks)], { point, what }));
    }
    if (gone && from) this.#put(this.lift(gone), gone, from);
  }

  /**
   * Draw a path over the board, from place to place, with an arrowhead at its end; a ring around a
   * single place.
   *
   * @param {string[]} points
   */
  draw(points) {
    const way = points.filter((name) => this.#places.has(name)).map(this.through, this);
    if (!way.length) return;
    const path = document.createElementNS(this.svg.namespaceURI, "path");
    path.setAttribute("class", "j-way");
    path.setAttribute("d", way.length > 1 ? arrow(way, this.reach / 3) : ring(way[0], this.reach));
    this.svg.append(path);
  }

  /** Remove all drawn paths. */
  clear() {
    for (const way of this.svg.querySelectorAll(".j-way")) way.remove();
  }

  /**
   * Return the position of a path at a point.
   *
   * @param {string} point
   */
  through(point) {
    return this.place(point);
  }

  /**
   * Return a copy of the man on a point, drawn above all else.
   *
   * @param {string} point
   */
  lift(point) {
    const group = this.#group(point);
    const ghost = /** @type {SVGElement} */ (group.cloneNode(false));
    ghost.removeAttribute("data-says");
    ghost.classList.add("j-ghost");
    const man = /** @type {SVGElement} */ (this.#markAt(point).cloneNode(true));
    ghost.append(man);
    for (const name of [...man.attributes].map((one) => one.name)) {
      if (/^(data-at|role|tabindex|class|aria-)/.test(name)) man.removeAttribute(name);
    }
    ghost.dataset.of = point;
    this.svg.append(ghost);
    return ghost;
  }

  /**
   * Make a copy follow the pointer.
   *
   * @param {SVGElement} ghost
   * @param {MouseEvent} event
   */
  carry(ghost, { clientX, clientY }) {
    const { of = "" } = ghost.dataset;
    const [here, home] = [this.#units(clientX, clientY), this.stands(of)];
    for (const one of this.man(of)) one.classList.add("j-lifted");
    for (const other of this.svg.querySelectorAll(".j-ghost")) if (other !== ghost) other.remove();
    ghost.style.translate = `${here.x - home.x}px ${here.y - home.y}px`;
  }

  /**
   * @param {SVGElement} ghost
   * @param {string} of
   * @param {string} on
   */
  #put(ghost, of, on) {
    const [home, there] = [this.place(of), this.place(on)];
    ghost.style.translate = `${there.x - home.x}px ${there.y - home.y}px`;
  }
}

/**
 * Return the role of a point in the unfinished move.
 *
 * @param {string} point
 * @param {Pick<Marks, "may" | "from" | "to">} marks
 */
export function stateOf(point, { may, from, to }) {
  if (point === from) return "from";
  if (to.has(point)) return "to";
  return may.has(point) ? "may" : "point";
}

/** @param {SVGSVGElement} svg */
function marksOf(svg) {
  return /** @type {NodeListOf<SVGGraphicsElement>} */ (svg.querySelectorAll("[data-at]"));
}

/** @type {Far} */
function alongRows(along, across) {
  const aside = Math.abs(across);
  return along > 0 && aside <= along ? along + 2 * aside : Number.POSITIVE_INFINITY;
}

/**
 * Return a line through places as an SVG path, with an arrowhead of some size at its end.
 *
 * @param {Place[]} way
 * @param {number} size
 */
function arrow(way, size) {
  const [from, to] = way.slice(-2);
  const far = distance(from, to) || 1;
  const [dx, dy] = [(size * (to.x - from.x)) / far, (size * (to.y - from.y)) / far];
  const head = [
    { x: to.x - dx - dy, y: to.y - dy + dx },
    to,
    { x: to.x - dx + dy, y: to.y - dy - dx },
  ];
  const lines = [way, head].map((places) => places.map(({ x, y }) => `${x} ${y}`).join("L"));
  return `M${lines.join("M")}`;
}

/**
 * Return a circle around a place as an SVG path.
 *
 * @param {Place} place
 * @param {number} wide
 */
function ring({ x, y }, wide) {
  const half = wide / 2;
  return `M${x - half} ${y}a${half} ${half} 0 1 0 ${wide} 0a${half} ${half} 0 1 0 ${-wide} 0`;
}

/**
 * @param {Place} a
 * @param {Place} b
 */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
