import type { TableScene } from './tableContext.ts';

/** Which targets of one kind can be picked or were, as a string that changes whenever their look does. */
export function picks({ turn }: TableScene, kind: string): string {
  if (turn === undefined) return '';
  const { lit, settled } = turn.outlook;
  const some = [...lit.keys()].filter((target) => target.startsWith(`${kind}:`));
  return [...some, '/', ...settled.filter((target) => target.startsWith(`${kind}:`))].join();
}
