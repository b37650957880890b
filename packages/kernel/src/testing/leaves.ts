import type { BaseState } from '../game.ts';
import { isBranch } from './plain.ts';

/** The paths of every number, string and boolean of a state, without the random state. */
export function leavesOf({ rng: _, ...rest }: BaseState): string[][] {
  const leaves: string[][] = [];
  const walk = (value: unknown, path: string[]): void => {
    if (!isBranch(value)) leaves.push(path);
    else for (const key of Object.keys(value)) walk(value[key], [...path, key]);
  };
  walk(rest, []);
  return leaves;
}

export function valueAt(state: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((value, key) => (isBranch(value) ? value[key] : undefined), state);
}

export function setValue(state: BaseState, path: readonly string[], value: unknown): void {
  const parent = valueAt(state, path.slice(0, -1));
  if (isBranch(parent)) Reflect.set(parent, path[path.length - 1], value);
}
