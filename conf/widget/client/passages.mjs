/** Moves from passage to passage of a page, and remembers the last one read. */

const NEAR = 24; // pixels
const LONG = 3; // screens, from which on it is worth while to know where a reader was
const MOST = 40; // pages of which that is known
const PLACES = "shown-places"; // the name that reading.mjs looks for too

const root = document.documentElement;
/** @type {NodeListOf<HTMLElement>} */
const elements = document.querySelectorAll(".j-row");
const rows = [...elements];

/** Return the number of passages above the view, and whether one begins at its top. */
function above() {
  const top = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) || 0;
  const tops = rows.map((row) => row.getBoundingClientRect().top - top);
  const count = tops.filter((one) => one < -NEAR).length;
  return { count, isAt: Math.abs(tops[count] ?? NEAR * 2) <= NEAR };
}

/**
 * Go to the next passage, or to the one before.
 *
 * @param {1 | -1} step
 */
export function go(step) {
  const focused = rows.findIndex((one) => one.contains(document.activeElement));
  const { top = 0, bottom = 0 } = rows[focused]?.getBoundingClientRect() ?? {};
  const { count, isAt } = above();
  const ahead = step < 0 ? count - 1 : count + Number(isAt);
  const row = rows[bottom > 0 && top < innerHeight ? focused + step : ahead];
  if (!row) return;
  row.scrollIntoView();
  /** @type {HTMLElement | null} */
  const place = row.querySelector(".j-place a"); // it says which passage it is
  place?.focus({ preventScroll: true });
}

/**
 * Return the last places read on long pages, by the address of the page.
 *
 * @returns {any[][]}
 */
function places() {
  try {
    const stored = JSON.parse(localStorage.getItem(PLACES) ?? "[]");
    return Array.isArray(stored) ? stored.filter(Array.isArray) : [];
  } catch {
    return []; // somebody else has written there, or nothing is kept
  }
}

/** @param {string} [id] of the passage to remember for this page; forgets it if left out */
function remember(id) {
  const others = places().filter(([page]) => page !== location.pathname);
  const all = id ? [...others, [location.pathname, id]] : others;
  try {
    localStorage.setItem(PLACES, JSON.stringify(all.slice(-MOST)));
  } catch {} // a browser that keeps nothing
}

function leave() {
  if (!rows.length || root.scrollHeight < LONG * innerHeight) return;
  const { count, isAt } = above();
  remember(count ? rows[count - Number(!isAt)]?.id : "");
}

async function offerPlace() {
  const [, id] = places().find(([page]) => page === location.pathname) ?? [];
  const row = rows.find((one) => one.id === id);
  const [opened] = performance.getEntriesByType("navigation");
  const isNew = /** @type {PerformanceNavigationTiming} */ (opened)?.type === "navigate";
  if (!row || !isNew || location.hash) return;
  const { offer } = await import("./resume-reading.mjs");
  await offer(row, remember);
}

addEventListener("pagehide", leave);
offerPlace().catch(() => {}); // no connection
