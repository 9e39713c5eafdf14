/** What Sphinx's search and the build put beside our scripts on a search page. */

/** The stemmer of the language of the pages. */
declare class Snowball {
  stemWord(word: string): string;
}

/** The rules and words of `conf/edition/search.py`; a rule is a pattern and what stands in its place. */
declare const BUSQUEDA: {
  letters: [string, string][];
  marks: string;
  spelling: [string, string][];
  stems: [string, string][];
  aliases: Record<string, string>;
  kinds: Record<string, string>;
};

/** A page found, or a place on it; each of its names is that of Sphinx's own code. */
type SearchResult = [
  page: string,
  title: string,
  anchor: string,
  description: string | null,
  score: number,
  filename: string,
  kind: string,
];

declare const Search: {
  makeSearchSummary(html: string, terms: Iterable<string>, anchor: string): HTMLElement;
  query(text: string): void;
  _performSearch(...asked: unknown[]): SearchResult[];
};

declare const Scorer: { title: number; score?: (result: SearchResult) => number };

declare const SearchResultKind: Record<"title" | "text", string>;
