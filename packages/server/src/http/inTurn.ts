import { fail, type Result } from '@portolan/kernel';
import type { RefusalInfo } from '@portolan/protocol';
import type { FastifyRequest } from 'fastify';
import type { Clients } from '../clients.ts';
import type { Turn, Turns } from '../turns.ts';

/** Does expensive work for a request when it is the turn of its network. */
export type InTurn = <T>(
  request: FastifyRequest,
  work: (turn: Turn) => Promise<Result<T, RefusalInfo>>,
) => Promise<Result<T, RefusalInfo>>;

export function makeInTurn(turns: Turns, clients: Clients): InTurn {
  return async ({ raw }, work) => {
    const turn = await turns.enter(clients.network(raw));
    if (turn === undefined) return fail({ code: 'tooFast' });
    try {
      return await work(turn);
    } finally {
      turn.end();
    }
  };
}
