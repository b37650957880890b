import { isRecord } from '@portolan/kernel';
import { refusal } from '@portolan/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { makeModeration } from '../company/moderation.ts';
import type { Services } from '../services.ts';
import type { Paging } from '../store/companyStore.ts';
import { bodyOf, replyDone } from './companyRoutes.ts';
import { idOf, refuse } from './reply.ts';

/** Reports or measures in one answer. */
const SHOWN = 30;

/** For administrators only, and refused to everybody else before anything is read. */
export function moderationRoutes(app: FastifyInstance, services: Services): void {
  const { company, players } = services;
  const moderation = makeModeration(services);

  app.register(async (admins) => {
    admins.addHook('preHandler', async (request, reply) => {
      const me = await players.me(request.player);
      if (me === undefined) return refuse(reply, { code: 'notKnown' });
      return company.isAdmin(me.player) ? undefined : refuse(reply, refusal('notAdmin'));
    });

    admins.get('/api/moderation/reports', async (request, reply) =>
      reply.send(await moderation.reports(pagingOf(request))),
    );
    admins.get('/api/moderation/measures', async (request, reply) =>
      reply.send(await moderation.measures(pagingOf(request))),
    );
    admins.get('/api/moderation/players/:id', async (request, reply) => {
      const found = await moderation.suspect(idOf(request));
      return found.ok ? reply.send(found.value) : refuse(reply, found.error);
    });
    admins.get('/api/moderation/tables/:id', async (request, reply) => {
      const found = await moderation.table(adminOf(request), idOf(request));
      return found.ok ? reply.send(found.value) : refuse(reply, found.error);
    });

    admins.post('/api/moderation/tables/:id/close', async (request, reply) => {
      const body = bodyOf('closeTable', request);
      if (!body.ok) return refuse(reply, body.error);
      const acting = { admin: adminOf(request), why: body.value.why };
      return replyDone(reply, await moderation.closeTable(acting, idOf(request)));
    });
    admins.post('/api/moderation/tables/:id/hide', async (request, reply) => {
      const body = bodyOf('hideLine', request);
      if (!body.ok) return refuse(reply, body.error);
      const acting = { admin: adminOf(request), why: body.value.why };
      return replyDone(reply, await moderation.hideLine(acting, idOf(request), body.value.line));
    });
    admins.post('/api/moderation/players/:id/ban', async (request, reply) => {
      const body = bodyOf('ban', request);
      if (!body.ok) return refuse(reply, body.error);
      const acting = { admin: adminOf(request), why: body.value.why };
      return replyDone(reply, await moderation.ban(acting, idOf(request), body.value.days));
    });
    admins.post('/api/moderation/players/:id/unban', async (request, reply) => {
      const body = bodyOf('unban', request);
      if (!body.ok) return refuse(reply, body.error);
      const acting = { admin: adminOf(request), why: body.value.why };
      return replyDone(reply, await moderation.unban(acting, idOf(request)));
    });
    admins.post('/api/moderation/reports/:id/settle', async (request, reply) => {
      const body = bodyOf('settle', request);
      if (!body.ok) return refuse(reply, body.error);
      const acting = { admin: adminOf(request), why: body.value.why };
      return replyDone(reply, await moderation.settle(acting, Number(idOf(request)), body.value.verdict));
    });
  });
}

/** The hook above has seen that there is one. */
function adminOf({ player }: FastifyRequest): string {
  return player ?? '';
}

/** `?before=12`: the page of a list that follows the row with this number. */
function pagingOf({ query }: FastifyRequest): Paging {
  const before = isRecord(query) ? Number(query.before) : Number.NaN;
  return Number.isSafeInteger(before) ? { before, limit: SHOWN } : { limit: SHOWN };
}
