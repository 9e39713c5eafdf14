/** Moves made by a word, in groups: the old word, its sense, rows of buttons. All of it is data. */
import { button, element } from "../client/dom.mjs";

/** @import { Group } from "../client/scenes.d.ts" */

const SEEN = 3; // rows of a group; the others are folded away

/**
 * A fieldset for each group; `more` is what is said of the rows folded away.
 *
 * @param {Group[]} groups
 * @param {string} more
 * @param {{ play: (move: string) => void }} acts
 */
export function grouped(groups, more, acts) {
  return groups.map(({ word, sense, rows }) => {
    const legend = element("legend", {}, old(word), " ", element("span", {}, sense));
    const columns = [...new Set(rows.flatMap(({ offers }) => offers.map(([, text]) => text)))];
    columns.sort((a, b) => Number(a) - Number(b)); // of numbers; rows without heads have none
    const shown = rows.map((one) => row(one, columns, acts));
    const folded = shown.splice(SEEN);
    const rest = folded.length
      ? [element("details", {}, element("summary", {}, more), ...folded)]
      : [];
    return element("fieldset", { class: "j-group" }, legend, ...shown, ...rest);
  });
}

/**
 * @param {Group["rows"][number]} row
 * @param {string[]} columns
 * @param {{ play: (move: string) => void }} acts
 */
function row({ head, offers }, columns, { play }) {
  const made = offers.map(([move, word, sense]) => {
    const one = button("", () => play(move));
    one.append(head || !sense ? word : old(word));
    one.dataset.move = move;
    if (head) {
      one.setAttribute("aria-label", `${head}: ${word}`);
      one.style.gridColumn = String(columns.indexOf(word) + 2);
    }
    if (sense) one.append(element("small", {}, sense));
    return one;
  });
  const label = head ? [element("span", { class: "j-offers-of", lang: "fr" }, head)] : [];
  return element("div", { class: head ? "j-offers j-numbers" : "j-offers" }, ...label, ...made);
}

/** @param {string} word */
const old = (word) => element("i", { lang: "fr" }, word);
