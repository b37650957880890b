import { joinedTo } from '../atlas.ts';
import { ALL_LANDS } from '../box.ts';
import { LANDS, NOWHERE, type Place, WORLDS, type World } from '../ids.ts';
import { freeSettlers, hasTown, settledLands, settlementsOf } from '../queries/lands.ts';
import { worldPoints } from '../queries/points.ts';
import { landRevenue } from '../queries/revenue.ts';
import type { State } from '../state.ts';
import { goldComing, goldWorth } from './gold.ts';
import type { Situation } from './situation.ts';
import { threatIn } from './threat.ts';

/** What a state is worth to the seat: its points, and the prospects of its lands and gold. */
export function evaluate(situation: Situation, state: State): number {
  const { seat, box } = situation;
  let worth = 0;
  let gold = state.players[seat].gold;
  for (let world = 0; world < WORLDS.length; world++) {
    worth += worldPoints(box, state, seat, world) + captainPromise(situation, state, world);
    const settled = settledLands(state, seat, world);
    if (settled !== 0) worth += settledPromise(situation, state, world, settled) - threatIn(situation, state, world);
    gold += goldComing(situation, state, world);
  }
  return worth + goldWorth(situation, gold) + namePromise(situation, state);
}

/** A Captain ready to sail. */
function captainPromise({ seat, weights, erasLeft }: Situation, state: State, world: World): number {
  if (erasLeft === 0 || state.players[seat].captains[world] !== NOWHERE) return 0;
  return state.explored[world] === ALL_LANDS ? weights.warCaptain : weights.captain;
}

const GROUP_SIZE = 3;

/** Revenue to come, groups in the making, and lands to build in. */
function settledPromise(situation: Situation, state: State, world: World, settled: number): number {
  const { box, weights, erasLeft, revenue, seat } = situation;
  const era = hasGoverned(state, seat, world) ? 0 : 1;
  const site = state.build[world] > 0 ? weights.site * Math.min(erasLeft + era, 2) : weights.laterSite * erasLeft;
  let gold = 0;
  let terrains = 0;
  let worth = 0;
  for (let rest = settled; rest > 0; ) {
    const network = joinedTo(box.atlas, settled, 31 - Math.clz32(rest));
    rest &= ~network;
    const lands = describe(situation, state, world, network);
    // In later eras the ship will harbour at the network with the most revenue.
    if (lands.gold > gold) gold = lands.gold;
    if (lands.terrains > terrains) terrains = lands.terrains;
    if (lands.terrains >= GROUP_SIZE) worth += lands.sites * site;
    worth += erasLeft > 0 ? lands.vaults * weights.vault - lands.free * weights.exposed : 0;
  }
  const size = Math.min(terrains, GROUP_SIZE);
  const eras = erasLeft + 1;
  worth += size * weights.terrain * Math.min(eras, 3) + (size === GROUP_SIZE ? weights.group * eras : 0);
  return worth + gold * revenue;
}

function hasGoverned(state: State, seat: number, world: World): boolean {
  return ((state.players[seat].governed >> world) & 1) === 1;
}

/** What lands that hang together have; kept between calls so that evaluating allocates little. */
const found = { gold: 0, terrains: 0, sites: 0, free: 0, vaults: 0 };

function describe({ box, seat, weights }: Situation, state: State, world: World, network: number): typeof found {
  found.gold = 0;
  found.terrains = 0;
  found.sites = 0;
  found.free = 0;
  found.vaults = 0;
  let seen = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if (((network >> land) & 1) === 0) continue;
    const place: Place = world * LANDS.length + land;
    found.gold += landRevenue(box, state, seat, place) + Math.min(1, state.mines[place]) * weights.mine;
    const bit = 1 << box.atlas.terrain[state.tiles[place]];
    if ((seen & bit) === 0) found.terrains++;
    seen |= bit;
    const free = freeSettlers(state, seat, place);
    found.free += free;
    if (free > 0 && !hasTown(state, seat, place) && state.cities[place] !== seat) found.sites++;
    if (state.strongholds[place] === seat) found.vaults += state.vaults[place];
  }
  return found;
}

/** The same land in several worlds. */
function namePromise({ seat, weights, erasLeft }: Situation, state: State): number {
  if (erasLeft === 0) return 0;
  let worth = 0;
  for (let land = 0; land < LANDS.length; land++) {
    let worlds = 0;
    for (let world = 0; world < WORLDS.length; world++) {
      if (settlementsOf(state, seat, world * LANDS.length + land) > 0) worlds++;
    }
    if (worlds >= 2) worth += (worlds - 1) * weights.pair;
  }
  return worth;
}
