import type { PlayerState } from '../state.ts';
import type { View } from '../view.ts';

/** What queries about a turn read. A state has it; `positionOf` takes it from a view. */
export interface Position {
  readonly players: readonly PlayerState[];
  readonly action: readonly number[];
  readonly piratesUp: readonly number[];
}

export function positionOf({ players, cubes, pirates }: View): Position {
  return { players, action: cubes.action, piratesUp: pirates.open };
}
