/** What lists of kept games show of each: its board as a picture, and when it was last played. */
import { element } from "./dom.mjs";

/** @import { Game } from "./shelf.mjs" */

/**
 * The board as a picture, so that nothing in it can act on the page.
 *
 * @param {Pick<Game, "svg">} game
 */
export function picture({ svg }) {
  const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  return element("img", { src, alt: "" });
}

/** @param {Pick<Game, "changed">} game */
export function lastPlayed({ changed }) {
  const when = new Date(changed);
  const lang = document.documentElement.lang || "en";
  return element("time", { datetime: when.toISOString() }, when.toLocaleString(lang));
}
