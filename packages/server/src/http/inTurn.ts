import { fail, type Result } from '@portolan/kernel';
import type { RefusalInfo } from '@portolan/protocol';
import type { FastifyRequest } from 'fastify';
import type { Clients } from '../clients.ts';
import type { Meter } from '../meter.ts';
import type { Turn, Turns } from '../turns.ts';

/** Does expensive work for a request when its network has the turn. */
export type InTurn = <T>(
  request: FastifyRequest,
  work: (turn: Turn) => Promise<Result<T, RefusalInfo>>,
) => Promise<Result<T, RefusalInfo>>;

/** Charges the sender of a request for its main-thread time beyond the weight of its route. */
export type Charge = (request: FastifyRequest, meter: Meter) => Promise<void>;

export interface InTurnOptions {
  readonly turns: Turns;
  readonly clients: Pick<Clients, 'network'>;
  readonly charge: Charge;
}

export function makeInTurn({ turns, clients, charge }: InTurnOptions): InTurn {
  return async (request, work) => {
    const turn = await turns.enter(clients.network(request.raw));
    if (turn === undefined) return fail({ code: 'tooFast' });
    try {
      return await work(turn);
    } finally {
      turn.end();
      await charge(request, turn.meter);
    }
  };
}
