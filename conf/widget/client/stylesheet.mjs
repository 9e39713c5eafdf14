import { element } from "./dom.mjs";

/**
 * Load a style sheet in the folder of the modules, once for a page; a failure is ignored.
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
