import type {
  BonusId,
  DiscoveryId,
  GroupId,
  IncreaseId,
  KeptId,
  LandId,
  NationId,
  TerrainId,
  TokenKind,
  WorldId,
} from '../ids.ts';

/** What the box holds. Owners of the printed game may use a file of their own. */
export interface Components {
  readonly players: { readonly min: number; readonly max: number };
  readonly eras: number;
  readonly worlds: readonly { readonly id: WorldId; readonly name: string; readonly ship: string }[];
  /** In clockwise order. */
  readonly lands: readonly { readonly id: LandId; readonly name: string }[];
  readonly firstLand: LandId;
  readonly edges: readonly Pair[];
  readonly notAdjacent: readonly Pair[];
  readonly terrains: readonly TerrainData[];
  readonly growBonus: number;
  readonly buildingRevenue: { readonly town: number; readonly city: number };
  readonly increase: Readonly<Record<IncreaseId, { readonly terrain: TerrainId; readonly gold: number }>>;
  readonly miningPerSettler: number;
  readonly strongholdGoldLimit: number;
  readonly shipsPerHarbourLand: number;
  readonly tilesDealtPerLand: number;
  readonly tiles: readonly TileData[];
  readonly tokens: readonly { readonly world: WorldId; readonly kind: TokenKind; readonly gold: number }[];
  readonly benefitsPerEra: ByPlayers<number>;
  readonly bonusKept: readonly KeptId[];
  /** By era, counted from 1. */
  readonly bonusByEra: Readonly<Record<string, readonly BonusData[]>>;
  readonly progress: readonly ProgressData[];
  readonly display: {
    readonly fromBluntEnd: readonly ('bonus' | 'progress')[];
    readonly repeat: number;
  };
  readonly cost: Costs;
  /** By era. */
  readonly warMarkersByEra: readonly number[];
  readonly startGold: number;
  /** In the first turn order. */
  readonly nations: readonly NationData[];
  readonly playerPieces: { readonly captains: number; readonly settlers: number; readonly towns: number };
  readonly limits: { readonly citiesPerWorld: number };
  readonly scoring: ScoringData;
  readonly solo: SoloData;
}

export const PLAYER_COUNTS = [1, 2, 3, 4] as const;
/** The key 1 is the solo game. */
type ByPlayers<T> = Readonly<Record<1 | 2 | 3 | 4, T>>;
export type Pair = readonly [one: LandId, other: LandId];

interface TerrainData {
  readonly id: TerrainId;
  readonly capacity: ByPlayers<number>;
  readonly settlerRevenue: number;
}

export interface TileData {
  readonly land: LandId;
  readonly terrain: TerrainId;
  readonly discovery: DiscoveryId | null;
  readonly gold?: number;
}

export interface BonusData {
  readonly kind: BonusId;
  readonly gold?: number;
}

export interface ProgressData {
  readonly group: GroupId;
  readonly type: string;
  readonly copies: number;
}

interface Costs {
  readonly crew: number;
  readonly town: number;
  readonly city: number;
  readonly townToCity: number;
  readonly benefitStartByEra: readonly number[];
  readonly benefitStep: number;
  readonly benefitMax: number;
}

export const CAPABILITIES = ['startsFirst', 'lookAtThreeLands', 'largerShips', 'attackOutsideWar'] as const;
export type Capability = (typeof CAPABILITIES)[number];

export interface NationData {
  readonly id: NationId;
  readonly crewSide: number;
  readonly capability: Capability;
}

interface ScoringData {
  readonly settler: number;
  readonly town: number;
  readonly city: number;
  readonly cathedralFactor: number;
  readonly goldPerPoint: number;
  readonly militaryBaseMax: number;
  readonly maxBenefitsPerGroup: number;
  /** By basic value, then by counting Benefits less one. */
  readonly table: readonly (readonly number[])[];
}

export interface SoloData {
  readonly planckStartGold: number;
  readonly worldsClockwise: readonly WorldId[];
  readonly basicLoad: { readonly captain: number; readonly settler: number };
  /** By crew side, then by token figure: for the first, second and third ship. */
  readonly extraSettlers: Readonly<Record<number, Readonly<Record<number, readonly number[]>>>>;
  readonly recoverMaxRevenue: number;
  /** By Cities in the world. */
  readonly cityPointsPerWorld: readonly number[];
  readonly retained: {
    readonly default: number;
    readonly spain: { readonly turnOrder: number };
    readonly portugal: { readonly spyglass: number };
  };
  /** From the least lead on. */
  readonly grades: readonly { readonly from: number; readonly name: string }[];
}
