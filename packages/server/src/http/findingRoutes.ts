import { fail, ok, type Result } from '@portolan/kernel';
import { faultParams, type RefusalInfo, readLobbyFilter, refusal } from '@portolan/protocol';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { acceptInvitation, declineInvitation, invite, opponentsOf } from '../company/invitations.ts';
import { makeOffers } from '../company/offers.ts';
import type { Services } from '../services.ts';
import { bodyOf, replyDone } from './companyRoutes.ts';
import { idOf, refuse, replyTable } from './reply.ts';

export interface FindingGuards {
  readonly invitations: preHandlerAsyncHookHandler;
  readonly offers: preHandlerAsyncHookHandler[];
  readonly network: (request: FastifyRequest) => string;
}

/** Invitations, and offers to play with anybody. */
export function findingRoutes(app: FastifyInstance, services: Services, guards: FindingGuards): void {
  const { lobby, players } = services;
  const offers = makeOffers(services);

  const asker = async ({ player }: FastifyRequest): Promise<Result<string, RefusalInfo>> => {
    const me = await players.me(player);
    return me === undefined ? fail({ code: 'notKnown' }) : ok(me.player);
  };

  app.get('/api/me/invitations', { config: { cost: 5 } }, async (request, reply) => {
    const me = await asker(request);
    return me.ok ? reply.send(await lobby.invited(me.value)) : refuse(reply, me.error);
  });
  app.get('/api/me/opponents', { config: { cost: 10 } }, async (request, reply) => {
    const me = await asker(request);
    return me.ok ? reply.send(await opponentsOf(services, me.value)) : refuse(reply, me.error);
  });
  app.post('/api/tables/:id/invite', { preHandler: guards.invitations }, async (request, reply) => {
    const body = bodyOf('invite', request);
    if (!body.ok) return refuse(reply, body.error);
    const me = await asker(request);
    if (!me.ok) return refuse(reply, me.error);
    return replyTable(services, reply, await invite(services, me.value, idOf(request), body.value.player));
  });
  app.post('/api/me/invitations/:id/accept', async (request, reply) => {
    const me = await asker(request);
    if (!me.ok) return refuse(reply, me.error);
    const who = { player: me.value, network: guards.network(request) };
    return replyTable(services, reply, await acceptInvitation(services, who, idOf(request)));
  });
  app.post('/api/me/invitations/:id/decline', async (request, reply) => {
    const me = await asker(request);
    return me.ok
      ? replyDone(reply, await declineInvitation(services, me.value, idOf(request)))
      : refuse(reply, me.error);
  });

  app.get('/api/offers', { config: { cost: 5 } }, async (request, reply) => {
    const filter = readLobbyFilter(request.query);
    if (!filter.ok) return refuse(reply, refusal('faultyValue', faultParams(filter.error)));
    return reply.send(await lobby.offers(filter.value));
  });
  app.post('/api/offers', { preHandler: guards.offers }, async (request, reply) => {
    const body = bodyOf('offer', request);
    if (!body.ok) return refuse(reply, body.error);
    const me = await asker(request);
    if (!me.ok) return refuse(reply, me.error);
    const posted = await offers.post(me.value, body.value);
    if (!posted.ok) return refuse(reply, posted.error);
    return reply.send('table' in posted.value ? { table: await services.info(posted.value.table) } : {});
  });
  app.post('/api/offers/:id/withdraw', async (request, reply) => {
    const me = await asker(request);
    return me.ok ? replyDone(reply, await offers.withdraw(me.value, idOf(request))) : refuse(reply, me.error);
  });
}
