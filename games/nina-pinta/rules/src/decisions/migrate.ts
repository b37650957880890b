import { migrateSettler } from '../effects/migrate.ts';
import { LANDS } from '../ids.ts';
import { freeSettlers, isExplored, placeAt, worldOf } from '../queries/lands.ts';
import type { Decision } from './types.ts';

/** One of the player's free Settlers of this world to an explored neighbour, or none. */
export const migrate: Decision<'migrate'> = {
  legal(box, state, { seat, world }, out) {
    for (let land = 0; land < LANDS.length; land++) {
      const from = placeAt(world, land);
      if (freeSettlers(state, seat, from) <= 0) continue;
      const neighbours = box.atlas.neighbours[land];
      for (let i = 0; i < neighbours.length; i++) {
        const to = placeAt(world, neighbours[i]);
        const move = box.moves.migrate[from][neighbours[i]];
        if (move !== undefined && isExplored(state, to)) out.push(move);
      }
    }
    out.push(box.moves.done);
  },

  apply(context, { seat, world }, move) {
    if (move.kind === 'migrate') migrateSettler(context, seat, move.from, move.to);
    else context.emit?.({ kind: 'nobodyMigrated', seat, world });
  },

  asks: 'NP-MIGRATE-01',
  conditions: {
    // Moves between lands that are not adjacent do not exist.
    migrate: [
      ['NP-MIGRATE-05', ({ frame }, { from }) => worldOf(from) === frame.world],
      ['NP-MIGRATE-05', ({ state, frame }, { from }) => freeSettlers(state, frame.seat, from) > 0],
      ['NP-MIGRATE-01', ({ state }, { to }) => isExplored(state, to)],
    ],
    done: [],
  },
};
