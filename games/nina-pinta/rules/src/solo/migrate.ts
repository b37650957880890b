import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { migrateSettler } from '../effects/migrate.ts';
import { LANDS, PLANCK, type World } from '../ids.ts';
import type { Move } from '../moves.ts';
import { freeSettlers, isExplored } from '../queries/lands.ts';
import type { State } from '../state.ts';
import { SOLOIST } from './choose.ts';
import { collectableReduced, postureOf } from './posture.ts';

type Migration = Extract<Move, { readonly kind: 'migrate' }>;

/** The move that raises this era's revenue most, if any does. [NP-SOLO-55] */
export function migratePlanck(context: Context, world: World): void {
  const { box, state } = context;
  const moves = bestMigrations(box, state, world);
  if (moves.length > 1 && state.askTies) state.stack.push({ kind: 'migrateForPlanck', seat: SOLOIST, world });
  else if (moves.length > 0) migrateSettler(context, PLANCK, moves[0].from, moves[0].to);
}

/** By the land left, then by the land entered, so that the first move is the earliest option. [NP-SOLO-03] [NP-SOLO-56] */
export function bestMigrations(box: Box, state: State, world: World): readonly Migration[] {
  const posture = postureOf(state, PLANCK, world);
  const { settlers } = posture;
  const staying = collectableReduced(box, state, posture);
  let most = 1;
  const moves: Migration[] = [];
  for (let land = 0; land < LANDS.length; land++) {
    const from = world * LANDS.length + land;
    if (freeSettlers(state, PLANCK, from) <= 0) continue;
    settlers[land]--;
    for (const other of box.atlas.neighbours[land]) {
      const move = box.moves.migrate[from][other];
      if (move?.kind !== 'migrate' || !isExplored(state, move.to)) continue;
      settlers[other]++;
      const rise = collectableReduced(box, state, posture) - staying;
      settlers[other]--;
      if (rise < most) continue;
      if (rise > most) moves.length = 0;
      most = rise;
      moves.push(move);
    }
    settlers[land]++;
  }
  return moves;
}
