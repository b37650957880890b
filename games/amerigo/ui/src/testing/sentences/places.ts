import { layoutOf, type State } from '@portolan/amerigo';
import { all, is, type Judgement, judgeCatalogue, UNDECIDED } from '@portolan/client/testing';
import { t } from '../../messages/places.ts';
import { player, sum } from './facts.ts';
import { islandAt, landOf, squaresOf } from './mapFacts.ts';
import { type AmJudge, type AmOccasion, answerIn, box, islandNamed, placeNamed } from './occasion.ts';

const { stride } = box.atlas;
const FRAME_SIDES = ['top', 'right', 'bottom', 'left'];
const BERTHS_PER_SIDE = 4;

/** A place must be the one that a text calls so: in words, or by row and column where the reader has no map. */
export function isCalled(text: string, state: State, berth: number): Judgement {
  const frame = berth - stride ** 2;
  if (/\d/.test(text)) return is('the place', placeNamed(text), berth);
  if (berth < 0) return is('the place', text, 'off the map');
  if (frame >= 0) return is('the place', text, `the ${FRAME_SIDES[Math.floor(frame / BERTHS_PER_SIDE)]} of the frame`);
  const [, sea, side = '', harbour, name = ''] = /^the (sea )?(\w+)( harbour)? of (.+)$/.exec(text) ?? [];
  const island = islandNamed(state, name);
  if (island < 0) return `there is no such island: ${text}`;
  const served = islandsServed(state, berth);
  const isHarbour = served.length > 0;
  return all(
    is('sea or harbour', [sea !== undefined, harbour !== undefined], [!isHarbour, isHarbour]),
    isHarbour ? is('its island', served.includes(island), true) : isNearest(state, island, berth),
    isToThe(side, state, { island, berth }),
  );
}

/** `North harbour`, where the island is named beside it. */
export function isHarbourSide(text: string, state: State, berth: number): Judgement {
  const [side = ''] = text.toLowerCase().split(' ');
  const [island] = islandsServed(state, berth);
  return island === undefined ? 'it is no harbour' : isToThe(side, state, { island, berth });
}

/** The islands with a post space that an anchor serves. */
function islandsServed(state: State, berth: number): readonly number[] {
  return (layoutOf(box, state).harbours.get(berth) ?? []).map((space) => islandAt(state, space));
}

function isNearest(state: State, island: number, berth: number): Judgement {
  const away = (spaces: readonly number[]): number =>
    Math.min(...spaces.map((space) => Math.abs(rowOf(space) - rowOf(berth)) + Math.abs(colOf(space) - colOf(berth))));
  return is('the distance of the nearest island', away(squaresOf(state, island)), away(landOf(state)));
}

/** The direction from the middle of the island is at most half of an eighth turn off the one that is named. */
function isToThe(
  side: string,
  state: State,
  { island, berth }: Readonly<Record<'island' | 'berth', number>>,
): Judgement {
  const squares = squaresOf(state, island);
  const down = rowOf(berth) - sum(squares.map(rowOf)) / squares.length;
  const right = colOf(berth) - sum(squares.map(colOf)) / squares.length;
  const [, vertical = '', horizontal = ''] = /^(north|south)?(east|west)?$/.exec(side) ?? [];
  const [south, east] = [{ north: -1, south: 1 }[vertical] ?? 0, { west: -1, east: 1 }[horizontal] ?? 0];
  const cosine = (down * south + right * east) / (Math.hypot(down, right) * Math.hypot(south, east));
  const isSo = cosine > Math.cos(Math.PI / 8) - 1e-9;
  return isSo ? undefined : `${berth} is ${down} below and ${right} right of the middle of the island, not ${side}`;
}

function rowOf(space: number): number {
  return Math.floor(space / stride);
}

function colOf(space: number): number {
  return space % stride;
}

/** The places that an event or a move is about. */
function berthsIn(occasion: AmOccasion): readonly number[] {
  const { about, state, seat = -1 } = occasion;
  if (about.kind === 'event') {
    const { event } = about;
    return event.kind === 'shipSailed' ? [event.from, event.to] : event.kind === 'shipPlaced' ? [event.berth] : [];
  }
  const move = answerIn(occasion)?.move;
  if (move?.kind === 'ship') return [player(state, seat).ships[move.ship] ?? -1];
  return move?.kind === 'start' || move?.kind === 'sail' ? [move.berth] : [];
}

/** Any of these places must be called so; which of them is judged with the sentence around it. */
function ofPlace(judge: typeof isCalled): AmJudge {
  return (said, occasion) => {
    const judgements = berthsIn(occasion).map((berth) => judge(said.text, occasion.state, berth));
    return judgements.length === 0 ? UNDECIDED : judgements.includes(undefined) ? undefined : judgements[0];
  };
}

/** Places in words. */
export const places = judgeCatalogue<AmOccasion, typeof t.messages.english>(t.messages, {
  nowhere: 'name',
  frame: ofPlace(isCalled),
  harbour: ofPlace(isCalled),
  harbourSide: ofPlace(isHarbourSide),
  offshore: ofPlace(isCalled),
});
