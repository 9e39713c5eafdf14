/**
 * A game by letter: the reader opens a letter, decides, and gets a link to send. A letter is saved
 * before it is shown, so that none is ever written twice.
 */
import { Letters } from "../panels/letters.mjs";
import { showWhy } from "../panels/view.mjs";
import { fill } from "./dom.mjs";
import { get, lastOf, put } from "./letterbox.mjs";
import { GameHistory } from "./history.mjs";
import { Queue } from "./queue.mjs";
import { recorded } from "./replay.mjs";
import { words } from "./strings.mjs";
import { Seats } from "./seats.mjs";

/**
 * @import { Board } from "./board.mjs"
 * @import { Client, Failure } from "./client.mjs"
 * @import { Post } from "./letterbox.mjs"
 * @import { Moment } from "./moment.mjs"
 * @import { LettersWords } from "./page.d.ts"
 * @import { ByLetter, Mailbox, Readings, Situation, Unchecked } from "./replies.d.ts"
 */

class Denied extends Error {} // the browser has no storage

/**
 * Open a letter, or begin a game from the chosen seat. If neither is possible, the reader chooses
 * again.
 *
 * @param {Board} board
 * @param {Client} client
 * @param {string} [letter]
 */
export async function correspond(board, client, letter) {
  const { letters: sentences } = await words();
  const game = new Correspondence(board, client, sentences);
  const { near = 0 } = board.seated;
  const begun = () => (letter ? game.read(letter) : game.begin(near, board.data.readings));
  await game.telling(begun);
  if (!game.isShown) board.playButton().focus({ preventScroll: true });
}

class Correspondence {
  isShown = false;
  #board;
  #client;
  #sentences;
  #queue;
  #panel;
  /** @type {Mailbox | undefined} none before the first letter */
  #mailbox;
  /** @type {Moment[]} the game as its letters tell it */
  #history = [];
  /** @type {Moment[]} how it stands, and stood before each move of the letter to be written */
  #past = [];
  /** @type {Partial<ByLetter>} what is known of that letter */
  #post = {};
  /** @type {Moment[]} the game with what is made of that letter, to look back in */
  #game = [];
  #view; // which of these moments is shown
  /** @type {Map<string, Moment>} by the id of a game its first moment */
  #firsts = new Map();

