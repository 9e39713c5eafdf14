/** The drawing of a tables board: its arrows and piles, and the men that are moved on it. */
import { fill } from "../client/dom.mjs";
import { Plane } from "./plane.mjs";

const BASE = 18; // as the drawing stacks men: the first, how far the next, how many are drawn
const PILES = { off: [12, 15], bar: [33, 2], hand: [33, 2], arrow: [33, 5] };

export class Field extends Plane {
  #men; // what stands on each place, as [seat, men]
  #called; // the names that some places have besides
  #moved = []; // of {on, man}: the men moved so far

  constructor(svg, { men, called }) {
    super(svg);
    this.#called = called;
    this.#men = new Map(
      Object.entries(men).map(([name, [seat, count]]) => [name, { seat, count }]),
    );
  }

  /** The place under the pointer, however long it is. */
  near({ clientX, clientY }) {
    const found = document.elementFromPoint(clientX, clientY)?.closest("[data-at]");
    return found && this.svg.contains(found) ? found.dataset.at : undefined;
  }

  seat(point) {
    return this.#men.get(point)?.seat;
  }

  /** Move the first man of a place to another; whoever stands alone there goes. */
  move(from, to) {
    const { seat } = this.#men.get(from);
    const man = this.#taken(from);
    const there = this.#men.get(to);
    if (there && there.seat !== seat) {
      for (const rim of this.#rims(to)) rim.remove();
      this.#men.delete(to);
    }
    const before = this.#men.get(to)?.count ?? 0;
    this.#count(from, seat, -1);
    this.#count(to, seat, 1);
    const { x, y } = this.place(to);
    man.setAttribute("transform", `translate(${x} ${y})`);
    for (const rim of man.children) rim.setAttribute("cy", this.#high(to, before));
    this.svg.append(man);
    this.#moved.push({ on: to, man });
  }

  /** How far from its place's edge a man is drawn who has so many under him. */
  #high(name, under) {
    const way = this.place(name).y > this.svg.viewBox.baseVal.height / 2 ? -1 : 1;
    const [step, most] = PILES[name] ?? PILES.arrow;
    return way * (BASE + step * Math.min(under, most - 1));
  }

  /** Where the man on top of a place stands, or would stand first. */
  stands(name, above = 0) {
    const { x, y } = this.place(name);
    return {
      x,
      y: y + this.#high(name, Math.max(0, (this.#men.get(name)?.count ?? 0) - 1 - above)),
    };
  }

  /** What he is drawn of, or the man so many under him; on a high pile the number is on him. */
  man(name, above = 0) {
    const moved = this.#moved.filter(({ on }) => on === name).reverse();
    if (above < moved.length) return [moved[above].man];
    const rims = this.#rims(name)
      .slice(2 * (above - moved.length))
      .slice(0, 2);
    const number = above ? null : this.element(name).querySelector("text");
    return number ? [...rims, number.previousElementSibling, number] : rims;
  }

  /** A likeness of the man on top of a place, which lies above all else. */
  lift(name) {
    const mark = this.element(name);
    const [ghost, man] = [mark.parentNode.cloneNode(false), mark.cloneNode(false)];
    ghost.removeAttribute("data-says");
    ghost.setAttribute("class", `${ghost.getAttribute("class")} j-ghost`);
    ghost.dataset.of = name;
    for (const { name: told } of [...man.attributes])
      if (told !== "transform") man.removeAttribute(told);
    const [top] = this.man(name);
    const rims = top.localName === "circle" ? this.#rims(name).slice(0, 2) : [...top.children];
    man.append(...rims.map((rim) => rim.cloneNode()));
    ghost.append(man);
    this.svg.append(ghost);
    return ghost;
  }

  #count(name, seat, change) {
    const count = (this.#men.get(name)?.count ?? 0) + change;
    if (count > 0) this.#men.set(name, { seat, count });
    else this.#men.delete(name);
  }

  /** The man on top of a place, taken off it: one moved before, or his likeness. */
  #taken(name) {
    const last = this.#moved.findLastIndex(({ on }) => on === name);
    if (last >= 0) return this.#moved.splice(last, 1)[0].man;
    const mark = this.element(name);
    const man = mark.parentNode.cloneNode(false);
    man.removeAttribute("data-says");
    man.classList.add("j-moved");
    const number = mark.querySelector("text");
    const rims = this.#rims(name).slice(0, 2);
    man.append(...rims.map((rim) => rim.cloneNode()));
    if (number) number.textContent = this.#men.get(name).count - 1;
    else for (const rim of rims) rim.remove();
    return man;
  }

  element(name) {
    return this.svg.querySelector(`[data-at="${CSS.escape(name)}"]`);
  }

  #rims(name) {
    return [...this.element(name).querySelectorAll("circle")];
  }

  /** Mark where a man may be taken up, where one is and whither he may go. */
  show({ may, from, to }, words) {
    const { points, men } = words;
    this.mark({ may, from, to, doomed: [] }, points);
    for (const mark of this.svg.querySelectorAll("[data-at]")) {
      const point = mark.dataset.at;
      const held = this.#men.get(point);
      const said = this.#called[point] ? `${point}, ${this.#called[point]}` : point;
      const what = held ? fill(men[held.seat], { n: held.count }) : points.empty;
      const state =
        point === from ? "from" : to.has(point) ? "to" : may.has(point) ? "may" : "point";
      mark.setAttribute("aria-label", fill(points[state], { point: said, what }));
    }
  }

  /** Draw a way over the board, from place to place. */
  draw(places) {
    const high = this.svg.viewBox.baseVal.height;
    const at = places.filter((name) => this.element(name)).map((name) => this.place(name));
    const line = at
      .map(({ x, y }, i) => `${i ? "L" : "M"}${x} ${y > high / 2 ? y - 110 : y + 110}`)
      .join("");
    const path = document.createElementNS(this.svg.namespaceURI, "path");
    path.setAttribute("class", "j-way");
    path.setAttribute("d", line);
    this.svg.append(path);
  }

  clear() {
    for (const way of this.svg.querySelectorAll(".j-way")) way.remove();
  }
}
