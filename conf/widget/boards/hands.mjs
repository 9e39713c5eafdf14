/** Input on a board: click, drag, keys. */
import { isSecond } from "../client/dom.mjs";

/** @import { Plane, Way } from "./plane.mjs" */

/**
 * What a board does when they do it: `plane` is the drawing as it is now, `holds` tells whether
 * the man on a point may be taken up, `lift` returns a copy of him.
 *
 * @typedef {object} Hands
 * @property {() => Plane | undefined} plane
 * @property {(point: string) => unknown} choose
 * @property {() => unknown} back
 * @property {(point: string) => boolean} holds
 * @property {(point: string) => SVGElement | undefined} lift
 * @property {(from: string, point?: string | undefined) => unknown} drop
 */

/**
 * What comes of it: `play` makes a move, `why` says why one is none, `stepped` is told whether a step
 * of a move on its way can be taken back.
 *
 * @typedef {object} Doing
 * @property {(move: string) => unknown} play
 * @property {(move: string) => unknown} why
 * @property {(isOn: boolean) => unknown} stepped
 */

/**
 * What of them carrying takes, and what of the drawing; a card is carried as a man is.
 *
 * @typedef {Pick<Plane, "near" | "svg" | "carry">} Ground
 * @typedef {Pick<Hands, "holds" | "lift" | "drop"> & { plane: () => Ground | undefined }} Carrying
 */

const FAR = 6; // px that a pointer goes before it drags
/** @type {Record<string, Way | undefined>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/**
 * Listen to the events of a drawing.
 *
 * @param {HTMLElement} drawn
 * @param {Hands} acts
 */
export function listen(drawn, acts) {
  const carrying = drag(drawn, acts);

  drawn.addEventListener("click", (event) => {
    const plane = acts.plane();
    const point = plane?.near(event);
    if (!plane || !point || carrying() || isSecond(event)) return;
    plane.rove(point);
    acts.choose(point);
  });

  drawn.addEventListener("keydown", (event) => {
    const point = event.target instanceof SVGElement && event.target.dataset.at;
    const plane = acts.plane();
    if (!plane || !point || event.ctrlKey || event.metaKey || event.altKey) return;
    const way = WAYS[event.key];
    if (way) plane.focus(plane.beside(point, way), true);
    else if (event.key === "Escape" || event.key === "Backspace") acts.back();
    else if (event.key !== "Enter" && event.key !== " ") return;
    else if (!event.repeat) acts.choose(point);
    event.preventDefault();
  });
}

/**
 * Make men draggable; return a function that says whether one is being dragged.
 *
 * @param {HTMLElement} drawn
 * @param {Carrying} hands
 * @returns {() => boolean}
 */
export function drag(drawn, { plane, holds, lift, drop }) {
  /** @type {{ point: string, id: number, x: number, y: number, man?: SVGElement | undefined } | undefined} */
  let held; // {point, id, x, y}, and the man's likeness once he is lifted

  drawn.addEventListener("pointerdown", (event) => {
    const point = event.button ? undefined : plane()?.near(event);
    const { pointerId: id, clientX: x, clientY: y } = event;
    held = point && holds(point) ? { point, id, x, y } : undefined;
  });

  drawn.addEventListener("pointermove", (event) => {
    const board = plane();
    if (!board || held?.id !== event.pointerId) return;
    if (!held.man) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
      held.man = lift(held.point);
      if (!held.man) {
        held = undefined;
        return;
      }
      board.svg.setPointerCapture(held.id);
    }
    board.carry(held.man, event);
  });

  // A finger on a man carries him, anywhere else it moves the page. Chromium heeds no touch-action
  // within a drawing, and on the whole of it that would hold the page fast.
  drawn.addEventListener(
    "touchmove",
    (event) => {
      if (held && event.cancelable) event.preventDefault();
    },
    { passive: false },
  );

  // On the whole page: he who presses on a man and lets go elsewhere holds none.
  document.addEventListener("pointerup", (event) => {
    if (!held?.man) {
      held = undefined; // it will be a click
      return;
    }
    if (held.id !== event.pointerId) return;
    const released = held;
    setTimeout(() => {
      if (held === released) held = undefined; // after the click that this makes
    });
    drop(held.point, plane()?.near(event));
  });

  drawn.addEventListener("pointercancel", () => {
    if (held?.man) drop(held.point);
    held = undefined;
  });

  return () => Boolean(held?.man);
}
