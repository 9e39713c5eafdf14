/* Of many results so many at a time: what each shows is read from its page, so that all at once
   would read the whole site. Searchtools puts the best first, and is asked for more by a button. */
{
  const MANY = 40;

  Search.query = (text) => {
    const asked = Search._parseQuery(text);
    const [, terms, , marked] = asked;
    const results = Search._performSearch(...asked); // the best last
    const count = results.length;
    const more = document.createElement("button");
    more.className = "j-more";
    more.type = "button";
    more.textContent = BUSQUEDA.said.more;
    more.hidden = true;
    /** @type {typeof results} */
    let coming = [];
    const show = () => {
      coming = results.splice(-MANY); // Searchtools takes them from here, one after the other
      _displayNextItem(coming, count, terms, marked);
    };
    more.addEventListener("click", () => {
      const { length } = Search.output.children;
      show();
      Search.output.children[length]?.querySelector("a")?.focus();
    });
    // The button comes once they are there, for they would move it.
    new MutationObserver(() => {
      more.hidden = coming.length > 0 || !results.length;
    }).observe(Search.output, { childList: true });
    show();
    Search.output.after(more);
  };
}
