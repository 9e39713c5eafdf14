/* Stands first in every page, before the theme's scripts and Sphinx's. A browser may deny storage,
   by throwing when it is named, or be full: what a page keeps is then kept as long as the page. */
{
  let storage;
  try {
    storage = localStorage;
  } catch {}
  const kept = {};
  const soft = (act) => {
    try {
      return act();
    } catch {
      return undefined;
    }
  };
  const value = {
    getItem: (name) => kept[name] ?? soft(() => storage.getItem(name)) ?? null,
    setItem(name, text) {
      kept[name] = text;
      soft(() => storage.setItem(name, text));
    },
    removeItem(name) {
      delete kept[name];
      soft(() => storage.removeItem(name));
    },
  };
  Object.defineProperty(window, "localStorage", { value });
  document.body.dataset.theme = localStorage.getItem("theme") || "auto";
}
