import { LONGEST_LOG, refusal } from '@portolan/protocol';
import type { FastifyInstance, preHandlerAsyncHookHandler } from 'fastify';
import { importLog } from '../importLog.ts';
import type { Services } from '../services.ts';
import { refuse, replyTable } from './reply.ts';

/** The content types under which JSON Lines are sent. */
const LOG_TYPES = ['application/jsonl', 'application/x-ndjson', 'text/plain'];

/** Imports a match that was played elsewhere. */
export function importRoute(app: FastifyInstance, services: Services, slower: preHandlerAsyncHookHandler): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(LOG_TYPES, { parseAs: 'string', bodyLimit: LONGEST_LOG }, (_request, body, done) =>
      done(null, body),
    );
    scope.post(
      '/api/import',
      { preHandler: slower, bodyLimit: LONGEST_LOG, config: { cost: 20 } },
      async (request, reply) => {
        const me = await services.players.me(request.player);
        if (me === undefined) return refuse(reply, { code: 'notKnown' });
        if (typeof request.body !== 'string') return refuse(reply, refusal('logNotText'));
        return replyTable(services, reply, await importLog(services, me.player, request.body));
      },
    );
  });
}
