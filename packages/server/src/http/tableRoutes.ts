import { fail, isRecord, ok, type Result } from '@portolan/kernel';
import { faultParams, type RefusalInfo, readLobbyFilter, readRequest, refusal } from '@portolan/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { branchMatch } from '../branchMatch.ts';
import { findByCode } from '../findByCode.ts';
import type { Services } from '../services.ts';
import { isElsewhere } from '../sharedDevice.ts';
import { sitDown } from '../sitDown.ts';
import type { TableRow } from '../store/store.ts';
import type { MayKeep } from './importRoute.ts';
import type { InTurn } from './inTurn.ts';
import { idOf, refuse, replyTable, sendJson } from './reply.ts';
import type { SignIn } from './signIn.ts';

const WATCHED = 20;

type Found = Promise<Result<TableRow, RefusalInfo>>;

/** What protects these routes. */
export interface TableGuards {
  readonly signIn: SignIn;
  readonly newTables: preHandlerAsyncHookHandler[];
  readonly guesses: preHandlerAsyncHookHandler;
  readonly checks: preHandlerAsyncHookHandler;
  readonly mayKeep: MayKeep;
  readonly network: (request: FastifyRequest) => string;
  readonly inTurn: InTurn;
}

/** Creates, finds, fills and starts tables. */
export function tableRoutes(
  app: FastifyInstance,
  services: Services,
  { signIn, newTables, guesses, checks, mayKeep, network, inTurn }: TableGuards,
): void {
  const { tableService, store, lobby, misses, networkTables } = services;

  /** Handles a request that needs a known player. */
  const act =
    (work: (player: string, request: FastifyRequest) => Found) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const me = await services.players.me(request.player);
      if (me === undefined) return refuse(reply, { code: 'notKnown' });
      const done = await work(me.player, request);
      if (done.ok && done.value.device !== undefined) signIn.keepDevice(request, reply);
      return replyTable(services, reply, done);
    };

  /** Publishes the changed table. */
  const publish = async (done: Result<TableRow, RefusalInfo>): Found => {
    if (done.ok) await (done.value.status === 'running' ? services.started : services.changed)(done.value);
    return done;
  };

  app.get('/api/games', async (_request, reply) => reply.send(tableService.games()));

  app.get('/api/tables', async (request, reply) => {
    const filter = readLobbyFilter(request.query);
    if (!filter.ok) return refuse(reply, refusal('faultyValue', faultParams(filter.error)));
    const lists = await inTurn(request, async ({ meter }) => {
      const running = await store.tables({ statuses: ['running'], visibility: 'public', limit: WATCHED });
      const all = {
        open: await lobby.open(filter.value),
        offers: await lobby.offers(filter.value),
        invited: await lobby.invited(request.player),
        mine: await lobby.mine(request),
        running: await Promise.all(running.map(services.info)),
      };
      return ok(meter.run(() => JSON.stringify(all)));
    });
    return lists.ok ? sendJson(reply, lists.value) : refuse(reply, lists.error);
  });

  app.get('/api/tables/:id', async (request, reply) => {
    const table = await services.tableFor(request, idOf(request));
    return replyTable(services, reply, table === undefined ? fail({ code: 'unknownTable' }) : ok(table));
  });

  // Components are public, and the page needs them for names and pictures.
  app.get('/api/tables/:id/components', async (request, reply) => {
    const table = await services.tableFor(request, idOf(request));
    if (table === undefined) return refuse(reply, { code: 'unknownTable' });
    if (table.components === undefined) return refuse(reply, refusal('shippedComponents'));
    return reply.send(await store.components(table.components));
  });

  /** Counts a gathering table for the network of the player who created or joined it. */
  const settle = async (request: FastifyRequest, done: Result<TableRow, RefusalInfo>): Found => {
    if (done.ok && done.value.status === 'gathering') networkTables.add(network(request), done.value.id);
    return publish(done);
  };

  app.post('/api/join', { preHandler: guesses }, async (request, reply) => {
    const body = readRequest('join', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const from = [network(request)];
    if (!(await misses.take(from))) return refuse(reply, { code: 'tooFast' });
    const found = await findByCode(services, request, body.value.code);
    if (found === undefined) return refuse(reply, refusal('noTableWithCode'));
    await misses.giveBack(from);
    return replyTable(services, reply, ok(found));
  });

  /** Only a player's own components have to be checked, and are kept with the table. */
  const checksOwn: preHandlerAsyncHookHandler = async (request, reply) => {
    if (!isRecord(request.body) || !('components' in request.body)) return undefined;
    if (!(await mayKeep(request))) return refuse(reply, refusal('tooMuchToKeep'));
    return checks.call(app, request, reply);
  };

  app.post(
    '/api/tables',
    { preHandler: [...newTables, checksOwn] },
    act(async (player, request) => {
      const body = readRequest('newTable', request.body);
      if (!body.ok) return fail(refusal('faultyValue', faultParams(body.error)));
      if (body.value.start !== true && !networkTables.admits(network(request)))
        return fail(refusal('tooManyFromNetwork'));
      return settle(request, await tableService.create(player, body.value, request.device));
    }),
  );
  app.post(
    '/api/tables/:id/sit',
    act(async (player, request) => {
      const body = readRequest('sit', request.body);
      if (!body.ok) return fail(refusal('faultyValue', faultParams(body.error)));
      return sitDown(services, { player, network: network(request) }, { table: idOf(request), ...body.value });
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
    '/api/tables/:id/branch',
    { preHandler: newTables },
    act(async (player, request) => {
      const body = readRequest('branch', request.body);
      if (!body.ok) return fail(refusal('faultyValue', faultParams(body.error)));
      const table = await services.tableFor(request, idOf(request));
      if (table === undefined) return fail({ code: 'unknownTable' });
      const branch = { table, ...body.value };
      return publish(await inTurn(request, (turn) => branchMatch({ services, turn }, player, branch)));
    }),
  );
  app.post(
    '/api/tables/:id/rematch',
    { preHandler: newTables },
    act(async (player, request) => {
      if (!networkTables.admits(network(request))) return fail(refusal('tooManyFromNetwork'));
      const next = await tableService.rematch(player, idOf(request), request.device);
      if (!next.ok) return next;
      if (isElsewhere(next.value, request)) return fail({ code: 'unknownTable' });
      // The players of the old table see the link to the new one.
      const old = await store.table(idOf(request));
      if (old !== undefined) await services.changed(old);
      return next.value.seq === 0 ? settle(request, next) : next;
    }),
  );
}
