import { fail } from '@portolan/kernel';
import type { LiveMatch, TableRow } from '@portolan/match';
import { refusal } from '@portolan/protocol';
import { expect, it, vi } from 'vitest';
import { makeInProcessBroker } from '../bus/inProcessBus.ts';
import { tableRow } from '../store/sampleRows.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { listeningLog } from '../testing/testServer.ts';
import { makeMatchCluster } from './matchCluster.ts';
import { makeNodes, type Nodes } from './nodes.ts';
import { makeOwnership, type Ownership } from './ownership.ts';

/** Much longer than the pause between two tries. */
const PATIENCE_MS = 300;
const TABLE = 't1';

it('asks an owner that does not answer once, and then takes its table', async () => {
  const store = openSqliteStore(':memory:');
  const broker = makeInProcessBroker();
  const [self, other] = [broker.join('self'), broker.join('other')];
  let asked = 0;
  other.answer('sum', () => {
    asked++;
    return new Promise(() => undefined);
  });
  const now = (): number => 1000;
  const nodesOf = async (node: string): Promise<Nodes> => {
    const nodes = makeNodes({
      ...{ self: node, store, ...listeningLog(), leaseMs: 60_000 },
      onDeath: () => undefined,
      onRevival: () => undefined,
      onSilence: () => undefined,
      time: { now, measure: async () => undefined },
    });
    await nodes.look();
    return nodes;
  };
  await store.addTable(tableRow({ id: TABLE }));
  await makeOwnership({ nodes: await nodesOf('other'), store, now }).claim(TABLE);
  const ownership = makeOwnership({ nodes: await nodesOf('self'), store, now });
  const [seized, taken]: [string[], string[]] = [[], []];
  const cluster = makeMatchCluster({
    ...{ bus: self, ownership, store, now, patienceMs: PATIENCE_MS },
    find: async () => undefined,
    onClaimed: async () => undefined,
    onOwned: () => undefined,
    onSeized: (table) => seized.push(table),
    onTaken: (table) => taken.push(table),
    onUnsure: () => undefined,
  });
  const match = {
    catchUp: async () => undefined,
    position: () => ({ seq: 0, table: {} }),
    row: () => tableRow({ id: TABLE }),
  } as unknown as LiveMatch;
  const task = { table: TABLE, topic: 'sum', message: {}, match, here: async () => 'done here' };
  expect(await cluster.onOwner(task)).toBe('done here');
  expect({ asked, seized, taken, owner: (await store.lease(TABLE))?.node }).toEqual({
    asked: 1,
    seized: [TABLE],
    taken: [TABLE],
    owner: 'self',
  });
  await store.close();
});

it.each(['closed', 'removed'])('refuses at once what is asked of a table that was %s meanwhile', async (how) => {
  const store = openSqliteStore(':memory:');
  const node = makeInProcessBroker().join('self');
  const now = (): number => 1000;
  const nodes = makeNodes({
    ...{ self: 'self', store, ...listeningLog(), leaseMs: 60_000 },
    onDeath: () => undefined,
    onRevival: () => undefined,
    onSilence: () => undefined,
    time: { now, measure: async () => undefined },
  });
  await nodes.look();
  let row: TableRow = tableRow({ id: TABLE });
  if (how === 'closed') await store.addTable(tableRow({ id: TABLE, status: 'closed' }));
  const claim = vi.fn(store.claim);
  const cluster = makeMatchCluster({
    ...{
      bus: node,
      ownership: makeOwnership({ nodes, store: { ...store, claim }, now }),
      store,
      now,
      patienceMs: PATIENCE_MS,
    },
    find: async () => undefined,
    onClaimed: async () => undefined,
    onOwned: () => undefined,
    onSeized: () => undefined,
    onTaken: () => undefined,
    onUnsure: () => undefined,
  });
  // This server has not heard of it yet.
  const match = {
    catchUp: async () => undefined,
    position: () => ({ seq: 0, table: {} }),
    row: () => row,
    setRow(change: (before: TableRow) => TableRow) {
      row = change(row);
    },
    move: () => Promise.reject(new Error('nobody may write')),
  } as unknown as LiveMatch;
  const proposal = { id: 'm1', seat: 0, seq: 0, player: 'ann' };
  expect(await cluster.share(TABLE, match).move(proposal, 'load 1', false)).toEqual(fail(refusal('tableClosed')));
  expect(claim).toHaveBeenCalledTimes(1);
  await store.close();
});

it.each([
  ['is over when it is looked up', 1, 'finished', true],
  ['was over before, and is known to be', 0, 'finished', false],
  ['was closed', 0, 'closed', false],
] as const)('learns of a match without an owner that it %s', async (_, unread, status, isTold) => {
  const events: string[] = [];
  let row: TableRow = tableRow({ id: TABLE, ...(unread === 0 && status === 'finished' ? { status } : {}) });
  let seq = 4;
  const { cluster, taken } = await finder(async () => {
    events.push('look');
    return tableRow({ id: TABLE, status });
  });
  const match = {
    async catchUp() {
      // What was written last is in the store as soon as its status is, and may not have been before.
      if (!events.includes('look') || seq > 4 || unread === 0) return;
      seq += unread;
      row = { ...row, status };
    },
    position: () => ({ seq }),
    row: () => row,
    setRow(change: (before: TableRow) => TableRow) {
      row = change(row);
    },
  } as unknown as LiveMatch;
  await cluster.learnEnd(TABLE, match);
  expect({ events, status: row.status, taken }).toEqual({ events: ['look'], status, taken: isTold ? [TABLE] : [] });
});

it('does not close a match that turns out to be over while its end is looked up', async () => {
  let row: TableRow = tableRow({ id: TABLE });
  const { cluster } = await finder(async () => {
    // It hears of the end in the same instant in which the store no longer has the table.
    row = { ...row, status: 'finished' };
    return undefined;
  });
  const match = {
    catchUp: async () => undefined,
    position: () => ({ seq: 4 }),
    row: () => row,
    setRow(change: (before: TableRow) => TableRow) {
      row = change(row);
    },
  } as unknown as LiveMatch;
  await cluster.learnEnd(TABLE, match);
  expect(row.status).toBe('finished');
});

/** A server that finds out, with what it sees in the store. */
async function finder(table: () => Promise<TableRow | undefined>) {
  const bus = makeInProcessBroker().join('self');
  const taken: string[] = [];
  const cluster = makeMatchCluster({
    ...{ bus, ownership: {} as Ownership, now: () => 1000, patienceMs: PATIENCE_MS },
    store: { ...openSqliteStore(':memory:'), table },
    find: async () => undefined,
    onClaimed: async () => undefined,
    onOwned: () => undefined,
    onSeized: () => undefined,
    onTaken: (id) => taken.push(id),
    onUnsure: () => undefined,
  });
  return { cluster, taken };
}