  /**
   * @param {Board} board
   * @param {Client} client
   * @param {LettersWords} sentences
   */
  constructor(board, client, sentences) {
    this.#board = board;
    this.#client = client;
    this.#sentences = sentences;
    this.#queue = new Queue(board, (isPending) => this.#panel.wait(isPending));
    const of = { board, client, queue: this.#queue };
    this.#view = new GameHistory(of, {
      history: () => this.#game,
      show: () => this.#tell(),
      focus: () => this.#panel.focus(),
      answer() {}, // nobody is waited for
      playOn() {},
    });
    this.#panel = new Letters(board, sentences, {
      play: (move) => this.#act(() => this.#made(move)),
      why: (move) => this.#act(() => this.#whyNot(move)),
      takeBack: () => this.#act(() => this.#takeBack()),
      write: () => this.#act(() => this.#write()),
      rematch: () => this.#act(() => this.#rematch()),
      open: (letter) => this.#queue.add(() => this.telling(() => this.read(letter))),
      played: () => ({
        client: this.#client,
        history: this.#history,
        open: (at, better) => this.#open(at, better),
      }),
    });
  }

  /**
   * Show a moment of the game, with the better move on its board.
   *
   * @param {number} at
   * @param {string | null} better
   */
  async #open(at, better) {
    await this.#view.look(at);
    if (better && this.#view.at === at) this.#panel.point(better);
  }

  /**
   * Run work for the moment shown, unless another is shown by then.
   *
   * @param {() => unknown} work
   */
  #act(work) {
    const moment = this.#now;
    const mayAct = () => moment === this.#now && !this.#view.isPast;
    return this.#queue.add(() => mayAct() && this.telling(work));
  }

  /**
   * Run work, and report it if the browser has no storage: then no letter is shown.
   *
   * @param {() => unknown} work
   */
  async telling(work) {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof Denied)) throw error;
      this.#panel.tell(this.#sentences.denied);
    }
  }

  /**
   * Begin a game: the first player moves before writing, all others write at once.
   *
   * @param {number} seat of the reader
   * @param {Readings} readings
   */
  async begin(seat, readings) {
    const { slug } = this.#board.data;
    const first = await this.#client.ask({ do: "start", slug, readings, near: seat });
    this.#mailbox = undefined;
    const post = { seat, number: 0, writes: true };
    if (first.turn === seat) await this.#show([{ reply: first, near: seat }], post);
    else await this.#keep(await this.#first(first, seat, []));
  }

  /**
   * Return the first letter of a game.
   *
   * @param {Situation} begun
   * @param {number} seat
   * @param {string[]} moves
   */
  #first({ slug, readings }, seat, moves) {
    const game = { slug, readings, seat, near: seat, id: digits(16), moves };
    return this.#client.ask({ do: "letter-begin", ...game, ...drawn() });
  }

  /**
   * Open a letter. If it is refused, a message says so, and the saved game is shown.
   *
   * @param {string} letter
   */
  async read(letter) {
    /** @type {Post | undefined} */
    let saved;
    try {
      const reply = await this.#client.ask({ do: "letter-read", letter });
      if (reply.slug !== this.#board.data.slug) return this.#panel.lead(reply.slug, letter);
      saved = await get(reply.id).catch(deny);
      await this.#opened(letter, reply, saved?.mailbox);
    } catch (error) {
      const { kind, message } = /** @type {Failure} */ (error);
      if (kind !== "reply") throw error;
      if (saved && !this.#isOf(saved.mailbox))
        await this.#keep(await this.#standing(saved.mailbox));
      this.#panel.tell(fill(this.#sentences.refused, { detail: message }));
    }
    return undefined;
  }

  /**
   * Show the game of a letter with that letter, if it belongs to it.
   *
   * @param {string} letter
   * @param {ByLetter | Unchecked} content that of the letter alone
   * @param {Mailbox | undefined} stored
   */
  async #opened(letter, content, stored) {
    if (!stored && content.mailbox) return this.#keep(await this.#standing(content.mailbox));
    const mailbox = stored ?? this.#mailbox; // that of another game tells so
    const { number, begins } = content;
    if (!mailbox) return this.#show([{ reply: content }], { number, begins });
    const asked = { do: /** @type {const} */ ("letter-read"), letter, mailbox, near: mailbox.seat };
    const reply = /** @type {ByLetter} */ (await this.#client.ask(asked));
    const isNew = reply.mailbox.letters.length !== this.#mailbox?.letters.length;
    if (isNew || !this.#isOf(reply.mailbox)) return this.#keep(reply);
    return this.#panel.tell(this.#sentences.known);
  }

  /**
   * Whether a mailbox is that of the game shown.
   *
   * @param {Mailbox} mailbox
   */
  #isOf({ letters: [first] }) {
    return this.#mailbox?.letters[0] === first;
  }

  /**
   * Return the state of the game of a mailbox.
   *
   * @param {Mailbox} mailbox
   */
  async #standing(mailbox) {
    const asked = { do: /** @type {const} */ ("letter-read"), mailbox, near: mailbox.seat };
    return /** @type {ByLetter} */ (await this.#client.ask(asked));
  }

  /**
   * Save a game, and show it as saved: another window may have written meanwhile.
   *
   * @param {ByLetter} reply
   * @returns {Promise<ByLetter>} its state
   */
  async #keep(reply) {
    const { id, slug, mailbox, writes, outcome, scene } = reply;
    const isOver = Boolean(outcome);
    const post = { id, slug, mailbox, changed: Date.now(), isMine: writes, isOver, svg: scene.svg };
    const saved = await put(post).catch(deny);
    const shown = saved === post ? reply : await this.#standing(saved.mailbox);
    this.#mailbox = shown.mailbox;
    history.replaceState(null, "", `#${lastOf(saved)}`);
    await this.#show(await this.#moments(shown), shown);
    navigator.storage?.persist?.().catch(() => {}); // what is kept here is nowhere else
    const { keep } = await import("./offline.mjs");
    keep(this.#client).then((isKept) => this.#panel.showStorage(isKept));
    return shown;
  }

  /**
   * Return the moments of a game, the last from the letters; the first is cached for each game.
   *
   * @param {ByLetter} reply
   */
  async #moments(reply) {
    const [first, ...others] = await recorded(this.#client, reply.text, reply.seat);
    const begun = this.#firsts.get(reply.id) ?? first;
    this.#firsts.set(reply.id, begun);
    const last = others.pop() ?? begun;
    const moments = last === begun ? [] : [begun, ...others];
    const { made, move = "" } = last.reply;
    return [...moments, { ...last, reply: made ? { ...reply, made, move } : reply }];
  }

  async #write() {
    const { seat = 0, writes } = this.#post;
    if (!writes) return;
    const moves = this.#past.flatMap(({ reply: { made } }, i) => (i && made?.move) || []);
    const mailbox = this.#mailbox;
    const letter = { moves, near: seat, ...drawn() };
    const reply = mailbox
      ? await this.#client.ask({ do: "letter-write", mailbox, ...letter })
      : await this.#first(this.#past[0].reply, seat, moves);
    const saved = await this.#keep(reply);
    if (saved.letter !== reply.letter) this.#panel.tell(this.#sentences.elsewhere);
  }

  /** @param {string} move */
  async #made(move) {
    const { slug, readings, state } = this.#now.reply;
    const { near } = this.#board.seats;
    const reply = await this.#client.ask({ do: "play", slug, readings, state, move, near });
    this.#past.push({ reply: { ...reply, made: { state, move } }, near });
    this.#offer();
  }

  /**
   * Ask the rules why a move is illegal; a legal one is made.
   *
   * @param {string} move
   */
  async #whyNot(move) {
    try {
      await this.#made(move);
    } catch (error) {
      const refusal = /** @type {Failure} */ (error);
      if (refusal.kind !== "reply") throw error;
      showWhy(this.#board.figure, refusal, this.#board.data.rules);
    }
  }

  #takeBack() {
    if (this.#past.length > 1) this.#past.pop();
    this.#offer();
  }

  /** Begin another game with the same friend, with seats swapped. */
  #rematch() {
    const { seat = 0 } = this.#post;
    return this.begin(1 - seat, this.#now.reply.readings);
  }

  get #now() {
    return this.#past[this.#past.length - 1];
  }

  /**
   * Show a game, and the reader's options.
   *
   * @param {Moment[]} moments
   * @param {Partial<ByLetter>} post
   */
  async #show(moments, post) {
    this.#board.seats = seated(post.seat);
    this.#history = moments;
    this.#past = moments.slice(-1);
    this.#post = post;
    await this.#panel.open(this.#now.reply);
    const isFirst = !this.isShown;
    this.isShown = true;
    this.#offer();
    if (isFirst) this.#view.takeSteps().catch(() => {}); // the site may be gone
  }

  /** Show the present state of the game. */
  #offer() {
    this.#view.end();
    this.#game = [...this.#history, ...this.#past.slice(1)];
    this.#tell();
  }

  /** Show the selected moment. */
  #tell() {
    const { at } = this.#view;
    const made = this.#past.length - 1;
    const last = this.#mailbox?.letters.at(-1);
    this.#panel.show(this.#game, { at, made, post: this.#post, last });
    this.#showOdds(this.#game[at]);
    this.#view.tell();
  }

  /**
   * Show the odds of a moment, if the page has a place for them.
   *
   * @param {Moment} moment
   */
  async #showOdds(moment) {
    if (!this.#panel.showsOdds) return;
    const { slug, readings, state } = moment.reply;
    const asked = { do: /** @type {const} */ ("odds"), slug, readings, state };
    const odds = await this.#client.ask(asked).catch(() => null);
    if (moment === this.#game[this.#view.at]) this.#panel.showOdds(odds);
  }
}

/** @returns {never} */
function deny() {
  throw new Denied();
}

/** @param {number} [seat] of the reader; who only looks on has none */
function seated(seat) {
  return new Seats(
    seat === undefined ? {} : { level: "letter", computers: [1 - seat], near: seat },
  );
}

/** Return a secret for a commitment, and a nonce for that of the other player. */
function drawn() {
  return { secret: digits(32), nonce: digits(32) };
}

/**
 * So many bytes that nobody can guess, to the base 16.
 *
 * @param {number} bytes
 */
function digits(bytes) {
  const lot = crypto.getRandomValues(new Uint8Array(bytes));
  return [...lot].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
