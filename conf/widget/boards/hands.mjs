/**
 * What the reader's hands do on a board: click, drag, keys. `acts` are plane(), which
 * is the drawing as it is now, choose(point), back(), holds(point), lift(point), drop(from, to).
 */
import { isSecond } from "../client/dom.mjs";

const FAR = 6; // px that a pointer goes before it drags
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Listen to what happens on the place of a drawing. */
export function listen(drawn, acts) {
  const carrying = drag(drawn, acts);

  drawn.addEventListener("click", (event) => {
    const point = acts.plane()?.near(event);
    if (!point || carrying() || isSecond(event)) return;
    acts.plane().rove(point);
    acts.choose(point);
  });

  drawn.addEventListener("keydown", (event) => {
    const point = event.target.dataset?.at;
    if (!point || event.ctrlKey || event.metaKey || event.altKey) return;
    const plane = acts.plane();
    if (WAYS[event.key]) plane.focus(plane.beside(point, WAYS[event.key]), true);
    else if (event.key === "Escape" || event.key === "Backspace") acts.back();
    else if (event.key !== "Enter" && event.key !== " ") return;
    else if (!event.repeat) acts.choose(point);
    event.preventDefault();
  });
}

/** Let men be dragged; returns what tells whether one is being carried. */
function drag(drawn, { plane, holds, lift, drop }) {
  let held; // {point, id, x, y}, and the man's likeness once he is lifted

  drawn.addEventListener("pointerdown", (event) => {
    const point = event.button ? undefined : plane()?.near(event);
    const { pointerId: id, clientX: x, clientY: y } = event;
    held = point && holds(point) ? { point, id, x, y } : undefined;
  });

  drawn.addEventListener("pointermove", (event) => {
    if (held?.id !== event.pointerId) return;
    if (!held.man) {
      if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
      held.man = lift(held.point);
      if (!held.man) return (held = undefined);
      plane().svg.setPointerCapture(held.id);
    }
    plane().carry(held.man, event);
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

  drawn.addEventListener("pointerup", (event) => {
    if (!held?.man) return (held = undefined); // it will be a click
    if (held.id !== event.pointerId) return;
    setTimeout(() => (held = undefined)); // after the click that this makes
    drop(held.point, plane().near(event));
  });

  drawn.addEventListener("pointercancel", () => {
    if (held?.man) drop(held.point);
    held = undefined;
  });

  return () => Boolean(held?.man);
}
