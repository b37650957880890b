import * as kit from '@portolan/client/testing';
import {
  allInside,
  type Judge,
  type Occasion,
  type PlayedMove,
  targetIn,
  textIn,
  UNDECIDED,
} from '@portolan/client/testing';
import {
  acceptedBox,
  COMMODITIES,
  DISC_NAMES,
  type Event,
  LOCATIONS,
  type Move,
  type State,
  TREASURES,
  type View,
} from '@portolan/francis-drake';
import type { Sentence } from '@portolan/i18n/testing';

export const box = acceptedBox();

export type FdOccasion = Occasion<State, Move, Event, View>;
export type FdJudge = Judge<FdOccasion>;
export type FdPlayed = PlayedMove<State, Move, Event>;

export type Answer<M> = kit.Answer<State, Move, Event, M>;

type Occasions = kit.Occasions<State, Move, Event, View>;
const occasions: Occasions = kit.occasionsOf();
export const ofEvent: Occasions['ofEvent'] = occasions.ofEvent;
export const ofMove: Occasions['ofMove'] = occasions.ofMove;
export const answerIn: Occasions['answerIn'] = occasions.answerIn;
export const nextOf: Occasions['nextOf'] = occasions.nextOf;
export const ownEvents: Occasions['ownEvents'] = occasions.ownEvents;
export const frameIn: Occasions['frameIn'] = occasions.frameIn;

/** The card that a sentence is on or beside: `place:panama` as `['place', 'panama']`. */
export function cardIn({ about }: FdOccasion): readonly [kind: string, id: string] {
  const card = about.kind === 'card' ? about.card : about.kind === 'drawn' ? (about.data.card ?? '') : '';
  const [kind = '', ...id] = card.split(':');
  return [kind, id.join(':')];
}

export function targetOf({ about }: FdOccasion): string {
  return about.kind === 'drawn' ? (about.data.target ?? '') : '';
}

/** Judges a message that is usually part of another one; there it is judged with the other. */
export function alone(judge: FdJudge): FdJudge {
  return (said, occasion, isInside) => (isInside ? UNDECIDED : judge(said, occasion, isInside));
}

export function viewerIn({ viewer }: FdOccasion): number {
  return typeof viewer === 'number' ? viewer : -1;
}

/** The player that a sentence calls `who`: by its mention, or by name. */
export function playerIn(said: Sentence, occasion: FdOccasion, name = 'who'): number {
  const [kind, id] = targetIn(said, name);
  return kind === 'seat' ? Number(id) : playerNamed(textIn(said, name), occasion);
}

export function playerNamed(text: string, { names, viewer }: FdOccasion): number {
  return /^you$/i.test(text) && typeof viewer === 'number' ? viewer : names.indexOf(text);
}

/** The Destination that a sentence names. */
export function placeIn(said: Sentence, name = 'place'): number {
  const [kind, id] = targetIn(said, name);
  return kind === 'place' ? placeWithId(id) : placeNamed(textIn(said, name));
}

export function placeWithId(id: string | undefined): number {
  return box.components.destinations.findIndex((one) => one.id === id);
}

export function placeNamed(text: string): number {
  return box.components.destinations.findIndex(({ name }) => name === text);
}

/** The Location that a sentence names; several may have the same name. */
export function locationsIn(said: Sentence, name = 'location'): readonly number[] {
  const [kind, id] = targetIn(said, name);
  if (kind === 'loc') return [LOCATIONS.findIndex((one) => one === id)];
  const text = textIn(said, name);
  return LOCATIONS.flatMap((one, at) => (box.components.locations[one].name === text ? [at] : []));
}

/** `disc 2`, `the Ghost`, `The Golden Hind`, `Ghost` or `2` as its number. */
export function discNamed(text: string): number {
  if (/ghost/i.test(text)) return DISC_NAMES.indexOf('ghost');
  if (/hind/i.test(text)) return DISC_NAMES.indexOf('hind');
  return Number(/\d/.exec(text)?.[0] ?? Number.NaN);
}

export function discIn(said: Sentence, name = 'disc'): number {
  return discNamed(textIn(said, name));
}

/** The wares that a sentence names, by its own sentences inside. */
export function waresIn(said: Sentence): readonly number[] {
  return named(said, COMMODITIES);
}

export function treasureIn(said: Sentence): number {
  return named(said, TREASURES)[0] ?? -1;
}

function named(said: Sentence, ids: readonly string[]): readonly number[] {
  return allInside(said).flatMap(({ catalogue, key }) =>
    catalogue === 'fd' && ids.includes(key) ? [ids.indexOf(key)] : [],
  );
}

const COUNTED = ['crew', 'guns', 'goods', 'barrels'] as const;
const ALONE = ['galleon', 'pinnace', 'admiral', 'governor', 'informer', 'hindDisc'] as const;
export const ITEMS = [...COUNTED, ...ALONE] as const;
export type Items = Readonly<Record<(typeof ITEMS)[number], number>>;

/** `2 crew and a galleon` and the like, by item. */
export function itemsIn(said: Sentence): Items {
  const items = Object.fromEntries(ITEMS.map((item) => [item, 0])) as Record<(typeof ITEMS)[number], number>;
  for (const { catalogue, key, values } of allInside(said)) {
    const item = ITEMS.find((one) => one === key);
    if (catalogue !== 'fd' || item === undefined) continue;
    items[item] += typeof values.n === 'number' && COUNTED.some((one) => one === item) ? values.n : 1;
  }
  return items;
}

/** Where the mission of the pending question is, and its disc. */
export function pending({ state }: FdOccasion): { readonly destination: number; readonly disc: number } {
  const frame = state.stack.at(-1);
  return {
    destination: frame !== undefined && 'destination' in frame ? frame.destination : -1,
    disc: frame !== undefined && 'disc' in frame ? frame.disc : -1,
  };
}
