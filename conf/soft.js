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
  addEventListener("DOMContentLoaded", () => {
    const chosen = value.getItem("language") ?? navigator.language.slice(0, 2);
    /** @type {NodeListOf<HTMLElement>} */
    const ways = document.querySelectorAll(".j-languages a");
    for (const way of ways) {
      if (way.lang === chosen) way.dataset.offered = "";
      way.onclick = () => value.setItem("language", way.lang);
    }
    /* the column of translation: as the address says, or as it was chosen before */
    const kind = `column-${document.documentElement.lang}`;
    const wanted = new URLSearchParams(location.search).get("column") ?? value.getItem(kind);
    /** @type {NodeListOf<HTMLInputElement>} */
    const choices = document.querySelectorAll("[class^=j-lang-]");
    for (const choice of choices) {
      const column = choice.className.slice(7);
      if (column === wanted) choice.checked = true;
      choice.onchange = () => {
        value.setItem(kind, column);
        const address = new URL(location.href);
        address.searchParams.set("column", column);
        history.replaceState(history.state, "", address);
      };
    }
    /* from a folder no module runs: conf/sphinx/page/folder.py puts them into a script */
    if (location.protocol === "file:") {
      /** @type {HTMLScriptElement | null} */
      const own = document.querySelector('script[src*="/widget-"]');
      const folder = document.createElement("script");
      if (own) folder.src = own.src.replace(/[^/]*\/[^/]*$/, "folder.js");
      document.head.append(folder);
    }
  });
}
