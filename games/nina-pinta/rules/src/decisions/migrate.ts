import { migrateSettler } from '../effects/migrate.ts';
import { LANDS } from '../ids.ts';
import { freeSettlers, isExplored, worldOf } from '../queries/lands.ts';
import type { Decision } from './types.ts';

/** One own free Settler of this world to an explored neighbour, or none. [NP-MIGRATE-01] [NP-MIGRATE-05] */
export const migrate: Decision<'migrate'> = {
  legal(box, state, { seat, world }, out) {
    for (let land = 0; land < LANDS.length; land++) {
      const from = world * LANDS.length + land;
      if (freeSettlers(state, seat, from) <= 0) continue;
      const neighbours = box.atlas.neighbours[land];
      for (let i = 0; i < neighbours.length; i++) {
        const to = world * LANDS.length + neighbours[i];
        const move = box.moves.migrate[from][neighbours[i]];
        if (move !== undefined && isExplored(state, to)) out.push(move);
      }
    }
    out.push(box.moves.done);
  },

  apply(_box, state, { seat }, move, emit) {
    if (move.kind === 'migrate') migrateSettler(state, seat, move.from, move.to, emit);
  },

  whyNot(_box, state, { seat, world }, move) {
    if (move.kind !== 'migrate') return 'NP-MIGRATE-01';
    if (worldOf(move.from) !== world || freeSettlers(state, seat, move.from) <= 0) return 'NP-MIGRATE-05';
    return 'NP-MIGRATE-01';
  },
};
