/** The three worlds in their fixed order. [NP-SETUP-05] [NP-SOLO-03] */
export const WORLDS = ['nina', 'pinta', 'santaMaria'] as const;
export type WorldId = (typeof WORLDS)[number];
/** An index into WORLDS: a world, and the ship that sails there. */
export type World = number;

/** The lands of every world. Their order round the compass is the one of the components. [NP-SETUP-05] */
export const LANDS = ['caribbean', 'amazonia', 'patagonia', 'andes', 'isthmus', 'rockies', 'appalachia'] as const;
export type LandId = (typeof LANDS)[number];
/** An index into the lands of the components; a set of them is a number with a bit for each. */
export type Land = number;
/** A land of a world: world * LANDS.length + land. */
export type Place = number;
export const PLACES = WORLDS.length * LANDS.length;

/** [NP-SETUP-08] */
export const TERRAINS = ['mixed', 'plains', 'forest', 'mountains', 'inhospitable'] as const;
export type TerrainId = (typeof TERRAINS)[number];
/** An index into TERRAINS. */
export type Terrain = number;

export const DISCOVERIES = ['mine', 'civilisation', 'stronghold', 'natives', 'gold'] as const;
export type DiscoveryId = (typeof DISCOVERIES)[number];
/** An index into the tiles of the components. */
export type Tile = number;

/** [NP-SETUP-01] */
export const NATIONS = ['spain', 'portugal', 'england', 'france'] as const;
export type NationId = (typeof NATIONS)[number];
/** An index into NATIONS. */
export type Nation = number;

/** Each player has one ship and one Captain for each world. [NP-SETUP-26] */
export const SHIPS = WORLDS.length;

export const TOKEN_KINDS = ['grow', 'build'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
/** An index into the Grow and Build tokens of the components. */
export type Token = number;

/** What a Bonus Benefit does. [NP-BONUS-06..28] */
export const BONUSES = [
  'native',
  'spyglass',
  'pirate',
  'stronghold',
  'gold',
  'doubleSelection',
  'turnOrder',
  'corn',
  'timber',
  'iron',
  'gems',
  'largerShips',
  'town',
  'city',
  'cathedral',
] as const;
export type BonusId = (typeof BONUSES)[number];

/** Bonus Benefits with an hour-glass. [NP-BONUS-02] */
export const KEPT = ['pirate', 'doubleSelection', 'turnOrder'] as const;
export type KeptId = (typeof KEPT)[number];
export const PIRATE = 0;
export const DOUBLE_SELECTION = 1;
export const TURN_ORDER = 2;

/** Bonus Benefits that make every settlement of a land yield more. [NP-BONUS-14] */
export const INCREASES = ['corn', 'timber', 'iron', 'gems'] as const;
export type IncreaseId = (typeof INCREASES)[number];

/** The groups of Progress Benefits; the first three have a marker for a world. [NP-SCORE-05] */
export const GROUPS = ['arts', 'science', 'religion', 'military'] as const;
export type GroupId = (typeof GROUPS)[number];
/** An index into GROUPS. */
export type Group = number;
export const MARKERS = ['arts', 'science', 'religion'] as const;
export const RELIGION: Group = 2;
export const MILITARY: Group = 3;

/** The type that stands for any other of its group. [NP-SCORE-15] */
export const ANY_TYPE = 'any';
export const MILITARY_TYPES = ['infantry', 'knight', 'artillery', 'castle', 'general'] as const;
export const RELIGION_TYPES = ['catholic', 'protestant'] as const;

/** What a counter shows: an index into the box's faces, Bonus Benefits first and Progress Benefits behind them. */
export type Face = number;

/** No seat, place or counter, where there could be one. */
export const NOBODY = -1;
export const NOWHERE = -1;
export const NOTHING = -1;
/** Of a land's Stronghold: there is none, or it is unoccupied. [NP-DISC-12] */
export const NO_STRONGHOLD = -2;
export const OPEN_STRONGHOLD = -1;

/** The phases of an era; a game that is over is in none of them. [NP-SETUP-02] */
export const PHASES = ['establish', 'loading', 'sailing', 'governing', 'selecting', 'completing'] as const;
export type PhaseId = (typeof PHASES)[number] | 'start' | 'over';
export const ESTABLISH = 0;
export const LOADING = 1;
export const SAILING = 2;
export const GOVERNING = 3;
export const SELECTING = 4;
export const COMPLETING = 5;
/** Before the first era. */
export const START = -1;
export const OVER = 6;

/** The index of the automaton among the players of the solo game. It has no seat. [NP-SOLO-01] */
export const PLANCK = 1;

/** The rows of the score sheet. [NP-SCORE-01] [NP-SOLO-93] */
export const SOURCES = ['nina', 'pinta', 'santaMaria', 'arts', 'science', 'religion', 'military', 'gold'] as const;
export type Source = (typeof SOURCES)[number];
