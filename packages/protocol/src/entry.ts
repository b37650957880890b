import type { BaseEvent, Patch, Seat } from '@portolan/kernel';

/**
 * An entry of a match's log. The log is append-only: undone moves stay in it, and an `undo` entry states to which entry
 * the match went back.
 */
export type LogEntry =
  /** `final`: the player gives up the chance to undo the turn. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly text: string; readonly final?: true }
  /** Ends a turn of several steps. Until then the others wait, so that it can still be undone. */
  | { readonly kind: 'end'; readonly seat: Seat }
  /** Goes back to the state after the first `to` entries. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'resign'; readonly seat: Seat };

/** An entry as a viewer sees it: redacted events, and the text of a move only for its own seat. */
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
  /** The legal moves of `seat` in notation; absent if the viewer has no decision to make. */
  readonly legal?: readonly string[];
  /** The seat the viewer decides for now. On a shared device it changes with each decision. */
  readonly seat?: Seat;
  /** The viewer may undo back to this many entries. */
  readonly undoTo?: number;
  /** The viewer's turn of several steps is complete and has to be ended. */
  readonly mayEnd?: true;
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
