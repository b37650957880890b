import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testPostgres } from '../testing/postgres.ts';
import { emptyPostgresStore, newPostgresDatabase } from '../testing/postgresStore.ts';
import { clockContract } from './clockContract.ts';
import { companyContract } from './companyContract.ts';
import { storeContract } from './contract.ts';
import { findingContract } from './findingContract.ts';
import { leaseContract } from './leaseContract.ts';
import { MIGRATIONS } from './migrations.ts';
import { noticeContract } from './noticeContract.ts';
import { openPostgresStore } from './postgres.ts';
import { checkSchema, hasPlayers, makePool } from './postgresDatabase.ts';
import { recordContract } from './recordContract.ts';
import { entryRow, tableRow } from './sampleRows.ts';
import { tournamentContract } from './tournamentContract.ts';

// Each has hooks of its own.
for (const contract of [
  storeContract,
  clockContract,
  companyContract,
  findingContract,
  leaseContract,
  noticeContract,
  recordContract,
  tournamentContract,
])
  describe('a store', () => contract('PostgreSQL', emptyPostgresStore));

describe('the PostgreSQL database', () => {
  let url: string;
  let client: pg.Client;
  beforeAll(async () => {
    url = await newPostgresDatabase();
    client = new pg.Client(url);
    await client.connect();
  });
  afterAll(() => client.end());

  it('is migrated by whoever comes first, and by nobody else', async () => {
    const empty = await (await testPostgres()).newDatabase();
    expect(await hasPlayers(empty)).toBe(false);
    const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore(empty)));
    await stores[0]?.addPlayer({ id: 'ann', name: 'Ann', createdAt: 1 });
    expect(await stores[1]?.player('ann')).toMatchObject({ name: 'Ann' });
    expect(await hasPlayers(empty)).toBe(true);
    await Promise.all(stores.map((store) => store.close()));
  });

  it('is left alone if a newer program wrote it', async () => {
    const newer = await newPostgresDatabase();
    const other = new pg.Client(newer);
    await other.connect();
    await other.query(`UPDATE schema_version SET version = ${MIGRATIONS.length + 1}`);
    await expect(openPostgresStore(newer)).rejects.toThrow(`has version ${MIGRATIONS.length + 1}`);
    await expect(checkSchema(newer)).rejects.toThrow(`has version ${MIGRATIONS.length + 1}`);
    await expect(checkSchema(url)).resolves.toBeUndefined();
    await other.end();
  });

  it('acknowledges a write when it is on disk, whatever its server is set up for', async () => {
    await client.query(`ALTER DATABASE ${new URL(url).pathname.slice(1)} SET synchronous_commit = off`);
    const pool = makePool(url);
    expect((await pool.query('SHOW synchronous_commit')).rows).toEqual([{ synchronous_commit: 'on' }]);
    await pool.end();
  });

  it('orders text byte by byte, as SQLite does', async () => {
    const { rows } = await client.query(
      "SELECT DISTINCT collation_name FROM information_schema.columns WHERE table_schema = 'public' AND data_type = 'text'",
    );
    expect(rows).toEqual([{ collation_name: 'C' }]);
  });

  it('answers a retry with the same id, and shares one flush among moves at a table', async () => {
    const store = await emptyPostgresStore();
    await store.addTable(tableRow());
    const seqs = Array.from({ length: 120 }, (_, at) => at + 1);
    const answers = await Promise.all(seqs.map((seq) => store.append('table1', entryRow(seq), {})));
    expect(answers).toEqual(seqs.map(() => ({ kind: 'appended' })));
    expect(await store.append('table1', entryRow(121, 'id-7'), {})).toEqual({ kind: 'duplicate', seq: 7 });
    await store.close();
  });

  it('rolls back only the write that fails', async () => {
    const store = await emptyPostgresStore();
    await store.addPlayer({ id: 'ann', name: 'Ann', createdAt: 1 });
    const answers = await Promise.allSettled(
      ['bob', 'ann', 'eve'].map((id) => store.addPlayer({ id, name: id, createdAt: 2 })),
    );
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await Promise.all(['ann', 'bob', 'eve'].map(async (id) => (await store.player(id))?.name))).toEqual([
      'Ann',
      'bob',
      'eve',
    ]);
    await store.close();
  });

  it('says why it cannot be opened', async () => {
    await expect(openPostgresStore('postgresql://portolan@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
    await expect(openPostgresStore(`${url}-missing`)).rejects.toThrow('does not exist');
  });
});
