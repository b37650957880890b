import type { CommodityId, Kind, LocationId, TreasureId } from '../ids.ts';

/**
 * What lies in the box: every number that a rule needs and that an owner of the printed game may replace. The file
 * `components.json` holds the ones we ship; `readComponents` is the only door for any other.
 */
export interface Components {
  readonly players: { readonly min: number; readonly max: number };
  readonly voyages: number;
  readonly constants: Constants;
  readonly stock: Readonly<Record<StockItem, number>>;
  /** The order printed on the board. */
  readonly street: readonly LocationId[];
  readonly locations: Readonly<Record<LocationId, LocationData>>;
  /** By player count: what the circles of the Locations with `gives` hold, circle 1 first. */
  readonly amounts: Readonly<Record<3 | 4 | 5, Readonly<Partial<Record<LocationId, readonly number[]>>>>>;
  /** By the result of the roll after the bonus. */
  readonly tavern: Readonly<Record<number, TavernLine>>;
  readonly destinations: readonly DestinationData[];
  readonly galleonCounters: readonly GalleonCounter[];
  readonly frigateCounters: readonly number[];
  readonly troopCounters: readonly number[];
}

interface Constants {
  readonly startVp: number;
  readonly investorCost: number;
  readonly lastPlayerGunsVoyage1: number;
  readonly playerDiscs: number;
  readonly missionNumbers: readonly number[];
  readonly maxRange: number;
  readonly attackLimit: number;
  /** For the first and the second ship home. */
  readonly heroBonus: readonly number[];
  /** By the number of kinds conquered in a voyage. */
  readonly typeBonus: readonly number[];
  /** By the number of different kinds in a set of commodities. */
  readonly setValues: Readonly<Record<1 | 2 | 3 | 4, number>>;
  readonly treasureValues: Readonly<Record<TreasureId, number>>;
  readonly admiralPerGold: number;
  readonly governorPerSilver: number;
  readonly dieFaces: number;
}

/** What a Location hands out by the cube. */
export const PROVISIONS = ['crew', 'guns', 'goods', 'barrels'] as const;
export type Provision = (typeof PROVISIONS)[number];

type StockItem = Provision | TreasureId | CommodityId | 'pinnace';

type Yield = Readonly<
  Partial<
    Record<
      | Provision
      | 'galleon'
      | 'pinnace'
      | 'admiral'
      | 'governor'
      | 'informer'
      | 'hindDisc'
      | 'frigateCounters'
      | 'troopCounters',
      number
    >
  >
>;

interface LocationData {
  readonly name: string;
  /** How many players may stop; null where all may. */
  readonly circles: number | null;
  /** The provision that `amounts` counts. */
  readonly gives?: Provision;
  /** What each circle adds to its visitor's roll. */
  readonly dieBonus?: readonly number[];
  /** By circle, in order of arrival. */
  readonly yields?: readonly Yield[];
  /** What a stop with several discs brings after the last one. */
  readonly yield?: Yield;
  readonly discsNeeded?: number;
  readonly oncePerGame?: boolean;
  /** One of these, as the visitor likes. */
  readonly choice?: readonly Yield[];
}

interface TavernLine {
  readonly crew: number;
  readonly ghost: boolean;
}

export interface DestinationData {
  readonly id: string;
  readonly name: string;
  readonly type: Kind;
  readonly zone: number;
  readonly circles: number;
  /** Towns and forts only; a galleon's guns and points are on its counter. */
  readonly troops?: number;
  readonly guns?: number;
  readonly vp?: number;
  readonly treasure?: TreasureId;
  /** Ports only. */
  readonly goods?: readonly CommodityId[];
}

interface GalleonCounter {
  readonly id: string;
  readonly guns: number;
  readonly vp: number;
}
