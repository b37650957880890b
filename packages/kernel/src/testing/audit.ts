import type { BaseEvent, BaseState } from '../game.ts';
import type { Seat } from '../seat.ts';

/** One move of a game as the auditor sees it: who made it, and every event in full, in order. */
export interface AuditStep<Event> {
  readonly seat: Seat;
  readonly events: readonly Event[];
}

/**
 * A game's own bookkeeper, written apart from its rules so that the two can disagree.
 *
 * Written with method syntax for the same reason as `Game`: an audit of concrete types is usable as `AnyAudit`.
 */
export interface Audit<State extends BaseState, Event extends BaseEvent, Options> {
  /** Every piece that is missing, doubled or where it cannot be, one line each; empty when all are accounted for. */
  pieces(state: State): readonly string[];
  /** The running scores by seat, as the state holds them. After the last move they are the final ones. */
  scores(state: State): readonly number[];
  /** The scores by seat after these moves, worked out from the events alone. */
  rescore(history: readonly AuditStep<Event>[], seats: number, options: Options): readonly number[];
  // Parts of the state that no view shows as they are but that everybody can work out, such as `players/*/tally`:
  // `determinize` may leave them alone without telling anybody anything.
  readonly deducible?: readonly string[];
}

/** An audit seen by code that is generic over games. */
export type AnyAudit = Audit<BaseState, BaseEvent, unknown>;
