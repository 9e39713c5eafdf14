/** The controls of a game in progress: what to do next, take back, new game, the readings. */
import { button, element } from "../client/dom.mjs";
import { grouped } from "./groups.mjs";

const THROW_KEY = "t";
const WRITTEN = "select, input, textarea, dialog *"; // where a letter is no command
const ACTS = ".j-actions button, .j-steps button"; // what waits until the last act is answered

/**
 * Put the controls in the board. `acts` are throwDice(), play(move), takeBack(), again(readings),
 * answer(), which is called when another takes the other's seat, and toBoard(), which puts the
 * reader on the board if there is something to do on it, and says whether there is.
 */
export function controlsOf(board, acts) {
  const { figure, words, data } = board;
  const choices = data.cruces.map((crux) => chooser(crux, data, figure.id));
  const chosen = () => Object.fromEntries(choices.map(({ name, select }) => [name, select.value]));
  let inForce = data.readings;
  const show = () => {
    for (const { name, select } of choices) select.value = inForce[name];
  };
  const again = async () => {
    const begun = await acts.again(chosen());
    show(); // what was chosen may not have come to be
    return begun;
  };
  for (const { select } of choices) select.addEventListener("change", again);

  const cast = button("", acts.throwDice, "j-main");
  cast.setAttribute("aria-keyshortcuts", THROW_KEY.toUpperCase());
  const moves = element("div", { class: "j-moves" });
  const back = button(words.takeBack, acts.takeBack);
  const fresh = button(words.again, async () => (await again()) && focus());
  const kept = element("p", { class: "j-kept" });
  const other = otherSeat(words, data, figure.id);
  other.select.addEventListener("change", acts.answer);
  let held = false; // the reader's focus was here when the computer's turn began

  /** Put the reader at the first thing there is to do; at another game only when this is over. */
  function focus() {
    if (cast.hidden && acts.toBoard()) return;
    const over = fresh.matches(".j-main") ? [fresh] : [];
    const next = [cast, ...moves.querySelectorAll("button"), ...over].find(
      (control) => !control.hidden,
    );
    next?.focus({ preventScroll: true });
  }

  figure.addEventListener("keydown", (event) => {
    const plain =
      !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.matches(WRITTEN);
    if (plain && !event.repeat && event.key.toLowerCase() === THROW_KEY && !cast.hidden)
      acts.throwDice();
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
      inForce = reply.readings;
      show();
      cast.hidden = reply.turn !== "chance";
      cast.textContent = reply.scene.chance || words.throws[reply.scene.hand ?? 0];
      const open = typeof reply.turn === "number";
      const groups = open && reply.scene.groups?.length ? reply.scene.groups : undefined;
      moves.className = groups ? "j-groups" : "j-moves";
      if (groups)
        moves.replaceChildren(...(isComputers ? [] : grouped(groups, words.tables.more, acts)));
      else
        moves.replaceChildren(...(open ? named(reply) : []).map((offer) => offered(offer, acts)));
      for (const choice of moves.querySelectorAll("button")) choice.disabled = isComputers;
      back.disabled = !canTakeBack;
      fresh.className = reply.turn === "end" ? "j-main" : "";
      if (isComputers) return; // until the reader is to act again
      if (held && !isUsable(document.activeElement, figure)) focus();
      held = false;
    },
    focus,
    /** Let nothing be done, or let it be done again, that needs an answer. */
    wait(isPending) {
      for (const act of board.controls.querySelectorAll(ACTS)) {
        if (isPending) act.setAttribute("aria-disabled", "true");
        else act.removeAttribute("aria-disabled");
      }
    },
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
  return element(
    "fieldset",
    { class: "j-readings" },
    ...head,
    ...choices.map(({ field }) => field),
  );
}

/** Who plays the other's part: somebody beside the reader, or the computer. */
function otherSeat(words, { others }, prefix) {
  const id = `${prefix}-other`;
  const options = others.map(({ key, name }) => element("option", { value: key }, name));
  const select = element("select", { id }, ...options);
  const field = element(
    "div",
    { class: "j-other" },
    element("label", { for: id }, words.other),
    select,
  );
  return { select, field };
}

/** A choice among the readings of a crux, labelled by its question. */
function chooser({ name, href, question, readings: rival }, data, prefix) {
  const id = `${prefix}-${name}`;
  const options = rival.map(({ key, gloss }) => element("option", { value: key }, gloss));
  const select = element("select", { id }, ...options);
  select.value = data.readings[name];
  const label = element("label", { for: id }, question);
  return {
    name,
    select,
    field: element("div", {}, element("a", { href }, name), " ", label, select),
  };
}
