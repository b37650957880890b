import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { entryRow, tableRow } from './sampleRows.ts';
import { openSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-damage-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

/** A store with two tables, after a statement has damaged its file. */
async function damagedBy(statement: string): Promise<Store> {
  const file = join(folder, `${++files}.sqlite`);
  const before = openSqliteStore(file);
  await before.addTable(tableRow({ id: 'broken', code: 'B', components: 'own' }), { components: { cards: [1] } });
  await before.addTable(tableRow({ id: 'sound', code: 'S' }));
  await before.append('broken', entryRow(1), {});
  await before.close();
  const database = new DatabaseSync(file);
  database.exec(statement);
  database.close();
  return openSqliteStore(file);
}

describe('a store with a damaged row', () => {
  it.each([
    ["seats = '[{'", 'seats is not JSON'],
    ["seats = '7'", 'seats is not a list of seats'],
    ["awaiting = '[true]'", 'awaiting is not a list of seats'],
    ["options = ''", 'options is not JSON'],
    ['pending = \'{"answers":7}\'', 'pending is not made of lists'],
    ["visibility = 'elsewhere'", "visibility is 'elsewhere'"],
  ])('marks a table with %s and lists the others', async (change, damage) => {
    const store = await damagedBy(`UPDATE game_table SET ${change} WHERE id = 'broken'`);
    expect(await store.table('broken')).toMatchObject({ id: 'broken', damage });
    const listed = await store.tables({ player: 'ann', limit: 9 });
    expect(listed.map(({ id }) => id)).toEqual(['sound']);
    await store.forgetPlayer('ann');
    await store.close();
  });

  it('gives an entry that no game can read, and components that are lost', async () => {
    const store = await damagedBy(`UPDATE entry SET entry = '{"kind":'; UPDATE component_set SET data = '{'`);
    expect(await store.entries('broken', 0)).toMatchObject([{ seq: 1, entry: { kind: 'move', text: '' } }]);
    expect(await store.components('own')).toBeUndefined();
    await store.close();
  });
});
