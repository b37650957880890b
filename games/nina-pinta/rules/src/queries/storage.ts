import type { Box } from '../box.ts';
import type { View } from '../view.ts';

/** Benefits of each kind that are stored for an era. [NP-SETUP-20] [NP-SETUP-21] */
export function benefitsPerEra({ components }: Box, seats: number): number {
  return components.benefitsPerEra[seats as 1 | 2 | 3 | 4];
}

/** What is known to everybody of the Benefits stored for an era. */
export interface EraStorage {
  readonly era: number;
  /** Bonus Benefits, and as many Progress Benefits. */
  readonly count: number;
  /** The Bonus Benefits of the era, by name; `count` of them are in the store. */
  readonly bonuses: readonly string[];
}

/** The eras whose Benefits are not on display yet. [NP-SETUP-20] [NP-SETUP-21] [NP-SETUP-22] */
export function storageOf(box: Box, { era, seats, phase }: View): readonly EraStorage[] {
  const count = benefitsPerEra(box, seats);
  const done = phase === 'start' ? 0 : era;
  return box.faces.bonusSets.flatMap((set, at) =>
    at < done ? [] : [{ era: at + 1, count, bonuses: set.map((face) => box.faces.names[face]) }],
  );
}
