/** Settings of all rooms, saved in the browser: what the board shows, turning, sounds. */
import { part } from "../client/dom.mjs";

/** @import { Board } from "../client/board.mjs" */

const KEPT = "juegos-settings"; // the name that room.mjs asks for too

/**
 * Show what is set, and heed it from now on.
 *
 * @param {HTMLElement} settings
 * @param {Board} board
 */
export function heed(settings, board) {
  const set = remembered();
  /** @type {NodeListOf<HTMLInputElement>} */
  const switches = settings.querySelectorAll("input");
  const obey = () => {
    for (const { name, checked } of switches) board.figure.dataset[name] = checked ? "on" : "off";
  };
  const keep = () => {
    const chosen = [...switches].map(({ name, checked }) => [name, checked]);
    obey();
    try {
      const all = { ...remembered(), ...Object.fromEntries(chosen) };
      localStorage.setItem(KEPT, JSON.stringify(all));
    } catch {} // a browser that keeps nothing
    board.game?.obey();
  };
  /* somebody may have been faster than this module */
  const changed = [...switches].filter((one) => one.checked !== one.defaultChecked);
  for (const one of switches)
    if (!changed.includes(one)) one.checked = set[one.name] ?? one.checked;
  if (changed.length) keep();
  obey();
  settings.addEventListener("change", keep);
  const { sounds } = board.figure.dataset;
  if (sounds) hear(board);
}

/** @returns {Record<string, boolean>} */
function remembered() {
  try {
    const stored = JSON.parse(localStorage.getItem(KEPT) ?? "{}");
    return typeof stored === "object" && stored ? stored : {};
  } catch {
    return {}; // somebody else has written there
  }
}

/**
 * Sound each move and each throw once it is drawn, where sounds are on.
 *
 * @param {Board} board
 */
function hear(board) {
  /** @type {unknown} */
  let heard;
  const drawn = part(board.figure, ".j-drawn");
  const watch = new MutationObserver(async () => {
    const made = board.game?.shown.made;
    const isNew = made !== heard && drawn.matches(".j-tumble");
    heard = made;
    if (!isNew || !made || board.figure.dataset.sounds !== "on") return;
    const { knock, rattle } = await import("../boards/sounds.mjs");
    const isThrow = made.move === undefined && board.data.seat === undefined; // cards are not thrown
    if (isThrow) rattle();
    else knock();
  });
  watch.observe(drawn, { childList: true });
}
