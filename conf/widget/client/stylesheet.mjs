import { element } from "./dom.mjs";

/**
 * Fetch a style sheet that stands beside the modules, once for a page; without it the words are
 * still there.
 *
 * @param {string} name
 */
export async function loadStylesheet(name) {
  const { href } = new URL(name, import.meta.url);
  if (document.querySelector(`link[href="${href}"]`)) return;
  const sheet = element("link", { rel: "stylesheet", href });
  const come = new Promise((done) => {
    sheet.onload = done;
    sheet.onerror = done;
  });
  document.head.append(sheet);
  await come;
}
