import { type Features, featureList, type Measures } from '@portolan/kernel';
import { joinedTo } from '../atlas.ts';
import { ALL_LANDS, type Box, LARGE_CREW } from '../box.ts';
import { GROUPS, KEPT, LANDS, MILITARY, NOWHERE, PIRATE, PLACES, PLANCK, WORLDS } from '../ids.ts';
import { freeSettlers, hasTown, settledLands, settlementsOf } from '../queries/lands.ts';
import { groupPoints, worldPoints } from '../queries/points.ts';
import { landRevenue } from '../queries/revenue.ts';
import { mayAttackOutsideWar } from '../queries/sailing.ts';
import { cityPoints } from '../solo/score.ts';
import type { State } from '../state.ts';
import { progressWorth } from './groups.ts';
import { type Situation, situationOf } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** Increase it with every change to the measures. */
const VERSION = 2;

/** Gold that is easily spent in an era. */
const PURSE = 14;

/** A player's pieces, counted once for all measures. */
interface Position extends Situation {
  readonly settlers: number;
  readonly free: number;
  /** Lands that depend on a single free Settler. */
  readonly thin: number;
  /** 1 if another player may attack in peace. */
  readonly raided: number;
  readonly towns: number;
  readonly cities: number;
  readonly lands: number;
  readonly worlds: number;
  readonly yields: number;
  readonly terrains: number;
  readonly groups: number;
  readonly sites: number;
  readonly strongholds: number;
  readonly vaults: number;
  readonly mines: number;
}

/** At the beginning of an era, when all ships are at home. */
const MEASURES: Measures<Position> = {
  one: () => 1,
  gold: ({ player }) => Math.min(player.gold, PURSE),
  spareGold: ({ player }) => Math.max(0, player.gold - PURSE),
  settlers: ({ settlers }) => settlers,
  free: ({ free }) => free,
  towns: ({ towns }) => towns,
  cities: ({ cities }) => cities,
  points: ({ box, state, seat }) => sumOverWorlds((world) => worldPoints(box, state, seat, world)),
  lands: ({ lands }) => lands,
  worlds: ({ worlds }) => worlds,
  revenue: ({ yields }) => yields,
  terrains: ({ terrains }) => terrains,
  groups: ({ groups }) => groups,
  sites: ({ sites }) => sites,
  pairs: ({ state, seat }) => pairs(state, seat),
  strongholds: ({ strongholds }) => strongholds,
  vaults: ({ vaults }) => vaults,
  mines: ({ mines }) => mines,
  captains: ({ state, player }) =>
    sumOverWorlds((world) => (player.captains[world] === NOWHERE && state.explored[world] !== ALL_LANDS ? 1 : 0)),
  home: ({ player }) => sumOverWorlds((world) => (player.captains[world] === NOWHERE ? 1 : 0)),
  largerShips: ({ player }) => (player.crewSide >= LARGE_CREW ? 1 : 0),
  supply: ({ player }) => player.settlers,
  pirates: ({ player }) => player.kept[PIRATE],
  kept: ({ player }) => KEPT.reduce((sum, _, at) => sum + (at === PIRATE ? 0 : player.kept[at]), 0),
  groupWorth: (position) => progressWorth(position, position.state),
  groupPoints: ({ box, state, player }) =>
    GROUPS.reduce((sum, _, group) => sum + groupPoints(box, state, player, group), 0),
  arts: ({ counting }) => counting[0],
  science: ({ counting }) => counting[1],
  religion: ({ counting }) => counting[2],
  military: ({ counting }) => counting[MILITARY],
  turn: ({ state, seat }) => state.order.indexOf(seat),
  thin: ({ thin }) => thin,
  /** A rival attacks in peace: what is worth less or more then. */
  raided: ({ raided }) => raided,
  raidedFree: ({ raided, free }) => raided * free,
  raidedThin: ({ raided, thin }) => raided * thin,
  raidedTowns: ({ raided, towns }) => raided * towns,
  raidedRevenue: ({ raided, yields }) => raided * yields,
  raidedSites: ({ raided, sites }) => raided * sites,
  raider: ({ box, state, seat }) => (mayAttackOutsideWar(box, state, seat) ? 1 : 0),
  /** Planck plays by other rules: what counts differently, once more. */
  planck: (position) => ofPlanck(position, 1),
  planckGold: (position) => ofPlanck(position, position.player.gold),
  planckSettlers: (position) => ofPlanck(position, position.settlers),
  planckTowns: (position) => ofPlanck(position, position.towns),
  planckRevenue: (position) => ofPlanck(position, position.yields),
  planckSites: (position) => ofPlanck(position, position.sites),
  planckGroups: (position) => ofPlanck(position, progressWorth(position, position.state)),
  planckLargerShips: (position) => ofPlanck(position, position.player.crewSide >= LARGE_CREW ? 1 : 0),
  planckRaider: (position) =>
    ofPlanck(position, mayAttackOutsideWar(position.box, position.state, position.seat) ? 1 : 0),
  cityPoints: (position) =>
    ofPlanck(
      position,
      sumOverWorlds((world) => cityPoints(position.box, position.state, world)),
    ),
  retained: ({ player }) => player.retained.reduce((sum, count) => sum + count, 0),
};

