import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { leaseContract } from './leaseContract.ts';
import { openSqliteStore } from './sqlite.ts';
import { openStoreThread } from './storeThread.ts';

const folder = mkdtempSync(join(tmpdir(), 'portolan-leases-'));
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

leaseContract('SQLite in memory', async () => openSqliteStore(':memory:'));
leaseContract('SQLite in a thread', () => openStoreThread(join(folder, `${++files}.sqlite`)));
