/** The seats: which of them the computer plays and how, and whose side of the board is near. */

/**
 * @import { Situation } from "./replies.d.ts"
 *
 * The level of the computer, empty if it does not play; its seats; the near seat.
 *
 * @typedef {{ level: string, computers: number[], near: number }} Seated
 */

const BOTH = [0, 1];
const OTHER = 1; // the seat that the computer has unless the reader has chosen

export class Seats {
  /** @param {Partial<Seated>} seated */
  constructor({ level = "", computers = [OTHER], near = 0 } = {}) {
    this.level = level;
    this.computers = computers;
    this.near = near;
  }

  /**
   * Whether it is the computer's turn; if nobody holds the dice, it throws if it has both seats.
   *
   * @param {Situation} reply
   */
  isComputers({ scene: { hand }, outcome }) {
    if (!this.level || outcome) return false;
    return hand === null ? this.computers.length > 1 : this.computers.includes(hand);
  }

  /**
   * Turn the board to the player to act, if both are people; return whether it was turned.
   *
   * @param {Situation} reply
   */
  face({ scene: { hand }, outcome }) {
    return !this.level && !outcome && hand === 1 - this.near && this.turn();
  }

  /** Turn the board round. */
  turn() {
    this.near = 1 - this.near;
    return true;
  }

  /** The one seat that is not the computer's; undefined where there are two or none. */
  get mine() {
    const others = BOTH.filter((seat) => !this.level || !this.computers.includes(seat));
    return others.length === 1 ? others[0] : undefined;
  }

  /**
   * The index of a seat's words: 0 for the reader's own, 1 for the other's.
   *
   * @param {number} seat
   */
  called(seat) {
    return this.mine === 1 ? 1 - seat : seat;
  }

  /** The seats of a rematch: swapped. */
  get changed() {
    const { level, near } = this;
    const computers = this.computers.map((seat) => 1 - seat);
    return new Seats({ level, computers, near: 1 - near });
  }
}
