import { applyPatch, type BaseEvent } from '@portolan/kernel';
import type { EntryInfo } from '@portolan/protocol';

/** One event on its way through the timeline, with the views around it. */
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
 * News as steps for the timeline. What was taken back meanwhile is not shown. Without patches, which only a single entry
 * has, every step goes from the view before the news to the view after it.
 */
export function stepsOf(entries: readonly EntryInfo[], { before, after }: NewsViews): Step[] {
  if (entries.some(({ kind }) => kind === 'undo')) return [];
  const patches = entries.length === 1 ? entries[0]?.patches : undefined;
  let reached = before;
  return entries.flatMap(({ seq, events }) =>
    events.map((event, at) => {
      const patch = patches?.[at];
      if (patch === undefined) return { event, seq, before, after };
      const step = { event, seq, before: reached, after: applyPatch(reached, patch) };
      reached = step.after;
      return step;
    }),
  );
}
