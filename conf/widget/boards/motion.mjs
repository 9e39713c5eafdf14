/** Animates a move that has been made, unless the reader prefers reduced motion. */
import { lastOf } from "./plane.mjs";

/** @import { Place, Plane } from "./plane.mjs" */
const LONGEST = 200; // ms

const still = matchMedia("(prefers-reduced-motion: reduce)");

/**
 * Animate the elements of a man along the path that ends at his place.
 *
 * @param {Element[]} man
 * @param {Place[]} way
 */
export function slide(man, way) {
  if (still.matches) return;
  const end = lastOf(way);
  const translate = way.map(({ x, y }) => `${x - end.x}px ${y - end.y}px`);
  for (const part of man) part.animate({ translate }, { duration: LONGEST, easing: "ease-in-out" });
}

/**
 * Fade out the men on some points of the previous drawing.
 *
 * @param {Plane} plane
 * @param {Plane} before
 * @param {string[]} points
 */
export function fade(plane, before, points) {
  if (still.matches) return;
  for (const point of points) {
    if (!before.says(point)) continue;
    const ghost = before.lift(point);
    plane.svg.append(ghost);
    const motion = ghost.animate({ opacity: [1, 0] }, { duration: LONGEST });
    motion.finished.then(
      () => ghost.remove(),
      () => ghost.remove(),
    );
  }
}
