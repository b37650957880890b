import { rngFromSeed, type ShapeFault } from '@portolan/kernel';
import { makeAtlas } from '../map/atlas.ts';
import { drawTiles, unfit } from '../map/drawMap.ts';
import { type Components, PLAYER_COUNTS } from './components.ts';
import { tileDrawings } from './drawings.ts';
import { fault } from './problems.ts';

/** The printed game has 16 tiles and 25 spaces. */
const MOST_ISLAND_TILES = 64;
const MOST_ORDER_SPACES = 100;
/** Of so many maps at least so many must fit, or setting up a game would mean to draw again and again. [AM-SETUP-07] */
const MAPS_DRAWN = 60;
const LEAST_FITS = 6;

/** What components that an owner brings must keep, so that no game with them takes long to set up or to play. */
export function limitFault(components: Components): ShapeFault | undefined {
  for (const found of limitFaults(components)) return found;
  return undefined;
}

function* limitFaults(components: Components): Generator<ShapeFault> {
  const { islandTiles, tracks } = components;
  const tiles = tileDrawings(islandTiles).length;
  if (tiles > MOST_ISLAND_TILES)
    yield fault('/islandTiles', 'islandTileCount', { max: MOST_ISLAND_TILES, found: tiles });
  const spaces = tracks.order.colours.split(' ').length;
  if (spaces > MOST_ORDER_SPACES)
    yield fault('/tracks/order/colours', 'orderSpaces', { max: MOST_ORDER_SPACES, found: spaces });
  for (const players of PLAYER_COUNTS) {
    const found = countFits(components, players);
    if (found < LEAST_FITS)
      yield fault('/mapLimits', 'fewMapsFit', { found, tries: MAPS_DRAWN, players, min: LEAST_FITS });
  }
}

/** The seed depends on all components, so that none can be made for which just these maps fit. */
function countFits(components: Components, players: number): number {
  const atlas = makeAtlas(components);
  const rng = rngFromSeed(`fits ${players} ${JSON.stringify(components)}`);
  let fits = 0;
  for (let drawn = 0; drawn < MAPS_DRAWN; drawn++) {
    const tiles = drawTiles(atlas, components, players, rng);
    if (unfit(atlas, components, players, tiles) === undefined) fits++;
  }
  return fits;
}
