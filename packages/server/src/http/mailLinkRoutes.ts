import { faultParams, readRequest, refusal } from '@portolan/protocol';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { AccountRouteOptions } from './accountRoutes.ts';
import { refuse } from './reply.ts';

/** Addresses and one-time links by mail, if the server sends any. */
export function mailLinkRoutes(
  app: FastifyInstance,
  services: Services,
  { signIn, clients, guesses, mails }: AccountRouteOptions,
): void {
  const { players, store, mailLinks, mailTargets, misses } = services;

  app.get('/api/signin', async (_request, reply) => reply.send({ mail: mailLinks.isOn }));

  // The same answer for every address, known or not.
  app.post('/api/signin/mail', { preHandler: [guesses, mails] }, async (request, reply) => {
    const body = readRequest('address', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    if (!mailLinks.isOn) return refuse(reply, refusal('noMail'));
    const { address } = body.value;
    if (!(await mailTargets.take([address.toLowerCase()]))) return refuse(reply, { code: 'tooFast' });
    mailLinks.sendSignIn(address);
    return reply.code(204).send();
  });

  app.post('/api/me/addresses', { preHandler: [guesses, mails] }, async (request, reply) => {
    const body = readRequest('newAddress', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const me = await players.me(request.player);
    if (me === undefined) return refuse(reply, { code: 'notKnown' });
    if (!mailLinks.isOn) return refuse(reply, refusal('noMail'));
    const { address, locale } = body.value;
    if (!(await mailTargets.take([address.toLowerCase()]))) return refuse(reply, { code: 'tooFast' });
    if (locale !== undefined) await players.setLocale(me.player, locale);
    const sent = await mailLinks.sendConfirmation(me.player, address);
    return sent.ok ? reply.code(204).send() : refuse(reply, sent.error);
  });

  app.post('/api/me/addresses/remove', async (request, reply) => {
    const body = readRequest('address', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    if (request.player === undefined) return refuse(reply, { code: 'notKnown' });
    const done = await store.removeAddress(request.player, body.value.address);
    return done ? reply.code(204).send() : refuse(reply, { code: 'notFound' });
  });

  app.post('/api/mail/look', { preHandler: guesses }, async (request, reply) => {
    const body = readRequest('mailLink', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const network = [clients.network(request.raw)];
    if (!(await misses.take(network))) return refuse(reply, { code: 'tooFast' });
    const link = await mailLinks.look(body.value.secret);
    if (!link.ok) return refuse(reply, link.error);
    await misses.giveBack(network);
    return reply.send(link.value);
  });

  app.post('/api/mail/use', { preHandler: guesses }, async (request, reply) => {
    const body = readRequest('mailLink', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const network = [clients.network(request.raw)];
    if (!(await misses.take(network))) return refuse(reply, { code: 'tooFast' });
    const link = await mailLinks.use(body.value.secret);
    if (!link.ok) return refuse(reply, link.error);
    await misses.giveBack(network);
    if (link.value.purpose === 'addAddress') {
      if (request.player === link.value.player) await signIn.rotate(request, reply);
      return reply.code(204).send();
    }
    return signIn.welcome(request, reply, { player: link.value.player, bring: body.value.bring });
  });
}
