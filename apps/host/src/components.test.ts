import { amerigo } from '@portolan/amerigo';
import type { RefusalInfo } from '@portolan/protocol';
import { openSqliteStore, type RunningServer, startServer } from '@portolan/server';
import { Visitor } from '@portolan/server/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GAMES } from './games.ts';

/** Worker threads load the rules of all games, possibly on a busy machine. */
const SLOW = { timeout: 60_000 };

let server: RunningServer;
let ann: Visitor;
beforeAll(async () => {
  const options = {
    packages: GAMES,
    store: openSqliteStore(':memory:'),
    secret: 'a secret for tests',
    version: '0.0.0',
    workerScript: new URL('./gameWorker.ts', import.meta.url),
    botThreads: 1,
    log: { info: () => undefined, error: () => undefined },
  };
  server = await startServer(options, '127.0.0.1', 0);
  ann = await Visitor.guest(server.address, 'Ann');
});
afterAll(() => server.stop());

function create(game: string, components: unknown) {
  const seats = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
  return ann.post<RefusalInfo>('/tables', { game, visibility: 'unlisted', seats, components });
}

describe('components that a player brings', SLOW, () => {
  it.each(GAMES.map(({ id, components }) => [id, components] as const))(
    'can be those of %s',
    async (id, components) => {
      expect(await create(id, components)).toMatchObject({ status: 200, body: { ownComponents: true } });
    },
  );

  it.each(['francis-drake', 'amerigo', 'nina-pinta'])('have a notice of limited length in %s', async (id) => {
    const shipped = GAMES.find((one) => one.id === id)?.components;
    expect(await create(id, { ...(shipped as object), notice: 'x'.repeat(3000) })).toMatchObject({
      status: 400,
      body: { reason: 'faultyValue', params: { path: '/components/notice', problem: 'tooLong', max: 2000 } },
    });
  });

  it('are refused if hardly any map of Amerigo keeps their limits', async () => {
    const shipped = amerigo.components as { readonly mapLimits: object };
    const mapLimits = { ...shipped.mapLimits, farthestAnchor: 10, largestIsland: 22 };
    expect(await create('amerigo', { ...shipped, mapLimits })).toMatchObject({
      status: 400,
      body: { params: { path: '/components/mapLimits', problem: 'fewMapsFit' } },
    });
  });
});
