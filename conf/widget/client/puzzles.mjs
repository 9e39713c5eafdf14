/**
 * The pages that list puzzles: the puzzle of the day, in the order that the page gives, which
 * puzzles were answered, and the streak of days with a solution.
 */
import { element, fill, part } from "./dom.mjs";
import { answers, days, today } from "./streak.mjs";

const EPOCH = 719_163; // the first of January 1970, as the page counts days

const here = part(document, ".j-puzzles");
const { order = [], titles, names, words } = JSON.parse(part(here, "script").textContent);

/** Link to the puzzle of the day. */
function showDay() {
  const id = order[(today() + EPOCH) % order.length];
  const [slug, kind] = id.split(".");
  const text = fill(words.today, { game: names[slug], kind: titles[`${slug}.${kind}`] });
  part(here, ".j-of-day").replaceChildren(
    element("a", { href: `${slug}.html?puzzle=${id}` }, text),
  );
  part(here, ".j-today").hidden = false;
}

/** Mark the puzzles answered in this browser. */
async function showAnswers() {
  const given = await answers();
  const row = here.querySelector(".j-streak");
  const count = days(given);
  if (row) row.textContent = count ? fill(words.days, { count }) : "";
  for (const { id, isRight } of given.values()) {
    const mark = document.getElementById(id)?.querySelector(".j-answered");
    if (mark) mark.textContent = isRight ? words.solved : words.tried;
  }
}

function show() {
  if (order.length) showDay();
  showAnswers();
}

show();
document.addEventListener("visibilitychange", show); // a page may stay open over midnight
addEventListener("pageshow", ({ persisted }) => persisted && show());
