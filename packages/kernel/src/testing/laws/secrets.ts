import type { BaseState } from '../../game.ts';
import { addSecret } from '../figures.ts';
import { setValue, valueAt } from '../leaves.ts';
import { freshDice, looked, type Moment, type Probe, pick } from '../probe.ts';
import type { Sight } from '../sight.ts';
import type { World } from './worlds.ts';

/** What the seats see of a moment, and what there is to be hidden. */
export interface Seen {
  readonly sight: Sight;
  readonly leaves: readonly (readonly string[])[];
}

/**
 * Changes one value of the state, drawn by lot. If the seat's view stays the same, the seat does not see that value,
 * and its imagined worlds should hold others there.
 *
 * One look proves nothing, since the seat may be able to work the value out. A part of the state that is never dealt
 * anew in many games is a leak; see `findLeaks`.
 */
export function noteSecret(probe: Probe, { state }: Moment, world: World, { sight, leaves }: Seen): void {
  const path = pick(freshDice(probe), leaves);
  const real = valueAt(state, path);
  const altered = probe.game.clone(state);
  setValue(altered, path, alter(real));
  if (!looksSame(probe, altered, world, sight)) return;
  looked(probe, 'secrets');
  const part = path.map((key) => (/^\d+$/.test(key) ? '*' : key)).join('/');
  addSecret(probe.figures, part, { hidden: 1, dealt: valueAt(world.state, path) === real ? 0 : 1 });
}

function looksSame(probe: Probe, altered: BaseState, { seat }: World, sight: Sight): boolean {
  try {
    return JSON.stringify(probe.game.view(altered, seat)) === sight.view(seat);
  } catch {
    // The changed state is no possible one, and a view may stumble over what it shows of it.
    return false;
  }
}

function alter(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return `${value}?`;
}
