import { BONUSES, GROUPS, LANDS, NATIONS, SOURCES, type State, type TERRAINS, WORLDS } from '@portolan/nina-pinta';
import { box } from './occasion.ts';

// Facts of a state, counted from its pieces: none of the rules' own queries is used, because texts use those.

const PLACES = WORLDS.length * LANDS.length;

export type Source = (typeof SOURCES)[number];

function at(list: readonly number[] | undefined, index: number): number {
  return list?.[index] ?? 0;
}

export function sum(list: readonly number[]): number {
  return list.reduce((total, one) => total + one, 0);
}

export function player(state: State, seat: number): State['players'][number] {
  const found = state.players[seat];
  if (found === undefined) throw new Error(`no player ${seat}`);
  return found;
}

export function worldAt(place: number): number {
  return Math.floor(place / LANDS.length);
}

export function placesIn(world: number): readonly number[] {
  return LANDS.map((_, land) => world * LANDS.length + land);
}

export const ALL_PLACES: readonly number[] = Array.from({ length: PLACES }, (_, place) => place);

export function settlersAt(state: State, seat: number, place: number): number {
  return at(state.settlers, seat * PLACES + place);
}

/** Outside the Stronghold. */
export function freeAt(state: State, seat: number, place: number): number {
  return settlersAt(state, seat, place) - (state.strongholds[place] === seat ? 1 : 0);
}

export function hasTownAt(state: State, seat: number, place: number): boolean {
  return ((at(state.towns, place) >> seat) & 1) === 1;
}

export function settlementsAt(state: State, seat: number, place: number): number {
  return (
    settlersAt(state, seat, place) + (hasTownAt(state, seat, place) ? 1 : 0) + (state.cities[place] === seat ? 1 : 0)
  );
}

export function crowdIn(state: State, place: number): number {
  return sum(state.players.map((_, seat) => settlementsAt(state, seat, place)));
}

export function terrainIn(state: State, place: number): (typeof TERRAINS)[number] {
  return box.components.tiles[at(state.tiles, place)]?.terrain ?? 'mixed';
}

export function roomIn(state: State, place: number): number {
  const terrain = box.components.terrains.find(({ id }) => id === terrainIn(state, place));
  const seats = state.seats as 1 | 2 | 3 | 4;
  return (terrain?.capacity[seats] ?? 0) + at(state.grow, worldAt(place));
}

export function isExplored(state: State, place: number): boolean {
  return ((at(state.explored, worldAt(place)) >> (place % LANDS.length)) & 1) === 1;
}

export function nextTo(place: number): readonly number[] {
  const land = place % LANDS.length;
  return (box.atlas.neighbours[land] ?? []).map((other) => place - land + other);
}

export function isAtWar(state: State, world: number): boolean {
  return ((state.war >> world) & 1) === 1;
}

/** What one Settler yields in a land. */
export function settlerYield(state: State, place: number): number {
  const terrain = box.components.terrains.find(({ id }) => id === terrainIn(state, place));
  return (terrain?.settlerRevenue ?? 0) + at(state.increases, place);
}

export function yieldsAt(state: State, seat: number, place: number): number {
  const { town, city } = box.components.buildingRevenue;
  const more = at(state.increases, place);
  return (
    settlersAt(state, seat, place) * settlerYield(state, place) +
    (hasTownAt(state, seat, place) ? town + more : 0) +
    (state.cities[place] === seat ? city + more : 0)
  );
}

export function yieldsIn(state: State, seat: number, world: number): number {
  return sum(placesIn(world).map((place) => yieldsAt(state, seat, place)));
}

/** The lands of a player that hang together with this one, through settlements and the Captain. */
export function networkAt(state: State, seat: number, place: number): readonly number[] {
  const isLinked = (one: number): boolean =>
    settlementsAt(state, seat, one) > 0 || player(state, seat).captains[worldAt(one)] === one;
  const found = isLinked(place) ? [place] : [];
  for (const one of found) {
    found.push(...nextTo(one).filter((next) => isLinked(next) && !found.includes(next)));
  }
  return found;
}

export function cargoOf(state: State, seat: number, world: number): number {
  return at(player(state, seat).cargo, world);
}

/** Gold in a player's Strongholds of a world. */
export function vaultsOf(state: State, seat: number, world: number): number {
  return sum(placesIn(world).map((place) => (state.strongholds[place] === seat ? at(state.vaults, place) : 0)));
}

/** On the ship and in Strongholds. */
export function goldIn(state: State, seat: number, world: number): number {
  return cargoOf(state, seat, world) + vaultsOf(state, seat, world);
}

export function citiesIn(state: State, world: number): number {
  return placesIn(world).filter((place) => (state.cities[place] ?? -1) >= 0).length;
}

export function heldOf(state: State, seat: number, name: string): number {
  const { faces } = box;
  return at(player(state, seat).progress, faces.names.indexOf(name, faces.progressFrom) - faces.progressFrom);
}

