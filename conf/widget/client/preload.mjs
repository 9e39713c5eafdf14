/**
 * Starts Python in a room while the reader is idle, if all of it is cached, so that nothing need be
 * downloaded.
 */

/**
 * @import { Board } from "./board.mjs"
 * @import { Runtime } from "./replies.d.ts"
 */

const STORE = "juegos"; // the name that download.mjs, worker.mjs, offline.mjs and sw.js use too

/** @param {Board} board */
export async function makeReady(board) {
  if (!(await keepsPython(board))) return;
  board.figure.querySelector(".j-weight")?.remove();
  whenIdle(() => {
    if (board.state === "offered") board.load().catch(() => {}); // the click will tell
  });
}

/**
 * Whether every file that the game needs is cached in its present version: nothing is to be fetched
 * unasked.
 *
 * @param {Board} board
 */
export async function keepsPython({ root, data }) {
  try {
    const answer = await fetch(new URL("runtime.json", root), { cache: "no-cache" });
    /** @type {Runtime} */
    const { folder, files } = await answer.json();
    const stored = new Set((await (await caches.open(STORE)).keys()).map(({ url }) => url));
    return files
      .filter(({ family }) => !family || family === data.family)
      .every(({ name }) => stored.has(`${root}${folder}/${name}`));
  } catch {
    return false;
  }
}

/** @param {() => void} call */
export function whenIdle(call) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(call, { timeout: 5000 });
  else setTimeout(call, 2000);
}
