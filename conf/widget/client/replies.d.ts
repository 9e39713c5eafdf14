/**
 * What `juegos.serve.handle` is asked and what it replies, as far as a board reads it; the door
 * itself is told in `juegos/serve.py`. All of it is JSON.
 */

import type { Requests } from "./requests.d.ts";
import type { Scene } from "./scenes.d.ts";

/** By the name of each crux the key of the reading in force. */
export type Readings = Record<string, string>;

/** Something that happened, the rule it comes from, and the seat that it concerns. */
export interface Told {
  rule: string;
  text: string;
  seat: number | null;
  amount: number;
}

export interface Outcome {
  shares: string[];
  why: string;
  winner: number | null;
}

/** A step of a throw: from where, to where, and the knot that it leads to. */
export type Step = [from: string, to: string, knot: number];

/**
 * The web of a throw: of each knot its steps, the move that is whole there, if one is, and which of
 * the dice are played.
 */
export interface Web {
  knots: Step[][];
  ends: (number | null)[];
  dice: number[];
  played: boolean[][];
}

/** A situation: the reply to `start`, `play`, `throw` and `deal`. */
export interface Situation<S extends Scene = Scene> {
  slug: string;
  readings: Readings;
  state: string;
  turn: number | "chance" | "end";
  moves: string[];
  names: string[];
  paths: string[][];
  takes: string[][];
  web?: Web;
  scene: S;
  events: Told[];
  outcome: Outcome | null;
  move?: string;
  said?: string; // that move as players write it
  begins?: string; // of a start that is not how the game begins, a sentence that says so
  dealt?: string[]; // the moves of a deal, where they are asked for
}

/** What a player keeps of a game by letter: its letters, and the secret of his last commitment. */
export interface Mailbox {
  mailbox: number;
  seat: number;
  letters: string[];
  secret: string;
}

/**
 * How a game by letter stands for its player, who may be to write letter `number`; `letter` is his
 * last, `text` the game as a record.
 */
export interface ByLetter extends Situation {
  mailbox: Mailbox;
  id: string;
  number: number;
  seat: number;
  writes: boolean;
  begins: string; // that it did not begin as such games do
  letter: string;
  text: string;
}

/** What a letter alone tells whose game is not kept here. */
export interface Unchecked extends Situation {
  mailbox: null;
  id: string;
  number: number;
  begins: string;
}

/** What a move of a kept game led to. */
export interface Passed {
  move: string;
  said: string;
  state: string;
  turn: Situation["turn"];
  hand: number | null;
  chance: string | null;
  throws: string;
  events: Told[];
}

/** A record of a file, as it stands there on its lines, and what its heads tell. */
export interface Written {
  part: string;
  before: number;
  slug: string;
  readings: Readings;
  moves: string[];
  heads: {
    version: string;
    seats: { name: string; level: string }[];
    date: string;
    series: { number: number; name: string } | null;
    start: string;
    result: string;
    hints: number[];
  };
}

/** The reply to `replay` for some moves of a game: how it stands after them. */
export interface Replay extends Situation {
  heads?: Written["heads"]; // of a record
  left_out?: string[];
  steps: Passed[];
  done: number;
  of: number;
}

/** The names of the chances that a reply to `odds` tells. */
export type Chance = "p_first" | "p_second" | "p_draw";

export type Odds = Record<Chance, string> & { floats: Record<Chance, number> };

/** The reply to `advise`. */
export interface Advice {
  move: string;
  why: string;
  agrees: boolean; // whether the other, if he thinks so too, would agree on a draw
}

/** The reply to `review`: how a step was judged; `what` it was, and in sentences `told` and `why`. */
export interface Reviewed {
  what: string;
  best: string | null;
  told: string;
  why: string;
  sure: string;
}

/** The reply to `balance`: the steps that mattered most, drawn, and what all of it comes to. */
export interface Balance {
  moments: { at: number; svg: string }[];
  says: string[];
}

