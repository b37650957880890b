import type { Box } from '../box.ts';
import type { PlayerView } from '../viewPlayer.ts';
import { crewCost, crewOf, lackingSettlers } from './crew.ts';
import type { PlannedLoad } from './loadingPlan.ts';

type Loader = Pick<PlayerView, 'gold' | 'supply' | 'loads'>;

/** What one more load means for a player who may have loaded some ships. */
export interface LoadOutlook {
  readonly cost: number;
  /** The gold that is left then. */
  readonly gold: number;
  /** Settlers of this load that will have to be taken back from the map. [NP-LOAD-11] */
  readonly recovered: number;
}

export function loadOutlook(box: Box, player: Loader, load: PlannedLoad): LoadOutlook {
  const { settlers: supply } = player.supply;
  const aboard = sumOf(player, ({ settlers }) => settlers);
  const cost = crewCost(box, crewOf(load));
  return {
    cost,
    gold: goldAfterCrews(box, player) - cost,
    recovered: lackingSettlers(supply, aboard + load.settlers) - lackingSettlers(supply, aboard),
  };
}

/** The gold that the crews loaded so far leave. [NP-LOAD-18] [NP-LOAD-19] */
export function goldAfterCrews(box: Box, player: Pick<Loader, 'gold' | 'loads'>): number {
  return (player.gold ?? 0) - crewCost(box, sumOf(player, crewOf));
}

function sumOf({ loads = {} }: Pick<Loader, 'loads'>, count: (load: PlannedLoad) => number): number {
  return Object.values(loads).reduce((sum, load) => sum + count(load), 0);
}
