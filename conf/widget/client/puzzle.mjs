/**
 * A puzzle on the board of its game: its question, and Python's verdict on an answer. Where a move
 * is the answer, each move made in the puzzle's position is one. Nothing on the board gives the
 * solution away, and no game is saved.
 */
import { Board } from "./board.mjs";
import { button, element, fill, part } from "./dom.mjs";
import { answers, days, note } from "./streak.mjs";
import { nodesOf, parsed } from "./trusted-types.mjs";

/**
 * @import { Client, Failure } from "./client.mjs"
 * @import { PuzzleWords } from "./page.d.ts"
 * @import { Ask, Puzzle, Request, Solved } from "./replies.d.ts"
 */

const MOVE = "move"; // the answer is a move made on the board

export class PuzzleBoard extends Board {
  /** @override */
  keepsGames = false;
  /** @override */
  changesReadings = false;
  /** @type {Puzzle | undefined} */
  #puzzle;
  #title = element("h2", { tabindex: "-1" });
  #question = element("p");
  #form = element("form");
  #verdict = element("p", { role: "status" });
  #certainty = element("p", { class: "j-certainty" });
  #streak = element("p", { class: "j-streak" });
  #acts = element("div", { class: "j-puzzle-acts" });
  #panel = element("section", { class: "j-puzzle" });

  /**
   * @param {HTMLElement} section
   * @param {(board: Board) => void} furnish applies the settings of the room
   */
  constructor(section, furnish) {
    super(section);
    furnish(this);
    part(section, ".j-records").hidden = true;
    this.seated = { level: "", computers: [] };
    this.#hush();
    part(section, ".j-start").hidden = true;
    this.controls.hidden = false;
    this.#panel.append(this.#title, this.#question, this.#form, this.#verdict, this.#acts);
    this.#panel.append(this.#streak, this.#certainty);
    this.#title.textContent = this.#words.title;
    this.alert.before(this.#panel);
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#answer(this.#given());
    });
    addEventListener("popstate", () => this.#changed());
  }

