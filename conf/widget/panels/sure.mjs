/** Asks before a game that is not over is left, in a dialog of the browser's own. */
import { button, element } from "../client/dom.mjs";

/** @import { Board } from "../client/board.mjs" */

const GO = "go";

/**
 * Whether the reader begins another game; whoever does not say so goes on with his.
 *
 * @param {Board} board
 * @returns {Promise<boolean>}
 */
export function isSure({ figure, words }) {
  const { text, stay, go } = words.sure;
  const id = `${figure.id}-sure`;
  const dialog = element(
    "dialog",
    { class: "j-sure", "aria-labelledby": id },
    element("p", { id }, text),
  );
  const choices = [
    button(stay, () => dialog.close(), "j-main"),
    button(go, () => dialog.close(GO)),
  ];
  dialog.append(element("div", { class: "j-actions" }, ...choices));
  figure.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener("close", () => {
      dialog.remove();
      resolve(dialog.returnValue === GO);
    });
  });
}
