/** The controls of a game in progress: what to do next, take back, new game, the readings. */
import { button, element } from "./dom.mjs";

const THROW_KEY = "t";

/**
 * Put the controls in the board. `acts` are throwDice(), play(move), takeBack() and
 * again(readings).
 */
export function controlsOf(board, acts) {
  const { figure, words, data } = board;
  const choices = data.cruces.map((crux) => chooser(crux, data, figure.id));
  const chosen = () => Object.fromEntries(choices.map(({ name, select }) => [name, select.value]));
  const again = () => acts.again(chosen());
  for (const { select } of choices) select.addEventListener("change", again);

  const cast = button("", acts.throwDice, "j-main");
  cast.setAttribute("aria-keyshortcuts", THROW_KEY.toUpperCase());
  const moves = element("span", { class: "j-moves" });
  const back = button(words.takeBack, acts.takeBack);
  const fresh = button(words.again, () => again().then(focus));
  const kept = element("p", { class: "j-kept" });

  /** Put the reader at the first thing there is to do. */
  function focus() {
    [cast, ...moves.children, fresh].find((control) => !control.hidden).focus({ preventScroll: true });
  }

  figure.addEventListener("keydown", (event) => {
    const plain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.target.matches("select");
    if (plain && event.key.toLowerCase() === THROW_KEY && !cast.hidden) acts.throwDice();
  });
  board.controls.replaceChildren(
    element("div", { class: "j-actions" }, cast, moves, back, fresh),
    element("ol", { class: "j-log", "aria-label": words.log }),
    readings(words, choices),
    kept,
  );
  figure.querySelector(".j-says").setAttribute("role", "status");

  return {
    /** Offer what the reply allows: a throw, a seat's moves, or only another game. */
    offer(reply, canTakeBack) {
      const had = figure.contains(document.activeElement);
      cast.hidden = reply.turn !== "chance";
      cast.textContent = words.throws[reply.scene.hand ?? 0];
      const open = typeof reply.turn === "number" ? reply.moves : [];
      moves.replaceChildren(...open.map((move, i) => button(reply.names[i], () => acts.play(move))));
      back.disabled = !canTakeBack;
      fresh.className = reply.turn === "end" ? "j-main" : "";
      if (had && !isUsable(document.activeElement, figure)) focus();
    },
    focus,
    kept(isKept) {
      kept.textContent = isKept ? words.kept : "";
    },
  };
}

function isUsable(control, figure) {
  return figure.contains(control) && !control.hidden && !control.disabled;
}

function readings(words, choices) {
  if (!choices.length) return "";
  const head = [element("legend", {}, words.readings), element("p", {}, words.readingsHint)];
  return element("fieldset", { class: "j-readings" }, ...head, ...choices.map(({ field }) => field));
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
