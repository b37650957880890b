import { nameAt } from '@portolan/client';
import type { CeremonyRow } from './Ceremony.tsx';

export interface Scored {
  /** By seat. */
  readonly scores: readonly number[];
  readonly names: readonly string[];
}

/** Best first; equal points share a place. With the earlier points, also what each seat has gained since. */
export function rankScores({ scores, names }: Scored, before?: readonly number[]): readonly CeremonyRow[] {
  return scores
    .map((score, seat) => ({
      seat,
      name: nameAt(names, seat),
      score,
      place: 1 + scores.filter((other) => other > score).length,
      gain: before === undefined ? undefined : score - (before[seat] ?? 0),
    }))
    .sort((one, other) => one.place - other.place);
}

/** As the rules rank the seats, from the winner to the last. */
export function rankFinally({ scores, names }: Scored, ranking: readonly number[]): readonly CeremonyRow[] {
  return ranking.map((seat, at) => ({ seat, name: nameAt(names, seat), score: scores[seat] ?? 0, place: at + 1 }));
}
