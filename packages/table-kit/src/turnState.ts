import type { TableScene } from './tableContext.ts';

/** Whether the target can be picked now. */
export function isLit({ turn }: TableScene, target: string | undefined): boolean {
  return target !== undefined && turn?.outlook.lit.has(target) === true;
}

/** Whether the target was picked, or follows from what was. */
export function isSettled({ turn }: TableScene, target: string | undefined): boolean {
  return target !== undefined && turn?.outlook.settled.includes(target) === true;
}

/** The latest picked target that starts with `prefix`, without the prefix. */
export function pickedOf({ turn }: TableScene, prefix: string): string | undefined {
  const found = turn?.outlook.settled.findLast((target) => target.startsWith(prefix));
  return found?.slice(prefix.length);
}

/** The classes that show what can be picked and what was. */
export function turnClasses(scene: TableScene, target: string | undefined): readonly (string | false)[] {
  return [isLit(scene, target) && 'tk-lit', isSettled(scene, target) && 'tk-settled'];
}
