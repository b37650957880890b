import { nameAt } from '@portolan/client';
import type { View } from '@portolan/francis-drake';
import type { CeremonyRow } from '@portolan/table-kit/motion';
import type { ShownScene } from './scene.ts';

/** All seats by their points, best first; equal points share a place. */
export function rankingOf(
  players: View['players'],
  { names, before }: Pick<ShownScene, 'names' | 'before'>,
): readonly CeremonyRow[] {
  const scores = players.map(({ score }) => score);
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
