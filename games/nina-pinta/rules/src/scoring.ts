import { type Outcome, rankByScore } from '@portolan/kernel';
import type { Context } from './decisions/types.ts';
import { PLANCK, SOURCES } from './ids.ts';
import { pointsFrom } from './queries/points.ts';
import { gradeVictory } from './solo/score.ts';
import type { State } from './state.ts';

/** Settlements by world, Progress Benefits by group, gold. [NP-SCORE-01] */
export function scoreGame(context: Context): void {
  const { box, state, emit } = context;
  const { players } = state;
  // [NP-HIDDEN-10]
  emit?.({
    kind: 'holdingsRevealed',
    gold: players.map((player) => player.gold),
    progress: players.map((player) => player.progress.slice()),
  });
  for (const [row, source] of SOURCES.entries()) {
    const points = players.map((_, seat) => pointsFrom(box, state, seat, source));
    for (const [seat, player] of players.entries()) {
      player.points[row] += points[seat];
      player.score += points[seat];
    }
    emit?.({ kind: 'finalScored', source, points });
  }
  if (state.seats === 1) gradeVictory(context);
}

/** By score, ties by the turn order that the last passes formed. [NP-SCORE-19] [NP-SCORE-20] */
export function outcome({ stack, seats, players, order }: State): Outcome | undefined {
  if (stack.length > 0) return undefined;
  const all = rankByScore(players, SOURCES, order);
  if (seats > 1) return all;
  const { scores, places, breakdown } = all;
  const rival = { name: 'Planck', score: scores[PLANCK], place: places[PLANCK], breakdown: breakdown[PLANCK] };
  return {
    scores: scores.slice(0, PLANCK),
    places: places.slice(0, PLANCK),
    breakdown: breakdown.slice(0, PLANCK),
    rivals: [rival],
  };
}
