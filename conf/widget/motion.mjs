/** What moves on a board of points when a move has been made; nothing for who asked for less. */
const LONGEST = 300; // ms

const still = matchMedia("(prefers-reduced-motion: reduce)");

/** Let the man at the end of a way come along it. */
export function slide(plane, way) {
  if (still.matches) return;
  const end = plane.place(way.at(-1));
  const steps = way.map(plane.place, plane);
  const translate = steps.map(({ x, y }) => `${x - end.x}px ${y - end.y}px`);
  const man = plane.svg.querySelector(`[data-at="${way.at(-1)}"]`);
  man.animate({ translate }, { duration: LONGEST, easing: "ease-in-out" });
}

/** Let the men who stood on some points of the drawing before fade from this one. */
export function fade(plane, before, points) {
  if (still.matches) return;
  for (const point of points) {
    if (!before.says(point)) continue;
    const ghost = before.lift(point);
    plane.svg.append(ghost);
    const motion = ghost.animate({ opacity: [1, 0] }, { duration: LONGEST });
    motion.finished.then(() => ghost.remove(), () => ghost.remove());
  }
}
