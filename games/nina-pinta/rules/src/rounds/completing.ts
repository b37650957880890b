import type { Context } from '../decisions/types.ts';
import { ESTABLISH, NOBODY, NOTHING } from '../ids.ts';
import { returnProgress } from '../solo/draws.ts';
import { enterPhase } from './phase.ts';

/** Phase 6: clears what belongs to this era only. [NP-END-01] [NP-END-02] [NP-END-03] [NP-END-04] */
export function completeEra(context: Context): void {
  const { state, emit } = context;
  if (state.seats === 1) returnProgress(context);
  state.display.fill(NOTHING);
  state.passes.fill(NOBODY);
  state.war = 0;
  state.banner = true;
  for (const player of state.players) {
    player.governed = 0;
    player.passed = false;
    player.declined = false;
    player.loaded = 0;
    player.manifest.fill(0);
  }
  emit?.({ kind: 'eraCompleted', era: state.era, order: state.order.slice() });
  state.era++;
  enterPhase(state, ESTABLISH);
}
