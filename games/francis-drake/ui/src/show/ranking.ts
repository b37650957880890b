import type { View } from '@portolan/francis-drake';
import { type CeremonyRow, rankFinally, rankScores } from '@portolan/table-kit/motion';
import type { ShownScene } from './scene.ts';

type Ranked = Pick<ShownScene, 'names' | 'before'>;

/** After a voyage, with what the voyage brought. */
export function voyageRanking(view: View, { names, before }: Ranked): readonly CeremonyRow[] {
  return rankScores({ scores: scoresOf(view), names }, before);
}

/** After the game: ties are broken by the homebound docks. [FD-END-04] [FD-END-05] */
export function finalRanking(view: View, { names }: Ranked): readonly CeremonyRow[] {
  return rankFinally({ scores: scoresOf(view), names }, view.docks.homebound);
}

function scoresOf({ players }: View): readonly number[] {
  return players.map(({ score }) => score);
}
