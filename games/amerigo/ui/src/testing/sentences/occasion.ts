import { acceptedBox, COLOURS, type Event, GOODS, layoutOf, type Move, type State, type View } from '@portolan/amerigo';
import * as kit from '@portolan/client/testing';
import {
  allInside,
  type Judge,
  type Occasion,
  type PlayedMove,
  partsOf,
  targetIn,
  textIn,
  UNDECIDED,
} from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { islandName } from '../../map/islandName.ts';

export const box = acceptedBox();

export type AmOccasion = Occasion<State, Move, Event, View>;
export type AmJudge = Judge<AmOccasion>;
export type AmPlayed = PlayedMove<State, Move, Event>;
export type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;
export type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
export type Card = readonly [kind: string, ...id: string[]];

export type Around<E> = kit.Around<State, E>;
export type Answer<M> = kit.Answer<State, Move, Event, M>;

type Occasions = kit.Occasions<State, Move, Event, View>;
const occasions: Occasions = kit.occasionsOf();
export const ofEvent: Occasions['ofEvent'] = occasions.ofEvent;
export const ofMove: Occasions['ofMove'] = occasions.ofMove;
export const answerIn: Occasions['answerIn'] = occasions.answerIn;
export const ownSteps: Occasions['ownSteps'] = occasions.ownSteps;
export const nextOf: Occasions['nextOf'] = occasions.nextOf;
export const ownEvents: Occasions['ownEvents'] = occasions.ownEvents;
export const frameIn: Occasions['frameIn'] = occasions.frameIn;

/** The card that a sentence is on or beside: `island:3` as `['island', '3']`. */
export function cardIn({ about }: AmOccasion): Card {
  const card = about.kind === 'card' ? about.card : about.kind === 'drawn' ? (about.data.card ?? '') : '';
  const [kind = '', ...id] = card.split(':');
  return [kind, ...id];
}

/** Judges costly sentences only now and then. */
export function sometimes(share: number, judge: AmJudge): AmJudge {
  return (said, occasion, isInside) =>
    ((occasion.state.rng[0] ?? 0) >>> 0) % share === 0 ? judge(said, occasion, isInside) : UNDECIDED;
}

/** The player that a sentence calls `who`: by its mention, or by name. */
export function playerIn(said: Sentence, occasion: AmOccasion, name = 'who'): number {
  const [kind, id] = targetIn(said, name);
  return kind === 'seat' ? Number(id) : playerNamed(textIn(said, name), occasion);
}

export function playerNamed(text: string, { names, viewer }: AmOccasion): number {
  return /^you$/i.test(text) && typeof viewer === 'number' ? viewer : names.indexOf(text);
}

/** `Ann 3` and so on, by seat; 0 for those who are not named. */
export function scoresIn(said: Sentence, occasion: AmOccasion, of: Readonly<{ key: string; n: string }>): number[] {
  const scores = occasion.state.players.map(() => 0);
  for (const one of partsOf(said, of.key)) {
    const value = one.values[of.n];
    scores[playerIn(one, occasion)] = typeof value === 'number' ? value : Number.NaN;
  }
  return scores;
}

/** The colour that a sentence names, by its own sentence inside. */
export function colourIn(said: Sentence): number {
  const named = allInside(said).find(
    ({ catalogue, key }) => catalogue === 'am.names' && /^(colour|action|colouredAction)$/.test(key),
  );
  return COLOURS.findIndex((id) => id === named?.values.colour);
}

export function colourNamed(text: string): number {
  return COLOURS.findIndex((id) => id === text.toLowerCase());
}

export function goodIn(said: Sentence): number {
  const named = allInside(said).find(({ catalogue, key }) => catalogue === 'am.names' && key === 'good');
  return GOODS.findIndex((id) => id === named?.values.good);
}

/** The kind of tile that a sentence names. */
export function pieceIn(said: Sentence): number {
  const piece = allInside(said).find(({ catalogue, key }) => catalogue === 'am.names' && key === 'piece');
  const shape = allInside(said).find(({ catalogue, key }) => catalogue === 'am.names' && key === 'shape');
  const { neutralTiles, villageTiles } = box.components;
  return piece?.values.kind === 'landscape'
    ? neutralTiles.findIndex(({ id }) => id === shape?.values.shape)
    : neutralTiles.length + villageTiles.findIndex(({ id }) => id === shape?.values.shape);
}

/** `7,12` or `the top frame (T0)`. */
export function placeNamed(text: string): number {
  const { stride } = box.atlas;
  const frame = /\(([TRBL])(\d)\)/.exec(text);
  if (frame !== null) return stride * stride + 'TRBL'.indexOf(frame[1] ?? '') * 4 + Number(frame[2]);
  const [row = Number.NaN, col = Number.NaN] = text.split(',').map(Number);
  return row * stride + col;
}

/** `Top 1` or `Row 3, column 4`, counted from 1. */
export function placeWithId(id: string): number {
  const side = 'TRBL'.indexOf(id.charAt(0));
  const { stride } = box.atlas;
  if (id !== '' && side >= 0) return stride * stride + side * 4 + Number(id.slice(1));
  return placeNamed(id);
}

export function islandNamed(state: State, text: string): number {
  const layout = layoutOf(box, state);
  return layout.sizes.findIndex((_, island) => islandName(layout, island) === text);
}
