import { runningScores } from '@portolan/nina-pinta';
import { type CeremonyRow, rankFinally, rankScores } from '@portolan/table-kit/motion';
import type { ShownScene } from './scene.ts';

/** After an era: by the points that the viewer can see, as if the game ended now. */
export function eraRanking({ box, after, names }: ShownScene): readonly CeremonyRow[] {
  return rankScores({ scores: runningScores(box, after).map(({ total }) => total), names });
}

/** After the game: ties are broken by the turn order that the last passes formed. [NP-SCORE-19] [NP-SCORE-20] */
export function finalRanking({ after, names }: ShownScene): readonly CeremonyRow[] {
  return rankFinally({ scores: after.players.map(({ score }) => score ?? 0), names }, after.order);
}
