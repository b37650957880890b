import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { BONUSES, KEPT, NATIONS, NOTHING, PLANCK, type World } from '../ids.ts';
import { citiesIn } from '../queries/building.ts';
import type { State } from '../state.ts';
import { SOLOIST } from './choose.ts';

/** For every world, more for fewer Cities. [NP-SOLO-88] */
export function cityPoints(box: Box, state: State, world: World): number {
  return box.components.solo.cityPointsPerWorld[citiesIn(state, world)];
}

/** For counters Planck did not play, including those kept for a moment that never came. [NP-SOLO-87] */
export function retainedPoints(box: Box, state: State): number {
  const { retained, kept } = state.players[PLANCK];
  let points = 0;
  for (let bonus = 0; bonus < BONUSES.length; bonus++) points += retained[bonus] * worthOf(box, state, bonus);
  for (let i = 0; i < KEPT.length; i++) points += kept[i] * worthOf(box, state, BONUSES.indexOf(KEPT[i]));
  return points;
}

/** [NP-SOLO-15] [NP-SOLO-16] */
function worthOf(box: Box, state: State, bonus: number): number {
  const { retained } = box.components.solo;
  const nation = NATIONS[state.players[PLANCK].nation];
  if (nation === 'spain' && BONUSES[bonus] === 'turnOrder') return retained.spain.turnOrder;
  if (nation === 'portugal' && BONUSES[bonus] === 'spyglass') return retained.portugal.spyglass;
  return retained.default;
}

/** Reports the winner and the grade of the victory. [NP-SOLO-89] [NP-SOLO-90] */
export function gradeVictory(context: Context): void {
  const { box, state, emit } = context;
  const lead = Math.abs(state.players[SOLOIST].score - state.players[PLANCK].score);
  emit?.({ kind: 'victoryGraded', winner: winnerOf(state), lead, grade: victoryGrade(box, lead) });
}

/** The higher total; with equal totals the earlier in turn order. [NP-SOLO-90] */
function winnerOf({ players, order }: State): number {
  const lead = players[SOLOIST].score - players[PLANCK].score;
  if (lead === 0) return order[0];
  return lead > 0 ? SOLOIST : PLANCK;
}

/** An index into the grades of the components; NOTHING without a lead. [NP-SOLO-89] */
export function victoryGrade(box: Box, lead: number): number {
  const { grades } = box.components.solo;
  let grade = NOTHING;
  for (let i = 0; i < grades.length; i++) if (lead >= grades[i].from) grade = i;
  return grade;
}
