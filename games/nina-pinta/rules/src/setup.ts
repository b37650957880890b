import { type Rng, readFlags, row, shuffle } from '@portolan/kernel';
import type { Box } from './box.ts';
import { takeNation } from './effects/nation.ts';
import {
  BONUSES,
  type Face,
  KEPT,
  LANDS,
  type Land,
  MARKERS,
  NATIONS,
  NO_STRONGHOLD,
  NOBODY,
  NOTHING,
  NOWHERE,
  PLACES,
  PLANCK,
  SOURCES,
  START,
  type Tile,
  WORLDS,
} from './ids.ts';
import { type Options, READINGS } from './options.ts';
import type { PlayerState } from './player.ts';
import { benefitsPerEra } from './queries/storage.ts';
import { proceed } from './rounds/index.ts';
import type { State } from './state.ts';

export function setup(box: Box, options: Options, seats: number, rng: Rng): State {
  const state = layOut(box, options, seats, rng);
  proceed({ box, state, emit: undefined });
  return state;
}

/** Everything on the table, before the first decision and the first token. */
export function layOut(box: Box, options: Options, seats: number, rng: Rng): State {
  const solo = seats === 1;
  const players = solo ? 2 : seats;
  const { tiles, spareTiles } = dealTiles(box, rng);
  const stores = dealBenefits(box, seats, rng);
  const tokenStack = shuffle(rng, upTo(box.components.tokens.length)); // [NP-SETUP-14]
  const state: State = {
    rng,
    stack: [],
    seats,
    open: options.open,
    askTies: options.askTies,
    era: 1,
    phase: START,
    round: 0,
    turn: 0,
    step: 0,
    world: 0,
    order: upTo(players),
    players: upTo(players).map((seat) => newPlayer(box, solo && seat === PLANCK)),
    tiles,
    spareTiles,
    ...bareMap(players),
    tokenStack,
    tokens: [],
    grow: row(WORLDS.length, 0),
    build: row(WORLDS.length, 0),
    war: 0,
    // [NP-SETUP-18] [NP-SOLO-08]
    markers: solo ? shuffle(rng, upTo(WORLDS.length)) : row(MARKERS.length, NOWHERE),
    banner: true,
    ...stores,
    display: row(box.bonusSpaces.length, NOTHING),
    passes: row(players, NOBODY), // [NP-BENEFIT-10]
    // [NP-SOLO-09]
    ...soloStacks(solo ? stores.progressOut.splice(0) : [], solo ? backsOf(box, spareTiles, rng) : []),
  };
  const readings = readFlags(options, READINGS);
  if (readings !== undefined) state.readings = readings;
  dealNations(box, state, options, rng);
  return state;
}

type MapPart = 'explored' | 'looked' | 'settlers' | 'towns' | 'cities' | 'strongholds' | 'vaults' | 'mines';

/** Nothing explored, and no pieces. [NP-SETUP-17] */
function bareMap(players: number): Pick<State, MapPart | 'increases' | 'cathedrals' | 'laid'> {
  return {
    explored: row(WORLDS.length, 0),
    looked: row(PLACES, 0),
    settlers: row(players * PLACES, 0),
    towns: row(PLACES, 0),
    cities: row(PLACES, NOBODY),
    strongholds: row(PLACES, NO_STRONGHOLD),
    vaults: row(PLACES, 0),
    mines: row(PLACES, 0),
    increases: row(PLACES, 0),
    cathedrals: row(PLACES, 0),
    laid: [],
  };
}

/** Of the spare tiles only the names on their backs are used. [NP-SOLO-07] */
function backsOf(box: Box, spareTiles: readonly Tile[], rng: Rng): Land[] {
  const lands = spareTiles.map((tile) => box.atlas.land[tile]);
  return shuffle(rng, lands);
}

type SoloPart = 'progressStack' | 'tileStack' | 'progressSeen' | 'tileSeen' | 'goals' | 'pirates';

