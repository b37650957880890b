import { fail, ok, type Result, rngFromSeed, type ShapeFault } from '@portolan/kernel';
import { COMPONENTS } from '@portolan/protocol';
import type { GameRegistry } from '../gameRegistry.ts';
import { componentsId } from '../ids.ts';

/** Components that somebody wants to play with. */
export interface ComponentsClaim {
  readonly game: string;
  readonly components: unknown;
  /** The current rules by default. */
  readonly rulesVersion?: number;
}

/** Any seed will do: whatever takes long with one seed would take long with many. */
const TRIAL_SEED = 'trial';

/**
 * Whether components can be played with: their size, what the game demands of them, and a setup for every number of
 * players. Runs in a worker thread, because all of that may take as long as it likes there.
 */
export function checkComponents(games: GameRegistry, claim: ComponentsClaim): Result<undefined, ShapeFault> {
  const { game: id, components, rulesVersion } = claim;
  const large = COMPONENTS(components, '/components');
  if (large !== undefined) return fail(large);
  const opened = games.open(id, { id: componentsId(components), data: components }, rulesVersion);
  if (!opened.ok) return opened;
  const exceeded = games.limitFault(id, components);
  if (exceeded !== undefined) return fail(exceeded);
  const { game } = opened.value;
  const options = game.readOptions({});
  if (!options.ok) return options;
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    game.setup(options.value, seats, rngFromSeed(TRIAL_SEED));
  return ok(undefined);
}
