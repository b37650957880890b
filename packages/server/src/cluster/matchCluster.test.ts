import type { LiveMatch } from '@portolan/match';
import { expect, it } from 'vitest';
import { makeInProcessBroker } from '../bus/inProcessBus.ts';
import { openSqliteStore } from '../store/sqlite.ts';
import { listeningLog } from '../testing/testServer.ts';
import { makeMatchCluster } from './matchCluster.ts';
import { makeNodes, type Nodes } from './nodes.ts';
import { makeOwnership } from './ownership.ts';

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
      time: { now, measure: async () => 0 },
    });
    await nodes.look();
    return nodes;
  };
  await makeOwnership({ nodes: await nodesOf('other'), store, now }).claim(TABLE);
  const ownership = makeOwnership({ nodes: await nodesOf('self'), store, now });
  const seized: string[] = [];
  const cluster = makeMatchCluster({
    ...{ bus: self, ownership, store, now, patienceMs: PATIENCE_MS },
    find: async () => undefined,
    onClaimed: async () => undefined,
    onOwned: () => undefined,
    onSeized: (table) => seized.push(table),
  });
  const match = { catchUp: async () => undefined, position: () => ({ table: {} }) } as unknown as LiveMatch;
  const task = { table: TABLE, topic: 'sum', message: {}, match, here: async () => 'done here' };
  expect(await cluster.onOwner(task)).toBe('done here');
  expect({ asked, seized, owner: (await store.lease(TABLE))?.node }).toEqual({
    asked: 1,
    seized: [TABLE],
    owner: 'self',
  });
  await store.close();
});
