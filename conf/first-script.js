/* Stands first in every page, before Sphinx's scripts and in the place of the theme's. A browser
   may deny storage, by throwing when it is named, or be full: what a page keeps is then kept as long
   as the page. */
{
  /** @type {Storage | undefined} */
  let storage;
  try {
    storage = localStorage;
  } catch {}
  /** @type {Record<string, string>} */
  const settings = {};
  /** @type {<T>(act: () => T) => T | undefined} */
  const attempt = (act) => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const value = {
    /** @type {(name: string) => string | null} */
    getItem: (name) => settings[name] ?? attempt(() => storage?.getItem(name)) ?? null,
    /**
     * @param {string} name
     * @param {string} text
     */
    setItem(name, text) {
      settings[name] = text;
      attempt(() => storage?.setItem(name, text));
    },
    /** @param {string} name */
    removeItem(name) {
      delete settings[name];
      attempt(() => storage?.removeItem(name));
    },
  };
  Object.defineProperty(globalThis, "localStorage", { value });
  const root = document.documentElement;
  const { dataset } = document.body;
  dataset.theme = value.getItem("theme") || "auto";

  /* how a page is shown: as its address says, or else as was chosen before; the first of each way
     is that of a new reader */
  const translations = ["en", "es"];
  if (root.lang === "fr") translations.unshift("fr");
  if (root.lang === "es") translations.reverse();
  /** @type {Record<string, string[]>} */
  const ways = {
    spelling: ["e", "d", "r"],
    column: [...translations, "both"],
    words: ["both", "original", "translation"],
    notes: ["beside", "below"],
    size: ["2", "1", "3", "4"],
    width: ["usual", "narrow", "wide"],
  };
  /** @param {string} name */
  const key = (name) => (name === "column" ? `column-${root.lang}` : `shown-${name}`);
  const asked = new URLSearchParams(location.search);
  for (const [name, ones] of Object.entries(ways)) {
    const wanted = [asked.get(name), value.getItem(key(name))];
    root.dataset[name] = wanted.find((one) => one && ones.includes(one)) ?? ones[0];
  }
  Object.defineProperty(globalThis, "juegosShown", { value: { ways, key } });
  /* before what has come of the page is drawn, and once the choices have come whole */
  const watch = new MutationObserver(() => {
    /** @type {NodeListOf<HTMLInputElement>} */
    const choices = document.querySelectorAll(".j-choices:not(:last-child) input");
    if (choices.length) watch.disconnect();
    for (const choice of choices) {
      const [, kind, one] = choice.className.split("-");
      choice.checked ||= root.dataset[kind === "lang" ? "column" : "spelling"] === one;
    }
  });
  watch.observe(document.body, { childList: true, subtree: true });

  addEventListener("DOMContentLoaded", () => {
    watch.disconnect();
    root.classList.remove("no-js");
    /* a frame in whose sandbox nothing can be kept and no worker started */
    if (origin === "null" && location.protocol !== "file:") root.classList.add("sandboxed");
    const head = document.querySelector("header")?.classList;
    addEventListener("scroll", () => head?.toggle("scrolled", scrollY > 0));
    const isDark = matchMedia("(prefers-color-scheme: dark)").matches;
    const themes = isDark ? ["auto", "light", "dark"] : ["auto", "dark", "light"];
    /** @type {NodeListOf<HTMLElement>} */
    const toggles = document.querySelectorAll(".theme-toggle");
    for (const toggle of toggles)
      toggle.onclick = () => {
        dataset.theme = themes[(themes.indexOf(dataset.theme ?? "") + 1) % 3];
        value.setItem("theme", dataset.theme);
      };
    const chosen = value.getItem("language") ?? navigator.language.slice(0, 2);
    /** @type {NodeListOf<HTMLElement>} */
    const links = document.querySelectorAll(".j-languages a");
    for (const link of links) {
      if (link.lang === chosen) link.dataset.offered = "";
      link.onclick = () => value.setItem("language", link.lang);
    }
    /* from a folder no module runs: conf/sphinx/site/file_scheme.py puts them into a script */
    if (location.protocol === "file:") {
      /** @type {HTMLScriptElement | null} */
      const own = document.querySelector('script[src*="/widget-"]');
      const policy = globalThis.trustedTypes?.createPolicy("juegos-folder", {
        createScriptURL: (address) => address,
      });
      globalThis.juegosScript = (address) => policy?.createScriptURL(address) ?? address;
      const folder = document.createElement("script");
      if (own) folder.src = globalThis.juegosScript(own.src.replace(/[^/]*\/[^/]*$/, "folder.js"));
      document.head.append(folder);
    }
  });
}
