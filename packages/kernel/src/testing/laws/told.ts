import { advance } from '../../play.ts';
import type { Viewer } from '../../seat.ts';
import { leavesOf, setValue, valueAt } from '../leaves.ts';
import type { Moment, Probe, Step } from '../probe.ts';
import { imaginedSight, type Sight } from '../sight.ts';
import { withoutRng } from './json.ts';
import type { World } from './worlds.ts';

/** A step of the real game, and a world in which it is tried too. */
export interface Learning {
  readonly before: Moment;
  readonly step: Step;
  readonly world: World;
  /** What is seen of the real step. */
  readonly real: Sight;
}

/**
 * True when the state still keeps from `viewer` what the events of the step have told him.
 *
 * A counter may be turned up and cleared away in one step: nothing is kept then. To tell this from a leak, each value
 * in which the world differs is put into the real state by itself. If the events then tell something else, the view
 * shows nothing of it, and yet the states differ afterwards, the value is there and should be hidden.
 */
export function keepsTold(probe: Probe, { before, step, world, real }: Learning, viewer: Viewer): boolean {
  const { game } = probe;
  const move = game.readMove(step.text);
  const after = withoutRng(step.state);
  return leavesOf(before.state).some((path) => {
    const value = valueAt(world.state, path);
    if (value === undefined || value === valueAt(before.state, path)) return false;
    const altered = game.clone(before.state);
    setValue(altered, path, value);
    try {
      const { state, events } = advance(game, { state: altered, seq: 0 }, step.seat, move);
      const sight = imaginedSight(probe, state, events);
      if (sight.told(viewer) === real.told(viewer) || sight.view(viewer) !== real.view(viewer)) return false;
      return withoutRng(state) !== after;
    } catch {
      // One value alone can make a state that could never be.
      return false;
    }
  });
}
