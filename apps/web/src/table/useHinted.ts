import type { Turn } from '@portolan/client';
import type { Moment } from '@portolan/protocol';
import { useState } from 'preact/hooks';

/** Whether the player wants a hint. */
export interface Hinted {
  /** The moment at which it was asked for; undefined if the present question has no hint. */
  readonly at: number | undefined;
  ask(): void;
  end(): void;
}

/** Others may move meanwhile: like picks, a hint stays as long as its question. */
export function useHinted({ whole }: Pick<Turn, 'whole'>, { seq }: Pick<Moment, 'seq'>): Hinted {
  const [hinted, setHinted] = useState<{ readonly question: Turn['whole']; readonly at: number }>();
  return {
    at: hinted?.question === whole ? hinted.at : undefined,
    ask: () => setHinted({ question: whole, at: seq }),
    end: () => setHinted(undefined),
  };
}
