/* Stands first in every page, before the theme's scripts and Sphinx's. A browser may deny storage,
   by throwing when it is named, or be full: what a page keeps is then kept as long as the page. */
{
  /** @type {Storage | undefined} */
  let storage;
  try {
    storage = localStorage;
  } catch {}
  /** @type {Record<string, string>} */
  const kept = {};
  /** @type {<T>(act: () => T) => T | undefined} */
  const soft = (act) => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const value = {
    /** @type {(name: string) => string | null} */
    getItem: (name) => kept[name] ?? soft(() => storage?.getItem(name)) ?? null,
    /**
     * @param {string} name
     * @param {string} text
     */
    setItem(name, text) {
      kept[name] = text;
      soft(() => storage?.setItem(name, text));
    },
    /** @param {string} name */
    removeItem(name) {
      delete kept[name];
      soft(() => storage?.removeItem(name));
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value });
  document.body.dataset.theme = localStorage.getItem("theme") || "auto";
  /* from a folder no module runs: conf/sphinx/page/folder.py puts them into a script */
  if (location.protocol === "file:")
    addEventListener("DOMContentLoaded", () => {
      /** @type {HTMLScriptElement | null} */
      const own = document.querySelector('script[src*="/widget-"]');
      const folder = document.createElement("script");
      if (own) folder.src = own.src.replace(/[^/]*\/[^/]*$/, "folder.js");
      document.head.append(folder);
    });
}
