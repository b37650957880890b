/** The colours of the cubes in the order of the phases. [AM-ROUND-02] */
export const COLOURS = ['blue', 'black', 'red', 'brown', 'green', 'yellow', 'white'] as const;
export type ColourId = (typeof COLOURS)[number];
/** An index into COLOURS: a phase, a cube or the action of that colour. */
export type Colour = number;
export const BLUE: Colour = 0;
export const BLACK: Colour = 1;
export const RED: Colour = 2;
export const BROWN: Colour = 3;
export const GREEN: Colour = 4;
export const YELLOW: Colour = 5;
export const WHITE: Colour = 6;

export const GOODS = ['cotton', 'tobacco', 'sugar', 'coconut', 'coffee'] as const;
export type GoodId = (typeof GOODS)[number];
/** An index into GOODS. */
export type Good = number;

/** What a progress token does. The tokens themselves are component data. */
export const TOKEN_KINDS = [
  'actionPoints',
  'shipPoints',
  'pirateThreat',
  'pirateDamage',
  'pirateReward',
  'twoNeutrals',
  'redGreen',
  'gold',
  'postGold',
  'betterGold',
  'orderJump',
  'cubePoints',
  'endPosts',
  'endPoints',
  'endGold',
] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];
/** An index into the progress tokens of the components; a set of them is a number with a bit for each. */
export type Token = number;

/** The sides of the island area, each with frame spaces counted from the top or from the left. */
export const SIDES = ['T', 'R', 'B', 'L'] as const;
/** The maximum number of rows or columns of tiles. */
export const MOST_TILES = 4;

/** A square of the grid: row * stride + column, with the same stride for every player count. */
export type Space = number;
/** Where a ship can be: a water space, or a frame space, numbered after all squares. */
export type Berth = number;
/** An index into the islands of the map. */
export type Island = number;
/** An index into the box's pieces: the shapes of landscape tiles, then those of village tiles. */
export type Piece = number;
/** An index into the box's production kinds: a good at a cost. */
export type Production = number;
/** The maximum number of pieces, and of production kinds: a set of them is a positive number with a bit for each. */
export const MOST_KINDS = 31;

/** Stands for no seat, no place and no token. */
export const NOBODY = -1;
export const NOWHERE = -1;
export const NOTHING = -1;

/** Each player has two ships. [AM-SETUP-19] */
export const SHIPS = 2;

/** The sources of points, in the order in which players would count them. */
export const SOURCES = [
  'discovery',
  'tiles',
  'completion',
  'posts',
  'cubes',
  'excessGold',
  'pirates',
  'gold',
  'goods',
  'tokens',
  'progress',
  'order',
] as const;
