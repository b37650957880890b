import { opening } from '../../replay.ts';
import { differenceOf, findShared, objectsOf } from '../plain.ts';
import { broken, looked, type Moment, type Probe } from '../probe.ts';

export function checkClone(probe: Probe, { state, json }: Moment): void {
  looked(probe, 'clone');
  const copy = probe.game.clone(state);
  const copyJson = JSON.stringify(copy);
  if (copyJson !== json) broken(probe, 'clone', `the clone differs${differenceOf(json, copyJson)}`);
  const shared = findShared(copy, objectsOf(state));
  if (shared !== undefined) broken(probe, 'clone', `the clone shares ${shared} with its original`);
}

/** Two setups from one seed must share nothing, or one game would corrupt the other. */
export function checkSetup(probe: Probe, first: Moment): void {
  looked(probe, 'clone');
  const second = opening(probe.game, probe).state;
  const json = JSON.stringify(second);
  if (json !== first.json) broken(probe, 'determinism', `two set-ups differ${differenceOf(first.json, json)}`);
  const shared = findShared(second, objectsOf(first.state));
  if (shared !== undefined) broken(probe, 'clone', `two set-ups share ${shared}`);
}

/** Every position of the game is unchanged since it was reached. */
export function checkUntouched(probe: Probe): void {
  for (const { state, seq, json } of probe.trail) {
    looked(probe, 'untouched');
    const now = JSON.stringify(state);
    if (now !== json)
      broken(probe, 'untouched', `the position after move ${seq} has changed${differenceOf(json, now)}`);
  }
}
