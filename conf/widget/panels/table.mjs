/** Tables in replies. */
import { element } from "../client/dom.mjs";

/**
 * @typedef {Node | string | number} Cell
 *
 * The first of a row is its head.
 *
 * @typedef {[string, ...Cell[]]} Row
 */

/**
 * A table in a region of its own, which the reader's keys can scroll; a value may be a link.
 *
 * @param {string} title
 * @param {string[]} columns
 * @param {Row[]} rows
 */
export function table(title, columns, rows) {
  const head = element("tr", {}, ...columns.map((name) => element("th", { scope: "col" }, name)));
  /** @param {Cell} value */
  const cell = (value) => element("td", {}, value instanceof Node ? value : String(value));
  const body = rows.map(([first, ...others]) =>
    element("tr", {}, element("th", { scope: "row" }, first), ...others.map(cell)),
  );
  const caption = element("caption", {}, title);
  const made = element(
    "table",
    {},
    caption,
    element("thead", {}, head),
    element("tbody", {}, ...body),
  );
  return element(
    "div",
    { class: "j-scroll", tabindex: "0", role: "group", "aria-label": title },
    made,
  );
}
