/**
 * A game in progress: the replies so far and the request that is pending, nothing else. What may
 * be done, what it means and what it is worth are all read from the replies.
 */
import { controlsOf } from "../panels/controls.mjs";
import { isSure } from "../panels/sure.mjs";
import { showChances, showLog, showScene, showWhy } from "../panels/view.mjs";

const OTHER = 1; // the seat that the computer may take
const PAUSE = 900; // ms before it plays, so that what happened can be read

export class Game {
  #board;
  #controls;
  #points; // the board in the reader's hands, where moves are made on one
  #tutor; // what explains a throw, where the game has one
  #cards; // the same, of cards
  #count; // what tells how a deal was counted
  #history = []; // of {reply, odds}
  #luck; // what all chances of this game come from
  #last = Promise.resolve(); // what was asked last, done or not
  #pending = 0; // how much of what was asked is not done

  constructor(board) {
    this.#board = board;
  }

  /** Show the controls and start. */
  async begin() {
    const first = await this.#first(this.#board.data.readings);
    this.#controls = controlsOf(this.#board, {
      throwDice: () => this.#move({ do: this.#cards ? "deal" : "throw" }),
      play: (move) => this.#move({ do: "play", move }),
      takeBack: () => this.#takeBack(),
      again: (chosen) => this.#again(chosen),
      answer: () => this.#show(),
      toBoard: () => Boolean((this.#points ?? this.#cards)?.focus()),
    });
    this.#open(first);
    if (first.reply.scene.board === "puntos") await this.#takeUp();
    if (first.reply.scene.board === "naipes") await this.#takeCards();
    if (first.reply.scene.board === "tablas") await this.#takeTables();
    this.#show();
    this.#controls.focus();
    const { keep } = await import("./keep.mjs");
    keep(this.#board.client).then((kept) => this.#controls.kept(kept));
  }

  async #takeUp() {
    const { Points } = await import("../boards/points.mjs");
    this.#points = new Points(this.#board, {
      play: (move) => this.#move({ do: "play", move }),
      why: (move) => this.#whyNot(move),
    });
  }

  async #takeTables() {
    const { Tables } = await import("../boards/tables.mjs");
    this.#points = new Tables(this.#board, {
      play: (move) => this.#move({ do: "play", move }),
      why: (move) => this.#whyNot(move),
    });
    if (!this.#board.data.tutor) return;
    const { Tutor } = await import("../panels/tutor.mjs");
    this.#tutor = new Tutor(this.#board, {
      ask: (request) => this.#door(request),
      plane: () => this.#points.plane,
    });
  }

  /** The reply of a door that tells of a state and changes nothing. */
  #door(request) {
    const { slug, readings, state } = this.#now.reply;
    return this.#board.client.ask({ slug, readings, state, ...request });
  }

  async #takeCards() {
    const { Cards } = await import("../boards/cards.mjs");
    this.#cards = new Cards(this.#board, {
      play: (move) => this.#move({ do: "play", move }),
      hint: () => this.#act(async () => this.#cards.tell(await this.#ask({ do: "advise" }))),
    });
    const door = (request) => this.#door(request);
    if (this.#board.words.cards.count) {
      const { Count } = await import("../panels/count.mjs");
      this.#count = new Count(this.#board, { ask: door });
    }
    if (!this.#board.words.cards.teach) return;
    const { Teacher } = await import("../panels/teach.mjs");
    new Teacher(this.#board, { ask: door });
  }

  async #first(readings) {
    const { slug, state, seat } = this.#board.data;
    const request = { do: "start", slug, readings, seat, ...(state ? { state } : {}) };
    return { reply: await this.#board.client.ask(request) };
  }

  /** Begin the history of a game, and its luck. */
  #open(first) {
    this.#history = [first];
    this.#luck = Math.random();
  }

  #move(request) {
    return this.#act(async () => {
      this.#history.push({ reply: await this.#ask(request) });
      this.#show("j-tumble");
    });
  }

  /** Have the rules say why a move is none; what turns out to be one is played. */
  #whyNot(move) {
    return this.#act(async () => {
      try {
        this.#history.push({ reply: await this.#ask({ do: "play", move }) });
        this.#show("j-tumble");
      } catch (failure) {
        if (failure.kind !== "reply") throw failure;
        showWhy(this.#board.figure, failure.message, this.#board.data.rules);
      }
    });
  }

  async #ask(request) {
    const { slug, readings, state, chances = 0 } = this.#now.reply;
    const { client, data } = this.#board;
    const game = { slug, readings, seat: data.seat };
    let reply = await client.ask({
      ...game,
      state,
      seed: this.#seed(request, chances),
      ...request,
    });
    let isDrawn = request.do === "deal";
    let count = chances + (isDrawn || request.do === "throw");
    while (reply.turn === "chance" && reply.scene.chance === "") {
      const seed = this.#seed({}, count++);
      const more = await client.ask({ do: "deal", ...game, state: reply.state, seed });
      reply = { ...more, move: reply.move, events: [...reply.events, ...more.events] };
      isDrawn = true;
    }
    return { ...reply, isDrawn, chances: count, made: { state, move: request.move } };
  }

  /** Where chance comes from after so many throws: one that was seen and taken back comes again. */
  #seed(request, chances) {
    const moments = request.do === "advise" ? this.#history.length : 0; // who is asked may draw too
    return `${this.#luck} ${chances} ${moments}`;
  }

  /** Where the computer has the other's seat and it is its turn, let it cast or decide. */
  #answer() {
    const moment = this.#now;
    if (!this.#isComputers(moment.reply)) return;
    setTimeout(() => this.#playForOther(moment), PAUSE);
  }

  /** The reader may take back while the computer thinks: what comes too late is not played. */
  async #playForOther(moment) {
    const level = this.#controls.level();
    if (!level || moment !== this.#now) return; // the reader has taken the seat, or a move back
    const chance = moment.reply.turn === "chance";
    const advice = chance ? {} : this.#ask({ do: "advise", level });
    await Promise.allSettled([advice]);
    const work = async () => {
      if (!this.#controls.level()) return;
      const { move } = await advice;
      this.#history.push({
        reply: await this.#ask(chance ? { do: "throw" } : { do: "play", move }),
      });
      this.#show("j-tumble");
    };
    if (moment === this.#now) await this.#act(work, () => this.#playForOther(moment));
  }

  #isComputers(reply) {
    return Boolean(this.#controls.level()) && !reply.outcome && reply.scene.hand === OTHER;
  }

  /** A new game under the readings chosen, if the reader gives up the one he plays; whether he does. */
  async #again(readings) {
    const isOn = this.#history.length > 1 && !this.#now.reply.outcome;
    if (isOn && !(await isSure(this.#board))) return false;
    await this.#next(async () => {
      this.#open(await this.#first(readings));
      this.#show();
    });
    return true;
  }

  #takeBack() {
    return this.#act(async () => {
      if (!this.#kept) return;
      this.#history.length = this.#kept;
      this.#show();
    });
  }

  /** How many moments stay when a move is taken back; 0: none can be, or a card has been seen. */
  get #kept() {
    let at = this.#history.length;
    do if (at === 1 || this.#history[--at].reply.isDrawn) return 0;
    while (at > 1 && this.#isComputers(this.#history[at - 1].reply));
    return at;
  }

  /** Do what was asked of this moment, unless another has come before it is its turn. */
  #act(work, again) {
    const moment = this.#now;
    return this.#next(async () => moment === this.#now && work(), again);
  }

  /** One thing after the other; what fails can be tried again as it was. */
  #next(work, again = () => this.#next(work)) {
    this.#wait(1);
    this.#last = this.#last.then(async () => {
      this.#board.alert.replaceChildren();
      try {
        await work();
      } catch (failure) {
        this.#board.tell(failure, again);
      }
      this.#wait(-1);
    });
    return this.#last;
  }

  #wait(more) {
    this.#pending += more;
    this.#controls.wait(this.#pending > 0);
  }

  get #now() {
    return this.#history.at(-1);
  }

  #show(motion = "") {
    const { figure, words, data } = this.#board;
    const { reply } = this.#now;
    this.#board.state = reply.outcome ? "over" : "playing";
    const draw = () => showScene(figure, words, reply, motion);
    const mine = typeof reply.turn === "number" && !this.#isComputers(reply);
    if (this.#cards) this.#cards.show(reply, { mine }, draw);
    else if (this.#points) this.#points.show(reply, { mine, isNew: Boolean(motion) }, draw);
    else draw();
    showLog(figure, this.#history, data.rules);
    this.#controls.offer(reply, this.#kept > 0, this.#isComputers(reply));
    this.#cards?.settle();
    this.#tutor?.show();
    this.#count?.show(reply.made);
    this.#showOdds(this.#now);
    this.#answer();
  }

  /** The odds of a situation follow it; a game that has none says so, and the bar goes. */
  async #showOdds(moment) {
    if (!this.#board.figure.querySelector("[data-side]")) return; // nor does the page show any
    const { slug, readings, state } = moment.reply;
    const request = { do: "odds", slug, readings, state };
    moment.odds ??= this.#board.client.ask(request).catch(() => null);
    const odds = await moment.odds;
    if (moment === this.#now) showChances(this.#board.figure, this.#board.words, odds);
  }
}
