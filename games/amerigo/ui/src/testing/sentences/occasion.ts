import { acceptedBox, COLOURS, type Event, GOODS, layoutOf, type Move, type State, type View } from '@portolan/amerigo';
import {
  allInside,
  type Judge,
  type Judgement,
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
export type FrameOf<K extends State['stack'][number]['kind']> = Extract<State['stack'][number], { readonly kind: K }>;
export type Card = readonly [kind: string, ...id: string[]];

/** An event with the states around it. */
export interface Around<E> {
  readonly event: E;
  readonly before: State;
  readonly after: State;
}

/** Judges what is said of events of these kinds. */
export function ofEvent<K extends Event['kind']>(
  kinds: readonly K[],
  judge: (said: Sentence, around: Around<EventOf<K>>, occasion: AmOccasion) => Judgement,
): AmJudge {
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
  readonly played: AmPlayed;
  /** What the player's own part of it leads to, before anything else happens. */
  readonly next: State;
}

/** Judges what is said of a move: in words, or on something that leads to this move alone. */
export function ofMove<K extends Move['kind']>(
  kinds: readonly K[],
  judge: (said: Sentence, answer: Answer<MoveOf<K>>, occasion: AmOccasion) => Judgement,
): AmJudge {
  return (said, occasion) => {
    const answer = answerIn(occasion);
    if (answer === undefined) return UNDECIDED;
    const { move } = answer;
    if (!kinds.some((kind) => kind === move.kind)) return `the move is ${move.kind}`;
    return judge(said, answer as Answer<MoveOf<K>>, occasion);
  };
}

export function answerIn(occasion: AmOccasion): Answer<Move> | undefined {
  const { seat, state, play } = occasion;
  const move = moveMeant(occasion);
  if (move === undefined || seat === undefined) return undefined;
  const played = play(move);
  return { move, seat, state, played, next: nextOf(played) };
}

function moveMeant({ about, legal }: AmOccasion): Move | undefined {
  if (about.kind === 'move') return legal.includes(about.move) ? about.move : undefined;
  if (about.kind !== 'drawn') return undefined;
  const [move, ...others] = about.moves;
  return others.length === 0 ? move : undefined;
}

/** What happens to the player by the move itself: later steps belong to the course of the game. */
export function ownSteps({ steps, seat }: AmPlayed): AmPlayed['steps'] {
  const end = steps.findIndex(({ event }) => !('seat' in event) || event.seat !== seat);
  return end < 0 ? steps : steps.slice(0, end);
}

/** The state once the player's own part of a move is over, or the player is asked again. */
export function nextOf(played: AmPlayed): State {
  const own = ownSteps(played);
  // While events happen, the stack still shows what was asked before.
  return own.length === played.steps.length ? played.after : { ...(own.at(-1)?.state ?? played.before), stack: [] };
}

/** The events of one kind among the player's own. */
export function ownEvents<K extends Event['kind']>(played: AmPlayed, kind: K): readonly EventOf<K>[] {
  return ownSteps(played).flatMap(({ event }) => (event.kind === kind ? [event as EventOf<K>] : []));
}

/** The pending decision, if it is of this kind. */
export function frameIn<K extends State['stack'][number]['kind']>(state: State, kind: K): FrameOf<K> | undefined {
  const frame = state.stack.at(-1);
  return frame?.kind === kind ? (frame as FrameOf<K>) : undefined;
}

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
