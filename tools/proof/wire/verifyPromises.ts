import { findGame } from '@portolan/cli/games';
import { describeFault } from '@portolan/kernel';
import type { TableInfo } from '@portolan/protocol';
import { claimOf, describeLogProblem, readMatchLogs, verifyLog } from '@portolan/protocol/log';
import { openSqliteStore, type Store } from '@portolan/server';
import { Visitor } from '@portolan/server/testing';
import type { SeatedTable, Witness } from './seatedTable.ts';

/** What a player was told or promised that is not true; empty if all is well. */
export async function verifyWitness(address: string, table: SeatedTable, witness: Witness): Promise<string[]> {
  const page = await new Visitor(address, witness.visitor.cookie).page({ keep: false });
  const { entries } = await page.watch(table.id);
  page.terminate();
  const faults: string[] = [];
  const place = `table ${table.id}, seat ${witness.seat}`;
  for (const [at, told] of (witness.known?.entries ?? []).entries()) {
    const now = entries[at];
    if (now?.seq !== at + 1) faults.push(`${place}: entry ${at + 1}, which was shown, is gone`);
    else if (JSON.stringify(now) !== JSON.stringify(told)) faults.push(`${place}: entry ${at + 1} is another now`);
  }
  for (const [seq, deed] of witness.acknowledged) {
    const entry = entries[seq - 1];
    const kind = deed.type === 'handOver' ? 'standIn' : deed.type;
    const same = entry?.kind === kind && entry.seat === witness.seat;
    if (!same || (deed.type === 'move' && entry.text !== deed.text))
      faults.push(`${place}: ${deed.type} ${deed.id}, acknowledged as entry ${seq}, is not there`);
  }
  return faults;
}

/** Verifies the public log of a finished table move by move. */
export async function verifyFinished(address: string, table: SeatedTable): Promise<string[]> {
  const visitor = new Visitor(address, table.witnesses[0]?.visitor.cookie);
  const { body: info } = await visitor.get<TableInfo>(`/tables/${table.id}`);
  if (info.status !== 'finished') return [`table ${table.id} is not finished`];
  const { body: text } = await visitor.get<string>(`/tables/${table.id}/log`);
  const [log] = readMatchLogs(text.trimEnd().split('\n'));
  if (log === undefined || !log.ok) return [`table ${table.id}: its log cannot be read`];
  const box = findGame(info.game)?.package.open();
  if (box === undefined || !box.ok) return [`table ${table.id}: ${box === undefined ? '' : describeFault(box.error)}`];
  const claim = claimOf(box.value.game, log.value);
  const verified = claim.ok ? verifyLog(box.value.game, claim.value) : claim;
  return verified.ok ? [] : [`table ${table.id}: line ${verified.error.line}: ${describeLogProblem(verified.error)}`];
}

/** Checks the stored data: no gaps, no duplicates, every acknowledged entry, and none that was refused. */
export async function inspectStore(file: string, tables: readonly SeatedTable[]): Promise<string[]> {
  const store = openSqliteStore(file);
  const faults = await inspectTables(store, tables);
  await store.close();
  return faults;
}

/** The same for a store that is open. */
export async function inspectTables(
  store: Pick<Store, 'entries' | 'table'>,
  tables: readonly Pick<SeatedTable, 'id' | 'wanted' | 'witnesses'>[],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { id, wanted, witnesses } of tables) {
    const rows = await store.entries(id, 0);
    if (rows.some((row, at) => row.seq !== at + 1)) faults.push(`table ${id}: there is a gap in its log`);
    if (new Set(rows.map((row) => row.id)).size !== rows.length) faults.push(`table ${id}: an entry is there twice`);
    if ((await store.table(id))?.seq !== rows.length) faults.push(`table ${id}: its row and its log disagree`);
    if (wanted.terms?.clock !== undefined && rows.some(({ entry }) => 'why' in entry && entry.why === 'flag'))
      faults.push(`table ${id}: a clock was at zero, though everybody had time`);
    const written = new Set(rows.map((row) => row.id.slice(row.id.lastIndexOf('/') + 1)));
    for (const { acknowledged, replaced, refused } of witnesses) {
      for (const [deed, why] of refused)
        if (written.has(deed)) faults.push(`table ${id}: ${deed} was refused (${why}), and is there`);
      faults.push(...replaced.map((deed) => `table ${id}: ${deed.id} was acknowledged, and another in its place`));
      for (const [seq, deed] of acknowledged) {
        if (rows[seq - 1]?.id.endsWith(`/${deed.id}`) !== true)
          faults.push(`table ${id}: entry ${seq} is not ${deed.id}`);
      }
    }
  }
  return faults;
}
