/** Shows the unfinished games above the gallery, each with its board. */
import { element } from "./dom.mjs";
import { lastPlayed, picture } from "./summary.mjs";
import { all } from "./saved-games.mjs";
import { words } from "./strings.mjs";

/** @import { Game } from "./saved-games.mjs" */

const MOST = 6; // games that are shown; the page that lists all has the others

/**
 * Insert the unfinished games before a part of the page, if there are any.
 *
 * @param {HTMLElement} gallery
 */
export async function show(gallery) {
  const games = (await all()).filter((game) => !game.isOver);
  const entries = games.map((game) => ({ ...game, link: `#game=${game.id}`, says: "" }));
  const items = [...(await byLetter()), ...entries].flatMap((game) => item(game, gallery));
  if (!items.length) return;
  const { goOn, games: list } = await words();
  const every = element("a", { href: "games.html" }, list);
  const head = element("div", { class: "j-family-head" }, element("h2", {}, goOn), every);
  const shown = element("ul", { class: "j-games" }, ...items.slice(0, MOST));
  gallery.before(element("section", { class: "j-gallery j-wide j-unfinished" }, head, shown));
}

/** Return the unfinished games by letter, if this browser has any. */
async function byLetter() {
  const bases = await indexedDB.databases();
  if (!bases.some(({ name }) => name === "juegos-letters")) return [];
  return (await import("./letter-list.mjs")).unfinished();
}

/**
 * Return a game as in the gallery; none if the gallery does not have it.
 *
 * @param {Pick<Game, "slug" | "svg" | "changed"> & { link: string, says: string }} game
 * @param {HTMLElement} gallery
 */
function item(game, gallery) {
  const anchor = gallery.querySelector(`[data-game="${CSS.escape(game.slug)}"] h3 a`);
  if (!(anchor instanceof HTMLAnchorElement)) return [];
  const way = element("a", { href: anchor.href + game.link }, anchor.textContent);
  const when = element("p", {}, game.says, " ", lastPlayed(game));
  const notice = element("div", { class: "j-summary" }, element("h3", {}, way), when);
  return [element("li", {}, element("div", { class: "j-picture" }, picture(game)), notice)];
}
