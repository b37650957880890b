import type { TraceEvent } from '@portolan/web/driving';

export type Span = readonly [from: number, to: number];

/** An animation that ran. */
export interface Ran {
  readonly ran: Span;
  /** From its request until it ran. */
  readonly waited: Span;
  /** Whether the page's main thread draws each of its frames, because the compositor cannot. */
  readonly onMain: boolean;
}

/** A browser records the request of an animation and later when it runs. A paused one never runs. */
export function animationsIn(events: readonly TraceEvent[]): Ran[] {
  const asked = new Map<string, number>();
  const begun = new Map<string, Span>();
  const failed = new Set<string>();
  const ran: Ran[] = [];
  for (const { name, ph, ts, id, id2, pid, args } of events.toSorted((one, other) => one.ts - other.ts)) {
    if (name !== 'Animation') continue;
    const key = `${pid} ${id ?? id2?.local}`;
    const since = asked.get(key);
    if ((args?.data?.compositeFailed ?? 0) > 0) failed.add(key);
    if (ph === 'b' && args?.data?.state === 'running') asked.set(key, ts);
    else if (ph === 'n' && args?.data?.state === 'running' && since !== undefined) begun.set(key, [since, ts]);
    else if (ph === 'e') {
      const waited = begun.get(key);
      if (waited !== undefined) ran.push({ ran: [waited[1], ts], waited, onMain: failed.has(key) });
      for (const known of [asked, begun, failed]) known.delete(key);
    }
  }
  return ran;
}

export function union(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const [from, to] of spans.toSorted((one, other) => one[0] - other[0])) {
    const last = joined.at(-1);
    if (last !== undefined && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}
