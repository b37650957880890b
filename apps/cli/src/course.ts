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

/** A match in progress with its whole past. Never changed: a new move makes a new course. */
export interface Course {
  readonly game: AnyGame;
  readonly opening: Position<BaseState>;
  readonly steps: readonly PlayedStep[];
}

export function present(course: Course): Position<BaseState> {
  return course.steps.at(-1) ?? course.opening;
}

export function withStep(course: Course, step: PlayedStep): Course {
  return { ...course, steps: [...course.steps, step] };
}

/** The course without the last move, when that one was made by one of `seats` and showed or drew nothing. */
export function takeBack(course: Course, seats: readonly Seat[]): Course | undefined {
  const last = course.steps.at(-1);
  if (last === undefined || !seats.includes(last.seat)) return undefined;
  if (undoBarrier(course.steps, last.seat) === course.steps.length) return undefined;
  return { ...course, steps: course.steps.slice(0, -1) };
}
