/**
 * What each door of `juegos.serve` is asked beside its name and language. Written by
 * `python -m conf.make.request_types` from `juegos/doors/fields.py`.
 */

export interface Requests {
  list: object;
  start: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state?: string | undefined;
    seat?: number | undefined;
    near?: number | undefined;
  };
  moves: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state: string;
    seat?: number | undefined;
  };
  play: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state: string;
    seat?: number | undefined;
    near?: number | undefined;
    seed?: number | string | null | undefined;
    written?: boolean | undefined;
    move: string;
  };
  throw: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state: string;
    seat?: number | undefined;
    near?: number | undefined;
    seed?: number | string | null | undefined;
    written?: boolean | undefined;
  };
  deal: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state: string;
    seat?: number | undefined;
    near?: number | undefined;
    seed?: number | string | null | undefined;
    written?: boolean | undefined;
  };
  advise: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state: string;
    level?: string | undefined;
    seed?: number | string | null | undefined;
    seat?: number | undefined;
  };
  odds: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state?: string | undefined;
  };
  perft: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state?: string | undefined;
    depth: number;
  };
  table: {
    id: string;
    readings?: Record<string, string> | undefined;
  };
  record: {
    text: string;
    from?: number | undefined;
    state?: string | undefined;
  };
  link:
    | {
        text: string;
      }
    | {
        slug: string;
        readings?: Record<string, string> | undefined;
        state: string;
      };
  unlink: {
    from?: number | undefined;
    state?: string | undefined;
    link: string;
  };
  convert: {
    text: string;
    format: string;
  };
  score:
    | {
        slug: string;
        readings?: Record<string, string> | undefined;
        elder: string;
        younger: string;
        tricks?: string | string[][] | undefined;
      }
    | {
        slug: string;
        readings?: Record<string, string> | undefined;
        thrower: string;
        opponent: string;
        throw_of_releve?: number | undefined;
        throws_since_corner?: number | undefined;
        second_throw_of_tour?: boolean | undefined;
        unchecked?: boolean | undefined;
        throw: string | number[];
      };
  partie: {
    slug: string;
    readings?: Record<string, string> | undefined;
    totals: number[];
  };
  count: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state: string;
    move?: string | undefined;
  };
  teach: {
    slug: string;
    readings?: Record<string, string> | undefined;
    hand?: string | undefined;
    deal?: boolean | undefined;
    side?: string | undefined;
    takes?: number | undefined;
    seed?: number | undefined;
  };
  plays: {
    slug: string;
    readings?: Record<string, string> | undefined;
    thrower: string;
    opponent: string;
    throw_of_releve?: number | undefined;
    throws_since_corner?: number | undefined;
    second_throw_of_tour?: boolean | undefined;
    unchecked?: boolean | undefined;
    throw: string | number[];
  };
  mark: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state: object;
    steps: object[];
  };
  why: {
    slug: string;
    readings?: Record<string, string> | undefined;
    thrower: string;
    opponent: string;
    throw_of_releve?: number | undefined;
    throws_since_corner?: number | undefined;
    second_throw_of_tour?: boolean | undefined;
    unchecked?: boolean | undefined;
    throw: string | number[];
    play: string;
  };
  tutor:
    | {
        slug: string;
        readings?: Record<string, string> | undefined;
        state: string;
        unchecked?: false | undefined;
      }
    | {
        slug: string;
        readings?: Record<string, string> | undefined;
        thrower: string;
        opponent: string;
        throw_of_releve?: number | undefined;
        throws_since_corner?: number | undefined;
        second_throw_of_tour?: boolean | undefined;
        unchecked?: boolean | undefined;
        throw?: string | number[] | null | undefined;
      };
  ids: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state: string;
  };
  replay:
    | {
        text: string;
        from?: number | undefined;
        state?: string | undefined;
        seat?: number | undefined;
        near?: number | undefined;
        before?: number | undefined;
      }
    | {
        slug: string;
        readings?: Record<string, string> | undefined;
        from?: number | undefined;
        state?: string | undefined;
        seat?: number | undefined;
        near?: number | undefined;
        moves: string[];
      };
  records: {
    text: string;
  };
  "letter-begin": {
    slug: string;
    readings?: Record<string, string> | undefined;
    state?: string | undefined;
    secret?: string | undefined;
    nonce?: string | undefined;
    seat: number;
    near?: number | undefined;
    id: string;
    moves?: string[] | undefined;
  };
  "letter-read": {
    letter?: string | undefined;
    mailbox?: object | undefined;
    near?: number | undefined;
  };
  "letter-write": {
    secret?: string | undefined;
    nonce?: string | undefined;
    mailbox: object;
    moves?: string[] | undefined;
    near?: number | undefined;
  };
  review: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state: string;
    seat?: number | undefined;
    near?: number | undefined;
    move: string;
    seed?: number | string | null | undefined;
  };
  balance: {
    slug: string;
    readings?: Record<string, string> | undefined;
    seat?: number | undefined;
    near?: number | undefined;
    reviews: object[];
  };
  result: {
    slug: string;
    readings?: Record<string, string> | undefined;
    state: string;
    events?: object[] | undefined;
  };
  puzzle:
    | {
        id: string;
      }
    | {
        date: string;
      };
  solve: {
    id: string;
    answer?: string | undefined;
  };
}
