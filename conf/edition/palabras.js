/* What else a search may look for: what words of the other languages are called in that of the
   pages, and the word that is nearest to one that is misspelt. */
const LONGEST = 8; // words that a thing is called by, together

// biome-ignore lint/correctness/noUnusedVariables: sugerencias.js makes one
class Words {
  /**
   * @param {Stemmer} stemmer
   * @param {[ours: string[], theirs: string[]][]} rows of each thing our words, and those of others
   */
  constructor(stemmer, rows) {
    this.stemmer = stemmer;
    /** @type {Map<string, string>} */
    this.stems = new Map();
    const ours = new Set(rows.flatMap(([words]) => words.map((word) => this.key(word))));
    /** What a word is called here, by its stems; a word of ours is called as it is typed.
        @type {Map<string, Set<string>>} */
    this.called = new Map([...ours].map((key) => [key, new Set()]));
    for (const [words, theirs] of rows) {
      for (const key of theirs.map((word) => this.key(word))) {
        const aliases = this.called.get(key) ?? [];
        if (!ours.has(key)) this.called.set(key, new Set([...aliases, ...words]));
      }
    }
  }

  /** @param {string} text */
  split(text) {
    return text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  }

  /** @param {string} word */
  stem(word) {
    const stemmed = this.stems.get(word) ?? this.stemmer.stemWord(word.toLowerCase());
    this.stems.set(word, stemmed);
    return stemmed;
  }

  /** @param {string} text */
  key(text) {
    return this.split(text)
      .map((word) => this.stem(word))
      .join(" ");
  }

  /** What a word is called here, also in the plural; nothing if nobody knows it.
      @param {string} text */
  here(text) {
    const key = this.key(text);
    return this.called.get(key) ?? this.called.get(key.replace(/s$/u, ""));
  }

  /**
   * A text in pieces, each as long as there is a word for it: as typed, and what it is called here.
   *
   * @param {string} text
   */
  pieces(text) {
    const words = this.split(text);
    const pieces = [];
    for (let at = 0; at < words.length; ) {
      let end = Math.min(words.length, at + LONGEST);
      while (end > at + 1 && !this.here(words.slice(at, end).join(" "))) end--;
      const typed = words.slice(at, end).join(" ");
      pieces.push({ typed, here: [...(this.here(typed) ?? [])] });
      at = end;
    }
    return pieces;
  }

  /**
   * Of some words those nearest to one, if they are near: a letter away, or two in a long word.
   *
   * @param {string} word
   * @param {Iterable<string>} others
   */
  nearest(word, others) {
    const folded = this.stemmer.fold(word);
    let least = folded.length > 5 ? 2 : 1;
    /** @type {string[]} */
    let matches = [];
    for (const other of others) {
      const away = this.away(folded, this.stemmer.fold(other));
      if (away < least) matches = [];
      if (away <= least) matches.push(other);
      least = Math.min(least, away);
    }
    return matches;
  }

  /**
   * How many letters two words are apart; two that have changed places count as one.
   *
   * @param {string} one
   * @param {string} other
   */
  away(one, other) {
    let before = [0];
    let row = Array.from({ length: other.length + 1 }, (_, j) => j);
    for (let i = 1; i <= one.length; i++) {
      const next = [i];
      for (let j = 1; j <= other.length; j++) {
        const changed = row[j - 1] + Number(one[i - 1] !== other[j - 1]);
        const turned = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
        const both = turned ? before[j - 2] + 1 : changed;
        next.push(Math.min(row[j] + 1, next[j - 1] + 1, changed, both));
      }
      [before, row] = [row, next];
    }
    return row[other.length];
  }
}
