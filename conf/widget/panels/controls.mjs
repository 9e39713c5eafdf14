/** The controls of a game in progress: what to do next, take back, new game, the readings. */
import { button, element, part } from "../client/dom.mjs";
import { isDealt } from "../client/moment.mjs";
import { SidePanel } from "./side-panel.mjs";
import { grouped } from "./groups.mjs";
import { Choices } from "./readings.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { Advice, Readings, Situation } from "../client/replies.d.ts"
 * @import { Played } from "./review.mjs"
 */

/**
 * What can be done: `answer` is called when another takes the other's seat; `again` tells whether
 * another game was begun; `agree` ends the game as a record tells it, `draw` offers a draw; `toBoard` puts the reader on the board if there is something to do on
 * it, and says whether there is. In a room `leave` lets him choose anew how to play, `rematch`
 * begins another game with seats changed, `turn` turns the board round, and `odds` is called when he
 * opens the odds.
 *
 * @typedef {object} Acts
 * @property {() => unknown} throwDice
 * @property {(move: string) => unknown} play
 * @property {() => unknown} takeBack
 * @property {(readings: Readings) => Promise<boolean>} again
 * @property {() => boolean} isOn whether something is lost if the game ends now
 * @property {(result: string) => unknown} agree
 * @property {() => unknown} draw
 * @property {() => unknown} answer
 * @property {() => boolean} toBoard
 * @property {() => unknown} leave
 * @property {() => unknown} rematch
 * @property {() => unknown} turn
 * @property {() => Promise<void>} hint
 * @property {() => unknown} odds
 * @property {() => Played} played
 */

const THROW_KEY = "t";
const WRITTEN = "select, input, textarea, dialog *"; // where a letter is no command
const ACTS = ".j-actions button, .j-steps button"; // what waits until the last act is answered

export class Controls {
  #board;
  #acts;
  #choices;
  #cast;
  #moves = element("div", { class: "j-moves" });
  #resign = element("details", { class: "j-resign", hidden: "" });
  #refused = element("p", { role: "status" });
  #back;
  #fresh;
  /** @type {SidePanel | undefined} in a room */
  #sidePanel;
  #storageNote = element("p", { class: "j-storage-note" });
  #held = false; // the reader's focus was here when the computer's turn began

