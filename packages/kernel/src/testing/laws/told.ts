import { advance } from '../../play.ts';
import type { Viewer } from '../../seat.ts';
import { leavesOf, setValue, valueAt } from '../leaves.ts';
import type { Moment, Probe, ProbedMove } from '../probe.ts';
import { imaginedSight, type Sight } from '../sight.ts';
import { withoutRng } from './json.ts';
import type { World } from './worlds.ts';

/** A move of the real game, and a world in which it is also played. */
export interface Learning {
  readonly before: Moment;
  readonly made: ProbedMove;
  readonly world: World;
  /** What viewers see of the real move. */
  readonly real: Sight;
}

/**
 * Whether the view still hides from `viewer` what the events of the move have revealed.
 *
 * A counter may be revealed and removed in one move: then the state no longer contains it. To tell this from a fault,
 * each value in which the world differs is put into the real state on its own. If the events then differ, the views do
 * not, and yet the states differ afterwards, the value is still there and the view should show it.
 */
export function keepsTold(probe: Probe, { before, made, world, real }: Learning, viewer: Viewer): boolean {
  const { game } = probe;
  const move = game.readMove(made.text);
  const after = withoutRng(made.state);
  return leavesOf(before.state).some((path) => {
    const value = valueAt(world.state, path);
    if (value === undefined || value === valueAt(before.state, path)) return false;
    const altered = game.clone(before.state);
    setValue(altered, path, value);
    try {
      const { state, events } = advance(game, { state: altered, seq: 0 }, made.seat, move);
      const sight = imaginedSight(probe, state, events);
      if (sight.told(viewer) === real.told(viewer) || sight.view(viewer) !== real.view(viewer)) return false;
      return withoutRng(state) !== after;
    } catch {
      // A single changed value can make the state impossible.
      return false;
    }
  });
}
