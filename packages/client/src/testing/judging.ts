import type { Messages } from '@portolan/i18n';
import type { Sentence } from '@portolan/i18n/testing';
import type { BaseEvent, BaseState, Viewer } from '@portolan/kernel';

/** A move as it was played, stopped at every event. */
export interface PlayedMove<State, Move, Event> {
  readonly seat: number;
  readonly move: Move;
  readonly before: State;
  readonly steps: readonly { readonly event: Event; readonly state: State }[];
  readonly after: State;
}

/** What was described when a sentence was said. */
export type Subject<State, Move, Event> =
  | { readonly kind: 'prompt' | 'view' }
  | { readonly kind: 'move'; readonly move: Move }
  /** `after` is the state after the event; the state of the occasion is the one before it. */
  | { readonly kind: 'event'; readonly event: Event; readonly after: State }
  | { readonly kind: 'card'; readonly card: string }
  | Drawn<Move>;

/** Something that the table shows. */
export interface Drawn<Move> {
  readonly kind: 'drawn';
  /** The data attributes of the element and of those around it, the nearest ones first: `target`, `card`, `spot` … */
  readonly data: Readonly<Record<string, string>>;
  /** The moves that are still possible once the nearest `data-target` is picked. */
  readonly moves: readonly Move[];
  /** The move that everything picked so far adds up to. */
  readonly chosen?: Move;
}

/** When and about what a sentence was said. */
export interface Occasion<State = BaseState, Move = unknown, Event = BaseEvent, View = unknown> {
  readonly state: State;
  readonly view: View;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  /** Who is asked; undefined when the game is over. */
  readonly seat: number | undefined;
  readonly legal: readonly Move[];
  /** The seats whose players have resigned; bots play for them. */
  readonly resigned: readonly number[];
  readonly about: Subject<State, Move, Event>;
  /** Plays one of the legal moves on a copy of the state. */
  play(move: Move): PlayedMove<State, Move, Event>;
  /** Plays every legal move of a seat that is awaited in this state. */
  answersIn(state: State): readonly PlayedMove<State, Move, Event>[];
  /** The moves of the game from this decision on, as they were played. */
  readonly course: readonly PlayedMove<State, Move, Event>[];
}

/** Undefined if the sentence is true, `UNDECIDED` if this occasion cannot show it, and otherwise what is true instead. */
export type Judgement = string | undefined | typeof UNDECIDED;
export const UNDECIDED: unique symbol = Symbol('undecided');

/** `isInside`: the sentence is part of one that has a judge as well. */
export type Judge<O> = (said: Sentence, occasion: O, isInside: boolean) => Judgement;

/**
 * Why a message has no judge. Each claim is checked on every occasion:
 * `name`: names or labels something, without an amount or an effect;
 * `frame`: puts other messages together and states no amount of its own;
 * `part`: occurs only inside messages that have a judge, which judges it with them;
 * `rule`: holds at any time, whatever the state, and takes no amounts;
 * `choice`: repeats what the player has chosen or filled in.
 */
export type Exempt = 'name' | 'frame' | 'part' | 'rule' | 'choice';

/** A catalogue with a judge or a reason for every message. */
export interface JudgedCatalogue<O> {
  readonly catalogue: string;
  readonly judges: Readonly<Record<string, Judge<O> | Exempt>>;
}

/** The compiler refuses a catalogue with a message that has neither. */
export function judgeCatalogue<O, M extends Readonly<Record<string, string>>>(
  { id }: Messages<M>,
  judges: Readonly<Record<keyof M & string, Judge<O> | Exempt>>,
): JudgedCatalogue<O> {
  return { catalogue: id, judges };
}

/** For a judge: the amounts of a sentence must be these. */
export function expectAmounts(said: Sentence, amounts: Readonly<Record<string, number | undefined>>): Judgement {
  const wrong = Object.entries(amounts).filter(([name, amount]) => said.values[name] !== amount);
  return wrong.length === 0 ? undefined : wrong.map(([name, amount]) => `${name} is ${amount}`).join(', ');
}

/** For a judge of a message without amounts: what it states must hold. */
export function expectTrue(holds: boolean, otherwise: string): Judgement {
  return holds ? undefined : otherwise;
}
