/* Rules, disputed places, tables and terms are found by their words too, each where it stands on
   its page: "bust a hand" finds the rule that has both, and not the page alone. */
{
  const { _performSearch } = Search;

  /** The places that have all of these words; a word that pages have and no place has is in none,
      also where it is a piece of another.
      @param {Set<string>} terms
      @param {Set<string>} excluded */
  const matches = (terms, excluded) => {
    const whole = Search._index;
    const { places, terms: ofPlaces } = whole.parts;
    const isOfPages = (/** @type {string} */ term) =>
      Object.hasOwn(whole.terms, term) || Object.hasOwn(whole.titleterms, term);
    if ([...terms].some((term) => isOfPages(term) && !Object.hasOwn(ofPlaces, term))) return [];
    // as Sphinx finds pages, with the places as its pages
    const own = places.map(([page]) => page);
    const titles = own.map((page) => whole.titles[page]);
    const filenames = own.map((page) => whole.filenames[page]);
    const docnames = places.map((_, i) => i);
    Search._index = { ...whole, terms: ofPlaces, titleterms: {}, docnames, titles, filenames };
    const numbers = Search.performTermsSearch(terms, excluded).map(([i]) => Number(i));
    Search._index = whole;
    return numbers.map((i) => places[i]);
  };

  /** Of several words a place that has them all is better than a page, which may have them far
      apart; what is found for one word comes after the pages. The best comes last. */
  Search._performSearch = (...asked) => {
    const results = _performSearch(...asked);
    const [, terms, excluded] = asked;
    const isBetter = terms.size > 1;
    const seen = new Set(results.map(([page, , anchor]) => page + anchor));
    const { docnames, filenames, titles } = Search._index;
    const more = matches(terms, excluded)
      .map(([page, anchor, name]) => {
        /** @type {SearchResult} */
        const result = [
          String(docnames[page]),
          `${titles[page]} > ${name}`,
          `#${anchor}`,
          null,
          isBetter ? Scorer.title : 0,
          filenames[page],
          SearchResultKind.title,
        ];
        Scorer.score?.(result); // which says of what kind it is
        return result;
      })
      .filter(([page, , anchor]) => !seen.has(page + anchor))
      .sort(_orderResultsByScoreThenName);
    const last = results.findLastIndex(([, , , , , , kind]) => kind === SearchResultKind.text);
    return results.toSpliced(isBetter ? last + 1 : 0, 0, ...more);
  };
}
