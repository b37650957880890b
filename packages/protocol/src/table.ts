import type { Outcome, Seat } from '@portolan/kernel';

/** Who can find the table: everyone in the lobby, those with the link, or only the device it was created on. */
export const VISIBILITIES = ['public', 'unlisted', 'hotseat'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

export const STATUSES = ['gathering', 'running', 'finished'] as const;
export type Status = (typeof STATUSES)[number];

/** Who plays a seat. An open seat waits for a player. */
export type SeatInfo =
  | { readonly kind: 'open' }
  | {
      readonly kind: 'person';
      readonly player: string;
      /** Empty for a deleted player. */
      readonly name: string;
      readonly deleted?: true;
      /** This player has the table open in a page. */
      readonly present: boolean;
      /** The player resigned, and a bot has taken over. */
      readonly resigned: boolean;
    }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string };

/** The public information about a table. */
export interface TableInfo {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** Short and easy to read out; anyone with the code can find the table. */
  readonly code: string;
  readonly visibility: Visibility;
  readonly status: Status;
  readonly options: unknown;
  /** The table has components of its own. */
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
  /** The table of the rematch. */
  readonly rematch?: string;
}

export interface ChatLine {
  readonly id: number;
  readonly player: string;
  /** Empty for a deleted player. */
  readonly name: string;
  readonly deleted?: true;
  /** Said by somebody without a seat; players do not see it while the game is running. */
  readonly spectator?: true;
  readonly text: string;
  readonly at: number;
}

export interface Me {
  readonly player: string;
  readonly name: string;
}

/** A game this server offers, as the new-table page needs it. */
export interface GameInfo {
  readonly id: string;
  readonly title: string;
  readonly rulesVersion: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly bots: readonly string[];
}