  /**
   * Add the controls to the board.
   *
   * @param {Board} board
   * @param {Acts} acts
   */
  constructor(board, acts) {
    const { figure, words } = board;
    this.#board = board;
    this.#acts = acts;
    this.#choices = new Choices(board, () => this.#again());
    this.#cast = button("", acts.throwDice, "j-main");
    this.#cast.setAttribute("aria-keyshortcuts", THROW_KEY.toUpperCase());
    this.#back = button(words.takeBack, acts.takeBack, "j-take-back");
    this.#fresh = button(words.again, () => this.#leave());
    figure.addEventListener("keydown", (event) => this.#key(event));
    const acted = [this.#cast, this.#moves, this.#back, this.#fresh, this.#resign];
    const actions = element("div", { class: "j-actions" }, ...acted);
    const log = element("ol", { class: "j-log", "aria-label": words.log });
    const { field: readings } = this.#choices;
    if (words.room) {
      const parts = { actions, log, readings, storageNote: this.#storageNote };
      this.#sidePanel = new SidePanel(board, words.room, parts, acts);
    } else {
      const seat = otherSeat(board, acts.answer);
      board.controls.replaceChildren(actions, log, seat, readings, this.#storageNote);
    }
    part(figure, ".j-says").setAttribute("role", "status");
  }

  /**
   * Show the options in the reply: a throw, a seat's moves, or only another game.
   *
   * @param {Situation} reply
   * @param {boolean} canTakeBack
   * @param {boolean} isComputers
   */
  offer(reply, canTakeBack, isComputers) {
    const { figure } = this.#board;
    this.#held ||= figure.contains(document.activeElement);
    this.#choices.show(reply.readings);
    const { throws = "", hand } = reply.outcome ? { hand: null } : reply.scene;
    const isOpen = reply.turn === "chance" && !isDealt(reply);
    this.#cast.hidden = !isOpen && (!throws || isComputers);
    this.#cast.disabled = isComputers; // who casts for himself
    this.#cast.textContent = reply.scene.chance || this.#throwing(hand);
    this.#offerMoves(reply, isComputers);
    this.#back.disabled = !canTakeBack;
    this.#fresh.className = reply.turn === "end" && !this.#sidePanel ? "j-main" : "";
    this.#sidePanel?.offer(reply);
    if (isComputers) return; // until the reader is to act again
    const at = document.activeElement;
    const isDone = this.#sidePanel && reply.outcome && at?.closest(".j-drawn"); // nothing is left there
    if (this.#held && (isDone || !isUsable(at, figure))) this.focus();
    this.#held = false;
  }

  /** @param {number | null} hand whose dice they are */
  #throwing(hand) {
    const { words, seats } = this.#board;
    const isShared = words.room && seats.mine === undefined;
    return words.throws[isShared || hand === null ? 0 : seats.called(hand)];
  }

  /**
   * @param {Situation} reply
   * @param {boolean} isComputers
   */
  #offerMoves(reply, isComputers) {
    const isOpen = typeof reply.turn === "number";
    const groups = (isOpen && reply.scene.groups) || [];
    const more = groups.length ? this.#board.words.tables.more : "";
    const choices = groups.length
      ? grouped(isComputers ? [] : groups, more, this.#acts)
      : (isOpen ? named(reply) : []).map((offer) => offered(offer, this.#acts));
    this.#moves.className = groups.length ? "j-groups" : "j-moves";
    this.#moves.replaceChildren(...choices);
    for (const choice of this.#moves.querySelectorAll("button")) choice.disabled = isComputers;
    const ways = isComputers || reply.outcome ? [] : this.#ends(reply);
    this.#resign.hidden = !ways.length;
    this.#resign.open = false;
    this.#refused.textContent = "";
    const { words } = this.#board;
    const head = element("summary", {}, words.room?.draws ? words.room.resignOrDraw : words.resign);
    this.#resign.replaceChildren(head, ...ways, this.#refused);
  }

  /**
   * Return the controls that end the game early: moves, or an agreement once it would cost something.
   *
   * @param {Situation} reply
   */
  #ends(reply) {
    const { room } = this.#board.words;
    const { hand, resigns = [], draws } = reply.scene;
    if (resigns.length) return resigns.map(([move, name]) => offered({ move, name }, this.#acts));
    const seat = typeof reply.turn === "number" ? reply.turn : hand;
    if (!room?.ends || seat === null || !this.#acts.isOn()) return [];
    const resign = button(room.giveUp, () => this.#acts.agree(`${"BA"[seat]} agreed`));
    if (!room.draws || draws) return [resign]; // what is refused by a move may not be asked again
    const { level } = this.#board.seats;
    return [resign, button(level ? room.offerDraw : room.agreeDraw, this.#acts.draw)];
  }

  /** Show that the other player refuses a draw. */
  playsOn() {
    this.#refused.textContent = this.#board.words.room?.playsOn ?? "";
  }

  /** Focus the first control; that of another game only when this one is over. */
  focus() {
    if (this.#sidePanel && this.#cast.hidden && this.#board.state === "over") {
      this.#sidePanel.focus();
      return;
    }
    if (this.#cast.hidden && this.#acts.toBoard()) return;
    const over = this.#fresh.matches(".j-main") ? [this.#fresh] : [];
    const all = [this.#cast, ...this.#moves.querySelectorAll("button"), ...over];
    all.find((control) => !control.hidden)?.focus({ preventScroll: true });
  }

  /** @param {boolean} canTakeBack a step or a move */
  stepped(canTakeBack) {
    this.#back.disabled = !canTakeBack;
  }

  /** @param {boolean} isPending */
  wait(isPending) {
    freeze(this.#board, isPending);
  }

  /**
   * Show what a good player would do, in a room.
   *
   * @param {Advice} advice
   * @param {Situation} reply
   */
  tell(advice, reply) {
    this.#sidePanel?.tell(advice, reply);
  }

  /** Show that there is no hint, because it is not the reader's decision. */
  putOff() {
    this.#sidePanel?.putOff();
  }

  /** Begin another game; in a room the reader first chooses the settings. */
  async #leave() {
    if (this.#sidePanel) await this.#acts.leave();
    else if (await this.#again()) this.focus();
  }

  /** Show the level of the computer, if it is chosen here. */
  showLevel() {
    const select = this.#board.controls.querySelector(".j-other select");
    if (select instanceof HTMLSelectElement) select.value = this.#board.seats.level;
  }

  /** @param {boolean} isKept */
  showStorage(isKept) {
    this.#storageNote.textContent = isKept ? this.#board.words.kept : "";
  }

  async #again() {
    const begun = await this.#acts.again(this.#choices.chosen);
    this.#choices.show(); // what was chosen may not have come to be
    return begun;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isCommand = !(event.ctrlKey || event.metaKey || event.altKey || event.repeat);
    const isWritten = event.target instanceof Element && event.target.matches(WRITTEN);
    const isThrow =
      event.key.toLowerCase() === THROW_KEY && !this.#cast.hidden && !this.#cast.disabled;
    if (isCommand && !isWritten && isThrow) this.#acts.throwDice();
  }
}

/**
 * Disable the controls that need a reply, or enable them.
 *
 * @param {Board} board
 * @param {boolean} isPending
 */
export function freeze({ controls }, isPending) {
  for (const act of controls.querySelectorAll(ACTS)) {
    if (isPending) act.setAttribute("aria-disabled", "true");
    else act.removeAttribute("aria-disabled");
  }
}

/**
 * @param {{ move: string, name: string, sense?: string }} offer
 * @param {{ play: (move: string) => unknown }} acts
 */
export function offered({ move, name, sense }, { play }) {
  const made = button(name, () => play(move));
  made.dataset.move = move;
  if (sense) made.append(element("small", {}, sense));
  return made;
}

/**
 * Return the moves that are made by a word, and not on a board.
 *
 * @param {Situation} reply
 * @returns {{ move: string, name: string, sense?: string }[]}
 */
export function named({ moves, names, paths, scene }) {
  if (scene.offers) return scene.offers.map(([move, name, sense]) => ({ move, name, sense }));
  return moves.map((move, i) => ({ move, name: names[i] })).filter((_, i) => !paths?.[i].length);
}

/**
 * @param {Element | null} control
 * @param {HTMLElement} figure
 */
function isUsable(control, figure) {
  if (!figure.contains(control)) return false;
  return !(control instanceof HTMLElement && control.hidden) && !control?.matches(":disabled");
}

/**
 * Return the choice of the other player: a person at the same screen, or the computer.
 *
 * @param {Board} board
 * @param {() => unknown} answer
 */
function otherSeat({ words, data: { others }, figure, seats }, answer) {
  const id = `${figure.id}-other`;
  const options = others.map(({ key, name }) => element("option", { value: key }, name));
  const select = element("select", { id }, ...options);
  const label = element("label", { for: id }, words.other);
  const sit = () => {
    seats.level = select.value;
  };
  sit(); // where cards are hidden the computer has the seat from the start
  select.addEventListener("change", () => {
    sit();
    answer();
  });
  return element("div", { class: "j-other" }, label, select);
}
