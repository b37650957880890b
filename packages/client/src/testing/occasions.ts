import type { Sentence } from '@portolan/i18n/testing';
import type { BaseEvent, BaseState } from '@portolan/kernel';
import { type Judge, type Judgement, type Occasion, type PlayedMove, UNDECIDED } from './judging.ts';

type OfKind<T, K> = Extract<T, { readonly kind: K }>;
type KindOf<T extends { readonly kind: string }> = T['kind'];

/** An event with the states around it. */
export interface Around<State, E> {
  readonly event: E;
  readonly before: State;
  readonly after: State;
}

/** A move of the player who is asked, as it is played. */
export interface Answer<State, Move, Event, M = Move> {
  readonly move: M;
  readonly seat: number;
  readonly state: State;
  readonly played: PlayedMove<State, Move, Event>;
  /** What the player's own part of it leads to, before anything else happens. */
  readonly next: State;
}

/** What judges ask of an occasion, in the types of one game. */
export interface Occasions<
  State extends BaseState,
  Move extends { readonly kind: string },
  Event extends BaseEvent,
  View,
> {
  /** Judges what is said of events of these kinds. */
  ofEvent<K extends KindOf<Event>>(
    kinds: readonly K[],
    judge: (
      said: Sentence,
      around: Around<State, OfKind<Event, K>>,
      occasion: Occasion<State, Move, Event, View>,
    ) => Judgement,
  ): Judge<Occasion<State, Move, Event, View>>;
  /** Judges what is said of a move: in words, or on something that leads to this move alone. */
  ofMove<K extends KindOf<Move>>(
    kinds: readonly K[],
    judge: (
      said: Sentence,
      answer: Answer<State, Move, Event, OfKind<Move, K>>,
      occasion: Occasion<State, Move, Event, View>,
    ) => Judgement,
  ): Judge<Occasion<State, Move, Event, View>>;
  moveMeant(occasion: Occasion<State, Move, Event, View>): Move | undefined;
  answerIn(occasion: Occasion<State, Move, Event, View>): Answer<State, Move, Event> | undefined;
  /** What happens to the player by the move itself: later steps belong to the course of the game. */
  ownSteps(played: PlayedMove<State, Move, Event>): PlayedMove<State, Move, Event>['steps'];
  /** The state once the player's own part of a move is over, or the player is asked again. */
  nextOf(played: PlayedMove<State, Move, Event>): State;
  /** The events of one kind among the player's own. */
  ownEvents<K extends KindOf<Event>>(played: PlayedMove<State, Move, Event>, kind: K): readonly OfKind<Event, K>[];
  /** The pending decision, if it is of this kind. */
  frameIn<K extends KindOf<State['stack'][number]>>(
    state: State,
    kind: K,
  ): OfKind<State['stack'][number], K> | undefined;
}

export function occasionsOf<
  State extends BaseState,
  Move extends { readonly kind: string },
  Event extends BaseEvent,
  View,
>(): Occasions<State, Move, Event, View> {
  type Here = Occasion<State, Move, Event, View>;
  type Played = PlayedMove<State, Move, Event>;

  function moveMeant({ about, legal }: Here): Move | undefined {
    if (about.kind === 'move') return legal.includes(about.move) ? about.move : undefined;
    if (about.kind !== 'drawn') return undefined;
    const [move, ...others] = about.moves;
    return others.length === 0 ? move : undefined;
  }

  function ownSteps({ steps, seat }: Played): Played['steps'] {
    const end = steps.findIndex(({ event }) => !('seat' in event) || event.seat !== seat);
    return end < 0 ? steps : steps.slice(0, end);
  }

  function nextOf(played: Played): State {
    const own = ownSteps(played);
    // While events happen, the stack still shows what was asked before.
    return own.length === played.steps.length ? played.after : { ...(own.at(-1)?.state ?? played.before), stack: [] };
  }

  function answerIn(occasion: Here): Answer<State, Move, Event> | undefined {
    const { seat, state, play } = occasion;
    const move = moveMeant(occasion);
    if (move === undefined || seat === undefined) return undefined;
    const played = play(move);
    return { move, seat, state, played, next: nextOf(played) };
  }

  return {
    moveMeant,
    ownSteps,
    nextOf,
    answerIn,
    ofEvent: (kinds, judge) => (said, occasion) => {
      const { about, state } = occasion;
      if (about.kind !== 'event') return UNDECIDED;
      if (!kinds.some((kind) => kind === about.event.kind)) return `the event is ${about.event.kind}`;
      return judge(said, { event: about.event as never, before: state, after: about.after }, occasion);
    },
    ofMove: (kinds, judge) => (said, occasion) => {
      const answer = answerIn(occasion);
      if (answer === undefined) return UNDECIDED;
      const { move } = answer;
      if (!kinds.some((kind) => kind === move.kind)) return `the move is ${move.kind}`;
      return judge(said, answer as never, occasion);
    },
    ownEvents: (played, kind) => ownSteps(played).flatMap(({ event }) => (event.kind === kind ? [event as never] : [])),
    frameIn(state, kind) {
      const frame = state.stack.at(-1);
      return frame?.kind === kind ? (frame as never) : undefined;
    },
  };
}
