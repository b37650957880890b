import type { BaseEvent } from '@portolan/kernel';
import type { EntryInfo } from '@portolan/protocol';

/** One event on its way through the timeline. */
export interface Happening {
  readonly event: BaseEvent;
  /** The entry it belongs to. */
  readonly seq: number;
  /** Its place among the events of the same news. */
  readonly at: number;
  /** The events of the same news up to and with this one: what leads from `before` to where it leaves the table. */
  readonly upTo: readonly BaseEvent[];
  /** The table as its viewer saw it before and after the news. */
  readonly before: unknown;
  readonly after: unknown;
}

/** News as steps for the timeline. What was taken back meanwhile is not shown. */
export function happeningsOf(entries: readonly EntryInfo[], before: unknown, after: unknown): Happening[] {
  if (entries.some(({ kind }) => kind === 'undo')) return [];
  const told = entries.flatMap(({ seq, events }) => events.map((event) => ({ seq, event })));
  const events = told.map(({ event }) => event);
  return told.map(({ seq, event }, at) => ({ event, seq, at, upTo: events.slice(0, at + 1), before, after }));
}
