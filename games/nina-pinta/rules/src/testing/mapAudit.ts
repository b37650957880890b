import type { Box } from '../box.ts';
import { BONUSES, LANDS, NO_STRONGHOLD, NOBODY, NOWHERE, PLACES, type Place, WORLDS } from '../ids.ts';
import type { State } from '../state.ts';

/** Tiles, tokens, markers, and everything on the map. */
export function mapFaults(box: Box, state: State): string[] {
  return [
    ...tileFaults(box, state),
    ...tokenFaults(box, state),
    ...cityFaults(box, state),
    ...Array.from({ length: PLACES }, (_, place) => placeFaults(box, state, place)).flat(),
  ];
}

function tileFaults(box: Box, state: State): string[] {
  const all = [...state.tiles, ...state.spareTiles].sort((one, other) => one - other);
  const faults = all.every((tile, at) => tile === at) ? [] : [`tiles ${all.join()}`];
  for (const [place, tile] of state.tiles.entries()) {
    if (box.atlas.land[tile] !== place % LANDS.length) faults.push(`tile ${tile} at ${place}`);
  }
  if (all.length !== box.components.tiles.length) faults.push(`${all.length} tiles`);
  return faults;
}

function tokenFaults(box: Box, state: State): string[] {
  const all = [...state.tokens, ...state.tokenStack].sort((one, other) => one - other);
  const faults = all.join() === box.components.tokens.map((_, token) => token).join() ? [] : [`tokens ${all.join()}`];
  for (const [world, id] of WORLDS.entries()) {
    const shown = state.tokens.map((token) => box.components.tokens[token]).filter((token) => token.world === id);
    const grow = shown.filter((token) => token.kind === 'grow').length;
    if (state.grow[world] !== grow) faults.push(`${id}: ${state.grow[world]} grow tokens`);
    if (state.build[world] !== shown.length - grow) faults.push(`${id}: ${state.build[world]} build tokens`);
  }
  const laid = state.markers.filter((world) => world !== NOWHERE);
  if (new Set(laid).size !== laid.length) faults.push(`markers ${state.markers.join()}`);
  return faults;
}

/** One disc per name, at most three Cities in a world, a marker in every world with a City. */
function cityFaults(box: Box, state: State): string[] {
  const faults: string[] = [];
  for (let land = 0; land < LANDS.length; land++) {
    const discs = WORLDS.filter((_, world) => state.cities[world * LANDS.length + land] !== NOBODY).length;
    if (discs > 1) faults.push(`${discs} discs of land ${land}`);
  }
  const asked = state.stack.some((frame) => frame.kind === 'placeMarker');
  for (let world = 0; world < WORLDS.length; world++) {
    const built = state.cities.filter((city, at) => city !== NOBODY && Math.floor(at / LANDS.length) === world).length;
    if (built > box.components.limits.citiesPerWorld) faults.push(`${built} cities in world ${world}`);
    const marked = state.markers.includes(world);
    if (state.seats > 1 && !asked && marked !== built > 0) faults.push(`marker of world ${world}`);
  }
  return faults;
}

function placeFaults(box: Box, state: State, place: Place): string[] {
  const faults: string[] = [];
  const { players } = state;
  const fault = (what: string): void => {
    faults.push(`${what} at ${place}`);
  };
  const world = Math.floor(place / LANDS.length);
  const settlers = players.map((_, seat) => state.settlers[seat * PLACES + place]);
  const captains = players.filter((player) => player.captains[world] === place).length;
  const ships = players.filter((player) => player.harbours[world] === place).length;
  const stronghold = state.strongholds[place];
  if (settlers.some((count) => count < 0)) fault('fewer than no settlers');
  if (captains > 1) fault(`${captains} captains`);
  if (ships > box.components.shipsPerHarbourLand) fault(`${ships} ships`);
  if (stronghold >= 0 && settlers[stronghold] < 1) fault('a stronghold without its settler');
  const vault = state.vaults[place];
  if (vault < 0 || vault > (stronghold >= 0 ? box.components.strongholdGoldLimit : 0)) fault(`${vault} gold stored`);
  if (state.mines[place] < 0) fault('a mine with less than nothing');
  const city = state.cities[place];
  if (city !== NOBODY && (state.towns[place] >> city) & 1) fault('a town and a city of one player');
  if (city !== NOBODY && state.cathedrals[place] > 0) fault('a city with a cathedral');
  const laid = state.laid.filter((_, at) => at % 2 === 1 && state.laid[at] === place).length;
  const bare = settlers.every((count) => count === 0) && captains + ships + laid + state.towns[place] === 0;
  const explored = ((state.explored[world] >> (place % LANDS.length)) & 1) === 1;
  if (!explored && !(bare && city === NOBODY && stronghold === NO_STRONGHOLD)) fault('something unexplored');
  if (state.increases[place] !== increaseOf(box, state, place)) fault(`increase ${state.increases[place]}`);
  return faults;
}

function increaseOf({ components }: Box, { laid }: State, place: Place): number {
  let gold = 0;
  for (let at = 0; at < laid.length; at += 2) {
    const id = BONUSES[laid[at]];
    if (laid[at + 1] === place && id in components.increase) {
      gold += components.increase[id as keyof typeof components.increase].gold;
    }
  }
  return gold;
}
