import type { Judge, Judgement, Occasion, PlayedMove } from '@portolan/client/testing';
import * as kit from '@portolan/client/testing';
import { allInside, numberIn, targetIn, textIn, UNDECIDED } from '@portolan/client/testing';
import type { Sentence } from '@portolan/i18n/testing';
import { acceptedBox, type Event, LANDS, type Move, type State, type View, WORLDS } from '@portolan/nina-pinta';

export { all, allInside, is, numberIn, targetIn, targetsIn, textIn, textsIn } from '@portolan/client/testing';

export const box = acceptedBox();

export type NpOccasion = Occasion<State, Move, Event, View>;
export type NpJudge = Judge<NpOccasion>;
export type NpPlayed = PlayedMove<State, Move, Event>;
export type MoveOf<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;
export type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

export type Around<E> = kit.Around<State, E>;

type Frame = State['stack'][number];
type Occasions = kit.Occasions<State, Move, Event, View>;
const occasions: Occasions = kit.occasionsOf();
export const ofEvent: Occasions['ofEvent'] = occasions.ofEvent;
export const moveMeant: Occasions['moveMeant'] = occasions.moveMeant;

/** Judges what is said of a move: in words, or on something that leads to this move alone. */
export function ofMove<K extends Move['kind']>(
  kinds: readonly K[],
  judge: (said: Sentence, move: MoveOf<K>, occasion: NpOccasion) => Judgement,
): NpJudge {
  return (said, occasion) => {
    const move = moveMeant(occasion);
    if (move === undefined || occasion.seat === undefined) return UNDECIDED;
    return kinds.some((kind) => kind === move.kind)
      ? judge(said, move as MoveOf<K>, occasion)
      : `the move is ${move.kind}`;
  };
}

/** Judges what is said of the pending decision. */
export function ofFrame<K extends Frame['kind']>(
  kind: K,
  judge: (said: Sentence, frame: Extract<Frame, { readonly kind: K }>, occasion: NpOccasion) => Judgement,
): NpJudge {
  return (said, occasion) => {
    const frame = occasions.frameIn(occasion.state, kind);
    return frame === undefined ? 'something else is asked' : judge(said, frame as never, occasion);
  };
}

/** Whose pieces a question is about; the player behind the only seat is Planck. */
export function moverIn({ state, seat = 0 }: NpOccasion): number {
  const kind = state.stack.at(-1)?.kind;
  return kind === 'decideForPlanck' || kind === 'migrateForPlanck' ? state.seats : seat;
}

/** The player that a sentence calls `who`: by its mention, or by name. */
export function playerIn(said: Sentence, occasion: NpOccasion, name = 'who'): number {
  const [kind, id] = targetIn(said, name);
  return kind === 'seat' ? Number(id) : playerNamed(textIn(said, name), occasion);
}

export function playerNamed(text: string, { names, state, viewer }: NpOccasion): number {
  if (/^you$/i.test(text) && typeof viewer === 'number') return viewer;
  return text === 'Planck' ? state.seats : names.indexOf(text);
}

export function worldNamed(text: string): number {
  return box.components.worlds.findIndex(({ name }) => name === text);
}

function worldWithId(id: string | undefined): number {
  return WORLDS.findIndex((one) => one === id);
}

export function landNamed(text: string): number {
  return box.components.lands.findIndex(({ name }) => name === text);
}

function landWithId(id: string | undefined): number {
  return box.names.lands.findIndex((one) => one === id);
}

/** `Andes of Niña`. */
export function placeNamed(text: string): number {
  const [land = '', world = ''] = text.split(' of ');
  const [at, of] = [landNamed(land), worldNamed(world)];
  return at < 0 || of < 0 ? -1 : of * LANDS.length + at;
}

/** The land that a sentence calls `place`, by its mention or by name. */
export function placeIn(said: Sentence, name = 'place'): number {
  const [kind, world, land] = targetIn(said, name);
  return kind === 'land' ? worldWithId(world) * LANDS.length + landWithId(land) : placeNamed(textIn(said, name));
}

/** The world that a sentence calls `world`, by the mention of its compass or token, or by name. */
export function worldIn(said: Sentence, name = 'world'): number {
  const [kind, id] = targetIn(said, name);
  return kind === undefined ? worldNamed(textIn(said, name)) : worldWithId(id);
}

/** The sentence of this name, itself or anywhere inside. */
export function insideOf(said: Sentence, test: (one: Sentence) => boolean): Sentence | undefined {
  return allInside(said).find(test);
}

export interface CrewSaid {
  readonly captain: boolean;
  readonly settlers: number;
}

/** The crew that a sentence speaks of. */
export function crewIn(said: Sentence): CrewSaid | undefined {
  const crew = insideOf(said, ({ catalogue, key }) => catalogue === 'np.names' && /^(crew|settlers)/.test(key));
  if (crew === undefined) return undefined;
  const count = numberIn(crew, 'count');
  return { captain: /captain|both/.test(crew.key), settlers: Number.isNaN(count) ? 0 : count };
}

export function isCrew(said: CrewSaid | undefined, captain: number | boolean, settlers: number | undefined): Judgement {
  if (said !== undefined && said.captain === Boolean(captain) && said.settlers === settlers) return undefined;
  return `the crew is ${captain ? 'a Captain and ' : ''}${settlers}`;
}

/** The tile that a sentence describes must be this one. */
export function isTile(said: Sentence, tile: number): Judgement {
  const named = insideOf(said, ({ catalogue, key }) => catalogue === 'np.names' && key === 'terrain');
  const found = insideOf(said, ({ catalogue, key }) => catalogue === 'np.names' && key.startsWith('tile.'));
  const { terrain, discovery, gold } = box.components.tiles[tile] ?? {};
  const isRight =
    named?.values.terrain === terrain &&
    (found?.key.slice('tile.'.length) ?? null) === discovery &&
    (gold === undefined || found === undefined || numberIn(found, 'gold') === gold);
  return isRight ? undefined : `the tile is ${terrain} ${discovery} ${gold ?? ''}`;
}
