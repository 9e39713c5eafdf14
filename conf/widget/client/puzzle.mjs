/**
 * A puzzle on the board of its game: the question beside it, and Python says whether an answer is
 * right. The first move made on the board is the answer, where a move is asked for.
 */
import { Board } from "./board.mjs";
import { button, element, fill, part } from "./dom.mjs";
import { count, streak } from "./streak.mjs";

/**
 * @import { Client, Failure } from "./client.mjs"
 * @import { PuzzleWords } from "./page.d.ts"
 * @import { Ask, Puzzle, Solved } from "./replies.d.ts"
 */

const HASH = "#puzzle=";
const MOVE = "move";

export class PuzzleBoard extends Board {
  /** @type {Puzzle | undefined} */
  #puzzle;
  #isOpen = false; // whether the next move is the answer
  #title = element("h2", { tabindex: "-1" });
  #question = element("p");
  #form = element("form");
  #verdict = element("p", { role: "status" });
  #streak = element("p", { class: "j-streak" });
  #acts = element("div", { class: "j-puzzle-acts" });
  #panel = element("section", { class: "j-puzzle" });

  /** @param {HTMLElement} section */
  constructor(section) {
    super(section);
    this.seated = { level: "", computers: [] };
    part(section, ".j-start").hidden = true;
    this.controls.hidden = false;
    this.#panel.append(this.#title, this.#question, this.#form, this.#verdict, this.#acts);
    this.#panel.append(this.#streak);
    this.#title.textContent = this.#words.title;
    this.alert.before(this.#panel);
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#answer(this.#given());
    });
    addEventListener("hashchange", () => this.#changed());
  }

  /** @returns {PuzzleWords} */
  get #words() {
    return /** @type {PuzzleWords} */ (this.words.puzzle);
  }

  /** @override */
  playButton() {
    const start = super.playButton();
    start.textContent = fill(this.#words.begin, { size: this.words.size });
    return start;
  }

  /** @override */
  async load() {
    await super.load();
    const client = /** @type {Client} */ (this.client);
    const { begin } = await import("./game.mjs");
    return async () => {
      await this.#pose(client);
      await begin(this, answering(client, this.#asked));
      this.#title.focus({ preventScroll: true });
    };
  }

  /**
   * What the game asks of Python: a move that is the answer is judged first.
   *
   * @type {Ask}
   */
  #asked = async (request, seconds) => {
    const client = /** @type {Client} */ (this.client);
    const { move } = request;
    if (request.do !== "play" || !this.#isOpen || typeof move !== "string")
      return client.ask(request, seconds);
    const reply = await client.ask(request, seconds); // what is no move is told by the game
    await this.#judge(move);
    return reply;
  };

  /**
   * Have the puzzle asked that the address names, and show its question.
   *
   * @param {Client} client
   */
  async #pose(client) {
    const id = decodeURIComponent(location.hash.slice(HASH.length));
    const puzzle = await client.ask({ do: "puzzle", id });
    this.#puzzle = puzzle;
    this.data.state = puzzle.state;
    this.data.readings = puzzle.readings;
    this.#open();
    const { title, hard } = puzzle;
    this.#title.textContent = fill(this.#words.headed, { title, hard });
    this.#question.textContent = puzzle.question;
    this.#form.hidden = puzzle.how === MOVE;
    this.#form.replaceChildren(...this.#fields(puzzle));
  }

  /** Have the puzzle wait for an answer. */
  #open() {
    const { how } = /** @type {Puzzle} */ (this.#puzzle);
    this.#isOpen = how === MOVE;
    this.#verdict.textContent = "";
    this.#verdict.removeAttribute("class");
    this.#offer();
  }

  /** Offer what can be done about the puzzle besides answering it. */
  #offer(again = false) {
    const { solution, next, retry, all } = this.#words;
    const { slug, next: id } = /** @type {Puzzle} */ (this.#puzzle);
    this.#acts.replaceChildren(
      ...(again ? [button(retry, () => this.#again())] : []),
      button(solution, () => this.#tell()),
      element("a", { href: HASH + id }, next),
      element("a", { href: `puzzles/${slug}.html` }, all),
    );
    const { count: solved } = streak();
    this.#streak.textContent = solved ? fill(this.#words.solved, { count: solved }) : "";
  }

  /**
   * What an answer that is no move is given by.
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
          ` ${says}`,
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
   * Have an answer judged that is no move.
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
   * Have an answer judged, and say what it is and why.
   *
   * @param {string} answer
   */
  async #judge(answer) {
    const { id } = /** @type {Puzzle} */ (this.#puzzle);
    const client = /** @type {Client} */ (this.client);
    const solved = await client.ask({ do: "solve", id, answer });
    count(id, solved.right);
    this.#isOpen = false;
    this.#say(solved.right ? this.#words.right : this.#words.wrong, solved);
    this.#offer(!solved.right);
  }

  /** Tell the solution; who has it told has not solved the puzzle. */
  async #tell() {
    const { id } = /** @type {Puzzle} */ (this.#puzzle);
    const client = /** @type {Client} */ (this.client);
    const solved = await client.ask({ do: "solve", id });
    count(id, false);
    this.#say(this.#words.told, solved);
    this.#offer(!this.#isOpen);
  }

  /**
   * @param {string} sentence
   * @param {Solved} solved
   */
  #say(sentence, { answer, why, right }) {
    this.#verdict.textContent = fill(sentence, { answer, why });
    this.#verdict.className = right ? "j-right" : "j-wrong";
  }

  /** Put the puzzle as it was before the answer. */
  async #again() {
    this.#open();
    await this.game?.begin(this.data.readings);
  }

  /** Ask another puzzle, which the address now names, if Python is there. */
  async #changed() {
    if (!location.hash.startsWith(HASH)) {
      location.reload();
      return;
    }
    if (!this.game || !this.client) return;
    try {
      await this.#pose(this.client);
      await this.game.begin(this.data.readings);
      this.#title.focus({ preventScroll: true });
    } catch (caught) {
      this.tell(/** @type {Failure} */ (caught), () => this.#changed());
    }
  }
}

/**
 * A client whose questions are asked by somebody else.
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
