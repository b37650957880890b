import { fail, type Result } from '@portolan/kernel';
import { faultParams, type RefusalInfo, type Requests, readRequest, refusal } from '@portolan/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import type { Services } from '../services.ts';
import type { Asker } from '../sharedDevice.ts';
import { idOf, refuse } from './reply.ts';

type Answer = Promise<Result<unknown, RefusalInfo>>;
type Arranging = 'noticeSettings' | 'pushChannel' | 'mailChannel' | 'webhookChannel';

/** What protects these routes: `mails` those that send an email, `guesses` those that reach out in other ways. */
export interface NoticeGuards {
  readonly guesses: preHandlerAsyncHookHandler;
  readonly mails: preHandlerAsyncHookHandler;
}

/** How players want to be told that a table awaits them. */
export function noticeRoutes(app: FastifyInstance, services: Services, { guesses, mails }: NoticeGuards): void {
  const { players, notices, mailTargets } = services;

  /** Handles a request that needs a known player. */
  const act =
    (work: (player: string, request: FastifyRequest) => Answer) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const me = await players.me(request.player);
      if (me === undefined) return refuse(reply, { code: 'notKnown' });
      return answer(reply, await work(me.player, request));
    };

  /** Handles a request by which a player says how to reach them, from now on in the language of their page. */
  const arrange = <K extends Arranging>(kind: K, work: (player: string, request: Requests[K]) => Answer) =>
    act((player, { body }) =>
      reading(kind, body, async (request) => {
        if (request.locale !== undefined) await players.setLocale(player, request.locale);
        return work(player, request);
      }),
    );

  app.get(
    '/api/notifications',
    act(async (player) => ({ ok: true, value: await notices.info(player) })),
  );
  // For the page title: no table waits for a visitor without a name.
  app.get('/api/notifications/awaiting', async ({ player }, reply) =>
    reply.send({ tables: player === undefined ? 0 : await notices.awaiting(player) }),
  );
  app.post(
    '/api/notifications',
    arrange('noticeSettings', async (player, settings) => ({ ok: true, value: await notices.set(player, settings) })),
  );
  app.post('/api/notifications/push', { preHandler: guesses }, arrange('pushChannel', notices.addPush));
  app.post(
    '/api/notifications/mail',
    { preHandler: mails },
    arrange('mailChannel', async (player, { address }) => {
      // Nobody gets a second unwanted email soon after the first, whoever asks for it.
      if (!(await mailTargets.take([address.toLowerCase()]))) return fail({ code: 'tooFast' });
      return notices.addMail(player, address);
    }),
  );
  app.post('/api/notifications/webhook', { preHandler: guesses }, arrange('webhookChannel', notices.addWebhook));
  app.post(
    '/api/notifications/channels/:id/remove',
    act((player, request) => notices.remove(player, idOf(request))),
  );

  for (const purpose of ['confirm', 'stop'] as const)
    app.post(`/api/notifications/${purpose}`, { preHandler: guesses }, async ({ body }, reply) =>
      answer(reply, await reading('noticeLink', body, ({ token }) => notices.useLink(purpose, token))),
    );
  // For mail programs: the whole link is the address, and the body says only that one click is meant.
  app.register(async (scope) => {
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
    scope.post('/api/notifications/stop/:id', { preHandler: guesses }, async (request, reply) =>
      answer(reply, await notices.useLink('stop', idOf(request))),
    );
  });

  app.get(
    '/api/tables/:id/notifications',
    act(async (player, request) => {
      const table = idOf(request);
      const seated = await seatedAt(services, request, table);
      if (!seated.ok) return seated;
      const when = await notices.timingAt(player, table);
      return { ok: true, value: when === undefined ? {} : { when } };
    }),
  );
  app.post(
    '/api/tables/:id/notifications',
    act((player, request) =>
      reading('tableNotices', request.body, async ({ when }) => {
        const table = idOf(request);
        const seated = await seatedAt(services, request, table);
        if (!seated.ok) return seated;
        await notices.setAt(player, table, when);
        return { ok: true, value: when === undefined ? {} : { when } };
      }),
    ),
  );
}

async function reading<K extends keyof Requests>(
  kind: K,
  body: unknown,
  work: (request: Requests[K]) => Answer,
): Answer {
  const read = readRequest(kind, body);
  return read.ok ? work(read.value) : fail(refusal('faultyValue', faultParams(read.error)));
}

async function seatedAt(services: Services, asker: Asker, id: string): Answer {
  const table = await services.tableFor(asker, id);
  if (table === undefined) return fail({ code: 'unknownTable' });
  // A page may ask just after its player has resigned, which is no mistake.
  const isAt = table.seats.some((seat) => seat.kind === 'person' && seat.player === asker.player);
  return isAt ? { ok: true, value: table } : fail({ code: 'notSeated' });
}

function answer(reply: FastifyReply, done: Result<unknown, RefusalInfo>): FastifyReply {
  if (!done.ok) return refuse(reply, done.error);
  return done.value === undefined ? reply.code(204).send() : reply.send(done.value);
}
