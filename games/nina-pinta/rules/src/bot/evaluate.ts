import { joinedTo } from '../atlas.ts';
import { ALL_LANDS } from '../box.ts';
import { LANDS, NOWHERE, type Place, WORLDS, type World } from '../ids.ts';
import { freeSettlers, hasTown, settledLands } from '../queries/lands.ts';
import { worldPoints } from '../queries/points.ts';
import { landRevenue } from '../queries/revenue.ts';
import type { State } from '../state.ts';
import { goldComing, goldWorth } from './gold.ts';
import type { Prospects, Situation } from './situation.ts';
import { threatIn } from './threat.ts';

/** Worlds, a bit for each. */
export type Worlds = number;
export const NO_WORLD: Worlds = 0;
export const ALL_WORLDS: Worlds = (1 << WORLDS.length) - 1;

/**
 * What a state is worth to the seat: its points, and the prospects of its lands and gold. In worlds that have not
 * `changed` since the decision, most is worth what it was then.
 */
export function evaluate(situation: Situation, state: State, changed: Worlds): number {
  const { seat } = situation;
  let worth = 0;
  let gold = state.players[seat].gold;
  for (let world = 0; world < WORLDS.length; world++) {
    const prospects = ((changed >> world) & 1) === 1 ? prospectsIn(situation, state, world) : known(situation, world);
    worth += prospects.points;
    // Planck's threat depends on the other worlds as well.
    if (prospects.settled !== 0) worth += prospects.promise - threatIn(situation, state, world);
    gold += prospects.gold;
    lands[world] = prospects.settled;
  }
  return worth + goldWorth(situation, gold) + namePromise(situation);
}

/** By World: the lands that the seat has settled, a bit for each; kept between calls so that evaluating allocates little. */
const lands = WORLDS.map(() => 0);

function known(situation: Situation, world: World): Prospects {
  situation.prospects[world] ??= prospectsIn(situation, situation.state, world);
  return situation.prospects[world];
}

/** All of it depends on this world alone. */
function prospectsIn(situation: Situation, state: State, world: World): Prospects {
  const { box, seat } = situation;
  const settled = settledLands(state, seat, world);
  return {
    points: (settled === 0 ? 0 : worldPoints(box, state, seat, world)) + captainPromise(situation, state, world),
    settled,
    promise: settled === 0 ? 0 : settledPromise(situation, state, world, settled),
    gold: goldComing(situation, state, world, settled),
  };
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
function namePromise({ weights, erasLeft }: Situation): number {
  if (erasLeft === 0) return 0;
  let all = 0;
  /** Settled in more than one world. */
  let shared = 0;
  for (let world = 0; world < WORLDS.length; world++) {
    shared |= all & lands[world];
    all |= lands[world];
  }
  let worth = 0;
  for (let land = 0; shared >> land > 0; land++) {
    if (((shared >> land) & 1) === 0) continue;
    let worlds = 0;
    for (let world = 0; world < WORLDS.length; world++) worlds += (lands[world] >> land) & 1;
    worth += (worlds - 1) * weights.pair;
  }
  return worth;
}
