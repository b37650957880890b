import type { BaseState, Seat } from '@portolan/kernel';
import type { StandInReason } from './entry.ts';
import type { TableTerms } from './terms.ts';
import type { ToldOutcome } from './toldOutcome.ts';

/** Who can find the table: everyone in the lobby, those with the link, or only the device it was created on. */
export const VISIBILITIES = ['public', 'unlisted', 'hotseat'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** Closed: by an administrator; nobody plays on. */
export const STATUSES = ['gathering', 'running', 'finished', 'closed'] as const;
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
      /** A program that a player runs. */
      readonly program?: true;
      /** This player has the table open in a page, or is a program that is connected. */
      readonly present: boolean;
      /** The player resigned, and a bot has taken over. */
      readonly resigned: boolean;
      /** A bot plays for them until they return. */
      readonly standIn?: StandInInfo;
    }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string };

export interface StandInInfo {
  readonly bot: string;
  readonly why: StandInReason;
  /** Milliseconds since 1970. */
  readonly since: number;
}

/** Where a "what if" continues from. */
export interface BranchOrigin {
  readonly table: string;
  /** After how many entries of that table's log. */
  readonly seq: number;
  /** How many entries of its own log were played there. */
  readonly moves: number;
}

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
  /** What the players agreed on besides the rules. */
  readonly terms: TableTerms;
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
  /** When the game began. */
  readonly startedAt?: number;
  /** When the first clock will be at zero, if nothing happens until then. */
  readonly dueAt?: number;
  /** The hash of the seed, published before the first move. */
  readonly commitment?: string;
  /** The seed itself, once the game is over. */
  readonly seed?: string;
  readonly outcome?: ToldOutcome;
  /** The table of the rematch. */
  readonly rematch?: string;
  /** For a match that continues from a moment of another one. */
  readonly branchedFrom?: BranchOrigin;
  /** The latest decision that a bot could not make. */
  readonly botTrouble?: BotTrouble;
  /** Why an administrator closed the table. */
  readonly closedWhy?: string;
  /** In a player's own list: it is being played on another device, which it belongs to. */
  readonly elsewhere?: true;
}

/** A bot failed or did not answer, and the server played the first legal move for it. */
export interface BotTrouble {
  readonly seat: Seat;
  /** The number of the entry. */
  readonly seq: number;
}

/** A decision as its seat may imagine it. */
export interface ImaginedTable {
  readonly seq: number;
  readonly seat: Seat;
  /** A complete state that the seat cannot tell from the real one. */
  readonly state: BaseState;
}

export interface ChatLine {
  readonly id: number;
  readonly player: string;
  /** Empty for a deleted player. */
  readonly name: string;
  readonly deleted?: true;
  /** Said by somebody without a seat; players do not see it while the game is running. */
  readonly spectator?: true;
  /** Hidden by an administrator; then the text is empty. */
  readonly hidden?: true;
  readonly text: string;
  readonly at: number;
}

/** A program of a player's own that can sit at tables. */
export interface OwnBot {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly connected: boolean;
  /** Shown once, when the bot is made. */
  readonly token?: string;
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
