import type { Box } from './box.ts';
import {
  BONUSES,
  DISCOVERIES,
  type Face,
  LANDS,
  MARKERS,
  NOBODY,
  NOTHING,
  OVER,
  PHASES,
  PLACES,
  type Place,
  TERRAINS,
  type Tile,
  WORLDS,
} from './ids.ts';
import { piecesOfView, setOf } from './piecesOfView.ts';
import { playerOfView } from './playerOfView.ts';
import { landOf, placeAt } from './queries/lands.ts';
import { REVEALED } from './queries/loading.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';
import type { PlaceView } from './viewPlace.ts';

/** As plain texts, to look up what may be none of them. */
const WORLD_IDS: readonly string[] = WORLDS;
const LAND_IDS: readonly string[] = LANDS;
const PHASE_IDS: readonly string[] = PHASES;

/**
 * A state that looks like the view, so that queries of the rules can be used on it. What the viewer does not know has a
 * neutral value: no gold and no Benefits behind the screens of others, no crews before the reveal, empty stores, and any
 * unseen tile on an unexplored land. There is no random source.
 */
export function stateOfView(box: Box, view: View): State {
  const { places, worlds } = view;
  const tokens = view.tokens.map(({ world, kind }) =>
    box.components.tokens.findIndex((token) => token.world === world && token.kind === kind),
  );
  return {
    rng: [0, 0, 0, 0],
    stack: view.question === undefined ? [] : [view.question],
    seats: view.seats,
    open: view.open,
    askTies: view.askTies,
    era: view.era,
    phase: view.phase === 'over' ? OVER : PHASE_IDS.indexOf(view.phase),
    round: view.round - 1,
    turn: 0,
    step: view.phase === 'loading' && view.question?.kind !== 'loadShips' ? REVEALED : 0,
    world: WORLD_IDS.indexOf(view.world ?? ''),
    order: view.order.slice(),
    players: view.players.map((player) => playerOfView(box, player)),
    ...tilesOf(box, view),
    ...piecesOfView(view),
    explored: WORLDS.map((_, world) => bits(LANDS.length, (land) => places[placeAt(world, land)].explored)),
    looked: places.map(({ lookedAt }) => setOf(lookedAt)),
    laid: places.flatMap(({ counters }, place) => counters.flatMap((id) => [BONUSES.indexOf(id), place])),
    tokenStack: box.components.tokens.flatMap((_, token) => (tokens.includes(token) ? [] : [token])),
    tokens,
    grow: worlds.map(({ grown }) => (grown ? 1 : 0)),
    build: worlds.map(({ buildable }) => (buildable ? 1 : 0)),
    war: bits(worlds.length, (world) => worlds[world].atWar),
    markers: MARKERS.map((group) => worlds.findIndex(({ markers }) => markers.includes(group))),
    banner: view.players.some(({ banner }) => banner),
    bonusStore: box.faces.bonusSets.map(() => []),
    bonusOut: box.faces.bonusSets.map(() => []),
    progressStore: box.faces.bonusSets.map(() => []),
    progressOut: [],
    display: displayOf(box, view),
    passes: view.players.map((_, space) => view.passes.find((pass) => pass.space === space + 1)?.seat ?? NOBODY),
    progressStack: view.progressStack.map((name) => box.faces.names.indexOf(name)).reverse(),
    tileStack: view.tileStack.map((id) => LAND_IDS.indexOf(id)),
    progressSeen: view.progressStack.map((name) => (box.faces.names.includes(name) ? 1 : 0)).reverse(),
    tileSeen: view.tileStack.map((id) => (LAND_IDS.includes(id) ? 1 : 0)),
    goals: view.goals.map((id) => WORLD_IDS.indexOf(id)),
    pirates: worlds.map(({ pirates }) => pirates),
  };
}

/** The tiles that the viewer knows, and others of the same land where they lie face down. */
function tilesOf(box: Box, { places }: View): Pick<State, 'tiles' | 'spareTiles'> {
  const tiles = places.map((place) => tileOf(box, place));
  for (let place = 0; place < PLACES; place++) {
    if (tiles[place] === NOTHING) tiles[place] = unusedTile(box, tiles, place);
  }
  return { tiles, spareTiles: box.atlas.tiles.flat().filter((tile) => !tiles.includes(tile)) };
}

function tileOf({ atlas, names }: Box, { land, terrain, discovery }: PlaceView): Tile {
  if (terrain === undefined) return NOTHING;
  const found = discovery === undefined ? NOTHING : DISCOVERIES.indexOf(discovery);
  const candidates = atlas.tiles[names.lands.indexOf(land)].filter(
    (tile) => atlas.terrain[tile] === TERRAINS.indexOf(terrain),
  );
  return candidates.find((tile) => atlas.discovery[tile] === found) ?? candidates[0] ?? NOTHING;
}

function unusedTile({ atlas }: Box, tiles: readonly Tile[], place: Place): Tile {
  return atlas.tiles[landOf(place)].find((tile) => !tiles.includes(tile)) ?? NOTHING;
}

/** From the blunt end without gaps: the view does not tell which spaces are empty. */
function displayOf({ faces, bonusSpaces }: Box, { display }: View): Face[] {
  return bonusSpaces.map((_, space) => {
    const shown = display[space];
    return shown === undefined ? NOTHING : faces.names.indexOf(shown.name);
  });
}

/** A bit for each of the numbers below `count` that fulfil the condition. */
function bits(count: number, isIn: (at: number) => boolean): number {
  let set = 0;
  for (let at = 0; at < count; at++) if (isIn(at)) set |= 1 << at;
  return set;
}
