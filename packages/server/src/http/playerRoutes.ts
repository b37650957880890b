import { faultParams, readRequest, refusal } from '@portolan/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Clients } from '../clients.ts';
import type { Identity } from '../identity.ts';
import type { Services } from '../services.ts';
import { refuse } from './reply.ts';

/** Guests: sign in, rename, add a device, delete. */
export function playerRoutes(
  app: FastifyInstance,
  services: Services,
  { identity, clients }: { readonly identity: Identity; readonly clients: Clients },
  slower: preHandlerAsyncHookHandler,
): void {
  const { players } = services;
  const grant = (request: FastifyRequest, reply: FastifyReply, player: string): FastifyReply =>
    reply.header('set-cookie', identity.grant(player, clients.isSecure(request.raw)));

  app.get('/api/me', async (request, reply) => {
    const me = await players.me(request.player);
    // Each visit renews the cookie for a year.
    return me === undefined ? reply.code(204).send() : grant(request, reply, me.player).send(me);
  });

  app.post('/api/guest', { preHandler: slower }, async (request, reply) => {
    const body = readRequest('guest', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const me = await players.addGuest(body.value.name);
    return grant(request, reply, me.player).send(me);
  });

  app.post('/api/me/name', async (request, reply) => {
    const body = readRequest('rename', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    if (request.player === undefined) return refuse(reply, { code: 'notKnown' });
    const me = await services.rename(request.player, body.value.name);
    return me.ok ? reply.send(me.value) : refuse(reply, me.error);
  });

  app.post('/api/me/forget', async (request, reply) => {
    if (request.player !== undefined) await services.forget(request.player);
    return reply.header('set-cookie', identity.revoke()).code(204).send();
  });

  app.post('/api/me/link', async (request, reply) => {
    if (request.player === undefined) return refuse(reply, { code: 'notKnown' });
    const link = await players.makeLink(request.player);
    return link.ok ? reply.send(link.value) : refuse(reply, link.error);
  });

  app.post('/api/link', { preHandler: slower }, async (request, reply) => {
    const body = readRequest('link', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const me = await players.useLink(body.value.code);
    return me.ok ? grant(request, reply, me.value.player).send(me.value) : refuse(reply, me.error);
  });
}
