import { all, is, type Judgement, textIn, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { player } from './facts.ts';
import { islandAt, isPostOf, squaresOf } from './mapFacts.ts';
import {
  type AmOccasion,
  type Answer,
  box,
  frameIn,
  islandNamed,
  type MoveOf,
  ofMove,
  ownEvents,
  placeNamed,
} from './occasion.ts';
import { isCalled } from './places.ts';

function shipAt(answer: Answer<MoveOf<'start' | 'sail'>>): number {
  const frame = answer.state.stack.at(-1);
  const ship = frame !== undefined && 'ship' in frame ? frame.ship : -1;
  return player(answer.next, answer.seat).ships[ship] ?? -1;
}

/** Where a ship is after its voyage. */
export const voyage = ofMove(['start', 'sail'], (said, answer, { state }) =>
  all(
    isCalled(textIn(said, 'place'), state, shipAt(answer)),
    said.key === 'sailHarbour' ? isHarbour(said, answer, state) : undefined,
  ),
);

/** A post of that island can be founded from there, if not now. */
function isHarbour(said: Sentence, answer: Answer<MoveOf<'start' | 'sail'>>, state: AmOccasion['state']): Judgement {
  const island = islandNamed(state, textIn(said, 'island'));
  const ring = squaresOf(state, island).some((space) => isBeside(space, shipAt(answer)));
  return ring && frameIn(answer.next, 'foundPost') !== undefined ? undefined : ring ? UNDECIDED : 'no such harbour';
}

function isBeside(one: number, other: number): boolean {
  const { stride } = box.atlas;
  const [rows, cols] = [Math.floor(one / stride) - Math.floor(other / stride), (one % stride) - (other % stride)];
  return Math.abs(rows) <= 1 && Math.abs(cols) <= 1;
}

export const founded = ofMove(['found'], (said, { next, seat }, { state }) => {
  const space = placeNamed(textIn(said, 'place'));
  const isNamed = said.key !== 'foundOn' || islandNamed(state, textIn(said, 'island')) === islandAt(state, space);
  return all(is('the post', isPostOf(next, seat, space), true), is('its island', isNamed, true));
});

export const laid = ofMove(['lay'], (said, { move, played }, { state }) => {
  const space = placeNamed(textIn(said, 'place'));
  const [event] = ownEvents(played, 'tileLaid');
  const isNamed = !said.key.endsWith('On') || islandNamed(state, textIn(said, 'island')) === islandAt(state, space);
  return all(
    is('the first square', space, event?.spaces[0]),
    is('the turn', said.values.degrees ?? 0, move.turn * 90),
    is('its island', isNamed, true),
  );
});

export const foundedHere = ofMove(['found'], (said, { state, next, seat }) => {
  const island = islandNamed(state, textIn(said, 'island'));
  const founded = squaresOf(state, island).filter(
    (space) => isPostOf(next, seat, space) && !isPostOf(state, seat, space),
  );
  return is('posts founded there', founded.length, 1);
});

export const laidHere = ofMove(['lay'], (said, { state, move, played }) => {
  const [event] = ownEvents(played, 'tileLaid');
  const islands = new Set(event?.spaces.map((space) => islandAt(state, space)));
  return all(
    is('its islands', [...islands], [islandNamed(state, textIn(said, 'island'))]),
    is('the turn', said.values.degrees ?? 0, move.turn * 90),
  );
});
