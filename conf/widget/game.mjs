/**
 * A game in progress: the replies so far and the request that is pending, nothing else. What may
 * be done, what it means and what it is worth are all read from the replies.
 */
import { controlsOf } from "./controls.mjs";
import { showChances, showLog, showScene } from "./view.mjs";

const OTHER = 1; // the seat that the computer may take
const PAUSE = 900; // ms before it plays, so that what happened can be read

export class Game {
  #board;
  #controls;
  #history = []; // of {reply, odds}
  #last = Promise.resolve(); // what was asked last, done or not

  constructor(board) {
    this.#board = board;
  }

  /** Show the controls and start. */
  async begin() {
    const { slug, readings } = this.#board.data;
    const first = await this.#first(slug, readings);
    this.#controls = controlsOf(this.#board, {
      throwDice: () => this.#move({ do: "throw" }),
      play: (move) => this.#move({ do: "play", move }),
      takeBack: () => this.#takeBack(),
      again: (chosen) => this.#again(chosen),
      answer: () => this.#answer(),
    });
    this.#history = [first];
    this.#show();
    this.#controls.focus();
    const { keep } = await import("./keep.mjs");
    keep(this.#board.client).then((kept) => this.#controls.kept(kept));
  }

  async #first(slug, readings) {
    const reply = await this.#board.client.ask({ do: "start", slug, readings });
    return { reply };
  }

  #move(request) {
    return this.#next(async () => {
      if (this.#now.reply.outcome) return; // asked for before the end was known
      this.#history.push({ reply: await this.#ask(request) });
      this.#show("j-tumble");
    });
  }

  #ask(request) {
    const { slug, readings, state } = this.#now.reply;
    return this.#board.client.ask({ slug, readings, state, ...request });
  }

  /** Where the computer has the other's seat and it is its turn, let it cast or decide. */
  #answer() {
    const moment = this.#now;
    if (!this.#isComputers(moment.reply)) return;
    setTimeout(() => this.#next(() => moment === this.#now && this.#playForOther()), PAUSE);
  }

  async #playForOther() {
    const level = this.#controls.level();
    if (!level) return; // the reader has taken the seat meanwhile
    const chance = this.#now.reply.turn === "chance";
    const move = chance ? {} : { move: (await this.#ask({ do: "advise", level })).move };
    this.#history.push({ reply: await this.#ask({ do: chance ? "throw" : "play", ...move }) });
    this.#show("j-tumble");
  }

  #isComputers(reply) {
    return Boolean(this.#controls.level()) && !reply.outcome && reply.scene.hand === OTHER;
  }

  /** A new game under the readings chosen. */
  #again(readings) {
    return this.#next(async () => {
      this.#history = [await this.#first(this.#now.reply.slug, readings)];
      this.#show();
    });
  }

  #takeBack() {
    return this.#next(async () => {
      if (this.#history.length === 1) return;
      do this.#history.pop();
      while (this.#history.length > 1 && this.#isComputers(this.#now.reply));
      this.#show();
    });
  }

  /** One thing after the other; what fails can be tried again as it was. */
  #next(work) {
    this.#last = this.#last.then(async () => {
      this.#board.alert.replaceChildren();
      try {
        await work();
      } catch (failure) {
        this.#board.tell(failure, () => this.#next(work));
      }
    });
    return this.#last;
  }

  get #now() {
    return this.#history.at(-1);
  }

  #show(motion = "") {
    const { figure, words, data } = this.#board;
    const { reply } = this.#now;
    this.#board.state = reply.outcome ? "over" : "playing";
    showScene(figure, words, reply, motion);
    showLog(figure, this.#history, data.rules);
    this.#controls.offer(reply, this.#history.length > 1, this.#isComputers(reply));
    this.#showOdds(this.#now);
    this.#answer();
  }

  /** The odds of a situation follow it; a game that has none says so, and the bar goes. */
  async #showOdds(moment) {
    const { slug, readings, state } = moment.reply;
    const request = { do: "odds", slug, readings, state };
    moment.odds ??= this.#board.client.ask(request).catch(() => null);
    const odds = await moment.odds;
    if (moment === this.#now) showChances(this.#board.figure, this.#board.words, odds);
  }
}
