/** Shows which puzzle is of this day, by the order that the page tells, and how many were solved. */
import { element, fill, part } from "./dom.mjs";
import { streak } from "./streak.mjs";

const DAY = 864e5; // ms
const EPOCH = 719_163; // days from the first of January of year 1, which is day 1, to 1970

const here = part(document, ".j-puzzles");
const { order, titles, names, words } = JSON.parse(part(here, "script").textContent);

/** The number of the reader's day, counted as Python counts it. */
function today() {
  const now = new Date();
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY + EPOCH;
}

/** Show the puzzle of the day. */
function show() {
  const id = order[today() % order.length];
  const [slug, kind] = id.split(".");
  const text = fill(words.today, { game: names[slug], kind: titles[`${slug}.${kind}`] });
  part(here, ".j-of-day").replaceChildren(
    element("a", { href: `${slug}.html#puzzle=${id}` }, text),
  );
  const { count } = streak();
  part(here, ".j-streak").textContent = count ? fill(words.solved, { count }) : "";
  part(here, ".j-today").hidden = false;
}

show();
document.addEventListener("visibilitychange", show); // a page may stay open over midnight
