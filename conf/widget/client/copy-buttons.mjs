/** Buttons below an opened reference, which copy it, its formats, the id and the link. */
import { copyField } from "./clipboard.mjs";
import { button, element, fill, part } from "./dom.mjs";
import { words as strings } from "./strings.mjs";
import { loadStylesheet } from "./stylesheet.mjs";

const LONGEST = 80; // letters of the copied text that are shown

/** @param {HTMLDetailsElement} cite */
export async function offer(cite) {
  const [{ reading: words }] = await Promise.all([strings(), loadStylesheet("reading.css")]);
  if (cite.querySelector(".j-copy")) return; // opened a second time meanwhile
  const status = element("span", { role: "status" });
  const field = element("textarea", { readonly: "", rows: "3", "aria-label": words.marked });
  field.hidden = true;
  /**
   * @param {string} text
   * @param {string} what
   */
  const copy = async (text, what = shortened(text)) => {
    field.value = text;
    const isCopied = await copyField(field);
    field.hidden = isCopied;
    if (!isCopied) field.select();
    status.textContent = isCopied ? fill(words.copied, { what }) : words.marked;
  };
  /** @param {HTMLAnchorElement} file */
  const fetched = async (file) => {
    try {
      const answer = await fetch(file.href);
      if (!answer.ok) throw new Error(answer.statusText);
      await copy(entry(await answer.text(), refOf(file)), file.textContent);
    } catch {
      status.textContent = words.lost;
    }
  };
  const files = /** @type {NodeListOf<HTMLAnchorElement>} */ (
    cite.querySelectorAll('a[href*="citas/"]')
  );
  const reference = part(cite, "p").textContent;
  const group = element("div", { class: "j-copy", role: "group", "aria-label": words.copy });
  group.append(
    words.copy,
    button(words.reference, () => copy(reference)),
    ...[...files].map((file) => button(file.textContent, () => fetched(file))),
    ...[...files].slice(0, 1).map((file) => button(words.id, () => copy(idOf(file)))),
    button(words.link, () => copy(linkOf(cite))),
    field,
    status,
  );
  cite.append(group);
}

/** @param {string} text */
function shortened(text) {
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}

/**
 * Return the key of a reference in the file of a link.
 *
 * @param {HTMLAnchorElement} file
 */
function refOf({ hash }) {
  return decodeURIComponent(hash.slice(1));
}

/**
 * Return one reference from a file of CSL-JSON, BibTeX or RIS.
 *
 * @param {string} text
 * @param {string} ref
 */
function entry(text, ref) {
  const [match] = text.startsWith("[")
    ? JSON.parse(text)
        .filter((/** @type {{ id: string }} */ { id }) => id === ref)
        .map((/** @type {object} */ one) => `${JSON.stringify([one], null, 1)}\n`)
    : text
        .split(/\n(?=@)|^(?=TY {2}- )/m)
        .filter((one) => one.includes(`{${ref},\n`) || one.includes(`AN  - ${ref}\r\n`));
  if (!match) throw new Error(ref);
  return match;
}

/**
 * Return the id of an object: of a passage that of its row, otherwise its key without the kind.
 *
 * @param {HTMLAnchorElement} file
 */
function idOf(file) {
  return file.closest(".j-row")?.id ?? refOf(file).replace(/^(\w+:|term\.)/, "");
}

/**
 * Return the address of a referenced object, with the page's settings.
 *
 * @param {HTMLElement} cite
 */
function linkOf(cite) {
  const what = cite.closest(".j-row") ?? cite.closest("[id]"); // the notes of a passage have an id
  return new URL(`#${what?.id ?? ""}`, location.href).href;
}
