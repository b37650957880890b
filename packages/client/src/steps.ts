import { applyPatch, type BaseEvent } from '@portolan/kernel';
import type { EntryInfo } from '@portolan/protocol';
import { goesBack } from './standingMoves.ts';

/** One event on the timeline, with the views around it. */
export interface Step {
  readonly event: BaseEvent;
  /** The entry it belongs to. */
  readonly seq: number;
  readonly before: unknown;
  readonly after: unknown;
}

export interface NewsViews {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * The events of an entry as steps. Without patches, the view changes with the last of them. Several entries at once, as
 * after a lost connection, and undone moves are no steps: the table jumps to the position after them.
 */
export function stepsOf(entries: readonly EntryInfo[], { before, after }: NewsViews): Step[] {
  const [entry, ...more] = entries;
  if (entry === undefined || more.length > 0 || goesBack(entry)) return [];
  const { seq, events, patches } = entry;
  let reached = before;
  return events.map((event, at) => {
    const patch = patches?.[at];
    const isLast = at === events.length - 1;
    const next = patch !== undefined ? applyPatch(reached, patch) : isLast ? after : reached;
    const step = { event, seq, before: reached, after: next };
    reached = next;
    return step;
  });
}
