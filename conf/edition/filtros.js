/* Of what a search finds, what is of one kind, where a reader wants that alone: ?kind=rules. The
   same search in another language is a link in the head of the page. */
{
  /** What stands on a page by what its anchor begins with.
      @type {Record<string, string | undefined>} */
  const PARTS = { regla: "rules", crux: "cruces", cuadro: "tables", termino: "terms" };
  const { filters } = BUSQUEDA;
  const asked = new URLSearchParams(location.search);
  const wanted = asked.get("kind") ?? "";
  /** The pages that have old texts, and those of a game.
      @type {Record<string, string[]>} */
  const pages = JSON.parse(document.getElementById("j-kinds")?.textContent ?? "{}");

  /** Whether a result is of a kind; each is of that which has no name.
      @param {SearchResult} result
      @param {string} kind */
  const isOf = ([page, , anchor], kind) => {
    const part = PARTS[anchor.slice(1).split("-")[0]];
    return !kind || (part ? part === kind : Boolean(pages[kind]?.includes(page)));
  };

  const isKind = Object.hasOwn(filters.kinds, wanted);
  /** What is chosen beside each field where a search is typed.
      @type {NodeListOf<HTMLSelectElement>} */
  const choices = document.querySelectorAll("select[name=kind]");
  for (const choice of choices) choice.value = isKind ? wanted : "";

  const { _performSearch, query } = Search;
  /** All that was found last, of whatever kind.
      @type {SearchResult[]} */
  let matches = [];
  Search._performSearch = (...words) => {
    matches = _performSearch(...words);
    return isKind ? matches.filter((result) => isOf(result, wanted)) : matches;
  };

  /** The links to what is found of each kind, with its number; none to a kind that is not found.
      @param {string} text */
  const links = (text) =>
    Object.entries(filters.kinds).flatMap(([kind, name]) => {
      const count = matches.filter((result) => isOf(result, kind)).length;
      if (!count && kind !== wanted) return [];
      const link = document.createElement("a");
      const search = new URLSearchParams(kind ? { q: text, kind } : { q: text });
      link.href = `?${search}`;
      link.textContent = `${name} (${count})`;
      if (kind === wanted) link.ariaCurrent = "true";
      return [link, " "];
    });

  Search.query = (text) => {
    const nav = document.createElement("nav");
    nav.className = "j-kinds";
    nav.ariaLabel = filters.only;
    document.getElementById("search-results")?.before(nav);
    query(text);
    nav.append(...links(text));
  };

  /** @type {NodeListOf<HTMLAnchorElement>} */
  const languages = document.querySelectorAll(".j-languages a");
  for (const way of languages) way.search = location.search;
}
