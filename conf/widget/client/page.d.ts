/** What a page says of its boards, as JSON within each figure: `conf/sphinx/directives/board.py`. */

import type { Readings, Situation } from "./replies.d.ts";

declare global {
  /** The ways in which a page is shown, and the names they are kept by: `conf/first-script.js`. */
  var juegosShown: { ways: Record<string, string[]>; key: (name: string) => string };
}

/** A board as its page tells it; what all boards of a game share is in the first. */
export interface BoardData {
  slug: string;
  family: string;
  readings: Readings;
  state?: string;
  seat?: number;
  opening?: Situation | undefined; // the first reply of the rules under these readings
  tutor?: boolean;
  version: string;
  words: Words;
  rules: Rules;
  cruces: Crux[];
  others: { key: string; name: string }[];
  notations: Record<string, string>;
}

/** What is said of a game that is kept. */
export type KeepingWords = Record<
  | ("goOn" | "lookLast" | "games" | "looksOn" | "takeOver" | "nothing" | "old" | "copy")
  | ("toFirst" | "back" | "forward" | "toLast" | "ways" | "present" | "branch" | "onward")
  | ("stepKeys" | "moment" | "noBranch" | "branchOf" | "record" | "copied" | "marked" | "download")
  | (
      | "notation"
      | "own"
      | "copyLink"
      | "copyPlace"
      | "paste"
      | "bring"
      | "file"
      | "drop"
      | "tooLong"
      | "several"
    ),
  string
> & { letters: LettersWords; reading: ReadingWords };

/** What is said to who reads a page; of each way in which it is shown, its values. */
export type ReadingWords = Record<
  "title" | "first" | "keys" | "help" | "next" | "previous" | "seek" | "these" | "close" | "copy",
  string
> &
  Record<
    "reference" | "id" | "link" | "copied" | "marked" | "lost" | "goOn" | "dismiss",
    string
  > & {
    ways: Record<string, { legend: string } & Record<string, string>>;
  };

/** What is said of a game by letter. */
export type LettersWords = Record<
  | "write"
  | "yours"
  | "ready"
  | "invites"
  | "invited"
  | "send"
  | "last"
  | "over"
  | "link"
  | "copy"
  | "copied",
  string
> &
  Record<"marked" | "share" | "came" | "open" | "refused" | "known" | "elsewhere", string> &
  Record<"unknown" | "another" | "there" | "denied" | "waiting" | "against", string> &
  Record<"mine" | "theirs", string> & { letters: Forms };

/** What the page says that lists the games which a browser keeps. */
export interface GamesData {
  words: GamesWords;
  games: Record<string, { name: string; href: string; seat?: number }>;
}

export type GamesWords = Pick<Words, "errors" | "flaws"> &
  Record<"none" | "denied" | "goOn" | "look" | "copy" | "copied" | "download", string> &
  Record<"drop" | "dropped" | "undo" | "all" | "open" | "here" | "reading" | "bad", string> &
  Record<
    "branchOf" | "long" | "against" | "somebody" | "nobody" | "winner" | "unknown" | "spoilt",
    string
  > &
  Record<"added" | "moves", Forms> & {
    turns: string[];
    won: string[];
    others: Record<string, string>;
  };

/** Where the words stand that a rule rests on, by its id. */
export type Rules = Record<string, { href: string; label: string }>;

export interface Crux {
  name: string;
  href: string;
  question: string;
  readings: { key: string; gloss: string }[];
}

/** The sentences of a board, from `conf/sphinx/page/strings.py`; a word in braces is a blank. */
export interface Words {
  size: string;
  play: string;
  playKept: string;
  loading: string;
  came: string;
  stop: string;
  tryAgain: string;
  throws: string[];
  turns: string[];
  won: string[];
  nobody: string;
  takeBack: string;
  again: string;
  resign: string;
  sure: Record<"text" | "stay" | "go", string>;
  other: string;
  log: string;
  readings: string;
  readingsHint: string;
  kept: string;
  percent: string;
  points: PointsWords;
  errors: Record<Kind, string>;
  flaws: Record<Flaw, string>;
  cards: CardsWords;
  tables: TablesWords;
  room?: RoomWords;
  embed?: string;
  puzzle?: PuzzleWords;
}

/** A sentence for each plural that the language of the page has, by the name of the plural. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** What may go wrong. */
export type Kind =
  | "worker"
  | "runtime"
  | "damaged"
  | "wasm"
  | "slow"
  | "crash"
  | "stopped"
  | "reply";

/** What a file may have come with. */
export type Flaw = "short" | "long" | "type" | "changed";

/** What a point says of itself. */
export type PointsWords = Record<
  "board" | "empty" | "point" | "may" | "from" | "to" | "way" | "stuck" | "stop" | "confirm",
  string
> & { marks: Record<string, string> };

/** The sentences of a room; `page` is where the rules are told, `sides` what the seats are called. */
export type RoomWords = Record<
  | "turn"
  | "won"
  | "rematch"
  | "turnBoard"
  | "tabs"
  | "close"
  | "moves"
  | "rules"
  | "allRules"
  | "odds"
  | "hint"
  | "ask"
  | "notYet"
  | "would"
  | "why"
  | "resignOrDraw"
  | "giveUp"
  | "offerDraw"
  | "agreeDraw"
  | "playsOn"
  | "gaveUp"
  | "drawn"
  | "dice"
  | "played"
  | "page",
  string
> & {
  sides: string[];
  both: string[];
  standing: Record<string, string>;
  edges: boolean;
  hints: boolean;
  ends: boolean;
  draws: boolean;
  back: BackWords;
};

/** The sentences of a game that is over and looked back at. */
export type BackWords = Record<
  | "review"
  | "open"
  | "stop"
  | "progress"
  | "none"
  | "moments"
  | "whole"
  | "steps"
  | "marked"
  | "paid"
  | "total"
  | "holes"
  | "what"
  | "rule"
  | "tally",
  string
> & { players: string[] };

export type PuzzleWords = Record<
  | "title"
  | "begin"
  | "headed"
  | "answer"
  | "right"
  | "wrong"
  | "no"
  | "fixed"
  | "told"
  | "solution"
  | "retry"
  | "next"
  | "all",
  string
> & { days: Forms };

export interface CardsWords {
  table: string;
  picked: string;
  hint: string;
  would: string;
  four: string;
  score: string;
  deal: string;
  often: Forms;
  total: string;
  won: string;
  seats: string[];
  count?: CountWords;
  teach?: TeacherWords;
}

export type CountWords = Record<"title" | "so" | "whole", string> & { columns: string[] };

export type TeacherWords = Record<
  "title" | "hand" | "side" | "takes" | "ask" | "deal" | "may" | "rest" | "out" | "nothing",
  string
> & { sides: Record<string, string>; mayColumns: string[]; outColumns: string[] };

export type TablesWords = Record<
  "tutor" | "table" | "show" | "more" | "now" | "nothing" | "before" | "chance",
  string
> & { best: Forms; men: string[]; columns: string[] };
