import type { Outcome, Seat } from '@portolan/kernel';

/** Who may find the table: everybody in the lobby, who has the link, or only the device it was made on. */
export const VISIBILITIES = ['public', 'unlisted', 'hotseat'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const STATUSES = ['gathering', 'running', 'finished'] as const;
export type Status = (typeof STATUSES)[number];

/** Who plays a seat. An open one waits for somebody. */
export type SeatInfo =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly player: string;
      readonly name: string;
      /** A page of this player is open on the table now. */
      readonly present: boolean;
      /** He gave up; a bot plays on for him. */
      readonly resigned: boolean;
    }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string };

/** What everybody who has the link may know of a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** Short and easy to read out: who has it may come in. */
  readonly code: string;
  readonly visibility: Visibility;
  readonly status: Status;
  readonly options: unknown;
  /** The table plays with somebody's own components. */
  readonly ownComponents: boolean;
  readonly rulesVersion: number;
  readonly host: string;
  readonly seats: readonly SeatInfo[];
  /** How many entries the log has. */
  readonly seq: number;
  readonly awaiting: readonly Seat[];
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly movedAt: number;
  /** The hash of the seed, published before the first move. */
  readonly commitment?: string;
  /** The seed itself, once the game is over. */
  readonly seed?: string;
  readonly outcome?: Outcome;
  /** The table at which the same people play again. */
  readonly rematch?: string;
}

export interface ChatLine {
  readonly id: number;
  readonly player: string;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export interface Me {
  readonly player: string;
  readonly name: string;
}

/** A game of the house, as the page for a new table needs it. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
}