/** Planck's stacks, face down; empty without Planck. */
function soloStacks(progressStack: Face[], tileStack: Land[]): Pick<State, SoloPart> {
  return {
    progressStack,
    tileStack,
    progressSeen: row(progressStack.length, 0),
    tileSeen: row(tileStack.length, 0),
    goals: [],
    pirates: row(WORLDS.length, 0),
  };
}

/** Three of the five tiles of a land are dealt, two are left over. [NP-SETUP-06] */
function dealTiles(box: Box, rng: Rng): Pick<State, 'tiles' | 'spareTiles'> {
  const tiles = row(PLACES, NOTHING);
  const spareTiles: number[] = [];
  for (let land = 0; land < LANDS.length; land++) {
    const five = shuffle(rng, box.atlas.tiles[land].slice());
    for (let world = 0; world < WORLDS.length; world++) tiles[world * LANDS.length + land] = five[world];
    for (const tile of five.slice(WORLDS.length)) spareTiles.push(tile);
  }
  return { tiles, spareTiles };
}

/** [NP-SETUP-20] [NP-SETUP-21] [NP-SETUP-22] */
function dealBenefits(
  box: Box,
  seats: number,
  rng: Rng,
): Pick<State, 'bonusStore' | 'bonusOut' | 'progressStore' | 'progressOut'> {
  const { eras } = box.components;
  const count = benefitsPerEra(box, seats);
  const bonuses = box.faces.bonusSets.map((set) => shuffle(rng, set.slice()));
  const progressOut = shuffle(rng, box.faces.progressSet.slice());
  const progressStore: Face[][] = [];
  for (let era = 0; era < eras; era++) progressStore.push(progressOut.splice(0, count));
  return {
    bonusStore: bonuses.map((set) => set.slice(0, count)),
    bonusOut: bonuses.map((set) => set.slice(count)),
    progressStore,
    progressOut,
  };
}

/** Those picked, and the others at random; the Soloist may still choose. [NP-SETUP-25] [NP-SOLO-10] [NP-SOLO-11] */
function dealNations(box: Box, state: State, { nations, planck }: Options, rng: Rng): void {
  const solo = state.seats === 1;
  const picked = state.players.map((_, seat) => {
    const id = solo && seat === PLANCK ? planck : (nations[seat] ?? 'random');
    return id === 'random' ? NOTHING : NATIONS.indexOf(id);
  });
  const free = shuffle(rng, upTo(NATIONS.length)).filter((nation) => !picked.includes(nation));
  for (const [seat, nation] of picked.entries()) {
    if (nation !== NOTHING) takeNation(box, state, seat, nation);
    else if (!solo || seat === PLANCK) takeNation(box, state, seat, free.shift() ?? NOTHING);
  }
}

/** [NP-SETUP-26] [NP-SETUP-30] [NP-SOLO-14] */
function newPlayer({ components, faces }: Box, planck: boolean): PlayerState {
  const { playerPieces, startGold, solo } = components;
  return {
    nation: NOTHING,
    gold: planck ? solo.planckStartGold : startGold,
    settlers: playerPieces.settlers,
    towns: playerPieces.towns,
    crewSide: 0,
    progress: row(faces.progressKinds, 0),
    kept: row(KEPT.length, 0),
    retained: row(BONUSES.length, 0),
    harbours: row(WORLDS.length, NOWHERE),
    cargo: row(WORLDS.length, 0),
    captains: row(WORLDS.length, NOWHERE),
    bound: row(WORLDS.length, 0),
    crews: row(WORLDS.length, 0),
    aboard: row(WORLDS.length, 0),
    voyage: upTo(WORLDS.length),
    manifest: row(WORLDS.length, 0),
    loaded: 0,
    owed: 0,
    governed: 0,
    passed: false,
    declined: false,
    points: row(SOURCES.length, 0),
    score: 0,
  };
}

function upTo(count: number): number[] {
  const values: number[] = [];
  for (let i = 0; i < count; i++) values.push(i);
  return values;
}
