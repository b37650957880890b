import { fail, ok, type Result } from '@portolan/kernel';
import { faultParams, type RefusalInfo, type Requests, readRequest, refusal } from '@portolan/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { fileReport } from '../company/reports.ts';
import type { Services } from '../services.ts';
import { idOf, refuse, replyTable } from './reply.ts';

/** Requests to take part in something. A ban does not cover ways out: leaving and resigning. */
const CLOSED_TO_BANNED: ReadonlySet<string> = new Set([
  '/api/tables',
  '/api/tables/:id/sit',
  '/api/tables/:id/start',
  '/api/tables/:id/remove',
  '/api/tables/:id/branch',
  '/api/tables/:id/rematch',
  '/api/tables/:id/invite',
  '/api/me/invitations/:id/accept',
  '/api/offers',
  '/api/tournaments',
  '/api/tournaments/:id/enter',
  '/api/tournaments/:id/start',
  '/api/import',
  '/api/me/bots',
  '/api/reports',
]);

/** Refuses a banned player everything that could disturb others. */
export function refuseBanned(app: FastifyInstance, { company }: Services): void {
  app.addHook('preHandler', async (request, reply) => {
    const { player, method, routeOptions } = request;
    if (player === undefined || method !== 'POST' || !CLOSED_TO_BANNED.has(routeOptions.url ?? '')) return undefined;
    const banned = await company.banned(player);
    return banned === undefined ? undefined : refuse(reply, banned);
  });
}

/** Reads a body, or answers with what is wrong with it. */
export function bodyOf<K extends keyof Requests>(kind: K, request: FastifyRequest): Result<Requests[K], RefusalInfo> {
  const body = readRequest(kind, request.body);
  return body.ok ? body : fail(refusal('faultyValue', faultParams(body.error)));
}

/** Answers without content, or with the refusal. */
export function replyDone(reply: FastifyReply, done: Result<undefined, RefusalInfo>): FastifyReply {
  return done.ok ? reply.code(204).send() : refuse(reply, done.error);
}

/** Whom a player keeps clear of, removing somebody from one's table, and reports. */
export function companyRoutes(app: FastifyInstance, services: Services, reports: preHandlerAsyncHookHandler): void {
  const { company, players } = services;

  /** The player who asks, if they are known. */
  const asker = async ({ player }: FastifyRequest): Promise<Result<string, RefusalInfo>> => {
    const me = await players.me(player);
    return me === undefined ? fail({ code: 'notKnown' }) : ok(me.player);
  };

  app.get('/api/me/company', async (request, reply) => {
    const me = await asker(request);
    return me.ok ? reply.send(await company.info(me.value)) : refuse(reply, me.error);
  });

  app.post('/api/me/shun', { config: { cost: 5 } }, async (request, reply) => {
    const body = bodyOf('shun', request);
    if (!body.ok) return refuse(reply, body.error);
    const me = await asker(request);
    if (!me.ok) return refuse(reply, me.error);
    const done = await company.shun(me.value, body.value.player, body.value.kind);
    if (done.ok) await services.showChat(me.value);
    return replyDone(reply, done);
  });

  app.post('/api/me/unshun', { config: { cost: 5 } }, async (request, reply) => {
    const body = bodyOf('unshun', request);
    if (!body.ok) return refuse(reply, body.error);
    const me = await asker(request);
    if (!me.ok) return refuse(reply, me.error);
    await company.unshun(me.value, body.value.player);
    await services.showChat(me.value);
    return replyDone(reply, ok(undefined));
  });

  app.post('/api/tables/:id/remove', async (request, reply) => {
    const body = bodyOf('removePlayer', request);
    if (!body.ok) return refuse(reply, body.error);
    const me = await asker(request);
    if (!me.ok) return refuse(reply, me.error);
    const done = await services.removePlayer(me.value, idOf(request), body.value.player);
    return replyTable(services, reply, done);
  });

  app.post('/api/reports', { preHandler: reports }, async (request, reply) => {
    const body = bodyOf('report', request);
    if (!body.ok) return refuse(reply, body.error);
    const me = await asker(request);
    if (!me.ok) return refuse(reply, me.error);
    return replyDone(reply, await fileReport(services, { player: me.value, device: request.device }, body.value));
  });
}
