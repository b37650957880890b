import { fail, ok, type Result } from '@portolan/kernel';
import { faultParams, type RefusalInfo, readRequest, refusal } from '@portolan/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Services } from '../services.ts';
import type { InTurn } from './inTurn.ts';
import { idOf, refuse } from './reply.ts';

/** The names of all players and games are looked up. */
const LOOK = { config: { cost: 5 } };

/** What protects these routes. */
export interface TournamentGuards {
  readonly newTables: preHandlerAsyncHookHandler[];
  readonly sits: preHandlerAsyncHookHandler;
  readonly inTurn: InTurn;
}

/** Tournaments: announce, sign up, start, follow. */
export function tournamentRoutes(
  app: FastifyInstance,
  { tournaments, tournamentInfos, players }: Services,
  { newTables, sits, inTurn }: TournamentGuards,
): void {
  async function infoOf(id: string): Promise<Result<unknown, RefusalInfo>> {
    const info = await tournamentInfos.info(id);
    return info === undefined ? fail(refusal('unknownTournament')) : ok(info);
  }

  const answer = (reply: FastifyReply, found: Result<unknown, RefusalInfo>): FastifyReply =>
    found.ok ? reply.send(found.value) : refuse(reply, found.error);

  app.get('/api/tournaments', LOOK, async (request, reply) =>
    answer(reply, await inTurn(request, async () => ok(await tournamentInfos.list()))),
  );
  app.get('/api/tournaments/:id', LOOK, async (request, reply) =>
    answer(reply, await inTurn(request, () => infoOf(idOf(request)))),
  );

  app.post('/api/tournaments', { preHandler: newTables }, async (request, reply) => {
    const body = readRequest('newTournament', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const me = await players.me(request.player);
    if (me === undefined) return refuse(reply, { code: 'notKnown' });
    const made = await tournaments.create(me.player, body.value);
    return answer(reply, made.ok ? await infoOf(made.value.id) : made);
  });

  /** Handles a request of a known player about a tournament, and answers with the tournament. */
  const act =
    (work: (player: string, id: string) => Promise<Result<undefined, RefusalInfo>>) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const me = await players.me(request.player);
      if (me === undefined) return refuse(reply, { code: 'notKnown' });
      const done = await work(me.player, idOf(request));
      return answer(reply, done.ok ? await infoOf(idOf(request)) : done);
    };
  app.post('/api/tournaments/:id/enter', { preHandler: sits }, act(tournaments.enter));
  app.post('/api/tournaments/:id/leave', act(tournaments.leave));
  app.post('/api/tournaments/:id/start', { preHandler: newTables }, act(tournaments.start));
}
