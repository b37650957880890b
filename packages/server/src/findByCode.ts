import { playersOf } from '@portolan/match';
import type { Services } from './services.ts';
import type { Asker } from './sharedDevice.ts';
import type { TableRow } from './store/store.ts';

/** A code admits whoever has it until the game starts, and from then on only the players of the table. */
export async function findByCode(
  { store, tableFor }: Services,
  asker: Asker,
  code: string,
): Promise<TableRow | undefined> {
  const found = await store.tableByCode(code.replaceAll('-', '').toUpperCase());
  const table = found && (await tableFor(asker, found.id));
  if (table === undefined || table.status === 'gathering') return table;
  return asker.player !== undefined && playersOf(table).has(asker.player) ? table : undefined;
}
