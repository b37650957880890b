import { type Atlas, makeAtlas } from './atlas.ts';
import type { Capability, Components } from './data/components.ts';
import { type Faces, makeFaces } from './faces.ts';
import { BONUSES, type BonusId, INCREASES, LANDS, NATIONS, type Nation, TERRAINS, type Terrain } from './ids.ts';
import { type MoveBook, makeMoveBook } from './moveBook.ts';
import type { MoveNames } from './moves.ts';

/** An Increase: its terrain, and what it adds. */
export interface IncreaseRule {
  readonly terrain: Terrain;
  readonly gold: number;
}

/**
 * The components of one edition as lookup tables. Everything that depends on the data alone is computed here once;
 * the rules contain no numbers of their own.
 */
export interface Box {
  readonly components: Components;
  readonly atlas: Atlas;
  readonly faces: Faces;
  readonly names: MoveNames;
  readonly moves: MoveBook;
  /** By number of seats, then by Terrain. */
  readonly capacity: readonly (readonly number[])[];
  /** By Terrain: what a Settler yields. */
  readonly settlerRevenue: readonly number[];
  /** By index into BONUSES; only the four Increases have an entry. */
  readonly increases: readonly (IncreaseRule | undefined)[];
  /** By Nation. */
  readonly capability: readonly Capability[];
  readonly crewSide: readonly number[];
  /** The nations in the first turn order. */
  readonly firstOrder: readonly Nation[];
  /** By space of the display from the blunt end: whether it is for a Bonus Benefit. */
  readonly bonusSpaces: readonly boolean[];
}

/** More than half of what any ship can carry. */
const MOST_PLUNDER = 99;
/** The larger side of a ship. [NP-SETUP-27] */
export const LARGE_CREW = 4;

export function makeBox(components: Components): Box {
  const { terrains, nations, display, players, increase, strongholdGoldLimit } = components;
  const atlas = makeAtlas(components);
  const faces = makeFaces(components);
  const names: MoveNames = {
    lands: components.lands.map((land) => land.id),
    neighbours: atlas.neighbours,
    faces: faces.names,
    copies: faces.shown,
    mostCrew: LARGE_CREW,
    mostMine: Math.max(0, ...atlas.gold),
    vault: strongholdGoldLimit,
    mostPlunder: MOST_PLUNDER,
    seats: players.max,
  };
  const byTerrain = TERRAINS.map((id) => terrains.find((terrain) => terrain.id === id) ?? terrains[0]);
  const byNation = NATIONS.map((id) => nations.find((nation) => nation.id === id) ?? nations[0]);
  return {
    components,
    atlas,
    faces,
    names,
    moves: makeMoveBook(names),
    capacity: [0, 1, 2, 3, 4].map((seats) => byTerrain.map(({ capacity }) => capacity[seats as 1] ?? 0)),
    settlerRevenue: byTerrain.map((terrain) => terrain.settlerRevenue),
    increases: BONUSES.map((id) => {
      if (!isIncrease(id)) return undefined;
      const { terrain, gold } = increase[id];
      return { terrain: TERRAINS.indexOf(terrain), gold };
    }),
    capability: byNation.map((nation) => nation.capability),
    crewSide: byNation.map((nation) => nation.crewSide),
    firstOrder: nations.map((nation) => NATIONS.indexOf(nation.id)),
    bonusSpaces: Array.from({ length: display.repeat }, () => display.fromBluntEnd)
      .flat()
      .map((kind) => kind === 'bonus'),
  };
}

function isIncrease(id: BonusId): id is (typeof INCREASES)[number] {
  return INCREASES.some((one) => one === id);
}

/** All lands of a world. */
export const ALL_LANDS = (1 << LANDS.length) - 1;
