import { type Check, rngFromSeed, type ShapeFault } from '@portolan/kernel';
import { makeAtlas } from '../map/atlas.ts';
import { drawTiles, unfit } from '../map/drawMap.ts';
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

/** So many maps are drawn before the limits are said to be too narrow. */
const TRIES = 400;

/** With limits that no map keeps, set-up would never end. */
function* drawingFaults(components: Components): Generator<ShapeFault> {
  const atlas = makeAtlas(components);
  for (const players of PLAYER_COUNTS) {
    const rng = rngFromSeed(`trial ${players}`);
    let tries = 0;
    while (tries < TRIES && unfit(atlas, components, players, drawTiles(atlas, components, players, rng))) tries++;
    if (tries === TRIES) {
      yield fault('/mapLimits', 'noMapFits', { tries: TRIES, players });
    }
  }
}
