import { fail, ok, type Result, rngFromSeed } from '@portolan/kernel';
import { type ImaginedTable, mayHint, type RefusalInfo, refusal } from '@portolan/protocol';
import type { FastifyInstance } from 'fastify';
import type { Meter } from '../meter.ts';
import type { Services } from '../services.ts';
import type { TableRow } from '../store/store.ts';
import { seatsOf } from '../subscriptions.ts';
import type { InTurn } from './inTurn.ts';
import { idOf, refuse } from './reply.ts';

/**
 * What a page needs to think about a decision: a complete state that the player's seat cannot tell from the real one, so
 * that it tells nothing that the seat does not know. Only where the table has hints.
 */
export function hintRoute(app: FastifyInstance, services: Services, inTurn: InTurn): void {
  app.get('/api/tables/:id/imagined', { config: { cost: 3 } }, async (request, reply) => {
    const table = await services.tableFor(request, idOf(request));
    if (table === undefined) return refuse(reply, { code: 'unknownTable' });
    const found = await inTurn(request, ({ meter }) => imagine(services, meter, { table, player: request.player }));
    return found.ok ? reply.send(found.value) : refuse(reply, found.error);
  });
}

async function imagine(
  { matches, newSeed }: Services,
  meter: Meter,
  { table, player }: { readonly table: TableRow; readonly player: string | undefined },
): Promise<Result<ImaginedTable, RefusalInfo>> {
  const own = seatsOf(table, player);
  if (own.length === 0) return fail({ code: 'notSeated' });
  if (table.status !== 'running') return fail({ code: 'notRunning' });
  if (!mayHint(table)) return fail(refusal('noHints'));
  const match = await matches.open(table, meter);
  if (!match.ok) return match;
  const { awaiting, ending, seq, state, start } = match.value.position();
  const seat = own.find((one) => awaiting.includes(one) && one !== ending);
  if (seat === undefined) return fail({ code: 'wrongSeat' });
  const imagined = meter.run(() => start.game.determinize(state, seat, rngFromSeed(newSeed())));
  return ok({ seq, seat, state: imagined });
}
