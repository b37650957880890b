import { faultParams, type RefusalInfo, readRequest, refusal } from '@portolan/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CHALLENGE_MS } from '../account/challenges.ts';
import { cookieNamed } from '../account/cookies.ts';
import type { Ceremony } from '../account/passkeys.ts';
import { siteOf } from '../account/site.ts';
import type { Services } from '../services.ts';
import type { AccountRouteOptions } from './accountRoutes.ts';
import { idOf, refuse } from './reply.ts';

/** Binds the answer to a challenge to the browser that was challenged; others see it and cannot use it. */
const CEREMONY = 'portolan-ceremony';

/** Passkeys: add, rename, remove, and sign in. */
export function passkeyRoutes(
  app: FastifyInstance,
  services: Services,
  { signIn, clients, guesses, publicUrl }: AccountRouteOptions,
): void {
  const { players, passkeys, store } = services;

  /** To add a passkey; the session it belongs to answers for it. */
  function adding(request: FastifyRequest): Ceremony | RefusalInfo {
    const { session } = request.visit ?? {};
    if (session === undefined) return { code: 'notKnown' };
    const site = siteOf(clients, request.raw, publicUrl);
    return site === undefined ? refusal('noPasskeysHere') : { key: `add ${session.id}`, site };
  }

  function signingIn(request: FastifyRequest, key: string | undefined): Ceremony | RefusalInfo {
    const site = siteOf(clients, request.raw, publicUrl);
    if (site === undefined) return refusal('noPasskeysHere');
    return key === undefined ? refusal('signInRefused') : { key: `in ${key}`, site };
  }

  app.post('/api/me/passkeys/options', { preHandler: guesses }, async (request, reply) => {
    const me = await players.me(request.player);
    if (me === undefined) return refuse(reply, { code: 'notKnown' });
    const ceremony = adding(request);
    if ('code' in ceremony) return refuse(reply, ceremony);
    return reply.send(await passkeys.addingOptions(me, ceremony));
  });

  app.post('/api/me/passkeys', { preHandler: guesses }, async (request, reply) => {
    const body = readRequest('addPasskey', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const me = await players.me(request.player);
    if (me === undefined) return refuse(reply, { code: 'notKnown' });
    const ceremony = adding(request);
    if ('code' in ceremony) return refuse(reply, ceremony);
    const added = await passkeys.add(me.player, ceremony, body.value);
    if (!added.ok) return refuse(reply, added.error);
    await signIn.rotate(request, reply);
    return reply.send(added.value);
  });

  app.post('/api/me/passkeys/:id/rename', async (request, reply) => {
    const body = readRequest('renamePasskey', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    if (request.player === undefined) return refuse(reply, { code: 'notKnown' });
    const done = await store.renamePasskey(request.player, idOf(request), body.value.name);
    return done ? reply.code(204).send() : refuse(reply, { code: 'notFound' });
  });

  app.post('/api/me/passkeys/:id/remove', async (request, reply) => {
    if (request.player === undefined) return refuse(reply, { code: 'notKnown' });
    const done = await store.removePasskey(request.player, idOf(request));
    return done ? reply.code(204).send() : refuse(reply, { code: 'notFound' });
  });

  const ceremonyCookie = (request: FastifyRequest, value: string, seconds: number): string => {
    const secure = clients.isSecure(request.raw);
    const attributes = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Strict`;
    return secure ? `__Host-${CEREMONY}=${value}; ${attributes}; Secure` : `${CEREMONY}=${value}; ${attributes}`;
  };
  const ceremonyKey = (request: FastifyRequest): string | undefined =>
    cookieNamed(request.headers.cookie, clients.isSecure(request.raw) ? `__Host-${CEREMONY}` : CEREMONY);

  app.post('/api/signin/options', { preHandler: guesses }, async (request, reply) => {
    const key = services.newSecret();
    const ceremony = signingIn(request, key);
    if ('code' in ceremony) return refuse(reply, ceremony);
    reply.header('set-cookie', ceremonyCookie(request, key, CHALLENGE_MS / 1000));
    return reply.send(await passkeys.signInOptions(ceremony));
  });

  app.post('/api/signin/passkey', { preHandler: guesses }, async (request, reply): Promise<FastifyReply> => {
    const body = readRequest('passkeySignIn', request.body);
    if (!body.ok) return refuse(reply, refusal('faultyValue', faultParams(body.error)));
    const ceremony = signingIn(request, ceremonyKey(request));
    if ('code' in ceremony) return refuse(reply, ceremony);
    const network = [clients.network(request.raw)];
    if (!(await services.misses.take(network))) return refuse(reply, { code: 'tooFast' });
    const player = await passkeys.signIn(ceremony, body.value.response);
    if (!player.ok) return refuse(reply, player.error);
    await services.misses.giveBack(network);
    return signIn.welcome(request, reply, { player: player.value, bring: body.value.bring });
  });
}
