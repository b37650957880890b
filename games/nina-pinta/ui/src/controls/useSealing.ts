import type { Match } from '@portolan/client';
import { useLayoutEffect, useState } from 'preact/hooks';
import { keepLoads, readLoads } from './keptLoads.ts';

export interface SealingOptions {
  /** Names the table, the seat and the era. */
  readonly key: string;
  readonly match: Match | undefined;
  /** What may be played now, in notation. */
  readonly legal: readonly string[];
}

export interface Sealing {
  readonly isSealing: boolean;
  /** Plays the moves one after the other; what is refused leaves the rest to be decided again. */
  seal(texts: readonly string[]): void;
}

/**
 * Plays the moves of a loading. The controls disappear while a move is on its way and come back with the next step, so
 * each time they play what is legal next.
 */
export function useSealing({ key, match, legal }: SealingOptions): Sealing {
  const [texts, setTexts] = useState(() => readLoads(key));
  // Before the page is painted, so that a step that is about to be played is not offered for a moment.
  useLayoutEffect(() => {
    if (texts === undefined || match === undefined) return;
    let isGone = false;
    const forget = (): void => {
      keepLoads(key, undefined);
      if (!isGone) setTexts(undefined);
    };
    const next = texts.find((text) => legal.includes(text));
    if (next === undefined) {
      forget();
      return;
    }
    const isLast = next === texts.at(-1);
    void match.play(next).then((isAccepted) => {
      if (isAccepted ? isLast : match.state.get().refusal !== undefined) forget();
    });
    return () => {
      isGone = true;
    };
  }, [texts, legal.join()]);
  return {
    isSealing: texts !== undefined,
    seal(all) {
      keepLoads(key, all);
      setTexts(all);
    },
  };
}
