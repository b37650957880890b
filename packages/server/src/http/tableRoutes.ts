import { fail, type Result } from '@portolan/kernel';
import { faultParams, type RefusalInfo, readRequest, refusal } from '@portolan/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/store.ts';
import { idOf, refuse, replyTable } from './reply.ts';

const WATCHED = 20;

type Found = Promise<Result<TableRow, RefusalInfo>>;

/** Creates, finds, fills and starts tables. */
export function tableRoutes(
  app: FastifyInstance,
  services: Services,
  { newTables, guesses }: Readonly<Record<'newTables' | 'guesses', preHandlerAsyncHookHandler>>,
): void {
  const { tableService, store, lobby } = services;

  /** Handles a request that needs a known player. */
  const act =
    (work: (player: string, request: FastifyRequest) => Found) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const me = await services.players.me(request.player);
      if (me === undefined) return refuse(reply, { code: 'notKnown' });
      return replyTable(services, reply, await work(me.player, request));
    };

  /** Publishes the changed table. */
  const publish = async (done: Result<TableRow, RefusalInfo>): Found => {
    if (done.ok) await (done.value.status === 'running' ? services.started : services.changed)(done.value);
    return done;
  };

  app.get('/api/games', async (_request, reply) => reply.send(tableService.games()));

  app.get('/api/tables', async (request, reply) => {
    const running = await store.tables({ statuses: ['running'], visibility: 'public', limit: WATCHED });
    return reply.send({
      open: await lobby.open(),
      mine: await lobby.mine(request.player),
      running: await Promise.all(running.map(services.info)),
    });
  });

  app.get('/api/tables/:id', async (request, reply) => {
    const table = await services.tableFor(request.player, idOf(request));
    return table === undefined ? refuse(reply, { code: 'unknownTable' }) : reply.send(await services.info(table));
  });

  // Components are public, and the page needs them for names and pictures.
  app.get('/api/tables/:id/components', async (request, reply) => {
    const table = await services.tableFor(request.player, idOf(request));
    if (table === undefined) return refuse(reply, { code: 'unknownTable' });
    if (table.components === undefined) return refuse(reply, refusal('shippedComponents'));
    return reply.send(await store.components(table.components));
  });

  app.post('/api/join', { preHandler: guesses }, async (request, reply) => {
    const body = readRequest('join', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const found = await store.tableByCode(body.value.code.toUpperCase());
    const table = found && (await services.tableFor(request.player, found.id));
    return table === undefined ? refuse(reply, refusal('noTableWithCode')) : reply.send(await services.info(table));
  });

  app.post(
    '/api/tables',
    { preHandler: newTables },
    act(async (player, request) => {
      const body = readRequest('newTable', request.body);
      if (!body.ok) return fail(refusal('faultyValue', faultParams(body.error)));
      return publish(await tableService.create(player, body.value));
    }),
  );
  app.post(
    '/api/tables/:id/sit',
    act(async (player, request) => {
      const body = readRequest('sit', request.body);
      if (!body.ok) return fail(refusal('faultyValue', faultParams(body.error)));
      return publish(await tableService.sit(player, idOf(request), body.value.seat));
    }),
  );
  app.post(
    '/api/tables/:id/start',
    act(async (player, request) => publish(await tableService.start(player, idOf(request)))),
  );
  app.post(
    '/api/tables/:id/leave',
    act((player, request) => services.leave(player, idOf(request))),
  );
  app.post(
    '/api/tables/:id/resign',
    act((player, request) => services.resign(player, idOf(request))),
  );
  app.post(
    '/api/tables/:id/rematch',
    { preHandler: newTables },
    act(async (player, request) => {
      const next = await tableService.rematch(player, idOf(request));
      if (!next.ok) return next;
      // The players of the old table see the link to the new one.
      const old = await store.table(idOf(request));
      if (old !== undefined) await services.changed(old);
      return next.value.seq === 0 ? publish(next) : next;
    }),
  );
}
