/**
 * The record of a game in its room: to copy, save to a file, or share as a link; and records and
 * links from elsewhere. Only Python parses these, and they are shown as text.
 */
import { Failure } from "../client/client.mjs";
import { copyField } from "../client/clipboard.mjs";
import { button, element, fill } from "../client/dom.mjs";
import { save } from "../client/summary.mjs";
import { played, textOf } from "../client/record-files.mjs";
import { words } from "../client/strings.mjs";
import { all, put, record } from "../client/saved-games.mjs";

/**
 * @import { Client } from "../client/client.mjs"
 * @import { KeepingWords } from "../client/page.d.ts"
 * @import { Written } from "../client/replies.d.ts"
 * @import { Requests } from "../client/requests.d.ts"
 * @import { Game } from "../client/saved-games.mjs"
 * @import { Room } from "../client/room.mjs"
 */

const LONGEST = 4_000_000; // letters of a record, as its page says
const LINK = /#(a[\w-]{8,})\s*$/; // at the end of an address

/** @type {Promise<Records> | undefined} */
let made;
/** @type {string[]} what the record brought last tells that is not kept of it */
let left = [];

/**
 * What stands in the fold, put there when it is first asked for.
 *
 * @param {HTMLElement} fold
 * @param {Room} room
 */
export function records(fold, room) {
  made ??= words().then((sentences) => new Records(fold, room, sentences));
  made.catch(() => {
    made = undefined; // it may go well another time
  });
  return made;
}

class Records {
  #room;
  #sentences;
  #text = element("textarea", { readonly: "", rows: "6" });
  #place;
  #own;
  #notation; // of other programs, or nothing: ours
  #status = element("p", { role: "status" });
  #brought = element("textarea", { rows: "3", id: "j-brought" });

