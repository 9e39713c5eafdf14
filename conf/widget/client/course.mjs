/** The course of a game: its moments, and the seed of all its chances. */

/**
 * @import { Moment } from "./moment.mjs"
 * @import { Situation } from "./replies.d.ts"
 */

export class Course {
  luck = Math.random();
  /** @type {Moment[]} */
  moments;

  /** @param {Moment[]} moments */
  constructor(moments) {
    this.moments = moments;
  }

  /**
   * Continue after these moments, with new chances; later moments are dropped.
   *
   * @param {Moment[]} moments
   */
  turnTo(moments) {
    this.moments = moments;
    this.luck = Math.random();
  }

  get now() {
    return this.moments[this.moments.length - 1];
  }

  /** Whether a new game would lose something. */
  get isOn() {
    return this.moments.length > 1 && !this.now.reply.outcome;
  }

  /**
   * Return the seed after this many throws, so that a throw taken back is repeated.
   *
   * @param {number} chances
   */
  seed(chances, moments = 0) {
    return `${this.luck} ${chances} ${moments}`;
  }

  /**
   * Return the number of moments left when a move is taken back; 0 if none can be, or a card has
   * been seen.
   *
   * @param {(reply: Situation) => boolean} isComputers whether it was the computer's turn
   */
  momentsLeft(isComputers) {
    let at = this.moments.length;
    do if (at === 1 || this.moments[--at].reply.isDrawn) return 0;
    while (at > 1 && isComputers(this.moments[at - 1].reply));
    return isComputers(this.moments[at - 1].reply) ? 0 : at;
  }
}
