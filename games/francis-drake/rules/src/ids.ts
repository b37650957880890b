/** The 18 Locations of Plymouth Street. [FD-SETUP-04] */
export const LOCATIONS = [
  'crewA',
  'suppliesA',
  'gunsA',
  'queen',
  'trade',
  'governor',
  'pinnace',
  'crewB',
  'admiral',
  'shipyard',
  'informer',
  'tavern',
  'gunsB',
  'drake',
  'goldenHind',
  'suppliesB',
  'investor',
  'dockside',
] as const;
export type LocationId = (typeof LOCATIONS)[number];
/** An index into LOCATIONS. */
export type Location = number;

export const TAVERN: Location = LOCATIONS.indexOf('tavern');
export const DRAKE: Location = LOCATIONS.indexOf('drake');
/** Drake takes two discs of one visitor. [FD-PROV-29] */
export const DRAKE_DISCS = 2;
export const INVESTOR: Location = LOCATIONS.indexOf('investor');
export const DOCKSIDE: Location = LOCATIONS.indexOf('dockside');

/** Investor and Dockside are printed on the board; the places before them hold tiles. [FD-SETUP-03] */
export const TILES = 16;

/** An index into the destinations of the components. */
export type Destination = number;
export const DESTINATIONS = 14;

export const KINDS = ['town', 'fort', 'galleon', 'port'] as const;
export type Kind = (typeof KINDS)[number];
export const TOWN = 0;
export const FORT = 1;
export const GALLEON = 2;
export const PORT = 3;

export const COMMODITIES = ['indigo', 'sugar', 'coffee', 'tobacco'] as const;
export type CommodityId = (typeof COMMODITIES)[number];
/** An index into COMMODITIES. */
export type Commodity = number;

export const TREASURES = ['silver', 'gold', 'jewel'] as const;
export type TreasureId = (typeof TREASURES)[number];
/** An index into TREASURES. */
export type Treasure = number;
export const SILVER: Treasure = 0;
export const GOLD: Treasure = 1;
/** What the holder of a counter scores that is left on the map. [FD-SCORE-03] */
export const COUNTER_TREASURE = { admiral: 'gold', governor: 'silver' } as const satisfies Readonly<
  Record<string, TreasureId>
>;

/** Mission discs: 0 is no disc, 1 to 4 carry their number. [FD-SETUP-15] */
export type Disc = number;
export const NO_DISC: Disc = 0;
export const GHOST: Disc = 5;
export const HIND: Disc = 6;
/** How a disc is written, by its number. */
export const DISC_NAMES = ['none', '1', '2', '3', '4', 'ghost', 'hind'] as const;

/** Where points come from. In the order in which players at a table count them. */
export const SOURCES = [
  'start',
  'investor',
  'towns',
  'forts',
  'galleons',
  'hero',
  'kinds',
  'admiral',
  'governor',
  'commodities',
  'silver',
  'gold',
  'jewels',
] as const;
export type Source = (typeof SOURCES)[number];
/** The source of a success, by kind of Destination. */
export const SUCCESS_SOURCE: readonly Source[] = ['towns', 'forts', 'galleons'];
/** The source of a chest's treasure, by Treasure. */
export const TREASURE_SOURCE: readonly Source[] = ['silver', 'gold', 'jewels'];

/** In place of a seat: nobody holds the counter. */
export const NOBODY = -1;
