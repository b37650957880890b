import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import type { Charge } from './inTurn.ts';
import { refuse } from './reply.ts';

/** Everything the server has about the player, as a file to keep. One at a time: it may be the logs of a thousand games. */
export function exportRoute(app: FastifyInstance, services: Services, charge: Charge): void {
  const { players, ownData, newMeter } = services;
  const writing = new Set<string>();

  app.get('/api/me/export', { config: { cost: 60 } }, async (request, reply) => {
    const me = await players.me(request.player);
    if (me === undefined) return refuse(reply, { code: 'notKnown' });
    const { player } = me;
    if (writing.has(player)) return refuse(reply, { code: 'tooFast' });
    writing.add(player);
    const meter = newMeter();
    const file = Readable.from(ownData.write(player, meter));
    file.on('close', () => {
      writing.delete(player);
      void charge(request, meter);
    });
    return reply
      .header('content-type', 'application/json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="portolan.json"')
      .send(file);
  });
}
