import { describeFault } from '@portolan/kernel';
import { readRequest } from '@portolan/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Identity } from '../identity.ts';
import type { Services } from '../services.ts';
import { refuse } from './reply.ts';

/** Who am I: greet, rename, a second device, forget me. */
export function peopleRoutes(app: FastifyInstance, { people }: Services, identity: Identity): void {
  const grant = (reply: FastifyReply, player: string, secure: boolean): FastifyReply =>
    reply.header('set-cookie', identity.grant(player, secure));

  app.get('/api/me', async (request, reply) => {
    const me = await people.me(request.player);
    return me === undefined ? reply.code(204).send() : reply.send(me);
  });

  app.post('/api/guest', async (request, reply) => {
    const body = readRequest('guest', request.body);
    if (!body.ok) return refuse(reply, { code: 'badRequest', detail: describeFault(body.error) });
    const me = await people.greet(body.value.name);
    return grant(reply, me.player, request.protocol === 'https').send(me);
  });

  app.post('/api/me/name', async (request, reply) => {
    const body = readRequest('rename', request.body);
    if (!body.ok) return refuse(reply, { code: 'badRequest', detail: describeFault(body.error) });
    if (request.player === undefined) return refuse(reply, { code: 'notKnown' });
    return reply.send(await people.rename(request.player, body.value.name));
  });

  app.post('/api/me/forget', async (request, reply) => {
    if (request.player !== undefined) await people.forget(request.player);
    return reply.header('set-cookie', identity.revoke()).code(204).send();
  });

  app.post('/api/me/link', async (request, reply) => {
    if (request.player === undefined) return refuse(reply, { code: 'notKnown' });
    return reply.send(await people.makeLink(request.player));
  });

  app.post('/api/link', async (request, reply) => {
    const body = readRequest('link', request.body);
    if (!body.ok) return refuse(reply, { code: 'badRequest', detail: describeFault(body.error) });
    const me = await people.useLink(body.value.code);
    if (!me.ok) return refuse(reply, me.error);
    return grant(reply, me.value.player, request.protocol === 'https').send(me.value);
  });
}
