import type { BaseEvent, BaseState } from '../game.ts';
import type { Seat } from '../seat.ts';

/** One move of a game as the audit sees it: its seat, and every event in full, in order. */
export interface AuditStep<Event> {
  readonly seat: Seat;
  readonly events: readonly Event[];
}

/**
 * A game's bookkeeping, written independently of its rules so that the two can disagree.
 *
 * Method syntax is deliberate, as in `Game`: it makes an audit of concrete types assignable to `AnyAudit`.
 */
export interface Audit<State extends BaseState, Event extends BaseEvent, Options> {
  /** One line for every piece that is missing, duplicated or misplaced; empty if all are accounted for. */
  pieces(state: State): readonly string[];
  /** The running scores by seat, from the state. After the last move they are final. */
  scores(state: State): readonly number[];
  /** The scores by seat after these moves, computed from the events alone. */
  rescore(history: readonly AuditStep<Event>[], seats: number, options: Options): readonly number[];
  // Parts of the state that no view shows directly but that everyone can deduce, such as `players/*/tally`:
  // `determinize` may keep them without revealing anything.
  readonly deducible?: readonly string[];
}

/** An audit, to code that is generic over games. */
export type AnyAudit = Audit<BaseState, BaseEvent, unknown>;
