import type { Outcome } from '@portolan/kernel';

/** The seats, followed by Planck in a solo game. */
export function withRivals({ rivals = [], ...outcome }: Outcome): Outcome {
  return {
    ...outcome,
    scores: [...outcome.scores, ...rivals.map(({ score }) => score)],
    places: [...outcome.places, ...rivals.map(({ place }) => place)],
    breakdown: [...outcome.breakdown, ...rivals.map(({ breakdown }) => breakdown)],
  };
}
