import type { BaseEvent } from '@portolan/kernel';
import { useEffect, useState } from 'preact/hooks';

/** All events of a finished match, from its log; undefined until loaded, empty if unavailable. */
export function useEvents(table: string | undefined): readonly BaseEvent[] | undefined {
  const [events, setEvents] = useState<readonly BaseEvent[]>();
  useEffect(() => {
    if (table === undefined) return;
    let stale = false;
    const show = (loaded: readonly BaseEvent[]): void => {
      if (!stale) setEvents(loaded);
    };
    void loadEvents(table).then(show, () => show([]));
    return () => {
      stale = true;
    };
  }, [table]);
  return events;
}

async function loadEvents(table: string): Promise<readonly BaseEvent[]> {
  // Not needed for the first paint.
  const { loadLog } = await import('../app/loadLog.ts');
  const log = await loadLog(table);
  return log === undefined ? [] : readEvents(log);
}

/** One line for each move; the first and the last line have no events. */
function readEvents(log: string): readonly BaseEvent[] {
  return log
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => (JSON.parse(line) as { readonly events?: readonly BaseEvent[] }).events ?? []);
}
