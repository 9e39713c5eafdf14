/**
 * The summary of a saved game: its board as a picture, when it was last played, its origin; and
 * records saved to a file.
 */
import { element, fill } from "./dom.mjs";

/** @import { Branch, Game } from "./saved-games.mjs" */

const COLOUR = /var\((--j-[a-z-]+), (#[0-9a-f]+)\)/g; // as drawings name it, and what it is by itself

/**
 * Return the board as an image, so that it cannot act on the page, in the colours of the page,
 * which may change.
 *
 * @param {Pick<Game, "svg">} game
 */
export function picture({ svg }, css = "") {
  const image = element("img", { alt: "", class: css });
  const paint = () => {
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(coloured(svg))}`;
  };
  paint();
  new MutationObserver(paint).observe(document.body, { attributeFilter: ["data-theme"] });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", paint);
  return image;
}

/**
 * A drawing with the colours that the page now has.
 *
 * @param {string} svg
 */
function coloured(svg) {
  const [, look = ""] = svg.match(/^<svg [^>]*class="([^"]*)"/) ?? [];
  const there = element("span", { class: look, hidden: "" });
  document.body.append(there);
  const page = getComputedStyle(there);
  const drawn = svg.replace(COLOUR, (_, name, own) => page.getPropertyValue(name).trim() || own);
  there.remove();
  return drawn;
}

/** @param {Pick<Game, "changed">} game */
export function lastPlayed({ changed }) {
  const when = new Date(changed);
  return element("time", { datetime: when.toISOString() }, shown(when));
}

/**
 * Return a sentence on the game that another is a branch of.
 *
 * @param {string} text
 * @param {Branch} origin
 */
export function branchOf(text, { begun, at }) {
  const date = shown(new Date(begun));
  return fill(text, { date, n: at });
}

/**
 * Return the player at a seat in a record; the computer by the name of its level.
 *
 * @param {{ key: string, name: string }[]} others the names of the levels
 * @param {string} seat
 */
export function namedIn(others, seat) {
  const level = seat.match(/^computer (.+)$/)?.[1];
  return others.find(({ key }) => key && key === level)?.name ?? seat;
}

/**
 * Return the seat that has won by agreement, null for a draw; undefined without an agreement.
 *
 * @param {string} [result] in the notation of records
 */
export function agreed(result = "") {
  const [, who] = result.match(/^([AB-]) agreed$/) ?? [];
  if (!who) return undefined;
  return who === "-" ? null : "AB".indexOf(who);
}

/** @param {string} date of a record, with or without a time */
export function dayOf(date) {
  const when = new Date(`${date.slice(0, 10)}T12:00`);
  return when.toLocaleDateString(document.documentElement.lang || "en", { dateStyle: "medium" });
}

/** @param {Date} when */
function shown(when) {
  return when.toLocaleString(document.documentElement.lang || "en", {
    dateStyle: "medium",
    timeStyle: "short",
  });
}

/**
 * Save a text to a file of the reader.
 *
 * @param {string} text
 * @param {string} name of the file
 */
export function save(text, name) {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  element("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