/** The Benefits of a group that count, by the wording of the rulebook. [NP-SCORE-08] [NP-SCORE-09] [NP-SCORE-16] */
export function countingIn(state: State, seat: number, group: number): number {
  const kinds = box.components.progress.flatMap((kind, index) =>
    kind.group === GROUPS[group] ? [{ any: kind.type === 'any', held: at(player(state, seat).progress, index) }] : [],
  );
  const any = sum(kinds.map((kind) => (kind.any ? kind.held : 0)));
  const types = kinds.filter((kind) => !kind.any).map(({ held }) => held);
  if (GROUPS[group] === 'religion') return Math.max(...types) + any;
  return Math.min(types.length, types.filter((held) => held > 0).length + any);
}

/** What the first counting Benefit scores. [NP-SCORE-10] [NP-SCORE-11] [NP-SCORE-12] */
export function groupValue(state: State, group: number): number {
  const { militaryBaseMax } = box.components.scoring;
  if (GROUPS[group] === 'military') {
    return Math.min(militaryBaseMax, LANDS.length - sum(WORLDS.map((_, world) => citiesIn(state, world))));
  }
  const world = at(state.markers, group);
  return world < 0 ? 0 : citiesIn(state, world);
}

/** Each further Benefit scores one point more than the one before. [NP-SCORE-13] */
export function groupPoints(value: number, counting: number): number {
  const most = Math.min(counting, box.components.scoring.maxBenefitsPerGroup);
  return sum(Array.from({ length: most }, (_, nth) => value + nth));
}

/** A Cathedral doubles all but Cities. [NP-SCORE-02] [NP-SCORE-03] */
export function settlementPoints(state: State, seat: number, world: number): number {
  const { settler, town, city, cathedralFactor } = box.components.scoring;
  return sum(
    placesIn(world).map((place) => {
      const small = settlersAt(state, seat, place) * settler + (hasTownAt(state, seat, place) ? town : 0);
      return (
        small * (at(state.cathedrals, place) > 0 ? cathedralFactor : 1) + (state.cities[place] === seat ? city : 0)
      );
    }),
  );
}

/** What Planck keeps, and nobody else scores for. [NP-SOLO-87] */
function retainedPoints(state: State): number {
  const planck = player(state, state.seats);
  const { retained } = box.components.solo;
  const nation = NATIONS[planck.nation];
  const counts = BONUSES.map((id, bonus) => {
    const kept = ['pirate', 'doubleSelection', 'turnOrder'].indexOf(id);
    return at(planck.retained, bonus) + (kept < 0 ? 0 : at(planck.kept, kept));
  });
  return sum(
    BONUSES.map((id, bonus) => {
      const count = counts[bonus] ?? 0;
      if (nation === 'spain' && id === 'turnOrder') return count * retained.spain.turnOrder;
      return count * (nation === 'portugal' && id === 'spyglass' ? retained.portugal.spyglass : retained.default);
    }),
  );
}

/** What a player would score if the game ended in this state. */
export function pointsBy(state: State, seat: number): Readonly<Record<Source, number>> {
  const planck = seat >= state.seats;
  const gold = Math.floor(player(state, seat).gold / box.components.scoring.goldPerPoint);
  const of = (source: Source): number => {
    const world = WORLDS.findIndex((id) => id === source);
    if (world >= 0) {
      const cities = planck ? at(box.components.solo.cityPointsPerWorld, citiesIn(state, world)) : 0;
      return settlementPoints(state, seat, world) + cities;
    }
    const group = GROUPS.findIndex((id) => id === source);
    if (group >= 0) return groupPoints(groupValue(state, group), countingIn(state, seat, group));
    return gold + (planck ? retainedPoints(state) : 0);
  };
  return Object.fromEntries(SOURCES.map((source) => [source, of(source)])) as Record<Source, number>;
}

export function totalOf(state: State, seat: number): number {
  return sum(Object.values(pointsBy(state, seat)));
}

/** What a player's lands of a world bring when they are governed, and what can be stored nowhere. [NP-REV-03..08] */
export function storedIn(state: State, seat: number, world: number): { readonly gold: number; readonly lost: number } {
  const seen = new Set<number>();
  let [gold, lost] = [0, 0];
  for (const place of placesIn(world)) {
    const network = networkAt(state, seat, place);
    if (seen.has(place) || network.length === 0) continue;
    for (const one of network) seen.add(one);
    const yields = sum(network.map((one) => yieldsAt(state, seat, one)));
    const hasShip = network.includes(player(state, seat).harbours[world] ?? -1);
    const room = sum(
      network.map((one) =>
        state.strongholds[one] === seat ? box.components.strongholdGoldLimit - at(state.vaults, one) : 0,
      ),
    );
    const stored = hasShip ? yields : Math.min(yields, room);
    gold += stored;
    lost += yields - stored;
  }
  return { gold, lost };
}
