import { finalRanking } from '@portolan/amerigo';
import { type CeremonyRow, rankFinally, rankScores } from '@portolan/table-kit/motion';
import type { ShownScene } from './scene.ts';

type Ranked = Pick<ShownScene, 'after' | 'names' | 'resigned' | 'before'>;

/** After a round, with what the round brought. */
export function roundRanking({ after, names, before }: Ranked): readonly CeremonyRow[] {
  return rankScores({ scores: scoresOf(after), names }, before);
}

/** After the game. */
export function gameRanking({ after, names, resigned }: Ranked): readonly CeremonyRow[] {
  return rankFinally({ scores: scoresOf(after), names, resigned }, finalRanking(after));
}

function scoresOf({ players }: Ranked['after']): readonly number[] {
  return players.map(({ score }) => score);
}
