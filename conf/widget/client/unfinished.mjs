/** Shows above the gallery the games that are not over, each as its board stands. */
import { element } from "./dom.mjs";
import { lastPlayed, picture } from "./listed.mjs";
import { all } from "./shelf.mjs";
import { words } from "./said.mjs";

/** @import { Game } from "./shelf.mjs" */

const MOST = 6; // games that are shown; the page that lists all has the others

/**
 * Put those that are played on this site before a part of the page; nothing where there are none.
 *
 * @param {HTMLElement} gallery
 */
export async function show(gallery) {
  const games = (await all()).filter((game) => !game.isOver);
  const items = games.flatMap((game) => item(game, gallery)).slice(0, MOST);
  if (!items.length) return;
  const { goOn, games: list } = await words();
  const every = element("a", { href: "games.html" }, list);
  const head = element("div", { class: "j-family-head" }, element("h2", {}, goOn), every);
  const shown = element("ul", { class: "j-games" }, ...items);
  gallery.before(element("section", { class: "j-gallery j-wide j-unfinished" }, head, shown));
}

/**
 * A game as the gallery shows it; none that the gallery has not.
 *
 * @param {Game} game
 * @param {HTMLElement} gallery
 */
function item(game, gallery) {
  const found = gallery.querySelector(`[data-game="${CSS.escape(game.slug)}"] h3 a`);
  if (!(found instanceof HTMLAnchorElement)) return [];
  const way = element("a", { href: `${found.href}#game=${game.id}` }, found.textContent);
  const when = element("p", {}, lastPlayed(game));
  const told = element("div", { class: "j-told" }, element("h3", {}, way), when);
  return [element("li", {}, element("div", { class: "j-picture" }, picture(game)), told)];
}
