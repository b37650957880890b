import { faultParams, readRequest, refusal } from '@portolan/protocol';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { accountOf } from '../account/accountOf.ts';
import type { Clients } from '../clients.ts';
import type { Services } from '../services.ts';
import { idOf, refuse } from './reply.ts';
import type { SignIn } from './signIn.ts';

/** What the routes about accounts share. */
export interface AccountRouteOptions {
  readonly signIn: SignIn;
  readonly clients: Clients;
  /** For anything that can be guessed. */
  readonly guesses: preHandlerAsyncHookHandler;
  /** For anything that sends an email. */
  readonly mails: preHandlerAsyncHookHandler;
  readonly publicUrl: string | undefined;
}

/** What a player's account consists of, the devices on which it is in use, and recovery codes. */
export function accountRoutes(
  app: FastifyInstance,
  services: Services,
  { signIn, clients, guesses }: AccountRouteOptions,
): void {
  const { players, sessions, recoveryCodes, misses } = services;

  app.get('/api/me/account', async (request, reply) => {
    const me = await players.me(request.player);
    if (me === undefined) return refuse(reply, { code: 'notKnown' });
    return reply.send(await accountOf(services, me.player, request.visit?.session?.id));
  });

  app.post('/api/me/signout', async (request, reply) => {
    const body = readRequest('signOut', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const { visit } = request;
    if (visit === undefined) return refuse(reply, { code: 'notKnown' });
    const { where } = body.value;
    if (where === 'elsewhere') {
      await sessions.endAll(visit.player, visit.session?.id);
      // The cookie of a device that has no session yet has just become invalid.
      if (visit.session === undefined) await signIn.begin(request, reply, visit.player);
      return reply.code(204).send();
    }
    if (where === 'everywhere') await sessions.endAll(visit.player);
    else if (visit.session === undefined) await sessions.endOld(visit.player);
    else await sessions.end(visit.player, visit.session.id);
    signIn.revoke(reply);
    return reply.code(204).send();
  });

  app.post('/api/me/devices/:id/signout', async (request, reply) => {
    const { visit } = request;
    if (visit === undefined) return refuse(reply, { code: 'notKnown' });
    if (!(await sessions.end(visit.player, idOf(request)))) return refuse(reply, { code: 'notFound' });
    if (visit.session?.id === idOf(request)) signIn.revoke(reply);
    return reply.code(204).send();
  });

  app.post('/api/me/codes', { preHandler: guesses }, async (request, reply) => {
    const me = await players.me(request.player);
    if (me === undefined) return refuse(reply, { code: 'notKnown' });
    const codes = await recoveryCodes.renew(me.player);
    await signIn.rotate(request, reply);
    return reply.send({ codes });
  });

  app.post('/api/signin/code', { preHandler: guesses }, async (request, reply) => {
    const body = readRequest('codeSignIn', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const network = [clients.network(request.raw)];
    if (!(await misses.take(network))) return refuse(reply, { code: 'tooFast' });
    const player = await recoveryCodes.use(body.value.code);
    if (player === undefined) return refuse(reply, refusal('noDeviceWithCode'));
    await misses.giveBack(network);
    return signIn.welcome(request, reply, { player, bring: body.value.bring });
  });
}
