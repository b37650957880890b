import type { BaseEvent } from '@portolan/kernel';
import { useEffect, useState } from 'preact/hooks';
import { loadLog } from '../app/loadLog.ts';

/** A move that counts. */
export interface StoryMove {
  /** The number of its entry in the match, which also has entries that were undone. */
  readonly seq: number;
  readonly seat: number;
  readonly events: readonly BaseEvent[];
}

/** The moves of a finished match, from its log; undefined until loaded, empty if unavailable. */
export function useMoves(table: string): readonly StoryMove[] | undefined {
  const [moves, setMoves] = useState<readonly StoryMove[]>();
  useEffect(() => {
    let stale = false;
    void loadLog(table).then((log) => {
      if (!stale) setMoves(log === undefined ? [] : readMoves(log));
    });
    return () => {
      stale = true;
    };
  }, [table]);
  return moves;
}

/** A line of the log as a file. */
interface FileLine {
  readonly otherEntries?: readonly { readonly seq: number }[];
  readonly seat?: number;
  readonly events?: readonly BaseEvent[];
}

/** The first line is the header, the last the outcome. */
export function readMoves(log: string): readonly StoryMove[] {
  const [header, ...lines] = log
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as FileLine);
  const others = new Set(header?.otherEntries?.map(({ seq }) => seq));
  let seq = 0;
  return lines.flatMap(({ seat, events }) => {
    if (seat === undefined || events === undefined) return [];
    do seq++;
    while (others.has(seq));
    return [{ seq, seat, events }];
  });
}
