import { finalRanking, type View } from '@portolan/francis-drake';
import { type CeremonyRow, rankFinally, rankScores } from '@portolan/table-kit/motion';
import type { ShownScene } from './scene.ts';

type Ranked = Pick<ShownScene, 'names' | 'resigned' | 'before'>;

/** After a voyage, with what the voyage brought. */
export function voyageRanking(view: View, { names, before }: Ranked): readonly CeremonyRow[] {
  return rankScores({ scores: scoresOf(view), names }, before);
}

/** After the game. */
export function gameRanking(view: View, { names, resigned }: Ranked): readonly CeremonyRow[] {
  return rankFinally({ scores: scoresOf(view), names, resigned }, finalRanking(view));
}

function scoresOf({ players }: View): readonly number[] {
  return players.map(({ score }) => score);
}
