/** Shows replies in the figure that the page brought: scene, chances, log. */
import { element, fill } from "../client/dom.mjs";

/** Draw a situation, and say in words what has happened, whose turn it is and what he may do. */
export function showScene(figure, words, reply, motion) {
  const drawn = figure.querySelector(".j-drawn");
  drawn.className = `j-drawn ${motion}`;
  drawn.innerHTML = reply.scene.svg;
  const seat = typeof reply.turn === "number" ? reply.turn : reply.scene.hand;
  const told = reply.events.map((event) => event.text);
  const end = told.splice(endOf(reply)).join(" ");
  const says = {
    ".j-news": told.join(" "),
    ".j-turn": reply.outcome ? end || winner(words, reply.outcome) : (words.turns[seat] ?? ""),
    ".j-caption": reply.outcome ? "" : reply.scene.caption,
    ".j-position": reply.scene.position ?? "",
  };
  for (const [part, text] of Object.entries(says)) figure.querySelector(part).textContent = text;
}

/** Which event tells who has won, by the rule that ended the game; past all of them if none does. */
function endOf({ events, outcome }) {
  const ends = ({ rule, seat }) => rule === outcome?.why && seat === outcome?.winner;
  const at = events.findLastIndex(ends);
  return at < 0 ? events.length : at;
}

function winner(words, { winner: seat }) {
  return words.won[seat] ?? words.nobody;
}

/** Set each side's chance: the bar, the exact fraction, the percentage. */
export function showChances(figure, words, odds) {
  const names = { 0: "p_first", 1: "p_second", none: "p_draw" };
  for (const part of figure.querySelectorAll("[data-side]")) {
    const name = names[part.dataset.side];
    part.hidden = !odds || (part.dataset.side === "none" && odds[name] === "0");
    if (part.hidden) continue;
    const percent = (places) =>
      fill(words.percent, { n: (100 * odds.floats[name]).toFixed(places) });
    const fraction = part.querySelector(".j-fraction"); // in the text, not in the bar
    if (fraction) fraction.textContent = odds[name];
    else part.style.flexGrow = odds.floats[name];
    part.querySelector(".j-percent").textContent = percent(fraction ? 1 : 0);
  }
}

/** List every move of the game with its events, each linked to the line that it comes from. */
export function showLog(figure, history, rules) {
  const log = figure.querySelector(".j-log");
  const moments = history.slice(1).filter(({ reply }) => reply.move || reply.events.length);
  const lines = moments.map(({ reply }) =>
    element("li", {}, element("b", {}, reply.move), ...reply.events.flatMap((e) => told(e, rules))),
  );
  log.replaceChildren(...lines);
  log.scrollTop = log.scrollHeight;
}

/** Say why a move is none, with a link to the words that forbid it. */
export function showWhy(figure, message, rules) {
  const [, first, said] = message.match(/^([\w.-]+): (.*)$/) ?? [, "", message];
  const [, move, why, last] = said.match(
    /^(?:in )?'([^']*)'(?: in '[^']*')?:? (.*?)(?: [[(]([\w.-]+)[\])])?$/,
  ) ?? [, "", said];
  const rule = first || last;
  const lead = move.includes("-") ? [element("b", {}, move), " "] : [];
  const place = rules[rule]
    ? [" ", element("a", { href: rules[rule].href }, rules[rule].label)]
    : [];
  figure.querySelector(".j-news").replaceChildren(...lead, `${why}.`, ...place);
}

function told({ text, rule }, rules) {
  const place = rules[rule];
  return [` ${text} `, element("a", { href: place.href }, place.label)];
}
