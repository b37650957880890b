import type { BaseEvent, Patch, RuleId, Seat } from '@portolan/kernel';

/**
 * What the log of a match is made of, in strict order. Moves that were taken back stay in it: an `undo` says how many
 * of the moves before it still count.
 */
export type LogEntry =
  /** `final`: who made it asks for no chance to take the turn back. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly text: string; readonly final?: true }
  /** Ends a turn of several steps. Until then the others wait, so that it can still be taken back. */
  | { readonly kind: 'end'; readonly seat: Seat }
  /** The table stands again as after the first `to` entries. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'resign'; readonly seat: Seat };

/** An entry as a viewer is told of it: a move's text only where it is his own, its events as he may see them. */
export interface EntryInfo {
  readonly seq: number;
  readonly kind: LogEntry['kind'];
  readonly seat: Seat;
  readonly text?: string;
  readonly to?: number;
  readonly events: readonly BaseEvent[];
  /** For a page that asked for steps: how the view changes with each event, starting from the view before the entry. */
  readonly patches?: readonly Patch[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The table as one viewer sees it after `seq` entries. */
export interface Moment {
  readonly seq: number;
  readonly view: unknown;
  readonly awaiting: readonly Seat[];
  /** What the viewer may do now in the seat he answers for, in notation; absent when nothing is asked of him. */
  readonly legal?: readonly string[];
  /** The seat he answers for. At a shared device it changes from question to question. */
  readonly seat?: Seat;
  /** He may step back to this many entries. */
  readonly undoTo?: number;
  /** His turn of several steps is done; the table waits for him to end it. */
  readonly mayEnd?: true;
}

/** A moment as it is sent: with the view, or with the patch that leads to it after the patches of its entry. */
export type MomentUpdate = Omit<Moment, 'view'> & { readonly view?: unknown; readonly patch?: Patch };

/** A stretch of a match for the replay: the table after each entry, and the entry that led there. */
export interface Replay {
  readonly table: string;
  /** The last one there is. */
  readonly last: number;
  readonly moments: readonly (MomentUpdate & { readonly entry?: EntryInfo })[];
}

/** Why a request was refused. */
export const REFUSALS = [
  'over',
  'wrongSeat',
  'stale',
  'unreadable',
  'illegal',
  'notSeated',
  'noUndo',
  'notRunning',
  'unknownTable',
  'badMessage',
  'tooFast',
  'notAllowed',
  'notKnown',
  'notFound',
  'badRequest',
  'tooMany',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

export interface RefusalInfo {
  readonly code: RefusalCode;
  readonly rule?: RuleId;
  readonly detail?: string;
}
