import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Clients } from './clients.ts';
import type { Log } from './log.ts';
import type { ServerMetrics } from './metrics/serverMetrics.ts';

export interface AccessOptions {
  readonly clients: Clients;
  readonly metrics: ServerMetrics;
  /** Undefined: requests are counted but not logged. */
  readonly log: Log | undefined;
}

/**
 * Counts every request, and logs it if enabled: the matched route instead of the path, which can contain the code of a
 * table, and of the address only the network.
 */
export function watchRequests(app: FastifyInstance, { clients, metrics, log }: AccessOptions): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, raw } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = routeOptions.url ?? 'none';
    // Built files have a route each.
    const group = route.startsWith('/assets/') ? '/assets/*' : route;
    metrics.requests.add({ method: routeOptions.url === undefined ? 'any' : method, route: group, status });
    metrics.requestSeconds.observe(elapsedTime / 1000);
    if (status === 429) metrics.refusals.add({ via: 'http' });
    const bytes = Number(reply.getHeader('content-length') ?? 0);
    const network = shortened(clients.address(raw));
    log?.info({ method, route, status, ms: Math.round(elapsedTime * 10) / 10, bytes, network }, 'request');
  });
}

/** The first 24 bits of an IPv4 address, the first 48 of IPv6: enough to locate a flood, but not a person. */
export function shortened(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain.replace(/\.\d+$/, '.0');
  const [head = '', tail] = (plain.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const behind = tail === undefined || tail === '' ? [] : tail.split(':');
  if (tail !== undefined) while (groups.length + behind.length < 8) groups.push('0');
  return `${[...groups, ...behind].slice(0, 3).join(':')}::`;
}
