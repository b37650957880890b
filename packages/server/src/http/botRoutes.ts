import { faultParams, readRequest, refusal } from '@portolan/protocol';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import type { Services } from '../services.ts';
import { idOf, refuse } from './reply.ts';

/** A player's own programs: make, list, remove. */
export function botRoutes(app: FastifyInstance, services: Services, slower: preHandlerAsyncHookHandler): void {
  const { openBots, players } = services;

  app.get('/api/me/bots', async (request, reply) => {
    const me = await players.me(request.player);
    return me === undefined ? refuse(reply, { code: 'notKnown' }) : reply.send(await openBots.list(me.player));
  });

  app.post('/api/me/bots', { preHandler: slower }, async (request, reply) => {
    const body = readRequest('newBot', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const me = await players.me(request.player);
    if (me === undefined) return refuse(reply, { code: 'notKnown' });
    const made = await openBots.create(me.player, body.value.name);
    return made.ok ? reply.send(made.value) : refuse(reply, made.error);
  });

  // It leaves its tables, and its token stops working.
  app.post('/api/me/bots/:id/remove', async (request, reply) => {
    const me = await players.me(request.player);
    if (me === undefined) return refuse(reply, { code: 'notKnown' });
    const bots = await openBots.list(me.player);
    const bot = bots.find(({ id }) => id === idOf(request));
    if (bot === undefined) return refuse(reply, { code: 'notFound' });
    await services.forget(bot.id);
    return reply.code(204).send();
  });
}
