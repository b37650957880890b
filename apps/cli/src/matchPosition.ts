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

/** A match in progress with its whole past. Never changed: a new move makes a new current. */
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

/** The current without the last move, when that one was made by one of `seats` and showed or drew nothing. */
export function takeBack(current: MatchPosition, seats: readonly Seat[]): MatchPosition | undefined {
  const last = current.steps.at(-1);
  if (last === undefined || !seats.includes(last.seat)) return undefined;
  if (undoBarrier(current.steps, last.seat) === current.steps.length) return undefined;
  return { ...current, steps: current.steps.slice(0, -1) };
}
