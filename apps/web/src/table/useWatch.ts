import type { Match, MatchTimeline } from '@portolan/client';
import type { TableInfo } from '@portolan/protocol';
import { useEffect, useState } from 'preact/hooks';
import { chosenPace, keepPace } from '../app/pace.ts';
import { isToWatch } from '../app/watchLater.ts';

export interface WatchOptions {
  readonly match: Match;
  readonly timeline: MatchTimeline;
  readonly table: TableInfo;
}

export interface Watching {
  /** The beginning of the game is being loaded; nothing of it is shown until then. */
  readonly isLoading: boolean;
  /** Shows the game from its beginning. */
  begin(): void;
}

/** Shows a game of bots from its beginning if it was opened in order to be watched. */
export function useWatch({ match, timeline, table }: WatchOptions): Watching {
  const [isLoading, setLoading] = useState(() => isToWatch(table) && chosenPace.get() !== 'instant');
  async function rewind(): Promise<void> {
    const { rewindTable } = await import('./rewindTable.ts');
    await rewindTable(table.id, match, timeline);
  }
  useEffect(() => {
    if (isLoading) void rewind().finally(() => setLoading(false));
  }, [timeline]);
  return {
    isLoading,
    begin() {
      if (chosenPace.get() === 'instant') keepPace('normal');
      void rewind();
    },
  };
}
