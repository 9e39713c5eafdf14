/**
 * The panel beside the board of a game by letter: what to do, the letter to send, one that came.
 */
import { copyField } from "../client/clipboard.mjs";
import { button, element, fill, part } from "../client/dom.mjs";
import { SidePanel } from "./side-panel.mjs";
import { freeze, named, offered } from "./controls.mjs";
import { grouped } from "./groups.mjs";
import { showChances, showLog, showScene } from "./view.mjs";

/**
 * @import { Points } from "../boards/points.mjs"
 * @import { Tables } from "../boards/tables.mjs"
 * @import { Board } from "../client/board.mjs"
 * @import { Moment } from "../client/moment.mjs"
 * @import { LettersWords, RoomWords } from "../client/page.d.ts"
 * @import { ByLetter, Odds, Situation } from "../client/replies.d.ts"
 * @import { Played } from "./review.mjs"
 *
 * @typedef {object} Acts
 * @property {(move: string) => unknown} play
 * @property {(move: string) => unknown} why
 * @property {() => unknown} takeBack
 * @property {() => unknown} write
 * @property {() => unknown} rematch
 * @property {(letter: string) => unknown} open
 * @property {() => Played} played
 *
 * Which moment is shown, how many moves of the next letter are made, what is known of that letter,
 * and the letter that was written or came last.
 *
 * @typedef {{ at: number, made: number, post: Partial<ByLetter>, last: string | undefined }} Shown
 */

const NEXT = ".j-moves button, .j-groups button, .j-actions > .j-main, .j-letter > .j-main"; // to do

export class Letters {
  #board;
  #sentences;
  #acts;
  #notice = element("p", { class: "j-post", role: "status" });
  #invitation = element("p", { class: "j-invitation" });
  #moves = element("div", { class: "j-moves" });
  #write;
  #back;
  #sent = element("div", { class: "j-letter" });
  #link;
  #field; // for a letter that has come
  #inForce = element("ul", { class: "j-in-force" });
  #storageNote = element("p", { class: "j-storage-note" });
  #obstacle = element("div", { class: "j-obstacle", role: "alert" });
  /** @type {string | undefined} the letter that was shown last */
  #last;
  #made = 0; // how many moves of the next letter
  /** @type {SidePanel | undefined} once a game is shown */
  #sidePanel;
  /** @type {Points | Tables | undefined} the board in the reader's hands */
  #men;

