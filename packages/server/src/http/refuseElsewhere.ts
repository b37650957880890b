import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { isElsewhere } from '../sharedDevice.ts';
import { idOf, refuse } from './reply.ts';

/** Refuses everything about a table that is being played on another shared device, as if there were no such table. */
export function refuseElsewhere(app: FastifyInstance, { table }: Services): void {
  app.addHook('preHandler', async (request, reply) => {
    if (request.routeOptions.url?.startsWith('/api/tables/:id') !== true) return undefined;
    const row = await table(idOf(request));
    return row !== undefined && isElsewhere(row, request) ? refuse(reply, { code: 'unknownTable' }) : undefined;
  });
}
