/** Shows replies in the figure of the page: scene, chances, log. */
import { decimal, element, fill, part } from "../client/dom.mjs";
import { nodesOf } from "../client/trusted-types.mjs";

/**
 * @import { Board } from "../client/board.mjs"
 * @import { Failure } from "../client/client.mjs"
 * @import { Rules, Words } from "../client/page.d.ts"
 * @import { Chance, Odds, Outcome, Situation, Told } from "../client/replies.d.ts"
 * @import { Moment } from "../client/moment.mjs"
 */

/**
 * Draw a situation, and show in words the last move, whose turn it is and the options.
 *
 * @param {Board} board
 * @param {Situation} reply
 * @param {string} motion
 */
export function showScene(board, reply, motion) {
  const { figure } = board;
  const drawn = part(figure, ".j-drawn");
  drawn.className = `j-drawn ${motion}`;
  drawn.replaceChildren(...nodesOf(reply.scene.svg));
  const seat = typeof reply.turn === "number" ? reply.turn : reply.scene.hand;
  const news = reply.events.slice(0, endOf(reply)).map(({ text }) => text);
  const end = board.words.room && board.game ? "" : toldOfEnd(reply); // else told beside the board
  const says = {
    ".j-news": news.join(" "),
    ".j-turn": reply.outcome
      ? end || winner(board, reply.outcome)
      : seat === null
        ? ""
        : turnOf(board, seat),
    ".j-caption": reply.outcome ? "" : reply.scene.caption,
    ".j-position": reply.scene.position ?? "",
  };
  for (const [place, text] of Object.entries(says)) part(figure, place).textContent = text;
}

/**
 * Return the sentences on the end of the game.
 *
 * @param {Situation} reply
 */
export function toldOfEnd(reply) {
  const texts = reply.events.slice(endOf(reply)).map(({ text }) => text);
  return texts.join(" ");
}

/**
 * Return the index of the event that names the winner, by the rule that ended the game; the number of
 * events if none does.
 *
 * @param {Situation} reply
 */
function endOf({ events, outcome }) {
  /** @param {Told} event */
  const ends = ({ rule, seat }) => rule === outcome?.why && seat === outcome?.winner;
  const at = events.findLastIndex(ends);
  return at < 0 ? events.length : at;
}

/**
 * @param {Board} board
 * @param {Outcome} outcome
 */
function winner({ words, seats }, { winner: seat }) {
  if (seat === null) return words.nobody;
  if (words.room?.sides.length && seats.mine === undefined)
    return fill(words.room.won, { who: words.room.sides[seat] });
  return words.won[seats.called(seat)];
}

/**
 * Return whose turn it is: the reader's or the opponent's, or by the names of the seats if both are
 * the reader's or neither is.
 *
 * @param {Board} board
 * @param {number} seat
 */
function turnOf({ words, seats }, seat) {
  if (words.room?.sides.length && seats.mine === undefined)
    return fill(words.room.turn, { who: words.room.sides[seat] });
  return words.turns[seats.called(seat)];
}

/** @type {Record<string, Chance>} by what the page calls a side */
const NAMES = { 0: "p_first", 1: "p_second", none: "p_draw" };

/**
 * Set each side's chance: the bar, the exact fraction, the percentage.
 *
 * @param {HTMLElement} figure
 * @param {Words} words
 * @param {Odds | null} odds
 */
export function showChances(figure, words, odds) {
  for (const side of figure.querySelectorAll("[data-side]")) {
    const shown = /** @type {HTMLElement} */ (side);
    const name = NAMES[shown.dataset.side ?? ""];
    const isNone = !odds || (name === "p_draw" && odds[name] === "0");
    shown.hidden = isNone;
    if (!isNone) showChance(shown, words, odds[name], odds.floats[name]);
  }
}

