/** The panel of the page settings, and the help on its keys. */
import { button, element } from "./dom.mjs";
import { words as strings } from "./strings.mjs";
import { loadStylesheet } from "./stylesheet.mjs";

/**
 * @import { ReadingWords } from "./page.d.ts"
 * @import { Reading } from "./reading.mjs"
 */

const root = document.documentElement;

/**
 * Make the panel of a button, and open it.
 *
 * @param {HTMLButtonElement} opener
 * @param {Reading} reading
 */
export async function panel(opener, reading) {
  const [{ reading: words }] = await Promise.all([strings(), loadStylesheet("reading.css")]);
  if (opener.popoverTargetElement) return; // pressed a second time meanwhile
  const made = element("div", { class: "j-shown", popover: "", role: "group" });
  made.setAttribute("aria-label", words.title);
  made.append(...ofPage(reading), ...ways(words, reading));
  if (reading.rows.length) made.append(keys(words, reading));
  made.append(button(words.first, () => first(made, reading)));
  made.addEventListener("beforetoggle", () => agree(made));
  (opener.closest("header") ?? document.body).append(made);
  opener.popoverTargetElement = made;
  made.showPopover({ source: opener });
}

/**
 * Show the present settings in the panel.
 *
 * @param {HTMLElement} made
 */
function agree(made) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const radios = made.querySelectorAll("input[type=radio]");
  for (const radio of radios)
    radio.checked = root.dataset[radio.name.replace("shown-", "")] === radio.value;
}

/**
 * Reset the settings to the default.
 *
 * @param {HTMLElement} made
 * @param {Reading} reading
 */
function first(made, { set }) {
  for (const [name, [one]] of Object.entries(juegosShown.ways)) if (one) set(name, one);
  agree(made);
}

/**
 * Return the choices above the passages of the page: spelling and translation.
 *
 * @param {Reading} reading
 */
function ofPage(reading) {
  /** @type {NodeListOf<HTMLFieldSetElement>} */
  const fields = document.querySelectorAll(".j-choices fieldset");
  return [...fields].map((field) => {
    const labels = [...field.querySelectorAll("label")];
    const [kind = ""] = labels.map(({ control }) => control?.className.split("-")[1]);
    const values = labels.map((label) => {
      const value = label.control?.className.replace(/.*-/, "") ?? "";
      return { value, text: label.textContent.trim(), lang: label.lang };
    });
    const legend = field.querySelector("legend")?.textContent ?? "";
    return choice(kind === "lang" ? "column" : "spelling", legend, values, reading);
  });
}

/**
 * @param {ReadingWords} words
 * @param {Reading} reading
 */
function ways(words, reading) {
  return Object.entries(words.ways)
    .filter(([name]) => reading.offers(name, ""))
    .map(([name, { legend, ...texts }]) => {
      const values = Object.entries(texts).map(([value, text]) => ({ value, text, lang: "" }));
      return choice(name, legend, values, reading);
    });
}

/**
 * @param {string} name
 * @param {string} legend
 * @param {{ value: string, text: string, lang: string }[]} values
 * @param {Reading} reading
 */
function choice(name, legend, values, { set }) {
  const labels = values.map(({ value, text, lang }) => {
    const radio = element("input", { type: "radio", name: `shown-${name}`, value });
    radio.addEventListener("change", () => set(name, value));
    return element("label", lang ? { lang } : {}, radio, ` ${text}`);
  });
  return element("fieldset", {}, element("legend", {}, legend), ...labels);
}

/**
 * @param {ReadingWords} words
 * @param {Reading} reading
 */
function keys(words, reading) {
  const box = element("input", { type: "checkbox" });
  box.checked = reading.keys();
  box.addEventListener("change", () => reading.keys(box.checked));
  return element("p", {}, element("label", {}, box, ` ${words.keys}`));
}

/** Show the keys of the page, until the reader closes them. */
export async function help() {
  const [{ reading: words }] = await Promise.all([strings(), loadStylesheet("reading.css")]);
  if (document.querySelector(".j-keys")) return;
  const { next: j, previous: k, seek, these } = words;
  const entries = Object.entries({ j, k, "/": seek, "?": these });
  const list = entries.flatMap(([key, does]) => [element("dt", {}, key), element("dd", {}, does)]);
  const made = element("dialog", { class: "j-shown j-keys", "aria-label": words.help });
  const close = button(words.close, () => made.close());
  made.append(element("p", {}, element("b", {}, words.help)), element("dl", {}, ...list), close);
  made.addEventListener("close", () => made.remove());
  document.body.append(made);
  made.showModal();
}
