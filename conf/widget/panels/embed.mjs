/** Shows the code that embeds a board on another site: at its start, or with its game. */
import { copyField } from "../client/clipboard.mjs";
import { element, part } from "../client/dom.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { Failure } from "../client/client.mjs"
 */

const SIZE = { width: "480", height: "640" }; // pixels of the frame; who copies may change them

/**
 * Show the lines, of the position unless the reader wants the game, and copy them when the button is
 * pressed.
 *
 * @param {HTMLElement} more what was opened
 * @param {Board} board
 */
export async function show(more, board) {
  /** @type {HTMLTextAreaElement} */
  const lines = part(more, "textarea");
  /** @type {HTMLSelectElement} */
  const what = part(more, "select");
  const status = part(more, "[role=status]");
  const { href } = new URL(more.dataset.page ?? "", document.baseURI);
  part(more, "button").onclick = async () => {
    status.textContent = textOf(status, (await copyField(lines)) ? "said" : "else");
  };
  const write = async () => {
    const { value } = what;
    status.textContent = "";
    lines.value = frame(href, board);
    try {
      const link = await linkTo(board, value === "game");
      if (link && value === what.value) lines.value = frame(`${href}#${link}`, board);
    } catch (error) {
      status.textContent = /** @type {Failure} */ (error).message; // from its start then
    }
  };
  what.onchange = write;
  await write();
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
 * What stands behind the # of an address; nothing before the first game, and for a position where a
 * seat's cards are hidden.
 *
 * @param {Board} board
 * @param {boolean} isWhole whether for the game, and not for the position shown
 */
async function linkTo({ game, client, data }, isWhole) {
  if (!game || !client || (!isWhole && data.seat !== undefined)) return "";
  const { slug, readings, state } = game.shown;
  const asked = isWhole ? { text: game.record } : { slug, readings, state };
  const { link } = await client.ask({ do: "link", ...asked });
  return link;
}

/**
 * @param {HTMLElement} place
 * @param {"said" | "else"} name
 */
function textOf(place, name) {
  return place.dataset[name] ?? "";
}
