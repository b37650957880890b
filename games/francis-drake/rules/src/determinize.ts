import { branchRng, type Rng, type Seat, shuffle } from '@portolan/kernel';
import type { Box } from './box.ts';
import { DESTINATIONS, type Destination } from './ids.ts';
import { isPresent, listDiscs, withDisc } from './queries/discs.ts';
import { clone, type State } from './state.ts';
import { knowsCounter, knowsDisc } from './view.ts';

/**
 * A world that `seat` cannot tell from the real one: everything hidden from it is dealt again. Chests stay, because
 * every treasure was taken in the open. [FD-HIDDEN-09] [FD-HIDDEN-11]
 */
export function determinize(box: Box, state: State, seat: Seat, rng: Rng): State {
  const world = clone(state);
  world.rng = branchRng(rng);
  for (let other = 0; other < world.seats; other++) if (other !== seat) dealDiscs(world, seat, other, rng);
  dealHiddenCounters(world, seat, box.galleons, rng);
  dealHiddenCounters(world, seat, box.forts, rng);
  return world;
}

/** The discs of `other` that `seat` has not seen are shuffled among their places on the map and in hand. */
function dealDiscs(world: State, seat: Seat, other: Seat, rng: Rng): void {
  if (world.revealed) return;
  const player = world.players[other];
  const places = hiddenPlaces(world, seat, other);
  const at = other * DESTINATIONS;
  const discs = shuffle(rng, sorted([...places.map((place) => world.discs[at + place]), ...listDiscs(player.hand)]));
  for (let i = 0; i < places.length; i++) world.discs[at + places[i]] = discs[i];
  player.hand = discs.slice(places.length).reduce(withDisc, 0);
}

function hiddenPlaces(world: State, seat: Seat, other: Seat): Destination[] {
  const places: Destination[] = [];
  for (let destination = 0; destination < DESTINATIONS; destination++) {
    if (isPresent(world, other, destination) && !knowsDisc(world, other, destination, seat)) places.push(destination);
  }
  return places;
}

function dealHiddenCounters(world: State, seat: Seat, where: readonly Destination[], rng: Rng): void {
  const places = where.filter((place) => world.countersUp[place] === 0 && !knowsCounter(world, place, seat));
  const values = shuffle(rng, sorted(places.map((place) => world.counters[place])));
  for (let i = 0; i < places.length; i++) world.counters[places[i]] = values[i];
}

/** Sorted before the shuffle, so that the result depends on the generator alone and not on where things really lie. */
function sorted(pieces: number[]): number[] {
  return pieces.sort((one, other) => one - other);
}
