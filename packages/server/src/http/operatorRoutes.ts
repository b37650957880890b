import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Health } from '../health.ts';
import { METRICS_TYPE } from '../metrics/metricsRegistry.ts';
import type { Services } from '../services.ts';
import { refuse } from './reply.ts';

export interface OperatorOptions {
  readonly services: Services;
  readonly version: string;
  readonly connections: () => number;
  readonly health: Health;
  /** Whether the server is about to stop: nobody should be sent to it any more. */
  readonly isStopping: () => boolean;
  /** Whoever knows it can read the metrics; without one there are none to read. */
  readonly metricsToken: string | undefined;
}

const STOPPING = 'the server is stopping';

/** What monitoring and orchestration ask for. */
export function operatorRoutes(app: FastifyInstance, options: OperatorOptions): void {
  const { services, version, connections, health, isStopping, metricsToken } = options;

  app.get('/health', async (_request, reply) => {
    const about = { version, connections: connections() };
    if (isStopping()) return reply.code(503).send({ ok: false, reason: STOPPING, ...about });
    const { problem, tables } = await health.check();
    if (problem !== undefined) return reply.code(503).send({ ok: false, reason: problem, ...about });
    return reply.send({ ok: true, ...about, tables });
  });

  if (metricsToken === undefined) return;
  app.get('/metrics', async (request, reply) => {
    const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!isSame(given, metricsToken)) return refuse(reply.header('www-authenticate', 'Bearer'), { code: 'notKnown' });
    return reply.type(METRICS_TYPE).send(await services.metrics.registry.text());
  });
}

/** Takes as long for a close guess as for a wild one. */
function isSame(one: string, other: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
