import {
  allInside,
  type Judge,
  type Judgement,
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
export type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;
export type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;
export type FrameOf<K extends State['stack'][number]['kind']> = Extract<State['stack'][number], { readonly kind: K }>;

/** An event with the states around it. */
export interface Around<E> {
  readonly event: E;
  readonly before: State;
  readonly after: State;
}

/** Judges what is said of events of these kinds. */
export function ofEvent<K extends Event['kind']>(
  kinds: readonly K[],
  judge: (said: Sentence, around: Around<EventOf<K>>, occasion: FdOccasion) => Judgement,
): FdJudge {
  return (said, occasion) => {
    const { about, state } = occasion;
    if (about.kind !== 'event') return UNDECIDED;
    const event = kinds.some((kind) => kind === about.event.kind) ? (about.event as EventOf<K>) : undefined;
    if (event === undefined) return `the event is ${about.event.kind}`;
    return judge(said, { event, before: state, after: about.after }, occasion);
  };
}

/** A move of the player who is asked, as it is played. */
export interface Answer<M> {
  readonly move: M;
  readonly seat: number;
  readonly state: State;
  readonly played: FdPlayed;
  /** What the player's own part of it leads to, before anything else happens. */
  readonly next: State;
}

/** Judges what is said of a move: in words, or on something that leads to this move alone. */
export function ofMove<K extends Move['kind']>(
  kinds: readonly K[],
  judge: (said: Sentence, answer: Answer<MoveOf<K>>, occasion: FdOccasion) => Judgement,
): FdJudge {
  return (said, occasion) => {
    const answer = answerIn(occasion);
    if (answer === undefined) return UNDECIDED;
    const { move } = answer;
    if (!kinds.some((kind) => kind === move.kind)) return `the move is ${move.kind}`;
    return judge(said, answer as Answer<MoveOf<K>>, occasion);
  };
}

export function answerIn(occasion: FdOccasion): Answer<Move> | undefined {
  const { seat, state, play } = occasion;
  const move = moveMeant(occasion);
  if (move === undefined || seat === undefined) return undefined;
  const played = play(move);
  return { move, seat, state, played, next: nextOf(played) };
}

function moveMeant({ about, legal }: FdOccasion): Move | undefined {
  if (about.kind === 'move') return legal.includes(about.move) ? about.move : undefined;
  if (about.kind !== 'drawn') return undefined;
  const [move, ...others] = about.moves;
  return others.length === 0 ? move : undefined;
}

/** What happens to the player by the move itself: later steps belong to the course of the game. */
function ownSteps({ steps, seat }: FdPlayed): FdPlayed['steps'] {
  const end = steps.findIndex(({ event }) => !('seat' in event) || event.seat !== seat);
  return end < 0 ? steps : steps.slice(0, end);
}

/** The state once the player's own part of a move is over, or the player is asked again. */
export function nextOf(played: FdPlayed): State {
  const own = ownSteps(played);
  // While events happen, the stack still shows what was asked before.
  return own.length === played.steps.length ? played.after : { ...(own.at(-1)?.state ?? played.before), stack: [] };
}

export function ownEvents<K extends Event['kind']>(played: FdPlayed, kind: K): readonly EventOf<K>[] {
  return ownSteps(played).flatMap(({ event }) => (event.kind === kind ? [event as EventOf<K>] : []));
}

/** The pending decision, if it is of this kind. */
export function frameIn<K extends State['stack'][number]['kind']>(state: State, kind: K): FrameOf<K> | undefined {
  const frame = state.stack.at(-1);
  return frame?.kind === kind ? (frame as FrameOf<K>) : undefined;
}

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
