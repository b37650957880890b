import { below, branchRng, type Rng, type Seat, shuffle } from '@portolan/kernel';
import type { Box } from './box.ts';
import { listLoads, listOrders } from './decisions/loadShips.ts';
import { LANDS, type Land, type Place, SHIPS, WORLDS } from './ids.ts';
import type { Move } from './moves.ts';
import { isExplored } from './queries/lands.ts';
import { LOADING_STEPS } from './queries/loading.ts';
import { SEEN } from './solo/draws.ts';
import { clone, type State } from './state.ts';
import { knowsTile } from './viewPlace.ts';
import { isSealed } from './viewPlayer.ts';

/**
 * A world that `seat` cannot tell from the real one: what the seat does not know is dealt again. Gold and Benefits
 * behind screens stay, because every change to them was public. [NP-HIDDEN-04] [NP-HIDDEN-08]
 */
export function determinize(box: Box, state: State, seat: Seat, rng: Rng): State {
  const world = clone(state);
  world.rng = branchRng(rng);
  shuffle(rng, sorted(world.tokenStack));
  for (let land = 0; land < LANDS.length; land++) {
    dealLand(box, world, unseenPlaces(world, seat, land), rng);
  }
  dealBonuses(world, rng);
  dealProgress(world, rng);
  dealTileStack(world, rng);
  loadAgain(box, world, seat, (_, moves) => moves[below(rng, moves.length)]);
  return world;
}

/** Where the tiles of this land are that the seat has not seen. [NP-HIDDEN-09] */
function unseenPlaces(
  world: State,
  seat: Seat,
  land: Land,
): { readonly land: Land; readonly places: readonly Place[] } {
  const places: Place[] = [];
  for (let one = 0; one < WORLDS.length; one++) {
    const place = one * LANDS.length + land;
    if (!isExplored(world, place) && !knowsTile(world, place, seat)) places.push(place);
  }
  return { land, places };
}

/** Deals the unseen tiles of one land again, together with those left over. */
function dealLand(box: Box, world: State, { land, places }: ReturnType<typeof unseenPlaces>, rng: Rng): void {
  const spares = world.spareTiles.flatMap((tile, at) => (box.atlas.land[tile] === land ? [at] : []));
  const tiles = sorted([...places.map((place) => world.tiles[place]), ...spares.map((at) => world.spareTiles[at])]);
  shuffle(rng, tiles);
  for (const place of places) world.tiles[place] = tiles.pop() ?? 0;
  for (const at of spares) world.spareTiles[at] = tiles.pop() ?? 0;
}

/** Bonus Benefits of each era to come, stored or left over. */
function dealBonuses(world: State, rng: Rng): void {
  for (let era = 0; era < world.bonusStore.length; era++) {
    const stored = world.bonusStore[era].length;
    const faces = shuffle(rng, sorted([...world.bonusStore[era], ...world.bonusOut[era]]));
    world.bonusOut[era] = faces.splice(stored);
    world.bonusStore[era] = faces;
  }
}

/** Progress Benefits that nobody has seen: stored, left over, or face down in Planck's stack. */
function dealProgress(world: State, rng: Rng): void {
  const { progressStore, progressOut, progressStack, progressSeen } = world;
  const hidden = progressStack.filter((_, at) => progressSeen[at] === 0);
  const faces = shuffle(rng, sorted([...progressStore.flat(), ...progressOut, ...hidden]));
  for (const store of progressStore) for (let at = 0; at < store.length; at++) store[at] = faces.pop() ?? 0;
  for (let at = 0; at < progressOut.length; at++) progressOut[at] = faces.pop() ?? 0;
  for (let at = 0; at < progressStack.length; at++) if (progressSeen[at] === 0) progressStack[at] = faces.pop() ?? 0;
  for (let era = 1; era < world.era; era++) dealReturned(world, SEEN + era, rng);
}

/** Those shuffled under the stack at the end of one era: it is public which, but not in which order. [NP-SOLO-70] */
function dealReturned({ progressStack, progressSeen }: State, mark: number, rng: Rng): void {
  const faces = shuffle(rng, sorted(progressStack.filter((_, at) => progressSeen[at] === mark)));
  for (let at = 0; at < progressStack.length; at++) if (progressSeen[at] === mark) progressStack[at] = faces.pop() ?? 0;
}

function dealTileStack({ tileStack, tileSeen }: State, rng: Rng): void {
  const lands = shuffle(rng, sorted(tileStack.filter((_, at) => tileSeen[at] === 0)));
  for (let at = 0; at < tileStack.length; at++) if (tileSeen[at] === 0) tileStack[at] = lands.pop() ?? 0;
}

export type ChooseLoad = (other: Seat, moves: readonly Move[]) => Move;

/**
 * Loads the ships of the others again while their loads are sealed: anything they can pay is possible, and how many
 * steps they took is public. Changes `world`. [NP-HIDDEN-06]
 */
export function loadAgain(box: Box, world: State, seat: Seat, choose: ChooseLoad): void {
  if (!isSealed(world)) return;
  for (let other = 0; other < world.seats; other++) {
    if (other !== seat && world.players[other].loaded > 0) dealLoad(box, world, other, choose);
  }
}

function dealLoad(box: Box, world: State, other: Seat, choose: ChooseLoad): void {
  const player = world.players[other];
  const { loaded } = player;
  const moves: Move[] = [];
  player.crews.fill(0);
  player.aboard.fill(0);
  player.voyage = WORLDS.map((_, one) => one);
  for (player.loaded = 0; player.loaded < Math.min(loaded, SHIPS); player.loaded++) {
    moves.length = 0;
    listLoads(box, world, other, moves);
    const move = choose(other, moves);
    if (move.kind !== 'load') continue;
    player.crews[move.world] = move.settlers;
    player.aboard[move.world] = move.captain ? 1 : 0;
  }
  if (loaded === LOADING_STEPS) {
    moves.length = 0;
    listOrders(box, world, other, moves);
    const order = choose(other, moves);
    if (order.kind === 'seal') player.voyage = [order.first, order.second, order.third];
  }
  player.loaded = loaded;
}

/** Sorts before a shuffle, so that the result depends on the random numbers alone and not on the real positions. */
function sorted(pieces: number[]): number[] {
  return pieces.sort((one, other) => one - other);
}
