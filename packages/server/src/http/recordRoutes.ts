import type { Result } from '@portolan/kernel';
import { faultParams, type RefusalInfo, readRequest, refusal } from '@portolan/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { InTurn } from './inTurn.ts';
import { idOf, refuse } from './reply.ts';

/** A page of results looks up the players of twenty matches. */
const PAGE = { config: { cost: 5 } };
const LOOK = { config: { cost: 2 } };

/** What players have achieved, and the ratings of a game. */
export function recordRoutes(app: FastifyInstance, { records, players }: Services, inTurn: InTurn): void {
  const answer =
    (work: (request: FastifyRequest) => Promise<Result<unknown, RefusalInfo>>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const found = await inTurn(request, () => work(request));
      return found.ok ? reply.send(found.value) : refuse(reply, found.error);
    };

  app.get(
    '/api/players/:id',
    LOOK,
    answer((request) => records.record(request.player, idOf(request))),
  );
  app.get(
    '/api/players/:id/results',
    PAGE,
    answer((request) => {
      const { game, before, solo } = queryOf(request);
      const below = before !== undefined && /^\d{1,12}$/.test(before) ? { before: Number(before) } : {};
      const alone = solo === '1' ? { solo: true } : {};
      return records.results(request.player, { who: idOf(request), ...only({ game }), ...below, ...alone });
    }),
  );
  app.get(
    '/api/players/:id/curve',
    LOOK,
    answer((request) => records.curve(request.player, idOf(request), queryOf(request).game ?? '')),
  );
  app.get(
    '/api/players/:id/meetings',
    LOOK,
    answer((request) => {
      const { game, opponent } = queryOf(request);
      return records.meetings(request.player, { player: idOf(request), ...only({ game, opponent }) });
    }),
  );
  app.get(
    '/api/ratings/:id',
    LOOK,
    answer((request) => {
      const { season, after } = queryOf(request);
      return records.ladder({ game: idOf(request), ...only({ season, after }) });
    }),
  );

  app.post('/api/me/record', async (request, reply) => {
    const body = readRequest('hideRecord', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const me = await players.me(request.player);
    if (me === undefined) return refuse(reply, { code: 'notKnown' });
    await records.hide(me.player, body.value.hidden);
    return reply.code(204).send();
  });
}

/** What is asked for behind the question mark. Each value only selects rows, so an odd one finds nothing. */
function queryOf({ query }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  const entries = Object.entries(query as Readonly<Record<string, unknown>>);
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' && value !== '' ? [[name, value.slice(0, 64)]] : [])),
  );
}

/** A copy without undefined fields. */
function only(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