  /** Remove what would give the solution away: hints, tutor, teacher, the count of a deal. */
  #hush() {
    const { room, cards } = this.words;
    this.data.tutor = false;
    this.data.opening = undefined; // a puzzle begins elsewhere
    if (room) room.hints = room.ends = false;
    this.words.readingsHint = this.#words.fixed;
    const { count, teach, ...others } = cards ?? {};
    this.words.cards = { ...others, hint: "" };
  }

  /** @returns {PuzzleWords} */
  get #words() {
    return /** @type {PuzzleWords} */ (this.words.puzzle);
  }

  /**
   * Offer to show the puzzle; a reader who leaves it for another game goes to the room.
   *
   * @override
   */
  playButton() {
    if (this.game) location.assign(location.pathname);
    const start = super.playButton();
    start.textContent = fill(this.#words.begin, { size: this.words.size });
    return start;
  }

  /** @override */
  offer() {
    super.offer();
    this.#preview();
  }

  /** Show the drawing on the page of the game's puzzles until Python is ready. */
  async #preview() {
    const id = asked();
    const listed = await pageAt(`puzzles/${this.data.slug}.html`);
    const item = listed?.getElementById(id);
    if (!item || this.#puzzle || id !== asked()) return;
    this.#question.textContent = part(item, "p").textContent;
    const drawn = item.querySelector("svg");
    if (!drawn) return; // the question says all
    drawn.classList.replace("j-small", "j-scene");
    part(this.figure, ".j-drawn").replaceChildren(drawn);
    part(this.figure, ".j-says").hidden = true; // it tells of another position
  }

  /** @override */
  async offerKept() {} // a puzzle is no game to go on with

  /** @override */
  async load() {
    await super.load();
    const client = /** @type {Client} */ (this.client);
    const { begin } = await import("./begin.mjs");
    return async () => {
      await this.#pose(client);
      await this.#draw(client);
      await begin(this, answering(client, this.#asked));
      this.#show();
    };
  }

  /**
   * Pass requests of the game to Python; a move that is an answer is judged before it is shown.
   *
   * @type {Ask}
   */
  #asked = async (request, seconds) => {
    const client = /** @type {Client} */ (this.client);
    const { how, state } = /** @type {Puzzle} */ (this.#puzzle);
    const reply = await client.ask(request, seconds); // what is no move is told by the game
    const { state: at, move } = /** @type {Request<"play">} */ (request);
    if (request.do === "play" && how === MOVE && at === state) await this.#judge(move);
    return reply;
  };

  /**
   * Load the puzzle that the address names, and show its question.
   *
   * @param {Client} client
   */
  async #pose(client) {
    const puzzle = await client.ask({ do: "puzzle", id: asked() });
    this.#puzzle = puzzle;
    this.data.state = puzzle.state;
    this.data.readings = puzzle.readings;
    const { title, hard } = puzzle;
    this.#title.textContent = fill(this.#words.headed, { title, hard });
    this.#question.textContent = puzzle.question;
    this.#certainty.textContent = puzzle.known;
    part(this.figure, ".j-says").hidden = false;
    this.#form.hidden = puzzle.how === MOVE;
    this.#form.replaceChildren(...this.#fields(puzzle));
    this.#open();
  }

  /**
   * Draw the board for the game, in place of the drawing from the list.
   *
   * @param {Client} client
   */
  async #draw(client) {
    const { slug, readings, state, seat } = this.data;
    const set = state && { state };
    const { scene } = await client.ask({ do: "start", slug, readings, seat, ...set });
    part(this.figure, ".j-drawn").replaceChildren(...nodesOf(scene.svg));
  }

  /** Show the puzzle on the board, which is active only if a move is the answer. */
  #show() {
    this.controls.hidden = this.#puzzle?.how !== MOVE;
    this.#title.focus({ preventScroll: true });
  }

  /** Wait for an answer. */
  #open() {
    this.#verdict.textContent = "";
    this.#verdict.removeAttribute("class");
    this.#offer();
  }

  /**
   * Offer the actions other than answering.
   *
   * @param {boolean} [again] whether the position must be reset for another try
   */
  #offer(again = false) {
    const { solution, next, retry, all } = this.#words;
    const { slug, next: id } = /** @type {Puzzle} */ (this.#puzzle);
    const href = `?puzzle=${id}`;
    const another = element("a", { href }, next);
    another.addEventListener("click", (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab
      event.preventDefault();
      history.pushState(null, "", href);
      this.#changed();
    });
    this.#acts.replaceChildren(
      ...(again ? [button(retry, () => this.#again())] : []),
      button(solution, () => this.#tell()),
      another,
      element("a", { href: `puzzles/${slug}.html` }, all),
    );
    this.#count();
  }

  /** Show the streak of days with a solution. */
  async #count() {
    const count = days(await answers());
    this.#streak.textContent = count ? fill(this.#words.days, { count }) : "";
  }

  /**
   * Return the controls for an answer that is no move.
   *
   * @param {Puzzle} puzzle
   */
  #fields({ fields, options }) {
    const given = [
      ...fields.map((text) =>
        element(
          "label",
          {},
          `${text} `,
          element("input", { type: "number", min: "0", max: "999", value: "0", name: "field" }),
        ),
      ),
      ...options.map(({ key, says }) =>
        element(
          "label",
          {},
          element("input", { type: "radio", name: "field", value: key, required: "" }),
          element("span", {}, element("b", {}, key), ` ${says}`),
        ),
      ),
    ];
    return [...given, element("button", { type: "submit", class: "j-main" }, this.#words.answer)];
  }

  #given() {
    const values = new FormData(this.#form).getAll("field");
    return values.map((value) => String(value).trim()).join(" ");
  }

  /**
   * Judge an answer that is no move.
   *
   * @param {string} answer
   */
  async #answer(answer) {
    try {
      await this.#judge(answer);
    } catch (caught) {
      this.tell(/** @type {Failure} */ (caught), () => this.#answer(answer));
    }
  }

  /**
   * Judge an answer, and show the verdict and the reason.
   *
   * @param {string} answer
   */
  async #judge(answer) {
    const { id } = /** @type {Puzzle} */ (this.#puzzle);
    const client = /** @type {Client} */ (this.client);
    const solved = await client.ask({ do: "solve", id, answer });
    await note(id, solved.right);
    this.#say(this.#verdictOf(solved.right), solved);
    this.#offer(!solved.right);
  }

  /**
   * Return the comment on an answer: the reason why a move is wrong helps to find the right one, but
   * that for a number or a choice would give it away.
   *
   * @param {boolean} isRight
   */
  #verdictOf(isRight) {
    const { right, wrong, no } = this.#words;
    if (isRight) return right;
    return this.#puzzle?.how === MOVE ? wrong : no;
  }

  /** Show the solution, after which the puzzle does not count as solved. */
  async #tell() {
    const { id } = /** @type {Puzzle} */ (this.#puzzle);
    const client = /** @type {Client} */ (this.client);
    try {
      const solved = await client.ask({ do: "solve", id });
      await note(id, false);
      this.#say(this.#words.told, solved);
      this.#offer(true);
    } catch (caught) {
      this.tell(/** @type {Failure} */ (caught), () => this.#tell());
    }
  }

  /**
   * @param {string} sentence
   * @param {Solved} solved
   */
  #say(sentence, { said: answer, why, right }) {
    this.alert.replaceChildren();
    this.#verdict.textContent = fill(sentence, { answer, why });
    this.#verdict.className = right ? "j-right" : "j-wrong";
  }

  /** Reset the puzzle to the position before the answer. */
  async #again() {
    this.#open();
    await this.game?.begin(this.data.readings);
    this.#show();
  }

  /** Load the puzzle that the address now names, if Python is ready. */
  async #changed() {
    if (!this.game || !this.client) return this.#preview();
    try {
      await this.#pose(this.client);
      await this.game.begin(this.data.readings);
      this.#show();
    } catch (caught) {
      this.tell(/** @type {Failure} */ (caught), () => this.#changed());
    }
    return undefined;
  }
}

/** Return the id of the puzzle in the address. */
function asked() {
  return new URLSearchParams(location.search).get("puzzle") ?? "";
}

/**
 * Return another page of the site; undefined if it cannot be fetched, as from a folder.
 *
 * @param {string} address
 */
async function pageAt(address) {
  try {
    const page = await fetch(new URL(address, document.baseURI));
    return parsed(await page.text());
  } catch {
    return undefined;
  }
}

/**
 * Return a client that passes its requests to another function.
 *
 * @param {Client} client
 * @param {Ask} ask
 */
function answering(client, ask) {
  return new Proxy(client, {
    get(target, name) {
      if (name === "ask") return ask;
      const value = Reflect.get(target, name, target);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}
