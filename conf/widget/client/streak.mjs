/**
 * Which puzzles were answered on which day, and the streak of days with a solution. It is saved in
 * the browser; without storage, it lasts as long as the page.
 */

import { giving, transact } from "./database.mjs";

const ANSWERED = { name: "juegos-puzzles", store: "answered" };
const DAY = 864e5; // ms

/**
 * The first answer to a puzzle: on which day it was given, by the reader's own clock, and whether it
 * was right. Later answers are not kept.
 *
 * @typedef {{ id: string, day: number, isRight: boolean }} Answer
 */

/** @type {Map<string, Answer>} the answers given on this page */
const here = new Map();

/** The number of the reader's day, counted from the first of January 1970, which is 0. */
export function today() {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY;
}

/**
 * Note an answer to a puzzle, unless there was one before.
 *
 * @param {string} id
 * @param {boolean} isRight
 */
export async function note(id, isRight) {
  const known = await answers();
  if (known.has(id)) return;
  const answer = { id, day: today(), isRight };
  here.set(id, answer);
  const noted = transact(ANSWERED, "readwrite", (store) => store.add(answer));
  await noted.catch(() => {}); // it stands on this page
}

/**
 * All first answers, by the ids of the puzzles.
 *
 * @returns {Promise<Map<string, Answer>>}
 */
export async function answers() {
  /** @type {Promise<Answer[]>} */
  const asked = transact(ANSWERED, "readonly", (store, give) => giving(store.getAll(), give));
  const kept = await asked.catch(() => []);
  return new Map([
    ...kept.filter(isWhole).map((one) => /** @type {const} */ ([one.id, one])),
    ...here,
  ]);
}

/**
 * On how many days in a row, up to today or yesterday, a puzzle was solved at the first answer.
 *
 * @param {Map<string, Answer>} known
 */
export function days(known) {
  const solved = new Set([...known.values()].filter((one) => one.isRight).map(({ day }) => day));
  const last = solved.has(today()) ? today() : today() - 1;
  let first = last;
  while (solved.has(first)) first -= 1;
  return last - first;
}

/** @param {Partial<Answer>} answer as somebody has kept it */
function isWhole({ id, day, isRight }) {
  return typeof id === "string" && Number.isInteger(day) && typeof isRight === "boolean";
}
