import { faultMaker, SHAPE_PROBLEMS } from '@portolan/kernel';

/** The problems that only this game's checks report, in English; its user interface makes a catalogue of them. */
export const PROBLEMS = {
  frameSpaces: 'must be frame spaces such as "T0 T1 R0", not {found}',
  tileRow: 'must be one row of each tile: . # letters and 1 to 5, not {found}',
  tileDrawing: 'must be rows of # and . with a slash between them, not {found}',
  idOfLettersAndDigits: 'must be an id of letters and digits that begins with a letter, not {found}',
  colourNames: 'must be colours separated by spaces, not {found}',
  tilesInRow: 'must hold {count} tiles like the first row, not {found}',
  squaresInTile: 'must have {count} squares for each tile, not "{found}"',
  tileRows: 'must have {count} rows',
  tokensForGood: 'must be at least {min}, the spaces for {good}',
  missingBeside: 'has a tile whose {sign} has no {other} beside it: {tile}',
  tilesForLayout: 'needs {needed} tiles, and there are {found}',
  outerSides: 'must name each outer tile side once',
  tileShapes: 'must have at most {max} shapes together with neutralTiles, not {found}',
  atLeastSmall: 'must be at least {min}',
  rowsOfEqualLength: 'must have rows of equal length',
  joinedSquares: 'must be squares joined by edges',
  mirrorImage: 'must equal its mirror image, which tiles turned over show',
  oneWhite: 'must begin with white and have no other white',
  beyondTrack: 'is beyond {last}, the last space',
  risingPoints: 'must be more than {before}',
  tokensShown: 'must be {count}, as many as are shown in a game',
  noPlaceIn: 'does not belong on a token of the kind {kind}',
  productionKinds: 'must have at most {max} kinds, each a good at a cost, not {found}',
  productionTokens: 'asks for {needed} tokens in a game, and there are {found}',
  chanceAboveOne: 'must be at most 1, not {part}/{whole}',
  rangeOrder: 'must be in order, not {least} and {most}',
  moreThanChests: 'must be at most {max}, the number of chests',
  islandTileCount: 'must be at most {max} tiles, not {found}',
  orderSpaces: 'must be at most {max} colours, not {found}',
  fewMapsFit: 'only {found} of {tries} maps drawn for {players} players keep the limits; at least {min} must',
  noMapFits: 'none of {tries} maps drawn for {players} players keeps the limits',
} as const;

export const fault = faultMaker({ ...SHAPE_PROBLEMS, ...PROBLEMS });
