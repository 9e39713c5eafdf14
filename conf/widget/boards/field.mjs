/** The drawing of a tables board: its points and piles, and the men that are moved on it. */
import { fill } from "../client/dom.mjs";
import { Plane, stateOf } from "./plane.mjs";

/**
 * @import { PointsWords } from "../client/page.d.ts"
 * @import { TablesScene } from "../client/scenes.d.ts"
 * @import { Marks, Place } from "./plane.mjs"
 */

/** @typedef {{ seat: number, count: number }} Stack men of one seat in one place */

const BASE = 18; // as the drawing stacks men: the first, how far the next, how many are drawn
const ARROW = [33, 5];
/** @type {Record<string, number[] | undefined>} */
const PILES = { off: [12, 15], bar: [33, 2], hand: [33, 2] };

export class Field extends Plane {
  /** @type {Map<string, Stack>} */
  #men; // what stands on each place
  #called; // the names that some places have besides
  #hit; // where a man goes who is hit, and how many lie there
  /** @type {{ on: string, man: SVGElement, from: Place, to: Place }[]} */
  fallen = []; // the men hit so far: place, origin and target
  /** @type {{ on: string, man: SVGElement }[]} */
  #moved = []; // of {on, man}: the men moved so far

  /**
   * @param {SVGSVGElement} svg
   * @param {TablesScene} scene
   */
  constructor(svg, { men, called, hit }) {
    super(svg);
    this.#called = called;
    this.#hit = hit;
    this.#men = new Map(
      Object.entries(men).map(([name, [seat, count]]) => [name, { seat, count }]),
    );
  }

  /**
   * Return where a point begins: at the rim, from which its men are stacked.
   *
   * @override
   * @param {SVGGraphicsElement} mark
   */
  placeOf(mark) {
    const { e, f } = mark.transform.baseVal.getItem(0).matrix;
    return { x: e, y: f };
  }

  /**
   * The place under the pointer, however long it is.
   *
   * @override
   * @param {MouseEvent} event
   */
  near({ clientX, clientY }) {
    const under = document.elementFromPoint(clientX, clientY)?.closest("[data-at]");
    const isHere = under instanceof SVGElement && this.svg.contains(under);
    return isHere ? under.dataset.at : undefined;
  }

  /**
   * @override
   * @param {string} point
   */
  seat(point) {
    return this.#men.get(point)?.seat;
  }

  /**
   * Move the first man of a place to another; a blot there goes to the bar.
   *
   * @param {string} from
   * @param {string} to
   */
  move(from, to) {
    const { seat } = /** @type {Stack} */ (this.#men.get(from));
    const man = this.#taken(from);
    const there = this.#men.get(to);
    if (there && there.seat !== seat) {
      this.#fall(to);
      this.#men.delete(to);
    }
    const before = this.#men.get(to)?.count ?? 0;
    this.#count(from, seat, -1);
    this.#count(to, seat, 1);
    const { x, y } = this.place(to);
    man.setAttribute("transform", `translate(${x} ${y})`);
    for (const rim of man.children) rim.setAttribute("cy", String(this.#high(to, before)));
    this.svg.append(man);
    this.#moved.push({ on: to, man });
  }

  /**
   * Move the opponent's blot on a place to the bar, which both sides share.
   *
   * @param {string} on
   */
  #fall(on) {
    const [bar, lain = 0] = this.#hit;
    const from = this.foot(on);
    const mark = this.#drawn(on);
    const man = copyOf(mark.parentNode);
    man.removeAttribute("data-says");
    man.setAttribute("pointer-events", "none");
    man.append(...this.#rims(on));
    if (!bar || !this.element(bar)) return;
    const { x, y } = this.place(bar);
    const there = this.svg.viewBox.baseVal.height - y;
    const high = -this.#high(bar, lain + this.fallen.length);
    man.setAttribute("transform", `translate(${x} ${there})`);
    for (const rim of man.children) rim.setAttribute("cy", String(high));
    this.svg.append(man);
    this.fallen.push({ on, man, from, to: { x, y: there + high } });
  }

  /**
   * Return the distance of a man from the edge of his place, given the number below him.
   *
   * @param {string} name
   * @param {number} under
   */
  #high(name, under) {
    const way = this.place(name).y > this.svg.viewBox.baseVal.height / 2 ? -1 : 1;
    const [step, most] = PILES[name] ?? ARROW;
    return way * (BASE + step * Math.min(under, most - 1));
  }

  /**
   * Return the position of the first man of a place.
   *
   * @param {string} name
   */
  foot(name) {
    const { x, y } = this.place(name);
    return { x, y: y + this.#high(name, 0) };
  }

  /**
   * Return the position of the top man of a place, or of a first one there.
   *
   * @override
   * @param {string} name
   */
  stands(name, above = 0) {
    const { x, y } = this.place(name);
    return {
      x,
      y: y + this.#high(name, Math.max(0, (this.#men.get(name)?.count ?? 0) - 1 - above)),
    };
  }

  /**
   * Return the elements of the top man, or of one below; on a high pile he has the number.
   *
   * @override
   * @param {string} name
   */
  man(name, above = 0) {
    const moved = this.#moved.filter(({ on }) => on === name).reverse();
    if (above < moved.length) return [moved[above].man];
    const rims = this.#rims(name)
      .slice(2 * (above - moved.length))
      .slice(0, 2);
    const number = above ? null : this.#drawn(name).querySelector("text");
    const plate = number?.previousElementSibling;
    return number && plate ? [...rims, plate, number] : rims;
  }

  /**
   * Return a copy of the top man of a place, drawn above all else.
   *
   * @override
   * @param {string} name
   */
  lift(name) {
    const mark = this.#drawn(name);
    const ghost = copyOf(mark.parentNode);
    const man = copyOf(mark);
    ghost.removeAttribute("data-says");
    ghost.setAttribute("class", `${ghost.getAttribute("class")} j-ghost`);
    ghost.dataset.of = name;
    for (const { name: attribute } of [...man.attributes])
      if (attribute !== "transform") man.removeAttribute(attribute);
    const [top] = this.man(name);
    const rims = top.localName === "circle" ? this.#rims(name).slice(0, 2) : [...top.children];
    man.append(...rims.map((rim) => rim.cloneNode()));
    ghost.append(man);
    this.svg.append(ghost);
    return ghost;
  }

  /**
   * @param {string} name
   * @param {number} seat
   * @param {number} change
   */
  #count(name, seat, change) {
    const count = (this.#men.get(name)?.count ?? 0) + change;
    if (count > 0) this.#men.set(name, { seat, count });
    else this.#men.delete(name);
  }

  /**
   * Take the top man off a place: one moved before, or a copy.
   *
   * @param {string} name
   */
  #taken(name) {
    const last = this.#moved.findLastIndex(({ on }) => on === name);
    if (last >= 0) return this.#moved.splice(last, 1)[0].man;
    const mark = this.#drawn(name);
    const man = copyOf(mark.parentNode);
    man.removeAttribute("data-says");
    man.classList.add("j-moved");
    const number = mark.querySelector("text");
    const rims = this.#rims(name).slice(0, 2);
    man.append(...rims.map((rim) => rim.cloneNode()));
    if (number) number.textContent = String((this.#men.get(name)?.count ?? 0) - 1);
    else for (const rim of rims) rim.remove();
    return man;
  }

  /**
   * @param {string} name
   * @returns {SVGElement | null}
   */
  element(name) {
    return this.svg.querySelector(`[data-at="${CSS.escape(name)}"]`);
  }

  /** @param {string} name */
  #drawn(name) {
    return /** @type {SVGElement} */ (this.element(name));
  }

  /** @param {string} name */
  #rims(name) {
    return [...this.#drawn(name).querySelectorAll("circle")];
  }

  /**
   * Mark where a man may be taken up, where one is, and where he may go.
   *
   * @param {Omit<Marks, "doomed">} marks
   * @param {{ points: PointsWords, men: string[] }} words
   */
  show({ may, from, to }, words) {
    const { points, men } = words;
    this.mark({ may, from, to, doomed: [] }, points);
    for (const mark of this.svg.querySelectorAll("[data-at]")) {
      const point = mark.getAttribute("data-at") ?? "";
      const held = this.#men.get(point);
      const name = this.#called[point] ? `${point}, ${this.#called[point]}` : point;
      const what = held ? fill(men[held.seat], { n: held.count }) : points.empty;
      const state = stateOf(point, { may, from, to });
      mark.setAttribute("aria-label", fill(points[state], { point: name, what }));
    }
  }

  /**
   * Return the point of a path at a place: beyond its men.
   *
   * @override
   * @param {string} name
   */
  through(name) {
    const { x, y } = this.place(name);
    return { x, y: y > this.svg.viewBox.baseVal.height / 2 ? y - 110 : y + 110 };
  }
}

/**
 * Return a copy of an element without its children.
 *
 * @param {ParentNode | null} element
 */
function copyOf(element) {
  return /** @type {SVGElement} */ (element?.cloneNode(false));
}
