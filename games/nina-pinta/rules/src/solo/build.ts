import type { Box } from '../box.ts';
import type { Context } from '../decisions/types.ts';
import { finishBuilding } from '../effects/build.ts';
import { LANDS, type Land, PLANCK, type Place, type World } from '../ids.ts';
import { costOf, fits } from '../queries/building.ts';
import { hasTown, worldOf } from '../queries/lands.ts';
import { goldWithin, networkOf, ownStrongholds } from '../queries/revenue.ts';
import type { Building, State } from '../state.ts';
import { bestOf, NEVER } from './bestOf.ts';
import { ASKED, choose } from './choose.ts';
import { standingRise } from './standing.ts';

/** One building in the world: a City if possible, else a Town, even without more revenue. [NP-SOLO-62] [NP-SOLO-63] */
export function buildForPlanck(context: Context, world: World): void {
  const { box, state } = context;
  const options = bestBuildings(box, state, world);
  if (options === 0) return;
  const place = choose(state, 'build', options);
  if (place !== ASKED) buildAt(context, place);
}

/** Those that raise the standing revenue most, a bit for each Place. [NP-SOLO-64] */
function bestBuildings(box: Box, state: State, world: World): number {
  if (state.build[world] === 0) return 0;
  const worth = (land: Land, city: boolean): number => {
    const place = world * LANDS.length + land;
    const what = buildingAt(box, state, place);
    if (what === undefined || (what === 'town') === city) return NEVER;
    return standingRise(box, state, place, what);
  };
  let lands = bestOf(LANDS.length, NEVER, (land) => worth(land, true));
  if (lands === 0) return bestOf(LANDS.length, NEVER, (land) => worth(land, false)) << (world * LANDS.length);
  if (!state.askTies) lands = cheaperOf(state, world, lands);
  return lands << (world * LANDS.length);
}

/** With decisions switched off, equally good Cities on a Town come first. [NP-SOLO-03] */
function cheaperOf(state: State, world: World, lands: number): number {
  let onTowns = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if ((lands >> land) & 1 && hasTown(state, PLANCK, world * LANDS.length + land)) onTowns |= 1 << land;
  }
  return onTowns === 0 ? lands : onTowns;
}

/** What Planck can build and pay for in a land: a City on a Town of Planck's, else a City before a Town. */
export function buildingAt(box: Box, state: State, place: Place): Building | undefined {
  const gold = goldWithin(state, PLANCK, worldOf(place), networkOf(box, state, PLANCK, place));
  const can = (what: Building): boolean => gold >= costOf(box, what) && fits[what](box, state, PLANCK, place);
  if (can('upgrade')) return 'upgrade';
  if (can('city')) return 'city';
  return can('town') ? 'town' : undefined;
}

/** Paid by connected Strongholds first, in the order of the lands, then by the ship. [NP-SOLO-61] [NP-SOLO-65] */
export function buildAt(context: Context, place: Place): void {
  const { box, state, emit } = context;
  const what = buildingAt(box, state, place);
  if (what === undefined) return;
  const world = worldOf(place);
  const strongholds = ownStrongholds(state, PLANCK, world, networkOf(box, state, PLANCK, place));
  let left = costOf(box, what);
  for (let land = 0; land < LANDS.length; land++) {
    if (((strongholds >> land) & 1) === 0) continue;
    const store = world * LANDS.length + land;
    const gold = Math.min(left, state.vaults[store]);
    if (gold === 0) continue;
    state.vaults[store] -= gold;
    left -= gold;
    emit?.({ kind: 'goldSpent', seat: PLANCK, place: store, gold });
  }
  state.players[PLANCK].cargo[world] -= left;
  finishBuilding(context, PLANCK, place, what);
}
