/** Marks the drawn dice that have been played, and says so in words. */
import { element, fill } from "../client/dom.mjs";

/** @import { Board } from "../client/board.mjs" */

/**
 * Show in a room which dice are played; each drawn die represents as many as there are of it.
 *
 * @param {Board} board
 * @param {number[]} dice
 * @param {boolean[]} played
 */
export function showPlayed({ figure, words: { room } }, dice, played) {
  const left = figure.querySelector(".j-left");
  if (left) left.textContent = "";
  if (!room || !played.includes(true)) return;
  const drawn = [...figure.querySelectorAll(".j-drawn .j-die")];
  const each = dice.length / drawn.length;
  for (const [i, die] of drawn.entries())
    die.classList.toggle("j-played", played.slice(i * each, (i + 1) * each).every(Boolean));
  const names = dice.map((die, i) => (played[i] ? fill(room.played, { die }) : String(die)));
  const text = fill(room.dice, { dice: names.join("; ") });
  if (left) left.textContent = text;
  else figure.querySelector(".j-says")?.append(" ", element("span", { class: "j-left" }, text));
}
