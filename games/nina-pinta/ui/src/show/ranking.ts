import { runningScores } from '@portolan/nina-pinta';
import type { CeremonyRow } from '@portolan/table-kit/motion';
import { nameAt } from '../words.ts';
import type { ShownScene } from './scene.ts';

/** After an era: by the points that the viewer can see, as if the game ended now; equal points share a place. */
export function eraRanking({ box, after, names }: ShownScene): readonly CeremonyRow[] {
  const scores = runningScores(box, after).map(({ total }) => total);
  return scores
    .map((score, seat) => ({
      seat,
      name: nameAt(names, seat),
      score,
      place: 1 + scores.filter((other) => other > score).length,
    }))
    .sort((one, other) => one.place - other.place);
}

/** After the game: ties are broken by the turn order that the last passes formed. [NP-SCORE-19] [NP-SCORE-20] */
export function finalRanking({ after, names }: ShownScene): readonly CeremonyRow[] {
  return after.order
    .map((seat) => ({ seat, name: nameAt(names, seat), score: after.players[seat]?.score ?? 0 }))
    .sort((one, other) => other.score - one.score)
    .map((row, at) => ({ ...row, place: at + 1 }));
}
