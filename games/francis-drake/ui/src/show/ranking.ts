import { nameAt } from '@portolan/client';
import type { View } from '@portolan/francis-drake';
import type { CeremonyRow } from '@portolan/table-kit/motion';
import type { ShownScene } from './scene.ts';

type Ranked = Pick<ShownScene, 'names' | 'before'>;

/** After a voyage: best first, with what the voyage brought; equal points share a place. */
export function voyageRanking({ players }: View, { names, before }: Ranked): readonly CeremonyRow[] {
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

/** After the game: ties are broken by the homebound docks. [FD-END-04] [FD-END-05] */
export function finalRanking({ players, docks }: View, { names }: Ranked): readonly CeremonyRow[] {
  return docks.homebound
    .map((seat) => ({ seat, name: nameAt(names, seat), score: players[seat]?.score ?? 0 }))
    .sort((one, other) => other.score - one.score)
    .map((row, at) => ({ ...row, place: at + 1 }));
}
