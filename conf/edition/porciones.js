/* Of many results so many at a time: what each shows is read from its page, so that all at once
   would read the whole site. They are put there as Searchtools does, but never as markup, which the
   policy of the pages does not allow. */
{
  const MANY = 40;

  /** A result, and beneath it what its page says, once that has come.
      @param {SearchResult} result
      @param {Set<string>} terms
      @param {Set<string>} marked */
  const shown = ([page, title, anchor, described, score, , kind], terms, marked) => {
    const item = document.createElement("li");
    item.className = `kind-${kind}`;
    const link = document.createElement("a");
    link.href = `${page}.html${anchor}`;
    link.dataset.score = String(score);
    link.textContent = title;
    item.append(link);
    const mark = () => {
      for (const term of marked) _highlightText(item, term, "highlighted");
    };
    if (described) {
      item.append(` (${described})`);
      mark();
      return item;
    }
    fetch(`${page}.html`)
      .then((answer) => answer.text())
      .then((text) => {
        if (text) item.append(Search.makeSearchSummary(text, terms, anchor));
        mark();
      });
    return item;
  };

  Search.query = (text) => {
    const asked = Search._parseQuery(text);
    const [, terms, , marked] = asked;
    const results = Search._performSearch(...asked); // the best last
    const count = results.length;
    const more = document.createElement("button");
    more.className = "j-more";
    more.type = "button";
    more.textContent = BUSQUEDA.sentences.more;
    const show = () => {
      const items = results.splice(-MANY).reverse();
      Search.output.append(...items.map((one) => shown(one, terms, marked)));
      more.hidden = !results.length;
      _finishSearch(count);
    };
    more.addEventListener("click", () => {
      const { length } = Search.output.children;
      show();
      Search.output.children[length]?.querySelector("a")?.focus();
    });
    show();
    Search.output.after(more);
  };
}
