import type { BaseEvent, Patch, Seat } from '@portolan/kernel';
import type { CalendarInfo } from './calendar.ts';

/** Why a bot plays for a player: as the player asked, because their time was up, or because the others voted for it. */
export const STAND_IN_REASONS = ['asked', 'flag', 'vote'] as const;
export type StandInReason = (typeof STAND_IN_REASONS)[number];

/** Why no clock runs: the server was away, or nobody had a table with a live clock open. */
export const PAUSE_REASONS = ['away', 'nobody'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/**
 * An entry of a match's log. The log is append-only: undone moves stay in it, and an `undo` or `takeBack` entry states
 * to which entry the match went back. Most entries come from a seat; those that only the table can write are marked.
 */
export type LogEntry =
  /** `final`: the player gives up the chance to undo the turn. `standIn`: the bot that moved for the seat's player. */
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly text: string;
      readonly final?: true;
      readonly standIn?: string;
    }
  /** Ends a turn of several steps. Until then the others wait, so that it can still be undone. */
  | { readonly kind: 'end'; readonly seat: Seat; readonly standIn?: string }
  /** Goes back to the state after the first `to` entries. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  /** `why`: written by the table, because the seat's time was up. */
  | { readonly kind: 'resign'; readonly seat: Seat; readonly why?: 'flag' }
  /** From now on a bot plays for the seat's player. Written by the table unless the player asked for it. */
  | { readonly kind: 'standIn'; readonly seat: Seat; readonly bot: string; readonly why: StandInReason }
  /** The player takes the seat back. */
  | { readonly kind: 'return'; readonly seat: Seat }
  /** `seat` is for a stand-in in the seat `for`, or no longer. */
  | { readonly kind: 'vote'; readonly seat: Seat; readonly for: Seat; readonly off?: true }
  /** Asks the others to go back to the state after the first `to` entries. `hidden`: although secrets have come out. */
  | { readonly kind: 'askBack'; readonly seat: Seat; readonly to: number; readonly hidden?: true }
  | { readonly kind: 'answerBack'; readonly seat: Seat; readonly agree: boolean; readonly hidden?: true }
  | { readonly kind: 'withdrawBack'; readonly seat: Seat }
  /** Written by the table: all have agreed to what `seat` asked for. */
  | { readonly kind: 'takeBack'; readonly seat: Seat; readonly to: number }
  /** The days that do not count for the seat, from now on. */
  | ({ readonly kind: 'calendar'; readonly seat: Seat } & CalendarInfo)
  /** Written by the table: no clock has run since `since`, which may be earlier than the entry. Milliseconds since 1970. */
  | { readonly kind: 'paused'; readonly why: PauseReason; readonly since: number }
  | { readonly kind: 'resumed'; readonly since: number };

/** The seat an entry is from or about; undefined for entries about the whole table. */
export function seatOf(entry: LogEntry): Seat | undefined {
  return 'seat' in entry ? entry.seat : undefined;
}

/** An entry as a viewer sees it: redacted events, and the text of a move only for its own seat. */
export interface EntryInfo {
  readonly seq: number;
  readonly kind: LogEntry['kind'];
  /** The seat that did it, or that the table did it to; absent where the table did it to all of them. */
  readonly seat?: Seat;
  /** The table itself did it: a clock, a vote, an agreement. */
  readonly byTable?: true;
  readonly text?: string;
  /** Of an undo, a request or a take-back: how many entries it goes back to. */
  readonly to?: number;
  /** The bot that moved for the seat's player, or takes over from them. */
  readonly standIn?: string;
  readonly why?: StandInReason | PauseReason;
  /** The seat that a vote is about. */
  readonly for?: Seat;
  /** A vote that is withdrawn. */
  readonly off?: true;
  readonly agree?: boolean;
  readonly calendar?: CalendarInfo;
  /** When the clocks stopped or went on. */
  readonly since?: number;
  /** Milliseconds on the seat's clock after the entry. */
  readonly left?: number;
  readonly events: readonly BaseEvent[];
  /** For a page that asked for steps: how the view changes with each event, starting from the view before the entry. */
  readonly patches?: readonly Patch[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The clock of one seat at a moment. */
export interface ClockInfo {
  /** Milliseconds left at `at`. */
  readonly left: number;
  /** The server's time this was computed for. */
  readonly at: number;
  /**
   * It runs, and will be at zero then if nothing happens. Days that do not count are included, so that a page needs no
   * calendar of its own.
   */
  readonly until?: number;
  /** It would run, but the table is paused. */
  readonly paused?: PauseReason;
  /** The calendar of the seat's player, at a table with days per turn. */
  readonly calendar?: CalendarInfo;
}

/** A request to go back that has not been decided. */
export interface TakeBackInfo {
  /** The number of its entry. */
  readonly seq: number;
  readonly seat: Seat;
  /** How many entries it goes back to. */
  readonly to: number;
  /** Seats that have agreed, besides the one that asks. */
  readonly agreed: readonly Seat[];
  /** Seats that still have to answer. */
  readonly awaiting: readonly Seat[];
  /** Something hidden was drawn or revealed since: whoever agrees has to say that they accept it. */
  readonly hidden?: true;
}

/** What a request to go back has to say. */
export interface AskBackInfo {
  /** Going back to fewer entries than this crosses something hidden that was drawn or revealed; 0 if there is none. */
  readonly hiddenBelow: number;
}

/** How the others may replace a silent player. */
export interface SilenceInfo {
  readonly seat: Seat;
  /** From this time on the others may vote. Milliseconds since 1970. */
  readonly from: number;
  /** Seats that are for a stand-in. */
  readonly votes: readonly Seat[];
  /** As many votes as it takes. */
  readonly needed: number;
}

/** The table as one viewer sees it after `seq` entries. */
export interface Moment {
  readonly seq: number;
  readonly view: unknown;
  readonly awaiting: readonly Seat[];
  /** The legal moves of `seat` in notation; absent if the viewer has no decision to make. */
  readonly legal?: readonly string[];
  /** The seat the viewer decides for now. On a shared device it changes with each decision. */
  readonly seat?: Seat;
  /** The viewer may undo back to this many entries. */
  readonly undoTo?: number;
  /** The viewer's turn of several steps is complete and has to be ended. */
  readonly mayEnd?: true;
  /** By seat, if the table has a clock; null for seats of bots and of players who resigned. */
  readonly clocks?: readonly (ClockInfo | null)[];
  /** The open request to go back. */
  readonly takeBack?: TakeBackInfo;
  /** The viewer may ask the others to go back to the state after any standing move. */
  readonly askBack?: AskBackInfo;
  /** The awaited seats that the others may replace, now or later. */
  readonly silent?: readonly SilenceInfo[];
}

/** A moment as it is sent: with its view, or with the patch that leads to it after the patches of its entry. */
export type MomentUpdate = Omit<Moment, 'view'> & { readonly view?: unknown; readonly patch?: Patch };

/** Part of a match for a replay: the table after each entry, with that entry. */
export interface Replay {
  readonly table: string;
  /** The number of the last entry. */
  readonly last: number;
  readonly moments: readonly (MomentUpdate & { readonly entry?: EntryInfo })[];
}
