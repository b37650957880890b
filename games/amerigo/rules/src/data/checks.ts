import type { Check, ShapeFault } from '@portolan/kernel';
import { makeAtlas } from '../map/atlas.ts';
import { MOST_DRAWS, trialMap } from '../map/drawMap.ts';
import { type Components, PLAYER_COUNTS } from './components.ts';
import { landscapeFaults, layoutFaults, tileFaults } from './mapChecks.ts';
import { fault } from './problems.ts';
import { chanceFaults, productionFaults, tokenFaults, trackFaults } from './stockChecks.ts';

/** The ways in which components of the right shape can contradict each other or the rules. */
export const CHECKS: readonly Check<Components>[] = [
  tileFaults,
  layoutFaults,
  landscapeFaults,
  trackFaults,
  tokenFaults,
  productionFaults,
  chanceFaults,
  drawingFaults,
];

/** With limits that no map keeps, nobody could set up a game. */
function* drawingFaults(components: Components): Generator<ShapeFault> {
  const atlas = makeAtlas(components);
  for (const players of PLAYER_COUNTS) {
    if (trialMap(atlas, components, players) === undefined)
      yield fault('/mapLimits', 'noMapFits', { tries: MOST_DRAWS, players });
  }
}
