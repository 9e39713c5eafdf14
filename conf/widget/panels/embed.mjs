/** Gives the lines that put a board on somebody else's page, as it stands here. */
import { copied } from "../client/copied.mjs";
import { element, part } from "../client/dom.mjs";

/** @import { Board } from "../client/board.mjs" */

const SIZE = { width: "480", height: "640" }; // pixels of the frame; who copies may change them

/**
 * Show the lines, and copy them when the button is pressed.
 *
 * @param {HTMLElement} more what was opened
 * @param {Board} board
 */
export async function show(more, board) {
  /** @type {HTMLTextAreaElement} */
  const lines = part(more, "textarea");
  const told = part(more, "[role=status]");
  told.textContent = "";
  const { href } = new URL(more.dataset.page ?? "", document.baseURI);
  lines.value = frame(href, board);
  part(more, "button").onclick = async () => {
    told.textContent = said(told, (await copied(lines)) ? "said" : "else");
  };
  const link = await linkTo(board).catch(() => ""); // from its start then
  if (link) lines.value = frame(`${href}#${link}`, board);
}

/**
 * @param {string} src
 * @param {Board} board
 */
function frame(src, { figure }) {
  const { textContent: title } = part(figure, "h1");
  return element("iframe", { src, title: title ?? "", ...SIZE, loading: "lazy" }).outerHTML;
}

/**
 * What stands behind the # of an address for the position shown; nothing before the first game, and
 * where a seat's cards are hidden.
 *
 * @param {Board} board
 */
async function linkTo({ game, client, data }) {
  if (!game || !client || data.seat !== undefined) return "";
  const { slug, readings, state } = game.shown;
  const { link } = await client.ask({ do: "link", slug, readings, state });
  return link;
}

/**
 * @param {HTMLElement} told
 * @param {"said" | "else"} name
 */
function said(told, name) {
  return told.dataset[name] ?? "";
}
