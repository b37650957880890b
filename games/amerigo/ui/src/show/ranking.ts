import { nameAt } from '@portolan/client';
import type { CeremonyRow } from '@portolan/table-kit/motion';
import type { ShownScene } from './scene.ts';

type Ranked = Pick<ShownScene, 'after' | 'names' | 'before'>;

/** After a round: best first, with what the round brought; equal points share a place. */
export function roundRanking({ after, names, before }: Ranked): readonly CeremonyRow[] {
  const scores = after.players.map(({ score }) => score);
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

/** After the game: ties are broken by the order discs. [AM-END-09] [AM-END-10] */
export function finalRanking({ after, names }: Ranked): readonly CeremonyRow[] {
  return after.discs
    .map((seat) => ({ seat, name: nameAt(names, seat), score: after.players[seat]?.score ?? 0 }))
    .sort((one, other) => other.score - one.score)
    .map((row, at) => ({ ...row, place: at + 1 }));
}