export function features(box: Box): Features<State> {
  return featureList({
    version: VERSION,
    measures: MEASURES,
    read: (state, player) => positionOf(situationOf(box, WEIGHTS, state, player)),
    seats: ({ seats }) => seats,
    setting: (state) => settingOf(box, state),
    players: ({ players }) => players.length,
    score: ({ players }, player) => players[player].score,
  });
}

/** The solo game against a Planck who attacks in peace is another one. */
function settingOf(box: Box, state: State): string {
  const isRaided = state.seats === 1 && mayAttackOutsideWar(box, state, PLANCK);
  return isRaided ? '1 raided' : String(state.seats);
}

function ofPlanck({ state, seat }: Position, measure: number): number {
  return state.seats === 1 && seat === PLANCK ? measure : 0;
}

function sumOverWorlds(measure: (world: number) => number): number {
  let sum = 0;
  for (let world = 0; world < WORLDS.length; world++) sum += measure(world);
  return sum;
}

const GROUP_SIZE = 3;

function positionOf(situation: Situation): Position {
  const counts = { settlers: 0, free: 0, thin: 0, towns: 0, cities: 0, lands: 0, strongholds: 0, vaults: 0, mines: 0 };
  const { box, state, seat } = situation;
  for (let place = 0; place < PLACES; place++) {
    const settlements = settlementsOf(state, seat, place);
    if (settlements === 0) continue;
    counts.lands++;
    if (settlements === 1 && freeSettlers(state, seat, place) === 1) counts.thin++;
    counts.settlers += state.settlers[seat * PLACES + place];
    counts.free += freeSettlers(state, seat, place);
    counts.mines += state.mines[place];
    if (hasTown(state, seat, place)) counts.towns++;
    if (state.cities[place] === seat) counts.cities++;
    if (state.strongholds[place] !== seat) continue;
    counts.strongholds++;
    counts.vaults += state.vaults[place];
  }
  let raided = 0;
  for (let other = 0; other < state.players.length; other++) {
    if (other !== seat && mayAttackOutsideWar(box, state, other)) raided = 1;
  }
  return { ...situation, ...counts, raided, ...networksOf(situation) };
}

type Networks = Pick<Position, 'worlds' | 'yields' | 'terrains' | 'groups' | 'sites'>;

function networksOf(situation: Situation): Networks {
  const { box, state, seat } = situation;
  const all = { worlds: 0, yields: 0, terrains: 0, groups: 0, sites: 0 };
  for (let world = 0; world < WORLDS.length; world++) {
    const settled = settledLands(state, seat, world);
    if (settled === 0) continue;
    let gold = 0;
    let terrains = 0;
    for (let rest = settled; rest > 0; ) {
      const network = joinedTo(box.atlas, settled, 31 - Math.clz32(rest));
      rest &= ~network;
      const lands = describeNetwork(situation, world, network);
      gold = Math.max(gold, lands.gold);
      terrains = Math.max(terrains, lands.terrains);
      if (lands.terrains >= GROUP_SIZE) all.sites += lands.sites;
    }
    all.worlds++;
    all.yields += gold;
    all.terrains += terrains;
    if (terrains >= GROUP_SIZE) all.groups++;
  }
  return all;
}

/** Revenue, terrains, and lands where a Town could stand. */
function describeNetwork(
  { box, state, seat }: Situation,
  world: number,
  network: number,
): { gold: number; terrains: number; sites: number } {
  const found = { gold: 0, terrains: 0, sites: 0 };
  let seen = 0;
  for (let land = 0; land < LANDS.length; land++) {
    if (((network >> land) & 1) === 0) continue;
    const place = world * LANDS.length + land;
    found.gold += landRevenue(box, state, seat, place);
    const bit = 1 << box.atlas.terrain[state.tiles[place]];
    if ((seen & bit) === 0) found.terrains++;
    seen |= bit;
    const isBuilt = hasTown(state, seat, place) || state.cities[place] === seat;
    if (!isBuilt && freeSettlers(state, seat, place) > 0) found.sites++;
  }
  return found;
}

/** The same land in several worlds. */
function pairs(state: State, seat: number): number {
  let count = 0;
  for (let land = 0; land < LANDS.length; land++) {
    const worlds = sumOverWorlds((world) => (settlementsOf(state, seat, world * LANDS.length + land) > 0 ? 1 : 0));
    if (worlds > 1) count += worlds - 1;
  }
  return count;
}
