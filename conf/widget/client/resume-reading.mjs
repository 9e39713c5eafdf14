/** The line that offers to go back to the last passage read, and that can be dismissed. */
import { button, element, fill, part } from "./dom.mjs";
import { words as strings } from "./strings.mjs";
import { loadStylesheet } from "./stylesheet.mjs";

/**
 * @param {HTMLElement} row the passage that was read
 * @param {() => void} forget
 */
export async function offer(row, forget) {
  const [{ reading: words }] = await Promise.all([strings(), loadStylesheet("reading.css")]);
  if (scrollY > innerHeight) return; // the reader has gone on without it
  const place = part(row, ".j-place a").textContent.trim();
  const link = element("a", { href: `#${row.id}` }, fill(words.goOn, { place }));
  const line = element("p", { class: "j-return" }, link);
  const away = () => {
    line.remove();
    removeEventListener("scroll", passed);
  };
  const passed = () => {
    if (scrollY > innerHeight) away();
  };
  const no = button(words.dismiss, () => {
    forget();
    away();
  });
  link.addEventListener("click", () => setTimeout(away));
  addEventListener("scroll", passed, { passive: true });
  line.append(" ", no);
  part(document, "article").prepend(line);
}
