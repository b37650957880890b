import { finalRanking, runningScores } from '@portolan/nina-pinta';
import { type CeremonyRow, rankFinally, rankScores } from '@portolan/table-kit/motion';
import type { ShownScene } from './scene.ts';

/** After an era: by the points that the viewer can see, as if the game ended now. */
export function eraRanking({ box, after, names }: ShownScene): readonly CeremonyRow[] {
  return rankScores({ scores: runningScores(box, after).map(({ total }) => total), names });
}

/** After the game. */
export function gameRanking({ after, names, resigned }: ShownScene): readonly CeremonyRow[] {
  return rankFinally({ scores: after.players.map(({ score }) => score), names, resigned }, finalRanking(after));
}
