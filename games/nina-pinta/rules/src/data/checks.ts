import type { Check, ShapeFault } from '@portolan/kernel';
import { WORLDS } from '../ids.ts';
import { benefitFaults, displayFaults, nationFaults, scoringFaults } from './benefitChecks.ts';
import type { Components } from './components.ts';
import { edgeFaults, landFaults, tileFaults, tokenFaults } from './mapChecks.ts';
import { repeats } from './parts.ts';
import { fault } from './problems.ts';

/** The ways in which components of the right shape can contradict each other or the rules. */
export const CHECKS: readonly Check<Components>[] = [
  orderFaults,
  landFaults,
  edgeFaults,
  tileFaults,
  tokenFaults,
  benefitFaults,
  displayFaults,
  nationFaults,
  scoringFaults,
];

/** Worlds stand in their fixed order, terrains and lands are named once each. */
function* orderFaults({ worlds, terrains, lands, solo }: Components): Generator<ShapeFault> {
  for (const [at, { id }] of worlds.entries()) {
    if (id !== WORLDS[at]) yield fault(`/worlds/${at}/id`, 'mustBe', { wanted: WORLDS[at] });
  }
  yield* repeats('/terrains', terrains);
  yield* repeats('/lands', lands);
  yield* repeats(
    '/solo/worldsClockwise',
    solo.worldsClockwise.map((id) => ({ id })),
  );
}
