import type { Seat } from '@portolan/kernel';
import type { Context } from '../context.ts';
import { completeIsland } from '../effects/completeIsland.ts';
import { scorePoints } from '../effects/score.ts';
import { NOBODY } from '../ids.ts';
import { budgetAfterCashing } from '../queries/budget.ts';
import { layablePieces } from '../queries/placements.ts';

/** A build action under way: action points left, and the values of the tiles laid. */
export interface Building {
  readonly seat: Seat;
  readonly ap: number;
  readonly points: number;
}

/** Asks for another tile while one can be laid and is affordable, and scores when none is left. [AM-GREEN-14] */
export function askBuild(context: Context, building: Building): void {
  const { box, state } = context;
  const { seat, ap, points } = building;
  if (state.readings?.chestPaysAtOnce === true) completeIslands(context, seat); // [AM-GREEN-26]
  const pieces = layablePieces(box, state, seat, budgetAfterCashing(box, state, building));
  if (pieces === 0) endBuild(context, building);
  else state.stack.push({ kind: 'chooseTile', seat, ap, points });
}

/** One scoring after the last tile: tile values, then completions one by one. [AM-GREEN-15] [AM-GREEN-27] [AM-GREEN-28] */
export function endBuild(context: Context, { seat, points }: Building): void {
  const { state, emit } = context;
  if (points > 0) {
    scorePoints(state, seat, 'tiles', points);
    emit?.({ kind: 'tilesScored', seat, points });
  }
  completeIslands(context, seat);
}

function completeIslands(context: Context, seat: Seat): void {
  const { state } = context;
  for (let island = 0; island < state.empty.length; island++) {
    if (state.empty[island] > 0 || state.completed[island] !== NOBODY) continue;
    completeIsland(context, seat, island);
  }
}
