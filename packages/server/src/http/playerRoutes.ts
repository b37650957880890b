import { faultParams, readRequest, refusal } from '@portolan/protocol';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Clients } from '../clients.ts';
import type { Services } from '../services.ts';
import { refuse } from './reply.ts';
import type { SignIn } from './signIn.ts';

/** What the routes of guests need, and what protects them. */
export interface PlayerGuards {
  readonly signIn: SignIn;
  readonly clients: Clients;
  readonly guesses: preHandlerAsyncHookHandler;
  readonly newGuests: preHandlerAsyncHookHandler[];
}

/** Guests: sign in, rename, add a device, delete. */
export function playerRoutes(
  app: FastifyInstance,
  services: Services,
  { signIn, clients, guesses, newGuests }: PlayerGuards,
): void {
  const { players } = services;

  app.get('/api/me', async (request, reply) => {
    const me = await players.me(request.player);
    if (me === undefined) return reply.code(204).send();
    await signIn.renew(request, reply);
    return reply.send(me);
  });

  app.post('/api/guest', { preHandler: newGuests }, async (request, reply) => {
    const body = readRequest('guest', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const me = await players.addGuest(body.value.name);
    await signIn.begin(request, reply, me.player);
    return reply.send(me);
  });

  // Everybody at the player's tables is told.
  app.post('/api/me/name', { config: { cost: 10 } }, async (request, reply) => {
    const body = readRequest('rename', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    if (request.player === undefined) return refuse(reply, { code: 'notKnown' });
    const me = await services.rename(request.player, body.value.name);
    return me.ok ? reply.send(me.value) : refuse(reply, me.error);
  });

  app.post('/api/me/forget', async (request, reply) => {
    if (request.player !== undefined) await services.forget(request.player);
    signIn.revoke(reply);
    await signIn.forgetDevice(request, reply);
    return reply.code(204).send();
  });

  app.post('/api/me/link', async (request, reply) => {
    if (request.player === undefined) return refuse(reply, { code: 'notKnown' });
    const link = await players.makeLink(request.player);
    return link.ok ? reply.send(link.value) : refuse(reply, link.error);
  });

  app.post('/api/link', { preHandler: guesses }, async (request, reply) => {
    const body = readRequest('link', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const network = [clients.network(request.raw)];
    if (!(await services.misses.take(network))) return refuse(reply, { code: 'tooFast' });
    const me = await players.useLink(body.value.code);
    if (!me.ok) return refuse(reply, me.error);
    await services.misses.giveBack(network);
    return signIn.welcome(request, reply, { player: me.value.player, bring: body.value.bring });
  });
}
