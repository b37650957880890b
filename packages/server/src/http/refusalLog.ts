import type { FastifyInstance } from 'fastify';
import { shortened } from '../accessLog.ts';
import type { Clients } from '../clients.ts';
import { makeBucket } from '../limits.ts';
import type { Log } from '../log.ts';

/** Not signed in, not allowed, too much. */
const REFUSED: readonly number[] = [401, 403, 429];
/** A flood of requests must not fill the disk with log lines. */
const LINES = { burst: 60, perSecond: 0.5 };

/** Logs who was refused something, whether or not there is an access log; of a flood a few lines, with how many were left out. */
export function logRefusals(app: FastifyInstance, { clients, log }: { clients: Clients; log: Log }): void {
  const lines = makeBucket(LINES.burst, LINES.perSecond);
  let leftOut = 0;
  app.addHook('onResponse', async ({ raw, routeOptions, player }, { statusCode: status }) => {
    if (!REFUSED.includes(status)) return;
    if (!lines.take(performance.now())) {
      leftOut++;
      return;
    }
    const who = { ...(player === undefined ? {} : { player }), network: shortened(clients.address(raw)) };
    const more = leftOut === 0 ? {} : { leftOut };
    leftOut = 0;
    log.info({ route: routeOptions.url ?? 'none', status, ...who, ...more }, 'refused');
  });
}
