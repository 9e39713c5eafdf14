/** What a board shows, as far as a script reads it: `plain` of each scene in `juegos/draw`. */

/** A move made by a word: the move, the word, its sense. */
export type Offer = [move: string, word: string, sense: string];

/** Such moves of one kind: the old word for it, its sense, rows with their heads. */
export interface Group {
  word: string;
  sense: string;
  rows: { head: string; offers: Offer[] }[];
}

/** What every scene has: its drawing, itself in words, whose it is to act. */
interface Drawn {
  svg: string;
  caption: string;
  hand: number | null;
  position?: string;
  chance?: string;
  offers?: Offer[] | null;
  resigns?: Offer[]; // the moves by which the player to act gives up the game
  draws?: boolean; // whether a draw is offered by a move
  throws?: string; // the move by which the player with the dice throws, and does nothing else first
  groups?: Group[];
  standing?: Record<string, number[]>;
}

export interface DiceScene extends Drawn {
  board: "dados";
}

export interface PointsScene extends Drawn {
  board: "puntos";
  last: string[];
  taken: string[];
}

export interface CardsScene extends Drawn {
  board: "naipes";
  rows: number[][];
  times: number[];
  totals: number[];
  games: number[];
  declaration: string; // the move that declares truly all that the reader holds
  winner: string; // the card that the reader can lead and nothing can beat
}

export interface TablesScene extends Drawn {
  board: "tablas";
  between: string;
  men: Men;
  called: Record<string, string>;
  last: [from: string, to: string][];
  taken: [from: string, to: string][];
  hit: [pile: string, men: number] | [];
}

/** What stands on each place of a tables board: whose men, and how many. */
export type Men = Record<string, [seat: number, men: number]>;

export type Scene = DiceScene | PointsScene | CardsScene | TablesScene;
