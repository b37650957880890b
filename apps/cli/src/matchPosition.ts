import {
  type AnyGame,
  type BaseEvent,
  type BaseState,
  type Played,
  type Position,
  type Seat,
  undoBarrier,
} from '@portolan/kernel';

export type PlayedStep = Played<BaseState, BaseEvent>;

/** A match with all its moves so far. Immutable: a move makes a new one. */
export interface MatchPosition {
  readonly game: AnyGame;
  readonly opening: Position<BaseState>;
  readonly steps: readonly PlayedStep[];
}

export function present(current: MatchPosition): Position<BaseState> {
  return current.steps.at(-1) ?? current.opening;
}

export function withStep(current: MatchPosition, step: PlayedStep): MatchPosition {
  return { ...current, steps: [...current.steps, step] };
}

/** The match without its last move, if one of `seats` made it and it neither drew nor revealed anything. */
export function takeBack(current: MatchPosition, seats: readonly Seat[]): MatchPosition | undefined {
  const last = current.steps.at(-1);
  if (last === undefined || !seats.includes(last.seat)) return undefined;
  if (undoBarrier(current.steps, last.seat) === current.steps.length) return undefined;
  return { ...current, steps: current.steps.slice(0, -1) };
}