  /**
   * @param {Board} board
   * @param {LettersWords} sentences
   * @param {Acts} acts
   */
  constructor(board, sentences, acts) {
    this.#board = board;
    this.#sentences = sentences;
    this.#acts = acts;
    this.#write = button(sentences.write, acts.write, "j-main");
    const takeBack = () => this.#men?.takeStep() || acts.takeBack();
    this.#back = button(board.words.takeBack, takeBack, "j-take-back");
    for (const one of [this.#write, this.#back, this.#sent]) one.hidden = true; // until it is known
    this.#link = element("input", { readonly: "", "aria-label": sentences.link });
    const { came } = sentences;
    this.#field = element("input", { autocomplete: "off", "aria-label": came, placeholder: came });
  }

  /**
   * Put everything in its place, once; and the men of a board in the reader's hands.
   *
   * @param {Situation} reply
   */
  async open(reply) {
    if (this.#sidePanel) return;
    const { figure, words, controls } = this.#board;
    const anew = button(words.again, leave);
    const acts = [this.#moves, this.#write, this.#back, anew];
    const actions = element("div", { class: "j-actions" }, ...acts);
    const log = element("ol", { class: "j-log", "aria-label": words.log });
    const texts = /** @type {RoomWords} */ (words.room);
    const { rematch, played } = this.#acts;
    this.#sidePanel = new SidePanel(
      this.#board,
      { ...texts, hints: false, edges: false }, // nobody helps, and the reader's side is near
      { actions, log, readings: this.#inForce, storageNote: this.#storageNote },
      { rematch, played, turn() {}, async hint() {}, odds() {} },
    );
    actions.before(this.#obstacle, this.#invitation, this.#notice, this.#sent);
    this.#sent.append(this.#link, ...this.#ways());
    part(figure, ".j-says").setAttribute("role", "status");
    part(figure, ".j-about").hidden = true; // which tells how it is played at one board
    part(figure, ".j-embed").hidden = true;
    controls.hidden = false;
    showScene(this.#board, reply, "");
    this.#men = await this.#taken(reply);
    part(figure, ".j-settings").before(this.#coming()); // last: now a letter can be opened
  }

  /**
   * The board in the reader's hands, where moves are made on one.
   *
   * @param {Situation} reply
   */
  async #taken(reply) {
    const { play, why } = this.#acts;
    const stepped = (/** @type {boolean} */ isOn) => {
      this.#back.hidden = !(isOn || this.#made);
    };
    const hands = { play, why, stepped };
    if (reply.scene.board === "puntos") {
      const { Points } = await import("../boards/points.mjs");
      return new Points(this.#board, reply, hands);
    }
    if (reply.scene.board !== "tablas") return undefined;
    const { Tables } = await import("../boards/tables.mjs");
    return new Tables(this.#board, reply, hands);
  }

  /** What a letter that is written may be sent by. */
  #ways() {
    const { copy, share } = this.#sentences;
    const status = element("span", { role: "status" });
    const copying = button(copy, () => this.#copy(status), "j-main");
    const url = () => this.#link.value;
    const act = () => navigator.share({ url: url() }).catch(() => {}); // the reader has left it
    return [copying, ...("share" in navigator ? [button(share, act)] : []), status];
  }

  /** @param {HTMLElement} status */
  async #copy(status) {
    status.textContent = (await copyField(this.#link))
      ? this.#sentences.copied
      : this.#sentences.marked;
  }

  /** Where a letter is put that has come. */
  #coming() {
    const form = element("form", { class: "j-letter" }, this.#field);
    form.append(element("button", {}, this.#sentences.open));
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      if (this.#typed) this.#acts.open(this.#typed);
    });
    return form;
  }

  /** The letter in the field, without what stands before it in a link. */
  get #typed() {
    return this.#field.value.trim().replace(/^.*#/s, "");
  }

  /**
   * Show a moment of a game, and offer what may be done now unless it is an earlier one.
   *
   * @param {Moment[]} moments
   * @param {Shown} shown
   */
  show(moments, { at, made, post, last }) {
    const now = moments[moments.length - 1].reply;
    const isPast = at < moments.length - 1;
    const { reply } = moments[at];
    const { figure, data } = this.#board;
    const { activeElement: before } = document;
    this.#made = made;
    this.#opened(last);
    this.#obstacle.replaceChildren();
    const isMine = Boolean(post.writes) && now.turn === post.seat;
    const isOver = Boolean(now.outcome) && !post.writes;
    this.#board.state = isOver ? "over" : "playing";
    this.#draw(reply, isMine && !isPast, made > 0 && !isPast);
    if (post.writes === false && !isOver) this.#awaits();
    showLog(figure, moments, data.rules, true);
    this.#showReadings(reply);
    this.#sidePanel?.offer(post.writes || isPast ? null : reply);
    this.#offer(isMine ? now : undefined);
    this.#write.hidden = !post.writes || isMine;
    this.#back.hidden = !this.#made;
    const isSent = this.#send(post, last);
    const { number, begins } = post;
    const says = fill(this.#says(post, { isMine, isOver, isSent }), { number });
    this.#notice.textContent = begins ? `${begins} ${says}` : says;
    this.#invitation.textContent = this.#invites(post);
    const isHere = figure.contains(before) || before === document.body;
    if (isHere && !isPast) this.#hold(isOver);
  }

  /**
   * Empty the field of the letter that is newly shown; any other one in it is yet to be opened.
   *
   * @param {string | undefined} last
   */
  #opened(last) {
    if (last !== this.#last && this.#typed === last) this.#field.value = "";
    this.#last = last;
  }

  /** Say that the other is to move. */
  #awaits() {
    part(this.#board.figure, ".j-turn").textContent = this.#board.words.turns[1];
  }

  /**
   * Give the letter that was written to be sent, if it is the last; whether it is.
   *
   * @param {Partial<ByLetter>} post
   * @param {string | undefined} last
   */
  #send({ writes, letter }, last) {
    const isSent = writes === false && Boolean(last) && letter === last;
    this.#sent.hidden = !isSent;
    this.#link.value = isSent && last ? address(last) : "";
    return isSent;
  }

  /**
   * Draw a situation, and let the reader go on from it where he is to decide.
   *
   * @param {Situation} reply
   * @param {boolean} mine
   * @param {boolean} isNew
   */
  #draw(reply, mine, isNew) {
    const draw = () => showScene(this.#board, reply, "");
    if (this.#men) this.#men.show(reply, { mine, isNew }, draw);
    else draw();
  }

  /**
   * Draw a move over the board that is shown.
   *
   * @param {string} move
   */
  point(move) {
    this.#men?.point(move);
  }

  /**
   * Offer the moves that are made by a word.
   *
   * @param {Situation} [reply] none where the reader has nothing to decide
   */
  #offer(reply) {
    const groups = reply?.scene.groups ?? [];
    const choices = groups.length
      ? grouped(groups, this.#board.words.tables.more, this.#acts)
      : (reply ? worded(reply) : []).map((offer) => offered(offer, this.#acts));
    this.#moves.className = groups.length ? "j-groups" : "j-moves";
    this.#moves.replaceChildren(...choices);
  }

  /** @param {Situation} reply */
  #showReadings({ readings }) {
    const lines = this.#board.data.cruces.map((crux) => {
      const { gloss = "" } = crux.readings.find(({ key }) => key === readings[crux.name]) ?? {};
      const place = element("a", { href: crux.href }, crux.name);
      return element("li", {}, place, ` ${crux.question} `, element("b", {}, gloss));
    });
    this.#inForce.replaceChildren(...lines);
  }

  /**
   * @param {Partial<ByLetter>} post
   * @param {{ isMine: boolean, isOver: boolean, isSent: boolean }} how
   */
  #says({ seat, writes }, { isMine, isOver, isSent }) {
    const { unknown, yours, ready, send, last, over } = this.#sentences;
    if (seat === undefined) return unknown;
    if (writes) return isMine ? yours : ready;
    if (!isOver) return send;
    return isSent ? last : over;
  }

  /**
   * Who invites whom to what, with the first letter of a game; empty with any other.
   *
   * @param {Partial<ByLetter>} post
   */
  #invites({ seat, number, writes }) {
    const { figure, words } = this.#board;
    if (number !== 1 || seat === undefined) return "";
    const { invited, invites } = this.#sentences;
    const sides = words.room?.sides ?? [];
    const values = { mine: sides[seat], theirs: sides[1 - seat] };
    return fill(writes ? invited : invites, { game: part(figure, "h1").textContent, ...values });
  }

  /** Put the reader at what there is to do. */
  focus() {
    this.#hold(this.#board.state === "over");
  }

  /**
   * Put the reader at what there is to do, unless he is at something that is still there.
   *
   * @param {boolean} isOver
   */
  #hold(isOver) {
    const { activeElement: now } = document;
    const isThere = this.#board.figure.contains(now) && now?.checkVisibility();
    if (isThere || this.#men?.focus()) return;
    const all = this.#board.controls.querySelectorAll(NEXT);
    const first = [...all].find((one) => one.checkVisibility());
    if (isOver) this.#sidePanel?.focus();
    else if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }

  /** Whether the page shows any odds. */
  get showsOdds() {
    return Boolean(this.#board.figure.querySelector("[data-side]"));
  }

  /** @param {Odds | null} odds */
  showOdds(odds) {
    showChances(this.#board.figure, this.#board.words, odds);
  }

  /** @param {boolean} isPending */
  wait(isPending) {
    freeze(this.#board, isPending);
  }

  /** @param {boolean} isKept */
  showStorage(isKept) {
    this.#storageNote.textContent = isKept ? this.#board.words.kept : "";
  }

  /**
   * Say what hinders: where a game is shown, among what can be done in it.
   *
   * @param {string} text
   * @param {Node[]} more
   */
  tell(text, ...more) {
    const place = this.#sidePanel ? this.#obstacle : this.#board.alert;
    place.replaceChildren(element("p", {}, text, " ", ...more));
  }

  /**
   * Lead to the page of the game that a letter is of.
   *
   * @param {string} slug
   * @param {string} letter
   */
  lead(slug, letter) {
    const { another, there } = this.#sentences;
    this.tell(another, element("a", { href: `${slug}.html#${letter}` }, there));
  }
}

/**
 * The link of a letter; where the page is a file of the reader's own, the letter by itself.
 *
 * @param {string} letter
 */
function address(letter) {
  return location.protocol === "file:" ? letter : `${location.href.split("#")[0]}#${letter}`;
}

/** Leave the game, which is kept, and choose anew how to play. */
function leave() {
  history.replaceState(null, "", location.pathname + location.search);
  location.reload();
}

/**
 * The moves that are made by a word; to throw, by letter, is to write that nothing else is done.
 *
 * @param {Situation} reply
 */
function worded(reply) {
  const { moves, names, scene } = reply;
  const { throws = "" } = scene;
  const cast = throws ? [{ move: throws, name: names[moves.indexOf(throws)] }] : [];
  return [...named(reply), ...cast];
}
