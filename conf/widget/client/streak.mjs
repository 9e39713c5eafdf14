/**
 * Which puzzles were answered on which day, and the streak of days with a solution. It is saved in
 * the browser; without storage, it lasts as long as the page.
 */

import { giving, transact } from "./database.mjs";

const ANSWERED = { name: "juegos-puzzles", store: "answered" };
const DAY = 864e5; // ms

/**
 * The first answer to a puzzle: its day, by the reader's own clock, and whether it was right. Later
 * answers are not saved.
 *
 * @typedef {{ id: string, day: number, isRight: boolean }} Answer
 */

/** @type {Map<string, Answer>} the answers given on this page */
const here = new Map();

/** Return the number of the reader's day; 1 January 1970 is 0. */
export function today() {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;
}

/**
 * Save an answer to a puzzle, unless there was one before.
 *
 * @param {string} id
 * @param {boolean} isRight
 */
export async function note(id, isRight) {
  const earlier = await answers();
  if (earlier.has(id)) return;
  const answer = { id, day: today(), isRight };
  here.set(id, answer);
  const noted = transact(ANSWERED, "readwrite", (store) => store.add(answer));
  await noted.catch(() => {}); // it stands on this page
}

/**
 * Return all first answers, by the ids of the puzzles.
 *
 * @returns {Promise<Map<string, Answer>>}
 */
export async function answers() {
  /** @type {Promise<Answer[]>} */
  const asked = transact(ANSWERED, "readonly", (store, give) => giving(store.getAll(), give));
  const answered = await asked.catch(() => []);
  return new Map([
    ...answered.filter(isWhole).map((one) => /** @type {const} */ ([one.id, one])),
    ...here,
  ]);
}

/**
 * Return the number of consecutive days, up to today or yesterday, with a puzzle solved at the
 * first answer.
 *
 * @param {Map<string, Answer>} byPuzzle
 */
export function days(byPuzzle) {
  const solved = new Set([...byPuzzle.values()].filter((one) => one.isRight).map(({ day }) => day));
  const last = solved.has(today()) ? today() : today() - 1;
  let first = last;
  while (solved.has(first)) first -= 1;
  return last - first;
}

/** @param {Partial<Answer>} answer as stored */
function isWhole({ id, day, isRight }) {
  return typeof id === "string" && Number.isInteger(day) && typeof isRight === "boolean";
}
