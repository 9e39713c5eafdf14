/** Offers beside Play to continue a saved game, and to look at a finished one. */
import { button, part } from "./dom.mjs";
import { picture } from "./summary.mjs";
import { all } from "./saved-games.mjs";
import { words } from "./strings.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { Game } from "./saved-games.mjs"
 */

let isAsked = true; // whether the address of the page is still to be heeded

/**
 * Add a button if the board has a saved unfinished game, and in a room one for the last finished
 * game; the one in the fragment of the address is continued at once.
 *
 * @param {Board} board
 * @param {HTMLElement} play the button for a new game
 */
export async function offer(board, play) {
  const { slug, state = "" } = board.data;
  const saved = (await all()).filter((one) => one.slug === slug);
  const [, id] = location.hash.match(/^#game=(\w+)$/) ?? [];
  const isFirst = document.querySelector(`.j-board[data-juego="${slug}"]`) === board.figure;
  const named = isFirst && saved.find((one) => one.id === id);
  const isOpen = board.words.room !== undefined; // to games from any position
  const game = named || saved.find((one) => !one.isOver && (isOpen || one.state === state));
  const last = isOpen && saved.find((one) => one.isOver && one !== game);
  const drawn = part(board.figure, ".j-drawn");
  for (const old of board.figure.querySelectorAll(".j-go-on, .j-look, .j-drawn > img"))
    old.remove();
  play.classList.add("j-main");
  if (!game && !last) return;
  const texts = await words();
  if (board.state !== "offered") return;
  const anew = () => {
    board.savedGame = undefined;
    drawn.querySelector("img")?.remove();
  };
  play.addEventListener("click", anew, { capture: true, once: true });
  const goOn = game && opening(board, game, texts.goOn, "j-go-on j-main");
  const look = last && opening(board, last, texts.lookLast, "j-look");
  if (goOn) {
    play.after(" ", goOn);
    play.classList.remove("j-main");
    if (isOpen) {
      drawn.append(picture(game, "j-scene")); // beside what is drawn, until the game is
      part(board.figure, ".j-caption").textContent = ""; // it is of another position
    }
  }
  if (look) (play.closest(".j-begin") ?? play).after(look);
  if (!goOn || !named || !isAsked) return;
  isAsked = false;
  board.figure.scrollIntoView({ block: "start" });
  goOn.click();
}

/**
 * Return a button that opens a game on a board.
 *
 * @param {Board} board
 * @param {Game} game
 * @param {string} label
 * @param {string} css
 */
function opening(board, { id }, label, css) {
  const act = () => {
    board.savedGame = id;
    return board.begin();
  };
  return button(label, act, css);
}
