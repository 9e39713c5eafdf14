/**
 * How many puzzles were solved one after the other, and which, in this browser alone. Where it
 * keeps nothing, they are counted for as long as the page is open.
 */

const KEPT = "juegos-puzzles";

/** @typedef {{ count: number, answered: string[] }} Streak */

/** @type {Streak | undefined} */
let here;

/** @returns {Streak} */
export function streak() {
  here ??= read();
  return here;
}

/**
 * Count the first answer to a puzzle: a right one adds to the row, a wrong one ends it. Of a puzzle
 * answered before, nothing is counted.
 *
 * @param {string} id
 * @param {boolean} isRight
 */
export function count(id, isRight) {
  const { count: before, answered } = streak();
  if (answered.includes(id)) return;
  here = { count: isRight ? before + 1 : 0, answered: [...answered, id] };
  try {
    localStorage.setItem(KEPT, JSON.stringify(here));
  } catch {
    // it is counted until the page is left
  }
}

/** @returns {Streak} */
function read() {
  try {
    const { count: told, answered } = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    if (Number.isInteger(told) && Array.isArray(answered)) return { count: told, answered };
  } catch {
    // nothing is kept, or somebody else has written there
  }
  return { count: 0, answered: [] };
}
