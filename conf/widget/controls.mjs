/** The controls of a game in progress: what to do next, take back, new game, the readings. */
import { button, element } from "./dom.mjs";
import { grouped } from "./groups.mjs";

const THROW_KEY = "t";

/**
 * Put the controls in the board. `acts` are throwDice(), play(move), takeBack(), again(readings)
 * and answer(), which is called when another takes the other's seat.
 */
export function controlsOf(board, acts) {
  const { figure, words, data } = board;
  const choices = data.cruces.map((crux) => chooser(crux, data, figure.id));
  const chosen = () => Object.fromEntries(choices.map(({ name, select }) => [name, select.value]));
  const again = () => acts.again(chosen());
  for (const { select } of choices) select.addEventListener("change", again);

  const cast = button("", acts.throwDice, "j-main");
  cast.setAttribute("aria-keyshortcuts", THROW_KEY.toUpperCase());
  const moves = element("div", { class: "j-moves" });
  const back = button(words.takeBack, acts.takeBack);
  const fresh = button(words.again, () => again().then(focus));
  const kept = element("p", { class: "j-kept" });
  const other = otherSeat(words, data, figure.id);
  other.select.addEventListener("change", acts.answer);
  let held = false; // the reader's focus was here when the computer's turn began

  /** Put the reader at the first thing there is to do. */
  function focus() {
    [cast, ...moves.querySelectorAll("button"), fresh].find((control) => !control.hidden).focus({ preventScroll: true });
  }

  figure.addEventListener("keydown", (event) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.matches("select");
    if (plain && event.key.toLowerCase() === THROW_KEY && !cast.hidden) acts.throwDice();
  });
  board.controls.replaceChildren(
    element("div", { class: "j-actions" }, cast, moves, back, fresh),
    element("ol", { class: "j-log", "aria-label": words.log }),
    other.field,
    readings(words, choices),
    kept,
  );
  figure.querySelector(".j-says").setAttribute("role", "status");

  return {
    /** Offer what the reply allows: a throw, a seat's moves, or only another game. */
    offer(reply, canTakeBack, isComputers) {
      held ||= figure.contains(document.activeElement);
      cast.hidden = reply.turn !== "chance";
      cast.textContent = reply.scene.chance || words.throws[reply.scene.hand ?? 0];
      const open = typeof reply.turn === "number";
      const groups = open && reply.scene.groups?.length ? reply.scene.groups : undefined;
      moves.className = groups ? "j-groups" : "j-moves";
      if (groups) moves.replaceChildren(...(isComputers ? [] : grouped(groups, words.tables.more, acts)));
      else moves.replaceChildren(...(open ? named(reply) : []).map((offer) => offered(offer, acts)));
      for (const choice of moves.querySelectorAll("button")) choice.disabled = isComputers;
      back.disabled = !canTakeBack;
      fresh.className = reply.turn === "end" ? "j-main" : "";
      if (isComputers) return; // until the reader is to act again
      if (held && !isUsable(document.activeElement, figure)) focus();
      held = false;
    },
    focus,
    /** How the computer plays the other's part; empty where somebody else does. */
    level: () => other.select.value,
    kept(isKept) {
      kept.textContent = isKept ? words.kept : "";
    },
  };
}

function offered({ move, name, sense }, { play }) {
  const made = button(name, () => play(move));
  made.dataset.move = move;
  if (sense) made.append(element("small", {}, sense));
  return made;
}

/** The moves that are made by a word, and not on a board. */
function named({ moves, names, paths, scene }) {
  if (scene.offers) return scene.offers.map(([move, name, sense]) => ({ move, name, sense }));
  return moves.map((move, i) => ({ move, name: names[i] })).filter((_, i) => !paths?.[i].length);
}

function isUsable(control, figure) {
  return figure.contains(control) && !control.hidden && !control.disabled;
}

function readings(words, choices) {
  if (!choices.length) return "";
  const head = [element("legend", {}, words.readings), element("p", {}, words.readingsHint)];
  return element("fieldset", { class: "j-readings" }, ...head, ...choices.map(({ field }) => field));
}

/** Who plays the other's part: somebody beside the reader, or the computer. */
function otherSeat(words, { others }, prefix) {
  const id = `${prefix}-other`;
  const options = others.map(({ key, name }) => element("option", { value: key }, name));
  const select = element("select", { id }, ...options);
  const field = element("div", { class: "j-other" }, element("label", { for: id }, words.other), select);
  return { select, field };
}

/** A choice among the readings of a crux, labelled by its question. */
function chooser({ name, href, question, readings: rival }, data, prefix) {
  const id = `${prefix}-${name}`;
  const options = rival.map(({ key, gloss }) => element("option", { value: key }, gloss));
  const select = element("select", { id }, ...options);
  select.value = data.readings[name];
  const label = element("label", { for: id }, question);
  return { name, select, field: element("div", {}, element("a", { href }, name), " ", label, select) };
}
