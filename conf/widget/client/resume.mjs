/** Offers beside Play to go on with a game that this browser keeps. */
import { button } from "./dom.mjs";
import { all } from "./shelf.mjs";
import { words } from "./said.mjs";

/** @import { Board } from "./board.mjs" */

let isAsked = true; // whether the address of the page is still to be heeded

/**
 * Put the button where a game of the board is kept that is not over; the one that the address names
 * behind the # is gone on with at once.
 *
 * @param {Board} board
 * @param {HTMLElement} play what begins another game
 */
export async function offer(board, play) {
  const { slug, state = "" } = board.data;
  const kept = (await all()).filter((one) => one.slug === slug);
  const [, id] = location.hash.match(/^#game=(\w+)$/) ?? [];
  const isFirst = document.querySelector(`.j-board[data-juego="${slug}"]`) === board.figure;
  const named = isFirst && kept.find((one) => one.id === id);
  const isOpen = board.words.room !== undefined; // to games from any position
  const game = named || kept.find((one) => !one.isOver && (isOpen || one.state === state));
  board.figure.querySelector(".j-go-on")?.remove(); // of an earlier offer
  const { goOn: label } = game ? await words() : { goOn: "" };
  if (!game || board.state !== "offered") return;
  const act = () => {
    board.kept = game.id;
    return board.begin();
  };
  const goOn = button(label, act, "j-go-on");
  const anew = () => {
    board.kept = undefined;
  };
  play.addEventListener("click", anew, { capture: true, once: true });
  play.after(" ", goOn);
  if (!named || !isAsked) return;
  isAsked = false;
  board.figure.scrollIntoView({ block: "start" });
  goOn.click();
}