  /**
   * @param {HTMLElement} fold
   * @param {Room} room
   * @param {KeepingWords} sentences
   */
  constructor(fold, room, sentences) {
    this.#room = room;
    this.#sentences = sentences;
    this.#text.setAttribute("aria-label", sentences.record);
    this.#place = button(sentences.copyPlace, () => this.#copyLink(this.#positionAsked));
    this.#notation = element("select", { id: "j-notation" });
    const acts = element(
      "div",
      { class: "j-record-acts" },
      button(sentences.copy, async () => (await this.show()) && this.#copy(...this.#shown)),
      button(
        sentences.download,
        async () => (await this.show()) && save(this.#text.value, this.#name),
      ),
      button(sentences.copyLink, () => this.#copyLink({ text: this.#record })),
      this.#place,
    );
    this.#own = element("div", {}, ...this.#choice(), this.#text, acts);
    fold.append(this.#own, this.#status, ...this.#bringing());
    room.figure.addEventListener("shown", () => fold.hasAttribute("open") && this.show());
  }

  /** What the notation is chosen by, where the game has others than ours. */
  #choice() {
    const { notation, own } = this.#sentences;
    const others = Object.entries(this.#room.data.notations);
    const options = [["", own], ...others].map(([value, name]) =>
      element("option", { value }, name),
    );
    this.#notation.append(...options);
    this.#notation.addEventListener("change", () => this.show());
    const label = element("label", { for: this.#notation.id }, notation);
    return others.length ? [element("p", {}, label, " ", this.#notation)] : [];
  }

  /** What takes a record from elsewhere. */
  #bringing() {
    const { paste, bring, file, drop } = this.#sentences;
    const input = element("input", { type: "file", id: "j-record-file" });
    input.addEventListener("change", () => {
      const [chosen] = input.files ?? [];
      if (chosen) this.open(chosen);
      input.value = ""; // the same file may be opened again
    });
    return [
      element("label", { for: this.#brought.id }, paste),
      this.#brought,
      element(
        "p",
        {},
        button(bring, () => this.#bring(this.#brought.value)),
      ),
      element("p", {}, element("label", { for: input.id }, file), " ", input, " ", drop),
    ];
  }

  /** Show the record as it now stands, none before there is a game; whether it can be written. */
  async show() {
    const { game, data, client } = this.#room;
    this.#own.hidden = !game;
    this.#place.hidden = data.seat !== undefined; // where it would tell what is hidden
    const [text, format] = [this.#record, this.#notation.value];
    if (!format) return this.#written(text);
    try {
      const reply = await client?.ask({ do: "convert", text, format });
      return this.#written(reply?.text ?? "", reply?.left_out);
    } catch (error) {
      return this.#written("", [/** @type {Failure} */ (error).message]);
    }
  }

  /**
   * @param {string} text
   * @param {string[]} [remarks]
   */
  #written(text, remarks = []) {
    this.#text.value = text;
    this.#status.textContent = remarks.join(" ");
    return Boolean(text);
  }

  /**
   * The record as it is shown, and what was told of it.
   *
   * @returns {[string, string]}
   */
  get #shown() {
    return [this.#text.value, this.#status.textContent ?? ""];
  }

  /** The name of a file of it. */
  get #name() {
    return `${this.#room.data.slug}.${this.#notation.value || "txt"}`;
  }

  get #record() {
    return this.#room.game?.record ?? "";
  }

  get #positionAsked() {
    const { shown } = this.#room.game ?? {};
    return shown && { slug: shown.slug, readings: shown.readings, state: shown.state };
  }

  /**
   * @param {string} text
   * @param {string} [remark] on it
   */
  async #copy(text, remark = "") {
    this.#text.value = text;
    const done = (await copyField(this.#text)) ? this.#sentences.copied : this.#sentences.marked;
    this.#status.textContent = `${done} ${remark}`;
  }

  /** @param {Requests["link"] | undefined} asked a record or a position, where a game is on */
  async #copyLink(asked) {
    const { client } = this.#room;
    try {
      const reply = asked && (await client?.ask({ do: "link", ...asked }));
      if (reply) await this.#copy(new URL(`#${reply.link}`, location.href).href);
    } catch (error) {
      this.#status.textContent = /** @type {Failure} */ (error).message;
    }
  }

  /**
   * Go on with the game that a file holds.
   *
   * @param {File} file
   */
  async open(file) {
    await this.#bring(file.size > LONGEST ? "" : await textOf(file), file.size);
  }

  /**
   * @param {string} text
   * @param {number} length
   */
  async #bring(text, length = text.length) {
    this.#status.textContent = "";
    if (length > LONGEST) {
      this.#room.tell(new Failure("reply", this.#sentences.tooLong), () => {});
      return;
    }
    if (!text.trim()) return;
    left = [];
    await this.#room.bring(text);
    this.#status.textContent = left.join(" ");
    if (this.#room.state !== "offered") this.#brought.value = "";
  }
}

/**
 * The game that a text holds, kept from now on if this browser keeps any; one of another game is
 * opened in its own room. Rejects where the text holds none, or several.
 *
 * @param {Room} room
 * @param {string} text
 * @returns {Promise<string | Game>} the game, or the name by which it is kept
 */
export async function brought({ client: loader, data }, text) {
  const client = /** @type {Client} */ (loader);
  const [, link = text] = text.match(LINK) ?? [];
  const reply = await client.ask({ do: "records", text: link });
  left = reply.left_out ?? [];
  const [one, ...others] = reply.records;
  if (others.length) {
    const { several } = await words();
    throw new Failure("reply", fill(several, { n: reply.records.length }));
  }
  if (one.slug !== data.slug) return elsewhere(client, one);
  const game = await played(client, one, data.seat);
  const isLinked = location.hash === `#${link}`;
  try {
    const same = (await all()).find((saved) => record(saved) === record(game));
    if (!same) await put(game);
    const { id } = same ?? game;
    if (isLinked) history.replaceState(null, "", `#game=${id}`); // a reload goes on with it
    return id;
  } catch {
    return game; // the browser keeps nothing
  }
}

/**
 * Leave for the room of the game that a record is of.
 *
 * @param {Client} client
 * @param {Written} written
 * @returns {Promise<never>} nothing more is done here
 */
async function elsewhere(client, { part: text, slug }) {
  const { link } = await client.ask({ do: "link", text });
  const { slug: game } = await client.ask({ do: "start", slug }); // what is no game rejects
  location.assign(new URL(`${game}.html#${link}`, location.href));
  return new Promise(() => {});
}
