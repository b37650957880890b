import { LONGEST_LOG, refusal } from '@portolan/protocol';
import type { FastifyInstance, FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import { makeConnectionCounter } from '../connectionCounter.ts';
import { importLog } from '../importLog.ts';
import type { Services } from '../services.ts';
import { refuse, replyTable } from './reply.ts';

/** The content types under which JSON Lines are sent. */
const LOG_TYPES = ['application/jsonl', 'application/x-ndjson', 'text/plain'];

/** Counts the body of a request that is to be kept, for a player and their network; false if it is too much for one day. */
export type MayKeep = (request: FastifyRequest) => Promise<boolean>;

export interface ImportLimits {
  readonly rates: readonly onRequestAsyncHookHandler[];
  readonly mayKeep: MayKeep;
  network(request: FastifyRequest): string;
}

/** Imports a match that was played elsewhere. */
export function importRoute(app: FastifyInstance, services: Services, { rates, mayKeep, network }: ImportLimits): void {
  const { importsAtOnce, importsPerNetwork } = services.limits;
  const ofNetwork = makeConnectionCounter(importsPerNetwork);
  let underWay = 0;

  /** Logs are large: a request that will be refused is not read, and only a few are in memory at once. */
  const enter: onRequestAsyncHookHandler = async (request, reply) => {
    if ((await services.players.me(request.player)) === undefined) return refuse(reply, { code: 'notKnown' });
    const from = network(request);
    if (underWay >= importsAtOnce || !ofNetwork.enter(from)) return refuse(reply, { code: 'tooFast' });
    underWay++;
    reply.raw.once('close', () => {
      underWay--;
      ofNetwork.leave(from);
    });
    return undefined;
  };

  app.register(async (scope) => {
    scope.addContentTypeParser(LOG_TYPES, { parseAs: 'string', bodyLimit: LONGEST_LOG }, (_request, body, done) =>
      done(null, body),
    );
    const options = { onRequest: [...rates, enter], bodyLimit: LONGEST_LOG, config: { cost: 20 } };
    scope.post('/api/import', options, async (request, reply) => {
      const me = await services.players.me(request.player);
      if (me === undefined) return refuse(reply, { code: 'notKnown' });
      if (typeof request.body !== 'string') return refuse(reply, refusal('logNotText'));
      if (!(await mayKeep(request))) return refuse(reply, refusal('tooMuchToKeep'));
      return replyTable(services, reply, await importLog(services, me.player, request.body));
    });
  });
}
