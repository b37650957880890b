import type { TableScene } from '@portolan/table-kit';

/** What can be picked and what was, among targets of one kind, as a text that changes whenever their look does. */
export function picks({ turn }: TableScene, kind: string): string {
  if (turn === undefined) return '';
  const { lit, settled } = turn.outlook;
  const some = [...lit.keys()].filter((target) => target.startsWith(`${kind}:`));
  return [...some, '/', ...settled.filter((target) => target.startsWith(`${kind}:`))].join();
}
