/** Asks before an unfinished game is left, in a dialog of the browser. */
import { button, element } from "../client/dom.mjs";

/** @import { Board } from "../client/board.mjs" */

const GO = "go";
const ONWARD = "onward";

/** @typedef {"" | "go" | "onward"} Way what a dialog that is closed otherwise gives is nothing */

/**
 * Return whether the reader wants another game; without an answer the present one goes on.
 *
 * @param {Board} board
 */
export async function isSure(board) {
  return (await way(board)) === GO;
}

/**
 * Return whether the reader wants another game, or to play on from here under another reading, which
 * is offered as soon as its label is known, if it has one.
 *
 * @param {Board} board
 * @param {Promise<string>} [onward]
 * @returns {Promise<Way>}
 */
export function way({ figure, words }, onward) {
  const { text, stay, go } = words.sure;
  const id = `${figure.id}-sure`;
  const dialog = element(
    "dialog",
    { class: "j-confirm", "aria-labelledby": id },
    element("p", { id }, text),
  );
  const choices = [
    button(stay, () => dialog.close(), "j-main"),
    button(go, () => dialog.close(GO)),
  ];
  const actions = element("div", { class: "j-actions" }, ...choices);
  onward?.then((label) => label && actions.append(button(label, () => dialog.close(ONWARD))));
  dialog.append(actions);
  figure.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(/** @type {Way} */ (dialog.returnValue));
    });
  });
}
