import { describeFault, fail, ok, type Result } from '@portolan/kernel';
import { type RefusalInfo, readRequest } from '@portolan/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { seatsOf } from '../hub.ts';
import { withResigned } from '../match/keeper.ts';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/store.ts';
import { idOf, refuse, replyTable } from './reply.ts';

const WATCHED = 20;

/** Make, find, fill and start tables. */
export function tableRoutes(app: FastifyInstance, services: Services): void {
  const { house, store } = services;

  /** Does something for a known person with a table and tells everybody what became of it. */
  const act =
    (work: (player: string, id: string, request: FastifyRequest) => Promise<Result<TableRow, RefusalInfo>>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      if (request.player === undefined || (await services.people.me(request.player)) === undefined) {
        return refuse(reply, { code: 'notKnown', detail: 'say who you are first' });
      }
      const done = await work(request.player, idOf(request), request);
      if (done.ok) await services.changed(done.value);
      return replyTable(services, reply, done);
    };

  app.get('/api/games', async (_request, reply) => reply.send(house.games()));

  app.get('/api/tables', async (request, reply) => {
    const { open, mine } = await services.lobbyFor(request.player);
    const running = await store.tables({ status: 'running', visibility: 'public', limit: WATCHED });
    return reply.send({ open, mine, running: await Promise.all(running.map(services.info)) });
  });

  app.get('/api/tables/:id', async (request, reply) =>
    replyTable(services, reply, await known(services, idOf(request))),
  );

  app.post('/api/join', async (request, reply) => {
    const body = readRequest('join', request.body);
    if (!body.ok) return refuse(reply, { code: 'badRequest', detail: describeFault(body.error) });
    const table = await house.findByCode(body.value.code);
    return replyTable(
      services,
      reply,
      table === undefined ? fail({ code: 'notFound', detail: 'no table has this code' }) : ok(table),
    );
  });

  app.post(
    '/api/tables',
    act(async (player, _id, request) => {
      const body = readRequest('newTable', request.body);
      return body.ok
        ? house.create(player, body.value)
        : fail({ code: 'badRequest', detail: describeFault(body.error) });
    }),
  );
  app.post(
    '/api/tables/:id/sit',
    act(async (player, id, request) => {
      const body = readRequest('sit', request.body);
      return body.ok
        ? house.sit(player, id, body.value.seat)
        : fail({ code: 'badRequest', detail: describeFault(body.error) });
    }),
  );
  app.post(
    '/api/tables/:id/leave',
    act((player, id) => house.leave(player, id)),
  );
  app.post(
    '/api/tables/:id/start',
    act((player, id) => house.start(player, id)),
  );
  app.post(
    '/api/tables/:id/rematch',
    act((player, id) => house.rematch(player, id)),
  );
  app.post(
    '/api/tables/:id/resign',
    act((player, id) => resign(services, player, id)),
  );
}

async function known(services: Services, id: string): Promise<Result<TableRow, RefusalInfo>> {
  const table = await services.table(id);
  return table === undefined ? fail({ code: 'unknownTable' }) : ok(table);
}

/** Gives up every seat one has at the table; bots play on. */
async function resign(services: Services, player: string, id: string): Promise<Result<TableRow, RefusalInfo>> {
  const found = await known(services, id);
  if (!found.ok) return found;
  const seats = seatsOf(found.value, player);
  if (seats.length === 0) return fail({ code: 'notSeated' });
  const match = await services.keeper.open(found.value);
  for (const seat of seats) {
    const table = services.keeper.row(id) ?? found.value;
    const done = await match.resign(
      { id: `resign-${seat}`, seat, seq: match.course().seq },
      { seats: withResigned(table, seat) },
    );
    if (!done.ok) return done;
  }
  return known(services, id);
}
