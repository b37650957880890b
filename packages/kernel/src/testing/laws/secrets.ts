import type { BaseState } from '../../game.ts';
import { addSecret } from '../figures.ts';
import { setValue, valueAt } from '../leaves.ts';
import { freshDice, looked, type Moment, type Probe, pick } from '../probe.ts';
import type { Sight } from '../sight.ts';
import type { World } from './worlds.ts';

/** What the seats see of a position, and what could be hidden. */
export interface Seen {
  readonly sight: Sight;
  readonly leaves: readonly (readonly string[])[];
}

/**
 * Changes one random value of the state. If the seat's view stays the same, the seat does not see that value, and its
 * determinized worlds should have other values there.
 *
 * One sample proves nothing, since the seat may be able to deduce the value. A part of the state that is never dealt
 * again in many games is a leak; see `findLeaks`.
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
    // The changed state may be impossible, and `view` may throw on it.
    return false;
  }
}

function alter(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  return `${value}?`;
}
