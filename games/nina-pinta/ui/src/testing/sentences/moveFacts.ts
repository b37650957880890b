import { expectAmounts, UNDECIDED } from '@portolan/client/testing';
import { LANDS, type State, WORLDS } from '@portolan/nina-pinta';
import { crowdIn, placesIn, player, roomIn, settlementsAt, sum, worldAt } from './facts.ts';
import {
  all,
  box,
  crewIn,
  is,
  isCrew,
  moveMeant,
  moverIn,
  type NpJudge,
  type NpOccasion,
  ofMove,
  placeIn,
} from './occasion.ts';

/** The land that a thing on the table or a move is about. */
export function placeMeant(occasion: NpOccasion): number {
  const { about } = occasion;
  const id =
    about.kind === 'card' ? about.card : about.kind === 'drawn' ? (about.data.card ?? about.data.spot ?? '') : '';
  const parts = id.split(':');
  const land = box.names.lands.findIndex((one) => one === parts.at(-1));
  const world = WORLDS.findIndex((one) => one === parts.at(-2));
  if (land >= 0 && world >= 0) return world * LANDS.length + land;
  const move = moveMeant(occasion);
  if (move?.kind === 'migrate') return move.to;
  return move !== undefined && 'place' in move ? move.place : -1;
}

export const ship = ofMove(['explore', 'consolidate', 'attack'], (said, { place }, { state, seat = 0 }) => {
  const { crews, aboard } = player(state, seat);
  return all(
    is('the land', placeIn(said), place),
    isCrew(crewIn(said), aboard[worldAt(place)] ?? 0, crews[worldAt(place)]),
  );
});

/** Settlements of the player whose pieces the question is about, in the world or land of the move. */
export const settlements: NpJudge = (said, occasion) => {
  const move = moveMeant(occasion);
  const places = move?.kind === 'war' ? placesIn(move.world) : move?.kind === 'place' ? [move.place] : undefined;
  if (places === undefined) return UNDECIDED;
  const { state } = occasion;
  const mover = moverIn(occasion);
  const count = (seat: number): number => sum(places.map((place) => settlementsAt(state, seat, place)));
  const others = sum(state.players.map((_, seat) => (seat === mover ? 0 : count(seat))));
  return expectAmounts(said, { own: count(mover), others });
};

/** How many settlements a land has, and room for how many. */
export function room(isOverfull: boolean): NpJudge {
  return (said, occasion) => {
    const place = placeMeant(occasion);
    if (place < 0) return UNDECIDED;
    const [crowd, capacity] = [crowdIn(occasion.state, place), roomIn(occasion.state, place)];
    return all(expectAmounts(said, { crowd, capacity }), is('too many', crowd > capacity, isOverfull));
  };
}

export function captainOf(state: State, seat: number, world: number): number {
  return player(state, seat).captains[world] ?? -1;
}