/** @type {(side: HTMLElement, words: Words, exact: string, chance: number) => void} */
function showChance(side, words, exact, chance) {
  const fraction = side.querySelector(".j-fraction"); // in the text, not in the bar
  if (fraction) fraction.textContent = exact;
  else side.style.flexGrow = String(chance);
  const n = decimal(100 * chance, fraction ? 1 : 0);
  part(side, ".j-percent").textContent = fill(words.percent, { n });
}

/**
 * List every move of the game with its events, each linked to the line that it comes from.
 *
 * @param {HTMLElement} figure
 * @param {Moment[]} history
 * @param {Rules} rules
 * Where two sides move in turn each has its column, in a room, and what happened is not seen there:
 * it is told of the moment that is shown.
 *
 * @param {boolean} isStepped whether a move is a button, which leads to the moment after it
 */
export function showLog(figure, history, rules, isStepped = false) {
  const log = part(figure, ".j-log");
  const here = document.activeElement?.closest(".j-log [data-step]");
  const moments = [...history.entries()].slice(1);
  const shown = moments.filter(
    ([step, { reply }]) =>
      (reply.move || reply.events.length) &&
      !(isStepped && reply.move && reply.move === history[step - 1].reply.scene.throws),
  );
  log.classList.toggle("j-columns", isStepped && inColumns(history));
  const lines = shown.map(([step, { reply }]) =>
    element(
      "li",
      { "data-step": String(step), ...whose(history[step - 1].reply, reply) },
      element("b", {}, ...shownMove(reply, isStepped)),
      element("span", {}, ...reply.events.flatMap((event) => happened(event, rules))),
    ),
  );
  log.replaceChildren(...lines);
  log.scrollTop = log.scrollHeight;
  const same = lines.find(({ dataset }) => dataset.step === here?.getAttribute("data-step"));
  same?.querySelector("button")?.focus({ preventScroll: true });
}

/**
 * Whether each side has a column of its own: on boards with men, unless dice alone move them.
 *
 * @param {Moment[]} history
 */
function inColumns(history) {
  const { board } = history[0].reply.scene;
  if (board !== "tablas") return board === "puntos";
  return history.some(({ reply }) => typeof reply.turn === "number");
}

/**
 * Return the side of a move or a throw, from the situations before and after it.
 *
 * @param {Situation} before
 * @param {Situation} after
 * @returns {Record<string, string>}
 */
function whose(before, after) {
  if (typeof before.turn === "number") return { "data-by": String(before.turn) };
  return { "data-by": String(before.scene.hand ?? after.scene.hand ?? 0), "data-thrown": "" };
}

/**
 * Return a move for the list; none if cards were dealt.
 *
 * @param {Situation} reply
 * @param {boolean} isButton
 */
function shownMove({ move, said = move }, isButton) {
  if (!move) return [];
  return [isButton ? element("button", { type: "button" }, said ?? move) : move];
}

/**
 * Show why a move is illegal, with a link to the words that forbid it.
 *
 * What is refused stands in quotes at the head of the message, in any language.
 *
 * @param {HTMLElement} figure
 * @param {Failure} refusal
 * @param {Rules} rules
 */
export function showWhy(figure, { message, values }, rules) {
  const rule = values.rule && values.rule in rules ? values.rule : "";
  const named = rule ? [`${rule}: `, ` [${rule}]`, ` (${rule})`] : [];
  const unnamed = named.reduce((text, name) => text.replace(name, ""), message);
  const [, move, why] = unnamed.match(/^(?:\p{L}+ )?'([^']*)'(?: \p{L}+ '[^']*')?:? (.*)$/u) ?? [
    "",
    "",
    unnamed,
  ];
  const lead = move.includes("-") ? [element("b", {}, move), " "] : [];
  const place = rule ? [" ", element("a", { href: rules[rule].href }, rules[rule].label)] : [];
  part(figure, ".j-news").replaceChildren(...lead, `${why}.`, ...place);
}

/**
 * @param {Told} event
 * @param {Rules} rules
 */
function happened({ text, rule }, rules) {
  const place = rules[rule];
  return [` ${text} `, element("a", { href: place.href }, place.label)];
}
