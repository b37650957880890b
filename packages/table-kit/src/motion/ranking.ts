import { nameAt } from '@portolan/client';
import { toldPlaces } from '@portolan/protocol';
import type { CeremonyRow } from './Ceremony.tsx';
import { t } from './messages.ts';

/** How much of the last event's time its points take; the rest is for the final ranking. */
export const LAST_POINTS = 0.3;

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

export interface FinallyScored extends Scored {
  /** The seats whose players have resigned. */
  readonly resigned: readonly number[];
}

/** As the result tells it: in the order of the rules, from the winner to the last, and after all others who resigned. */
export function rankFinally(
  { scores, names, resigned }: FinallyScored,
  ranking: readonly number[],
): readonly CeremonyRow[] {
  const places = toldPlaces(
    scores.map((_, seat) => ranking.indexOf(seat) + 1),
    resigned,
  );
  return ranking
    .map((seat) => ({
      seat,
      name: resigned.includes(seat) ? t('resigned', { name: nameAt(names, seat) }) : nameAt(names, seat),
      score: scores[seat] ?? 0,
      place: places[seat] ?? 0,
    }))
    .sort((one, other) => one.place - other.place);
}
