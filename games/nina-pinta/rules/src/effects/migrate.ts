import type { Seat } from '@portolan/kernel';
import type { Context } from '../decisions/types.ts';
import { PLACES, type Place } from '../ids.ts';
import { addSettlers, enterStronghold } from './settle.ts';

/** One free Settler moves to a neighbouring land. [NP-MIGRATE-01] */
export function migrateSettler(context: Context, player: Seat, from: Place, to: Place): void {
  const { state, emit } = context;
  state.settlers[player * PLACES + from]--;
  addSettlers(state, player, to, 1);
  emit?.({ kind: 'settlerMigrated', seat: player, from, to });
  enterStronghold(context, player, to);
}
