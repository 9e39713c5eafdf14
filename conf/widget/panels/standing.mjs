/**
 * The score of the game at the moment shown, beside the board of a room: the counts of each seat.
 * All of it is in the reply.
 */
import { element } from "../client/dom.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { RoomWords } from "../client/page.d.ts"
 * @import { Situation } from "../client/replies.d.ts"
 */

export class Standing {
  table = element("table", { class: "j-standing", hidden: "" });
  #board;
  #sentences;

  /**
   * @param {Board} board
   * @param {RoomWords} sentences
   */
  constructor(board, sentences) {
    this.#board = board;
    this.#sentences = sentences;
    board.figure.addEventListener("shown", () => this.#show(board.game?.shown));
  }

  /**
   * Show what is told of each seat, the far one first; nothing where nothing is.
   *
   * @param {Situation} [reply]
   */
  #show(reply) {
    const counted = this.#counted(reply?.scene.standing ?? {});
    this.table.hidden = !counted.length;
    if (!reply || !counted.length) return;
    const { near } = this.#board.seats;
    const heads = counted.map(([name]) => element("th", { scope: "col" }, this.#called(name)));
    const rows = [1 - near, near].map((seat) =>
      element(
        "tr",
        { class: reply.outcome || reply.scene.hand !== seat ? "" : "j-has-turn" },
        element("th", { scope: "row" }, this.#named(seat)),
        ...counted.map(([, values]) => element("td", {}, String(values[seat]))),
      ),
    );
    this.table.replaceChildren(element("tr", {}, element("td"), ...heads), ...rows);
  }

  /**
   * What is counted of each seat; where nothing is, which of them is the reader's.
   *
   * @param {Record<string, (number | string)[]>} standing
   */
  #counted(standing) {
    const counted = Object.entries(standing);
    const { sides } = this.#sentences;
    const isUnsaid = !counted.length && sides.length && this.#board.seats.mine !== undefined;
    return isUnsaid ? Object.entries({ seat: sides }) : counted;
  }

  /** @param {string} name of what is counted */
  #called(name) {
    return this.#sentences.standing[name] ?? name;
  }

  /** @param {number} seat */
  #named(seat) {
    const { seats } = this.#board;
    const { sides, both } = this.#sentences;
    return seats.mine === undefined && sides.length ? sides[seat] : both[seats.called(seat)];
  }
}
