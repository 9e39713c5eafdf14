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
   * Go on with these moments, by other chances: what came after them is not this game's.
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

  /** Whether something is lost if another game begins. */
  get isOn() {
    return this.moments.length > 1 && !this.now.reply.outcome;
  }

  /**
   * Where chance comes from after so many throws: one that was seen and taken back comes again.
   *
   * @param {number} chances
   */
  seed(chances, moments = 0) {
    return `${this.luck} ${chances} ${moments}`;
  }

  /**
   * How many moments stay when a move is taken back; 0: none can be, or a card has been seen.
   *
   * @param {(reply: Situation) => boolean} isComputers whether the computer was to act
   */
  kept(isComputers) {
    let at = this.moments.length;
    do if (at === 1 || this.moments[--at].reply.isDrawn) return 0;
    while (at > 1 && isComputers(this.moments[at - 1].reply));
    return isComputers(this.moments[at - 1].reply) ? 0 : at;
  }
}
