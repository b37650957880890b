import { type CeremonyRow, rankFinally, rankScores } from '@portolan/table-kit/motion';
import type { ShownScene } from './scene.ts';

type Ranked = Pick<ShownScene, 'after' | 'names' | 'before'>;

/** After a round, with what the round brought. */
export function roundRanking({ after, names, before }: Ranked): readonly CeremonyRow[] {
  return rankScores({ scores: scoresOf(after), names }, before);
}

/** After the game: ties are broken by the order discs. [AM-END-09] [AM-END-10] */
export function finalRanking({ after, names }: Ranked): readonly CeremonyRow[] {
  return rankFinally({ scores: scoresOf(after), names }, after.discs);
}

function scoresOf({ players }: Ranked['after']): readonly number[] {
  return players.map(({ score }) => score);
}