/** What each seat has scored: by which rule, in words, how much each. */
export interface Scored {
  rule: string;
  says: string;
  amounts: number[];
}

/**
 * The reply to `result`: who has won and how much, what each seat has marked by each rule, and what
 * was paid and written down, with the totals of that.
 */
export interface Result {
  seats: string[];
  says: string[];
  written: Scored[];
  marked: number[];
  holes: number[];
  paid: Scored[];
  totals: number[];
}

/** The reply to `count`: the deal line by line. */
export interface CountOfDeal {
  over: boolean;
  lines: { rule: string; text: string; amount: number; totals: number[] }[];
}

/** The reply to `teach`: what twelve cards may declare, and what to put out of them. */
export interface Lesson {
  hand: string;
  seed: number;
  against: string[];
  declarations: { name: string; cards: string; points: number; decimals: number[] | null }[];
  discards: { out: string; gain: number; error: number; samples: number; reasons: string[] }[];
}

/** A way that scores, from place to place. */
export interface Way {
  from: string;
  via: string | null;
  to: string;
}

/** The reply to `tutor` once dice lie: what they score, and what is best to play. */
export interface Thrown {
  seats: [who: string, other: string];
  throw: [number, number];
  events: (Told & { ways_list: Way[] })[];
  now: { play: string };
  best: { play: string; value: number };
}

/** The reply to `tutor` before a throw: what each of the twenty-one brings. */
export interface BeforeThrow {
  seats: [who: string, other: string];
  throw: null;
  means: string[];
  chances: Record<"hit" | "danger" | "fill", string>;
  throws: { throw: string; totals: number[]; jans: string[] }[];
}

/** The reply to `puzzle`: what it asks of which state, and how it is answered. */
export type Puzzle = Record<
  | "id"
  | "slug"
  | "kind"
  | "title"
  | "known"
  | "state"
  | "question"
  | "how"
  | "grade"
  | "hard"
  | "next",
  string
> & { readings: Readings; fields: string[]; options: { key: string; says: string }[] };

/** The reply to `solve`: whether an answer, as a player has `said` it, is right, and why. */
export interface Solved {
  id: string;
  answer: string;
  said: string;
  right: boolean;
  why: string;
}

/** What each question is answered by; where it cannot be, by a `Refusal`. */
export interface Replies {
  start: Situation;
  play: Situation;
  throw: Situation;
  deal: Situation;
  unlink: Situation;
  link: { link: string };
  convert: { text: string; left_out: string[] };
  replay: Replay;
  records: { records: Written[]; left_out?: string[] };
  "letter-begin": ByLetter;
  "letter-read": ByLetter | Unchecked;
  "letter-write": ByLetter;
  odds: Odds;
  advise: Advice;
  count: CountOfDeal;
  teach: Lesson;
  tutor: Thrown | BeforeThrow | Record<string, never>;
  review: Reviewed;
  balance: Balance;
  result: Result;
  puzzle: Puzzle;
  solve: Solved;
}

export interface Refusal {
  error: { kind: string; message: string; at: number | null; rule: string | null };
}

/** A question: what to do, and what that takes. */
export type Request<D extends keyof Replies = keyof Replies> = {
  do: D;
  lang?: string;
} & Requests[D];

/** Asks the rules: the reply is that of the question, and a refusal rejects. */
export type Ask = <D extends keyof Replies>(
  request: Request<D>,
  seconds?: number,
) => Promise<Replies[D]>;

/** Asks the rules about the state that a board shows: that, and the readings, it knows itself. */
export type AskHere = <D extends keyof Replies>(
  request: { do: D } & Partial<Requests[D]>,
) => Promise<Replies[D]>;

/** What runtime.json says of the Python that belongs to the site. */
export interface Runtime {
  folder: string;
  files: RuntimeFile[];
}

export interface RuntimeFile {
  name: string;
  bytes: number;
  gzip: number;
  sha256: string;
  family?: string; // whose games alone need it
}
