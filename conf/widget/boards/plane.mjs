/** The drawing of a board of points: where its points lie, what stands there, how they are marked. */
import { fill } from "../client/dom.mjs";

const REACH = 0.75; // of the distance to the nearest other point, within which a point is meant
const NAME = /^[a-z]+[0-9]+/;

/** The point of a step: its token without the mark. */
export const pointOf = (token) => token.match(NAME)[0];

export class Plane {
  current; // the point that the Tab key comes to
  #marks = new Map(); // the element of each point
  #places = new Map(); // and where it lies, in the drawing's units

  constructor(svg) {
    this.svg = svg;
    for (const mark of svg.querySelectorAll("[data-at]")) {
      this.#marks.set(mark.dataset.at, mark);
      this.#places.set(mark.dataset.at, placeOf(mark));
    }
    const [first, ...others] = this.#places.values();
    this.reach = REACH * Math.min(...others.map((place) => distance(first, place)));
  }

  /** Make a picture a board: every point a button, one of them for the Tab key. */
  begin(name, point) {
    this.svg.setAttribute("role", "group");
    this.svg.setAttribute("aria-label", name);
    this.svg.querySelector(".j-coordinates").setAttribute("aria-hidden", "true");
    for (const mark of this.#marks.values()) {
      mark.setAttribute("role", "button");
      mark.setAttribute("tabindex", "-1");
    }
    this.rove(this.#marks.has(point) ? point : this.#marks.keys().next().value);
  }

  /** The point that has the focus, if one has. */
  get focused() {
    return this.svg.contains(document.activeElement)
      ? document.activeElement.dataset.at
      : undefined;
  }

  rove(point) {
    this.#marks.get(this.current)?.setAttribute("tabindex", "-1");
    this.current = point;
    this.#marks.get(point).setAttribute("tabindex", "0");
  }

  /** Put the focus on a point; the page stays where it is unless it `follows`. */
  focus(point, follows = false) {
    this.rove(point);
    this.#marks.get(point).focus({ preventScroll: !follows });
  }

  /** What stands on a point in words, nothing where it is empty. */
  says(point) {
    return this.#group(point).dataset.says;
  }

  /** The seat whose man stands there. */
  seat(point) {
    const sides = this.#group(point).classList;
    return sides.contains("j-w") ? 0 : sides.contains("j-b") ? 1 : undefined;
  }

  place(point) {
    return this.#places.get(point);
  }

  /** Where the man stands who is taken up there. */
  stands(point) {
    return this.place(point);
  }

  /** What that man is drawn of. */
  man(point) {
    return [this.#marks.get(point)];
  }

  #group(point) {
    return this.#marks.get(point).parentNode;
  }

  /** The point that an event means: the nearest one, if it is near. */
  near({ clientX, clientY }) {
    const here = this.#units(clientX, clientY);
    const far = (point) => distance(here, this.place(point));
    const nearest = [...this.#places.keys()].reduce((a, b) => (far(b) < far(a) ? b : a));
    return far(nearest) <= this.reach ? nearest : undefined;
  }

  #units(x, y) {
    return new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM().inverse());
  }

  /** The nearest point in a direction, or the same where there is none. */
  beside(point, [dx, dy]) {
    const here = this.place(point);
    let [found, least] = [point, Infinity];
    for (const [other, place] of this.#places) {
      const [x, y] = [place.x - here.x, place.y - here.y];
      const [along, across] = [x * dx + y * dy, Math.abs(x * dy) + Math.abs(y * dx)];
      if (along > 0 && across <= along && along + 2 * across < least) {
        [found, least] = [other, along + 2 * across];
      }
    }
    return found;
  }

  /** Mark what may move, where the man is, whither he may go and whom he will take. */
  mark({ may, from, start, to, doomed }, called) {
    for (const ghost of this.svg.querySelectorAll(".j-ghost")) ghost.remove();
    for (const [point, mark] of this.#marks) {
      const state = point === from ? "from" : to.has(point) ? "to" : may.has(point) ? "may" : "";
      mark.classList.toggle("j-from", point === from);
      mark.classList.toggle("j-to", to.has(point));
      mark.classList.toggle("j-may", may.has(point));
      mark.classList.toggle("j-doomed", doomed.includes(point));
      mark.classList.toggle("j-gone", Boolean(start) && start !== from && point === start);
      const what = this.says(point) ?? called.empty;
      const said = state ? called[state] : called.point;
      mark.setAttribute("aria-label", fill(said, { point, what }));
    }
    if (start && start !== from) this.#put(this.lift(start), start, from);
  }

  /** A likeness of the man on a point, which lies above all else. */
  lift(point) {
    const [mark, group] = [this.#marks.get(point), this.#group(point)];
    const ghost = group.cloneNode(false);
    ghost.removeAttribute("data-says");
    ghost.classList.add("j-ghost");
    ghost.append(mark.cloneNode(true));
    for (const name of [...ghost.firstChild.attributes].map((one) => one.name)) {
      if (/^(data-at|role|tabindex|class|aria-)/.test(name)) ghost.firstChild.removeAttribute(name);
    }
    ghost.dataset.of = point;
    this.svg.append(ghost);
    return ghost;
  }

  /** Let a likeness follow the pointer. */
  carry(ghost, { clientX, clientY }) {
    const [here, home] = [this.#units(clientX, clientY), this.stands(ghost.dataset.of)];
    for (const part of this.man(ghost.dataset.of)) part.classList.add("j-gone");
    for (const other of this.svg.querySelectorAll(".j-ghost")) if (other !== ghost) other.remove();
    ghost.style.translate = `${here.x - home.x}px ${here.y - home.y}px`;
  }

  #put(ghost, of, on) {
    const [home, there] = [this.place(of), this.place(on)];
    ghost.style.translate = `${there.x - home.x}px ${there.y - home.y}px`;
  }
}

function placeOf(mark) {
  if (mark.localName === "circle") return { x: mark.cx.baseVal.value, y: mark.cy.baseVal.value };
  const { e, f } = mark.transform.baseVal.getItem(0).matrix;
  return { x: e, y: f };
}

function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
